import CompiledNib
import XMLSource

/// The keys of `<textInputTraits>`: what the keyboard of a text field or text view is like.
enum TextInput {
  /// - Parameter missingCapitalization: The number of the capitalization for which the key is left out.
  static func rules(missingCapitalization: Int) -> [KeyRule] {
    [
      choice(
        "UIAutocapitalizationType", "autocapitalizationType",
        ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3], unless: missingCapitalization)
    ] + rules
  }

  private static let rules: [KeyRule] = [
    choice("UIAutocorrectionType", "autocorrectionType", ["default": 0, "no": 1, "yes": 2]),
    choice("UISpellCheckingType", "spellCheckingType", ["default": 0, "no": 1, "yes": 2]),
    choice("UIKeyboardAppearance", "keyboardAppearance", ["default": 0, "alert": 1, "light": 2]),
    choice("UIKeyboardType", "keyboardType", keyboards),
    flag("UISecureTextEntry", "secureTextEntry"),
    choice("UIReturnKeyType", "returnKeyType", returnKeys),
    flag("UIEnablesReturnKeyAutomatically", "enablesReturnKeyAutomatically"),
    rule("UITextContentType") { traits, content in
      content.reader.text("textContentType", of: traits).map { content.builder.string($0) }
    },
    choice("UITextSmartInsertDeleteType", "smartInsertDeleteType", ["default": 0, "no": 1, "yes": 2]),
    choice("UITextSmartQuotesType", "smartQuotesType", ["default": 0, "no": 1, "yes": 2]),
    choice("UITextSmartDashesType", "smartDashesType", ["default": 0, "no": 1, "yes": 2]),
  ]

  private static let keyboards = [
    "default": 0, "alphabet": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
    "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10,
  ]
  private static let returnKeys = [
    "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8,
    "done": 9, "emergencyCall": 10, "continue": 11,
  ]

  private static func rule(_ key: String, _ value: @escaping KeyRule.Value) -> KeyRule {
    KeyRule(key) { element, content in
      content.reader.child("textInputTraits", of: element).flatMap { value($0, &content) }
    }
  }

  private static func choice(
    _ key: String, _ attribute: String, _ names: [String: Int], unless omitted: Int = 0
  ) -> KeyRule {
    rule(key, KeyRule.choice(key, attribute, names, missing: 0, unless: omitted).value)
  }

  private static func flag(_ key: String, _ attribute: String) -> KeyRule {
    rule(key, KeyRule.flag(key, attribute, when: true, missing: false).value)
  }
}
