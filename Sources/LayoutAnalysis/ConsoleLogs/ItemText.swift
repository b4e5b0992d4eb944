import Support

/// The text of a view or guide in a log: `UILabel:0x7fb1'Name'`, or the identifier that stands for it.
struct ItemText {
  private let text: ConsoleBytes

  init(_ text: ConsoleBytes) { self.text = text }

  /// The item; nil for an identifier. The names of some classes are printed as nothing.
  var item: LoggedItem? {
    let name = text.prefix { $0.isNamePart }
    var rest = text[name.endIndex...]
    guard let address = Self.address(at: &rest), rest.isEmpty || rest.isQuoted else { return nil }
    return LoggedItem(
      className: name.isEmpty ? nil : Self.className(name), address: address, text: Self.content(rest),
      isOfSystem: SystemClassName.isSystem(name))
  }

  /// An item by its identifier, which may have spaces and dashes: `Login Screen:0x7fb1`.
  var identified: LoggedItem? {
    guard let colon = text.lastRange(of: ":0x")?.lowerBound, colon > text.startIndex else { return nil }
    var rest = text[colon...]
    guard let address = Self.address(at: &rest), rest.isEmpty else { return nil }
    let identifier = text[..<colon].prefix(Self.longestName)
    return LoggedItem(
      className: nil, address: address, identifier: identifier.string, isOfSystem: SystemClassName.isSystem(identifier))
  }

  /// What stands in quotes, up to a limit.
  private static func content(_ text: ConsoleBytes) -> String? {
    text.isQuoted ? unescaped(text.dropFirst().dropLast().prefix(longestText)) : nil
  }

  private static let longestText = 500

  /// The item, by the names that a line explains, or else by the text itself.
  func item(_ names: [String: LoggedItem]) -> ConstraintStatement.Item? {
    if let item { return ConstraintStatement.Item(item) }
    let identifier = Self.unquoted(text)
    guard !identifier.isEmpty, identifier.utf8.count <= Self.longestName, !text.contains(":0x") else { return nil }
    if let item = names[identifier] { return ConstraintStatement.Item(item) }
    // A log whose addresses were taken out, or one of Masonry's, which has keys instead: `UILabel:title`.
    let name = text.prefix { $0.isNamePart }
    let rest = text[name.endIndex...]
    let content = Self.content(rest)
    var item = LoggedItem(
      className: Self.className(name), address: nil, text: content, isOfSystem: SystemClassName.isSystem(name))
    if rest.first == UInt8(ascii: ":") {
      item.identifier = rest.dropFirst().string
    } else if content == nil, !rest.isEmpty {
      item.identifier = identifier
    }
    return ConstraintStatement.Item(item, key: identifier)
  }

  /// What holds an item: `|` among the names, which logs that were cut lack.
  static func superview(
    of item: ConstraintStatement.Item, _ names: [String: LoggedItem]
  ) -> ConstraintStatement.Item {
    if let outer = names["|"] { return ConstraintStatement.Item(outer) }
    return ConstraintStatement.Item(
      LoggedItem(className: nil, address: nil, text: nil), key: "superview of \(item.key)")
  }

  private static let longestName = 400

  /// Reads `:0x7fb1`; nil if there is no address.
  static func address(at text: inout ConsoleBytes) -> String? {
    guard let digits = text.dropping(":0x")?.prefix(while: { $0.isHexadecimal }), !digits.isEmpty, digits.count <= 16
    else { return nil }
    text = text[digits.endIndex...]
    return "0x" + digits.string
  }

  /// The class without its module, and without what the runtime adds to it.
  static func className(_ name: ConsoleBytes) -> String {
    let rest = name.dropping("NSKVONotifying_") ?? name
    if let demangled = SystemClassName.demangled(rest) { return demangled }
    return (rest.split(separator: UInt8(ascii: ".")).last ?? rest).string
  }

  /// Without quotes around it.
  static func unquoted(_ text: ConsoleBytes) -> String {
    text.isQuoted ? text.dropFirst().dropLast().string : text.string
  }

  /// The text without the escape sequences that the description of an array has.
  private static func unescaped(_ text: ConsoleBytes) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return text.string }
    var units: [UInt16] = []
    var rest = text.string.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escaped = rest.first else {
        units.append(unit)
        continue
      }
      if escaped == 0x5C { rest = rest.dropFirst() }
      let isUnicode = rest.first == 0x55 || rest.first == 0x75
      let digits = rest.dropFirst().prefix(4)
      if isUnicode, digits.count == 4, let code = UInt16(String(decoding: digits, as: UTF16.self), radix: 16) {
        units.append(code)
        rest = rest.dropFirst(5)
      } else if let next = rest.popFirst() {
        units.append(next == 0x6E ? 0x20 : next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension ConsoleBytes {
  /// Whether it stands in quotes.
  fileprivate var isQuoted: Bool { count > 1 && first == UInt8(ascii: "'") && last == UInt8(ascii: "'") }
}
