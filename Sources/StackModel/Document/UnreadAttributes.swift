public import NibDecoder

extension LayoutDocument {
  /// Attributes of decoded elements that no class asked for, as diagnostics of the rule `unread-attribute`.
  public func unreadAttributes() -> [Diagnostic] {
    nib.unreadAttributes().map { element, attribute in
      let name = nib.tree.name(ofAttribute: attribute)
      let message = "attribute \(name) of <\(nib.tree.name(of: element))> has no part in layout, or is misspelled"
      return Diagnostic("unread-attribute", .warning, message, range: nib.tree.nameRange(ofAttribute: attribute))
    }
  }
}
