import Support

/// What to call the views and guides of a block.
package struct LoggedNames {
  /// By the numbers of the items.
  package let names: [String]

  /// - Parameter known: Names that are known from elsewhere, by the numbers of the items.
  package init(_ logged: LoggedConflict, known: [Int: String] = [:]) {
    let plain = logged.items.indices.map { known[$0] ?? logged.items[$0].plainName }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var used: [String: Int] = [:]
    names = plain.map { name in
      guard let count = counts[name], count > 1 else { return name }
      used[name, default: 0] += 1
      return "\(name) \(used[name] ?? 0)"
    }
  }
}

extension LoggedItem {
  /// The identifier, the text, or the class in few characters.
  fileprivate var plainName: String {
    if isGuide, let text { return text.hasBytePrefix("UIView") ? String(text.dropFirst("UIView".count)) : text }
    if let text = text?.outlineStart { return "\"\(text)\"" }
    return (identifier ?? className ?? "superview").outlineStart ?? "view"
  }
}

extension String {
  /// Its start on a line; nil if it is empty.
  fileprivate var outlineStart: String? {
    let words = unicodeScalars.prefix(Self.longestStart).split { $0.properties.isWhitespace }
    let line = words.map { String($0) }.joined(separator: " ")
    return line.isEmpty ? nil : line
  }

  private static let longestStart = 40
}
