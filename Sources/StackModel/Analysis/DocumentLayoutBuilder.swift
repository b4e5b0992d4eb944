import NibDecoder

/// Lays out the roots of a document one after the other, and judges what layout found: conflicts, ambiguities and stored
/// frames.
struct DocumentLayoutBuilder {
  private let document: LayoutDocument
  /// Whether the stored frames belong to the canvas that is laid out.
  private let comparesFrames: Bool
  private lazy var conflictBuilder = ConflictDiagnosticBuilder(document.nib)
  private var conflicts: [Diagnostic] = []
  private var ties: [Diagnostic] = []
  private var conflictedRoots: Set<ObjectIdentifier> = []
  /// The roots with placeholders that are removed at build time: code completes them.
  private var incompleteRoots: Set<ObjectIdentifier> = []
  private var layouts: [ObjectIdentifier: ViewLayout] = [:]
  /// Whether tables and collection views may have cells of other sizes than on Interface Builder's canvas.
  private var placesCells = false
  /// Views whose stored frame cannot be right.
  private var misplaced: Set<ObjectIdentifier> = []
  /// The frames that views have with slightly larger text, for roots in which some stored frame cannot be right.
  private var enlargedFrames: [ObjectIdentifier: Rect] = [:]

  init(_ document: LayoutDocument, comparesFrames: Bool) {
    self.document = document
    self.comparesFrames = comparesFrames
  }

  /// Lays out the views of a session, which may end up with larger text and without design-time lengths.
  mutating func add(_ session: LayoutSession) {
    session.layoutIfNeeded()
    guard !session.isIncomplete else { return addIncomplete(session) }
    let found = session.hasConflicts ? conflictBuilder.diagnostics(session) : []
    conflicts += found
    let isContradictory = !found.isEmpty || session.settings.platform == .macOS && session.hasConflicts
    let judgment = AmbiguityJudgment(session, isContradictory: isContradictory)
    ties += ContentPriorityTies(session, judgment).diagnostics()
    var different: [View] = []
    for layout in session.layouts {
      let layout = judgment.judged(layout)
      layouts[ObjectIdentifier(layout.view)] = layout
      if layout.isElsewhere { different.append(layout.view) }
    }
    let root = ObjectIdentifier(session.root)
    if session.context.layoutRoot.row != nil || session.placesItems { placesCells = true }
    if Self.hasPlaceholders(session) { incompleteRoots.insert(root) }
    // Frames that follow from a contradiction say nothing about the stored ones.
    if session.hasConflicts { conflictedRoots.insert(root) } else { judgeStoredFrames(of: different, session) }
    judgeAmbiguity(session, isContradictory: isContradictory)
  }

  /// Reports that a root is not solved: nothing else that its frames say is true.
  private mutating func addIncomplete(_ session: LayoutSession) {
    let root = session.root
    let message =
      "the constraints in \(root.nameInMessages) are too tangled to solve, so its frames are unreliable; remove optional "
      + "constraints between its views, or multipliers far from 1"
    conflicts.append(Diagnostic(.unsupportedDocument, message, range: root.range))
    conflictedRoots.insert(ObjectIdentifier(root))
    for layout in session.layouts {
      var layout = layout
      layout.ambiguity = nil
      layouts[ObjectIdentifier(layout.view)] = layout
    }
  }

  /// Finds stored frames that cannot be right, and which of the computed ones depend on estimated sizes of text.
  ///
  /// - Parameter different: The views whose stored frame is not the computed one.
  private mutating func judgeStoredFrames(of different: [View], _ session: LayoutSession) {
    guard comparesFrames, !different.isEmpty, let check = StoredFrameCheck(session) else { return }
    let contradicting = check.misplacedViews()
    guard !contradicting.isEmpty else { return }
    misplaced.formUnion(contradicting)
    session.enlargeText()
    for view in different { enlargedFrames[ObjectIdentifier(view)] = session.frame(of: view) }
  }

  /// Judges ambiguity with the lengths that only code knows, and without those that Interface Builder's canvas gives to views
  /// without content: they decide nothing at run time, and Interface Builder ignores them, too.
  ///
  /// Evidence: 47 more of Interface Builder's marks in 8 repositories, none where it has none.
  private mutating func judgeAmbiguity(_ session: LayoutSession, isContradictory: Bool) {
    let hasDesignTimeLengths = session.hasDesignTimeLengths
    if hasDesignTimeLengths { session.forgetDesignTimeLengths() }
    guard LengthsOfCode(session).assume() || hasDesignTimeLengths else { return }
    let judgment = AmbiguityJudgment(session, isContradictory: isContradictory)
    for layout in session.layouts {
      let judged = judgment.judged(layout)
      layouts[ObjectIdentifier(judged.view)]?.ambiguity = judged.ambiguity
    }
  }
}

// MARK: - The layout of the document

extension DocumentLayoutBuilder {
  /// The layout of a document's views, with the diagnostics in document order.
  mutating func layout(of views: [View]) -> DocumentLayout {
    placeCells(views)
    let views = layouts(of: views)
    let fixes = MisplacementFixes(views, conflictedRoots: conflictedRoots, document: document)
    let isRunTime = document.settings.semantics == .runtime
    let builder = LayoutDiagnosticBuilder(fixes, incompleteRoots: incompleteRoots, isRunTime: isRunTime)
    let diagnostics = conflicts + ties + views.flatMap(builder.diagnostics)
    return DocumentLayout(
      views: views, diagnostics: diagnostics.inDocumentOrder, conflictedRoots: conflictedRoots, document: document)
  }

  /// Places the rows of tables below each other, and the items of collection views in lines.
  private mutating func placeCells(_ views: [View]) {
    guard placesCells else { return }
    let grid = PixelGrid(scale: document.settings.scale)
    func frame(_ view: View) -> Rect? { layouts[ObjectIdentifier(view)]?.frame }
    for case let list as ListView in views {
      let frames =
        list.isTable
        ? RowPositions(in: list, frame).frames
        : list.flowLayout.map { ItemPositions(in: list, $0, grid, frame).frames }
      for (id, frame) in frames ?? [:] { layouts[id]?.frame = frame }
    }
  }

  /// Adds views that are not laid out, with their stored frames, and decides which stored frames are reported and which
  /// can be corrected.
  ///
  /// Stored frames are not reported for views inside one whose stored frame is different, nor on another canvas than the
  /// one that they are stored for. A frame that changes when all text grows slightly depends on an estimate, and is not
  /// known well enough to be written.
  private func layouts(of views: [View]) -> [ViewLayout] {
    var different: Set<ObjectIdentifier> = []
    return views.map { view in
      let id = ObjectIdentifier(view)
      var layout = layouts[id] ?? ViewLayout(notLaidOut: view)
      guard layout.isElsewhere, comparesFrames else { return layout }
      let isInside = view.superview.map { different.contains(ObjectIdentifier($0)) } ?? false
      different.insert(id)
      layout.isMisplaced = !isInside && misplaced.contains(id) && view.marks.verification == nil
      layout.isUpdatable = !isInside && enlargedFrames[id] == layout.frame
      return layout
    }
  }
}

extension DocumentLayoutBuilder {
  /// Whether constraints of a root are removed at build time, or content sizes are left out at run time.
  private static func hasPlaceholders(_ session: LayoutSession) -> Bool {
    guard !session.settings.isStackDefinition else { return false }
    let isRunTime = session.settings.semantics == .runtime
    return session.items.views.contains { view in
      guard let view else { return false }
      if view.constraints.contains(where: \.isRemovedAtBuildTime) { return true }
      return isRunTime && !view.isMeasuredByCode
        && Axis.allCases.contains { view.placeholderIntrinsicSize[$0] != nil }
    }
  }
}

extension LayoutSession {
  /// Whether the root is a cell of a collection view when the app runs.
  fileprivate var placesItems: Bool {
    settings.semantics == .runtime && root is CellView && (root.superview as? ListView).map { !$0.isTable } ?? false
  }
}

extension ViewLayout {
  fileprivate init(notLaidOut view: View) {
    self.init(view: view, frame: view.declaredFrame ?? Rect(x: 0, y: 0, width: 0, height: 0))
  }
}
