/// Lengths that are up to a class whose measure is not known: a control that is not modeled, or a class of the app's own
/// that Interface Builder did not mark as ambiguous when it saved the document.
///
/// Ambiguity is judged as if these lengths were known, since nothing can be said about what depends on them.
///
/// Evidence: of 73 views with classes of their own that lack a length, Interface Builder marks 50. A handful of the
/// others were looked up: text fields of libraries, and views whose class overrides the intrinsic content size.
struct LengthsOfCode {
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  /// Gives each such view that nothing else sizes the length that is stored, and lays out again.
  ///
  /// - Returns: Whether there are any.
  func assume() -> Bool {
    var isAny = false
    for (number, view) in session.items.views.enumerated() {
      guard let view, view.mayMeasureItself, let ambiguity = session.layout(of: view)?.ambiguity else { continue }
      for axis in Axis.allCases where ambiguity[axis].lacksOnlyLength {
        session.views.sizes.assumeLength(of: number, axis)
        session.changes.record(.size, of: number)
        isAny = true
      }
    }
    if isAny { session.layoutIfNeeded() }
    return isAny
  }
}

extension View {
  fileprivate var mayMeasureItself: Bool {
    hasUnmodeledSize || customClass != nil && !marks.isAmbiguous && !isLayoutRoot
  }
}

extension LayoutAmbiguity.AlongAxis {
  /// Whether a length would decide the rest: the position is decided, or would be by it.
  fileprivate var lacksOnlyLength: Bool { size == .missingConstraints && !followsSuperview }
}
