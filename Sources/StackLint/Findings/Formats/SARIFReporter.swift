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
      json.key("driver")
      json.object { json in
        json.member("name", "ibstack")
        json.member("version", version)
        json.key("rules")
        json.array { json in for rule in RuleCatalog.rules { write(rule, &json) } }
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
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("id", rule.id)
      for (key, text) in [("shortDescription", rule.summary), ("fullDescription", rule.summary + ".")] {
        json.key(key)
        json.object { json in json.member("text", text) }
      }
      if let address = links[rule.id] { json.member("helpUri", address) }
      json.key("help")
      json.object { json in
        json.member("text", rule.rationale)
        json.member("markdown", rule.rationale)
      }
      json.key("defaultConfiguration")
      json.object { json in
        json.member("enabled", !rule.isOptIn)
        json.member("level", level(rule.severity))
      }
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
      json.key("message")
      json.object { json in json.member("text", SARIFMessage(finding.sentence).text) }
      json.key("locations")
      json.array { json in write(finding.diagnostic.range, nil, report, finding, &json) }
      json.key("partialFingerprints")
      json.object { json in json.member("object/v1", finding.fingerprint) }
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
    json.key("relatedLocations")
    json.array { json in
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
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        let path = report.file.repositoryPath(ofNeighbor: place.path)
        json.object { json in json.member("uri", URIPath(path).text) }
        json.key("region")
        json.object { json in
          json.member("startLine", Double(place.position.line))
          json.member("startColumn", Double(place.position.column))
        }
      }
      json.key("message")
      json.object { json in json.member("text", SARIFMessage(message).text) }
    }
  }

  private func write(
    _ range: SourceRange?, _ message: String?, _ report: FindingReport, _ finding: LocatedFinding?,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.key("physicalLocation")
      json.object { json in
        writeArtifact(report, &json)
        if let range {
          json.key("region")
          write(range, report, &json)
        }
      }
      if let object = finding?.object { writeLogicalLocations(object, scene: finding?.scene, &json) }
      if let message {
        json.key("message")
        json.object { json in json.member("text", SARIFMessage(message).text) }
      }
    }
  }

  private func writeLogicalLocations(_ object: ObjectName, scene: String?, _ json: inout JSONWriter) {
    json.key("logicalLocations")
    json.array { json in
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
    json.key("artifactLocation")
    json.object { json in json.member("uri", URIPath(report.file.repositoryPath).text) }
  }

  private func write(_ range: SourceRange, _ report: FindingReport, _ json: inout JSONWriter) {
    let start = report.lines.position(at: range.lowerBound)
    let end = report.lines.position(at: range.upperBound)
    json.object { json in
      json.member("startLine", Double(start.line))
      json.member("startColumn", Double(report.characterColumn(start)))
      json.member("endLine", Double(end.line))
      json.member("endColumn", Double(report.characterColumn(end)))
    }
  }

  private func writeFixes(_ fixes: [Diagnostic.FixIt], _ report: FindingReport, _ json: inout JSONWriter) {
    json.key("fixes")
    json.array { json in
      json.object { json in
        json.key("description")
        json.object { json in json.member("text", fixes.map(\.message).joined(separator: ", ")) }
        json.key("artifactChanges")
        json.array { json in
          json.object { json in
            writeArtifact(report, &json)
            json.key("replacements")
            json.array { json in for fix in fixes { write(fix, report, &json) } }
          }
        }
      }
    }
  }

  private func write(_ fix: Diagnostic.FixIt, _ report: FindingReport, _ json: inout JSONWriter) {
    json.object { json in
      json.key("deletedRegion")
      write(fix.range, report, &json)
      json.key("insertedContent")
      json.object { json in json.member("text", fix.replacement) }
    }
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
