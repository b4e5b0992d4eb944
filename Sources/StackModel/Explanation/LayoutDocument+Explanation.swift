extension LayoutDocument {
  /// Lays out the root that holds a view, and reports what the view's frame follows from; nil for views that are not laid
  /// out, because the size class does not install them.
  ///
  /// A document of Interface Builder is laid out with the other semantics too, so that the explanation can say where the
  /// canvas and run time differ.
  ///
  /// - Parameter axes: Whose numbers are explained.
  public func explanation(of view: View, axes: [Axis] = Axis.allCases) -> Explanation? {
    guard let explanation = ownExplanation(of: view, axes: axes) else { return nil }
    return frameElsewhere(of: view).map(explanation.compared) ?? explanation
  }

  private func ownExplanation(of view: View, axes: [Axis]) -> Explanation? {
    guard let session = session(around: view) else { return nil }
    let explanation = session.explanation(of: view, axes: axes)
    guard session.hasDesignTimeLengths else { return explanation }
    session.forgetDesignTimeLengths()
    return explanation?.with(session.layout(of: view)?.ambiguity)
  }

  /// The layout of what holds a view.
  private func session(around view: View) -> LayoutSession? {
    let ancestors = sequence(first: view) { $0.isLayoutRoot ? nil : $0.superview }
    guard let root = Array(ancestors).last, let layoutRoot = layoutRoots().first(where: { $0.view === root }) else {
      return nil
    }
    let session = LayoutSession(layoutRoot, settings: settings, options: options)
    session.layoutIfNeeded()
    return session
  }

  /// A view's frame with the other semantics, from views of their own; nil for stack definitions, which have no canvas.
  private func frameElsewhere(of view: View) -> Rect? {
    guard !settings.isStackDefinition, settings.platform == .iOS else { return nil }
    var options = options
    options.semantics = settings.semantics == .canvas ? .runtime : .canvas
    guard let index = roots.flatMap(\.subtree).firstIndex(where: { $0 === view }),
      let other = try? LayoutDocument(nib.undecoded(), options: options)
    else { return nil }
    let views = other.roots.flatMap(\.subtree)
    return views.indices.contains(index) ? other.session(around: views[index])?.frame(of: views[index]) : nil
  }
}
