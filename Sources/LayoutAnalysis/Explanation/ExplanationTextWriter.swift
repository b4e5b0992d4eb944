package import NibDecoder
package import StackModel
package import Support

/// Explanations for people: sums whose summands are constraints.
package struct ExplanationTextWriter: ExplanationWriter {
  package init() {}

  private static let numberWidth = 8

  package func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<LogLine> {
    let places = ReportedPositions(document)
    let settings = document.settings
    let device: Escaped<LogLine>? = settings.device.map { "\($0.id), " }
    var text: Escaped<LogLine> = "\(places[explanation.view.range]): \(explanation.view.elementTitle)"
    text += "  \(device ?? "")@\(FrameText.number(settings.scale))x\n"
    for number in explanation.numbers { text += "\n" + self.text(for: number, explanation.semantics, places) }
    return text
  }

  private func text(
    for number: Explanation.Number, _ semantics: LayoutSemantics, _ places: ReportedPositions
  ) -> Escaped<LogLine> {
    let rows = number.steps.map { row($0, places) } + number.losses.map { row($0, number, places) }
    let widths = [(1, 48), (2, 20)].map { column, limit in
      rows.map { $0[column].width }.filter { $0 <= limit }.max() ?? 0
    }
    var text = heading(number, semantics)
    for row in rows {
      let (value, constraint) = (row[0].aligned(right: Self.numberWidth), row[1].padded(to: widths[0]))
      let words = row[2].padded(to: widths[1])
      text += "\(value)  \(constraint)  \(words)  \(row[3])\n"
    }
    return text + changes(number, places)
  }

  private func heading(_ number: Explanation.Number, _ semantics: LayoutSemantics) -> Escaped<LogLine> {
    let comparison = number.comparison(semantics).map { "  \($0)\n" as Escaped<LogLine> }
    return "\(number.heading)\n" + (comparison ?? "")
  }

  private func row(_ step: Explanation.Step, _ places: ReportedPositions) -> [Escaped<LogLine>] {
    let range = step.constraint.origin.range
    return ["\(FrameText.number(step.part))", "\(step.constraint)", "\(step.words)", "\(places[range])"]
  }

  private func row(_ loss: Explanation.Loss, _ number: Explanation.Number, _ places: ReportedPositions) -> [Escaped<
    LogLine
  >] {
    let range = loss.constraint.origin.range
    return ["lost", "\(loss.constraint)", "\(loss.words(in: number))", "\(places[range])"]
  }

  private func changes(_ number: Explanation.Number, _ places: ReportedPositions) -> Escaped<LogLine> {
    number.enlargements.map { change -> Escaped<LogLine> in
      let label: Escaped<LogLine> = "\(number.comparative)"
      return "\(label.aligned(right: Self.numberWidth))  \(change.phrase)  \(places[change.range])\n"
    }.joined()
  }
}

/// Turns explanations into one form of output.
package protocol ExplanationWriter {
  associatedtype Syntax: OutputSyntax

  func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<Syntax>
}

extension ExplanationWriter {
  package func output(for explanation: Explanation, in document: LayoutDocument) -> OutputText {
    OutputText(text(for: explanation, in: document))
  }
}

/// The positions of ranges in a document, as reports write them.
package struct ReportedPositions {
  let path: String
  let lines: LineIndex
  /// Whether people know the document by its lines; those of a compiled nib are nobody's.
  private let hasLines: Bool

  package init(_ document: LayoutDocument) {
    path = document.nib.source.path
    lines = LineIndex(document.nib.source)
    hasLines = document.nib.source.hasLines
  }

  /// `path:line:column`; only the path if there is no range.
  package subscript(range: SourceRange?) -> String {
    guard let position = position(range) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  /// The position of the start of a range; nil in documents without lines.
  func position(_ range: SourceRange?) -> SourcePosition? {
    hasLines ? range.map { lines.position(at: $0.lowerBound) } : nil
  }
}
