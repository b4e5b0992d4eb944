import NibDecoder

/// A document's views, laid out for one variant after the other with the same sessions.
struct LiveLayout {
  let document: LayoutDocument
  private let pieces: LayoutPieces
  private let views: [View]
  private var sessions: [LayoutSession] = []

  init(_ document: LayoutDocument) {
    self.document = document
    pieces = LayoutPieces(document)
    views = document.roots.flatMap(\.subtree)
  }

  /// What ``LayoutDocument/layout()`` would find with the options.
  mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    let settings = document.settings.with(options)
    var found = FoundLayouts(comparesFrames: options.keepsCanvas, nib: document.nib)
    for (place, piece) in pieces.pieces(settings, options).enumerated() {
      if place == sessions.count {
        sessions.append(LayoutSession(piece, settings: settings, options: options, onlyLooks: true))
        sessions[place].keepContentSizes()
      } else {
        sessions[place].show(piece, settings)
      }
      found.add(sessions[place])
    }
    return document.layout(found, of: views)
  }
}

extension LayoutSession {
  /// Moves the same views to another canvas, for another user.
  func show(_ piece: LayoutPiece, _ settings: DocumentSettings) {
    let isSameContent =
      contentSizes != nil && piece.canvas == self.piece.canvas
      && settings.contentConditions == self.settings.contentConditions
    self.piece = piece
    self.settings = settings
    showDesignTimeLengths(true)
    if isSameContent { return noteCanvas() }
    designTimeViews = []
    framesAreStale = true
    noteEverything()
  }

  /// Only the screen is another one, and what is measured from its edges.
  private func noteCanvas() {
    for case let entry? in entries { setDependent(piece.isDependent(entry.view), entry.view.sessionIndex) }
    globalChanges.formUnion([.any, .size, .metrics])
  }

  /// Measures each content once.
  func keepContentSizes() {
    if settings.hasStandardContentSizes { contentSizes = ContentSizeCache() }
  }
}
