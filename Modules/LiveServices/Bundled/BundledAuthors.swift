import Services

extension Bundled {
  /// The authors, numbered from 1.
  static let authors: [Author] = [
    Author(
      id: Author.ID(rawValue: 1), name: "Ingrid Solheim",
      about: "Runs a ferry between the skerries of western Norway and still looks at the paper chart first."),
    Author(
      id: Author.ID(rawValue: 2), name: "Tomás Figueiredo",
      about: "Keeps the tide tables of a small harbour in Portugal and distrusts round numbers."),
    Author(
      id: Author.ID(rawValue: 3), name: "Aoife Brennan",
      about: "Walks the hills of Donegal with a map, a whistle and a low opinion of short cuts."),
    Author(
      id: Author.ID(rawValue: 4), name: "Kenji Murakami",
      about: "Draws station maps in Osaka, and rides every line to its end before he straightens it."),
    Author(
      id: Author.ID(rawValue: 5), name: "Amina Benkirane",
      about: "Guides travellers through the south of Morocco and counts a journey in wells."),
    Author(
      id: Author.ID(rawValue: 6), name: "Ravi Deshpande",
      about: "Worked a signal box near Pune for thirty years and looks both ways in corridors."),
    Author(
      id: Author.ID(rawValue: 7), name: "Mele Tuipulotu",
      about: "Learnt the stars from her grandmother in Tonga and teaches them to anybody who stays up."),
    Author(
      id: Author.ID(rawValue: 8), name: "Klára Nováková",
      about: "Paints waymarks in the Bohemian hills and knows which trees take the paint well."),
  ]
}
