import Formats
import NibDecoder
import StackLint
import Support

/// Writes findings as diagnostics of the Language Server Protocol.
struct DiagnosticWriter {
  let uri: DocumentURI
  let text: DocumentText
  let abilities: Abilities

  /// What a client shows of diagnostics.
  struct Abilities {
    /// Whether it shows further places.
    var hasRelatedInformation = false
    /// Where rules are described; nil if it shows no links.
    var links: RuleLinks?
  }

  /// Writes all diagnostics of a text, as an array.
  func write(_ outcome: WorkspaceLint.Outcome, to json: inout JSONWriter) {
    json.array { json in
      for problem in outcome.problems { write(problem, at: 0, to: &json) }
      for mistake in outcome.mistakes {
        write(mistake.message, at: text.offset(line: mistake.line ?? 1, character: mistake.column ?? 1), to: &json)
      }
      for finding in outcome.findings?.findings ?? [] { write(finding, to: &json) }
    }
  }

  /// Writes what is wrong with a configuration, in it or in a document that it holds for.
  private func write(_ problem: String, at offset: Int, to json: inout JSONWriter) {
    json.object { json in
      json.key("range")
      text.write(SourceRange(offset, offset), to: &json)
      json.exactMember("severity", Self.number(.error))
      json.member("source", "ibstack")
      json.member("message", problem)
    }
  }

  /// Writes a finding.
  func write(_ finding: LocatedFinding, to json: inout JSONWriter) {
    json.object { json in
      json.key("range")
      text.write(finding.diagnostic.range ?? SourceRange(0, 0), to: &json)
      json.exactMember("severity", Self.number(finding.diagnostic.severity))
      json.member("code", finding.diagnostic.ruleID)
      if let address = abilities.links?[finding.diagnostic.ruleID] {
        json.key("codeDescription")
        json.object { json in json.member("href", address) }
      }
      json.member("source", "ibstack")
      json.member("message", finding.sentence)
      if RuleCatalog.rule(finding.diagnostic.ruleID)?.category == .unused {
        json.key("tags")
        json.array { $0.number(Self.unnecessary) }
      }
      guard abilities.hasRelatedInformation, !finding.diagnostic.notes.isEmpty else { return }
      json.key("relatedInformation")
      json.array { json in for note in finding.diagnostic.notes { write(note, to: &json) } }
    }
  }

  private func write(_ note: Diagnostic.Note, to json: inout JSONWriter) {
    json.object { json in
      json.key("location")
      json.object { json in
        if let place = note.file {
          json.member("uri", DocumentURI(path: AbsolutePath(place.path)).text)
          json.key("range")
          write(place.position, to: &json)
        } else {
          json.member("uri", uri.text)
          json.key("range")
          text.write(note.range ?? SourceRange(0, 0), to: &json)
        }
      }
      json.member("message", note.message)
    }
  }

  /// Writes a place in a file that nobody has read.
  private func write(_ position: SourcePosition, to json: inout JSONWriter) {
    json.object { json in
      for key in ["start", "end"] {
        json.key(key)
        json.object { json in
          json.exactMember("line", position.line - 1)
          json.exactMember("character", position.column - 1)
        }
      }
    }
  }

  private static func number(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .notice: 3
    }
  }

  /// A tag for what editors show faded out.
  private static let unnecessary = 1.0
}
