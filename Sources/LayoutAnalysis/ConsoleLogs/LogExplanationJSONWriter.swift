import NibDecoder
import StackModel
package import Support

/// Explanations of logs for programs.
package struct LogExplanationJSONWriter {
  private let path: String

  /// - Parameter path: What to call the log.
  package init(path: String) { self.path = path }

  package func text(for explanations: [LogExplanation]) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("path", path)
      json.key("conflicts")
      json.array { json in for explanation in explanations { write(explanation, &json) } }
    }
    return json.text + "\n"
  }

  private func write(_ explanation: LogExplanation, _ json: inout JSONWriter) {
    let conflict = explanation.conflict
    json.lineBreak(indent: 2)
    json.object { json in
      json.exactMember("line", conflict.line)
      json.exactMember("count", conflict.count)
      json.member("finding", explanation.finding)
      json.member("holds", explanation.contradiction == nil)
      json.key("constraints")
      lines(conflict.constraints.indices, &json) { write($0, explanation, &$1) }
      json.key("items")
      lines(conflict.items.indices, &json) { number, json in
        let item = conflict.items[number]
        json.member("name", explanation.names[number])
        json.member("class", item.className)
        json.member("address", item.address)
        json.member("text", item.text)
        json.member("identifier", item.identifier)
      }
      write(explanation.contradiction, &json)
      json.key("matches")
      lines(explanation.matches.indices, &json) { write(explanation.matches[$0], &$1) }
      json.key("notes")
      json.array { json in for note in explanation.notes { json.string(note) } }
    }
  }

  private func write(_ place: Int, _ explanation: LogExplanation, _ json: inout JSONWriter) {
    let constraint = explanation.conflict.constraints[place]
    let member = explanation.contradiction?.members.first { $0.constraint == place }
    json.member("constraint", explanation.conflict.text(of: place, explanation.names))
    json.member("class", constraint.source.className)
    json.member("address", constraint.source.address)
    json.member("identifier", constraint.source.identifier)
    json.member("place", constraint.source.place)
    json.member("origin", constraint.maker.rawValue)
    json.member("priority", constraint.priority)
    json.exactMember("logLine", constraint.line)
    json.member("broken", explanation.conflict.broken == place)
    json.member("needed", member != nil)
    json.member("share", member?.share)
  }

  private func write(_ contradiction: LoggedContradiction?, _ json: inout JSONWriter) {
    guard let cure = contradiction?.cure else { return json.member("cure", nil as String?) }
    json.key("cure")
    json.object { json in
      json.exactMember("constraint", cure.constraint)
      json.member("change", cure.change)
    }
  }

  private func write(_ match: LogMatch, _ json: inout JSONWriter) {
    json.member("path", match.path)
    json.exactMember("agreements", match.agreementCount)
    json.member("certain", match.isDistinct)
    json.key("constraints")
    json.array { json in
      for (place, written) in match.constraints.sorted(by: { $0.key < $1.key }) {
        json.object { json in
          json.exactMember("constraint", place)
          json.writePlace(written.position)
          if let constant = written.writtenConstant { json.member("constant", constant) }
        }
      }
    }
    json.key("items")
    json.array { json in
      for (number, place) in match.items.sorted(by: { $0.key < $1.key }) {
        json.object { json in
          json.exactMember("item", number)
          json.member("name", place.name)
          json.member("title", place.title)
          json.writePlace(place.position)
        }
      }
    }
  }

  /// Writes an array of objects, each in a line of its own.
  private func lines(
    _ range: Range<Int>, _ json: inout JSONWriter, _ members: (Int, inout JSONWriter) -> Void
  ) {
    json.array { json in
      for number in range {
        json.lineBreak(indent: 4)
        json.object { json in members(number, &json) }
      }
    }
  }
}
