@testable import StackModel

/// A view of a stack in plain values.
struct ViewDescription: Sendable {
  var name: String
  /// The content size; nil on an axis without one.
  var content = AxisPair<Double?>(horizontal: nil, vertical: nil)
  var hugging = AxisPair(horizontal: 250.0, vertical: 250.0)
  var resistance = AxisPair(horizontal: 750.0, vertical: 750.0)
  /// A length that a constraint of the author's asks for.
  var fixed = AxisPair<FixedLength?>(horizontal: nil, vertical: nil)
  var isHidden = false
  /// The spacing after the view; nil for the stack's own.
  var customSpacing: Double?
  /// From the top to the first baseline and from the last one to the bottom; 0 for a view without text.
  var baselines = (first: 0.0, last: 0.0)
  /// The stack that the view is; empty for a view that is none. An array, as a value cannot hold itself.
  var nested: [StackDescription] = []
  /// The area of an NSStackView that the view is in.
  var gravity = AppKitStackView.Gravity.leading
  /// How long the view stays attached to an NSStackView without room for all.
  var visibilityPriority = AppKitStackView.VisibilityPriority.mustHold
}

/// What a constraint on a view's own length says.
struct FixedLength: Sendable {
  var length: Double
  var priority: Double
}

extension ViewDescription {
  /// A view with a content size.
  init(_ name: String, _ width: Double?, _ height: Double?) {
    self.init(name: name, content: AxisPair(horizontal: width, vertical: height))
  }

  /// The same view, hidden.
  var hidden: Self {
    var copy = self
    copy.isHidden = true
    return copy
  }

  /// The same view with another hugging priority.
  func hugging(_ priority: Double) -> Self {
    var copy = self
    copy.hugging = AxisPair(horizontal: priority, vertical: priority)
    return copy
  }

  /// The same view with another compression resistance.
  func resistance(_ priority: Double) -> Self {
    var copy = self
    copy.resistance = AxisPair(horizontal: priority, vertical: priority)
    return copy
  }

  /// The same view with custom spacing after it.
  func spacingAfter(_ spacing: Double) -> Self {
    var copy = self
    copy.customSpacing = spacing
    return copy
  }

  /// The same view with baselines.
  func baselines(_ first: Double, _ last: Double) -> Self {
    var copy = self
    copy.baselines = (first, last)
    return copy
  }

  /// The same view in an area of an NSStackView.
  func inArea(_ gravity: AppKitStackView.Gravity) -> Self {
    var copy = self
    copy.gravity = gravity
    return copy
  }

  /// The same view with another visibility priority.
  func visibility(_ priority: Double) -> Self {
    var copy = self
    copy.visibilityPriority = priority
    return copy
  }

  /// The same view with a required length along each axis that has one.
  func held(_ width: Double?, _ height: Double? = nil, at priority: Double = 1000) -> Self {
    var copy = self
    copy.fixed = AxisPair(
      horizontal: width.map { FixedLength(length: $0, priority: priority) },
      vertical: height.map { FixedLength(length: $0, priority: priority) })
    return copy
  }

  /// A stack as a view of another one.
  static func stack(_ name: String, _ description: StackDescription) -> Self {
    ViewDescription(name: name, nested: [description])
  }

  /// A view whose lengths constraints ask for instead of content.
  static func fixed(_ name: String, _ width: FixedLength, _ height: FixedLength) -> Self {
    ViewDescription(name: name, fixed: AxisPair(horizontal: width, vertical: height))
  }
}
