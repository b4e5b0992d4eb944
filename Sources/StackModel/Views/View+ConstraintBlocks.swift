/// Blocks of constraints, as XLYAutoLayoutEasy has them. A block that throws has changed nothing.
extension View {
  /// Makes the constraints of the block and activates them in order.
  ///
  /// - Returns: The constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func makeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).activate()
  }

  /// For each constraint of the block, changes the constant of an active one that says the same but for the constant;
  /// where there is none, activates the new one.
  ///
  /// Saying the same means the same items, attributes, relation, multiplier and priority, or the same with the sides
  /// exchanged. The search goes from the closest common ancestor upwards, newest first.
  ///
  /// - Returns: For each constraint of the block the one that is active now.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func updateConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).update()
  }

  /// Deactivates every constraint that names the left-hand item of one in the block, then activates the block's. Content
  /// sizes are no constraints of this kind and stay.
  ///
  /// - Returns: The new constraints.
  /// - Throws: ``ConstraintError`` for one that cannot be made or whose items have no common ancestor.
  @discardableResult
  public static func remakeConstraints(
    @ConstraintBuilder _ block: () -> [ConstraintDescription]
  ) throws(ConstraintError) -> [LayoutConstraint] {
    try ConstraintBlock(block()).remake()
  }
}
