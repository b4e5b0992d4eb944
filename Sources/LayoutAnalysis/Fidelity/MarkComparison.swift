public import StackModel

/// How the ambiguity of a view compares with Interface Builder's mark.
public struct MarkComparison {
  /// How a mark compares with the computed ambiguity.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The view is marked, and its layout is ambiguous.
    case found
    /// The view is marked, and its layout is not ambiguous.
    case missed
    /// The view's layout is ambiguous, and it is not marked.
    case unmarked = "found without a mark"
    /// The marked view is laid out by a control, a cell or its autoresizing mask.
    case unconstrained = "marked, without constraints"
    /// The marked view's stored frame contradicts another one: mark and frame were saved before the last change.
    case outOfDate = "marked, frame saved out of date"
    /// Required constraints around the marked view contradict each other: which of them gives way is not known.
    case contradicted = "marked, constraints in conflict"
    /// The marked view's frame depends on content that a class of the app's own measures in code.
    case unknownClass = "marked, of an unknown class"
  }

  /// The view.
  public let view: View
  /// What became of its mark.
  public let outcome: Outcome
}

/// The marks of a document, compared with the ambiguity of a layout that does not use the stored frames. A document without
/// marks is not compared: somebody may have let Interface Builder update its frames.
struct MarkComparisons {
  let comparisons: [MarkComparison]

  /// - Parameters:
  ///   - layout: the layout without the stored frames.
  ///   - isManaged: whether a stack view or constraints lay each view out.
  ///   - stale: the views whose stored frames contradict others.
  ///   - confidences: what frames depend on.
  init(
    _ layout: DocumentLayout, isManaged: [Bool], stale: Set<ObjectIdentifier>, confidences: FrameConfidences?
  ) {
    guard layout.views.contains(where: \.view.marks.isAmbiguous) else {
      comparisons = []
      return
    }
    let conflictedRoots = layout.conflictedRoots
    comparisons = zip(layout.views, isManaged).compactMap { layout, isManaged in
      let view = layout.view
      let outcome: MarkComparison.Outcome? =
        switch (view.marks.isAmbiguous, layout.isAmbiguous) {
        case (true, true): .found
        case (false, true): .unmarked
        case (false, false): nil
        case (true, false):
          if !isManaged {
            .unconstrained
          } else if stale.contains(ObjectIdentifier(view)) {
            .outOfDate
          } else if conflictedRoots.contains(ObjectIdentifier(view.layoutRoot)) {
            .contradicted
          } else {
            confidences?[view] == .unknownClass ? .unknownClass : .missed
          }
        }
      return outcome.map { MarkComparison(view: view, outcome: $0) }
    }
  }
}
