/// An argument whose label ends like those of names, or the parameter of a function.
struct PassedName: Hashable, Sendable {
  /// The function that gets the argument, or has the parameter; for an initializer, its type.
  let function: String
  let label: String
  /// The argument; nil for a parameter.
  let value: IdentifierExpression?
  let range: Range<Int>
  /// The type that the code is in; nil if it is in none.
  let enclosingType: String?
}
