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
      json.objects("conflicts", explanations, indent: 2) { write($0, &$1) }
    }
    return json.text + "\n"
  }

  private func write(_ explanation: LogExplanation, _ json: inout JSONWriter) {
    let conflict = explanation.conflict
    json.exactMember("line", conflict.line)
    json.exactMember("count", conflict.count)
    json.member("finding", explanation.finding)
    json.member("holds", explanation.contradiction == nil)
    json.objects("constraints", conflict.constraints.indices, indent: 4) { write($0, explanation, &$1) }
    json.objects("items", zip(explanation.names, conflict.items), indent: 4) { item, json in
      json.member("name", item.0)
      json.member("class", item.1.className)
      json.member("address", item.1.address)
      json.member("text", item.1.text)
      json.member("identifier", item.1.identifier)
    }
    write(explanation.contradiction, &json)
    json.objects("matches", explanation.matches, indent: 4) { write($0, &$1) }
    json.member("notes", explanation.notes)
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
    json.object("cure") { json in
      json.exactMember("constraint", cure.constraint)
      json.member("change", cure.change)
    }
  }

  private func write(_ match: LogMatch, _ json: inout JSONWriter) {
    json.member("path", match.path)
    json.exactMember("agreements", match.agreementCount)
    json.member("certain", match.isDistinct)
    json.objects("constraints", match.constraints.sorted { $0.key < $1.key }) { written, json in
      json.exactMember("constraint", written.key)
      json.writePlace(written.value.position)
      if let constant = written.value.writtenConstant { json.member("constant", constant) }
    }
    json.objects("items", match.items.sorted { $0.key < $1.key }) { item, json in
      json.exactMember("item", item.key)
      json.member("name", item.value.name)
      json.member("title", item.value.title)
      json.writePlace(item.value.position)
    }
  }
}
