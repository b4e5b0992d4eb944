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
      json.key("groups")
      json.array { json in for (group, count) in summary.counts { write(group, count, &json) } }
      json.key("causes")
      json.array { json in for cause in summary.causes { write(cause.cause, cause.views, &json) } }
      json.key("marks")
      json.object { json in
        for outcome in MarkComparison.Outcome.allCases {
          json.member("\(outcome)", Double(summary.marks[outcome, default: 0]))
        }
      }
      json.key("documents")
      json.array { json in for document in summary.documents { write(document, &json) } }
    }
    return json.text + "\n"
  }

  private func write(_ group: FidelityGroup, _ count: DocumentFidelity.Count, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("section", "\(group.section)")
      json.member("name", group.name)
      json.member("views", Double(count.views))
      json.member("right", Double(count.right))
    }
  }

  private func write(_ cause: FrameDifferenceCause, _ views: Int, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      write(cause, &json)
      json.member("views", Double(views))
    }
  }

  private func write(_ cause: FrameDifferenceCause, _ json: inout JSONWriter) {
    json.member("element", cause.element)
    json.member("aspect", cause.aspect.rawValue)
    json.member("font", cause.font)
  }

  private func write(_ document: DocumentFidelity, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("path", document.path)
      json.member("views", Double(document.counts[.all]?.views ?? 0))
      json.member("right", Double(document.counts[.all]?.right ?? 0))
      json.key("differences")
      json.array { json in for difference in document.differences { write(difference, &json) } }
    }
  }

  private func write(_ difference: DocumentFidelity.Difference, _ json: inout JSONWriter) {
    json.lineBreak(indent: 4)
    json.object { json in
      json.member("id", difference.id)
      json.member("line", Double(difference.line))
      json.member("column", Double(difference.column))
      write("stored", difference.stored, &json)
      write("computed", difference.computed, &json)
      json.key("cause")
      json.object { json in write(difference.cause, &json) }
      json.member("dependsOn", difference.basis)
    }
  }

  private func write(_ key: String, _ frame: Rect, _ json: inout JSONWriter) {
    json.key(key)
    json.array { json in for value in [frame.x, frame.y, frame.width, frame.height] { json.number(value) } }
  }
}
