import NibDecoder

/// A compiled nib as the document that it may have been made of.
///
/// What the compiler leaves out is not there: ids, names that authors gave, simulated bars and devices, the sizes of images.
/// Ids are made, in the order of the document.
public struct DecompiledNib {
  /// The text of the document, in UTF-8.
  public let bytes: [UInt8]

  /// Translates a nib of iOS or tvOS.
  ///
  /// - Throws: ``DecompilationError`` for a nib of macOS.
  public init(_ graph: ObjectGraph) throws(DecompilationError) {
    try DecompilationError.check(graph)
    let parts = DocumentParts()
    let owner = parts.ids.claim(Placeholder.owner.id)
    let responder = parts.ids.claim(Placeholder.firstResponder.id)
    let scope = NibScope(graph, ids: parts.ids, external: ["IBFilesOwner": owner, "IBFirstResponder": responder])
    let root = DocumentHead.root(storyboard: false, [graph])
    let values = ValueMarkup(graph: graph, resources: parts.resources)
    let ownerElement = parts.element(.placeholder(.owner))
    let responderElement = parts.element(.placeholder(.firstResponder))
    ConnectionMarkup(scope: scope, parts: parts, implied: []).addAll { _ in nil }
    let views = ViewMarkup(scope, parts)
    var objects = [ownerElement, responderElement]
    // Prototypes and cells that are views of tables come with these, wherever they are listed.
    for position in scope.topLevelObjects {
      let isController = ControllerMarkup.isController(position, in: scope)
      let element =
        isController
        ? ControllerMarkup(scope: scope, parts: parts, values: values).element(position)
        : views.element(position)
          ?? (views.isView(position) ? nil : PlainObjectMarkup(scope: scope, parts: parts).element(position, values))
      if let element { objects.append(element) }
    }
    bytes = parts.finish(root, "objects", objects)
  }
}

/// A compiled storyboard as the document that it may have been made of.
///
/// The names of its nibs have the ids of controllers and of their views; others are made, in the order of the document.
public struct DecompiledStoryboard {
  /// The text of the document, in UTF-8.
  public let bytes: [UInt8]

  /// Translates a storyboard of iOS or tvOS.
  ///
  /// - Throws: ``DecompilationError`` for a storyboard of macOS, or without nibs.
  public init(_ storyboard: CompiledStoryboard) throws(DecompilationError) {
    guard !storyboard.nibs.isEmpty else { throw DecompilationError("a storyboard without a nib that could be read") }
    for nib in storyboard.nibs { try DecompilationError.check(nib.graph) }
    bytes = StoryboardMarkup(storyboard).document()
  }
}

/// Why a nib has no document.
public struct DecompilationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, and what was expected.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }

  static func check(_ graph: ObjectGraph) throws(DecompilationError) {
    if graph.objects[0]["IB.objectdata"] != nil {
      throw DecompilationError("a nib of macOS; expected one of iOS or tvOS")
    }
    if graph.objects[0]["UINibTopLevelObjectsKey"] == nil {
      throw DecompilationError("a nib without UINibTopLevelObjectsKey; expected one of iOS or tvOS")
    }
  }
}
