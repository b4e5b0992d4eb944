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
      json.key("numbers")
      json.array { json in for number in explanation.numbers { write(number, places, &json) } }
    }
    return json.text + "\n"
  }

  private func write(_ number: Explanation.Number, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("name", number.dimension.rawValue)
      json.member("value", number.value)
      json.member("exact", number.exact)
      json.member("confidence", number.confidence.rawValue)
      if let other = number.valueElsewhere { json.member("valueElsewhere", other) }
      json.member("undetermined", number.ambiguity == .missingConstraints)
      json.member("tied", number.ambiguity == .tie)
      json.key("steps")
      lines(number.steps, &json) { step, json in
        write(step.constraint, places, &json)
        json.member("part", step.part)
        json.member("rate", step.rate)
        json.member("confidence", step.confidence.rawValue)
      }
      json.key("lost")
      lines(number.losses, &json) { loss, json in
        write(loss.constraint, places, &json)
        json.member("error", loss.error)
        json.member("wanted", loss.wanted)
      }
      json.key("enlargements")
      lines(number.enlargements, &json) { change, json in
        json.member("change", change.phrase)
        json.writePlace(places.position(change.range))
      }
    }
  }

  /// Writes an array of objects, each in a line of its own.
  private func lines<Element>(
    _ elements: [Element], _ json: inout JSONWriter, _ members: (Element, inout JSONWriter) -> Void
  ) {
    json.array { json in
      for element in elements {
        json.lineBreak(indent: 4)
        json.object { json in members(element, &json) }
      }
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
