import Formats
import NibDecoder
import StackLint
import Support

/// A document that a client has open, or has asked about.
struct OpenDocument {
  /// What kind of document it is.
  enum Kind {
    /// A storyboard, a xib or a stack definition.
    case layout
    case configuration
    case other
  }

  let uri: DocumentURI
  let path: AbsolutePath
  /// The client's number of the text; nil for the text of a file.
  var version: Int?
  var text: DocumentText
  /// Another number for each text of any document.
  var stamp: Int
  let kind: Kind
  /// What the linter found in the last text that it looked at.
  var linted: LintedText?
  /// Whether the linter has to look at it again, although the text is the same.
  var isOutdated = false

  init(_ uri: DocumentURI, _ path: AbsolutePath, version: Int?, _ text: DocumentText, stamp: Int) {
    (self.uri, self.path, self.version, self.text, self.stamp) = (uri, path, version, text, stamp)
    kind = Kind(path, text.bytes)
  }

  /// Whether the linter has not seen the document as it is.
  var needsLint: Bool { kind != .other && (isOutdated || linted?.stamp != stamp) }
}

extension OpenDocument.Kind {
  /// The kind of a file with a name and a content.
  init(_ path: AbsolutePath, _ bytes: [UInt8]) {
    let name = path.text.folderAndName.name
    if name == ConfigurationFile.name {
      self = .configuration
    } else {
      self = WantedFiles.layouts.contains(name, content: bytes) ? .layout : .other
    }
  }
}

/// What the linter found in a text.
struct LintedText {
  /// The number of the text.
  let stamp: Int
  let uri: DocumentURI
  /// The client's number of the text; nil for the text of a file.
  let version: Int?
  let text: DocumentText
  let outcome: WorkspaceLint.Outcome
}
