@testable import StackModel

/// An NSStackView in plain values, from which the tests make a live one and state what it should do.
struct AppKitStackDescription: Sendable {
  var axis = Axis.horizontal
  var distribution = AppKitStackView.Distribution.gravityAreas
  /// Nil for the centers, which is what a new stack aligns.
  var alignment: LayoutAttribute?
  var spacing = 8.0
  var insets = EdgeInsets()
  var hugging = AppKitStackView.newStackHuggingPriority
  var clippingResistance = AxisPair(horizontal: 1000.0, vertical: 1000.0)
  var detachesHiddenViews = true
  var views: [ViewDescription]

  /// The views from one end to the other, which is by areas.
  var ordered: [ViewDescription] {
    AppKitStackView.Gravity.allCases.flatMap { gravity in views.filter { $0.gravity == gravity } }
  }

  /// The views that take room where there is enough of it.
  var attachable: [ViewDescription] {
    ordered.filter { !($0.isHidden && detachesHiddenViews) && $0.visibilityPriority > 0 }
  }

  var isHorizontal: Bool { axis == .horizontal }

  /// The insets at the near and the far end of an axis.
  func inset(along axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
