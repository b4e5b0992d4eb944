extension FontFamily {
  /// The table of a family, by its name or the part of PostScript names that stands for it.
  static func named(_ name: String) -> FontFamily? {
    switch name {
    case "Helvetica", "Arial": helvetica
    case "Helvetica Neue": helveticaNeue
    case "Times New Roman", "Times": times
    case "Courier": courier
    case "Courier New": courierNew
    case "Menlo": menlo
    case "SF UI Text", "SF UI Display": missing
    default: openFont(named: name)
    }
  }

  /// What Interface Builder shows for fonts that it does not have, whatever their weight: the regular face of Helvetica
  /// Neue. In SF UI, which Apple withdrew, 14 of 15 labels that no constraint stretches are as wide, and 18 of 27 as high.
  private static let missing = FontFamily(faces: helveticaNeue.faces.filter { $0.weight == .regular })

  /// Families whose fonts have open licences.
  private static func openFont(named name: String) -> FontFamily? {
    switch name {
    case "Barlow": barlow
    case "DM Sans", "DMSans": dmSans
    case "Fira Sans", "FiraSans": firaSans
    case "IBM Plex Sans", "IBMPlexSans": ibmPlexSans
    case "Inter": inter
    case "Josefin Sans", "JosefinSans": josefinSans
    case "Karla": karla
    case "Lato": lato
    case "Manrope": manrope
    case "Merriweather": merriweather
    case "Montserrat": montserrat
    case "Mulish", "Muli": mulish
    case "Noto Sans", "NotoSans": notoSans
    case "Nunito": nunito
    case "Nunito Sans", "NunitoSans": nunitoSans
    case "Open Sans", "OpenSans": openSans
    case "Oswald": oswald
    default: openFontFromPToZ(named: name)
    }
  }

  private static func openFontFromPToZ(named name: String) -> FontFamily? {
    switch name {
    case "Playfair Display", "PlayfairDisplay": playfairDisplay
    case "Poppins": poppins
    case "PT Sans", "PTSans": ptSans
    case "Quicksand": quicksand
    case "Raleway": raleway
    case "Roboto": roboto
    case "Roboto Condensed", "RobotoCondensed": robotoCondensed
    case "Rubik": rubik
    case "Source Sans Pro", "SourceSansPro", "Source Sans 3", "SourceSans3": sourceSansPro
    case "Titillium Web", "TitilliumWeb": titilliumWeb
    case "Ubuntu": ubuntu
    case "Work Sans", "WorkSans": workSans
    default: nil
    }
  }

  /// The table of a family that may name a weight, too, as `Montserrat Medium` and `Roboto Light` do.
  static func namedWithWeight(_ name: String) -> FontFamily? {
    if let family = named(name) { return family }
    guard let space = name.lastIndex(of: " ") else { return nil }
    let weights = [
      "Thin", "Light", "ExtraLight", "Book", "Medium", "SemiBold", "Semibold", "ExtraBold", "Heavy", "Black",
    ]
    return weights.contains(String(name[name.index(after: space)...])) ? named(String(name[..<space])) : nil
  }
}
