package import Escaping
package import LayoutAnalysis
import NibDecoder
package import StackModel

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
      writePlace(explanation.view.range, places, &json)
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
      if let other = number.valueElsewhere { json.member("valueElsewhere", other) }
      json.member("undetermined", number.ambiguity == .missingConstraints)
      json.member("tied", number.ambiguity == .tie)
      json.key("steps")
      json.array { json in for step in number.steps { write(step, places, &json) } }
      json.key("lost")
      json.array { json in for loss in number.losses { write(loss, places, &json) } }
      json.key("enlargements")
      json.array { json in for change in number.enlargements { write(change, places, &json) } }
    }
  }

  private func write(_ step: Explanation.Step, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.lineBreak(indent: 4)
    json.object { json in
      write(step.constraint, places, &json)
      json.member("part", step.part)
      json.member("rate", step.rate)
    }
  }

  private func write(_ loss: Explanation.Loss, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.lineBreak(indent: 4)
    json.object { json in
      write(loss.constraint, places, &json)
      json.member("error", loss.error)
      json.member("wanted", loss.wanted)
    }
  }

  private func write(_ change: Explanation.Change, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.lineBreak(indent: 4)
    json.object { json in
      json.member("change", change.phrase)
      writePlace(change.range, places, &json)
    }
  }

  private func write(_ constraint: Constraint, _ places: ReportedPositions, _ json: inout JSONWriter) {
    json.member("constraint", constraint.description)
    json.member("identifier", constraint.identifier)
    json.member("priority", constraint.priority)
    json.member("origin", constraint.origin.words)
    writePlace(constraint.origin.range, places, &json)
  }

  private func writePlace(_ range: SourceRange?, _ places: ReportedPositions, _ json: inout JSONWriter) {
    let position = places.position(range)
    json.member("line", (position?.line).map(Double.init))
    json.member("column", (position?.column).map(Double.init))
  }
}
