extension ObjectNames.Place {
  /// `label "Name" (abc-12-xyz) in LoginController`.
  package var text: String {
    var text = objectText
    if let scene, scene != object?.customClass { text += " in \(scene.outlineText ?? "")" }
    return text
  }

  /// `label "Name"`; `view (abc-12-xyz)` for an object without a name.
  package var shortText: String {
    guard let object, let name = object.quotedName else { return objectText }
    return name.isEmpty ? object.kind : "\(object.kind) \(name)"
  }

  /// `label "Name" (abc-12-xyz)`.
  package var objectText: String {
    guard let object else { return scene == nil ? "document" : "scene" }
    var text = object.kind
    if let name = object.quotedName, !name.isEmpty { text += " \(name)" }
    return object.id.map { "\(text) (\($0.outlineText ?? ""))" } ?? text
  }
}

extension ObjectName {
  /// The label in quotes, or else the class; empty for a label that says no more than the kind, nil without any.
  fileprivate var quotedName: String? {
    if let label { return label == kind ? "" : "\"\(label)\"" }
    return customClass
  }
}
