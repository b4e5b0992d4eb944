/// The images and colors that a document names and an asset catalog has.
package protocol DrawingAssets: Sendable {
  /// The image of a name; nil if there is none that a picture can contain.
  func image(named name: String) -> EmbeddedImage?
  /// The color of a name; nil if there is none.
  func color(named name: String) -> Paint?
}

/// No assets at all.
package struct NoAssets: DrawingAssets {
  package init() {}
  package func image(named name: String) -> EmbeddedImage? { nil }
  package func color(named name: String) -> Paint? { nil }
}
