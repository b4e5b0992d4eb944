@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// An example as a whole document, and where its marks are in it.
struct ExampleSource {
  let text: String
  /// The marked places, in the order of their starts; nil for the document as a whole, where a bad example marks none.
  let marks: [SourceRange?]

  init(_ example: RuleExample) {
    var text = ""
    var (marks, open): ([SourceRange?], [Int]) = ([], [])
    for scalar in example.container.document(around: example.markedText).unicodeScalars {
      let offset = text.utf8.count
      switch scalar {
      case "⟦":
        open.append(marks.count)
        marks.append(SourceRange(offset, offset))
      case "⟧":
        if let index = open.popLast() { marks[index] = marks[index].map { SourceRange($0.lowerBound, offset) } }
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.marks = marks.isEmpty && !example.isGood ? [nil] : marks
  }
}
