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
      if !diagnostic.variants.isEmpty { json.member("variants", diagnostic.variants) }
      guard !finding.notes.isEmpty else { return }
      json.array("notes") { json in
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

/// The source line of a finding, cut around the place.
struct FindingExcerpt {
  /// What stands before the place, the place, and what stands after it.
  private let parts: [String]

  /// Nil for a finding about the file as a whole.
  init?(_ finding: LocatedFinding, _ lines: LineIndex) {
    guard let start = finding.start, let end = finding.end else { return nil }
    let line = lines.text(ofLine: start.line).utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    guard !line.isEmpty else { return nil }
    let lower = min(start.column - 1, line.count)
    let upper = max(lower, end.line == start.line ? min(end.column - 1, line.count) : line.count)
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let first = lower - indent > Self.longestStart ? lower - Self.longestStart : min(indent, lower)
    let last = max(lower, min(line.count, first + Self.width))
    let marked = lower..<max(lower, min(upper, last))
    parts = [
      (first > indent ? "…" : "") + Self.text(line[first..<lower]), Self.text(line[marked]),
      Self.text(line[marked.upperBound..<last]) + (last < line.count ? "…" : ""),
    ]
  }

  func write(to json: inout JSONWriter) {
    json.member("excerpt", parts)
  }

  private static let width = 240
  private static let longestStart = 80

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Why rules report what they do, and how it is mended, as the page's data.
struct RuleData {
  private let rules: [Rule]

  /// - Parameter ids: The rules that reported something.
  init(_ ids: Set<String>) { rules = RuleCatalog.rules.filter { ids.contains($0.id) } }

  /// What the rules report, in a few words.
  func writeSummaries(to json: inout JSONWriter) {
    json.object { json in for rule in rules { json.member(rule.id, rule.summary) } }
  }

  /// The reasons, and an example of what is reported and of what is not.
  var json: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      for rule in rules {
        json.object(rule.id) { json in
          json.member("why", rule.rationale)
          if let bad = rule.examples.first(where: { !$0.isGood }) { json.member("bad", bad.text) }
          if let good = rule.examples.first(where: \.isGood) { json.member("good", good.text) }
        }
      }
    }
    return json.text
  }
}
