import StackModel

/// A kind of texts whose lengths are compared.
package struct TextGroup: Hashable, Comparable, Sendable {
  /// The sections of the table, in order.
  enum Section: Int, Comparable, Sendable {
    case all, element, font, size, version

    var title: String? {
      switch self {
      case .all: nil
      case .element: "element"
      case .font: "font"
      case .size: "size of the font"
      case .version: "Interface Builder"
      }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let section: Section
  /// Orders the groups of a section.
  let order: Int
  let name: String

  package static func < (left: Self, right: Self) -> Bool {
    (left.section, left.order, left.name) < (right.section, right.order, right.name)
  }

  /// The groups that a text of a document belongs to.
  static func groups(of text: TextComparison, in settings: DocumentSettings) -> [TextGroup] {
    let size = text.font.pointSize(in: settings.text)
    let range = ranges.first { $0.contains(size) } ?? 0..<ranges[0].lowerBound
    let release = settings.interfaceBuilderVersion.release
    return [
      TextGroup(section: .all, order: 0, name: "all texts"),
      TextGroup(section: .element, order: 0, name: "\(text.view.elementName), \(settings.platform.rawValue)"),
      TextGroup(section: .font, order: 0, name: text.font.kind),
      TextGroup(section: .size, order: Int(range.lowerBound), name: name(of: range)),
      TextGroup(section: .version, order: release?.rawValue ?? 0, name: release?.name ?? "before Xcode 7"),
    ]
  }

  /// Where the drawings of the system font differ.
  private static let ranges: [Range<Double>] = [0..<12, 12..<15, 15..<18, 18..<24, 24..<40, 40..<10_000]

  private static func name(of range: Range<Double>) -> String {
    let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    if low == 0 { return "below \(high) points" }
    return high == 10_000 ? "from \(low) points" : "\(low) to \(high) points"
  }
}
