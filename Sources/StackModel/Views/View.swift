public import NibDecoder

/// A view as a document describes it: the base of every element that has a frame.
///
/// Subclass it for a custom class, register the subclass with ``NibRegistry``, and call `super.init(coder:)`.
open class View: LayoutItem, NibCoding {
  /// The element's name, such as `label`.
  public let elementName: String
  /// The key under which the superview holds it (`contentView`), nil for ordinary subviews.
  public let key: String?
  /// The name that the author gave it in Interface Builder.
  public let userLabel: String?
  /// The author's class.
  public let customClass: String?
  /// Left out of a stack view's arrangement, and not drawn.
  public var isHidden: Bool
  /// The frame that is written, in the superview's coordinates.
  public var declaredFrame: Rect?
  /// What of the frame follows the superview's size.
  public let autoresizingMask: AutoresizingMask
  /// Whether the frame and the mask become constraints. Arranged views and those with constraints say no.
  public let translatesAutoresizingMaskIntoConstraints: Bool
  /// What Interface Builder noted about the view when it saved it.
  public let marks: InterfaceBuilderMarks
  /// How strongly the view resists growing beyond its content. Points have no part in it: 1 … 1000.
  public var contentHuggingPriority: AxisPair<Double>
  /// How strongly the view resists shrinking below its content.
  public var contentCompressionResistancePriority: AxisPair<Double>
  /// A content size that only Interface Builder uses; nil where it is not set.
  public let placeholderIntrinsicSize: AxisPair<PlaceholderSize?>
  /// Sizes written as `width` and `height` on an element of a stack definition.
  public let fixedSize: IntrinsicSize
  /// The margins that are written.
  public let layoutMargins: LayoutMargins?
  /// Whether margins are measured inside the safe area.
  public let insetsLayoutMarginsFromSafeArea: Bool
  /// Whether the superview's margins hold where they reach into the view.
  public let preservesSuperviewLayoutMargins: Bool
  /// Whether leading and trailing are exchanged regardless of the language, nil to follow it.
  public let forcesRightToLeft: Bool?
  /// Custom spacing behind this view in its stack view; nil for the stack's own.
  public let customSpacing: Double?
  /// All child views, the ordinary ones first.
  public let subviews: [View]
  /// Children in `<subviews>` that the size class leaves installed.
  public let installedSubviews: [View]
  /// Children in `<subviews>` that the size class leaves out: not laid out, not arranged.
  public let uninstalledSubviews: [View]
  /// Constraints that this view holds and that are installed.
  public let constraints: [LayoutConstraint]
  /// The guides that the document gives ids.
  public let guides: [LayoutGuide]
  /// Whether the view stands in its superview's `<subviews>` and is installed.
  private(set) var isInstalledSubview = false
  /// The view that holds this one.
  public private(set) weak var superview: View?

  /// Reads the keys that every view has, and the subviews.
  public required init(coder: NibCoder) throws {
    elementName = coder.elementName
    key = coder.decodeString(forKey: "key")
    userLabel = coder.decodeString(forKey: "userLabel")
    customClass = coder.decodeString(forKey: "customClass")
    isHidden = coder.decodeBool(forKey: "hidden") ?? false
    declaredFrame = coder.decodeRect(forKey: "frame")
    autoresizingMask = coder.coder(forKey: "autoresizingMask").map(AutoresizingMask.init(coder:)) ?? []
    translatesAutoresizingMaskIntoConstraints = Self.decodeTranslates(coder, hasFrame: declaredFrame != nil)
    marks = InterfaceBuilderMarks(coder: coder)
    contentHuggingPriority = Self.decodePriorities(
      coder, suffix: "HuggingPriority", defaults: Self.defaultHuggingPriority(in: coder.document.kind))
    contentCompressionResistancePriority = Self.decodePriorities(
      coder, suffix: "CompressionResistancePriority", defaults: AxisPair(horizontal: 750, vertical: 750))
    placeholderIntrinsicSize = AxisPair(
      horizontal: PlaceholderSize(coder, key: "placeholderIntrinsicWidth"),
      vertical: PlaceholderSize(coder, key: "placeholderIntrinsicHeight"))
    fixedSize = Self.decodeFixedSize(coder)
    layoutMargins = LayoutMargins(coder: coder)
    insetsLayoutMarginsFromSafeArea = coder.decodeBool(forKey: "insetsLayoutMarginsFromSafeArea") ?? true
    preservesSuperviewLayoutMargins = coder.decodeBool(forKey: "preservesSuperviewLayoutMargins") ?? false
    forcesRightToLeft = SemanticContent.forcesRightToLeft(coder)
    customSpacing = Self.decodeCustomSpacing(coder)
    guides = coder.childCoders.compactMap(LayoutGuide.init(coder:))
    let (ordinary, others) = Self.decodeSubviews(coder)
    subviews = ordinary + others
    let installed = Self.installed(ordinary, coder)
    installedSubviews = installed
    uninstalledSubviews =
      installed.count == ordinary.count ? [] : ordinary.filter { view in !installed.contains { $0 === view } }
    constraints = Self.decodeConstraints(coder)
    super.init(id: coder.decodeString(forKey: "id"), range: coder.range)
    for subview in subviews { subview.superview = self }
    for subview in installed { subview.isInstalledSubview = true }
  }

  /// The text that people know the view by on the screen, nil without any.
  open var caption: String? { nil }

  /// The id, else the label, else the text on the screen, else the element's name.
  open override var name: String { id ?? userLabel ?? caption.map { "\"\($0)\"" } ?? elementName }

  /// The size that the view's content asks for at a width (nil: whatever it likes), nil on an axis without one.
  open func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize { .none }

  /// Whether the content's height depends on its width, as that of broken lines does.
  open var hasWidthDependentHeight: Bool { false }

  /// How far the frame sticks out of the rectangle that constraints act on; negative: how far inside it is.
  open func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { .zero }

  /// The distance of the first baseline from the top and of the last one from the bottom; nil without text.
  open func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? { nil }

  /// Whether the view is laid out on its own, from its own frame, rather than within its superview.
  open var isLayoutRoot: Bool {
    guard let key else { return false }
    return Self.separateKeys.contains(key)
  }

  /// The hugging priorities of a new view of this class: Interface Builder writes them, a person may not.
  open class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    AxisPair(horizontal: 250, vertical: 250)
  }

  private static let separateKeys: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "titleView", "customView",
    "view", "headerView", "backgroundView", "refreshControl",
  ]
}
