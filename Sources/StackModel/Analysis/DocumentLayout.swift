public import NibDecoder

/// The frames of all views of a document, and what is wrong with its layout.
public struct DocumentLayout {
  /// Every view in document order. Views that the size class does not install have their stored frame.
  public let views: [ViewLayout]
  /// Conflicts, ambiguities and misplaced views, in document order.
  public let diagnostics: [Diagnostic]
  /// The roots of pieces whose required constraints contradict each other, reported or not.
  let conflictedRoots: Set<ObjectIdentifier>
  let document: LayoutDocument

  /// The constraints of each stack view, in the order in which it adds them. Made on each asking.
  public var stackConstraints: [(stack: View, constraints: [Constraint])] {
    document.roots.flatMap(\.subtree).compactMap { view in
      document.stackConstraints(of: view).map { (stack: view, constraints: $0) }
    }
  }
}

extension LayoutDocument {
  /// Lays the document out, each independent piece on its own.
  public func layout() -> DocumentLayout {
    var found = FoundLayouts(comparesFrames: options.keepsCanvas, nib: nib)
    for piece in pieces() {
      found.add(LayoutSession(piece, settings: settings, options: options))
    }
    return layout(found, of: roots.flatMap(\.subtree))
  }

  /// The layout that pieces gave.
  func layout(_ found: FoundLayouts, of views: [View]) -> DocumentLayout {
    let views = found.layouts(of: views)
    let findings = LayoutFindings(
      MisplacementFixes(views, conflictedRoots: found.conflictedRoots, document: self),
      incompleteRoots: found.incompleteRoots)
    let diagnostics = found.conflicts + found.ties + views.flatMap(findings.findings)
    return DocumentLayout(
      views: views, diagnostics: diagnostics.inDocumentOrder, conflictedRoots: found.conflictedRoots, document: self)
  }

  /// What a stack view adds; nil for other views.
  package func stackConstraints(of view: View) -> [Constraint]? {
    if let stack = view as? StackView {
      return StackArrangement(stack, settings: settings, behavior: options.stackBehavior).constraints
    }
    return (view as? AppKitStackView).map {
      AppKitStackArrangement($0, settings: settings).constraints
    }
  }
}
