import StackModel
import Support

/// Conflicts that the system makes by itself, and what is known of them.
enum SystemConflict {
  /// What to say of a block in which no constraint and no view is the app's; nil for other blocks.
  ///
  /// - Parameter places: The places of the constraints that contradict each other, or of all.
  static func note(_ conflict: LoggedConflict, _ places: [Int]) -> String? {
    if isOfAlert(conflict) {
      return
        "UIAlertController makes this constraint in action sheets since iOS 12.2; it is a bug of UIKit's without effect"
    }
    let members = places.map { conflict.constraints[$0] }
    let items = Set(members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
    guard !members.isEmpty, !members.contains(where: \.isWritten), members.contains(where: { $0.maker == .system }),
      items.allSatisfy({ conflict.items[$0].isOfSystem })
    else { return nil }
    let classes = items.compactMap { conflict.items[$0].className ?? conflict.items[$0].identifier }
    let kind = kinds.first { kind in classes.contains { name in kind.parts.contains(where: name.containsBytes) } }
    return (kind?.fact ?? "all of these views are the system's") + "; the app has no part in it, and nothing to change"
  }

  /// What the names of classes have in common, and who makes their constraints.
  private static let kinds: [(parts: [String], fact: String)] = [
    (["Keyboard", "UIKB", "SystemInputAssistant", "TUI"], "UIKit's keyboard makes these constraints while it moves"),
    (["BarButton"], "UIKit's bars make these constraints while a bar button has no room"),
    (["NavigationBar"], "UIKit's bars make these constraints while a bar has no room"),
  ]

  /// `UIView.width == -16`, alone. Ten of ten such logs that were found are of action sheets.
  private static func isOfAlert(_ conflict: LoggedConflict) -> Bool {
    guard conflict.constraints.count == 1, let one = conflict.constraints.first else { return false }
    return one.first.attribute == .width && one.second == nil && one.constant == -16 && one.relation == .equal
      && conflict.items[one.first.item].className == "UIView"
  }
}
