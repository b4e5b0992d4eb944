import NibDecoder

/// Writes the keys of an object into its element, as the vocabulary says.
struct AttributeWriting {
  let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  /// - Parameter className: The class of a view, whose implied keys are left out; nil for other objects.
  func write(_ table: ElementTable, of position: Int, className: String? = nil, into element: MarkupElement) {
    let implied = ImpliedKeys(graph: graph)
    for key in table.keys where !key.isUnread {
      if let className, implied.contains(key.key, of: position, className: className) { continue }
      write(key, of: table.element, position, into: element)
    }
  }

  private func write(
    _ key: NibKey, of known: VocabularyElement, _ position: Int, into element: MarkupElement
  ) {
    switch key.source {
    case .property(let name):
      if let attribute = Vocabulary.cocoaTouch.attribute(name, of: known) {
        // The first of several keys for an attribute counts.
        if element[name] == nil { write(key, attribute, position, into: element) }
      } else {
        element.append(child(key, name, of: known, position))
      }
    case .pair(let first, let second):
      guard let text = graph.text(key.key, of: position) else { return }
      let numbers = text.filter { $0 != "{" && $0 != "}" && $0 != " " }.split(separator: ",").map(String.init)
      if numbers.count == 2 { write(numbers, as: [first, second], of: known, into: element) }
    case .implied(let first, let second):
      guard graph.objects[position][key.key] == nil else { return }
      write([first, second], as: ["horizontalHuggingPriority", "verticalHuggingPriority"], of: known, into: element)
    case .child(let name):
      let child = MarkupElement(name, [("key", name)])
      write(.named(name), of: position, into: child)
      if child.attributes.count > 1 { element.append(child) }
    case .constant, .fixed, .unnamed, .inherited: return
    }
  }

  private func write(_ numbers: [String], as names: [String], of known: VocabularyElement, into element: MarkupElement)
  {
    for (name, number) in zip(names, numbers) where Double(number) != nil {
      let standard = Vocabulary.cocoaTouch.attribute(name, of: known)?.defaultValue
      if number != standard { element.set(name, number) }
    }
  }

  // MARK: Attributes

  private func write(_ key: NibKey, _ attribute: VocabularyAttribute, _ position: Int, into element: MarkupElement) {
    let value = graph.objects[position][key.key]
    switch attribute.form {
    case .flag:
      guard let flag = flag(value, key.condition) else { return }
      element.set(attribute.name, flag, unless: attribute.defaultValue == "YES")
    case .choice: set(value, value?.integer.flatMap(attribute.name(of:)), key, attribute, in: element)
    case .integer: set(value, value?.integer.map(String.init), key, attribute, in: element)
    case .number, .length, .positive, .nonnegative, .lengthOrInfinite, .priority, .multiplier:
      set(value, value.flatMap(Self.number), key, attribute, in: element)
    case .resource: writeImage(key, attribute.name, position, into: element)
    default: writeText(key, attribute.name, position, into: element)
    }
  }

  /// What a key says of a flag; nil if it says nothing.
  private func flag(_ value: ArchivedValue?, _ condition: NibKey.Condition) -> Bool? {
    guard case .flag(let wanted, let written, let otherwise) = condition else { return value?.integer.map { $0 != 0 } }
    guard let number = value?.integer else { return otherwise == nil ? !wanted : nil }
    let standsFor = ["YES": 1, "NO": 0][written] ?? Int(written) ?? 1
    return (number == standsFor) == wanted
  }

  private func set(
    _ value: ArchivedValue?, _ text: String?, _ key: NibKey, _ attribute: VocabularyAttribute, in element: MarkupElement
  ) {
    var text = text
    if value == nil, case .value(let missing, let omitted) = key.condition {
      // A key that is always written is missing for one value only.
      if missing != nil || key.isStated { text = omitted ?? (key.isStated ? key.missing(of: attribute) : nil) }
    }
    guard let text, key.isStated || key.condition == .present || text != attribute.defaultValue else { return }
    element.set(attribute.name, text)
  }

  static func number(_ value: ArchivedValue) -> String? {
    if case .float(let number) = value { return DecimalText.text(of: number) }
    return value.number.map { DecimalText.text(of: $0) }
  }

  /// Text with line breaks is an element, as Interface Builder writes it.
  private func writeText(_ key: NibKey, _ name: String, _ position: Int, into element: MarkupElement) {
    guard let text = graph.text(key.key, of: position) else { return }
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return element.set(name, text) }
    let string = MarkupElement("string", [("key", name)])
    string.text = text
    element.append(string)
  }

  private func writeImage(_ key: NibKey, _ name: String, _ position: Int, into element: MarkupElement) {
    guard let target = graph.reference(key.key, of: position) else { return }
    element.set(name, graph.text("UIResourceName", of: target))
    if graph.text("UIResourceCatalogName", of: target) == "system" { element.set("catalog", "system") }
  }

  // MARK: Children

  private func child(_ key: NibKey, _ name: String, of known: VocabularyElement, _ position: Int) -> MarkupElement? {
    let childName = Vocabulary.cocoaTouch.child(withKey: name, of: known) ?? ""
    let target = graph.reference(key.key, of: position)
    return switch childName {
    case "color": target.flatMap { values.color($0, key: name) }
    case "fontDescription": target.flatMap { values.font($0, key: name) }
    case "attributedString": target.flatMap { AttributedTextMarkup(values).element($0, key: name) }
    case "size": size(key, name, position)
    case "inset", "edgeInsets":
      graph.geometry(key.key, of: position).flatMap { values.insets($0, key: name, as: childName) }
    default: nil
    }
  }

  private func size(_ key: NibKey, _ name: String, _ position: Int) -> MarkupElement? {
    guard let numbers = graph.geometry(key.key, of: position), numbers.count == 2 else { return nil }
    let text = "{\(numbers.map { DecimalText.text(of: $0) }.joined(separator: ","))}"
    if case .value(.value(text)?, _) = key.condition { return nil }
    return values.size(numbers, key: name)
  }
}
