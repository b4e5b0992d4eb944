public import NibDecoder

extension LayoutDocument {
  /// Reads the document at a path and builds its views.
  ///
  /// - Throws: ``UnreadableDocument`` for a file that cannot be read, and for a document without anything to lay out. Its
  ///   description is a message with path, line and column.
  public convenience init(
    contentsOf path: String, options: LayoutOptions = LayoutOptions(),
    registry: (Platform) -> NibRegistry = NibRegistry.standard(for:)
  ) throws(UnreadableDocument) {
    try self.init(NibDocument.read(contentsOf: path, registry: registry), options: options)
  }

  /// Reads a document from its text and builds its views.
  ///
  /// - Parameter path: What messages call the document.
  /// - Throws: ``UnreadableDocument``, as ``init(_:path:options:registry:)`` does.
  public convenience init(
    text: String, path: String = "<text>", options: LayoutOptions = LayoutOptions(),
    registry: (Platform) -> NibRegistry = NibRegistry.standard(for:)
  ) throws(UnreadableDocument) {
    try self.init(Array(text.utf8), path: path, options: options, registry: registry)
  }
}
