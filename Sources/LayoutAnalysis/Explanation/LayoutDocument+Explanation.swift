import NibDecoder
public import StackModel

extension LayoutDocument {
  /// Lays out the layout root of a view, and explains the view's frame; nil for views that the size class does not install.
  ///
  /// A document of Interface Builder is also laid out with the other semantics, so that the explanation can report where
  /// the canvas and run time differ.
  ///
  /// - Parameter axes: The axes whose numbers are explained.
  public func explanation(of view: View, axes: [Axis] = Axis.allCases) -> Explanation? {
    guard let explanation = ownExplanation(of: view, axes: axes) else { return nil }
    return frameElsewhere(of: view).map(explanation.compared) ?? explanation
  }

  /// The explanations of all views that the size class installs, by the views. Each layout root is laid out once; how views
  /// are with the other semantics is left out.
  package func explanations() -> [ObjectIdentifier: Explanation] {
    let views = Dictionary(grouping: roots.flatMap(\.subtree)) { ObjectIdentifier($0.layoutRoot) }
    var explanations: [ObjectIdentifier: Explanation] = [:]
    for session in sessions {
      let found = session.explanations(of: views[ObjectIdentifier(session.root)] ?? [])
      let isProvisional = session.hasDesignTimeLengths
      if isProvisional { session.forgetDesignTimeLengths() }
      for explanation in found {
        let view = explanation.view
        explanations[ObjectIdentifier(view)] =
          isProvisional ? explanation.with(session.layout(of: view)?.ambiguity) : explanation
      }
    }
    return explanations
  }

  private func ownExplanation(of view: View, axes: [Axis]) -> Explanation? {
    guard let session = session(around: view) else { return nil }
    let explanation = session.explanation(of: view, axes: axes)
    guard session.hasDesignTimeLengths else { return explanation }
    session.forgetDesignTimeLengths()
    return explanation?.with(session.layout(of: view)?.ambiguity)
  }

  /// A view's frame with the other semantics, decoded again; nil for stack definitions, which have no canvas.
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
