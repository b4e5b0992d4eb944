/// The PostScript names of the faces of Apple's families that documents often use.
///
/// Other families, and faces that only some version of a system has, may be missing: what is not here may exist.
enum SystemFaces {
  /// The face that a name is a slip of the finger for; nil if it is one of the faces, or unlike all of them.
  static func intendedFace(_ name: String) -> String? {
    let plain = name.plainName
    guard names[plain] == nil else { return nil }
    return names.filter { plain.isSlip(of: $0.key) }.map(\.value).min()
  }

  /// The names, by what they are without case and hyphens.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for face in words.dropFirst() {
        let name = face == "=" ? words[0] : words[0] + face
        names[name.plainName] = name
      }
    }
    return names
  }()

  /// The start of the names, and their ends; an equals sign stands for none.
  private static let table = """
    AmericanTypewriter = -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    AppleSDGothicNeo -Thin -UltraLight -Light -Regular -Medium -SemiBold -Bold -ExtraBold -Heavy
    Arial MT -ItalicMT -BoldMT -BoldItalicMT -Black
    ArialRoundedMTBold =
    Avenir -Light -LightOblique -Book -BookOblique -Roman -Oblique -Medium -MediumOblique -Heavy -HeavyOblique
    Avenir -Black -BlackOblique
    AvenirNext -UltraLight -UltraLightItalic -Regular -Italic -Medium -MediumItalic -DemiBold -DemiBoldItalic
    AvenirNext -Bold -BoldItalic -Heavy -HeavyItalic
    AvenirNextCondensed -UltraLight -UltraLightItalic -Regular -Italic -Medium -MediumItalic -DemiBold
    AvenirNextCondensed -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville = -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    BradleyHandITCTT-Bold =
    ChalkboardSE -Light -Regular -Bold
    Chalkduster =
    Charter -Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin = -Italic -Bold -BoldItalic
    Copperplate = -Light -Bold
    Courier = -Oblique -Bold -BoldOblique
    CourierNewPS MT -ItalicMT -BoldMT -BoldItalicMT
    Didot = -Italic -Bold
    DINAlternate-Bold =
    DINCondensed-Bold =
    Futura -Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Georgia = -Italic -Bold -BoldItalic
    GillSans = -Light -LightItalic -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Helvetica = -Light -LightOblique -Oblique -Bold -BoldOblique
    HelveticaNeue = -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Italic -Medium -MediumItalic
    HelveticaNeue -Bold -BoldItalic -CondensedBold -CondensedBlack
    HoeflerText -Regular -Italic -Black -BlackItalic
    IowanOldStyle -Roman -Italic -Bold -BoldItalic
    MarkerFelt -Thin -Wide
    Menlo -Regular -Italic -Bold -BoldItalic
    Noteworthy -Light -Bold
    Optima -Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino -Roman -Italic -Bold -BoldItalic
    PingFangHK -Ultralight -Thin -Light -Regular -Medium -Semibold
    PingFangSC -Ultralight -Thin -Light -Regular -Medium -Semibold
    PingFangTC -Ultralight -Thin -Light -Regular -Medium -Semibold
    Rockwell -Regular -Italic -Bold -BoldItalic
    SnellRoundhand = -Bold -Black
    Superclarendon -Light -LightItalic -Regular -Italic -Bold -BoldItalic -Black -BlackItalic
    TimesNewRomanPS MT -ItalicMT -BoldMT -BoldItalicMT
    Trebuchet MS MS-Bold MS-Italic -BoldItalic
    Verdana = -Italic -Bold -BoldItalic
    ZapfDingbatsITC =
    Zapfino =
    """
}
