import NibDecoder

/// Which conflicts an app that runs certainly has: those whose numbers the document decides.
///
/// Content that does not fit a canvas is a conflict only if the canvas is a screen: other canvases do not exist at run
/// time. On another device, or at run time, that is up to the document too: a popover, an embedded controller's view and
/// a nib's view that code adds somewhere are as large as somebody else makes them, with the margins of that place.
struct ConflictCertainty {
  /// Whether an app that runs has a conflict.
  enum Certainty {
    case certain
    /// Not if numbers differ that somebody else than the document decides.
    ///
    /// - Parameter because: Which these are, in words.
    case doubtful(_ because: String)
    /// Nothing says so.
    case unknown
  }

  private let layoutRoot: LayoutRoot
  private let doubts: ConflictDoubts
  private let holdsCanvas: Bool
  /// Whether the layout is another than the one that Interface Builder shows.
  private let isOffCanvas: Bool
  private let isRunTime: Bool

  init(_ context: LayoutContext) {
    layoutRoot = context.layoutRoot
    doubts = ConflictDoubts(context)
    let (options, settings) = (context.options, context.settings)
    isRunTime = settings.platform == .iOS && settings.semantics == .runtime && !settings.isStackDefinition
    isOffCanvas = isRunTime || (settings.platform == .iOS && options.device != nil && !settings.isStackDefinition)
    let isGuess = options.device != nil && isOffCanvas && options.size == nil && !layoutRoot.fillsScreen
    holdsCanvas = !isGuess && context.holdsCanvas
  }

  func certainty(of conflict: ConstraintConflict) -> Certainty {
    isUpToDocument(conflict) ? doubts.certainty(of: conflict) : .unknown
  }

  /// Those that an app may have, which are reported.
  func known(of conflicts: [ConstraintConflict]) -> [ConstraintConflict] {
    conflicts.filter { if case .unknown = certainty(of: $0) { false } else { true } }
  }

  private func isUpToDocument(_ conflict: ConstraintConflict) -> Bool {
    let members = [conflict.broken] + conflict.others
    if !holdsCanvas, members.contains(where: isOpenCanvas) { return false }
    guard isOffCanvas else { return true }
    // UIKit resizes what has a mask; its frame alone contradicts nothing.
    if !members.contains(where: \.isWritten) { return false }
    if isRunTime, members.contains(where: { $0.isPlaceholder || $0.isFrameInSystemCell }) { return false }
    // Whatever margins a table gives its cells, they explain only a few points.
    let isBeyondMargins = layoutRoot.fillsTable && conflict.proof.map { $0.excess > Self.mostOfMargins } ?? false
    return layoutRoot.fillsScreen || isBeyondMargins
      || !members.contains { $0.followsInsets(of: layoutRoot.view) }
  }

  /// By how much the margins of two sides can differ from those that are assumed: 8 to 20 points each.
  private static let mostOfMargins = 24.0

  /// Whether a constraint is a size of the canvas that nothing holds at run time.
  private func isOpenCanvas(_ constraint: Constraint) -> Bool {
    constraint.isCanvas && !(layoutRoot.fillsTable && constraint.first.attribute.axis == .horizontal)
  }
}

extension LayoutContext {
  /// Whether the root has the size of its canvas at run time too. A window of macOS takes the size that its content needs,
  /// unless the caller chose one.
  fileprivate var holdsCanvas: Bool {
    guard layoutRoot.canvas == .screen, root.superview == nil else { return false }
    if options.size != nil || settings.isStackDefinition { return true }
    return settings.platform != .macOS && isAsLargeAsAScreen
  }

  /// Whether the canvas could be a screen in either orientation, less its bars. A controller's view that was dragged smaller
  /// fills the screen, or a container, all the same.
  private var isAsLargeAsAScreen: Bool {
    let (size, screen) = (layoutRoot.size, settings.device?.size ?? Size(width: 320, height: 480))
    return min(size.width, size.height) >= 0.75 * min(screen.width, screen.height)
  }
}

extension Constraint {
  /// Whether the author wrote it, or a view that arranges others made it of what the author wrote.
  fileprivate var isWritten: Bool {
    switch origin {
    case .viewport, .autoresizing, .nonNegativeSize, .contentSize: false
    case .declared, .fixedSize, .stack, .appKitStack, .appKitGrid: true
    }
  }

  /// Whether it is a frame that UIKit sets anew, for the cell's texts and from right to left, too.
  fileprivate var isFrameInSystemCell: Bool {
    if case .autoresizing(let view) = origin { view.isInSystemCell } else { false }
  }

  /// Whether it is removed at build time, and stands for what code decides.
  fileprivate var isPlaceholder: Bool {
    if case .declared(let declared) = origin { declared.isPlaceholder } else { false }
  }

  /// Whether one of its sides is inside the margins or the safe area of a view.
  fileprivate func followsInsets(of view: View) -> Bool {
    [first, second].contains { $0?.followsInsets(of: view) ?? false }
  }
}

extension Constraint.Anchor {
  /// Whether it is inside the margins or the safe area of a view, of the content view of a cell, or of a view in the cell
  /// that preserves them.
  func followsInsets(of view: View) -> Bool {
    guard isInsideInsets, let owner = item.view else { return false }
    return owner === view || view is CellView && (owner.superview === view || owner.preservesSuperviewLayoutMargins)
  }

  /// Whether it is inside the margins or the safe area of a view.
  var isInsideInsets: Bool {
    guard let guide = item as? LayoutGuide else { return attribute.isInsideMargins }
    return [.safeArea, .layoutMargins, .keyboard, .top, .bottom].contains(guide.kind)
  }
}
