/// Looks for the messages that Objective-C files send to a property. They do nothing if it is nil.
///
/// It is cautious: where a check for nil may protect a message, none counts.
package struct MessageSearch {
  private let outline: SourceOutline
  private let name: String

  /// What a file does with a property.
  private enum Use {
    case none, message, check
  }

  /// Whether some files send messages to a property of `self`, and none asks whether it is nil.
  package static func sendMessages(to name: String, in outlines: [SourceOutline]) -> Bool {
    let uses = outlines.map { MessageSearch(outline: $0, name: name).use }
    return uses.contains(.message) && !uses.contains(.check)
  }

  private var use: Use {
    var found = Use.none
    for position in outline.tokens {
      guard let start = start(position) else { continue }
      if isChecked(start, position) { return .check }
      if isReceiver(start, position) { found = .message }
    }
    return found
  }

  /// Where `self.name` or `_name` begins; nil for anything else.
  private func start(_ position: Int) -> Int? {
    if outline.isWord(position, named: "_" + name) { return position }
    guard outline.isWord(position, named: name), outline.isSign(position - 1, "."),
      outline.isWord(position - 2, "self")
    else { return nil }
    return position - 2
  }

  /// Whether it is a whole condition or a part of one, or a pointer to it is taken.
  private func isChecked(_ start: Int, _ end: Int) -> Bool {
    if outline.isSign(start - 1, "!") || outline.isSign(start - 1, "&") || outline.isSign(end + 1, "?") { return true }
    if outline.isSign(end + 1, "=") || outline.isSign(end + 1, "!") { return outline.isSign(end + 2, "=") }
    return outline.isSign(start - 1, "(") && (outline.isSign(end + 1, ")") || outline.isSign(end + 1, "&"))
  }

  private func isReceiver(_ start: Int, _ end: Int) -> Bool {
    outline.isSign(end + 1, ".") || outline.isSign(start - 1, "[") && outline[end + 1].kind == .word
  }
}
