extension DocumentElement {
  /// An attribute that is there and not empty.
  package func written(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// The nearest enclosing element that has a name.
  package func enclosing(_ name: String) -> DocumentElement? {
    var candidate = parent
    while let element = candidate, element.name != name { candidate = element.parent }
    return candidate
  }

  /// The view controller of a scene.
  package var sceneController: DocumentElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
  }
}
