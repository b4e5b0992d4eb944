/// Values of attributes, and the vocabulary's defaults for those that are not written or malformed.
extension NibCoder {
  /// A flag; false where the vocabulary has no default.
  public func bool(forKey key: String) -> Bool { decodeBool(forKey: key) ?? (defaultValue(forKey: key) == "YES") }

  /// A number; 0 where the vocabulary has no default.
  public func double(forKey key: String) -> Double { decodeDouble(forKey: key) ?? defaultNumber(forKey: key) }

  /// A whole number; 0 where the vocabulary has no default.
  public func integer(forKey key: String) -> Int {
    decodeInteger(forKey: key) ?? defaultValue(forKey: key).flatMap { Int($0) } ?? 0
  }

  /// A string; empty where the vocabulary has no default.
  public func string(forKey key: String) -> String { decodeString(forKey: key) ?? defaultValue(forKey: key) ?? "" }

  /// One of an enumeration's raw values; the first case where the vocabulary has no default.
  public func value<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value {
    decodeEnum(type, forKey: key) ?? defaultCase(forKey: key)
  }

  /// As ``value(_:forKey:)``, without a report of another text: the check of the vocabulary makes it a warning.
  package func unreportedValue<Value: RawRepresentable<String> & CaseIterable>(forKey key: String) -> Value {
    Value(rawValue: string(forKey: key)) ?? defaultCase(forKey: key)
  }

  /// The default of an attribute whose values are an enumeration's.
  package func defaultCase<Value: RawRepresentable<String> & CaseIterable>(forKey key: String) -> Value {
    defaultValue(forKey: key).flatMap(Value.init) ?? Value.allCases.first!  // an enumeration without cases has no values
  }

  /// The default of an attribute that is a number; 0 where the vocabulary has none.
  package func defaultNumber(forKey key: String) -> Double { defaultValue(forKey: key).flatMap { Double($0) } ?? 0 }

  /// The vocabulary's default of an attribute; nil where it has none, as for a document without a vocabulary.
  package func defaultValue(forKey key: String) -> String? {
    document.classes.defaults[Int(document.tree[element].name)][key]
  }
}
