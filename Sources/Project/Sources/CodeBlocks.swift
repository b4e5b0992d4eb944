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
