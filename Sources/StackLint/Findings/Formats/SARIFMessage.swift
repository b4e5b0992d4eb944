/// A plain text message of SARIF, in which `[text](target)` is a link and `{0}` a placeholder (sections 3.11.5 and 3.11.6
/// of the standard).
struct SARIFMessage {
  let text: String

  init(_ message: String) {
    text = Self.withoutPlaceholders(Self.withoutLinks(message))
  }

  private static func withoutLinks(_ message: String) -> String {
    guard message.contains("](") else { return message }
    return message.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func withoutPlaceholders(_ message: String) -> String {
    guard message.firstMatch(of: /\{[0-9]+\}/) != nil else { return message }
    return message.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
