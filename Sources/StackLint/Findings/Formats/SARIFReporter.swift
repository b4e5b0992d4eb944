import NibDecoder
import Support

/// SARIF 2.1.0, as code hosts take it.
struct SARIFReporter: FindingReporter {
  let needsFingerprints = true
  let separator: Escaped<JSONString> = ",\n"
  let version: String
  private let links: RuleLinks

  /// - Parameter repository: The repository with the descriptions of the rules; empty for none.
  init(version: String, repository: String = RuleLinks.ownRepository) {
    self.version = version
    links = RuleLinks(version: version, repository: repository)
  }

  /// The rules come first, so that results can be written one document after the other.
  var header: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.object("driver") { json in
        json.member("name", "ibstack")
        json.member("version", version)
        json.objects("rules", RuleCatalog.rules, indent: 2) { write($0, &$1) }
      }
    }
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
      "columnKind": "unicodeCodePoints",
      "tool": \(json.text),
      "results": [

      """
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    json.member("id", rule.id)
    json.object("shortDescription") { $0.member("text", rule.summary) }
    json.object("fullDescription") { $0.member("text", rule.summary + ".") }
    if let address = links[rule.id] { json.member("helpUri", address) }
    json.object("help") { json in
      json.member("text", rule.rationale)
      json.member("markdown", rule.rationale)
    }
    json.object("defaultConfiguration") { json in
      json.member("enabled", !rule.isOptIn)
      json.member("level", level(rule.severity))
    }
  }

  func footer(_ statistics: FindingStatistics) -> Escaped<JSONString> { "\n]}]}\n" }

  func text(for report: FindingReport) -> Escaped<JSONString>? {
    guard !report.findings.isEmpty else { return nil }
    return report.findings.map { result($0, report) }.joined(separator: separator)
  }

  private func result(_ finding: LocatedFinding, _ report: FindingReport) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("ruleId", finding.diagnostic.ruleID)
      if let index = Self.indices[finding.diagnostic.ruleID] { json.member("ruleIndex", Double(index)) }
      json.member("level", level(finding.diagnostic.severity))
      json.object("message") { $0.member("text", SARIFMessage(finding.sentence).text) }
      json.array("locations") { json in write(finding.diagnostic.range, nil, report, finding, &json) }
      json.object("partialFingerprints") { $0.member("object/v1", finding.fingerprint) }
      if !finding.notes.isEmpty { writeNotes(finding.diagnostic.notes, report, &json) }
      if !finding.diagnostic.fixIts.isEmpty { writeFixes(finding.diagnostic.fixIts, report, &json) }
    }
    return json.text
  }

  private static let indices = Dictionary(
    RuleCatalog.rules.enumerated().map { ($0.element.id, $0.offset) }
  ) { first, _ in first }

  private func level(_ severity: Diagnostic.Severity) -> String { severity == .notice ? "note" : severity.rawValue }

  private func writeNotes(_ notes: [Diagnostic.Note], _ report: FindingReport, _ json: inout JSONWriter) {
    json.array("relatedLocations") { json in
      for note in notes {
        if let place = note.file {
          write(place, note.message, report, &json)
        } else {
          write(note.range, note.message, report, nil, &json)
        }
      }
    }
  }

  /// A place in another file, such as that of a translation.
  private func write(
    _ place: FilePlace, _ message: String, _ report: FindingReport, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.object("physicalLocation") { json in
        let path = report.file.repositoryPath(ofNeighbor: place.path)
        json.object("artifactLocation") { $0.member("uri", URIPath(path).text) }
        json.object("region") { json in
          json.member("startLine", Double(place.position.line))
          json.member("startColumn", Double(place.position.column))
        }
      }
      json.object("message") { $0.member("text", SARIFMessage(message).text) }
    }
  }

  private func write(
    _ range: SourceRange?, _ message: String?, _ report: FindingReport, _ finding: LocatedFinding?,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.object("physicalLocation") { json in
        writeArtifact(report, &json)
        if let range { json.object("region") { write(range, report, &$0) } }
      }
      if let object = finding?.object { writeLogicalLocations(object, scene: finding?.scene, &json) }
      if let message {
        json.object("message") { $0.member("text", SARIFMessage(message).text) }
      }
    }
  }

  private func writeLogicalLocations(_ object: ObjectName, scene: String?, _ json: inout JSONWriter) {
    json.array("logicalLocations") { json in
      json.object { json in
        let name = object.label ?? object.customClass ?? object.kind
        json.member("name", name)
        json.member("fullyQualifiedName", [scene, object.id ?? name].compactMap(\.self).joined(separator: "/"))
        json.member("decoratedName", FindingSubject(object, scene: scene)?.text ?? object.kind)
        json.member("kind", "element")
      }
    }
  }

  private func writeArtifact(_ report: FindingReport, _ json: inout JSONWriter) {
    json.object("artifactLocation") { $0.member("uri", URIPath(report.file.repositoryPath).text) }
  }

  private func write(_ range: SourceRange, _ report: FindingReport, _ json: inout JSONWriter) {
    let start = report.lines.position(at: range.lowerBound)
    let end = report.lines.position(at: range.upperBound)
    json.member("startLine", Double(start.line))
    json.member("startColumn", Double(report.characterColumn(start)))
    json.member("endLine", Double(end.line))
    json.member("endColumn", Double(report.characterColumn(end)))
  }

  private func writeFixes(_ fixes: [Diagnostic.FixIt], _ report: FindingReport, _ json: inout JSONWriter) {
    json.array("fixes") { json in
      json.object { json in
        json.object("description") { $0.member("text", fixes.map(\.message).joined(separator: ", ")) }
        json.array("artifactChanges") { json in
          json.object { json in
            writeArtifact(report, &json)
            json.objects("replacements", fixes) { write($0, report, &$1) }
          }
        }
      }
    }
  }

  private func write(_ fix: Diagnostic.FixIt, _ report: FindingReport, _ json: inout JSONWriter) {
    json.object("deletedRegion") { write(fix.range, report, &$0) }
    json.object("insertedContent") { $0.member("text", fix.replacement) }
  }
}

/// A plain text message of SARIF, in which `[text](target)` is a link and `{0}` a placeholder (sections 3.11.5 and 3.11.6
/// of the standard).
struct SARIFMessage {
  let text: String

  init(_ message: String) {
    text = Self.withoutPlaceholders(Self.withoutLinks(message))
  }

  private static func withoutLinks(_ message: String) -> String {
    guard message.contains("](") else { return message }
    return message.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func withoutPlaceholders(_ message: String) -> String {
    guard message.firstMatch(of: /\{[0-9]+\}/) != nil else { return message }
    return message.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}

/// A path as a relative reference of a URI.
package struct URIPath {
  package let text: String

  package init(_ path: String) {
    let escaped = path.pathBytes.map { byte in
      Self.plain.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + Self.hex[Int(byte >> 4)] + Self.hex[Int(byte & 15)]
    }
    text = escaped.joined()
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@!$&'()*,;=".utf8)
  private static let hex = "0123456789ABCDEF".map(String.init)
}
