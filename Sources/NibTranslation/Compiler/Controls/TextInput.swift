import Formats

/// What the keyboard of a text field or text view is like.
enum TextInput {
  /// Adds what depends on more than an attribute of `<textInputTraits>`.
  static func computed(_ others: [String: KeyRule.Value]) -> [String: KeyRule.Value] { traits.merging(others) { $1 } }

  private static let traits: [String: KeyRule.Value] = [
    // The default of a text view is to capitalize sentences.
    "UIAutocapitalizationType": { traits, content in
      let reader = content.reader
      let isView = reader.tree.parent(of: traits).map { reader.tree.name(of: $0) } == "textView"
      let number = reader.choice("autocapitalizationType", of: traits) ?? 0
      return number == (isView ? 2 : 0) ? nil : .integer(number)
    }
  ]
}
