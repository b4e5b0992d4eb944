import NibDecoder
package import StackModel
package import Support

/// Explanations for programs.
package struct ExplanationJSONWriter: ExplanationWriter {
  package init() {}

  package func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<JSONString> {
    let places = ReportedPositions(document)
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("path", places.path)
      json.member("id", explanation.view.id)
      json.member("element", explanation.view.elementName)
      json.member("label", explanation.view.userLabel)
      json.writePlace(places.position(explanation.view.range))
      json.member("semantics", explanation.semantics.rawValue)
      json.objects("numbers", explanation.numbers, indent: 2) { write($0, places, &$1) }
    }
    return json.text + "\n"
  }

  private func write(_ number: Explanation.Number, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.member("name", number.dimension.rawValue)
    json.member("value", number.value)
    json.member("exact", number.exact)
    json.member("confidence", number.confidence.rawValue)
    if let other = number.valueElsewhere { json.member("valueElsewhere", other) }
    json.member("undetermined", number.ambiguity == .missingConstraints)
    json.member("tied", number.ambiguity == .tie)
    json.objects("steps", number.steps, indent: 4) { step, json in
      write(step.constraint, places, &json)
      json.member("part", step.part)
      json.member("rate", step.rate)
      json.member("confidence", step.confidence.rawValue)
    }
    json.objects("lost", number.losses, indent: 4) { loss, json in
      write(loss.constraint, places, &json)
      json.member("error", loss.error)
      json.member("wanted", loss.wanted)
    }
    json.objects("enlargements", number.enlargements, indent: 4) { change, json in
      json.member("change", change.phrase)
      json.writePlace(places.position(change.range))
    }
  }

  private func write(_ constraint: Constraint, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.member("constraint", constraint.description)
    json.member("identifier", constraint.identifier)
    json.member("priority", constraint.priority)
    json.member("origin", constraint.origin.words)
    json.writePlace(places.position(constraint.origin.range))
  }
}
