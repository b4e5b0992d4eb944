extension LayoutConstraint {
  /// Why the attributes cannot be compared, so that UIKit raises an exception; nil where they can, and where an attribute
  /// is not known.
  package var incomparability: String? {
    firstAttribute.flatMap { ConstraintError.incomparability($0, secondAttribute) }
  }

  /// Whether UIKit makes the constraint, so that layout obeys it.
  var isPossible: Bool {
    guard let firstAttribute, multiplier != 0 || firstAttribute.isDimension else { return false }
    return incomparability == nil
  }
}

extension LayoutAttribute {
  /// The attribute by its newer name.
  package var canonical: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}
