/// One key of a compiled class, and the attribute or element that a document has for it.
struct AttributeRow {
  /// How the value is written.
  enum Form {
    /// YES for true; a value that the key is missing for is not written.
    case flag(missing: Bool)
    /// A flag of the opposite meaning: true is written as NO.
    case negatedFlag
    /// YES or NO, also where the key is missing.
    case writtenFlag
    case integer
    case number
    /// The name at the place of a number; nil for the value that no attribute means.
    case choice([String?])
    /// The same for numbers that are no places.
    case names([Int: String])
    /// The name at the place of a number, also of 0 where the key is missing.
    case writtenChoice([String], missing: String?)
    case text
    case color, font, image
    case attributedText
    case size
    case insets(element: String)
    /// `{250, 251}`: attributes for both axes.
    case priorities(horizontal: String, vertical: String, standard: String)
  }

  /// The key of the nib.
  let key: String
  /// The attribute, or the key of the element.
  let name: String
  let form: Form

  init(_ key: String, _ name: String, _ form: Form) { (self.key, self.name, self.form) = (key, name, form) }
}
