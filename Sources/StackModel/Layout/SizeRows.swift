internal import AutoLayout

/// The rows for the sizes of views: no negative lengths, fixed sizes, and the sizes of their contents.
final class SizeRows {
  private let context: LayoutContext
  private let items: LayoutItems
  private let rows: RowTable
  private let metrics: CanvasMetrics

  /// The views whose size follows from the layout itself, by number.
  private(set) var dependentViews: Set<Int> = []
  /// The views to which Interface Builder's canvas gives a length because they have no content, by number.
  private(set) var designTimeViews: Set<Int> = []
  /// Whether the lengths count that only Interface Builder's canvas gives to views without content.
  private(set) var showsDesignTimeLengths = true
  /// The views whose length along an axis is up to a class that is not known, and the axes.
  private var assumedLengths: [Int: Set<Axis>] = [:]
  /// Content sizes of views that stay as they are; nil if views may change.
  private var contentSizes: ContentSizeCache?

  init(_ context: LayoutContext, _ items: LayoutItems, _ rows: RowTable, _ metrics: CanvasMetrics) {
    self.context = context
    self.items = items
    self.rows = rows
    self.metrics = metrics
  }

  private var settings: DocumentSettings { context.settings }

  /// Lengths are never negative, whatever presses on them.
  func setNonNegativeSize(of view: View, _ number: Int) {
    for (role, attribute) in [(ConstraintRole.width, LayoutAttribute.width), (.height, .height)] {
      let anchor = Constraint.Anchor(view, attribute)
      rows.set(role, of: number, Constraint(anchor, .greaterThanOrEqual, nil, origin: .nonNegativeSize(view)))
    }
  }

  /// Updates the fixed size of a view and the size of its content.
  func setSize(of view: View, _ number: Int) {
    let size = contentSize(of: view, number)
    for axis in Axis.allCases {
      // A root that fits its content along one axis has the length of its canvas along the other.
      let isCanvas = view === context.root && context.layoutRoot.fittingPriorities?[axis] == 1000
      let fixed = isCanvas ? nil : fixedSize(of: view, axis)
      rows.set(axis == .horizontal ? .fixedWidth : .fixedHeight, of: number, fixed)
      let length = shownLength(of: view, number, size[axis], axis)
      rows.set(
        axis == .horizontal ? .mostWidth : .mostHeight, of: number, length.flatMap { most(of: view, $0, axis) })
      rows.set(
        axis == .horizontal ? .leastWidth : .leastHeight, of: number, length.flatMap { least(of: view, $0, axis) })
    }
  }

  /// Records whether one pass may not be enough for a view.
  func setDependent(_ isDependent: Bool, _ number: Int) {
    if isDependent { dependentViews.insert(number) } else if !dependentViews.isEmpty { dependentViews.remove(number) }
  }

  /// The length of a view's content; nil if it has none.
  func contentLength(of number: Int, _ axis: Axis) -> Double? {
    rows.constraint(axis == .horizontal ? .mostWidth : .mostHeight, of: number)?.constant
  }

  private func fixedSize(of view: View, _ axis: Axis) -> Constraint? {
    guard let length = view.fixedSize[axis] else { return nil }
    // A hidden arranged view gives way, as a size of its own would contradict UISV-hiding.
    let isHiddenAlong = view.isHidden && view.arrangingStack?.axis == axis
    return Constraint(
      self.length(axis, of: view), .equal, nil, constant: length, priority: isHiddenAlong ? 999 : 1000,
      origin: .fixedSize(view))
  }

  private func length(_ axis: Axis, of view: View) -> Constraint.Anchor {
    Constraint.Anchor(view, axis == .horizontal ? .width : .height)
  }
}

// MARK: - The lengths of contents

extension SizeRows {
  /// A length of content, or one that Interface Builder's canvas shows without content.
  private enum ContentLength {
    /// No longer by hugging, no shorter by compression resistance.
    case natural(Double)
    /// A length that only the canvas shows, at a priority of its own.
    case designTime(Double, priority: Double)
    /// A length that only the canvas shows, and below which it does not compress the view.
    case remembered(Double)
  }

  /// Interface Builder shows arranged image views without an image 50 points square, which at run time is an estimate
  /// of the image that code sets. It shows other arranged views that nothing sizes 50 points long, and empty views
  /// across the axis as large as they come from the library. Empty views that hug more than they come are measured like
  /// images.
  ///
  /// Evidence: for the latter 18 frames of one repository, and none that contradicts it.
  private func shownLength(of view: View, _ number: Int, _ length: Double?, _ axis: Axis) -> ContentLength? {
    if let length { return .natural(length) }
    if assumedLengths[number]?.contains(axis) == true {
      return .natural(view.declaredFrame?.length(along: axis) ?? 0)
    }
    if view.elementName == "customView", axis == .horizontal, view.arranger is AppKitStackView {
      return .designTime(Self.newCustomViewWidth, priority: Self.newCustomViewPriority)
    }
    guard !settings.isStackDefinition || settings.semantics == .canvas, view !== context.root,
      let stack = view.arrangingStack, !(view is StackView)
    else { return nil }
    if let length = view.estimatedContentLength { return .natural(settings.canvasLength(length, of: view, axis)) }
    guard settings.semantics == .canvas else { return nil }
    let isEmptyAcross = stack.axis != axis && view.elementName == "view" && view.subviews.isEmpty
    let isHugging = view.subviews.isEmpty && view.contentHuggingPriority[axis] > 250
    let isRemembered = isRemembered(view, axis, in: stack)
    guard stack.axis == axis || isEmptyAcross || isHugging || isRemembered else { return nil }
    designTimeViews.insert(number)
    guard showsDesignTimeLengths else { return nil }
    func shown(_ length: Double) -> Double { settings.canvasLength(length, of: view, axis) }
    if isHugging { return .natural(shown(50)) }
    if isRemembered { return .remembered(shown(view.declaredFrame?.length(along: axis) ?? 50)) }
    if stack.axis == axis { return .designTime(shown(50), priority: Self.designTimePriority) }
    return .designTime(shown(axis == .horizontal ? 240 : 128), priority: 250)
  }

  /// Whether Interface Builder keeps a length of an arranged view with subviews as if it were that of its content: the
  /// frame's, or the 50 points of a new view. Content of the same priority wins.
  ///
  /// Evidence: along the axis 116/119 frames, 12 repositories; across that of stacks whose views are not filled 7/7 frames,
  /// 3 repositories.
  private func isRemembered(_ view: View, _ axis: Axis, in stack: StackView) -> Bool {
    guard view.elementName == "view", !view.subviews.isEmpty else { return false }
    if stack.axis != axis { return stack.alignment != .fill }
    return switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: true
    case .fillEqually, .fillProportionally: false
    }
  }

  private func most(of view: View, _ length: ContentLength, _ axis: Axis) -> Constraint {
    switch length {
    case .natural(let length):
      contentLimit(of: view, .lessThanOrEqual, length, axis, view.contentHuggingPriority[axis])
    case .designTime(let length, let priority): designTimeLength(of: view, length, axis, priority)
    case .remembered(let length): designTimeLength(of: view, length, axis, Self.designTimePriority)
    }
  }

  private func designTimeLength(of view: View, _ length: Double, _ axis: Axis, _ priority: Double) -> Constraint {
    Constraint(
      self.length(axis, of: view), .equal, nil, constant: length, priority: priority, origin: .contentSize(view))
  }

  private func least(of view: View, _ length: ContentLength, _ axis: Axis) -> Constraint? {
    let resistance = view.contentCompressionResistancePriority[axis]
    return switch length {
    case .natural(let length): contentLimit(of: view, .greaterThanOrEqual, length, axis, resistance)
    case .designTime: nil
    case .remembered(let length):
      contentLimit(of: view, .greaterThanOrEqual, length, axis, Self.contentPriority(resistance) - Self.yielding)
    }
  }

  private func contentLimit(
    of view: View, _ relation: Relation, _ length: Double, _ axis: Axis, _ priority: Double
  ) -> Constraint {
    Constraint(
      self.length(axis, of: view), relation, nil, constant: length, priority: Self.contentPriority(priority),
      origin: .contentSize(view))
  }

  /// The width of a custom view of macOS that comes from the library. A stack view keeps it where nothing else gives one.
  ///
  /// Evidence: 7/7 views, 4 repositories, two of them in a grid view; 7 others have lengths that nothing tells.
  private static let newCustomViewWidth = 163.0

  /// More than the priority at which grid views are as small as their contents, and less than any hugging.
  private static let newCustomViewPriority = 51.0

  /// Below any label's hugging: the priority that reproduces most stored frames.
  private static let designTimePriority = 200.0

  /// By how much a remembered length yields to content of the same priority.
  private static let yielding = 0.25

  /// Interface Builder never holds a content size against the author's constraints, not even a required one.
  private static func contentPriority(_ written: Double) -> Double { min(written, 999.75) }

  /// The size of a view's content, in which a placeholder wins over the class. Text is broken at the width of the
  /// previous pass.
  private func contentSize(of view: View, _ number: Int) -> IntrinsicSize {
    var inputs: ConstraintRow.Inputs = []
    let edges = view.hasWidthDependentHeight ? metrics.previousEdges(of: view, &inputs) : nil
    var size = measuredSize(of: view, number, width: edges.map { $0.right - $0.left })
    for axis in Axis.allCases {
      switch view.shownPlaceholder(axis, in: settings) {
      case .points(let points): size[axis] = points
      case .infinite: size[axis] = nil
      case nil: break
      }
    }
    return size
  }

  private func measuredSize(of view: View, _ number: Int, width: Double?) -> IntrinsicSize {
    if let size = contentSizes?.size(of: number, width, settings) { return size }
    let size = settings.contentSize(of: view, width: width)
    contentSizes?.remember(size, of: number, width)
    return size
  }
}

// MARK: - Other users and devices

extension SizeRows {
  /// Whether contents are measured once for all users and devices.
  var keepsContentSizes: Bool { contentSizes != nil }

  /// Measures each content once, if the sizes are those that ibstack knows.
  func keepContentSizes() {
    if settings.hasStandardContentSizes { contentSizes = ContentSizeCache() }
  }

  /// Turns the lengths on or off that only Interface Builder's canvas gives to views without content.
  ///
  /// - Returns: The numbers of the views that this concerns.
  func showDesignTimeLengths(_ shows: Bool) -> [Int] {
    var concerned: Set<Int> = []
    if shows {
      concerned = Set(assumedLengths.keys)
      assumedLengths = [:]
    }
    if shows != showsDesignTimeLengths { concerned.formUnion(designTimeViews) }
    showsDesignTimeLengths = shows
    return concerned.sorted()
  }

  /// Takes the length of a view along an axis to be known, until design-time lengths are shown again.
  func assumeLength(of number: Int, _ axis: Axis) { assumedLengths[number, default: []].insert(axis) }

  /// Forgets which views have no content, before all are measured again.
  func forgetDesignTimeViews() { designTimeViews = [] }

  /// Forgets a view that leaves the session.
  func forget(_ number: Int) { setDependent(false, number) }
}

/// What views were measured to be before, for one user and device after the other.
struct ContentSizeCache {
  private struct Measure: Hashable {
    var view: Int
    var width: Double?
  }

  private var conditions: DocumentSettings.ContentConditions?
  private var sizes: [Measure: IntrinsicSize] = [:]
  /// What was measured under other conditions.
  private var others: [DocumentSettings.ContentConditions: [Measure: IntrinsicSize]] = [:]

  /// The size of a view at a width under the settings' conditions; nil if it was not measured yet.
  mutating func size(of view: Int, _ width: Double?, _ settings: DocumentSettings) -> IntrinsicSize? {
    if settings.contentConditions != conditions { turn(to: settings.contentConditions) }
    return sizes[Measure(view: view, width: width)]
  }

  /// Remembers a size under the conditions that were asked for last.
  mutating func remember(_ size: IntrinsicSize, of view: Int, _ width: Double?) {
    sizes[Measure(view: view, width: width)] = size
  }

  private mutating func turn(to conditions: DocumentSettings.ContentConditions) {
    if let old = self.conditions { others[old] = sizes }
    sizes = others.removeValue(forKey: conditions) ?? [:]
    self.conditions = conditions
  }
}

extension DocumentSettings {
  /// All that the size of a view's content depends on besides the document and the width.
  struct ContentConditions: Hashable {
    var scale: Double
    var category: ContentSizeCategory?
    var language: LayoutLanguage
    var isTextBold: Bool
    var fontScale: Double
    var hasDevice: Bool
    var hasHomeIndicator: Bool
  }

  var contentConditions: ContentConditions {
    ContentConditions(
      scale: scale, category: text.contentSizeCategory, language: text.language, isTextBold: text.isTextBold,
      fontScale: text.fontScale,
      hasDevice: device != nil, hasHomeIndicator: device?.hasHomeIndicator ?? false)
  }
}
