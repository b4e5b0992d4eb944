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
    if session.hasConflicts { conflictedRoots.insert(root) }
    // Frames that follow from a contradiction say nothing about the stored ones. One that is not reported is with a canvas of
    // macOS, which grows.
    if !session.hasConflicts || found.isEmpty && session.settings.platform == .macOS {
      judgeStoredFrames(of: different, session)
    }
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
    if check.overflows { return }
    session.enlargeText()
    guard !session.isIncomplete else { return }
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
    guard !session.isIncomplete else { return }
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
  ///
  /// On macOS, where contents decide the sizes of most views, only views inside a reported one are left out. Evidence: one
  /// more view in 403 documents, which Interface Builder marks; of iOS it would be 4, of which it marks none.
  private func layouts(of views: [View]) -> [ViewLayout] {
    let isMac = document.settings.platform == .macOS
    var (different, reported): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    return views.map { view in
      let id = ObjectIdentifier(view)
      var layout = layouts[id] ?? ViewLayout(notLaidOut: view)
      let superview = view.superview.map { ObjectIdentifier($0) }
      if superview.map(reported.contains) ?? false { reported.insert(id) }
      guard layout.isElsewhere, comparesFrames else { return layout }
      let isInside = superview.map(different.contains) ?? false
      different.insert(id)
      let isTold = isMac ? reported.contains(id) : isInside
      layout.isMisplaced = !isTold && misplaced.contains(id) && view.marks.verification == nil
      if layout.isMisplaced { reported.insert(id) }
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

/// Where the cells of a table stand when rows have other heights than on Interface Builder's canvas: what follows a row that
/// is higher moves down, as it does on the canvas.
struct RowPositions {
  private(set) var frames: [ObjectIdentifier: Rect] = [:]

  /// - Parameters:
  ///   - table: A table.
  ///   - frame: The frame of each of its subviews, as far as they are laid out.
  init(in table: ListView, _ frame: (View) -> Rect?) {
    let subviews = table.subviews.filter { $0.isLayoutRoot && $0.declaredFrame != nil }
    let rows = subviews.sorted { ($0.declaredFrame?.y ?? 0) < ($1.declaredFrame?.y ?? 0) }
    var growth = 0.0
    for row in rows {
      guard var moved = frame(row), let stored = row.declaredFrame else { continue }
      moved.y = stored.y + growth
      frames[ObjectIdentifier(row)] = moved
      if row is CellView { growth += moved.height - stored.height }
    }
  }
}

/// Lengths that are up to a class whose measure is not known: a control that is not modeled, or a class of the app's own
/// that Interface Builder did not mark as ambiguous when it saved the document.
///
/// Ambiguity is judged as if these lengths were known, since nothing can be said about what depends on them.
///
/// Evidence: of 73 views with classes of their own that lack a length, Interface Builder marks 50. A handful of the
/// others were looked up: text fields of libraries, and views whose class overrides the intrinsic content size.
struct LengthsOfCode {
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  /// Gives each such view that nothing else sizes the length that is stored, and lays out again.
  ///
  /// - Returns: Whether there are any.
  func assume() -> Bool {
    var isAny = false
    for (number, view) in session.items.views.enumerated() {
      guard let view, view.mayMeasureItself, let ambiguity = session.layout(of: view)?.ambiguity else { continue }
      for axis in Axis.allCases where ambiguity[axis].lacksOnlyLength {
        session.views.sizes.assumeLength(of: number, axis)
        session.changes.record(.size, of: number)
        isAny = true
      }
    }
    if isAny { session.layoutIfNeeded() }
    return isAny
  }
}

extension View {
  fileprivate var mayMeasureItself: Bool {
    hasUnmodeledSize || customClass != nil && !marks.isAmbiguous && !isLayoutRoot
  }
}

extension LayoutAmbiguity.AlongAxis {
  /// Whether a length would decide the rest: the position is decided, or would be by it.
  fileprivate var lacksOnlyLength: Bool { size == .missingConstraints && !followsSuperview }
}

/// Where a flow layout places the items of a collection view, in lines below each other; those of one that scrolls
/// sideways are computed with x and y exchanged.
///
/// Evidence: 144/146 collection views on Interface Builder's canvas, which places prototypes in the same way.
struct ItemPositions {
  private(set) var frames: [ObjectIdentifier: Rect] = [:]
  private let flow: FlowLayout
  private let inset: EdgeInsets
  /// The length of a line, in points.
  private let length: Double

  /// - Parameters:
  ///   - collection: A collection view.
  ///   - flow: Its layout.
  ///   - grid: The pixels of the device, at which items begin.
  ///   - frame: The frame of the collection view and of each of its subviews, as far as they are laid out.
  init(in collection: ListView, _ flow: FlowLayout, _ grid: PixelGrid, _ frame: (View) -> Rect?) {
    self.flow = flow
    inset = flow.scrollsSideways ? flow.sectionInset.transposed : flow.sectionInset
    func turned(_ rect: Rect) -> Rect { flow.scrollsSideways ? rect.transposed : rect }
    length = (frame(collection).map(turned)?.width ?? 0) - inset.left - inset.right
    let roots = collection.subviews.filter(\.isLayoutRoot)
    func supplement(_ key: String) -> (id: ObjectIdentifier, frame: Rect)? {
      guard let view = roots.first(where: { $0.key == key }), let frame = frame(view) else { return nil }
      return (ObjectIdentifier(view), turned(frame))
    }
    let header = supplement(FlowLayout.headerKey)?.frame
    let items = roots.filter { ($0 as? CellView)?.isItem ?? false }
    var placed = placedItems(items.map { frame($0).map(turned) ?? .zero }, below: (header?.maxY ?? 0) + inset.top)
    var ids = items.map(ObjectIdentifier.init)
    if var footer = supplement(FlowLayout.footerKey) {
      footer.frame.y = (placed.map(\.maxY).max() ?? header?.maxY ?? 0) + inset.bottom
      ids.append(footer.id)
      placed.append(footer.frame)
    }
    for (id, frame) in zip(ids, placed) {
      frames[id] = turned(
        Rect(x: grid.rounded(frame.x), y: grid.rounded(frame.y), width: frame.width, height: frame.height))
    }
  }

  /// Places as many items in each line as fit, and at least one.
  private func placedItems(_ items: [Rect], below top: Double) -> [Rect] {
    var (placed, top) = (items, top)
    var next = 0
    while next < items.count {
      let first = next
      var used = items[first].width
      next += 1
      while next < items.count, used + flow.itemSpacing + items[next].width <= length + Self.tolerance {
        used += flow.itemSpacing + items[next].width
        next += 1
      }
      let line = items[first..<next]
      let height = line.map(\.height).max() ?? 0
      var (x, gap) = spread(line, isLast: next == items.count)
      for place in line.indices {
        placed[place].x = x
        placed[place].y = top + (height - items[place].height) / 2
        x += items[place].width + gap
      }
      top += height + flow.lineSpacing
    }
    return placed
  }

  /// Where a line begins, and the distance between its items. They fill the line; those of one size stand in columns, and a
  /// column that is alone in the middle.
  private func spread(_ line: ArraySlice<Rect>, isLast: Bool) -> (start: Double, gap: Double) {
    guard let width = line.first?.width else { return (inset.left, flow.itemSpacing) }
    if line.allSatisfy({ abs($0.width - width) < Self.tolerance }) {
      let columns = ((length + flow.itemSpacing + Self.tolerance) / max(width + flow.itemSpacing, 1)).rounded(.down)
      if columns <= 1 { return (inset.left + (length - width) / 2, flow.itemSpacing) }
      return (inset.left, (length - columns * width) / (columns - 1))
    }
    if isLast { return (inset.left, flow.itemSpacing) }
    let used = line.reduce(0) { $0 + $1.width }
    return (inset.left, (length - used) / Double(line.count - 1))
  }

  private static let tolerance = 1e-6
}

extension Rect {
  fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
  fileprivate var transposed: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
