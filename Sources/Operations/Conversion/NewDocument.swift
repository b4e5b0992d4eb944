import DocumentChanges
import Formats
import LayoutAnalysis
import NibTranslation
import StackModel

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
