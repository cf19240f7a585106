extension Bundled {
  /// Lights and signals, and who reads them.
  static let lights: [BundledPost] = [
    BundledPost(
      author: 1, title: "Every lighthouse signs its name",
      body: """
        By night all lighthouses look alike, so each has a rhythm. On the chart it is written short. Fl(3) 20s means \
        three flashes and then the dark, and twenty seconds from the first flash until it all begins again. No \
        neighbour along the coast has the same.

        You count, with a watch or under your breath, as one counts after lightning. Once may be luck. Twice makes \
        it likely. After the third time you write it down.

        I have known sailors who could not name the streets of their own town, and who had forty lights by heart. My \
        aunt, who lived below one of eight seconds, said that she slept badly inland, because there the dark did not \
        end in time.
        """,
      remarks: [
        Remark(
          name: "Eilidh",
          body: """
            Ours is fifteen seconds. I brushed my teeth by it as a child, eight turns of the beam.
            """),
        Remark(name: "Marek", body: "What if a lamp fails in the middle of a pattern?"),
        Remark(
          name: "Astrid",
          body: """
            Then it tells a lie, Marek, and a warning goes out by radio until somebody has mended it.
            """),
      ]),
    BundledPost(
      author: 2, title: "등대 in red and white",
      body: """
        The Korean for a lighthouse is 등대, deungdae: a lamp, and a raised place to put it. At the mouth of many a \
        harbour there are two, one at the end of each breakwater, a red one and a white one.

        As you come in from the sea, the red one is on your right and the white one on your left. At night the red \
        tower shows a red light and the white tower a green one, which puzzles visitors and nobody else. By day \
        white is simply easier to see against the hills.

        A friend from Busan says that children there draw a harbour as two small towers with nothing in between. \
        What matters, after all, is what is in between.
        """,
      remarks: [
        Remark(name: "Minji", body: "There are yellow ones too. A yellow 등대 tells small boats to take care there."),
        Remark(
          name: "Hugo",
          body: """
            I took the two for decoration and asked where the lighthouse was. My host laughed until the ferry came.
            """),
      ]),
    BundledPost(
      author: 6, title: "The telegraph before the wire",
      body: """
        In 1794 a message went from Lille to Paris faster than any horse. Claude Chappe had put towers on the hills, \
        each in sight of the next, and on each of them a beam with two arms that turned to form signs. A man with a \
        telescope copied his neighbour, and the next man copied him. In clear weather a sign crossed two hundred \
        kilometres in minutes.

        The men did not know the code. They had to copy exactly, and not to think.

        At night and in fog the line slept. But the word is theirs: telegraph, that which writes from afar. My \
        signals had arms as well. On grey mornings I felt that I had colleagues on French hills, waiting to see.
        """,
      remarks: [
        Remark(
          name: "Solène",
          body: """
            There is a restored tower above Saverne. The man who shows it does know the code, and is proud of it.
            """),
        Remark(
          name: "Bashir",
          body: """
            Not to know what you are passing on, and to pass it on exactly. I work in network hardware, and nothing \
            has changed.
            """),
      ]),
    BundledPost(
      author: 7, title: "A yellow flag means we are well",
      body: """
        Long ago a yellow flag gave warning of disease on board. Today plain yellow, the letter Q, says the \
        opposite: my ship is healthy, and I ask to be let in.

        The whole alphabet is like that, each flag a letter and also a sentence. A says that a diver is down. O says \
        that a man has gone overboard. N over C says: I am in distress.

        Children love the ones that argue. U, you are running into danger. K, I wish to talk to you. L, stop at \
        once.

        We hoist them at school on Fridays. Last week the third class told the whole bay, without help from anyone, \
        that their teacher required a tug.
        """,
      remarks: [
        Remark(name: "Pita", body: "I was that teacher. No tug came."),
        Remark(
          name: "Meredith",
          body: """
            My sister and I had U and L above our bedroom doors. It saved a lot of shouting.
            """),
      ]),
    BundledPost(
      author: 6, title: "Rings of glass",
      body: """
        A lamp shines in all directions, and the ships are in one. Mirrors behind the flame help a little. A large \
        lens in front of it would help more, but a lens of that size is as thick as a wall, and drinks the light. \
        Augustin Fresnel saw that the glass inside a lens does nothing. It is the curved surface that bends the \
        light. So he cut the inside away and set what was left in rings, each with its own slope, around a thin \
        middle. In 1823 the first was lit at Cordouan, off the mouth of the Gironde.

        My signal lamps had one no larger than a saucer. A few watts were enough for a driver half a mile away, with \
        rain in his eyes.
        """,
      remarks: [
        Remark(
          name: "Yannick",
          body: """
            At Cordouan you may climb up to the lantern, all three hundred and eleven steps of it if you count the \
            ones at the bottom.
            """),
        Remark(
          name: "Femi",
          body: """
            Overhead projectors had one too, flat as a sheet. I taught under that light for years and never knew \
            whose it was.
            """),
      ]),
    BundledPost(
      author: 1, title: "A horn for the fog",
      body: """
        A light is of little use in fog. People tried bells, gongs and cannon. In Saint John, in New Brunswick, \
        Robert Foulis is said to have been walking home in thick fog when he heard his daughter at the piano. Only \
        the low notes came through.

        In 1859 a horn blown by steam, after his idea, began work on Partridge Island. It was the first of its kind. \
        He took out no patent and died poor, as people who think of good signs often do.

        Fog plays tricks with sound, which may skip one mile and be loud in the next. So we stop the engines to \
        listen, and write down that we heard it, but not where.
        """,
      remarks: [
        Remark(
          name: "Bernadette",
          body: """
            I grew up with that sound and only noticed it on the day it was switched off.
            """),
        Remark(name: "Tadeusz", body: "Does the pitch tell you which horn it is?"),
        Remark(name: "Sigrun", body: "The rhythm does, as with the lights. The pitch only tells you to be careful."),
      ]),
    BundledPost(
      author: 3, title: "A tower on a rock that is not there",
      body: """
        The Bell Rock lies some eighteen kilometres off Arbroath, in Scotland, and for most of the day it is not \
        there. At low water it dries for a few hours. At high water it is under several metres of sea. Ships found \
        it the hard way.

        Robert Stevenson began a tower on it in 1807. At first his men could work only while the rock was dry, and \
        rowed away when the sea came for the smith's fire. Each stone is cut to lock into its neighbours. It was lit \
        in February 1811 and stands to this day.

        I saw it once at high tide: a tower on nothing, with its feet in the waves. It looked like a mistake that \
        had been right for two hundred years.
        """,
      remarks: [
        Remark(
          name: "Isla",
          body: """
            My forefathers carted stone for it through Arbroath. The family has been dining out on it ever since.
            """),
        Remark(name: "Cormac", body: "How do you row away from a place with nothing to stand on?"),
      ]),
    BundledPost(
      author: 7, title: "A lighthouse on a chain",
      body: """
        Some shoals are too soft for a tower. In 1732 a ship was anchored at the Nore, in the mouth of the Thames, \
        with two lanterns hung from a yard, and left there. It was the first lightship, and it went nowhere for a \
        living.

        Many followed. Mostly red, with the name in large white letters, they lay on their chains for months, with \
        crews who were always at sea and never travelled. In a storm, when other ships ran for shelter, their whole \
        duty was to stay.

        Today most of them have given way to buoys that need nobody. I once slept on board one that is now a museum. \
        It lay quite still. At two in the morning I got up to make sure that we had not arrived.
        """,
      remarks: []),
  ]
}
