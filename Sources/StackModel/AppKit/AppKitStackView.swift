public import NibDecoder

/// NSStackView: a `<stackView>` of a macOS document, or one made in code. Its rules are not UIStackView's.
open class AppKitStackView: View, ViewArranger {
  /// How the views share the axis. The default is gravity areas.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// A part of a stack with the distribution `gravityAreas`.
  public enum Gravity: Int, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
    /// The first area of a vertical stack.
    public static var top: Gravity { .leading }
    /// The last area of a vertical stack.
    public static var bottom: Gravity { .trailing }
  }

  /// How long a view stays attached to a stack that is too short for its views: 0 … 1000.
  public enum VisibilityPriority {
    /// The view is never detached.
    public static let mustHold = 1000.0
    /// The view is detached if there is no room for it.
    public static let detachOnlyIfNecessary = 900.0
    /// The view is detached in any case.
    public static let notVisible = 0.0
  }

  /// The direction.
  public var axis: Axis {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution.
  public var distribution: Distribution {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The distance between views in points; 8 if it is not written.
  public var spacing: Double {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Distances from the stack's edges to its views.
  public var edgeInsets: EdgeInsets {
    didSet { if edgeInsets != oldValue { arrangementDidChange() } }
  }
  /// How strongly the stack hugs its views.
  public var stackHuggingPriority: AxisPair<Double> {
    didSet { if stackHuggingPriority != oldValue { arrangementDidChange() } }
  }
  /// How strongly the stack resists being shorter than its views. Below 1000 its trailing and bottom edges give way, and
  /// views whose visibility priority is below 1000 are detached.
  public var clippingResistancePriority: AxisPair<Double> {
    didSet { if clippingResistancePriority != oldValue { arrangementDidChange() } }
  }
  /// Whether hidden views take no room.
  public var detachesHiddenViews: Bool {
    didSet { if detachesHiddenViews != oldValue { arrangementDidChange() } }
  }
  /// The attribute along which the views are aligned across the axis: their centers where none is written or set. One
  /// that does not belong to that axis aligns nothing.
  public var alignment: LayoutAttribute {
    get { writtenAlignment ?? (axis == .horizontal ? .centerY : .centerX) }
    set {
      let old = alignment
      writtenAlignment = newValue
      if newValue != old { arrangementDidChange() }
    }
  }
  private var writtenAlignment: LayoutAttribute?

  /// The views of each gravity area; with other distributions, all views are in the first.
  public internal(set) var areas: [[View]]
  /// Visibility priorities that are not 1000.
  var visibilityPriorities: [ObjectIdentifier: Double] = [:]

  /// Reads NSStackView's keys.
  public required init(coder: NibCoder) throws {
    axis = coder.value(forKey: "orientation")
    distribution = coder.value(forKey: "distribution")
    writtenAlignment = coder.decodeEnum(LayoutAttribute.self, forKey: "alignment")
    spacing = coder.length(forKey: "spacing")
    edgeInsets = Self.decodeInsets(coder)
    stackHuggingPriority = coder.priorities(Self.stackHuggingKeys)
    clippingResistancePriority = coder.priorities(Self.clippingResistanceKeys)
    detachesHiddenViews = coder.bool(forKey: "detachesHiddenViews")
    areas =
      distribution == .gravityAreas
      ? Self.areaNames.map { coder.decodeObjects(of: View.self, in: $0) }
      : [coder.decodeObjects(of: View.self, in: "subviews"), [], []]
    try super.init(coder: coder)
    for view in arrangedSubviews where view.superview === self { view.arranger = self }
    for (view, entry) in zip(arrangedSubviews, coder.coders(in: "customSpacing")) {
      view.customSpacing = Self.spacing(of: entry)
    }
    for (view, entry) in zip(arrangedSubviews, coder.coders(in: "visibilityPriorities")) {
      guard let priority = entry.decodeDouble(forKey: "value"), priority < VisibilityPriority.mustHold else { continue }
      visibilityPriorities[ObjectIdentifier(view)] = max(VisibilityPriority.notVisible, priority)
    }
  }

  /// Makes a stack view in code, with its views in the leading area.
  ///
  /// - Parameters:
  ///   - views: The views to arrange.
  ///   - axis: The direction.
  ///   - distribution: How the views share the axis.
  ///   - alignment: The attribute along which they are aligned across the axis; nil for their centers.
  ///   - spacing: The distance between views in points.
  ///   - edgeInsets: Distances from the stack's edges to its views in points.
  ///   - stackHuggingPriority: How strongly the stack hugs its views.
  ///   - clippingResistancePriority: How strongly the stack resists being shorter than its views.
  public init(
    views: [View] = [], axis: Axis = .horizontal, distribution: Distribution = .gravityAreas,
    alignment: LayoutAttribute? = nil, spacing: Double = 8, edgeInsets: EdgeInsets = .zero,
    stackHuggingPriority: AxisPair<Double> = AppKitStackView.newStackHuggingPriority,
    clippingResistancePriority: AxisPair<Double> = AxisPair(horizontal: 1000, vertical: 1000)
  ) {
    self.axis = axis
    self.distribution = distribution
    writtenAlignment = alignment
    self.spacing = spacing
    self.edgeInsets = edgeInsets
    self.stackHuggingPriority = stackHuggingPriority
    self.clippingResistancePriority = clippingResistancePriority
    detachesHiddenViews = true
    areas = [[], [], []]
    super.init()
    setViews(views, in: .leading)
  }

  /// How strongly a new stack hugs its views. Apple's documentation says NSLayoutPriorityDefaultLow, 250; Interface
  /// Builder writes the next smaller number that a float has, so that views that hug at 250 keep their lengths.
  public static let newStackHuggingPriority = AxisPair(
    horizontal: 249.99998474121094, vertical: 249.99998474121094)

  private static let areaNames = ["beginningViews", "middleViews", "endViews"]
  private static let stackHuggingKeys = AxisPair(
    horizontal: "horizontalStackHuggingPriority", vertical: "verticalStackHuggingPriority")
  private static let clippingResistanceKeys = AxisPair(
    horizontal: "horizontalClippingResistancePriority", vertical: "verticalClippingResistancePriority")

  private static func decodeInsets(_ coder: NibCoder) -> EdgeInsets {
    guard let insets = coder.coder(forKey: "edgeInsets") else { return .zero }
    return EdgeInsets(
      top: insets.length(forKey: "top"), left: insets.length(forKey: "left"),
      bottom: insets.length(forKey: "bottom"), right: insets.length(forKey: "right"))
  }

  /// The greatest float means "use the stack's".
  private static func spacing(of coder: NibCoder) -> Double? {
    coder.decodeDouble(forKey: "value").flatMap { abs($0) > 1_000_000 ? nil : $0 }
  }
}

extension AppKitStackView: TextlessView {
  static var elementNames: [String] { ["stackView"] }

  var standardContent: ViewContent { .container }
}
