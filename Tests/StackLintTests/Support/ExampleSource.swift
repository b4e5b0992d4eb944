import TestSupport

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// An example as a whole document, and where its marks are in it.
struct ExampleSource {
  let text: String
  /// The marked places, in the order of their starts; nil for the document as a whole, where a bad example marks none.
  let marks: [SourceRange?]

  init(_ example: RuleExample) {
    let source = MarkedSource(example.container.document(around: example.markedText))
    text = source.text
    marks = source.marks.isEmpty && !example.isGood ? [nil] : source.marks
  }
}
