import StackModel
package import Support

/// The same for programs.
package struct FidelityJSONWriter {
  let tolerance: Double

  package init(tolerance: Double) {
    self.tolerance = tolerance
  }

  package func text(for summary: FidelitySummary) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1.0)
      json.member("tolerance", tolerance)
      json.objects("groups", summary.counts, indent: 2) { group, json in
        json.member("section", "\(group.group.section)")
        json.member("name", group.group.name)
        write(group.count, &json)
      }
      json.objects("causes", summary.causes, indent: 2) { cause, json in
        write(cause.cause, &json)
        json.exactMember("views", cause.views)
      }
      json.object("marks") { json in
        for outcome in MarkComparison.Outcome.allCases {
          json.exactMember("\(outcome)", summary.marks[outcome, default: 0])
        }
      }
      json.objects("documents", summary.documents, indent: 2) { document, json in
        json.member("path", document.path)
        write(document.counts[.all] ?? DocumentFidelity.Count(), &json)
        json.objects("differences", document.differences, indent: 4) { write($0, &$1) }
      }
    }
    return json.text + "\n"
  }

  private func write(_ count: DocumentFidelity.Count, _ json: inout JSONWriter) {
    json.exactMember("views", count.views)
    json.exactMember("right", count.right)
  }

  private func write(_ cause: FrameDifferenceCause, _ json: inout JSONWriter) {
    json.member("element", cause.element)
    json.member("aspect", cause.aspect.rawValue)
    json.member("font", cause.font)
  }

  private func write(_ difference: DocumentFidelity.Difference, _ json: inout JSONWriter) {
    json.member("id", difference.id)
    json.exactMember("line", difference.line)
    json.exactMember("column", difference.column)
    json.member("stored", difference.stored.numbers)
    json.member("computed", difference.computed.numbers)
    json.object("cause") { json in write(difference.cause, &json) }
    json.member("dependsOn", difference.basis)
  }
}
