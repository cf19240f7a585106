extension Bundled {
  /// Stars, birds and other travellers of the sky.
  static let skies: [BundledPost] = [
    BundledPost(
      author: 7, title: "A star for every island",
      body: """
        To sail to an island that you cannot see, choose the star that rises over it, and steer for it while it is \
        low. When it has climbed too high to be of use, take the next one that comes up at the same place, and then \
        the next. In Tonga such a row of stars is a kaveinga, and ten or so will last the night.

        The stars keep to their places on the horizon all year; only the hour changes. So my grandmother taught us \
        the places first, on a mat, with pebbles.

        In 1976 Mau Piailug of Satawal guided the canoe Hōkūleʻa from Hawaiʻi to Tahiti in this way, some four \
        thousand kilometres, without instruments. He had not been there before.
        """,
      remarks: [
        Remark(
          name: "Sione",
          body: """
            The pebbles! Mine were sweets, and by the end of the lesson the west was always missing.
            """),
        Remark(name: "Claire", body: "What did they do when it was cloudy?"),
        Remark(
          name: "Keoni",
          body: """
            They felt the swell, Claire, and waited, and remembered. Mau is said to have known it all the time.
            """),
      ]),
    BundledPost(
      author: 6, title: "Pigeons take the second exit",
      body: """
        Some years ago researchers at Oxford fixed small recorders to the backs of homing pigeons, and expected \
        straight lines across the fields. Some of the birds, on ground that they knew well, flew along the main \
        roads instead, turned where the roads turned, and left them at the right junction. A pigeon can do \
        otherwise. It has the sun, and very likely the magnetic field of the Earth. But on a journey made often, it \
        seems, following a road asks for less thought, even if it is longer.

        I understand this. For thirty years I cycled to my signal box along the line and never across the meadow, \
        though the meadow was shorter.
        """,
      remarks: [
        Remark(
          name: "Beryl",
          body: """
            My late husband raced pigeons and always said that they came home by the ring road. We laughed at him.
            """),
        Remark(name: "Nuno", body: "Do they give way to the right?"),
      ]),
    BundledPost(
      author: 5, title: "Not the brightest star",
      body: """
        Many people believe that the Pole Star is the brightest in the sky. It is about the fiftieth. You find it \
        because the Plough points to it: take the two stars at the end of the bowl, and go on for five times the \
        distance between them.

        Its virtue is that it stays. Everything else turns around it once a day. And its height above the horizon, \
        in degrees, is your latitude: nearly thirty-two in Marrakesh, sixty in Oslo.

        It will not hold the post for ever. The axis of the Earth swings slowly, and in some twelve thousand years \
        travellers will have Vega, which is much brighter and not nearly so exact.
        """,
      remarks: []),
    BundledPost(
      author: 7, title: "The godwit does not stop",
      body: """
        The bar-tailed godwit is a brown wading bird with long legs and a beak that turns up a little at the end. In \
        autumn it flies from Alaska to New Zealand or Australia, over the open Pacific, without landing, because it \
        cannot rest on water. In October 2022 a bird five months old, which carried a transmitter, went from Alaska \
        to Tasmania: 13,560 kilometres in eleven days. It had never made the journey before.

        To leave room for fuel, the birds shrink parts of their gut before they set out. I think of this when I pack \
        for a weekend.
        """,
      remarks: [
        Remark(
          name: "Marama",
          body: """
            Here they ring the cathedral bells when the godwits come back. People stop in the street and look up.
            """),
        Remark(name: "Stefan", body: "Five months old! At that age I could not turn over."),
      ]),
    BundledPost(
      author: 5, title: "The beetle and the Milky Way",
      body: """
        A dung beetle that has found a good heap shapes a ball and rolls it away, backwards, in a straight line, \
        before another beetle can take it. It does so at night too, and without a moon.

        In South Africa researchers asked how. They put little cardboard caps on the beetles, which could then see \
        the ground but not the sky, and the beetles wandered. Then they carried them into the planetarium of \
        Johannesburg. The beetles kept straight under the full sky, and nearly as well when only the Milky Way was \
        shown.

        The animal needs no map. It does not have to arrive anywhere, only to get away from where it was. I have \
        guided people like that.
        """,
      remarks: [
        Remark(name: "Lindiwe", body: "Somebody cut those caps out by hand. I should like to shake that hand.")
      ]),
    BundledPost(
      author: 8, title: "Indigo buntings at the planetarium",
      body: """
        In the 1960s Stephen Emlen, at Cornell, began to take indigo buntings to a planetarium. Each bird sat in a \
        paper funnel with an ink pad at the bottom. When it grew restless and hopped, its feet drew on the paper the \
        way that it wanted to go.

        Some young birds he raised under a false sky, which turned not around the Pole Star but around Betelgeuse. \
        In autumn, when buntings fly south, they hopped away from Betelgeuse.

        So they do not inherit the stars. They inherit an instruction: in your first summer, look up, and find what \
        stands still.
        """,
      remarks: [
        Remark(
          name: "Aurelia",
          body: """
            "Find what stands still." I have written it above my desk, where nothing does.
            """),
        Remark(name: "Keith", body: "Were the birds sent back to the right sky afterwards?"),
      ]),
    BundledPost(
      author: 1, title: "Two summers a year",
      body: """
        The Arctic tern breeds in the far north and spends our winter at the edge of the Antarctic ice. It weighs \
        about a hundred grams. Birds from Greenland, followed with tiny loggers, covered some seventy thousand \
        kilometres in a year, and no animal is thought to see more daylight. They do not fly straight. On the way \
        home they swing through the Atlantic in a great S, with the wind behind them. It is longer on the map, and \
        shorter in effort.

        They reach our skerries in May, within a few days of the same date every year. They shriek, dive at our hats \
        and are never late. No ferry can say so.
        """,
      remarks: []),
    BundledPost(
      author: 2, title: "Longitude is a clock",
      body: """
        The Earth turns fifteen degrees in an hour, so four minutes are one degree. If you know the time in Lisbon, \
        and the sun tells you that it is noon where you are, you know how far east or west you have come. All you \
        need is a clock that keeps Lisbon time at sea, for months, in heat, cold and damp.

        John Harrison, a carpenter, gave most of his life to it. His fourth timekeeper, a large watch, reached \
        Jamaica in January 1762, and allowing for its known rate it was five seconds slow after eighty-one days.

        At that latitude five seconds are a little over a sea mile. In my harbour this would still put you through \
        the wall of the fish market.
        """,
      remarks: [
        Remark(
          name: "Philippa",
          body: """
            You can see the watch at Greenwich. It is stopped, so that it does not wear out, and I found that sad.
            """),
        Remark(name: "Duarte", body: "Our fish market has been hit twice, and both had GPS."),
      ]),
  ]
}
