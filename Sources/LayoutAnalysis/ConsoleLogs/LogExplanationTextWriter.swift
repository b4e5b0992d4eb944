import NibDecoder
import StackModel
package import Support

/// Explanations of logs for people.
package struct LogExplanationTextWriter {
  private static let numberWidth = 8
  private static let mostColumns = 64
  private static let mostKindColumns = 36

  private let path: String

  /// - Parameter path: What to call the log.
  package init(path: String) { self.path = path }

  package func text(for explanations: [LogExplanation]) -> Escaped<LogLine> {
    explanations.map { text(for: $0) }.joined(separator: "\n")
  }

  private func text(for explanation: LogExplanation) -> Escaped<LogLine> {
    var text = heading(explanation)
    text += table(rows(explanation))
    text += notes(explanation)
    return text + items(explanation)
  }

  private func heading(_ explanation: LogExplanation) -> Escaped<LogLine> {
    let count = explanation.conflict.count
    let times: Escaped<LogLine> = count > 1 ? "  \(count) times" : ""
    return "\(path):\(explanation.conflict.line): \(explanation.finding)\(times)\n"
  }

  private struct Row {
    let label: Escaped<LogLine>
    let text: Escaped<LogLine>
    var kind: Escaped<LogLine> = ""
    let place: Escaped<LogLine>
  }

  private func rows(_ explanation: LogExplanation) -> [Row] {
    let conflict = explanation.conflict
    var rows: [Row] = []
    func add(_ label: Escaped<LogLine>, _ place: Int) {
      let kind: Escaped<LogLine> = "\(conflict.constraints[place].kind)\(written(place, explanation))"
      let text: Escaped<LogLine> = "\(conflict.text(of: place, explanation.names))"
      rows.append(Row(label: label, text: text, kind: kind, place: self.place(of: place, explanation)))
    }
    for member in explanation.contradiction?.members ?? [] {
      add("\(FrameText.number(member.share))", member.constraint)
    }
    for place in explanation.others { add(explanation.contradiction == nil ? "" : "also", place) }
    if let broken = conflict.broken { add("broken", broken) }
    if let cure = explanation.contradiction?.cure {
      let isNamed = cure.isComplete || cure.constraint == conflict.broken
      let name: Escaped<LogLine> = isNamed ? "" : "\(conflict.text(of: cure.constraint, explanation.names)): "
      rows.append(
        Row(label: "cure", text: name + "\(cure.change)", place: place(of: cure.constraint, explanation)))
    }
    return rows
  }

  /// The constant that the document has in place of the log's.
  private func written(_ constraint: Int, _ explanation: LogExplanation) -> Escaped<LogLine> {
    let constant = explanation.match?.constraints[constraint]?.writtenConstant
    return constant.map { ", written \($0.short)" } ?? ""
  }

  private func place(of constraint: Int, _ explanation: LogExplanation) -> Escaped<LogLine> {
    // Where the source makes it is the better answer.
    if let place = explanation.conflict.constraints[constraint].source.place { return "\(place)" }
    guard let match = explanation.match, let place = match.constraints[constraint] else { return "" }
    return text(match.path, place.position)
  }

  private func text(_ path: String, _ position: SourcePosition?) -> Escaped<LogLine> {
    guard let position else { return "\(path)" }
    return "\(path):\(position.line):\(position.column)"
  }

  private func table(_ rows: [Row]) -> Escaped<LogLine> {
    let width = rows.map(\.text.width).filter { $0 <= Self.mostColumns }.max() ?? 0
    let kinds = rows.map(\.kind.width).filter { $0 <= Self.mostKindColumns }.max() ?? 0
    return rows.map { row -> Escaped<LogLine> in
      let label = row.label.aligned(right: Self.numberWidth)
      let (text, kind) = (row.text.padded(to: width), row.kind.padded(to: kinds))
      let line: Escaped<LogLine> = "\(label)  \(text)  \(kind)  \(row.place)"
      return line.withoutTrailingSpaces + "\n"
    }.joined()
  }

  private func notes(_ explanation: LogExplanation) -> Escaped<LogLine> {
    explanation.notes.map { note -> Escaped<LogLine> in "    note  \(note)\n" }.joined()
  }

  /// The views of the block with their places; of several matches only where they are.
  private func items(_ explanation: LogExplanation) -> Escaped<LogLine> {
    guard let match = explanation.match else {
      return explanation.matches.prefix(Self.mostMatches).map { line($0, explanation) }.joined()
    }
    let items = match.items.sorted { $0.key < $1.key }
    let names = items.map { Escaped<LogLine>(text: explanation.conflict.items[$0.key].reference) }
    let titles = items.map { Escaped<LogLine>(text: $0.value.title) }
    let (width, titleWidth) = (names.map(\.width).max() ?? 0, titles.map(\.width).max() ?? 0)
    let lines = items.indices.map { number -> Escaped<LogLine> in
      let (name, title) = (
        names[number].padded(to: width), titles[number].padded(to: min(titleWidth, Self.mostColumns))
      )
      return "          \(name)  \(title)  \(text(match.path, items[number].value.position))\n"
    }
    return "\n" + lines.joined()
  }

  private static let mostMatches = 10

  /// Where a match has the constraint that was broken, or else the first one.
  private func line(_ match: LogMatch, _ explanation: LogExplanation) -> Escaped<LogLine> {
    let wanted = [explanation.conflict.broken, explanation.contradiction?.cure?.constraint].compactMap(\.self)
    let places = match.constraints
    let place = wanted.lazy.compactMap { places[$0] }.first ?? places.min { $0.key < $1.key }?.value
    return "      at  \(text(match.path, place?.position))\n"
  }
}
