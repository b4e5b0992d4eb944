import StackModel

/// Describes some of the requested screens.
struct ScreenWords {
  private let all: [Device]
  private let members: Set<Int>

  init(_ all: [Device?], _ members: Set<Int>) {
    self.all = all.compactMap(\.self)
    self.members = members
  }

  /// The first description that applies; nil for all screens.
  var words: String? {
    guard members.count < all.count else { return nil }
    return fewNames ?? ofAKind(all.indices.map { $0 }) ?? turned ?? listed
  }

  private static let fewCount = 3

  private var fewNames: String? {
    members.count <= Self.fewCount ? "on \(members.sorted().map { all[$0].name }.inWords)" : nil
  }

  /// Describes the members among some screens as phones, tablets, or screens up to or from a width or height. Empty if all
  /// are members.
  private func ofAKind(_ screens: [Int]) -> String? {
    if screens.allSatisfy(members.contains) { return "" }
    if isExactly(screens, \.isPhone) { return "on phones" }
    if isExactly(screens, { !$0.isPhone }) { return "on tablets" }
    return limited(screens, all.map(\.size.width), "wide") ?? limited(screens, all.map(\.size.height), "high")
  }

  /// Whether exactly the screens that satisfy a condition are members.
  private func isExactly(_ screens: [Int], _ condition: (Device) -> Bool) -> Bool {
    screens.allSatisfy { members.contains($0) == condition(all[$0]) }
  }

  private func limited(_ screens: [Int], _ lengths: [Double], _ word: String) -> String? {
    let own = screens.filter(members.contains).map { lengths[$0] }
    guard let least = own.min(), let most = own.max() else { return nil }
    if screens.allSatisfy({ members.contains($0) == (lengths[$0] <= most) }) {
      return "on screens up to \(most.short) points \(word)"
    }
    let isFrom = screens.allSatisfy { members.contains($0) == (lengths[$0] >= least) }
    return isFrom ? "on screens from \(least.short) points \(word)" : nil
  }

  /// Describes members that are all in landscape or all in portrait.
  private var turned: String? {
    let isLandscape = members.map { all[$0].isLandscape }
    guard let first = isLandscape.first, isLandscape.allSatisfy({ $0 == first }) else { return nil }
    let direction = first ? "in landscape" : "in portrait"
    let alike = all.indices.filter { all[$0].isLandscape == first }
    return ofAKind(alike).map { $0.isEmpty ? direction : "\(direction) \($0)" }
      ?? "\(direction) on \(members.count) of \(alike.count) devices, such as \(firstName)"
  }

  private var listed: String {
    let others = all.indices.filter { !members.contains($0) }
    if others.count <= Self.fewCount { return "on all screens but \(others.map { all[$0].name }.inWords)" }
    return "on \(members.count) of \(all.count) screens, such as \(firstName)"
  }

  private var firstName: String { members.min().map { all[$0].name } ?? "" }
}
