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
        sessions.append(LayoutSession(piece, settings: settings, options: options))
        sessions[place].keepContentSizes()
      } else {
        sessions[place].show(piece, settings)
      }
      found.add(sessions[place])
    }
    return document.layout(found, of: views)
  }
}
