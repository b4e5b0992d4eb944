import NibDecoder

/// Reports ambiguous and misplaced views of a document that is laid out.
struct LayoutDiagnosticBuilder {
  private let fixes: MisplacementFixes
  /// The roots whose layout code completes.
  private let incompleteRoots: Set<ObjectIdentifier>

  init(_ fixes: MisplacementFixes, incompleteRoots: Set<ObjectIdentifier>) {
    self.fixes = fixes
    self.incompleteRoots = incompleteRoots
  }

  func diagnostics(_ layout: ViewLayout) -> [Diagnostic] {
    if let ambiguity = layout.ambiguity {
      return ambiguity.lacksConstraints && !isCompletedByCode(layout.view)
        ? [self.ambiguity(ambiguity, layout.view)] : []
    }
    return layout.isMisplaced ? [misplacement(layout)].compactMap { $0 } : []
  }

  private func isCompletedByCode(_ view: View) -> Bool {
    !incompleteRoots.isEmpty && incompleteRoots.contains(ObjectIdentifier(view.layoutRoot))
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity, _ view: View) -> Diagnostic {
    let message = "\(view.nameInMessages) needs constraints for: \(ambiguity.missing.joined(separator: ", "))"
    return Diagnostic(.ambiguousLayout, message + cause(ambiguity, view), range: view.range)
  }

  /// Why a stack view does not decide the length.
  private func cause(_ ambiguity: LayoutAmbiguity, _ view: View) -> String {
    guard let stack = view.arrangingStack, ambiguity[stack.axis].size == .missingConstraints else {
      return emptiness(view)
    }
    let length = stack.axis == .horizontal ? "width" : "height"
    return "; neither its content nor \(stack.distribution) gives it a \(length)"
  }

  private func emptiness(_ view: View) -> String {
    (view as? StackView)?.arrangedSubviews.isEmpty ?? false ? "; the stack view is empty" : ""
  }

  private func misplacement(_ layout: ViewLayout) -> Diagnostic? {
    guard let stored = layout.view.declaredFrame else { return nil }
    let message =
      "stored frame is \(stored.short), constraints give \(layout.frame.short)"
    return Diagnostic(
      .misplacedView, message, range: layout.view.range, fixIts: fixes.fixIts(for: layout.view))
  }
}
