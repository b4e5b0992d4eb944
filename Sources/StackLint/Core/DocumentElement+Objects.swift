import Formats
import NibDecoder
import Support

extension DocumentElement {
  /// `<label>`, with what its author calls it: `<label> "Title"`.
  var title: String { self["userLabel"].map { "<\(name)> \"\($0)\"" } ?? "<\(name)>" }

  /// The name of the object for people: its user label, otherwise its class, otherwise its element.
  var objectName: String {
    self["userLabel"] ?? self["storyboardIdentifier"] ?? self["title"] ?? self["customClass"] ?? "<\(name)>"
  }

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

  /// The class of the object, for people.
  var shownClass: String { written("customClass") ?? elementClass ?? name }

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

extension DocumentElement {
  /// The edit that removes the element with its line.
  var removal: SourceEdit { .removing(index, in: document.tree) }

  /// The edit that gives an attribute another value, which needs no escapes.
  ///
  /// - Parameter words: What the edit does, as a verb phrase.
  func renaming(_ attribute: String, to value: String, _ words: String) -> Diagnostic.FixIt? {
    valueRange(attribute).map { Diagnostic.FixIt(words, range: $0, replacement: value) }
  }

  /// Whether its text is nothing else: a line of a stack definition may be several constraints, and an attribute may be one.
  var isRemovable: Bool {
    let (tree, bytes) = (document.tree, document.tree.source.bytes)
    if tree.isWritten(index) { return true }
    let range = tree.range(of: index)
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let before = bytes[..<range.lowerBound].last { !isBlank($0) }
    let after = bytes[range.upperBound...].first { !isBlank($0) }
    return tree.parent(of: index).map { tree.name(of: $0) } == "constraints" && before == UInt8(ascii: "\n")
      && [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "<")].contains(after)
  }
}

/// An attribute of an element.
struct DocumentAttribute {
  let element: DocumentElement
  let name: String
  let value: String
  let range: SourceRange
}

extension NibDocument {
  /// The attributes whose names are wanted, in document order: one pass that compares numbers only.
  ///
  /// - Parameter length: The bytes that a value has at least.
  func attributes(atLeast length: Int = 1, where isWanted: (String) -> Bool) -> [DocumentAttribute] {
    attributes(atLeast: length, wanted: tree.names.map(isWanted))
  }

  /// The attributes of some names, in document order.
  ///
  /// - Parameter length: The bytes that a value has at least.
  func attributes(named names: [String], atLeast length: Int = 1) -> [DocumentAttribute] {
    attributes(atLeast: length, wanted: tree.marks(ofNames: names))
  }

  private func attributes(atLeast length: Int, wanted: [Bool]) -> [DocumentAttribute] {
    guard wanted.contains(true) else { return [] }
    var found: [DocumentAttribute] = []
    for index in tree.indices {
      for position in tree.attributePositions(of: index) {
        let attribute = tree.attributes[position]
        guard wanted[Int(attribute.name)], Int(attribute.valueEnd - attribute.valueStart) >= length else { continue }
        found.append(
          DocumentAttribute(
            element: DocumentElement(document: self, index: index), name: tree.name(ofAttribute: position),
            value: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position)))
      }
    }
    return found
  }
}

extension String {
  /// Whether it is a text to read rather than a number, a sign or a monogram: three letters at least.
  var hasWords: Bool { lazy.filter(\.isLetter).prefix(3).count == 3 }
}
