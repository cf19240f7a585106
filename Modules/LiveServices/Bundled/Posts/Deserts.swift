extension Bundled {
  /// Deserts of sand and of ice.
  static let deserts: [BundledPost] = [
    BundledPost(
      author: 5, title: "The road is as wide as the plain",
      body: """
        A visitor from a country with kerbs asks where the road is. The road is where the others drove. On hard \
        gravel the tracks spread out, as each driver avoids the ruts of the last, until the road is five kilometres \
        wide and you may be on it without another track in sight. At a pass or a well they come together again, like \
        thread at a needle.

        So we do not follow tracks. We go from needle to needle. In the Tanezrouft the French once set out drums as \
        marks, and one place is on the maps to this day as Bidon Cinq, can number five.

        Between the cans there is nothing. You learn to look behind you often, since that is what you will need to \
        know on the way back.
        """,
      remarks: [
        Remark(
          name: "Gerald",
          body: """
            "Look behind you" is the best advice I ever had on a hill as well. The way back is a different country.
            """),
        Remark(name: "Aïcha", body: "My uncle kept a list of the drums and who had shot holes in which."),
      ]),
    BundledPost(
      author: 5, title: "Dunes point downwind",
      body: """
        A barchan is a dune in the shape of a crescent. The wind rolls the sand up its long back and lets it fall \
        down the steep inner face. The two ends, where there is less sand to move, run ahead. So the horns point \
        downwind.

        Along our Atlantic coast the wind comes from the north for most of the year, and every barchan on the plain \
        lies with its horns to the south. On a hazy day without a sun I look for a dune.

        They walk as well, the small ones faster than the large, some tens of metres in a good year. Near Tarfaya \
        they cross the road without looking. A man with a digger puts them down on the other side.
        """,
      remarks: []),
    BundledPost(
      author: 2, title: "The land that was not there",
      body: """
        In 1906 Robert Peary looked out from a cape in the far north of Canada and reported mountains beyond the \
        ice. He named them Crocker Land, after a banker who had helped to pay for the voyage.

        In 1914 Donald MacMillan went out over the frozen sea to find it. One clear day there it was: hills, \
        valleys, snowy peaks along a third of the horizon. His companion Piugaattoq, an Inuk, told him that it was \
        mist.

        They went on for days all the same, and as the sun moved round the hills changed, and at last were gone.

        It was a mirage. Whether Peary had seen one too, or only a banker, is still debated.
        """,
      remarks: [
        Remark(name: "Nivi", body: "Piugaattoq should have been the title."),
        Remark(
          name: "Horace",
          body: """
            Peary's own diary for that day says that no land was visible. The mountains came later, with the book.
            """),
      ]),
    BundledPost(
      author: 5, title: "A word for a little box",
      body: """
        The Arabic for a compass is بوصلة, and in my town we say bousla. It comes from the Italian bussola, a little \
        box, because that is what the needle was sold in. The French boussole came out of the same box.

        So we, who had crossed the sand and the Indian Ocean by the stars for centuries, use an Italian word for the \
        thing that takes their place. The Italians, for their part, say zenit, nadir and azimut, and all three are \
        Arabic.

        I find it a fair exchange. They gave us the box. We gave them the words for what one sees on looking up from \
        it.
        """,
      remarks: [
        Remark(
          name: "Giulia",
          body: """
            And in Italian one still "loses the bussola". It means to lose one's head.
            """),
        Remark(name: "Omar", body: "Add Aldebaran, Vega, Altair and Rigel. I think that we are owed more boxes."),
      ]),
    BundledPost(
      author: 1, title: "Twenty flags at eighty degrees",
      body: """
        In 1911 Roald Amundsen's men laid out stores on the Antarctic ice for the journey to the Pole and back. A \
        heap of boxes on a white plain is easy to miss.

        So at eighty degrees south they planted a row of flags across the route, ten to the east and ten to the \
        west, each marked so that whoever met it would know which way to turn, and how far.

        In April a party missed the boxes by a mile and a half, in fog, met a flag and turned. On the way there, \
        dried fish did instead of flags, stood on end in the snow.

        I think of this when somebody says that a sign should stand where the thing is. A good sign stands where the \
        lost person is.
        """,
      remarks: [
        Remark(name: "Caroline", body: "The last line ought to hang in every airport."),
        Remark(name: "Jørn", body: "What became of the fish? I suspect the dogs."),
      ]),
    BundledPost(
      author: 5, title: "A line of little craters",
      body: """
        From an aeroplane over the Tafilalt you see rows of small craters, even as stitches, which run from the foot \
        of the hills to the palms. They are the mouths of shafts. Below them is a khettara, a tunnel that is almost \
        level, which finds water under the hill and lets it walk to the oasis by its own weight. Further east they \
        call it a qanat.

        The shafts let air in and earth out, and the earth lies around each of them in a ring.

        On foot the rings are a road. Follow them up, and you reach the mother well. Follow them down, and you reach \
        gardens, shade and somebody who asks who you are. My grandfather needed no other map of that valley.
        """,
      remarks: []),
    BundledPost(
      author: 1, title: "The wheel behind the sledge",
      body: """
        Polar travellers often tied a wheel, much like that of a bicycle, behind the sledge. It turned a counter, \
        and the counter gave the day's distance. With the course by compass this made a position, as on any ship. It \
        is a humble instrument. It slips on ice, sinks in soft snow, and counts every detour round a crevasse as \
        progress. I keep one in the wheelhouse, from a great-uncle who measured roads. It reads 41,206. Nobody knows \
        of what.
        """,
      remarks: [
        Remark(name: "Petra", body: "Turn it by one each birthday. Somebody will be very puzzled.")
      ]),
    BundledPost(
      author: 3, title: "Stones that stand in for people",
      body: """
        Across the Canadian Arctic stand the inuksuit, piled up by Inuit over many centuries. The word is said to \
        mean something that acts in the place of a person. One shows where to cross a river, another where meat was \
        stored. A row of them on a ridge made the caribou turn towards the hunters.

        The kind on postcards, with legs and arms, has another name, inunnguaq, and is mostly newer. The old ones \
        are often a single upright stone, or a few with a gap to look through.

        I come from cairns, and I thought that I should understand them. But a cairn says only: here. These can say \
        where to, and what for.
        """,
      remarks: [
        Remark(
          name: "Leetia",
          body: """
            Please do not build them on holiday, either. My aunt spent a summer taking down other people's \
            sentences.
            """),
        Remark(name: "Graham", body: "Is there one on the flag of Nunavut?"),
        Remark(name: "Leetia", body: "There is, Graham. It is the red thing in the middle."),
      ]),
  ]
}
