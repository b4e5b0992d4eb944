extension NibCoder {
  /// A string; `<string key="text">` children count as well as attributes.
  public func decodeString(forKey key: String) -> String? {
    place(ofKey: translated(key)).map(text(at:))
  }

  /// A number in points, or whatever the key counts. NaN and infinity are malformed.
  public func decodeDouble(forKey key: String) -> Double? {
    guard let place = place(ofKey: translated(key)) else { return nil }
    if case .attribute(let position) = place, let value = document.tree.plainNumber(ofAttribute: position) {
      return value
    }
    guard let value = Double(written: text(at: place)) else { return malformed(place, key, "a number") }
    return value
  }

  /// A whole number. Compiled keys of enumerations decode as the enumeration's raw value.
  public func decodeInteger(forKey key: String) -> Int? {
    if let choices = document.registry.compiledKeys.choices(for: key) { return decodeRawValue(choices, forKey: key) }
    guard let place = place(ofKey: translated(key)) else { return nil }
    if let attribute = vocabularyKey(key)?.attribute, case .choice(let names) = attribute.form {
      return attribute.number(of: text(at: place)) ?? unknown(place, key, names)
    }
    guard let value = Int(written: text(at: place)) else { return malformed(place, key, "a whole number") }
    return value
  }

  /// `YES` or `NO`; stack definitions may write `true` and `false`.
  public func decodeBool(forKey key: String) -> Bool? {
    if let presence = document.registry.compiledKeys.presence(for: key) {
      return presence.contains { child(forKey: $0) != nil } ? true : nil
    }
    guard let place = place(ofKey: translated(key)) else { return nil }
    let isInverted = vocabularyKey(key)?.isInverted ?? false
    switch text(at: place) {
    case "YES", "true": return !isInverted
    case "NO", "false": return isInverted
    default: return malformed(place, key, "YES or NO")
    }
  }

  /// One of an enumeration's raw values. Another text is reported with the nearest case, then nil.
  @inlinable
  public func decodeEnum<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type, forKey key: String
  ) -> Value? where Value.RawValue == String {
    guard let text = decodeString(forKey: key) else { return nil }
    if let value = Value(rawValue: text) { return value }
    reportUnknownValue(forKey: key, expected: Value.allCases.map(\.rawValue))
    return nil
  }

  /// Reports the value of a key that is none of the expected ones.
  @usableFromInline
  package func reportUnknownValue(forKey key: String, expected names: [String]) {
    guard let place = place(ofKey: translated(key)) else { return }
    let _: Never? = unknown(place, key, names)
  }

  private func decodeRawValue(_ choices: [[String]], forKey key: String) -> Int? {
    guard let place = place(ofKey: translated(key)) else { return nil }
    let text = text(at: place)
    return choices.firstIndex { $0.contains(text) } ?? unknown(place, key, choices.flatMap(\.self))
  }

  private func unknown<Value>(_ place: Place, _ key: String, _ names: [String]) -> Value? {
    let text = text(at: place)
    let hint =
      nearestName(to: text, among: names).map { "did you mean \"\($0)\"?" }
      ?? "expected \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    document.report(
      Diagnostic(.unknownValue, "unknown \(key) \"\(text)\"; \(hint)", range: range(of: place)))
    return nil
  }

  /// The id of another object, which may be anywhere in the document.
  public func decodeReference(forKey key: String) -> ObjectReference? {
    place(ofKey: translated(key)).map {
      ObjectReference(id: text(at: $0), range: range(of: $0))
    }
  }

  /// Whether a stack definition's element has attributes that the format does not know.
  package var hasUnknownAttributes: Bool {
    guard document.kind == .stackDefinition, let known = Vocabulary.stackDefinition[elementName] else { return false }
    return document.tree.attributes(of: element).contains {
      Vocabulary.stackDefinition.attribute($0.name, of: known) == nil
    }
  }

  /// Reports a value that its key cannot have.
  public func reportMalformedValue(forKey key: String, expected: String) {
    guard let place = place(ofKey: translated(key)) else { return }
    let _: Never? = malformed(place, key, expected)
  }

  /// The place of a key's value, nil if the key is missing or is not written as text.
  public func range(forKey key: String) -> SourceRange? {
    place(ofKey: translated(key)).map(range(of:))
  }

  /// What somebody means who writes a value as another format has it.
  private func foreignAdvice(_ value: String, _ key: String) -> String? {
    guard let known = Vocabulary.stackDefinition[elementName],
      let row = Vocabulary.stackDefinition.attribute(key, of: known)
    else { return nil }
    return ForeignNames.all.advice(forValue: value, of: row, id: decodeString(forKey: "id"))
  }

  private func malformed<Value>(_ place: Place, _ key: String, _ expected: String) -> Value? {
    let value = text(at: place)
    let range = range(of: place)
    let fixIts = expected.hasByteSuffix("number") ? ForeignNames.fixes(ofNumber: value, range) : []
    let foreign = document.kind == .stackDefinition ? foreignAdvice(value, key) : nil
    let advice = foreign ?? fixIts.first?.message
    let message = "malformed \(key) \"\(value)\"; \(advice ?? "expected \(expected)")"
    document.report(Diagnostic(.malformedValue, message, range: range, fixIts: fixIts))
    return nil
  }
}
