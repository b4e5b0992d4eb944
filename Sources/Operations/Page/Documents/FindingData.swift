import Formats
import StackLint
import Support

/// The findings of a document, each with the scene and the view that it is about.
struct FindingData {
  private let scenes: SceneIndex?
  private let lines: LineIndex?

  /// - Parameters:
  ///   - scenes: The scenes of the document; nil for other files.
  ///   - lines: The text for what is in no scene, whose source the page does not show; nil if there is none.
  init(_ scenes: SceneIndex?, _ lines: LineIndex?) {
    self.scenes = scenes
    self.lines = lines
  }

  /// - Parameter came: The fingerprints of those that are new; nil if nothing is compared.
  func write(_ findings: [LocatedFinding], came: Set<String>? = nil, to json: inout JSONWriter) {
    json.array { json in
      for finding in findings { write(finding, isNew: came?.contains(finding.fingerprint) ?? false, &json) }
    }
  }

  private func write(_ finding: LocatedFinding, isNew: Bool, _ json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.object { json in
      if isNew { json.member("new", true) }
      json.member("rule", diagnostic.ruleID)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      if finding.count > 1 { json.member("count", Double(finding.count)) }
      if let subject = finding.subject { json.member("subject", subject) }
      if let start = finding.start {
        json.member("line", Double(start.line))
        json.member("column", Double(start.column))
      }
      if let place = diagnostic.range.flatMap({ scenes?.place(at: $0.lowerBound) }) {
        json.member("scene", Double(place.scene))
        if let view = place.view { json.member("view", Double(view)) }
      } else if let lines {
        FindingExcerpt(finding, lines)?.write(to: &json)
      }
      if !diagnostic.variants.isEmpty {
        json.key("variants")
        json.array { json in for variant in diagnostic.variants { json.string(variant) } }
      }
      guard !finding.notes.isEmpty else { return }
      json.key("notes")
      json.array { json in
        for note in finding.notes {
          json.array { json in
            json.string(note.message)
            json.number(Double(note.start?.line ?? 0))
          }
        }
      }
    }
  }
}
