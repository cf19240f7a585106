extension Bundled {
  /// Railways and canals.
  static let rails: [BundledPost] = [
    BundledPost(
      author: 6, title: "Thirty years in a signal box",
      body: """
        The idea behind the signals is simple. The line is cut into pieces, and only one train may be in each. \
        Before I let a train go, I asked the next box by bell. If the same beats came back, the piece was free, and \
        I pulled the lever.

        The levers were stubborn on purpose. Under the floor iron bars slid through one another, so that no lever \
        could move while another contradicted it. You could not send two trains at each other even if you were \
        tired, ill or in love.

        It taught me what to ask of any sign. It need not be clever. But there should be no way to pull it that \
        tells a lie.
        """,
      remarks: [
        Remark(
          name: "Maureen",
          body: """
            My mother worked a box on a branch line and knitted between trains. She reckoned fourteen trains to a \
            sleeve.
            """),
        Remark(name: "Aditya", body: "Was it ever too quiet?"),
        Remark(name: "Wojtek", body: "I sat in one for a winter, Aditya. You learn every sound the stove can make."),
      ]),
    BundledPost(
      author: 4, title: "Pointing at a signal, out loud",
      body: """
        Watch the driver of a train in Japan. At every signal a white glove goes up, a finger points, and the mouth \
        says what the eye sees: signal, clear. The conductor does it on the platform, to a clock, and to a stretch \
        of empty floor. It is called shisa kanko, pointing and calling, and it is about a century old. It looks odd \
        and it works. In a test by the Railway Technical Research Institute in the 1990s it cut the errors in a \
        simple task by nearly 85 per cent.

        I do it at my own front door. Gas, off. Key, here. The neighbours have grown used to it, and one of them has \
        begun.
        """,
      remarks: [
        Remark(
          name: "Naomi",
          body: """
            New York conductors point too, at a striped board in the middle of the platform. Passengers have held up \
            silly signs beside it.
            """),
        Remark(name: "Pál", body: "I tried it with the iron, and have not driven back to check since."),
      ]),
    BundledPost(
      author: 3, title: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      body: """
        The village on Anglesey had a long name already. In the 1860s somebody made it longer, so that travellers, \
        it is said, would want to leave the train there. It worked. They leave it, photograph the board and wait for \
        the next one.

        It is not nonsense. Piece by piece it speaks of Saint Mary's church, a hollow, white hazels, a rapid \
        whirlpool, Saint Tysilio and a red cave. It reads like directions from somebody who could not find a place \
        to stop.

        In English it has fifty-eight letters, in Welsh fifty-one, because there ll and ch count as one. The \
        timetable says Llanfairpwll, and so do the people who live there.
        """,
      remarks: [
        Remark(
          name: "Gwen",
          body: """
            My gran could say it in one breath while pouring tea. The tea was the difficult part.
            """),
        Remark(
          name: "Uli",
          body: """
            We have the Donaudampfschifffahrtsgesellschaftskapitän, but one cannot get off there.
            """),
        Remark(name: "Carys", body: "Thank you for counting ll as one letter. The crossword depends on it."),
      ]),
    BundledPost(
      author: 1, title: "Eight locks at Banavie",
      body: """
        A canal would rather go round. Only when there is no other way does it climb. At Banavie, near Fort William, \
        Thomas Telford's Caledonian Canal goes up by eight locks in a row, about twenty metres in all. Sailors call \
        it Neptune's Staircase. It takes an hour and a half, and there is nothing to steer. You hold a rope, the \
        water lifts you, and somebody on the bank asks where you have come from. I have never been so sure of my \
        position, or so bad at waiting.
        """,
      remarks: [
        Remark(
          name: "Hamish",
          body: """
            I am the somebody on the bank. You would be surprised how many do not know where they have come from.
            """)
      ]),
    BundledPost(
      author: 6, title: "Height above the sea, at every station",
      body: """
        The name board of an Indian station is yellow with black letters, and gives the name in the language of the \
        state, in Hindi and in English. Below, in smaller type, it says how high you are above mean sea level. That \
        was meant for those who ran the trains, and who wished to know whether the line ahead went up or down. \
        Passengers read it anyway. At Ghum, on the way to Darjeeling, it is 2,258 metres, and whole families read it \
        aloud.

        The name tells you where you are among people. The height tells you where you are among clouds.
        """,
      remarks: [
        Remark(
          name: "Sunil",
          body: """
            As a boy I kept the heights in a notebook, as others kept the numbers of engines. My lowest is four \
            metres.
            """),
        Remark(name: "Bea", body: "I grew up in the Fens. Some of ours would need a minus sign 🚂"),
      ]),
    BundledPost(
      author: 6, title: "When a white light meant go",
      body: """
        On the early railways of Britain a white light meant that the line was clear. Red was danger, and green \
        asked for caution. It seemed reasonable, as white was simply a lamp with nothing in front of it.

        That was the trouble. White is also the colour of a lamp in a window, of a star low over the cutting, and of \
        a red signal whose glass has fallen out. The last of these said "go" at the one moment when it should not.

        By the end of the nineteenth century green had become the light for clear. Since then a signal without its \
        glass says something that is not in the book, and a driver who sees what is not in the book must stop. I \
        would carve that over the door of every school of design.
        """,
      remarks: []),
    BundledPost(
      author: 3, title: "The bridge that turns the horse round",
      body: """
        A canal horse walked along the towpath and pulled the boat on a long line. Now and then the path had to \
        change to the other bank. At an ordinary bridge somebody had to untie the horse, lead it across and tie it \
        up again, while the boat drifted sideways.

        On the Macclesfield Canal they curled the bridge instead. The horse goes up one side, across, and down a \
        ramp that bends right round, so that it passes under the arch it has just crossed. The line is never untied. \
        They call them snake bridges.

        On old canals the wet ropes have worn grooves in the stone. I followed one with my finger and got nowhere, \
        in the most satisfying way.
        """,
      remarks: [
        Remark(name: "Dorothy", body: "Seen from a narrowboat, they look like something a potter would have done."),
        Remark(
          name: "Imran",
          body: """
            I drew it on paper to be sure. It works. I am a road engineer, and I feel outdone by a horse.
            """),
      ]),
    BundledPost(
      author: 6, title: "Bristol keeps two minute hands",
      body: """
        When it is noon by the sun in Bristol, it has been noon in London for about ten minutes. As long as people \
        went by coach this did no harm. Each town had its own noon, and the traveller put his watch right on \
        arrival.

        A railway cannot work like that. The Great Western kept London time from 1840, and for some years Bristol \
        lived by both. The clock on the Exchange in Corn Street was given a second minute hand, and it has it still. \
        London time became the law of the land in 1880. But the old noon did not go away. It is up there on the \
        wall, late, correct, and of no use to the trains.
        """,
      remarks: [
        Remark(
          name: "Jem",
          body: """
            I live opposite. We call it "the excuse".
            """),
        Remark(name: "Rosa", body: "Which of the two hands do people use to decide that they are late?"),
        Remark(name: "Jem", body: "Whichever is kinder, Rosa."),
      ]),
  ]
}
