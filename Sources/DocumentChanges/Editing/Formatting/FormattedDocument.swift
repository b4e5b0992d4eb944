public import Formats
import Support

/// A document in the form that the next save of Xcode would give it.
///
/// Attributes, children of objects and sorted lists are in Xcode's order, and white space is Xcode's. What the document
/// says is not changed, nor is the order of views, items, scenes and objects, which means something.
public struct FormattedDocument: Sendable {
  /// The bytes of the file, in its encoding.
  public let bytes: [UInt8]

  /// Why a document has no such form.
  public enum Refusal: Error, Hashable, Sendable {
    /// It is a file of another program, or of Xcode 4 or older.
    case otherFormat
    /// Its encoding lacks a character, or cannot be written.
    case notEncodable
  }

  /// Formats a document.
  public init(_ tree: XMLTree) throws(Refusal) {
    guard Self.isWrittenByXcode(tree) else { throw .otherFormat }
    guard let bytes = tree.bytes(ofDocument: FormattedText(tree).bytes) else { throw .notEncodable }
    self.bytes = bytes
  }

  /// The bytes of an edited document, formatted if it had Xcode's form before: an attribute that was inserted gets its
  /// place, and a list that was emptied goes. A document in another form stays as it was edited.
  ///
  /// - Parameter old: The bytes before the edits.
  package static func keepingForm(of old: [UInt8], edited: [UInt8]) -> [UInt8] {
    guard formatted(old) == old else { return edited }
    return formatted(edited) ?? edited
  }

  private static func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    (try? XMLTree(bytes, path: "")).flatMap { try? FormattedDocument($0).bytes }
  }

  private static func isWrittenByXcode(_ tree: XMLTree) -> Bool {
    tree.name(of: tree.root) == "document" && tree[tree.root, "version"] == "3.0"
      && tree[tree.root, "type"]?.hasBytePrefix("com.apple.InterfaceBuilder") == true
  }
}
