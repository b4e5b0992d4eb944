extension LayoutDocument {
  /// Lays out the piece that a view stands in, and tells what the view's frame follows from; nil for views that are not
  /// laid out, because the size class does not install them.
  ///
  /// - Parameter axes: Whose numbers are explained.
  public func explanation(of view: View, axes: [Axis] = Axis.allCases) -> Explanation? {
    let ancestors = sequence(first: view) { $0.isLayoutRoot ? nil : $0.superview }
    guard let root = Array(ancestors).last, let piece = pieces().first(where: { $0.root === root }) else { return nil }
    let session = LayoutSession(piece, settings: settings, options: options)
    session.layoutIfNeeded()
    let explanation = session.explanation(of: view, axes: axes)
    guard session.hasDesignTimeLengths else { return explanation }
    session.forgetDesignTimeLengths()
    return explanation?.with(session.layout(of: view)?.ambiguity)
  }
}
