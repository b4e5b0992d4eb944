import NibDecoder
import StackModel

/// A kind of views whose agreement is counted.
struct FidelityGroup: Hashable, Comparable {
  /// The sections of the table, in order.
  enum Section: Int, Comparable {
    case all, platform, role, distribution, element, confidence, determined

    var title: String? {
      switch self {
      case .all: nil
      case .platform: "platform"
      case .role: "role"
      case .distribution: "in stack views"
      case .element: "element"
      case .confidence: "what the frame depends on"
      case .determined: "on the document alone"
      }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let section: Section
  let name: String

  static let all = FidelityGroup(section: .all, name: "all views")
  private static let determined = FidelityGroup(section: .confidence, name: "the document alone")
  private static let stale = FidelityGroup(section: .confidence, name: "frame saved out of date")
  private static let unexplained = FidelityGroup(section: .confidence, name: "length that nothing explains")

  static func < (left: Self, right: Self) -> Bool { (left.section, left.name) < (right.section, right.name) }

  /// The groups of a comparison.
  static func groups(of comparison: FrameComparison, on platform: Platform) -> [FidelityGroup] {
    let basis = basis(of: comparison)
    let known = basis == determined ? [FidelityGroup(section: .determined, name: platform.rawValue)] : []
    return groups(of: comparison.view, on: platform) + [basis] + known
  }

  /// What the frame of a comparison depends on.
  static func basis(of comparison: FrameComparison) -> FidelityGroup {
    if comparison.isStale { return stale }
    let confidence = comparison.confidence
    if !confidence.isDetermined { return FidelityGroup(section: .confidence, name: confidence.rawValue) }
    return comparison.dependsOnUnexplainedLength ? unexplained : determined
  }

  private static func groups(of view: View, on platform: Platform) -> [FidelityGroup] {
    let stack = arrangingStack(of: view)
    let role = stack != nil ? "arranged" : view.isStack ? "stack views" : "other"
    var groups = [
      all, FidelityGroup(section: .platform, name: platform.rawValue), FidelityGroup(section: .role, name: role),
      FidelityGroup(section: .element, name: view.elementName),
    ]
    if let stack { groups.append(FidelityGroup(section: .distribution, name: stack)) }
    return groups
  }

  /// Distribution and axis of the stack view that arranges a view.
  private static func arrangingStack(of view: View) -> String? {
    guard view.key == nil, let superview = view.superview else { return nil }
    if let stack = superview as? StackView { return "\(stack.distribution.rawValue), \(stack.axis.rawValue)" }
    return superview is AppKitStackView ? "NSStackView" : nil
  }
}

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
