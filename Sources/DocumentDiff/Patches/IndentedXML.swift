/// The XML of an element, on lines of its own at some depth of a document.
struct IndentedXML {
  /// Starts with a line break.
  let text: String
  /// A line break and the indentation of the element around it.
  let lineOfParent: String

  private static let indentation = 4

  /// - Parameter xml: Whose last line has the indentation that the first one had.
  init(_ xml: String, depth: Int) {
    let indent = String(repeating: " ", count: depth * Self.indentation)
    lineOfParent = "\n" + String(repeating: " ", count: max(0, depth - 1) * Self.indentation)
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    let old = lines.count > 1 ? (lines.last?.prefix { $0 == " " }.count ?? 0) : 0
    let shifted = zip(lines, lines.dropFirst()).map { previous, line -> String in
      // Lines of a text have no indentation, nor does the end tag after it.
      let blanks = line.prefix { $0 == " " }.count
      guard previous.last == ">", blanks >= old, line.dropFirst(blanks).first == "<" else { return String(line) }
      return indent + line.dropFirst(old)
    }
    text = (["\n" + indent + (lines.first ?? "")] + shifted).joined(separator: "\n")
  }
}
