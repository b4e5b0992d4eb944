internal import AutoLayout

/// The layout of a live view tree, solved again after each change with work in proportion to the change.
///
/// Change the views: hide one, set a text, arrange another, activate a constraint. The session hears of it and
/// ``layoutIfNeeded()`` brings the frames up to date. At any time they are what a session made anew would give.
///
/// A view tells one session of its changes, the last that was made for it; an older one is over then.
public final class LayoutSession {
  /// The view that holds all others.
  public let root: View
  var piece: LayoutPiece
  var settings: DocumentSettings
  let options: LayoutOptions

  // What is laid out.
  // Nothing here is changed while something else holds on to it, and each constraint asks for all of it: the checks of
  // that would take as long as the work.
  @exclusivity(unchecked) var entries: [ViewEntry?] = []
  /// For each view a number that grows in the order of the tree, superviews first and arranged views in the order of
  /// their arrangement.
  var labels: [Int] = []
  var freeEntries: [Int] = []
  @exclusivity(unchecked) var variables: [Variable] = []
  /// Guides that have variables.
  var guides: [ObjectIdentifier: LayoutGuide] = [:]
  /// Which view and edge a variable is, as four times the view's number and the edge; made when first needed.
  var edgeOfVariable: [Variable: Int] = [:]

  // The constraints.
  @exclusivity(unchecked) var system = LiveSystem()
  @exclusivity(unchecked) var rows: [ConstraintRow?] = []
  @exclusivity(unchecked) var freeRows: [Int32] = []
  /// For each view and role the row, negative for none.
  @exclusivity(unchecked) var roleRows: [Int32] = []
  var listedRows: [Int: [Int32]] = [:]
  var rootRows: [Int32] = []
  var stacks: [Int: StackState] = [:]
  /// The tallest views of horizontal stacks in this pass, and what tells their heights.
  var tallestViews: [ObjectIdentifier: (view: View?, sources: ConstraintRow.Sources)] = [:]
  var appKitGuides: [Int: AppKitStackGuides] = [:]
  /// The NSStackViews whose views may have to go.
  var detachingStacks: Set<Int> = []
  /// Rows whose numbers may change although their constraint does not.
  var metricRows: Set<Int32> = []
  /// Those of them that name the baselines of a stack.
  var tallestRows: Set<Int32> = []
  /// What the form that is being made is taken from.
  @exclusivity(unchecked) var sources: ConstraintRow.Sources = []

  // What has changed since the last layout.
  var dirtyViews: [Int] = []
  var dirtyConstraints: [LayoutConstraint] = []
  var globalChanges: GlobalChanges = .any
  /// Whether there are no frames of a pass before to go by.
  var isFirstPass = true
  /// Whether constants follow from frames of a pass before.
  var isBeyondFirstPass = false
  /// Whether a view that constraints name has other baselines than they were measured from.
  var baselinesChanged = false
  /// The views whose size follows from the layout itself.
  var dependentViews: Set<Int> = []
  /// Rows of the canvas that content does not fit.
  var overflownRows: [Int32] = []
  /// Whether lengths that only Interface Builder's canvas gives to views without content count.
  var showsDesignTimeLengths = true
  /// The views that have one.
  var designTimeViews: Set<Int> = []
  /// Whether frames are made anew although edges may be where they were: for other pixels.
  var framesAreStale = false
  /// Content sizes of views that stay as they are; nil where views may change.
  var contentSizes: ContentSizeCache?
  /// Whether another session has taken over the views.
  var isOver = false
  /// The superviews of views that may stand anywhere, as of the last layout.
  var floatingSuperviews: Set<Int> = []
  /// What the views were attached to before, for a session that only looks.
  var displaced: [DisplacedItem] = []

  /// What concerns more than single views.
  struct GlobalChanges: OptionSet {
    let rawValue: UInt8
    /// Something is different.
    static let any = Self(rawValue: 1)
    /// The canvas's size.
    static let size = Self(rawValue: 2)
    /// Margins, baselines or safe areas.
    static let metrics = Self(rawValue: 4)
    /// Lengths that views would have by their content.
    static let naturalSizes = Self(rawValue: 8)
    /// Whatever there is.
    static let all = Self(rawValue: 255)
  }

  /// Takes over a piece of a document. A session that only looks gives the views back when it goes.
  init(_ piece: LayoutPiece, settings: DocumentSettings, options: LayoutOptions, onlyLooks: Bool) {
    root = piece.root
    self.piece = piece
    self.settings = settings
    self.options = options
    attachTree(onlyLooks: onlyLooks)
    build()
  }

  /// Takes over the layout of views made in code; nothing is solved yet.
  ///
  /// - Parameters:
  ///   - root: The view that holds the others.
  ///   - size: Its size in points, required.
  ///   - safeAreaInsets: What bars and the device's edges cover of it.
  ///   - options: The device, whose pixels frames are rounded to, whose rules stack views follow, and how large content is.
  public convenience init(
    root: View, size: Size, safeAreaInsets: EdgeInsets = .zero, options: LayoutOptions = LayoutOptions()
  ) {
    self.init(
      LayoutPiece(root: root, size: size, safeArea: safeAreaInsets), settings: DocumentSettings(options: options),
      options: options, onlyLooks: false)
  }

  /// Takes over the layout of a view that a document lays out on its own, such as a scene's root view; nil for others.
  public convenience init?(_ document: LayoutDocument, root: View) {
    guard let piece = document.pieces().first(where: { $0.root === root }) else { return nil }
    self.init(piece, settings: document.settings, options: document.options, onlyLooks: false)
  }

  deinit { detachTree() }

  /// The size of the root view, in points.
  public var size: Size {
    get { piece.size }
    set {
      guard newValue != piece.size else { return }
      piece.size = newValue
      globalChanges.formUnion(piece.metricsFollowSize ? .all : [.any, .size])
    }
  }

  /// Whether something has changed since the last layout.
  public var needsLayout: Bool { !globalChanges.isEmpty && !isOver }

  /// Brings the layout up to date.
  ///
  /// - Returns: The views whose frames changed, in the order of the tree; the first time all.
  @discardableResult
  public func layoutIfNeeded() -> [View] {
    guard needsLayout else { return [] }
    applyChanges()
    let changed = solvePasses()
    defer { framesAreStale = false }
    return updateFrames(framesAreStale ? nil : changed)
  }
}
