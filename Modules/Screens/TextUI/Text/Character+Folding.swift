extension Character {
  var folded: Character {
    if let byte = asciiValue {
      let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return isUppercase ? Character(Unicode.Scalar(byte + 32)) : self
    }
    let letters = lowercased().unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    guard let letter = String(String.UnicodeScalarView(letters)).first else { return self }
    return lettersWithoutAccent[letter] ?? letter
  }
}

/// `folding` of Foundation does the same, and on Linux doubles the time and the memory of each start.
private let lettersWithoutAccent: [Character: Character] = {
  // Each word is a letter and its accented forms.
  let words = """
    aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
    bḃḅḇ cçćĉċčḉ dďḋḍḏḑḓ
    eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
    fḟ gĝğġģǧǵḡ hĥȟḣḥḧḩḫẖ iìíîïĩīĭįǐȉȋḭḯỉị jĵǰ kķǩḱḳḵ lĺļľḷḹḻḽ mḿṁṃ nñńņňǹṅṇṉṋ
    oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
    pṕṗ rŕŗřȑȓṙṛṝṟ sßśŝşšſșṡṣṥṧṩẛ tţťțṫṭṯṱẗ
    uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
    vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷȳẏẙỳỵỷỹ zźżžẑẓẕ æǣǽ øǿ ʒǯ
    αάἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
    βϐ εέϵἐἑἒἓἔἕὲ ηήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ θϑ ιΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ κϰ μµ οόὀὁὂὃὄὅὸ
    πϖ ρϱῤῥ σς υΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ φϕ ωώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ аӑӓ гѓ еѐёӗ жӂӝ зӟ
    ийѝӣӥ кќ оӧ уўӯӱӳ чӵ ыӹ эӭ ії ѵѷ әӛ өӫ ϒϓϔ
    """
  var result: [Character: Character] = [:]
  for word in words.split(whereSeparator: \.isWhitespace) {
    for letter in word.dropFirst() { result[letter] = word.first }
  }
  return result
}()
