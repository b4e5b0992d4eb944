import NibDecoder

/// A document's frames beside those that Interface Builder stored, found without looking at them: how far layout can be
/// trusted.
///
/// Compared are views with an id that constraints or a stack view lay out, except those that Interface Builder marked
/// misplaced or ambiguous and all inside them: their stored frame is not what their constraints give.
public struct FrameComparisons {
  /// One for each view that is compared, in document order.
  public let comparisons: [FrameComparison]

  /// Lays the document out without the frames that are compared; its views have lost them then.
  ///
  /// - Parameters:
  ///   - document: A storyboard or `.xib`.
  ///   - tolerance: How far a position or size may be off, in points.
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
