import Support

/// A string literal whose text is a name, with what it is passed to.
package struct LiteralUse: Hashable, Sendable {
  /// The bytes of the text, without its quotes.
  package let range: Range<Int>
  /// The bytes of the literal.
  package let literal: Range<Int>
  /// The label or the function that takes it; nil where it is no argument.
  package let taker: String?
  /// What the text names, where code says so.
  package let name: UsedName?
  /// The constant that it is assigned to.
  package let constant: String?

  /// Whether nothing has the text as its name: it is for people, or names a symbol of the system's.
  package var isNoName: Bool { taker.map(Self.takersOfOthers.contains) ?? false }

  private static let takersOfOthers: Set = [
    "comment", "systemName", "systemImage", "systemSymbolName", "systemImageNamed", "print", "debugPrint", "NSLog",
    "fatalError", "assertionFailure", "preconditionFailure", "alertControllerWithTitle",
  ]
}

extension SourceOutline {
  /// The literals whose text is a name, as they are written: without escapes and interpolations.
  package func literals(of name: String) -> [LiteralUse] {
    let name = Array(name.utf8)
    let found = positions.compactMap { position -> (Int, Range<Int>)? in
      let token = self[position]
      guard token.kind == .text, let range = textRange(token), bytes[range].elementsEqual(name) else { return nil }
      return (position, range)
    }
    let isSwiftUI = !found.isEmpty && language == .swift && imports.contains("SwiftUI")
    return found.map { use(of: $0, $1, isSwiftUI: isSwiftUI) }
  }

  /// Whether a literal puts other values between two pieces of a name, so that it may become the name.
  package func mayCompose(_ name: String) -> Range<Int>? {
    let name = Array(name.utf8)
    for position in positions where self[position].kind == .text {
      let pieces = LiteralText(self[position], in: self).pieces
      guard pieces.count > 1, let first = pieces.first, let last = pieces.last,
        first.count + last.count >= 3, first.count + last.count <= name.count,
        name.starts(with: first), name.suffix(last.count).elementsEqual(last),
        (first + last).contains(where: \.isASCIILetter)
      else { continue }
      return self[position].range
    }
    return nil
  }

  /// The bytes between the quotes of a literal on one line.
  private func textRange(_ token: SourceToken) -> Range<Int>? {
    var (start, end) = (token.range.lowerBound, token.range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: "#") {
      (start, end) = (start + 1, end - 1)
    }
    guard end - start >= 2, bytes[start] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "\"") else { return nil }
    return start + 1..<end - 1
  }

  private func use(of position: Int, _ range: Range<Int>, isSwiftUI: Bool) -> LiteralUse {
    var reader = BackwardCursor(self, before: position)
    _ = reader.skip("@")
    let start = reader.position
    var (taker, name): (String?, UsedName?) = (nil, nil)
    let isFunction = isSign(reader.position - 1, "(")
    if reader.skip(":") || reader.skip("(") {
      taker = reader.word()
      if let taker { name = usedName(taker, at: reader.position) }
      // Views and modifiers of SwiftUI look a literal up as a key of localized texts.
      if isSwiftUI, isFunction, name == nil, taker.map(Self.localizingViews.contains) == true { name = .string }
    }
    if isLocalized(behind: position) { name = .string }
    var assigned = BackwardCursor(self, before: start)
    var constant: String?
    if assigned.skipAssignment() {
      assigned.skipMark()
      let path = assigned.path()
      constant = path.last
      if assigned.skip(":") { constant = assigned.word() ?? constant }
    }
    return LiteralUse(range: range, literal: self[position].range, taker: taker, name: name, constant: constant)
  }

  /// What a function or a label takes.
  private func usedName(_ taker: String, at position: Int) -> UsedName? {
    let isMember = isSign(position - 1, ".")
    // `NSImage.Name("badge")`
    if taker == "Name", isMember { return word(position - 2).flatMap(NameCall.use(ofInitializer:)) }
    if taker.hasByteSuffix("LocalizedString") { return .string }
    let isFirst = isSign(position - 1, "(")
    var function = isFirst ? position - 2 : position
    if isSign(function, "?") || isSign(function, "!") { function -= 1 }
    // `UIColor.init(named: "tint")`
    if isWord(function, "init"), isSign(function - 1, ".") { function -= 2 }
    let call = NameCall(taker, isMember: isMember, before: isFirst ? word(function) : nil, isFirst: isFirst)
    return call?.use ?? (Self.localizing.contains(taker) ? .string : nil)
  }

  private static let localizing: Set = [
    "localized", "localizedString", "NSLocalizedStringWithDefaultValue", "NSLocalizedFormatString", "localize",
  ]

  private static let localizingViews: Set = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
    "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "Stepper", "Tab", "Text", "TextField",
    "Toggle", "accessibilityHint", "accessibilityLabel", "alert", "badge", "confirmationDialog", "help",
    "navigationBarTitle", "navigationSubtitle", "navigationTitle",
  ]

  /// Whether a text is translated by a member that the project adds to texts: `"key".localized`, `[@"key" localized]`.
  private func isLocalized(behind position: Int) -> Bool {
    let member = isSign(position + 1, ".") ? word(position + 2) : language == .objectiveC ? word(position + 1) : nil
    return member.map(Self.localizing.contains) ?? false
  }

  /// The literals that may name a member for key-value coding or as a selector.
  func keyLiterals(of name: String) -> [NameOccurrence] {
    let keys = literals(of: name).filter { use in
      use.taker.map(Self.keyTakers.contains) ?? false
    }
    return keys.map { NameOccurrence(range: $0.range, owner: .unclear("a string may name it, of whichever object")) }
  }

  private static let keyTakers: Set = [
    "forKey", "forKeyPath", "forUndefinedKey", "valueForKey", "valueForKeyPath", "keyPath", "observeValue",
    "animationWithKeyPath", "key", "NSExpression", "sortDescriptorWithKey", "setValue",
  ]
}
