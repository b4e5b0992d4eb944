extension LayoutDocument {
  /// The views that are laid out on their own, in document order: roots, and inside of them cells and the like.
  func pieces() -> [LayoutPiece] { LayoutPieces(self).pieces(settings, options) }
}
