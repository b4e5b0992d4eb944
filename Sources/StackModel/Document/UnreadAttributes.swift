public import NibDecoder

extension LayoutDocument {
  /// Attributes of decoded elements that no class asked for, as diagnostics of the rule `unread-attribute`.
  public func unreadAttributes() -> [Diagnostic] {
    let tree = nib.tree
    // There are many of them, and few names.
    var messages: [Int: String] = [:]
    return nib.unreadAttributes().map { element, attribute in
      let pair = Int(tree[element].name) * tree.names.count + Int(tree.attributes[attribute].name)
      let known = messages[pair]
      let message = known ?? message(attribute, of: element)
      if known == nil { messages[pair] = message }
      return Diagnostic(.unreadAttribute, message, range: tree.nameRange(ofAttribute: attribute))
    }
  }

  private func message(_ attribute: Int, of element: ElementIndex) -> String {
    "\(nib.tree.name(ofAttribute: attribute)) of <\(nib.tree.name(of: element))> has no part in layout"
  }
}
