extension LayoutConstraint {
  /// Why the attributes cannot be compared, so that UIKit raises an exception; nil where they can, and where an attribute
  /// is not known.
  package var incomparability: String? {
    firstAttribute.flatMap { ConstraintError.incomparability($0, secondAttribute) }
  }
}

extension LayoutAttribute {
  /// The attribute by its newer name.
  package var canonical: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}
