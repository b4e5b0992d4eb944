import Formats
import NibDecoder
import StackLint
import Support

/// What a client takes of code actions.
struct ActionClient {
  let abilities: EditWriter.Abilities
  let diagnostics: DiagnosticWriter.Abilities
  let unit: ColumnUnit
}

/// What can be done about findings: their fixes, and suppressions in a configuration.
struct CodeActions {
  private let linted: LintedText
  private let analysis: DocumentAnalysis
  private let client: ActionClient
  /// The configuration's text as it is open; nil where it is not.
  private let openConfiguration: (AbsolutePath) -> OpenDocument?

  init(
    _ linted: LintedText, _ analysis: DocumentAnalysis, _ client: ActionClient,
    openConfiguration: @escaping (AbsolutePath) -> OpenDocument?
  ) {
    (self.linted, self.analysis, self.client) = (linted, analysis, client)
    self.openConfiguration = openConfiguration
  }

  /// Writes the actions for some bytes, as an array.
  ///
  /// - Parameter only: The kinds that are wanted; nil for all that editors show.
  func write(_ range: SourceRange, only: [String]?, to json: inout JSONWriter) {
    let findings = (linted.outcome.findings?.findings ?? []).filter { finding in
      guard let place = finding.diagnostic.range else { return range.lowerBound == 0 }
      return place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }
    json.array { json in
      if Self.isWanted(Self.quickFix, only) {
        for finding in findings where !finding.diagnostic.fixIts.isEmpty { writeFix(finding, to: &json) }
        for finding in findings { writeSuppression(finding, to: &json) }
      }
      // Only who asks for it gets it: it lints the document several times.
      if only != nil, Self.isWanted(Self.fixAll, only) { writeFixAll(to: &json) }
    }
  }

  /// The kinds of actions that there are.
  static let kinds = [quickFix, fixAll]

  private static let quickFix = "quickfix"
  private static let fixAll = "source.fixAll.ibstack"

  private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only.map { $0.contains { kind == $0 || kind.hasBytePrefix($0 + ".") } } ?? true
  }

  private func writeFix(_ finding: LocatedFinding, to json: inout JSONWriter) {
    let isUnsafe = RuleCatalog.rule(finding.diagnostic.ruleID)?.isFixUnsafe ?? true
    let words = finding.diagnostic.fixIts.reduce(into: [String]()) {
      if !$0.contains($1.message) { $0.append($1.message) }
    }
    let title = words.joined(separator: ", ")
    json.object { json in
      json.member("title", Self.sentence(title) + (isUnsafe ? " (unsafe: look at the layout)" : ""))
      json.member("kind", Self.quickFix)
      json.member("isPreferred", !isUnsafe)
      writeDiagnostic(finding, to: &json)
      json.key("edit")
      EditWriter(client.abilities).write(
        finding.diagnostic.fixIts.map(\.edit), of: linted.text, linted.uri, version: linted.version, to: &json)
    }
  }

  private static func sentence(_ phrase: String) -> String {
    String(phrase.unicodeScalars.prefix(1)).uppercased() + String(phrase.unicodeScalars.dropFirst())
  }

  private func writeDiagnostic(_ finding: LocatedFinding, to json: inout JSONWriter) {
    json.key("diagnostics")
    json.array { json in
      DiagnosticWriter(uri: linted.uri, text: linted.text, abilities: client.diagnostics).write(finding, to: &json)
    }
  }

  private func writeSuppression(_ finding: LocatedFinding, to json: inout JSONWriter) {
    guard let lint = linted.outcome.lint, let place = lint.run.suppressionPlace(of: lint.name) else { return }
    let open = openConfiguration(place.path)
    let isNew = open == nil && !place.path.exists
    guard !isNew || client.abilities.createsFiles else { return }
    guard let old = open?.text ?? (isNew ? emptyText(place.path) : readText(place.path)) else { return }
    let id = finding.diagnostic.range.flatMap { analysis.document?.nib.objectID(at: $0.lowerBound) }
    guard let new = try? place.configuration(suppressing: finding.diagnostic.ruleID, objectID: id, in: old.bytes) else {
      return
    }
    let subject = finding.subject.map { " of \($0)" } ?? ""
    json.object { json in
      json.member("title", "Suppress \(finding.diagnostic.ruleID)\(subject) in \(place.path.shown)")
      json.member("kind", Self.quickFix)
      writeDiagnostic(finding, to: &json)
      json.key("edit")
      EditWriter(client.abilities).write(
        EditWriter.edits(from: old.bytes, to: new), of: old, open?.uri ?? DocumentURI(path: place.path),
        version: open?.version, isNew: isNew, to: &json)
    }
  }

  private func emptyText(_ path: AbsolutePath) -> DocumentText { DocumentText([], path: path.text, unit: client.unit) }

  private func readText(_ path: AbsolutePath) -> DocumentText? {
    (try? InputFile(path: path.text).read(limit: 1 << 20).get()).map {
      DocumentText($0, path: path.text, unit: client.unit)
    }
  }

  private func writeFixAll(to json: inout JSONWriter) {
    guard let lint = linted.outcome.lint else { return }
    let old = linted.text.fileBytes
    let new = lint.run.proposedText(old, path: lint.name, fixing: DocumentFixing(includesUnsafe: false))
    guard new != old, let source = SourceFile(decoding: new, path: lint.name) else { return }
    json.object { json in
      json.member("title", "Make all safe fixes of ibstack")
      json.member("kind", Self.fixAll)
      json.key("edit")
      EditWriter(client.abilities).write(
        EditWriter.edits(from: linted.text.bytes, to: source.bytes), of: linted.text, linted.uri,
        version: linted.version, to: &json)
    }
  }
}
