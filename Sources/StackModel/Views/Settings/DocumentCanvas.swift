/// What Interface Builder, and not the author, decides about a document's canvas: with another version or size of an image,
/// views move that nobody touched. The device is not part of it: stored frames belong to it.
package struct DocumentCanvas: Equatable, Sendable {
  let version: InterfaceBuilderVersion
  let imageSizes: [String: Size]
  let symbolProportions: [String: Size]

  /// The same sizes, but for images that another canvas has, too: of these it has the newer ones.
  func sizes(_ own: [String: Size], _ newer: KeyPath<DocumentCanvas, [String: Size]>) -> [String: Size] {
    let newer = self[keyPath: newer]
    return Dictionary(uniqueKeysWithValues: own.map { ($0, newer[$0] ?? $1) })
  }
}

extension DocumentSettings {
  /// The canvas that the document is laid out on.
  package var canvas: DocumentCanvas {
    DocumentCanvas(
      version: interfaceBuilderVersion, imageSizes: imageSizes, symbolProportions: symbolProportions)
  }
}
