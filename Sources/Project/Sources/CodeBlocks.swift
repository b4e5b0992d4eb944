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

  mutating func pass(_ token: SourceToken, _ before: RecentTokens, _ tokens: SourceTokenizer) {
    switch token.kind {
    case .sign(UInt8(ascii: "(")): parentheses += 1
    case .sign(UInt8(ascii: ")")): parentheses = max(0, parentheses - 1)
    case .sign(UInt8(ascii: "{")): open()
    case .sign(UInt8(ascii: "}")): if blocks.count > 1 { blocks.removeLast() }
    case .word: passWord(token, before, tokens)
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

  private mutating func passWord(_ token: SourceToken, _ before: RecentTokens, _ tokens: SourceTokenizer) {
    // A member or a label may have the name of a keyword.
    guard before[1] != "." else { return }
    if tokens.isWord(token, "if") || tokens.isWord(token, "while") {
      (condition, isConditionProtected, parentheses) = (.block, false, 0)
    } else if tokens.isWord(token, "guard") {
      (condition, isConditionProtected, parentheses) = (.otherwise, false, 0)
    } else if condition == .otherwise, parentheses == 0, tokens.isWord(token, "else") {
      if isConditionProtected { blocks[blocks.count - 1].isProtected = true }
      (condition, isConditionProtected) = (.none, false)
    } else if tokens.isWord(token, "init") {
      (isInSignature, parentheses) = (true, 0)
    } else if tokens.isWord(token, "func") {
      (isInSignature, parentheses) = (true, 0)
      nextMethod = Self.method(before, tokens)
    }
  }

  /// The name of the method that is declared here; nil if UIKit may call it. The methods of delegates have no label for
  /// the sender, which comes first.
  static func method(_ before: RecentTokens, _ tokens: SourceTokenizer) -> String? {
    var rest = tokens
    guard !before.contains(anyOf: ["override", "objc", "IBAction", "IBSegueAction"]), let name = rest.next(),
      name.kind == .word, rest.skip("("), let label = rest.next(), !rest.isWord(label, "_")
    else { return nil }
    return rest.text(name)
  }
}
