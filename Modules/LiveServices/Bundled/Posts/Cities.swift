extension Bundled {
  /// Cities, their streets and what runs below.
  static let cities: [BundledPost] = [
    BundledPost(
      author: 4, title: "Harry Beck bends the river",
      body: """
        In 1931 Harry Beck, a draughtsman who had worked for the London Underground, drew its lines in his spare \
        time as if they were a wiring plan. Every line ran level, upright or at forty-five degrees. Stations stood \
        at even distances. The streets vanished, and only the Thames was let in, on condition that it bent like \
        everything else.

        The publicity office turned it down. In 1933 it was tried all the same, with a note asking the public for \
        its opinion. The public kept the map.

        It is wrong about almost every distance. It is right about the one thing that a passenger can use below \
        ground: what comes next, and where to change.
        """,
      remarks: [
        Remark(
          name: "Priya",
          body: """
            I once changed trains twice to go somewhere that I could have walked to in four minutes. I blame Mr Beck \
            and would do it again.
            """),
        Remark(name: "Gustav", body: "Did he earn anything by it?"),
        Remark(name: "Nell", body: "A few guineas, Gustav. It took them decades to print his name beside it again."),
      ]),
    BundledPost(
      author: 2, title: "A river counts the houses",
      body: """
        In Paris the houses are numbered from the river. A street that leads away from the Seine begins at the end \
        nearer to the water; a street that runs along it counts in the direction of the current. Even numbers are on \
        the right, odd ones on the left.

        It has been so since 1805. One system before that went up one side of the street and came back down the \
        other, so that number one stood opposite the last.

        A lost person with a little arithmetic therefore always knows where the river is. I have tried it at night, \
        in rain, with a suitcase. It works, though one meets a number 12 bis, and has to ask at the cafe\u{301} \
        after all.
        """,
      remarks: [
        Remark(name: "Colette", body: "I lived at 12 bis. Nobody ever found me, and I wrote my thesis in two years."),
        Remark(
          name: "Anselm",
          body: """
            Vienna has something like it since 1862. Streets count outwards from the middle, and those that go round \
            count clockwise.
            """),
      ]),
    BundledPost(
      author: 4, title: "A grasshopper called Chapultepec",
      body: """
        When Mexico City opened its metro in 1969, each station had a name and also a small picture, drawn by Lance \
        Wyman and his team. Someone who could not read, or not this alphabet, could still say: three more stops, \
        then the duck.

        Chapultepec, "hill of the grasshopper" in Nahuatl, got a grasshopper. The duck is Candelaria. Pino Suárez \
        got the small round temple that the builders came upon while they dug, and which still stands there, in a \
        passage between two lines.

        New stations have been given pictures ever since. I envy a network that has to ask, of each place, what it \
        looks like.
        """,
      remarks: [
        Remark(
          name: "Itzel",
          body: """
            My grandmother could not read, and she went all over the city alone. She called my stop "the cannon".
            """),
        Remark(name: "Fred", body: "Which one is the cannon?"),
        Remark(name: "Itzel", body: "Balderas. There are real ones in the square near by."),
      ]),
    BundledPost(
      author: 6, title: "The blue line on the hospital floor",
      body: """
        The hospital in our town has lines painted on the floor: blue to the X-rays, yellow to the children's ward, \
        green to the eye clinic. Each starts at the door and runs down the corridor beside the others, like the \
        tracks out of a large station. I spent an afternoon there last year and watched, out of habit. Nobody who \
        followed a line asked the way. People looked up only where two lines parted, and there they stopped, just as \
        a driver does at a junction.

        It has one fault. The green line leads to the eye clinic, and a good many of those who need it cannot see \
        it.
        """,
      remarks: [
        Remark(
          name: "Noor",
          body: """
            I am a nurse. We tell them to follow the blue line, and they follow the person in front, who is usually \
            me.
            """),
        Remark(
          name: "Alastair",
          body: """
            Ours had footprints instead of lines. The children walked in them very carefully and forgot to be \
            afraid.
            """),
      ]),
    BundledPost(
      author: 8, title: "Living at Q7, 24",
      body: """
        The middle of Mannheim has hardly any street names. It is a grid of blocks, and each block has a letter and \
        a number, so that an address reads Q7, 24. In the evening you say that you are at the bar in G3, and people \
        know where that is.

        The letters run from the palace towards the river Neckar, A to K on the left of the middle street and L to U \
        on the right. The numbers grow outwards from that street on both sides.

        The postman told me that it is quite simple once you stop thinking of streets. I had not known that I did.
        """,
      remarks: []),
    BundledPost(
      author: 5,
      title: "On asking the way in a city where everyone is polite and nobody wants to say that they do not know",
      body: """
        In some cities it is unkind to send a stranger away with nothing. So if you ask a man the way to the \
        tanners' gate, he will point, whether he knows it or not, because pointing is at least something.

        I was taught to ask three people, some distance apart, and never to put the answer into the question. Do not \
        ask whether this is the way. The answer is yes. Ask which way it is. If two of the three arms agree, walk. \
        If all three differ, drink a glass of tea with the third, who will by then have called his cousin.

        The cousin always knows.
        """,
      remarks: [
        Remark(name: "Youssef", body: "I am the cousin. People ring at all hours."),
        Remark(
          name: "Grace",
          body: """
            In my town they answer with "you can't miss it", and then I do.
            """),
        Remark(name: "Filipa", body: "And if all three are cousins?"),
        Remark(name: "Youssef", body: "Then you are in the right street already."),
        Remark(
          name: "Tor",
          body: """
            The rule about the question is the best thing I have read this month. I used it on my son about his \
            homework.
            """),
      ]),
    BundledPost(
      author: 4, title: "Streets without names",
      body: """
        Most streets in Japan have no name. What has a number is the block, and within it the house, so that an \
        address goes down in steps: the city, the ward, the district, the block, the building. The street is what is \
        left over in between.

        For a long time houses were numbered in the order in which they were built, so that 3 may stand between 12 \
        and 7. This makes sense to the registrar, and to nobody who delivers noodles.

        Therefore we draw. Every shop has a small map on its card, every police box has one on the wall, and an \
        invitation to dinner comes with a sketch in which the station is the centre of the world.
        """,
      remarks: [
        Remark(
          name: "Bronwen",
          body: """
            The officer in the police box drew me a map on the back of my hand. I did not wash it until I had found \
            the place.
            """),
        Remark(name: "Sota", body: "I deliver the noodles. One learns who lives where, and then they move."),
      ]),
    BundledPost(
      author: 4, title: "Reading with the feet",
      body: """
        In 1967 the first tactile paving was laid at a crossing near a school for the blind in Okayama. Seiichi \
        Miyake had invented it two years before, for a friend who was losing his sight. The language has two words. \
        Long bars mean: go on, this way. Dots mean: pay attention, here is an edge, a crossing or a choice. It is \
        enough to get from the train to the street without asking anybody. Sighted passengers use the yellow strip \
        as well, without knowing it, when the hall is full and all the signs are hidden behind heads.
        """,
      remarks: [
        Remark(
          name: "Odile",
          body: """
            Please tell people not to leave their suitcases on it. I find every one of them, with my cane or with my \
            shin.
            """),
        Remark(name: "Henrik", body: "I had taken the dots for a decoration. I apologise to them."),
      ]),
  ]
}
