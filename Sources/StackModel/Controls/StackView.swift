public import NibDecoder

/// A stack view of iOS or tvOS: a `<stackView>`, or one made in code.
open class StackView: View, ViewArranger {
  /// How the arranged views share the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views lie across the axis. `top` and `leading` mean the same, as do `bottom` and `trailing`.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

    /// The alignment without its second spelling.
    var canonical: Alignment {
      switch self {
      case .top: .leading
      case .bottom: .trailing
      default: self
      }
    }

    /// Whether views are aligned by their text, which only a horizontal stack view does.
    public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// The direction; horizontal if it is not written.
  public var axis: Axis {
    didSet { if axis != oldValue { layoutHost?.viewDidChange(self, .arrangement) } }
  }
  /// The distribution; `fill` if it is not written.
  public var distribution: Distribution {
    didSet { if distribution != oldValue { layoutHost?.viewDidChange(self, .arrangement) } }
  }
  /// The alignment; `fill` if it is not written. `top` reads as `leading`, `bottom` as `trailing`.
  public var alignment: Alignment {
    didSet {
      alignment = alignment.canonical
      if alignment != oldValue { layoutHost?.viewDidChange(self, .arrangement) }
    }
  }
  /// The distance between arranged views in points; 0 if it is not written, 8 for `spacingType="standard"`. Set to
  /// ``spacingUseSystem`` it is 8, set to ``spacingUseDefault`` 0.
  public var spacing: Double {
    get { Self.points(writtenSpacing) ?? 0 }
    set {
      let isOther = writtenSpacing != newValue
      writtenSpacing = newValue
      if isOther { layoutHost?.viewDidChange(self, .spacing) }
    }
  }
  private var writtenSpacing: Double
  /// Whether the spacing is the system's.
  var hasSystemSpacing: Bool { writtenSpacing == Self.spacingUseSystem }
  /// Whether vertical spacing is measured between baselines.
  public var isBaselineRelativeArrangement: Bool {
    didSet { if isBaselineRelativeArrangement != oldValue { layoutHost?.viewDidChange(self, .arrangement) } }
  }
  /// Whether the arranged views are laid out within the margins: in documents as soon as margins are written.
  public var isLayoutMarginsRelativeArrangement: Bool {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutHost?.viewDidChange(self, .arrangement) } }
  }
  /// The views that the stack arranges, hidden ones included, in order. Each is a subview; not every subview is arranged.
  public internal(set) var arrangedSubviews: [View] = []
  /// How many of the arranged views are not hidden.
  var visibleCount = 0
  /// How many of the arranged views that are not hidden are labels of several lines.
  var visibleMultilineLabelCount = 0
  /// Where the attributes are written; nil if they are not, and for stack views made in code.
  let (spacingRange, distributionRange, alignmentRange): (SourceRange?, SourceRange?, SourceRange?)

  enum SpacingType: String, CaseIterable {
    case standard, custom
  }

  /// UIKit's system spacing between two views. Evidence: 162/162 stored frames.
  static let systemSpacing = 8.0

  /// The system's default spacing between neighboring views, 8 points; UIKit's constant.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)
  /// The default: the stack's ``spacing`` after a view, or 0 as the stack's spacing; UIKit's constant.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)

  /// What a spacing stands for in points; nil for ``spacingUseDefault``.
  static func points(_ spacing: Double) -> Double? {
    switch spacing {
    case spacingUseSystem: systemSpacing
    case spacingUseDefault: nil
    default: spacing
    }
  }

  /// Reads UIStackView's keys.
  public required init(coder: NibCoder) throws {
    axis = coder.value(forKey: "axis")
    distribution = coder.value(forKey: "distribution")
    alignment = coder.value(Alignment.self, forKey: "alignment").canonical
    writtenSpacing = Self.decodeSpacing(coder)
    isBaselineRelativeArrangement = coder.bool(forKey: "baselineRelativeArrangement")
    isLayoutMarginsRelativeArrangement = false
    spacingRange = coder.attributeRange("spacing") ?? coder.attributeRange("spacingType")
    distributionRange = coder.attributeRange("distribution")
    alignmentRange = coder.attributeRange("alignment")
    try super.init(coder: coder)
    isLayoutMarginsRelativeArrangement = layoutMargins != nil
    arrange(subviews.filter(\.isInstalledSubview))
  }

  /// Makes a stack view in code.
  public init(
    arrangedSubviews: [View] = [], axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    alignment: Alignment = .fill
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment.canonical
    writtenSpacing = spacing
    isBaselineRelativeArrangement = false
    isLayoutMarginsRelativeArrangement = false
    (spacingRange, distributionRange, alignmentRange) = (nil, nil, nil)
    super.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Makes a stack view in code with a frame in points, in the superview's coordinates.
  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// `spacing` and `spacingType` exclude each other. Where both are there one comes from a size-class variation, which
  /// follows the element's own attributes.
  private static func decodeSpacing(_ coder: NibCoder) -> Double {
    let spacing = coder.length(forKey: "spacing")
    guard coder.value(SpacingType.self, forKey: "spacingType") == .standard else { return spacing }
    guard let written = coder.range(forKey: "spacing"), let type = coder.range(forKey: "spacingType"),
      written.lowerBound > type.lowerBound
    else { return spacingUseSystem }
    return spacing
  }
}

extension StackView: TextlessView {
  static var elementNames: [String] { ["stackView"] }

  var standardContent: ViewContent { .container }
}

/// UIStackView's operations on the views that it arranges.
extension StackView {
  /// Arranges a view after all others, and makes it a subview if it is not one.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (view.arranger === self ? 1 : 0))
  }

  /// Arranges a view at an index among the arranged views, and makes it the last subview if it is not one. A view
  /// that is arranged already moves there.
  ///
  /// The index must not be after the end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    let isNew = view.superview !== self
    if isNew { adopt(view, at: subviews.count) }
    let spacing = view.customSpacing
    if view.arranger === self { dropFromArrangement(view) }
    precondition(
      (0...arrangedSubviews.count).contains(index),
      "place \(index) lies behind the \(arrangedSubviews.count) arranged views of \(name)")
    view.customSpacing = spacing
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: index)
    takeIn(view)
    renumber(from: index)
    if isNew { layoutHost?.didInsert(view) } else { layoutHost?.didMove(view) }
    layoutHost?.viewDidChange(view, .neighbors)
  }

  /// Takes a view out of the arrangement. It stays a subview; its custom spacing is forgotten.
  public func removeArrangedSubview(_ view: View) {
    guard view.arranger === self else { return }
    dropFromArrangement(view)
    layoutHost?.didMove(view)
  }

  /// Sets the distance after an arranged view in points; nil or ``spacingUseDefault`` for the stack's own,
  /// ``spacingUseSystem`` for 8. Ignored for other views.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    let spacing = spacing.flatMap(Self.points)
    guard view.arranger === self, view.customSpacing != spacing else { return }
    view.customSpacing = spacing
    layoutHost?.viewDidChange(view, .customSpacing)
  }

  /// The custom distance after an arranged view in points; nil if the stack's own applies, for which UIKit returns
  /// ``spacingUseDefault``.
  public func customSpacing(after view: View) -> Double? {
    view.arranger === self ? view.customSpacing : nil
  }

  /// Arranges what a document lists.
  func arrange(_ views: [View]) {
    arrangedSubviews = views
    for view in views { takeIn(view) }
    renumber(from: 0)
  }

  func dropFromArrangement(_ view: View) {
    layoutHost?.viewDidChange(view, .neighbors)
    layoutHost?.willLeaveArrangement(view)
    arrangedSubviews.remove(at: view.arrangementIndex)
    if !view.isHidden { count(view, -1) }
    view.arranger = nil
    view.customSpacing = nil
    renumber(from: view.arrangementIndex)
  }

  func arranges(_ view: View, in layout: (any DetachedViews)?) -> Bool { view.arranger === self }

  func visibilityDidChange(of view: View) { count(view, view.isHidden ? -1 : 1) }

  func multilineTextDidChange(of view: View) {
    if !view.isHidden { visibleMultilineLabelCount += view.isMultilineText ? 1 : -1 }
  }

  /// Counts a view that is shown, or no longer.
  private func count(_ view: View, _ change: Int) {
    visibleCount += change
    if view.isMultilineText { visibleMultilineLabelCount += change }
  }

  private func takeIn(_ view: View) {
    view.arranger = self
    if !view.isHidden { count(view, 1) }
  }

  private func renumber(from index: Int) {
    for place in index..<arrangedSubviews.count { arrangedSubviews[place].arrangementIndex = place }
  }
}

extension View {
  /// The UIStackView that arranges this view.
  package var arrangingStack: StackView? { arranger as? StackView }
}
