import NibDecoder
public import StackModel

/// A document's frames compared with those that Interface Builder stored. Layout does not use the stored ones, so the
/// comparison measures how far it can be trusted.
///
/// It compares views with an id that constraints or a stack view lay out. It leaves out views that Interface Builder marked
/// misplaced or ambiguous, and everything inside of these, as their stored frame does not follow from constraints.
public struct FrameComparisons {
  /// One for each compared view, in document order.
  public let comparisons: [FrameComparison]

  /// Lays the document out without the compared frames, which it removes from the views.
  ///
  /// - Parameters:
  ///   - document: A storyboard or `.xib`.
  ///   - tolerance: The largest difference of a position or size that counts as equal, in points.
  public init(_ document: LayoutDocument, tolerance: Double = 0.5) {
    let views = document.roots.flatMap(\.subtree)
    let stored = views.map(\.declaredFrame)
    let isManaged = views.map(Self.isManaged)
    for (view, isManaged) in zip(views, isManaged) where isManaged { view.declaredFrame = nil }
    let computed = document.layout().views.map(\.frame)
    let causes = DifferenceCauses(views, stored: stored, computed: computed, tolerance: tolerance)
    comparisons = views.indices.compactMap { index in
      guard let frame = stored[index], isManaged[index], !causes.isMarked(index) else { return nil }
      let isDifferent = FrameComparison.difference(frame, computed[index]) > tolerance + 1e-6
      return FrameComparison(
        view: views[index], stored: frame, computed: computed[index], cause: isDifferent ? causes.cause(of: index) : nil
      )
    }
  }

  /// Whether constraints or a stack view lay the view out.
  private static func isManaged(_ view: View) -> Bool {
    guard view.id != nil else { return false }
    let isArranged = view.key == nil && view.superview?.elementName == "stackView"
    return isArranged || !view.translatesAutoresizingMaskIntoConstraints
  }
}
