import StackModel
import Support

/// Conflicts that the system makes by itself, and what is known of them.
enum SystemConflict {
  /// What to say of a block in which no constraint and no view is the app's; nil for other blocks.
  ///
  /// - Parameter members: The constraints that contradict each other, or all.
  static func note(_ conflict: LoggedConflict, _ members: [LoggedConstraint]) -> String? {
    if isOfAlert(conflict) {
      return
        "UIAlertController makes this constraint in action sheets since iOS 12.2; it is a bug of UIKit's without effect"
    }
    let items = Set(members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
    guard !members.isEmpty, !members.contains(where: \.isWritten), members.contains(where: { $0.maker == .system }),
      items.allSatisfy({ conflict.items[$0].isOfSystem })
    else { return nil }
    let classes = items.compactMap { conflict.items[$0].className ?? conflict.items[$0].identifier }
    let kind = kinds.first { kind in classes.contains { $0.containsBytes(kind.part) } }
    return (kind?.fact ?? "all of these views are the system's") + "; the app has no part in it, and nothing to change"
  }

  private static let kinds: [(part: String, fact: String)] = [
    ("Keyboard", "UIKit's keyboard makes these constraints while it moves"),
    ("UIKB", "UIKit's keyboard makes these constraints while it moves"),
    ("SystemInputAssistant", "UIKit's keyboard makes these constraints while it moves"),
    ("TUI", "UIKit's keyboard makes these constraints while it moves"),
    ("BarButton", "UIKit's bars make these constraints while a bar button has no room"),
    ("NavigationBar", "UIKit's bars make these constraints while a bar has no room"),
  ]

  /// `UIView.width == -16`, alone. Ten of ten such logs that were found are of action sheets.
  private static func isOfAlert(_ conflict: LoggedConflict) -> Bool {
    guard conflict.constraints.count == 1, let one = conflict.constraints.first else { return false }
    return one.first.attribute == .width && one.second == nil && one.constant == -16 && one.relation == .equal
      && conflict.items[one.first.item].className == "UIView"
  }
}
