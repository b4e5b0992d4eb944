extension NibCoder {
  /// A string; `<string key="text">` children count as well as attributes.
  public func decodeString(forKey key: String) -> String? {
    text(forKey: CompiledNibKey.translated(key))?.value
  }

  /// A number in points, or whatever the key counts. NaN and infinity are malformed.
  public func decodeDouble(forKey key: String) -> Double? {
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return nil }
    guard let value = Double(text.value), value.isFinite else { return malformed(text, key, "a number") }
    return value
  }

  /// A whole number. Compiled-nib keys of enumerations answer the enumeration's raw value.
  public func decodeInteger(forKey key: String) -> Int? {
    if let choices = CompiledNibKey.choices(for: key) { return decodeRawValue(choices, forKey: key) }
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return nil }
    guard let value = Int(text.value) else { return malformed(text, key, "a whole number") }
    return value
  }

  /// `YES` or `NO`; stack definitions may say `true` and `false`.
  public func decodeBool(forKey key: String) -> Bool? {
    if let presence = CompiledNibKey.presence(for: key) {
      return presence.contains { child(forKey: $0) != nil } ? true : nil
    }
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return nil }
    switch text.value {
    case "YES", "true": return true
    case "NO", "false": return false
    default: return malformed(text, key, "YES or NO")
    }
  }

  /// One of an enumeration's raw values. Another text is reported with the nearest case, then nil.
  public func decodeEnum<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type, forKey key: String
  ) -> Value? where Value.RawValue == String {
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return nil }
    if let value = Value(rawValue: text.value) { return value }
    return unknown(text, key, Value.allCases.map(\.rawValue))
  }

  private func decodeRawValue(_ choices: [[String]], forKey key: String) -> Int? {
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return nil }
    return choices.firstIndex { $0.contains(text.value) } ?? unknown(text, key, choices.flatMap(\.self))
  }

  private func unknown<Value>(_ text: Text, _ key: String, _ names: [String]) -> Value? {
    let hint =
      nearestName(to: text.value, among: names).map { "did you mean \"\($0)\"?" }
      ?? "expected \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    document.report(
      Diagnostic("unknown-value", .error, "unknown \(key) \"\(text.value)\"; \(hint)", range: text.range))
    return nil
  }

  /// The id of another object, which may stand anywhere in the document.
  public func decodeReference(forKey key: String) -> ObjectReference? {
    text(forKey: CompiledNibKey.translated(key)).map { ObjectReference(id: $0.value, range: $0.range) }
  }

  /// Reports a value that its key cannot have.
  public func reportMalformedValue(forKey key: String, expected: String) {
    guard let text = text(forKey: CompiledNibKey.translated(key)) else { return }
    let _: Never? = malformed(text, key, expected)
  }

  /// The place of a key's value, nil where the key is missing or is not written as text.
  public func range(forKey key: String) -> SourceRange? {
    text(forKey: CompiledNibKey.translated(key))?.range
  }

  private func malformed<Value>(_ text: Text, _ key: String, _ expected: String) -> Value? {
    let message = "malformed \(key) \"\(text.value)\"; expected \(expected)"
    document.report(Diagnostic("malformed-value", .error, message, range: text.range))
    return nil
  }
}
