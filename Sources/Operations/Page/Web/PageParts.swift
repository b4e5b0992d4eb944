import EmbeddedFiles
import Support

/// The parts of the page that are the same for all documents.
enum PageParts {
  /// The style sheet.
  static let style = text(of: EmbeddedPageStyle)
  /// The script.
  static let script: Escaped<HTMLMarkup> = "\"use strict\";\n(() => {\n\(text(of: EmbeddedPageScript))})();\n"
  /// What stands in the page before the script has run.
  static let body = text(of: EmbeddedPageBody)

  /// The name of a script or style sheet in a content security policy.
  static func hash(of text: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let digest = Base64(SHA256(text.bytes).bytes).characters
    return "'sha256-\(Escaped<HTMLMarkup>(stringLiteral: String(decoding: digest, as: UTF8.self)))'"
  }

  private static func text(of file: EmbeddedFile) -> Escaped<HTMLMarkup> {
    Escaped(stringLiteral: String(cString: file.bytes))
  }
}
