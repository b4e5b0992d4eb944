public import NibDecoder

/// A view, decoded from a document or made in code: the base of every element that has a frame.
///
/// Subclass it for a custom class. To decode it, register the subclass with ``NibRegistry``, and call
/// `super.init(coder:)`. A view in a ``LayoutSession`` reports each change to it; the session solves again when asked.
open class View: LayoutItem, NibCoding {
  /// The element's name, such as `label`.
  public let elementName: String
  /// The key under which the superview holds it (`contentView`), nil for ordinary subviews.
  public let key: String?
  /// The name that the author gave it in Interface Builder, or in code for use in reports.
  public var userLabel: String?
  /// The author's class.
  public let customClass: String?
  /// Whether the view is not drawn, and left out of a stack view's arrangement.
  public var isHidden: Bool {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// The frame that is written or set, in the superview's coordinates; nil for none.
  public var declaredFrame: Rect? {
    didSet { frameDidChange() }
  }
  /// Which edges and lengths of the frame stretch with the superview; none in code unless it is set.
  public var autoresizingMask: AutoresizingMask {
    didSet { if autoresizingMask != oldValue { layoutHost?.viewDidChange(self, .size) } }
  }
  /// Whether the frame and the mask become constraints. In documents it is false for views that constraints lay out. In
  /// code it is true, as in UIKit, until it is set or a stack view arranges the view; it only counts for views with a frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutHost?.viewDidChange(self, .size) } }
  }
  /// What Interface Builder noted about the view when it saved it.
  public let marks: InterfaceBuilderMarks
  package var appearance: ViewAppearance
  /// How the content is fitted into the frame.
  public lazy var contentMode = ContentMode(named: coder.string(forKey: "contentMode")) ?? .scaleToFill
  /// Whether what subviews draw outside of the frame is cut off.
  public lazy var clipsToBounds = coder.bool(forKey: "clipsSubviews")
  /// The radius of the frame's corners in points: in documents the user defined runtime attribute `layer.cornerRadius`, or
  /// `cornerRadius`, which many apps declare as inspectable.
  public lazy var cornerRadius = layer.cornerRadius
  /// The color that fills the frame; nil for none.
  public lazy var backgroundColor = decodeLateColor(forKey: "backgroundColor") {
    didSet { appearance.setBackground(backgroundColor) }
  }
  /// The tint color, such as that of a button's title; nil for the superview's.
  public lazy var tintColor = decodeLateColor(forKey: "tintColor")
  /// Decodes what only drawing needs; nil for views made in code.
  let lateCoder: LateCoder?
  /// How strongly the view resists growing beyond its content: a priority from 1 to 1000.
  public var contentHuggingPriority: AxisPair<Double> {
    didSet { if contentHuggingPriority != oldValue { layoutHost?.viewDidChange(self, .size) } }
  }
  /// How strongly the view resists shrinking below its content.
  public var contentCompressionResistancePriority: AxisPair<Double> {
    didSet { if contentCompressionResistancePriority != oldValue { resistanceDidChange() } }
  }
  /// A content size that only Interface Builder uses; nil if it is not set.
  public let placeholderIntrinsicSize: AxisPair<PlaceholderSize?>
  /// Whether the size of the content is up to code: of a class of the app's own.
  var isMeasuredByCode: Bool { customClass != nil }
  /// Sizes written as `width` and `height` on an element of a stack definition.
  public let fixedSize: IntrinsicSize
  /// The margins that are written or set; nil for the standard ones.
  public var layoutMargins: LayoutMargins? {
    didSet { if layoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether margins are measured inside the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutHost?.viewDidChange(self, .environment) } }
  }
  /// Whether the superview's margins also apply where they extend into the view.
  public var preservesSuperviewLayoutMargins: Bool {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutHost?.viewDidChange(self, .environment) } }
  }
  /// Whether leading and trailing are exchanged regardless of the language, nil to follow it.
  public var forcesRightToLeft: Bool? {
    didSet { if forcesRightToLeft != oldValue { layoutHost?.viewDidChange(self, .environment) } }
  }
  /// Custom spacing after this view in its stack view; nil for the stack's own.
  public internal(set) var customSpacing: Double?
  /// All child views in order. A document's ordinary ones come first.
  public internal(set) var subviews: [View]
  /// Whether the size class leaves the view installed: others are neither laid out nor arranged.
  public private(set) var isInstalled = true
  /// Constraints that this view holds, in the order of their activation.
  public internal(set) var constraints: [LayoutConstraint]
  /// What Interface Builder measured of the content.
  var designedSize: Size?
  /// Numbers the constraints in the order of their activation.
  var constraintSequence = 0
  /// The guides that the document gives ids.
  public let guides: [LayoutGuide]
  /// Guides that the view keeps alive and that are measured from it.
  var ownedGuides: [LayoutGuide] = []
  /// Whether the view stands in its superview's `<subviews>` and is installed.
  private(set) var isInstalledSubview = false
  // The following are safe: each is cleared before the object it names goes away.
  /// The view that holds this one.
  public var superview: View? { holder }
  unowned(unsafe) var holder: View?
  /// The stack view that arranges this view.
  unowned(unsafe) var arranger: (any ViewArranger)?
  /// The view's place among the views that a UIStackView arranges.
  var arrangementIndex = 0
  /// What lays the view out, to which it reports changes.
  unowned(unsafe) var layoutHost: (any LayoutHost)?

  /// Makes a view in code. Until ``frame`` is set it has none of its own: constraints or a stack view lay it out.
  public init() {
    elementName = Self.elementName
    key = nil
    customClass = nil
    isHidden = false
    autoresizingMask = []
    translatesAutoresizingMaskIntoConstraints = true
    marks = InterfaceBuilderMarks()
    appearance = ViewAppearance()
    lateCoder = nil
    contentHuggingPriority = AxisPair(horizontal: 250, vertical: 250)
    contentCompressionResistancePriority = AxisPair(horizontal: 750, vertical: 750)
    placeholderIntrinsicSize = AxisPair(horizontal: nil, vertical: nil)
    fixedSize = .none
    insetsLayoutMarginsFromSafeArea = true
    preservesSuperviewLayoutMargins = false
    subviews = []
    constraints = []
    guides = []
    super.init(decodedBy: nil)
  }

  /// Makes a view in code with a frame in points, in the superview's coordinates.
  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// Reads the keys that every view has, and the subviews.
  public required init(coder: NibCoder) throws {
    let decoder = ViewDecoder(coder)
    elementName = coder.elementName
    key = coder.decodeString(forKey: "key")
    userLabel = coder.decodeString(forKey: "userLabel")
    customClass = coder.decodeString(forKey: "customClass")
    isHidden = coder.bool(forKey: "hidden")
    declaredFrame = coder.decodeFrame()
    autoresizingMask = coder.coder(forKey: "autoresizingMask").map(AutoresizingMask.init(coder:)) ?? []
    translatesAutoresizingMaskIntoConstraints = decoder.translatesAutoresizingMaskIntoConstraints(
      isPlaced: declaredFrame != nil || key == "contentView")
    marks = InterfaceBuilderMarks(coder: coder)
    appearance = ViewAppearance(coder: coder)
    lateCoder = LateCoder(coder)
    contentHuggingPriority = decoder.huggingPriority
    contentCompressionResistancePriority = decoder.compressionResistancePriority
    placeholderIntrinsicSize = decoder.placeholderIntrinsicSize
    fixedSize = decoder.fixedSize
    layoutMargins = LayoutMargins(coder: coder)
    insetsLayoutMarginsFromSafeArea = coder.decodeBool(forKey: "insetsLayoutMarginsFromSafeArea") != false
    preservesSuperviewLayoutMargins = coder.bool(forKey: "preservesSuperviewLayoutMargins")
    forcesRightToLeft = SemanticContent.forcesRightToLeft(coder)
    customSpacing = decoder.customSpacing
    guides = coder.childCoders(named: LayoutGuide.elementNames).compactMap(LayoutGuide.init(coder:))
    let (ordinary, others) = decoder.subviews()
    subviews = ordinary + others
    constraints = decoder.constraints()
    super.init(decodedBy: coder)
    let mask = coder.installationMask(of: "subviews")
    for subview in ordinary {
      subview.isInstalled = subview.id.flatMap { mask?.isInstalled($0) } ?? true
      subview.isInstalledSubview = subview.isInstalled
    }
    for subview in subviews { subview.holder = self }
    for constraint in constraints { hold(constraint) }
    for guide in guides { own(guide) }
  }

  deinit {
    for subview in subviews { subview.forgetHolders() }
    for guide in ownedGuides { guide.owner = nil }
    for constraint in constraints { constraint.holder = nil }
  }

  func hold(_ constraint: LayoutConstraint) {
    constraint.holder = self
    constraint.sequence = constraintSequence
    constraintSequence += 1
  }

  private func forgetHolders() {
    holder = nil
    arranger = nil
  }

  /// The name of the element that a view made in code would be written as.
  open class var elementName: String {
    guard let names = (self as? any StandardView.Type)?.elementNames, names.count == 1 else { return "view" }
    return names[0]
  }

  /// The text that identifies the view on the screen; nil if it shows none.
  open var caption: String? { nil }

  /// What people call the view: the id that somebody gave it, its label, its text on the screen or its class; otherwise the
  /// name of its element, with the id that Interface Builder made.
  public override var name: String {
    let chosen = id.flatMap { ObjectID.isChosen($0) ? $0 : nil }
    let words = chosen ?? userLabel?.shortLine ?? caption?.shortLine.map { "\"\($0)\"" } ?? customClass
    return words ?? id.map { "\(elementName) (\($0))" } ?? elementName
  }

  package final override var view: View? { self }

  // MARK: Content

  /// The content that the view draws in its frame. Custom classes that draw override it.
  open var content: ViewContent {
    if let view = self as? any StandardView { return view.standardContent }
    return caption.map { !$0.isEmpty } ?? false ? .text : .empty
  }

  /// The intrinsic size of the view's content at a width (nil: no limit); nil on an axis without one.
  open func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize { .none }

  /// The size that the view's content asks for, or the size that Interface Builder measured of it, if the class uses that.
  func measuredContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    intrinsicContentSize(in: settings, width: width)
  }

  /// Whether the content's height depends on its width, as that of broken lines does.
  open var hasWidthDependentHeight: Bool { false }

  /// Whether the view has the size of its content whatever size its frame is given.
  ///
  /// Evidence: measured in UIKit of iOS 26.1 for switches.
  var keepsContentSize: Bool { false }

  /// Whether the view shows text of several lines, which a stack view gives a width to break at.
  var isMultilineText: Bool { false }

  /// Whether the document leaves the view's text to code.
  package var isTextSetByCode: Bool { false }

  /// Whether the view's own size depends on more than its class models.
  var hasUnmodeledSize: Bool { false }

  /// The length that Interface Builder's canvas gives an arranged view of this class without content: an estimate of the
  /// content that code sets. Nil for none.
  var estimatedContentLength: Double? { nil }

  // MARK: Alignment

  /// How far the frame extends beyond the rectangle that constraints act on; negative if it lies inside.
  open func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { .zero }

  /// Whether the edges that constraints act on along an axis are known exactly. By default that is so if they are the
  /// frame's edges: symbols extend beyond their line by fractions of a point. A plain view that hugs content measures it
  /// in a class of its own, as a subclass of a switch does, which may have another alignment rectangle.
  func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool {
    if customClass != nil, elementName == "view", contentHuggingPriority[axis] > 250 { return false }
    let insets = alignmentRectInsets(in: settings)
    return axis == .horizontal ? insets.left == 0 && insets.right == 0 : insets.top == 0 && insets.bottom == 0
  }

  /// The distance of the first baseline from the top and of the last one from the bottom; nil without text.
  open func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? { nil }

  // MARK: Subviews

  /// The insets from the view's alignment rectangle to a subview that the view itself lays out, as a box does its content
  /// view; nil for subviews that keep their own frame.
  func contentInsets(of view: View, in settings: DocumentSettings) -> EdgeInsets? { nil }

  /// Whether subviews scroll within the view.
  package var scrollsSubviews: Bool { false }

  /// Whether a navigation bar above the view shrinks its large title.
  var shrinksLargeTitle: Bool { false }

  // MARK: Class

  /// Whether the view is laid out on its own, from its own frame, rather than within its superview.
  public var isLayoutRoot: Bool {
    guard let key else { return false }
    return Self.separateKeys.contains(key)
  }

  /// Adapts the view of a document to the semantics that it is laid out with.
  func adapt(to semantics: LayoutSemantics) {}

  private static let separateKeys: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "titleView", "customView",
    "view", "headerView", "backgroundView", "refreshControl",
  ]
}

/// Blocks of constraints, as XLYAutoLayoutEasy has them. A block that throws has changed nothing.
extension View {
  /// Makes the constraints of the block and activates them in order.
  ///
  /// - Returns: The constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func makeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).activate()
  }

  /// For each constraint of the block, changes the constant of an active one that says the same but for the constant;
  /// where there is none, activates the new one.
  ///
  /// Saying the same means the same items, attributes, relation, multiplier and priority, or the same with the sides
  /// exchanged. The search goes from the closest common ancestor upwards, newest first.
  ///
  /// - Returns: For each constraint of the block the one that is active now.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func updateConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).update()
  }

  /// Deactivates every constraint that names the left-hand item of one in the block, then activates the block's. Content
  /// sizes are no constraints of this kind and stay.
  ///
  /// - Returns: The new constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func remakeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).remake()
  }
}

/// What a view shows.
extension View {
  /// The texts that the view draws in its bounds, laid out as its session lays out; empty without text.
  public var texts: [PlacedText] { texts(in: bounds.size, settings: layoutSettings) }

  /// The texts that the view draws in a frame of a size in points, under the settings of its document; empty without
  /// text. The size may be that of a ``ViewLayout``.
  public func texts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard size.width > 0, size.height > 0 else { return [] }
    return (self as? any StandardView)?.standardTexts(in: size, settings: settings) ?? []
  }

  /// What the text lacks in a frame of a size; nil if it fits or there is none.
  package func textShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    (self as? any StandardView)?.standardTextShortfall(in: size, settings: settings)
  }

  /// The sides beside which a text that is shorter than its frame leaves room, if nothing but the text is drawn on the
  /// background; nil otherwise.
  package func emptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? {
    (self as? any StandardView)?.standardEmptySides(isRightToLeft: isRightToLeft)
  }

  /// Whether the document says that the view draws over its whole frame: content, a color, or what the author's class
  /// draws.
  package var fillsFrame: Bool { content.coversFrame || appearance.hasBackground || customClass != nil }

  /// Whether a length stands in Interface Builder for one that code gives.
  package func isPlaceholder(_ axis: Axis) -> Bool {
    placeholderIntrinsicSize[axis] != nil
      || constraints.contains {
        $0.isPlaceholder && $0.firstAttribute?.isDimension == true && $0.firstAttribute?.axis == axis
      }
  }
}

/// What only drawing needs, and how it is decoded when somebody asks.
extension View {
  /// How opaque the view is with all that it holds, from 0 to 1.
  public var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// Decodes what few ask for: drawing, and some layouts at run time. A view made in code has an element without attributes.
  final var coder: NibCoder {
    lateCoder?.coder ?? LateCoder(emptyElement: elementName, in: .standard(of: self)).coder
  }

  /// Where lines of text are placed; natural for views made in code, as in UIKit.
  final func decodeTextAlignment() -> TextAlignment {
    lateCoder == nil ? .natural : coder.value(forKey: "textAlignment")
  }

  /// Decodes the cell of a macOS control, or the control, which few have no cell.
  final var cellCoder: NibCoder { coder.cell }

  /// Decodes a value that few ask for. Nil for views made in code.
  final func decodeLate<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    lateCoder.flatMap { decode($0.coder) }
  }

  /// Decodes a color that only drawing needs.
  final func decodeLateColor(forKey key: String) -> Color? { decodeLate { Color(coder: $0, key: key) } }

  /// Decodes a value of the cell of a macOS control that only drawing needs.
  final func decodeLateFromCell<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { $0.coder(forKey: "cell").flatMap(decode) }
  }

  /// Whether the view can be used, as every view can but a disabled control.
  package final var isEnabled: Bool {
    decodeLate { $0.decodeBool(forKey: "enabled") ?? $0.cell.decodeBool(forKey: "enabled") } != false
  }

  /// What the document's user defined runtime attributes say of the view's layer.
  package final var layer: LayerAttributes { LayerAttributes(lateCoder) }
}
