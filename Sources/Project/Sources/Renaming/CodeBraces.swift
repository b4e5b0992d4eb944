import Support

/// The braces of a source file, with the types whose bodies they are. An Objective-C class has none; it reaches to its `@end`.
struct CodeBraces {
  /// The bytes between a pair of braces.
  struct Block {
    let range: Range<Int>
    /// The type whose body it is; nil for other code.
    let type: String?
    /// The position of the block around it.
    let parent: Int?
  }

  /// In the order of their starts.
  private(set) var blocks: [Block] = []

  init(_ outline: SourceOutline) {
    var builder = Builder(end: outline.bytes.count)
    for position in outline.tokens { builder.pass(position, in: outline) }
    blocks = builder.blocks
  }

  /// The innermost block around an offset.
  func innermost(at offset: Int) -> Int? {
    let next = blocks.partitioningIndex { $0.range.lowerBound > offset }
    var candidate: Int? = next > 0 ? next - 1 : nil
    while let block = candidate, blocks[block].range.upperBound <= offset { candidate = blocks[block].parent }
    return candidate
  }

  /// The type in whose body an offset is, however deep in its methods.
  func type(at offset: Int) -> String? {
    var block = innermost(at: offset)
    while let place = block, blocks[place].type == nil { block = blocks[place].parent }
    return block.flatMap { blocks[$0].type }
  }

  /// Whether an offset is in a type's body and in none of its methods.
  func isMember(at offset: Int) -> Bool { innermost(at: offset).map { blocks[$0].type != nil } ?? false }

  /// The first block that opens behind an offset.
  func next(after offset: Int) -> Range<Int>? {
    let place = blocks.partitioningIndex { $0.range.lowerBound > offset }
    return place < blocks.count ? blocks[place].range : nil
  }

  private struct Builder {
    let end: Int
    private(set) var blocks: [Block] = []
    private var open: [Int] = []
    /// The type that the next brace belongs to.
    private var pending: String?

    init(end: Int) { self.end = end }

    mutating func pass(_ position: Int, in outline: SourceOutline) {
      let token = outline[position]
      switch token.kind {
      case .sign(UInt8(ascii: "{")): begin(pending, at: token.range.upperBound)
      case .sign(UInt8(ascii: "}")): close(at: token.range.lowerBound)
      case .word where outline.language == .objectiveC: passDirective(position, in: outline)
      case .word where Self.isType(position, in: outline):
        var cursor = TokenCursor(outline, at: position + 2)
        pending = cursor.members().last ?? outline.word(position + 1)
      default: break
      }
    }

    /// `class Badge`, not `class func`.
    private static func isType(_ position: Int, in outline: SourceOutline) -> Bool {
      outline.isWord(position, anyOf: ["class", "struct", "enum", "extension", "actor", "protocol"])
        && !outline.isSign(position - 1, ".") && outline[position + 1].kind == .word
        && !outline.isMember(behindClass: position + 1)
    }

    private mutating func passDirective(_ position: Int, in outline: SourceOutline) {
      guard outline.isSign(position - 1, "@") else { return }
      if outline.isWord(position, "end") {
        while let block = open.last {
          close(at: outline[position].range.lowerBound)
          if blocks[block].type != nil { break }
        }
      } else if outline.isWord(position, anyOf: ["interface", "implementation", "protocol"]),
        let name = outline.word(position + 1), !outline.isSign(position + 2, ";"), !outline.isSign(position + 2, ",")
      {
        begin(name, at: outline[position + 1].range.upperBound)
      }
    }

    private mutating func begin(_ type: String?, at offset: Int) {
      blocks.append(Block(range: offset..<end, type: type, parent: open.last))
      open.append(blocks.count - 1)
      pending = nil
    }

    private mutating func close(at offset: Int) {
      guard let last = open.popLast() else { return }
      let block = blocks[last]
      blocks[last] = Block(
        range: block.range.lowerBound..<max(block.range.lowerBound, offset), type: block.type, parent: block.parent)
      pending = nil
    }
  }
}
