public import NibDecoder

/// The frames of all views of a document, and what is wrong with its layout.
public struct DocumentLayout {
  /// Every view in document order. Views that the size class does not install have their stored frame.
  public let views: [ViewLayout]
  /// Conflicts, ambiguities and misplaced views, in document order.
  public let diagnostics: [Diagnostic]
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
    let results = pieces().map { ($0, solve($0, settings)) }
    let frames = FrameTable(results, settings: settings)
    let views = withoutGuesses(roots.flatMap(\.subtree).map { frames.layout(of: $0) }, results.map(\.0))
    let findings = LayoutFindings()
    let diagnostics = results.flatMap { findings.conflicts($0.1, in: $0.0) } + views.flatMap { findings.findings($0) }
    return DocumentLayout(views: views, diagnostics: diagnostics.inDocumentOrder, document: self)
  }

  /// What a stack view adds; nil for other views.
  fileprivate func stackConstraints(of view: View) -> [Constraint]? {
    if let stack = view as? StackView {
      return StackArrangement(stack, settings: settings, behavior: options.stackBehavior).constraints
    }
    return (view as? AppKitStackView).map { AppKitStackArrangement($0).constraints }
  }

  /// Takes back "misplaced" where the computed frame rests on an estimated text size: the frame changes when all
  /// text is a little larger. Of views inside a misplaced one nothing is said either, nor on another canvas than the
  /// one that the frames were stored for.
  private func withoutGuesses(_ views: [ViewLayout], _ pieces: [LayoutPiece]) -> [ViewLayout] {
    guard views.contains(where: \.isMisplaced) else { return views }
    if options.size != nil || options.device != nil { return views.map(\.withoutMisplacement) }
    var probe = settings
    probe.textProbe = 1.07
    let probed = FrameTable(pieces.map { ($0, solve($0, probe)) }, settings: probe)
    var misplaced: Set<ObjectIdentifier> = []
    return views.map { layout in
      guard layout.isMisplaced else { return layout }
      let isInside = layout.view.superview.map { misplaced.contains(ObjectIdentifier($0)) } ?? false
      misplaced.insert(ObjectIdentifier(layout.view))
      guard isInside || probed.layout(of: layout.view).frame != layout.frame else { return layout }
      return layout.withoutMisplacement
    }
  }

  /// Text and safe areas settle within a few passes; a layout that does not is taken as it stands.
  private static let maximumPasses = 4

  private func solve(_ piece: LayoutPiece, _ settings: DocumentSettings) -> PassResult {
    var result = pass(piece, settings, previous: nil)
    guard piece.needsFurtherPasses else { return result }
    for _ in 1..<Self.maximumPasses {
      let next = pass(piece, settings, previous: result)
      let isSettled = next.agrees(with: result)
      result = next
      if isSettled { break }
    }
    return result
  }

  private func pass(_ piece: LayoutPiece, _ settings: DocumentSettings, previous: PassResult?) -> PassResult {
    LayoutPass(piece, settings: settings, options: options, previous: previous) { [self] in item(withID: $0) }.solve()
  }
}

extension LayoutPiece {
  /// Whether something's size follows from the layout itself.
  var needsFurtherPasses: Bool {
    views.contains { view in
      if view.hasWidthDependentHeight || view.preservesSuperviewLayoutMargins { return true }
      return view !== root && safeArea != .zero && (!view.guides.isEmpty || view.layoutMargins != nil)
    }
  }
}
