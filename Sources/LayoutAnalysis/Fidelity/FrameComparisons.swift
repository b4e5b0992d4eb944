import NibDecoder
public import StackModel

/// A document's frames compared with those that Interface Builder stored. Layout does not use the stored ones, so the
/// comparison measures how far it can be trusted.
///
/// It compares views with an id that a stack view or the constraints of a superview lay out. It leaves out views that
/// Interface Builder marked misplaced or ambiguous, and everything inside of these, as their stored frame does not follow
/// from constraints.
public struct FrameComparisons {
  /// One for each compared view, in document order.
  public let comparisons: [FrameComparison]
  /// One for each view that Interface Builder marks ambiguous, or whose layout is; none in documents without a mark.
  public let marks: [MarkComparison]
  /// The lengths of texts whose frames have the intrinsic sizes; empty unless requested.
  public let texts: [TextComparison]

  /// Lays the document out without the compared frames, which it removes from the views.
  ///
  /// - Parameters:
  ///   - document: A storyboard or `.xib`.
  ///   - tolerance: The largest difference of a position or size that counts as equal, in points.
  ///   - givesLeaves: Whether contents of views without subviews are as large as the stored frames say, so that only
  ///     constraints and stack views are compared.
  ///   - comparesTexts: Whether lengths of texts are compared separately, for which each frame is explained.
  public init(
    _ document: LayoutDocument, tolerance: Double = 0.5, givesLeaves: Bool = false, comparesTexts: Bool = false
  ) {
    let views = document.roots.flatMap(\.subtree)
    let stored = views.map(\.declaredFrame)
    let isManaged = views.map(Self.isManaged)
    let stale = document.viewsWithContradictoryFrames()
    for (view, isManaged) in zip(views, isManaged) where isManaged { view.declaredFrame = nil }
    let managed = views.indices.filter { isManaged[$0] }.map { (view: views[$0], frame: stored[$0]) }
    let layout = givesLeaves ? document.layout(measuredBy: LeafSizes(managed)) : document.layout()
    let confidences = givesLeaves ? nil : FrameConfidences(layout, of: document, telling: Self.unknowns)
    let unexplained = givesLeaves ? [] : Self.viewsWithUnexplainedLengths(managed, layout, document)
    marks = MarkComparisons(layout, isManaged: isManaged, stale: stale, confidences: confidences).comparisons
    texts = comparesTexts ? TextComparisons(managed, in: document).comparisons : []
    let computed = layout.views.map(\.frame)
    let causes = DifferenceCauses(views, stored: stored, computed: computed, tolerance: tolerance)
    comparisons = views.indices.compactMap { index in
      guard let frame = stored[index], isManaged[index], !causes.isMarked(index) else { return nil }
      let isDifferent = frame.difference(from: computed[index]) > tolerance + 1e-6
      return FrameComparison(
        view: views[index], stored: frame, computed: computed[index],
        cause: isDifferent ? causes.cause(of: index) : nil,
        confidence: confidences?[views[index]] ?? .exact, isStale: stale.contains(ObjectIdentifier(views[index])),
        dependsOnUnexplainedLength: unexplained.contains(ObjectIdentifier(views[index])))
    }
  }

  /// The views whose frames depend on stored lengths that nothing explains.
  private static func viewsWithUnexplainedLengths(
    _ managed: [(view: View, frame: Rect?)], _ layout: DocumentLayout, _ document: LayoutDocument
  ) -> Set<ObjectIdentifier> {
    let lengths = UnexplainedLengths(managed, in: document)
    guard !lengths.views.isEmpty else { return [] }
    let moved = layout.viewsMoved(by: LengthProbe(contents: lengths.views), in: document)
    return lengths.views.union(moved.map(ObjectIdentifier.init))
  }

  /// What nobody can compute from the document.
  private static let unknowns = FrameConfidence.allCases.filter { !$0.isDetermined }

  /// Whether a stack view or constraints lay the view out. The frames of others are the author's own: of views without
  /// constraints, of views that no other view holds, and of those that the document's size class does not install.
  private static func isManaged(_ view: View) -> Bool {
    guard view.id != nil, let superview = view.superview,
      sequence(first: view, next: \.superview).allSatisfy(\.isInstalled)
    else { return false }
    let isArranged = view.key == nil && superview.isStack
    return isArranged || !view.isPlacedByFrame
  }
}

extension View {
  /// Whether its frame places it, and no constraints.
  package var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints || marks.hasFixedFrame }
}
