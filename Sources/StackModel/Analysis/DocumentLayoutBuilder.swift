import NibDecoder

/// What the pieces of a document gave.
struct FoundLayouts {
  /// Whether stored frames were made for the canvas that is laid out.
  let comparesFrames: Bool
  private(set) var conflicts: [Diagnostic] = []
  private(set) var ties: [Diagnostic] = []
  private(set) var conflictedRoots: Set<ObjectIdentifier> = []
  /// The roots that lack something at run time that Interface Builder has a placeholder for: code completes them.
  private(set) var incompleteRoots: Set<ObjectIdentifier> = []
  private var layouts: [ObjectIdentifier: ViewLayout] = [:]
  /// Views whose stored frame cannot be right.
  private var misplaced: Set<ObjectIdentifier> = []
  /// Frames of views that are stored elsewhere, with text a little larger; only where some stored frame cannot be right.
  private var probed: [ObjectIdentifier: Rect] = [:]

  private let nib: NibDocument

  init(comparesFrames: Bool, nib: NibDocument) {
    self.comparesFrames = comparesFrames
    self.nib = nib
  }

  /// Lays a piece out.
  mutating func add(_ piece: LayoutSession) {
    piece.layoutIfNeeded()
    let found = ConflictFindings(nib).diagnostics(piece)
    conflicts += found
    let judgement = AmbiguityJudgement(piece, isContradictory: !found.isEmpty)
    ties += ContentPriorityTies(piece, judgement).findings()
    defer { judgeAmbiguity(piece, isContradictory: !found.isEmpty) }
    if piece.lacksPlaceholders { incompleteRoots.insert(ObjectIdentifier(piece.root)) }
    if piece.hasConflicts { conflictedRoots.insert(ObjectIdentifier(piece.root)) }
    var elsewhere: [View] = []
    for layout in piece.layouts {
      let layout = judgement.judged(layout)
      layouts[ObjectIdentifier(layout.view)] = layout
      if layout.isElsewhere { elsewhere.append(layout.view) }
    }
    // Where something has to be given up, frames follow from what: the conflict is what there is to tell.
    guard comparesFrames, !elsewhere.isEmpty, !piece.hasConflicts, let check = StoredFrameCheck(piece) else { return }
    let contradicting = check.misplacedViews()
    guard !contradicting.isEmpty else { return }
    misplaced.formUnion(contradicting)
    piece.enlargeText()
    for view in elsewhere { probed[ObjectIdentifier(view)] = piece.frame(of: view) }
  }

  /// What Interface Builder's canvas gives to views without content decides nothing at run time: ambiguity is judged
  /// without, as Interface Builder does (47 of its marks more in 8 repositories, none where it has none).
  private mutating func judgeAmbiguity(_ piece: LayoutSession, isContradictory: Bool) {
    guard piece.hasDesignTimeLengths else { return }
    piece.forgetDesignTimeLengths()
    let judgement = AmbiguityJudgement(piece, isContradictory: isContradictory)
    for layout in piece.layouts {
      let found = judgement.judged(layout)
      let id = ObjectIdentifier(found.view)
      layouts[id]?.ambiguity = found.ambiguity
    }
  }

  /// The layouts of a document's views. Those that are not laid out have their stored frame.
  ///
  /// Nothing is said of the stored frames of views inside one that is stored elsewhere, nor on another canvas than the one
  /// that the frames were stored for. A frame that changes when all text is a little larger rests on an estimate, and is
  /// not known well enough to be written.
  func layouts(of views: [View]) -> [ViewLayout] {
    var elsewhere: Set<ObjectIdentifier> = []
    return views.map { view in
      let id = ObjectIdentifier(view)
      var layout = layouts[id] ?? ViewLayout(notLaidOut: view)
      guard layout.isElsewhere, comparesFrames else { return layout }
      let isInside = view.superview.map { elsewhere.contains(ObjectIdentifier($0)) } ?? false
      elsewhere.insert(id)
      layout.isMisplaced = !isInside && misplaced.contains(id) && view.marks.verification == nil
      layout.isUpdatable = !isInside && probed[id] == layout.frame
      return layout
    }
  }
}

extension LayoutSession {
  /// Whether placeholders of the document are left out.
  fileprivate var lacksPlaceholders: Bool {
    guard settings.semantics == .runtime, !settings.isStackDefinition else { return false }
    return items.views.contains { view in
      guard let view else { return false }
      return view.constraints.contains(where: \.isRemovedAtBuildTime)
        || !view.isMeasuredByCode && Axis.allCases.contains { view.placeholderIntrinsicSize[$0] != nil }
    }
  }
}

extension ViewLayout {
  fileprivate init(notLaidOut view: View) {
    self.init(view: view, frame: view.declaredFrame ?? Rect(x: 0, y: 0, width: 0, height: 0))
  }
}
