extension Bundled {
  /// Maps, and what they leave out.
  static let maps: [BundledPost] = [
    BundledPost(
      author: 6, title: "Why write about finding one's way",
      body: """
        Every morning somebody asks the way to the station, and somebody else, not entirely sure, points. Both walk \
        on a little happier. These pages are about that small exchange, and about everything people have built so \
        that it can take place with nobody there to point.

        Cairns do it, and tide tables, painted squares on beech trees, street names, lamps on rocks. Most of them \
        were made by someone who had been lost and decided that the next person need not be.

        So here are short pieces on how to read such signs, who puts them up, and what becomes of us when they fall \
        down. Begin anywhere. It is hard to get lost in a list, though a few of us have tried.
        """,
      remarks: [
        Remark(
          name: "Hannah",
          body: """
            I once pointed the wrong way with great confidence. If you were the man with the blue suitcase, I am \
            sorry.
            """),
        Remark(
          name: "Ikram",
          body: """
            "Begin anywhere" is what my father said about the atlas. I never did finish it. Hello from the letter M \
            👋🏽
            """),
        Remark(
          name: "Lorenzo",
          body: """
            Will there be something on asking the way by telephone? My mother gives directions by shops that closed \
            in 1990.
            """),
      ]),
    BundledPost(
      author: 5, title: "South at the top",
      body: """
        In 1154 the geographer al-Idrisi finished a great map of the world for Roger II, King of Sicily. Most people \
        who meet it today turn the page round, because south is at the top and Africa looks down upon Europe. \
        Nothing is wrong with it. The top of a map is a custom and not a fact. European mapmakers of the same \
        century often put east there, towards the sunrise, and so we still speak of orienting ourselves. North won \
        the place later, with the help of the compass and of Ptolemy, whose maps were read again in the fifteenth \
        century.

        I keep a copy of al-Idrisi above my desk, the right way up. Visitors tilt their heads. It does them good.
        """,
      remarks: [
        Remark(name: "Paolo", body: "Sicily is drawn rather large. I expect the man who paid for it noticed."),
        Remark(
          name: "Jess",
          body: """
            We had a south-up map of the world at school in Hobart. It was the only map on which we were not about \
            to fall off.
            """),
      ]),
    BundledPost(
      author: 7, title: "A chart of sticks and shells",
      body: """
        In the Marshall Islands navigators made charts from the ribs of palm leaves, tied together with fibre. Small \
        shells stand for islands. The sticks are not routes, and not coastlines either. They show how the ocean \
        swell bends as it meets land, and where two swells cross.

        A navigator studied the chart on the beach and left it there. At sea he felt the same patterns through the \
        hull, often lying down in the canoe to feel them better.

        It is the part I like best when I show one to a class: a map of something you cannot see, to be learnt by \
        heart and then read with your back.
        """,
      remarks: [
        Remark(
          name: "Lars",
          body: """
            The label in our museum says "not to scale". Now I know that it never tried to be.
            """),
        Remark(
          name: "Noa",
          body: """
            Could one navigator read a chart made by another, or did everybody have their own hand?
            """),
        Remark(
          name: "Jobel",
          body: """
            Mostly you had to be taught by the one who made it, Noa. That was rather the point.
            """),
      ]),
    BundledPost(
      author: 8, title: "The town that a map invented",
      body: """
        In the 1930s two mapmakers in New York set a trap. At a crossing of dirt roads in the Catskills they drew a \
        town called Agloe, a name stirred together from their own initials. Anybody whose map showed Agloe had \
        copied theirs.

        Some years later it turned up on the map of a rival. The rival pleaded innocent: there was, by then, an \
        Agloe General Store at that very spot. Its owner had taken the name from a map.

        The shop closed long ago, and the maps have let the name go. Agloe remains the only town I know of that was \
        founded by people who were looking for it.
        """,
      remarks: [
        Remark(name: "Derek", body: "Otto G. Lindberg and Ernest Alpers, for anybody who wants to check the letters."),
        Remark(name: "Yuki", body: "So the copy made the original true. I shall think about this all day."),
      ]),
    BundledPost(
      author: 3, title: "A mountain weighed, and lines drawn",
      body: """
        In 1774 the astronomer Nevil Maskelyne spent a wet summer on Schiehallion, in Scotland, to find out how \
        strongly a mountain pulls a plumb line aside. From that one could weigh the Earth.

        The sums fell to Charles Hutton. He had the heights of a great many points scattered over the hill, and no \
        way to see its shape. So he joined the points of equal height with faint lines, and there it was.

        He wanted only the mass of the mountain. But every contour I have followed in mist since, with the slope at \
        my left hand and the same height under my boots, owes something to a man trying to finish his arithmetic.
        """,
      remarks: [
        Remark(
          name: "Pieter",
          body: """
            The Dutch drew lines of equal depth in their rivers some decades before. Cruquius did the Merwede around \
            1730.
            """),
        Remark(name: "Rosalind", body: "How near did he get?"),
        Remark(
          name: "Maya",
          body: """
            He made the Earth four and a half times as dense as water. It is five and a half. Not bad for one hill.
            """),
      ]),
    BundledPost(
      author: 4, title: "A map that opens in one pull",
      body: """
        A folded map remembers one way of being folded, and you have forgotten it. So it ends as a thick ball in the \
        door of the car. Kōryō Miura, who designed structures for spacecraft, found a kinder fold. Its creases make \
        rows of slightly slanted parallelograms, so that every fold moves together with all the others. Pull at two \
        opposite corners and the sheet opens. Push, and it closes, in the only way it can.

        In 1995 a solar array folded like this was opened in orbit. On the ground it makes a very good pocket map, \
        and leaves one hand free for the umbrella.
        """,
      remarks: [
        Remark(
          name: "Ewa",
          body: """
            I folded one from the newspaper at breakfast. My egg got cold, and it was worth it.
            """)
      ]),
    BundledPost(
      author: 5, title: "指南针, the needle that points south",
      body: """
        The Chinese word for a compass is 指南针, zhǐnánzhēn: pointing, south, needle. A magnet points both ways, of \
        course, and which end one calls the front is a matter of custom. The emperor sat facing south, so south it \
        was.

        Around 1088 Shen Kuo wrote down how it is done. Rub the tip of a needle with a lodestone and hang it from a \
        thread of silk, in a place without wind. He added that it does not point exactly south but always leans a \
        little to the east. That is among the first notes on what sailors now call variation.

        I like a language that remembers that the needle has two ends.
        """,
      remarks: [
        Remark(
          name: "Wei",
          body: """
            And 指南 by itself is a guidebook. Every manual in the house is a thing that points south.
            """),
        Remark(name: "Marta", body: "Does it still lean to the east?"),
        Remark(
          name: "Joon",
          body: """
            It depends where you stand, Marta, and it drifts with the years. A good map gives the angle and the \
            date.
            """),
      ]),
    BundledPost(
      author: 6, title: "One to twenty-five thousand",
      body: """
        On a map at one to twenty-five thousand, four centimetres make a kilometre, and you can find your own roof. \
        At one to a million the same kilometre is a millimetre, and a town is lucky to be a dot.

        There is no right scale, only a right question. The driver asks where to turn, the walker asks whether there \
        is a bridge, and the minister asks for something that fits on the wall.

        Lewis Carroll imagined a map at a mile to the mile. The farmers objected that it would shut out the \
        sunlight, so people used the country itself as its own map, and found that it did nearly as well.
        """,
      remarks: []),
  ]
}
