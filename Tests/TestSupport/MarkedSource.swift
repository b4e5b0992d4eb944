package import Formats

/// Text in which a test has marked places ⟦like this⟧. The marks are no part of the text.
package struct MarkedSource {
  package let text: String
  /// The marked places, in the order of their starts.
  package let marks: [SourceRange]

  package init(_ marked: String) {
    var text = ""
    var marks: [SourceRange] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      let offset = text.utf8.count
      switch scalar {
      case "⟦":
        open.append(marks.count)
        marks.append(SourceRange(offset, offset))
      case "⟧":
        if let index = open.popLast() { marks[index] = SourceRange(marks[index].lowerBound, offset) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.marks = marks
  }

  package var bytes: [UInt8] { Array(text.utf8) }
}
