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

/// NSStackView's operations on the views that it arranges.
extension AppKitStackView {
  /// The views that the stack arranges, detached ones included, in order.
  public var arrangedSubviews: [View] { Array(areas.joined()) }

  /// The arranged views that took part in the last layout.
  var attachedViews: [View] { attachedViews(in: layoutHost) }

  /// The arranged views that take part in a layout.
  func attachedViews(in layout: (any DetachedViews)?) -> [View] {
    let priority = layout?.detachedPriority(of: self) ?? VisibilityPriority.notVisible
    return areas.joined().filter { arranges($0, above: priority) }
  }

  /// The arranged views that take no room: hidden ones that the stack detaches, those with the visibility priority 0,
  /// and those for which there was no room in the last layout.
  public var detachedViews: [View] { areas.joined().filter { !arranges($0) } }

  /// The arranged views of a gravity area, detached ones included.
  public func views(in gravity: Gravity) -> [View] { areas[gravity.rawValue] }

  /// Whether a view of one of the areas took part in the last layout.
  func arranges(_ view: View) -> Bool { arranges(view, in: layoutHost) }

  func arranges(_ view: View, in layout: (any DetachedViews)?) -> Bool {
    arranges(view, above: layout?.detachedPriority(of: self) ?? VisibilityPriority.notVisible)
  }

  private func arranges(_ view: View, above priority: Double) -> Bool {
    !(view.isHidden && detachesHiddenViews) && visibilityPriority(for: view) > priority
  }

  /// Arranges a view after all others, and makes it a subview if it is not one.
  public func addArrangedSubview(_ view: View) {
    let count = areas.reduce(0) { $0 + $1.count }
    insertArrangedSubview(view, at: view.arranger === self ? count - 1 : count)
  }

  /// Arranges a view at a place among the arranged views, in the gravity area of the one before it, and makes it a
  /// subview if it is none. A view that is arranged already moves there.
  ///
  /// The place must not lie after the end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    moveOut(view)
    var (area, place) = (0, index)
    while area + 1 < areas.count, place > areas[area].count {
      place -= areas[area].count
      area += 1
    }
    insert(view, at: place, inArea: area)
  }

  /// Takes a view out of the arrangement. It stays a subview; its custom spacing and visibility priority are forgotten.
  public func removeArrangedSubview(_ view: View) {
    guard view.arranger === self else { return }
    dropFromArrangement(view)
  }

  /// Arranges a view after all others of a gravity area, and makes it a subview if it is not one.
  public func addView(_ view: View, in gravity: Gravity) {
    moveOut(view)
    insert(view, at: areas[gravity.rawValue].count, inArea: gravity.rawValue)
  }

  /// Arranges a view at an index in a gravity area, and makes it a subview if it is not one.
  ///
  /// The place must not lie after the end of the area.
  public func insertView(_ view: View, at index: Int, in gravity: Gravity) {
    moveOut(view)
    insert(view, at: index, inArea: gravity.rawValue)
  }

  /// Replaces the views of a gravity area. Views that are not among the new ones leave the stack.
  public func setViews(_ views: [View], in gravity: Gravity) {
    let kept = Set(views.lazy.map(ObjectIdentifier.init))
    let old = areas[gravity.rawValue]
    areas[gravity.rawValue] = []
    for view in old.reversed() where !kept.contains(ObjectIdentifier(view)) { removeView(view) }
    for view in views { addView(view, in: gravity) }
  }

  /// Takes a view out of the stack, and out of its subviews.
  public func removeView(_ view: View) {
    if view.arranger === self { view.removeFromSuperview() }
  }

  /// Takes an arranged view out of its area before it is inserted elsewhere. What is set for it stays.
  private func moveOut(_ view: View) {
    guard view.arranger === self else { return }
    for area in areas.indices { areas[area].removeLast(view) }
  }

  private func insert(_ view: View, at index: Int, inArea area: Int) {
    precondition(
      (0...areas[area].count).contains(index),
      "place \(index) lies after the \(areas[area].count) arranged views of \(name)")
    let isNew = view.superview !== self
    if isNew { adopt(view, at: subviews.count) }
    areas[area].insert(view, at: index)
    view.arranger = self
    if isNew { layoutHost?.didInsert(view) } else { layoutHost?.viewDidChange(view, .size) }
    arrangementDidChange()
  }

  func dropFromArrangement(_ view: View) {
    for area in areas.indices { areas[area].removeLast(view) }
    view.arranger = nil
    view.customSpacing = nil
    visibilityPriorities[ObjectIdentifier(view)] = nil
    layoutHost?.viewDidChange(view, .size)
    arrangementDidChange()
  }

  func arrangementDidChange() { layoutHost?.viewDidChange(self, .arrangement) }
}

extension AppKitStackView {
  /// The distances after the arranged views in points; nil for the stack's spacing.
  public var customSpacings: [Double?] { areas.joined().map(\.customSpacing) }

  /// The custom distance after an arranged view in points; nil where the stack's own holds.
  public func customSpacing(after view: View) -> Double? {
    view.arranger === self ? view.customSpacing : nil
  }

  /// Sets the distance after an arranged view in points; nil for the stack's own. Ignored for other views.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    guard view.arranger === self, view.customSpacing != spacing else { return }
    view.customSpacing = spacing
    arrangementDidChange()
  }

  /// How long an arranged view stays attached if there is no room for all: ``VisibilityPriority``.
  public func visibilityPriority(for view: View) -> Double {
    visibilityPriorities.isEmpty
      ? VisibilityPriority.mustHold : visibilityPriorities[ObjectIdentifier(view)] ?? VisibilityPriority.mustHold
  }

  /// Sets how long an arranged view stays attached, from 0 to 1000; greater numbers mean 1000. Ignored for other views.
  public func setVisibilityPriority(_ priority: Double, for view: View) {
    guard view.arranger === self, visibilityPriority(for: view) != priority else { return }
    let isDefault = priority >= VisibilityPriority.mustHold
    visibilityPriorities[ObjectIdentifier(view)] = isDefault ? nil : max(VisibilityPriority.notVisible, priority)
    arrangementDidChange()
  }
}

extension AppKitStackView {
  /// How strongly the stack hugs its views along an axis.
  public func huggingPriority(for axis: Axis) -> Double { stackHuggingPriority[axis] }

  /// Sets how strongly the stack hugs its views along an axis, from 1 to 1000.
  public func setHuggingPriority(_ priority: Double, for axis: Axis) { stackHuggingPriority[axis] = priority }

  /// How strongly the stack resists being shorter than its views along an axis.
  public func clippingResistancePriority(for axis: Axis) -> Double { clippingResistancePriority[axis] }

  /// Sets how strongly the stack resists being shorter than its views along an axis, from 1 to 1000.
  public func setClippingResistancePriority(_ priority: Double, for axis: Axis) {
    clippingResistancePriority[axis] = priority
  }
}

extension [View] {
  /// From the end, where most changes are.
  fileprivate mutating func removeLast(_ view: View) {
    if let index = lastIndex(where: { $0 === view }) { remove(at: index) }
  }
}
