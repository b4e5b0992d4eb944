import LayoutAnalysis
import NibDecoder
import StackModel

/// The findings of layout. Ambiguity and conflicts that code ends are notices.
struct LayoutFindings {
  private let document: LintedDocument
  private let found: [Diagnostic]

  /// - Parameter found: What layout found in the document.
  init(_ document: LintedDocument, _ found: [Diagnostic]) { (self.document, self.found) = (document, found) }

  /// The findings, as far as code leaves them.
  var diagnostics: [Diagnostic] {
    guard let code = document.code else { return found }
    var found = found
    if found.contains(where: \.isAmbiguity) {
      let completed = AmbiguitiesOfCode(document, code).places
      found = found.map { $0.isAmbiguity && $0.range.map(completed.contains) ?? false ? $0.leftToCode : $0 }
    }
    if found.contains(where: \.isConflictOfOutlets) {
      let changed = changedConstraints(code)
      found = found.map { $0.isConflictOfOutlets && $0.names(changed) ? $0.with(.notice) : $0 }
    }
    return found
  }

  /// Where the constraints stand that code turns on and off, or gives another constant, through an outlet.
  private func changedConstraints(_ code: CodeOfViews) -> Set<SourceRange> {
    let outlets = document.changeable.outletDestinations
    let constraints = document.elements["constraint"].filter { $0.id.map(outlets.contains) ?? false }
    return Set(constraints.filter { code.uses(.activation, ofObject: $0.id) }.map(\.range))
  }
}

extension Diagnostic {
  fileprivate var isAmbiguity: Bool { ruleID == BuiltInRule.ambiguousLayout.rawValue }

  /// Whether it is a conflict that an outlet of the document may end.
  fileprivate var isConflictOfOutlets: Bool {
    ruleID == BuiltInRule.conflictingConstraints.rawValue && severity == .warning
  }

  /// Whether it is about one of several elements.
  fileprivate func names(_ places: Set<SourceRange>) -> Bool {
    range.map(places.contains) ?? false || notes.contains { $0.range.map(places.contains) ?? false }
  }

  fileprivate var leftToCode: Diagnostic {
    let fact = message.prefix { $0 != ";" }
    let text = Diagnostic.message(
      "\(message); code may add them", "\(fact); code may add them",
      fact.replacing(" constraints for:", with: "") + "; code may add them",
      fact + "; code may add them", columns: Diagnostic.mostColumnsOfGroup)
    return Diagnostic(
      ruleID, .notice, text, range: range, notes: notes, fixIts: fixIts, variants: variants)
  }
}
