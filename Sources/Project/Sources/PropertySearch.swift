/// Looks for the uses of a property in a Swift file that would crash if it were nil.
///
/// It is cautious: where a variable of the same name or a check for nil may protect a use, none counts.
package struct PropertySearch {
  /// Where a file uses a property as if it were never nil.
  package enum Reliance: Hashable, Sendable {
    case none
    /// Only in methods that nothing but the app's own code can call.
    case inMethods(Set<String>)
    case anywhere
  }

  private enum Occurrence {
    /// In `var name` or `let name`; in `name == nil` or `if let view = name`.
    case declaration, check
    case use
    /// As a parameter of a function, a closure or a loop, which hides the property in the block that follows or is open.
    case parameter, closureParameter
    /// Of another object, as a label, as a method, or as `name?`.
    case other
  }

  /// Whether a file uses a property that is declared with `!` as if it were never nil.
  ///
  /// - Parameter absent: Properties that are nil like this one. What a check of them protects never runs.
  package static func reliance(
    on name: String, absent: Set<String> = [], in outline: SourceOutline
  ) -> Reliance {
    var search = PropertySearch(outline: outline, name: name, absent: absent)
    return search.reliance()
  }

  private let outline: SourceOutline
  private let name: String
  private let absent: Set<String>
  private var blocks = CodeBlocks()

  private init(outline: SourceOutline, name: String, absent: Set<String>) {
    (self.outline, self.name, self.absent) = (outline, name, absent)
  }

  private mutating func reliance() -> Reliance {
    var methods: Set<String> = []
    var (isUsedAnywhere, declarations, isDeclaring) = (false, 0, false)
    for position in outline.tokens {
      if isDeclaring, endsDeclaration(position) {
        isDeclaring = false
        if !outline.isSign(position, "{") { blocks.hideInNextBlock(false) }
      }
      blocks.pass(position, in: outline)
      guard let word = outline.word(position) else { continue }
      if word == name {
        switch occurrence(position) {
        case .declaration:
          declarations += 1
          // The observers of a property run after something sets it.
          isDeclaring = true
          blocks.hideInNextBlock()
        case .parameter: blocks.hideInNextBlock()
        case .closureParameter: blocks.hideInBlock()
        case .check: return .none
        case .use where blocks.isProtected: break
        case .use: if let method = blocks.method { methods.insert(method) } else { isUsedAnywhere = true }
        case .other: break
        }
      } else if absent.contains(word), let check = absentCheck(position) {
        blocks.protect(by: check)
      }
    }
    if declarations > 1 { return .none }
    return isUsedAnywhere ? .anywhere : methods.isEmpty ? .none : .inMethods(methods)
  }

  /// What a word does with the property whose name it is.
  private func occurrence(_ position: Int) -> Occurrence {
    if outline.isNew(position) { return .declaration }
    let next = outline[position + 1]
    guard outline.isOwnMember(position), next.kind != .end else { return .other }
    if outline.isWord(position - 1, "for") || blocks.isInSignature && next.isSign(":") { return .parameter }
    if isClosureParameter(position) { return .closureParameter }
    if next.isSign("?") || next.isSign(":") || next.isSign("(") { return .other }
    if isCompared(position) { return .check }
    return blocks.isInCondition && outline.isBound(position) && isWhole(next) ? .check : .use
  }

  /// Whether a word is in the list of a closure's parameters: `{ name in` or `{ (name: UIView, row) in`.
  private func isClosureParameter(_ position: Int) -> Bool {
    let before = outline[position - 1]
    guard before.isSign("{") || before.isSign("(") || before.isSign(",") || outline.isWord(before, "_") else {
      return false
    }
    for position in (position + 1)...(position + Self.longestParameters) {
      switch outline[position].kind {
      case .word where outline.isWord(position, "in"): return true
      case .word: if outline.isWord(position, anyOf: Self.statements) { return false }
      case .sign(let sign): if !Self.parameterSigns.contains(sign) { return false }
      case .text, .end: return false
      }
    }
    return false
  }

  private static let longestParameters = 16
  private static let statements: [StaticString] = ["for", "if", "guard", "while", "let", "var", "return"]
  private static let parameterSigns = Set(",:?!.)[]<>-_".utf8)

  /// Whether a token is no part of the type of the property that is declared.
  private func endsDeclaration(_ position: Int) -> Bool {
    switch outline[position].kind {
    case .sign(let sign): return !Self.parameterSigns.contains(sign)
    case .text, .end: return true
    case .word:
      guard case .sign(let before) = outline[position - 1].kind else { return true }
      return !":.[<&,".utf8.contains(before)
    }
  }

  /// How a property that is nil is checked; nil where it is not.
  private func absentCheck(_ position: Int) -> CodeBlocks.Check? {
    let (isNew, next) = (outline.isNew(position), outline[position + 1])
    guard isNew || outline.isOwnMember(position), next.kind != .end else { return nil }
    if isCompared(position) { return next.isSign("=") ? .isNil : .isNotNil }
    guard blocks.isInCondition else { return nil }
    return next.isSign("?") || (outline.isBound(position) || isNew) && isWhole(next) ? .isNotNil : nil
  }

  /// Whether a condition binds the property itself, and nothing that it has.
  private func isWhole(_ next: SourceToken) -> Bool {
    next.isSign(",") || next.isSign("{") || outline.isWord(next, "else") || outline.isWord(next, "as")
  }

  /// Whether a word is compared with nil.
  private func isCompared(_ position: Int) -> Bool {
    (outline.isSign(position + 1, "=") || outline.isSign(position + 1, "!")) && outline.isSign(position + 2, "=")
      && outline.isAdjacent(position + 2) && outline.isWord(position + 3, "nil")
  }
}

/// The open braces around a place in Swift code, and whether a check for nil keeps the code there from running.
struct CodeBlocks {
  /// How a property that is nil is checked.
  enum Check {
    /// As in `if view == nil`, where what follows the block counts as protected.
    case isNil
    /// As in `if let view`.
    case isNotNil
  }

  private struct Block {
    var isProtected: Bool
    let method: String?
  }

  private enum Condition { case none, block, otherwise }

  private var blocks: [Block] = [Block(isProtected: false, method: nil)]
  private var condition = Condition.none
  private var isConditionProtected = false
  /// The parentheses that are open in the condition or the parameters: a closure in them is no block of its own.
  private var parentheses = 0
  private var nextMethod: String?
  /// Whether the parameters of a function are read.
  private(set) var isInSignature = false
  private var isHiddenInNextBlock = false

  var isProtected: Bool { blocks[blocks.count - 1].isProtected || isConditionProtected }

  /// Whether the condition of `if`, `guard` or `while` is read.
  var isInCondition: Bool { condition != .none }

  /// Notes whether the next block has a variable of the property's name, or runs only after the property is set.
  mutating func hideInNextBlock(_ isHidden: Bool = true) { isHiddenInNextBlock = isHidden }

  /// Notes that the open block has a variable of the property's name.
  mutating func hideInBlock() { blocks[blocks.count - 1].isProtected = true }

  /// The method around the place, if nothing but the app's own code can call it.
  var method: String? { blocks[blocks.count - 1].method }

  /// Notes that a property that is nil is checked here.
  mutating func protect(by check: Check) {
    if condition != .none { isConditionProtected = true }
    if condition == .none || check == .isNil { blocks[blocks.count - 1].isProtected = true }
  }

  /// Goes on behind a token.
  mutating func pass(_ position: Int, in outline: SourceOutline) {
    switch outline[position].kind {
    case .sign(UInt8(ascii: "(")): parentheses += 1
    case .sign(UInt8(ascii: ")")): parentheses = max(0, parentheses - 1)
    case .sign(UInt8(ascii: "{")): open()
    case .sign(UInt8(ascii: "}")): if blocks.count > 1 { blocks.removeLast() }
    // A member or a label may have the name of a keyword.
    case .word where !outline.isSign(position - 1, "."): passWord(position, in: outline)
    default: break
    }
  }

  private mutating func open() {
    let block = blocks[blocks.count - 1]
    blocks.append(Block(isProtected: isProtected || isHiddenInNextBlock, method: block.method ?? nextMethod))
    (nextMethod, isInSignature, isHiddenInNextBlock) = (nil, false, false)
    guard condition == .block, parentheses == 0 else { return }
    (condition, isConditionProtected) = (.none, false)
  }

  private mutating func passWord(_ position: Int, in outline: SourceOutline) {
    if outline.isWord(position, anyOf: ["if", "while"]) {
      (condition, isConditionProtected, parentheses) = (.block, false, 0)
    } else if outline.isWord(position, "guard") {
      (condition, isConditionProtected, parentheses) = (.otherwise, false, 0)
    } else if condition == .otherwise, parentheses == 0, outline.isWord(position, "else") {
      if isConditionProtected { blocks[blocks.count - 1].isProtected = true }
      (condition, isConditionProtected) = (.none, false)
    } else if outline.isWord(position, "init") {
      (isInSignature, parentheses) = (true, 0)
    } else if outline.isWord(position, "func") {
      (isInSignature, parentheses) = (true, 0)
      nextMethod = outline.ownMethod(declaredAt: position)
    }
  }
}

// MARK: - What stands before a word

extension SourceOutline {
  /// How many tokens before a declaration may be its modifiers and attributes.
  private static let mostModifiers = 8

  /// Whether one of the tokens before a declaration is one of some words.
  func hasModifier(_ position: Int, anyOf words: [StaticString]) -> Bool {
    (1...Self.mostModifiers).contains { isWord(position - $0, anyOf: words) }
  }

  /// Whether a word is the name of a new variable.
  func isNew(_ position: Int) -> Bool { isWord(position - 1, anyOf: ["let", "var"]) }

  /// Whether a word stands alone, or behind `self`.
  func isOwnMember(_ position: Int) -> Bool { !isSign(position - 1, ".") || distanceToSelf(position) != nil }

  /// Whether a condition gives a variable what a word stands for: `let view = word`.
  func isBound(_ position: Int) -> Bool {
    let start = isSign(position - 1, ".") ? position - (distanceToSelf(position) ?? 0) : position
    guard isSign(start - 1, "=") else { return false }
    return (3...(Self.mostModifiers - position + start)).contains { isWord(start - $0, anyOf: ["let", "var"]) }
  }

  private func distanceToSelf(_ position: Int) -> Int? {
    if isWord(position - 2, "self") { return 2 }
    return (isSign(position - 2, "?") || isSign(position - 2, "!")) && isWord(position - 3, "self") ? 3 : nil
  }

  /// The name of the method that a `func` declares; nil if UIKit may call it. The methods of delegates have no label for the
  /// sender, which comes first.
  func ownMethod(declaredAt position: Int) -> String? {
    guard !hasModifier(position, anyOf: ["override", "objc", "IBAction", "IBSegueAction"]),
      let name = word(position + 1), isSign(position + 2, "("), self[position + 3].kind != .end,
      !isWord(position + 3, "_")
    else { return nil }
    return name
  }
}
