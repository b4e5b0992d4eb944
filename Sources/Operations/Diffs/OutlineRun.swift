import DocumentChanges
import Formats
import Support

/// Prints a document as an outline, for git's textconv.
package struct OutlineRun {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// A document that cannot be read is printed as it is, so that git goes on.
  package func run() throws(ExitStatus) {
    let bytes = try InputFile(path: path).content()
    guard let tree = try? XMLTree(bytes, path: path) else { return try Printout(OutputText(file: bytes)).print() }
    try Printout(DocumentOutline(tree).text).print()
  }
}
