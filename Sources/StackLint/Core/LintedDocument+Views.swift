import NibDecoder
import StackModel

extension LintedDocument {
  /// A view's element; nil for a view made in code.
  func element(of view: View) -> DocumentElement? {
    view.element.map { DocumentElement(document: document.nib, index: $0) }
  }

  /// Where the value of a view's attribute is written, else the view's start tag.
  func place(of attribute: String, in view: View) -> SourceRange? {
    element(of: view)?.valueRange(attribute) ?? view.range
  }

  /// Whether an outlet names the view, so that code can do anything with it.
  func isNamedByOutlet(_ view: View) -> Bool { view.id.map(changeable.outletDestinations.contains) ?? false }

  /// Whether a size class leaves the view out, or takes it in.
  func isMasked(_ view: View) -> Bool { view.id.map(changeable.maskedIDs.contains) ?? false }

  /// Whether code can find the view and change it: by an outlet, a tag, or a class of its own.
  func isKnownToCode(_ view: View) -> Bool {
    guard let element = element(of: view) else { return true }
    return isNamedByOutlet(view) || view.customClass != nil || element["tag"] != nil
  }

  /// Whether a stack view does nothing but arrange: neither code nor a size class knows it, and it draws, says and does
  /// nothing of its own.
  func isPlain(_ stack: StackView) -> Bool {
    guard let element = element(of: stack), !isKnownToCode(stack), !isMasked(stack), stack.layoutMargins == nil,
      stack.superview != nil, stack.key == nil, !stack.isHidden
    else { return false }
    if ["alpha", "semanticContentAttribute", "restorationIdentifier"].contains(where: { element[$0] != nil }) {
      return false
    }
    return !element.children.contains { Self.ownMatters.contains($0.name) || $0["key"] == "backgroundColor" }
  }

  private static let ownMatters: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "accessibility", "variation", "gestureRecognizers",
  ]
}
