import NibDecoder
import StackModel

/// Explanations for people: sums whose summands are constraints.
struct ExplanationTextWriter: ExplanationWriter {
  private static let numberWidth = 8

  func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<LogLine> {
    let places = Places(document)
    let settings = document.settings
    let device: Escaped<LogLine>? = settings.device.map { "\($0.id), " }
    var text: Escaped<LogLine> = "\(places[explanation.view.range]): \(explanation.view.title)"
    text += "  \(device ?? "")@\(FrameText.number(settings.scale))x\n"
    for number in explanation.numbers { text += "\n" + self.text(for: number, places) }
    return text
  }

  private func text(for number: Explanation.Number, _ places: Places) -> Escaped<LogLine> {
    let rows = number.steps.map { row($0, places) } + number.losses.map { row($0, number, places) }
    let widths = [(1, 48), (2, 20)].map { column, limit in
      rows.map { $0[column].width }.filter { $0 <= limit }.max() ?? 0
    }
    var text = heading(number)
    for row in rows {
      text += "\(row[0].aligned(right: Self.numberWidth))  \(row[1].padded(to: widths[0]))"
      text += "  \(row[2].padded(to: widths[1]))  \(row[3])\n"
    }
    return text + changes(number, places)
  }

  private func heading(_ number: Explanation.Number) -> Escaped<LogLine> {
    let notes = [exactness(number), reason(number)].compactMap { $0 }
    let text = notes.map { note -> Escaped<LogLine> in "  \(note)" }.joined()
    return "\(number.dimension.rawValue) \(FrameText.number(number.value))\(text)\n"
  }

  /// Frames are rounded to pixels, and have what sticks out of the alignment rectangle.
  private func exactness(_ number: Explanation.Number) -> String? {
    let exact = FrameText.number(number.exact)
    guard number.isDecided, FrameText.number(number.value) != exact else { return nil }
    return abs(number.value - number.exact) < 1 ? "(\(exact), rounded)" : "(\(exact) in the alignment rectangle)"
  }

  private func reason(_ number: Explanation.Number) -> String? {
    switch number.openness {
    case .missingConstraints where number.isDecided: "only Interface Builder's canvas decides it"
    case .missingConstraints: "no constraint decides it; what is written stays"
    case .tie: "equal priorities compete for it; their order decides"
    case nil where !number.isDecided: "no chain of constraints found"
    case nil: number.steps.isEmpty ? "the corner of the canvas" : nil
    }
  }

  private func row(_ step: Explanation.Step, _ places: Places) -> [Escaped<LogLine>] {
    let origin = step.constraint.origin
    return ["\(FrameText.number(step.part))", "\(step.constraint)", "\(step.words)", "\(places[origin.range])"]
  }

  private func row(_ loss: Explanation.Loss, _ number: Explanation.Number, _ places: Places) -> [Escaped<LogLine>] {
    let error = FrameText.number(loss.error)
    let wish = loss.wanted.map { "wants \(FrameText.number($0)), got \(FrameText.number(number.exact))" }
    let words = "\(loss.constraint.origin.words) \(wish ?? "off by \(error)")"
    return ["lost", "\(loss.constraint)", "\(words)", "\(places[loss.constraint.origin.range])"]
  }

  private func changes(_ number: Explanation.Number, _ places: Places) -> Escaped<LogLine> {
    let label: Escaped<LogLine> = number.dimension == .height ? "higher" : "wider"
    return number.enlargements.map { change -> Escaped<LogLine> in
      "\(label.aligned(right: Self.numberWidth))  \(change.phrase)  \(places[change.range])\n"
    }.joined()
  }
}

extension Explanation.Step {
  /// What the constraint is; of content also how firmly it holds.
  fileprivate var words: String {
    guard case .contentSize(let view) = constraint.origin else { return constraint.origin.words }
    let axis = constraint.first.attribute.axis
    let hugging = FrameText.number(view.contentHuggingPriority[axis])
    let resistance = FrameText.number(view.contentCompressionResistancePriority[axis])
    return "content size, hugging \(hugging), resistance \(resistance)"
  }
}
