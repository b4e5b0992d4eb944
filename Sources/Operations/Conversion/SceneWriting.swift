import DocumentChanges
import Formats
import LayoutAnalysis
import NibTranslation
import StackModel
import Support

/// Writes a definition as a scene.
struct SceneWriting {
  private let definition: DefinitionDocument
  private let scene: String?
  private let path: String

  init(_ definition: DefinitionDocument, scene: String?, path: String) {
    (self.definition, self.scene, self.path) = (definition, scene, path)
  }

  /// The bytes of the storyboard, and what it loses.
  ///
  /// - Parameter old: The storyboard that exists; nil for a new one.
  func content(
    old: XMLTree?
  ) throws(UnreadableDocument) -> (bytes: [UInt8], losses: (losses: [ConversionLoss], source: SourceFile)?) {
    let name = scene ?? Self.name(of: path)
    let place = ScenePlace.find(name, in: old)
    let new = NewDocument(path: path)
    guard let old else { return (try new.content { definition.storyboard(place, placed: $0) }, nil) }
    try check(old)
    let kept = KeptIDs(of: try LayoutDocument(old.source.bytes, path: path), scene: name)
    var losses: [ConversionLoss] = []
    func inserted(_ placed: [String: Rect]) throws(UnreadableDocument) -> [UInt8] {
      losses = []
      var bytes = try new.formatted(definition.storyboard(place, placed: placed, kept: kept))
      if let outgoing = OutgoingConnections(ofScene: name, in: old) {
        let restored = try outgoing.restored(in: XMLTree(bytes, path: path))
        losses += restored.losses
        bytes = try new.formatted(restored.bytes)
      }
      guard let insertion = SceneInsertion(name, of: try XMLTree(bytes, path: path), into: old) else { return bytes }
      losses += insertion.losses
      return try insertion.bytes()
    }
    let placed = try NewDocument.frames(of: inserted([:]), path)
    let bytes = try inserted(placed)
    return (bytes, (losses, old.source))
  }

  private func check(_ old: XMLTree) throws(UnreadableDocument) {
    let type = old[old.root, "type"] ?? ""
    guard type.contains("CocoaTouch"), DocumentScenes(old).isStoryboard else {
      throw UnreadableDocument(
        Diagnostic(
          .unsupportedDocument, "no storyboard of iOS, into which a scene is put; name another file with --to",
          range: old.tagRange(of: old.root)), in: old.source)
    }
  }

  /// The name of a file without its folder and its kind.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}

/// A new document in Xcode's form, with the frames that its layout gives.
struct NewDocument {
  let path: String

  /// - Parameter write: Writes the document with the frames of objects, by their ids.
  func content(_ write: ([String: Rect]) -> [UInt8]) throws(UnreadableDocument) -> [UInt8] {
    let placed = try Self.frames(of: write([:]), path)
    return try FrameUpdates(formatted(write(placed)), path: path).bytes
  }

  /// The bytes of a document in Xcode's form.
  func formatted(_ bytes: [UInt8]) throws(UnreadableDocument) -> [UInt8] {
    let tree = try XMLTree(bytes, path: path)
    return (try? FormattedDocument(tree).bytes) ?? bytes
  }

  /// The frames of views on the document's own canvas, by their ids.
  static func frames(of bytes: [UInt8], _ path: String) throws(UnreadableDocument) -> [String: Rect] {
    try LayoutDocument(bytes, path: path).layout().framesByID
  }
}

extension DocumentLayout {
  /// The frames of views by their ids.
  var framesByID: [String: Rect] {
    Dictionary(views.compactMap { layout in layout.view.id.map { ($0, layout.frame) } }) { first, _ in first }
  }
}
