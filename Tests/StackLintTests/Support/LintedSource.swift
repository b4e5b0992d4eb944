@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// What some rules find in a document.
struct LintedSource {
  let document: LayoutDocument
  let diagnostics: [Diagnostic]

  /// The objects of an iOS `.xib`.
  static func xib(_ objects: String, _ rules: String...) throws -> Self {
    try Self(RuleExample.Container.xib.document(around: objects), rules)
  }

  /// A stack definition.
  static func definition(_ text: String, _ rules: String...) throws -> Self { try Self(text, rules) }

  private init(_ text: String, _ ids: [String]) throws {
    document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let rules = ids.compactMap(RuleCatalog.rule)
    diagnostics = Linter(rules).lint(LintedDocument(document)).diagnostics.filter { ids.contains($0.ruleID) }
  }

  var messages: [String] { diagnostics.map(\.message) }

  /// The document once the first fix of each finding is made.
  var fixed: String {
    get throws {
      let edits = try EditList(diagnostics.compactMap(\.fixIts.first?.edit))
      return String(decoding: try edits.applied(to: document.nib.source), as: UTF8.self)
    }
  }
}
