/// What a family adds between two characters, ligatures included, in thousandths of the size. It is measured in the regular
/// face; other faces differ little.
struct FontKerning: Sendable {
  private static let count = FontFace.characters.count
  private let values: [Int16]

  /// No kerning.
  static let none = FontKerning(values: [])

  private init(values: [Int16]) { self.values = values }

  /// Reads a table. A line contains a left character, then groups of right characters with their adjustment, such as
  /// `T ao-90 .,-80`. An underscore is a space.
  init(_ table: MetricsTable) {
    var values = [Int16](repeating: 0, count: Self.count * Self.count)
    for line in table.lines {
      let groups = String(decoding: line, as: UTF8.self).unicodeScalars.split(separator: " ")
      guard let left = groups.first?.first.flatMap(Self.index) else { continue }
      for group in groups.dropFirst() {
        guard let sign = group.lastIndex(where: { $0 == "-" || $0 == "+" }) else { continue }
        let adjustment = Int16(String(group[sign...])) ?? 0
        for right in group[..<sign].compactMap(Self.index) { values[left * Self.count + right] = adjustment }
      }
    }
    self.values = values
  }

  private static func index(_ scalar: Unicode.Scalar) -> Int? {
    FontFace.index(of: scalar == "_" ? " " : scalar)
  }

  /// The adjustment between two characters; 0 if the table does not contain them.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard !values.isEmpty, let left = FontFace.index(of: left), let right = FontFace.index(of: right) else { return 0 }
    return Double(values[left * Self.count + right])
  }
}
