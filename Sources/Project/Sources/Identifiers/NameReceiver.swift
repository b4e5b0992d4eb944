/// Where code hands on a name that it is given: whoever gives it writes the text.
struct NameReceiver: Hashable, Sendable {
  /// Where the name comes from.
  enum Origin: Hashable, Sendable {
    /// The argument of a function, or of the initializers of a type, which stand under the type's name.
    case argument(function: String, label: String)
    /// A property of which each type with a protocol has its own.
    case property(name: String, protocolName: String)
    /// The raw values of an enumeration, or of those with a protocol.
    case rawValue(type: String)
  }

  let origin: Origin
  /// What the name stands for.
  let kind: IdentifierUse.Kind
  /// Whether the app crashes if nothing has the name.
  let isRequired: Bool
}
