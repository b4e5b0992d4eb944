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

  /// Lays the document out without the compared frames, which it removes from the views.
  ///
  /// - Parameters:
  ///   - document: A storyboard or `.xib`.
  ///   - tolerance: The largest difference of a position or size that counts as equal, in points.
  ///   - givesLeaves: Whether contents of views without subviews are as large as the stored frames say, so that only
  ///     constraints and stack views are compared.
  public init(_ document: LayoutDocument, tolerance: Double = 0.5, givesLeaves: Bool = false) {
    let views = document.roots.flatMap(\.subtree)
    let stored = views.map(\.declaredFrame)
    let isManaged = views.map(Self.isManaged)
    let stale = Set(document.layout().views.lazy.filter(\.isMisplaced).map { ObjectIdentifier($0.view) })
    for (view, isManaged) in zip(views, isManaged) where isManaged { view.declaredFrame = nil }
    let leaves = givesLeaves ? LeafSizes(views.indices.filter { isManaged[$0] }.map { (views[$0], stored[$0]) }) : nil
    let layout = leaves.map { document.layout(measuredBy: $0) } ?? document.layout()
    let confidences = givesLeaves ? nil : FrameConfidences(layout, of: document, telling: Self.unknowns)
    let computed = layout.views.map(\.frame)
    let causes = DifferenceCauses(views, stored: stored, computed: computed, tolerance: tolerance)
    comparisons = views.indices.compactMap { index in
      guard let frame = stored[index], isManaged[index], !causes.isMarked(index) else { return nil }
      let isDifferent = frame.difference(from: computed[index]) > tolerance + 1e-6
      return FrameComparison(
        view: views[index], stored: frame, computed: computed[index],
        cause: isDifferent ? causes.cause(of: index) : nil,
        confidence: confidences?[views[index]] ?? .exact, isStale: stale.contains(ObjectIdentifier(views[index])))
    }
  }

  /// What nobody can compute from the document.
  private static let unknowns = FrameConfidence.allCases.filter { !$0.isDetermined }

  /// Whether a stack view or constraints lay the view out. The frames of others are the author's own: of views without
  /// constraints, and of views that no other view holds.
  private static func isManaged(_ view: View) -> Bool {
    guard view.id != nil, let superview = view.superview else { return false }
    let isArranged = view.key == nil && superview.elementName == "stackView"
    return isArranged || !(view.translatesAutoresizingMaskIntoConstraints || view.marks.hasFixedFrame)
  }
}
