import NibDecoder

extension LintedDocument {
  /// The element of an Interface Builder document that holds all others; nil for a stack definition.
  var root: DocumentElement? {
    guard case .interfaceBuilder = document.nib.kind else { return nil }
    return DocumentElement(document: document.nib, index: document.nib.tree.root)
  }

  /// The document's name without folders and extension.
  var fileName: String {
    let name = document.nib.source.path.lastPathComponent
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  /// The object that loads a nib, as it stands in the nib; nil for a storyboard.
  var filesOwner: DocumentElement? {
    let placeholders = elements["placeholder"].first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return placeholders ?? elements["customObject"].first { $0.id == "-2" }
  }

  /// The view controller of each scene of a storyboard, or what stands for one of another storyboard.
  var sceneControllers: [DocumentElement] {
    elements["scene"].compactMap(\.sceneController)
  }

  /// The element of an id.
  func element(withID id: String) -> DocumentElement? {
    document.nib.element(withID: id).map { DocumentElement(document: document.nib, index: $0) }
  }

  /// The object of another scene to which a connection leads; nil for a connection within its scene. The first responder is
  /// whatever has the keyboard, in any scene.
  func objectOfOtherScene(_ connection: DocumentElement) -> DocumentElement? {
    guard let target = (connection["destination"] ?? connection["target"]).flatMap(element(withID:)),
      let scene = connection.enclosing("scene")?.index, let other = target.enclosing("scene")?.index, scene != other,
      target["placeholderIdentifier"] != "IBFirstResponder", target["sceneMemberID"] != "firstResponder"
    else { return nil }
    return target
  }

  /// Every element with some attribute, in document order.
  func elements(with attribute: String) -> [DocumentElement] {
    let (nib, tree, key) = (document.nib, document.nib.tree, HashedName(attribute))
    return tree.indices.compactMap { index in
      tree.attribute(key, of: index).map { _ in DocumentElement(document: nib, index: index) }
    }
  }
}

extension DocumentElement {
  /// The object that the element is, or belongs to as its state, color or such.
  var nearestObject: DocumentElement? {
    var candidate: DocumentElement? = self
    while let element = candidate, element.id == nil { candidate = element.parent }
    return candidate
  }
}
