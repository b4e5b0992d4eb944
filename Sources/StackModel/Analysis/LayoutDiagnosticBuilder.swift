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
    let message = "\(layout.view.name) is stored at \(stored.short), but its constraints give \(layout.frame.short)"
    return Diagnostic(
      .misplacedView, message, range: layout.view.range, fixIts: fixes.fixIts(for: layout.view))
  }
}

/// The edits that correct the frames of misplaced views: those of `ibstack update-frames`, for the view and for the views
/// that follow it by their autoresizing masks.
struct MisplacementFixes {
  private var edits: [ObjectIdentifier: [Diagnostic.FixIt]] = [:]
  /// The misplaced view that an updated one belongs to.
  private var leaders: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Collects the edits; none if no view is misplaced, as in most documents.
  init(_ views: [ViewLayout], conflictedRoots: Set<ObjectIdentifier>, document: LayoutDocument) {
    guard views.contains(where: \.isMisplaced) else { return }
    let places = FrameEdits(document)
    for layout in UpdatableFrames(views, conflictedRoots: conflictedRoots).layouts { add(layout, places) }
  }

  /// The edits for a misplaced view; empty if its frame cannot be corrected without guessing.
  func fixIts(for view: View) -> [Diagnostic.FixIt] { edits[ObjectIdentifier(view)] ?? [] }

  private mutating func add(_ layout: ViewLayout, _ places: FrameEdits) {
    let view = layout.view
    let outer = view.superview.flatMap { leaders[ObjectIdentifier($0)] }
    let leader = layout.isMisplaced ? ObjectIdentifier(view) : outer
    guard let leader, let element = view.element, let stored = view.declaredFrame else { return }
    leaders[ObjectIdentifier(view)] = leader
    edits[leader, default: []] += places.edits(of: element, from: stored, to: layout.frame)
  }
}
