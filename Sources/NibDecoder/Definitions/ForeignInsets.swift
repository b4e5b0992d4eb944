/// Margins as other frameworks write them: `8 16`, `EdgeInsets.all(16)` or `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`.
struct ForeignInsets {
  /// From the top to the left, the bottom and the right.
  let lengths: [String]

  /// - Returns: Nil for a text that gives no margins.
  init?(_ value: String) {
    guard let lengths = Self.named(value) ?? Self.ordered(value) else { return nil }
    self.lengths = lengths
  }

  /// The length of all sides; nil for different ones.
  var length: String? { Set(lengths).count == 1 ? lengths[0] : nil }

  private static let sides = [
    "edgeInsets": ["top", "left", "bottom", "right"], "inset": ["minY", "minX", "maxY", "maxX"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// What a definition has for the margins of a view.
  var advice: ForeignAdvice {
    length.map { ForeignAdvice("layoutMargins", $0) } ?? ForeignAdvice(child: tag(of: "edgeInsets", key: nil))
  }

  /// What to write for an attribute that stands for a child.
  func advice(for name: String, _ child: ShortForm.Child) -> String? {
    guard Self.sides[child.name] != nil else { return nil }
    return length.map { "write \"\($0)\"" } ?? "write \(tag(of: child.name, key: child.key)) as a child"
  }

  private func tag(of name: String, key: String?) -> String {
    let attributes = zip(Self.sides[name] ?? [], lengths).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return "<\(name)\(key.map { " key=\"\($0)\"" } ?? "") \(attributes)/>"
  }

  /// The lengths by their names, as in `horizontal: 8`; nil for a text without names.
  private static func named(_ value: String) -> [String]? {
    let start = value.firstIndex(of: "(").map { value[value.index(after: $0)...] } ?? value[...]
    let parts = start.split { ",);".contains($0) }.map { $0.split { ":=".contains($0) } }
    guard parts.allSatisfy({ $0.count == 2 }), !parts.isEmpty else { return nil }
    var lengths = ["0", "0", "0", "0"]
    for part in parts {
      let name = part[0].filter(\.isLetter).lowercased()
      guard let number = ForeignNames.number(String(part[1].filter { $0 != " " })), let places = places[name] else {
        return nil
      }
      for place in places { lengths[place] = number }
    }
    return lengths
  }

  private static let places = [
    "top": [0], "left": [1], "leading": [1], "start": [1], "bottom": [2], "right": [3], "trailing": [3], "end": [3],
    "horizontal": [1, 3], "vertical": [0, 2], "all": [0, 1, 2, 3],
  ]

  /// The lengths in the order of the format that the text is in: those of style sheets are apart by spaces and go around
  /// from the top, those of XAML by commas and from the left, those of UIKit from the top to the left.
  private static func ordered(_ value: String) -> [String]? {
    let isCall = value.utf8.contains(UInt8(ascii: "("))
    let list = isCall ? value.drop { $0 != "(" } : value[...]
    let words = list.split { " ,()".contains($0) }.map(String.init)
    let numbers = words.compactMap(ForeignNames.number)
    guard numbers.count == words.count else { return nil }
    let isFromLeft = isCall ? value.containsBytes("LTRB") : value.utf8.contains(UInt8(ascii: ","))
    switch (numbers.count, isFromLeft) {
    case (1, _): return Array(repeating: numbers[0], count: 4)
    case (2, true): return [numbers[1], numbers[0], numbers[1], numbers[0]]
    case (2, false): return [numbers[0], numbers[1], numbers[0], numbers[1]]
    case (3, false): return [numbers[0], numbers[1], numbers[2], numbers[1]]
    case (4, true): return [numbers[1], numbers[0], numbers[3], numbers[2]]
    case (4, false): return isCall ? numbers : [numbers[0], numbers[3], numbers[2], numbers[1]]
    default: return nil
    }
  }
}
