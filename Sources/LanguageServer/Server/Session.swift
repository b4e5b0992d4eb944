import Formats
import Support

/// What the server and its client know of each other.
struct Session {
  var client = Client()
  var documents = OpenDocuments()
  /// The last diagnostics that were asked for, with the ids of these results.
  private var results = DiagnosticResults()

  /// Whether files have to be looked at because the client does not tell of changes.
  var mustWatchFiles: Bool { !client.watchesFiles && !documents.isEmpty }

  /// Writes the diagnostics of a text, as an array.
  func writeDiagnostics(_ linted: LintedText, to json: inout JSONWriter) {
    DiagnosticWriter(uri: linted.uri, text: linted.text, hasRelatedInformation: client.hasRelatedInformation)
      .write(linted.outcome, to: &json)
  }
}

/// The diagnostics that a client has asked for, which it need not get twice.
final class DiagnosticResults {
  private var known: [DocumentURI: (id: Int, text: Escaped<JSONString>)] = [:]
  private var lastID = 0

  /// The id of diagnostics: the last one of the document if they are the same.
  func id(of text: Escaped<JSONString>, for uri: DocumentURI) -> Int {
    if let known = known[uri], known.text == text { return known.id }
    lastID += 1
    known[uri] = (lastID, text)
    return lastID
  }
}

/// What clients ask for.
enum Feature: String {
  case diagnostics = "textDocument/diagnostic"
}

extension Session {
  /// The answer to a request.
  mutating func reply(to feature: Feature, _ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    let uri = DocumentURI(try parameters.requiredMember("textDocument").string("uri"))
    switch feature {
    case .diagnostics: return try diagnostics(uri, parameters)
    }
  }

  private mutating func diagnostics(_ uri: DocumentURI, _ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    guard documents.ask(uri, unit: client.unit) else {
      throw JSONNode.Problem(offset: parameters.start, message: "the document cannot be read")
    }
    let known = try parameters.member("previousResultId")?.string()
    let (results, session) = (results, self)
    return .afterLint(uri) { linted in
      var items = JSONWriter()
      session.writeDiagnostics(linted, to: &items)
      let id = "\(results.id(of: items.text, for: uri))"
      return { json in
        json.object { json in
          json.member("kind", id == known ? "unchanged" : "full")
          json.member("resultId", id)
          guard id != known else { return }
          json.key("items")
          session.writeDiagnostics(linted, to: &json)
        }
      }
    }
  }
}
