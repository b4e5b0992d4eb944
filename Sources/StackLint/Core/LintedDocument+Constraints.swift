import NibDecoder
import StackModel

extension LintedDocument {
  /// A constraint's element; nil for a constraint made in code.
  func element(of constraint: LayoutConstraint) -> DocumentElement? {
    constraint.element.map { DocumentElement(document: document.nib, index: $0) }
  }

  /// Where the value of a constraint's attribute is written; nil where a size class or nothing writes it.
  func valueRange(of attribute: String, in constraint: LayoutConstraint) -> SourceRange? {
    element(of: constraint)?.valueRange(attribute)
  }

  /// The edit that removes a constraint's element with its line; none if something else in the document names it.
  func removal(of constraint: LayoutConstraint) -> [Diagnostic.FixIt] {
    guard let element = element(of: constraint) else { return [] }
    if let id = constraint.id, outletDestinations.contains(id) || maskedIDs.contains(id) { return [] }
    return [Diagnostic.FixIt("remove the constraint", element.removal)]
  }
}
