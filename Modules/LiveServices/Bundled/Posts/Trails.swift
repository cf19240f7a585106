extension Bundled {
  /// Trails, and how people keep to them.
  static let trails: [BundledPost] = [
    BundledPost(
      author: 8, title: "Three stripes on a beech",
      body: """
        Our mark is a square of ten by ten centimetres: a white stripe, a coloured one, and a white one again. The \
        white is there to be seen, the colour to be followed. Red is for the long ways and the ridges, blue for the \
        next in rank, green for local paths, and yellow for the short links between them.

        The club began in 1889, and today the marked paths of Czechia measure some forty thousand kilometres. \
        Volunteers paint them, with a brush, a scraper and a can that leaks.

        One learns a few things. Paint the side from which the walker comes. Never choose a tree that the forester \
        has marked as well. And put a mark after each crossing, because doubt begins thirty steps later.
        """,
      remarks: [
        Remark(name: "Jiří", body: "It is the mark after the crossing that makes me trust you all."),
        Remark(name: "Fiona", body: "I have only now understood about the forester's mark. Poor tree."),
        Remark(
          name: "Tamsin",
          body: """
            Do you ever follow your own marks for pleasure, or do you only see what needs repainting?
            """),
      ]),
    BundledPost(
      author: 3, title: "The path nobody planned",
      body: """
        Across the lawn in front of our library runs a path that no one laid. It cuts off a corner, it is exactly \
        one person wide, and the grass has given up. Planners call it a desire line. The Dutch say olifantenpaadje, \
        an elephant path, though the elephants there go by bicycle.

        It is told of so many universities that they waited a year before paving anything, and then paved what the \
        students had worn, that it must be true of one.

        I have nothing against planners. But a path that was made by feet answers a question that nobody put to them \
        on paper: where were you going anyway?
        """,
      remarks: [
        Remark(
          name: "Joost",
          body: """
            I am one of the elephants. My office put up a fence, and now the path goes round the fence.
            """),
        Remark(name: "Leila", body: "Ours was paved at last, and the next week there was a new one beside it."),
      ]),
    BundledPost(
      author: 8, title: "Yes, we do walk in circles",
      body: """
        In old stories the lost traveller comes upon his own footprints. In 2009 Jan Souman and his colleagues in \
        Tübingen published what happens. They had sent walkers into a large flat forest and into the Sahara, with a \
        receiver that recorded the track, and asked them to go straight ahead.

        With the sun or the moon in sight, people did. Under cloud they curved, crossed their own path without \
        noticing, and believed that they were doing well. Blindfolded, some walked circles no more than twenty \
        metres across.

        It is not that one leg is longer. Small errors in our sense of straight add up, as in any sum. We need one \
        thing outside the head: a sun, a hill, a mark on a beech.
        """,
      remarks: [
        Remark(
          name: "Emeka",
          body: """
            I did this in a fog on a football pitch. I left by the gate I had come in by, and was surprised to find \
            my own bicycle.
            """),
        Remark(name: "Zoë", body: "I had a naïve theory that right-handed people turn right. Did they check?"),
        Remark(
          name: "Benno",
          body: """
            They did, Zoë. Most people bent to the left for a while and then to the right, as if they could not \
            decide.
            """),
        Remark(name: "Zoë", body: "That is how I cook, too."),
        Remark(
          name: "Malik",
          body: """
            In the desert we give the child at the back a stick to drag. If the line behind is bent, so are you.
            """),
      ]),
    BundledPost(
      author: 4, title: "道しるべ, a word for a waymark",
      body: """
        The Japanese for a waymark is 道しるべ, michishirube. 道 is the way, and しるべ a guide, or something that \
        lets you know. One says it of a stone at a fork in the road, and also of a good teacher.

        The old stones are modest. One near my parents' house says, in characters worn nearly smooth, that the right \
        leads to the temple and the left to Edo, which has been called Tokyo since 1868.

        On the great roads the shogunate went further. From 1604 it had a pair of earth mounds raised at every ri, a \
        little under four kilometres, with trees planted on top. The mound told you how far. The tree gave shade \
        while you thought about it.
        """,
      remarks: [
        Remark(
          name: "Haruka",
          body: """
            道しるべ is also what my teacher wrote in my graduation book. I thought that she meant a signpost. \
            Perhaps she did.
            """),
        Remark(name: "Dylan", body: "Are any of the mounds left?"),
        Remark(
          name: "Haruka",
          body: """
            A few pairs, Dylan. Shimura in Tokyo still has both of its own, with a main road running past.
            """),
      ]),
    BundledPost(
      author: 2, title: "A can of yellow paint",
      body: """
        In 1984 Elías Valiña, the parish priest of O Cebreiro in Galicia, filled his car with yellow paint left over \
        from road works. He drove along the old pilgrim road to Santiago and painted an arrow wherever one might go \
        wrong.

        They say that the police stopped him near the Pyrenees and asked what he was up to. He said that he was \
        preparing a great invasion.

        They let him go, and he was right. In those days a few hundred people a year walked to Santiago; now several \
        hundred thousand do. The arrows are on walls, kerbs, trees and the backs of road signs. They have spread to \
        my country too, where blue ones lead to Fátima and, if you turn round, home.
        """,
      remarks: [
        Remark(name: "Brigitte", body: "After five weeks I kept looking for arrows in my own kitchen."),
        Remark(
          name: "Xoán",
          body: """
            Yellow because it was what the road works had. We might so easily have followed pink.
            """),
      ]),
    BundledPost(
      author: 3, title: "The summer without signposts",
      body: """
        In 1940, expecting an invasion, Britain took down its signposts. Station names were painted over, milestones \
        were buried, and vans lost the name of the town from their sides. A parachutist was to land in a field and \
        learn nothing.

        No parachutist came, and everybody else got lost instead. A stranger who asked the way might be a spy, so \
        nobody liked to answer, and after a while nobody liked to ask.

        My great-aunt drove an ambulance through Kent that autumn. She said that she had never known how much of a \
        country is written on it, and that for a year she steered by pubs.
        """,
      remarks: [
        Remark(
          name: "Winifred",
          body: """
            My father buried a milestone with two neighbours, and in 1945 none of the three could say where.
            """),
        Remark(name: "Karim", body: "The pubs kept their names? Then the parachutist had only to be thirsty."),
      ]),
    BundledPost(
      author: 3, title: "The best short cut",
      body: """
        The best short cut is the one you take on the way home, when you know why the path went round.
        """,
      remarks: []),
    BundledPost(
      author: 8, title: "White paint, two inches by six",
      body: """
        The Appalachian Trail runs for about 2,190 miles through the eastern United States, and a walker who \
        finishes it has passed some 165,000 white marks. Each is two inches wide and six high, on a tree, a post or \
        a rock.

        One mark means that you are on it. Two, one above the other, mean that something is about to change. If the \
        upper one is shifted to the side, the trail turns that way.

        I went to paint there for a week as a guest. They smooth the bark first and use a good white. We disagreed \
        about nothing but the shape. Ten centimetres square is better, of course.
        """,
      remarks: [
        Remark(
          name: "Rhonda",
          body: """
            You were our guest, so nobody said it at the time. Two by six is better, of course.
            """)
      ]),
  ]
}
