import Formats
import StackLint
import Support

/// What the server and its client know of each other.
struct Session {
  var client = Client()
  var documents = OpenDocuments()
  /// The last diagnostics that were asked for, with the ids of these results.
  private let results = DiagnosticResults()
  private let analyses = AnalysisCache()

  /// Whether files have to be looked at because the client does not tell of changes.
  var mustWatchFiles: Bool { !client.watchesFiles && !documents.isEmpty }

  /// Takes the parameters of `textDocument/didClose`.
  ///
  /// - Returns: The document that was open.
  mutating func close(_ parameters: JSONNode) throws(JSONNode.Problem) -> OpenDocument? {
    let document = try documents.close(parameters)
    if let document { analyses.close(document.uri) }
    return document
  }

  /// Writes the diagnostics of a text, as an array.
  func writeDiagnostics(_ linted: LintedText, to json: inout JSONWriter) {
    DiagnosticWriter(uri: linted.uri, text: linted.text, abilities: client.diagnostics).write(linted.outcome, to: &json)
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

// MARK: - Requests

/// What clients ask for.
enum Feature: String {
  case diagnostics = "textDocument/diagnostic"
  case codeActions = "textDocument/codeAction"
  case symbols = "textDocument/documentSymbol"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case rename = "textDocument/rename"
  case renamePreparation = "textDocument/prepareRename"
  case highlights = "textDocument/documentHighlight"
  case hover = "textDocument/hover"
  case formatting = "textDocument/formatting"
  case folds = "textDocument/foldingRange"
  case selections = "textDocument/selectionRange"
  case completion = "textDocument/completion"
  case colors = "textDocument/documentColor"
  case colorPresentations = "textDocument/colorPresentation"
  case inlayHints = "textDocument/inlayHint"
  case lenses = "textDocument/codeLens"
}

extension Session {
  /// The answer to a request.
  mutating func reply(to feature: Feature, _ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    let uri = DocumentURI(try parameters.requiredMember("textDocument").string("uri"))
    guard let document = documents.find(uri, unit: client.unit) else {
      throw JSONNode.Problem(offset: parameters.start, message: "the document cannot be read")
    }
    switch feature {
    case .diagnostics: return try diagnostics(document, parameters)
    case .codeActions: return try codeActions(document, parameters)
    default:
      guard document.kind != .other else { return .result(nil) }
      return .result(try result(of: feature, parameters, document))
    }
  }

  private func result(
    of feature: Feature, _ parameters: JSONNode, _ document: OpenDocument
  ) throws(JSONNode.Problem) -> ResponseResult? {
    let analysis = analyses.analysis(of: document)
    let navigation = Navigation(document, analysis)
    switch feature {
    case .diagnostics, .codeActions: return nil
    case .symbols: return Symbols(analysis).map { symbols in { symbols.write(to: &$0) } }
    case .folds: return Ranges(analysis).map { ranges in { ranges.writeFolds(to: &$0) } }
    case .selections: return try selections(analysis, parameters)
    case .formatting: return Formatting.result(analysis)
    case .definition: return try navigation.definition(at: offset(parameters, document))
    case .highlights: return try navigation.highlights(at: offset(parameters, document))
    case .references:
      let includesDeclaration = try parameters.member("context")?.member("includeDeclaration")?.flag() ?? true
      return try navigation.references(
        at: offset(parameters, document), includesDeclaration: includesDeclaration)
    case .renamePreparation:
      return try renaming(document, analysis).preparation(at: offset(parameters, document))
    case .rename: return try renamed(parameters, document, analysis)
    case .hover: return try Hover(document, analysis).result(at: offset(parameters, document))
    case .colors: return Colors(analysis).map { colors in { colors.write(to: &$0) } }
    case .colorPresentations:
      let range = try document.text.range(parameters.requiredMember("range"))
      return try Colors(analysis)?.presentations(of: parameters.requiredMember("color"), in: range)
    case .lenses: return CodeLenses(document, analysis).map { lenses in { lenses.write(to: &$0) } }
    case .completion: return try completion(offset(parameters, document), document)
    case .inlayHints:
      let range = try document.text.range(parameters.requiredMember("range"))
      return { InlayHints.write(analysis, in: range, to: &$0) }
    }
  }

  private func completion(_ offset: Int, _ document: OpenDocument) -> ResponseResult? {
    if document.kind == .configuration { return ConfigurationCompletion(document.text).result(at: offset) }
    let lint = document.linted?.outcome.lint
    let completion = DocumentCompletion(document.text, takesSnippets: client.takesSnippets) { names in
      lint.map { $0.run.names(names, for: $0.name) } ?? []
    }
    return completion.result(at: offset)
  }

  private func renaming(_ document: OpenDocument, _ analysis: DocumentAnalysis) -> Renaming {
    Renaming(document, analysis, client.abilities) { documents.open(at: $0) }
  }

  private func renamed(
    _ parameters: JSONNode, _ document: OpenDocument, _ analysis: DocumentAnalysis
  ) throws(JSONNode.Problem) -> ResponseResult? {
    let offset = try offset(parameters, document)
    let name = try parameters.requiredMember("newName")
    let text = try name.string()
    do throws(RenameRefusal) { return try renaming(document, analysis).edit(at: offset, to: text) } catch {
      let place = error.place.map { "\($0): " } ?? ""
      throw JSONNode.Problem(offset: name.start, message: place + error.message)
    }
  }

  private func offset(_ parameters: JSONNode, _ document: OpenDocument) throws(JSONNode.Problem) -> Int {
    try document.text.offset(parameters.requiredMember("position"))
  }

  private func selections(
    _ analysis: DocumentAnalysis, _ parameters: JSONNode
  ) throws(JSONNode.Problem) -> ResponseResult? {
    guard let ranges = Ranges(analysis) else { return nil }
    var offsets: [Int] = []
    for position in try parameters.array("positions") { offsets.append(try analysis.text.offset(position)) }
    return { [offsets] json in
      json.array { json in for offset in offsets { ranges.writeSelection(at: offset, to: &json) } }
    }
  }

  private func diagnostics(_ document: OpenDocument, _ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    let known = try parameters.member("previousResultId")?.string()
    return .afterLint(document) { linted, session in
      var items = JSONWriter()
      session.writeDiagnostics(linted, to: &items)
      let id = "\(session.results.id(of: items.text, for: linted.uri))"
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

  private func codeActions(_ document: OpenDocument, _ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    let place = try parameters.requiredMember("range")
    _ = try document.text.range(place)
    var only: [String]?
    if let kinds = try parameters.member("context")?.member("only") {
      only = try kinds.array().map { (kind) throws(JSONNode.Problem) in try kind.string() }
    }
    return .afterLint(document) { [only] linted, session in
      guard let range = try? linted.text.range(place) else { return nil }
      let analysis = session.analyses.analysis(of: linted)
      let actions = CodeActions(linted, analysis, session.client.actions) { session.documents.open(at: $0) }
      return { actions.write(range, only: only, to: &$0) }
    }
  }
}
