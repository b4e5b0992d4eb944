@testable import StackModel

/// A stack view in plain values, from which the tests make a live one and state what it should do.
struct StackDescription: Sendable {
  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing = 0.0
  var isBaselineRelative = false
  /// Nil where the arrangement does not follow the margins.
  var margins: EdgeInsets?
  var views: [ViewDescription]

  /// The stack's views and those of stacks in it.
  var allViews: [ViewDescription] { views.flatMap { [$0] + $0.nested.flatMap(\.allViews) } }

  var visible: [ViewDescription] { views.filter { !$0.isHidden } }
  var isHorizontal: Bool { axis == .horizontal }
}
