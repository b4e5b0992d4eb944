import StackModel

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

  var visible: [ViewDescription] { views.filter { !$0.isHidden } }
  var isHorizontal: Bool { axis == .horizontal }
}

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

  /// A view whose lengths constraints ask for instead of content.
  static func fixed(_ name: String, _ width: FixedLength, _ height: FixedLength) -> Self {
    ViewDescription(name: name, fixed: AxisPair(horizontal: width, vertical: height))
  }
}
