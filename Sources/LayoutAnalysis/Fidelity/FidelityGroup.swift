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
