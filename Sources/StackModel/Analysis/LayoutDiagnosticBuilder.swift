import NibDecoder

/// Reports ambiguous and misplaced views of a document that is laid out.
struct LayoutDiagnosticBuilder {
  private let fixes: MisplacementFixes
  /// The roots whose layout code completes.
  private let incompleteRoots: Set<ObjectIdentifier>
  private let isRunTime: Bool

  init(_ fixes: MisplacementFixes, incompleteRoots: Set<ObjectIdentifier>, isRunTime: Bool) {
    self.fixes = fixes
    self.incompleteRoots = incompleteRoots
    self.isRunTime = isRunTime
  }

  func diagnostics(_ layout: ViewLayout) -> [Diagnostic] {
    if let ambiguity = layout.ambiguity {
      return ambiguity.lacksConstraints && !isCompletedByCode(layout.view)
        ? [self.ambiguity(ambiguity, layout.view)] : []
    }
    return layout.isMisplaced ? [misplacement(layout)].compactMap { $0 } : []
  }

  /// Whether code adds what the view lacks. What Interface Builder marks on its canvas is ambiguous with all placeholders.
  private func isCompletedByCode(_ view: View) -> Bool {
    guard !incompleteRoots.isEmpty, isRunTime || !view.marks.isAmbiguous else { return false }
    return incompleteRoots.contains(ObjectIdentifier(view.layoutRoot))
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity, _ view: View) -> Diagnostic {
    let missing = ambiguity.missing.joined(separator: ", ")
    let fact = "\(view.nameInMessages) needs constraints for: \(missing)"
    let message = Diagnostic.message(
      fact + cause(ambiguity, view), fact, "<\(view.elementName)> needs constraints for: \(missing)",
      columns: Diagnostic.mostColumnsOfGroup)
    return Diagnostic(.ambiguousLayout, message, range: view.range)
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
