/// Collects the constraints that a block describes, one a line, with conditions and loops.
@resultBuilder
public enum ConstraintBuilder {
  /// One line.
  public static func buildExpression(_ description: ConstraintDescription) -> [ConstraintDescription] { [description] }

  /// A line with several constraints.
  public static func buildExpression(_ descriptions: [ConstraintDescription]) -> [ConstraintDescription] {
    descriptions
  }

  /// All lines.
  public static func buildBlock(_ parts: [ConstraintDescription]...) -> [ConstraintDescription] {
    Array(parts.joined())
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [ConstraintDescription]?) -> [ConstraintDescription] { part ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [ConstraintDescription]) -> [ConstraintDescription] { part }

  /// Another branch of an `if` or `switch`.
  public static func buildEither(second part: [ConstraintDescription]) -> [ConstraintDescription] { part }

  /// A loop.
  public static func buildArray(_ parts: [[ConstraintDescription]]) -> [ConstraintDescription] { Array(parts.joined()) }
}
