extension FontFamily {
  /// The metrics of a family, by its name or by the part of PostScript names that means it.
  static func named(_ name: String) -> FontFamily? {
    switch name {
    case "Helvetica", "Arial": HelveticaMetrics.family
    case "Helvetica Neue": HelveticaNeueMetrics.family
    case "Times New Roman", "Times": TimesMetrics.family
    case "Courier": courier
    case "Courier New": courierNew
    case "Menlo": menlo
    case "SF UI Text", "SF UI Display": missing
    default: openFont(named: name)
    }
  }

  /// What Interface Builder shows for fonts that it does not have, whatever their weight: the regular face of Helvetica
  /// Neue.
  ///
  /// Evidence: 14/15 widths and 18/27 heights of labels in SF UI, which Apple withdrew.
  private static let missing = FontFamily(faces: HelveticaNeueMetrics.family.faces.filter { $0.weight == .regular })

  /// Families whose fonts have open licences.
  private static func openFont(named name: String) -> FontFamily? {
    switch name {
    case "Barlow": BarlowMetrics.family
    case "DM Sans", "DMSans": DMSansMetrics.family
    case "Fira Sans", "FiraSans": FiraSansMetrics.family
    case "IBM Plex Sans", "IBMPlexSans": IBMPlexSansMetrics.family
    case "Inter": InterMetrics.family
    case "Josefin Sans", "JosefinSans": JosefinSansMetrics.family
    case "Karla": KarlaMetrics.family
    case "Lato": LatoMetrics.family
    case "Manrope": ManropeMetrics.family
    case "Merriweather": MerriweatherMetrics.family
    case "Montserrat": MontserratMetrics.family
    case "Mulish", "Muli": MulishMetrics.family
    case "Noto Sans", "NotoSans": NotoSansMetrics.family
    case "Nunito": NunitoMetrics.family
    case "Nunito Sans", "NunitoSans": NunitoSansMetrics.family
    case "Open Sans", "OpenSans": OpenSansMetrics.family
    case "Oswald": OswaldMetrics.family
    default: openFontFromPToZ(named: name)
    }
  }

  private static func openFontFromPToZ(named name: String) -> FontFamily? {
    switch name {
    case "Playfair Display", "PlayfairDisplay": PlayfairDisplayMetrics.family
    case "Poppins": PoppinsMetrics.family
    case "PT Sans", "PTSans": PTSansMetrics.family
    case "Quicksand": QuicksandMetrics.family
    case "Raleway": RalewayMetrics.family
    case "Roboto": RobotoMetrics.family
    case "Roboto Condensed", "RobotoCondensed": RobotoCondensedMetrics.family
    case "Rubik": RubikMetrics.family
    case "Source Sans Pro", "SourceSansPro", "Source Sans 3", "SourceSans3": SourceSansProMetrics.family
    case "Titillium Web", "TitilliumWeb": TitilliumWebMetrics.family
    case "Ubuntu": UbuntuMetrics.family
    case "Work Sans", "WorkSans": WorkSansMetrics.family
    default: nil
    }
  }

  /// The metrics of a family whose name may end with a weight, as `Montserrat Medium` and `Roboto Light` do.
  static func namedWithWeight(_ name: String) -> FontFamily? {
    if let family = named(name) { return family }
    guard let space = name.lastIndex(of: " ") else { return nil }
    let weights = [
      "Thin", "Light", "ExtraLight", "Book", "Medium", "SemiBold", "Semibold", "ExtraBold", "Heavy", "Black",
    ]
    return weights.contains(String(name[name.index(after: space)...])) ? named(String(name[..<space])) : nil
  }
}
