extension Bundled {
  /// Harbours, tides and the way in.
  static let harbours: [BundledPost] = [
    BundledPost(
      author: 2, title: "Tide tables and other promises",
      body: """
        My table says that high water is at 06:42 tomorrow, and that it will reach 3.1 metres. People read the \
        minutes as if a bell would ring.

        The moon is punctual. It brings a high water about every twelve hours and twenty-five minutes, which is why \
        the tide that suits you today comes some fifty minutes later tomorrow.

        What the table cannot know is the weather. When the air pressure falls by one hectopascal the sea rises by \
        about a centimetre, and a steady wind can pile up or push away a good deal more.

        So I print the table in black and keep a pencil on a string beside it. The pencil has corrected me more \
        often than the moon has.
        """,
      remarks: [
        Remark(name: "Rui", body: "On our quay the pencil was stolen in 2011, and the tide has been wrong ever since."),
        Remark(name: "Sunniva", body: "Why twelve hours and twenty-five minutes, and not simply twelve?"),
        Remark(
          name: "Elio",
          body: """
            Because the moon has moved on while the Earth was turning, and we have to catch up with it.
            """),
      ]),
    BundledPost(
      author: 1, title: "Two lights, one above the other",
      body: """
        The narrowest part of our run is marked by two lights on the shore, a low one in front and a high one \
        behind. When they stand one above the other, the ship is on the safe line. We call that overett; the English \
        say that the marks are in transit.

        The beauty of it is in the error. If the lower light slides to the left, you have drifted to the right, so \
        you steer left, towards it, until they meet again. You follow the front one, always. There is nothing to \
        calculate, and nothing on board has to be working except your eyes.

        On dark evenings passengers ask what we are steering by. I show them. They look for a long time and then ask \
        where the screen is.
        """,
      remarks: [
        Remark(
          name: "Callum",
          body: """
            I use a church tower and a chimney to park the caravan. I had no idea that I was navigating.
            """),
        Remark(name: "Ana", body: "And if there is fog?"),
        Remark(name: "Torstein", body: "Then you go slowly, Ana, and find out how much you trust the screen."),
      ]),
    BundledPost(
      author: 2, title: "Red on the left, or on the right",
      body: """
        Come in from the sea to my harbour, and the red buoys are on your left. Do the same in Boston, Busan or \
        Manila, and they are on your right.

        It could be worse, and it was. Fifty years ago the world had more than thirty systems of buoyage, and a ship \
        could meet several in a week. In 1980 the lighthouse authorities agreed on one set of rules. They agreed on \
        nearly everything, and for the colour of the two sides they drew a line on the map instead. The Americas, \
        Japan, Korea and the Philippines lie on one side of it, and the rest of the world on the other. The shapes, \
        at least, hold everywhere. Coming in, a can is for the left and a cone for the right.
        """,
      remarks: [
        Remark(
          name: "Chuck",
          body: """
            "Red, right, returning." Over here they teach it to you before you can swim.
            """),
        Remark(
          name: "Delphine",
          body: """
            Between two islands, which way is "in"?
            """),
        Remark(
          name: "Mateus",
          body: """
            The chart prints a big arrow for that, Delphine. Someone in an office decided, and we are grateful.
            """),
      ]),
    BundledPost(
      author: 2, title: "What a pilot book admits",
      body: """
        A chart shows a coast from above, where nobody has ever sailed. A pilot book describes it from the deck. It \
        says that the church is white, that the point looks like a separate island from the south, and that the \
        anchorage is good but the dogs bark.

        The kind is old. The Greeks had the periplus. My own ancestors kept roteiros, and those of the French \
        crossed the Channel and became rutters. Captains guarded them as they guarded money.

        What I like best is the tone. A pilot book would rather not say that a passage is dangerous. It says that \
        the passage should not be attempted without local knowledge, which means that somebody did.
        """,
      remarks: []),
    BundledPost(
      author: 1, title: "Mail over the Sea of Åland ⛵",
      body: """
        From 1638 the mail between Stockholm and Åbo went by way of Åland, and the farmers along the road were made \
        to carry it. From Grisslehamn to Eckerö this meant about forty kilometres in an open boat, in any weather, \
        under sail when there was wind and under oars when there was not. In a bad winter they dragged the boat over \
        the ice until the ice broke, and then got in.

        Many did not arrive. In 1974 people on both coasts began to cross once a year in memory of them, in the same \
        sort of boats and clothes.

        It is called a race, though most crews are content to have crossed.
        """,
      remarks: [
        Remark(
          name: "Åsa",
          body: """
            My great-grandmother used to wait on that beach. In our family "the post is late" still means that \
            somebody is out in a storm.
            """),
        Remark(name: "Mikko", body: "I rowed it twice. The second time I knew what I was doing, which made it worse."),
      ]),
    BundledPost(
      author: 7, title: "Lead, line and tallow",
      body: """
        Before the echo sounder, a seaman stood at the side of the ship and threw a lead weight on a line. The line \
        was marked so that it could be read in the dark: leather at two fathoms and at three, white cotton at five, \
        red wool at seven, leather with a hole in it at ten. Cotton and wool feel different even to a cold hand.

        The foot of the lead was hollow and filled with tallow, so that it brought up a little of the sea bed: grey \
        sand, broken shell, black mud. A good skipper could tell by the taste which bank he was on, or said that he \
        could.

        The depth is a number. The mud is an address.
        """,
      remarks: [
        Remark(
          name: "Samuel",
          body: """
            And two fathoms was "mark twain", if anybody wondered where the writer got it.
            """),
        Remark(
          name: "Ngaire",
          body: """
            My grandfather did taste it. He said that off our river mouth the bottom tasted of cows.
            """),
      ]),
    BundledPost(
      author: 2, title: "The pilot steps aboard 🧭",
      body: """
        Off the harbour mouth a small boat comes alongside a very large ship, a rope ladder is let down, and \
        somebody in a life jacket takes hold of it at the top of a wave. That is the pilot. The rest of the job is \
        talking.

        A ship that wants one flies the flag G, or asks by radio. With the pilot on board she flies H, half white \
        and half red. At night the pilot boat shows a white light over a red one.

        Captains know their ship, and pilots know the water. For an hour the two stand side by side, and neither \
        says the obvious thing, which is that the other could not do it alone.
        """,
      remarks: [
        Remark(
          name: "Ines",
          body: """
            "White over red, pilot ahead." The rest of the rhymes from that course I have forgotten.
            """)
      ]),
    BundledPost(
      author: 7, title: "Dead reckoning, alive and well",
      body: """
        You know where you were. You know your course, your speed and how long you have held them. So you draw a \
        line on the chart and put a small cross at its end. That is dead reckoning, and nobody quite knows why it is \
        called dead.

        Speed was measured with a wooden log on a line. The line had a knot every 47 feet 3 inches, and one counted \
        how many ran out while a 28-second glass emptied. Hence knots.

        The cross is always a little wrong, and each new one inherits the error of the last. A navigator is somebody \
        who knows how wrong, draws a circle of that size, and keeps the rocks outside it.
        """,
      remarks: [
        Remark(
          name: "Gita",
          body: """
            I was taught that it is "ded", short for "deduced". Is it not?
            """),
        Remark(
          name: "Owen",
          body: """
            A good story, but it was written "dead" from the start.
            """),
        Remark(name: "Gita", body: "Then I have been deducing wrongly for twenty years."),
      ]),
  ]
}
