/// An object of a compiled nib: its class, and values by keys, in the order in which they are stored.
///
/// A key may have several values: collections keep each element under the same key.
public struct ArchivedObject: Hashable, Sendable {
  /// A key with one of its values.
  public struct KeyedValue: Hashable, Sendable {
    /// The name of the key, such as `UIBounds`.
    public var key: String
    /// The stored value.
    public var value: ArchivedValue

    /// Creates a value of a key.
    public init(_ key: String, _ value: ArchivedValue) { (self.key, self.value) = (key, value) }
  }

  /// The name of the class, such as `UILabel`.
  public var className: String
  /// The fallback classes where the class does not exist, in the order in which they are tried.
  public var fallbackClassNames: [String]
  /// All values.
  public var values: [KeyedValue]

  /// Creates an object.
  public init(_ className: String, fallbackClassNames: [String] = [], _ values: [KeyedValue] = []) {
    self.className = className
    self.fallbackClassNames = fallbackClassNames
    self.values = values
  }

  /// The first value of a key; nil if there is none.
  public subscript(key: String) -> ArchivedValue? { values.first { $0.key == key }?.value }
}
