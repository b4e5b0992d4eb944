extension FontFamily {
  /// The metrics of a family, by its name or by the part of PostScript names that means it.
  static func named(_ name: String) -> FontFamily? {
    name == "SF UI Text" || name == "SF UI Display" ? missing : FontFamilies.builtIn.family(named: name)
  }

  static let helveticaNeue = named("Helvetica Neue")

  /// What Interface Builder shows for fonts that it does not have, whatever their weight: the regular face of Helvetica
  /// Neue.
  ///
  /// Evidence: 14/15 widths and 18/27 heights of labels in SF UI, which Apple withdrew.
  private static let missing = helveticaNeue.map { FontFamily(faces: $0.faces.filter { $0.weight == .regular }) }

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
