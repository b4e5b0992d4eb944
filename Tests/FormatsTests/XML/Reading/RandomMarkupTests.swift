import Testing

@testable import Formats

/// Ranges in markup that is put together at random, each seed its own document.
@Suite struct RandomMarkupTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyRangeCutsOutWhatWasWritten(seed: UInt64) throws {
    var markup = RandomMarkup(seed: seed)
    markup.writeElement(depth: 0)
    let slices = try Slices(markup.text)
    #expect(slices.tags == markup.tags)
    #expect(slices.attributeNames == markup.attributeNames)
    #expect(slices.rawValues == markup.rawValues)
    #expect(slices.values == markup.values)
    #expect(try XMLTree(text: markup.text).rebuilt == Array(markup.text.utf8))
  }
}

/// Writes a document and remembers what stands in it.
private struct RandomMarkup {
  private(set) var text = ""
  private(set) var tags: [String] = []
  private(set) var attributeNames: [String] = []
  private(set) var rawValues: [String] = []
  private(set) var values: [String] = []
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// Xorshift: the same documents on every machine.
  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return choices[Int(state % UInt64(choices.count))]
  }

  mutating func writeElement(depth: Int) {
    let name = pick(["a", "stackView", "é", "n1-x"])
    let count = pick([0, 1, 2, 5])
    var tag = "<" + name
    for index in 0..<count { tag += pick([" ", "\n  ", "\t", " \r\n "]) + attribute("k\(index)") }
    tag += pick(["", " ", "\n"])
    let isEmpty = depth > 4 || pick([true, false, false])
    tag += isEmpty ? "/>" : ">"
    tags.append(tag)
    text += tag
    guard !isEmpty else { return }
    for _ in 0..<pick([0, 1, 3]) {
      text += pick(["", "\n  ", "text ü", "<!-- <a b='c'> -->", "<![CDATA[<a b=\"]]>", "<?p <a ?>", "&lt;a&gt;"])
      writeElement(depth: depth + 1)
    }
    text += "</\(name)" + pick(["", " ", "\n"]) + ">"
  }

  private mutating func attribute(_ name: String) -> String {
    let quote = pick(["\"", "'"])
    let other = quote == "'" ? "\"" : "'"
    let pieces = [("8", "8"), ("&amp;", "&"), ("🙂é", "🙂é"), ("\n", " "), ("\t", " "), (">", ">"), ("/>", "/>")]
    var raw = ""
    var value = ""
    for _ in 0..<pick([0, 1, 4]) {
      let piece = pick(pieces + [(other, other), ("=", "="), ("&#x41;", "A")])
      raw += piece.0
      value += piece.1
    }
    attributeNames.append(name)
    rawValues.append(raw)
    values.append(value)
    return name + pick(["=", " = ", "=\n"]) + quote + raw + quote
  }
}
