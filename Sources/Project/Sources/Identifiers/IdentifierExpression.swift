/// The text of an identifier as source code gives it, as far as it can be understood without compiling.
public enum IdentifierExpression: Hashable, Sendable {
  /// A string literal without interpolation.
  case literal(String)
  /// The name of a class, as in `String(describing: Badge.self)`.
  case typeName(String)
  /// The name of the class that the code is in, as in `String(describing: self)`.
  case ownTypeName
  /// A constant, by the parts of its name: `Cells.badge` has two. The first part is empty for an implicit member, such
  /// as `.badge`.
  case constant([String])
  /// Anything else.
  case unknown
}
