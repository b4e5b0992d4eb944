import NibDecoder
import Support

extension DocumentElement {
  /// `<label>`, with what its author calls it: `<label> "Title"`.
  var title: String { self["userLabel"].map { "<\(name)> \"\($0)\"" } ?? "<\(name)>" }

  var customClass: String? { self["customClass"] }

  /// The class that the object has without a custom class; nil where that is not known.
  var elementClass: String? { document.registry.vocabulary?[name]?.className }

  /// `Module.Class`; nil without a custom class or a module.
  var qualifiedClass: String? {
    customClass.flatMap { name in self["customModule"].map { "\($0).\(name)" } }
  }

  /// Whether its custom class is one of some, written with their modules or without.
  func isOf(_ classes: some Collection<String>) -> Bool {
    customClass.map(classes.contains) == true || qualifiedClass.map(classes.contains) == true
  }

  /// Whether it stands for an object that loading the document does not make: the owner of a nib, the first responder or the
  /// application.
  var isProxy: Bool { name == "placeholder" || id?.hasBytePrefix("-") == true }

  /// Its outlets, actions, segues and bindings.
  var connections: [DocumentElement] { child(named: "connections").map { Array($0.children) } ?? [] }

  /// The element that sets a runtime attribute.
  func runtimeAttributeElement(_ keyPath: String) -> DocumentElement? {
    child(named: "userDefinedRuntimeAttributes")?.children.first { $0["keyPath"] == keyPath }
  }

  /// The value of a runtime attribute, as text.
  func runtimeAttribute(_ keyPath: String) -> String? {
    runtimeAttributeElement(keyPath).flatMap { $0["value"] ?? $0.child(forKey: "value")?["value"] }
  }

  /// Whether it is a font or color of a localization comment, which no user sees.
  var isInComment: Bool {
    var ancestor = parent
    while let element = ancestor, ["attributes", "fragment", "attributedString"].contains(element.name) {
      if element["key"] == "userComments" { return true }
      ancestor = element.parent
    }
    return false
  }
}

extension DocumentElement {
  /// Whether it is a clear color.
  var isClear: Bool {
    self["alpha"].flatMap { Double(written: $0) } == 0 || ["clearColor", "clear"].contains(self["systemColor"] ?? "")
  }

  private var accessibility: DocumentElement? { child(named: "accessibility") }

  /// The accessibility label; nil if the document sets none.
  var accessibilityLabel: String? { accessibility?["label"] ?? runtimeAttribute("accessibilityLabel") }

  /// The accessibility identifier, by which user interface tests find the object.
  var accessibilityIdentifier: String? {
    accessibility?["identifier"] ?? runtimeAttribute("accessibilityIdentifier")
  }

  /// Whether VoiceOver stops at it; nil where the document sets nothing.
  var isAccessibilityElement: Bool? {
    accessibility?.child(forKey: "isElement")?["value"].map { $0 == "YES" }
  }
}
