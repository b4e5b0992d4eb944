import Testing

@testable import NibDecoder

/// Numbers as documents write them take a short way; it ends where the long one does.
@Suite struct PlainDecimalTests {
  @Test func shortWayEndsWhereTheLongOneDoes() throws {
    var state: UInt64 = 1
    /// Xorshift: the same numbers on every machine.
    func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for _ in 0..<2000 {
      let digits = (0...number(below: 17)).map { _ in String(number(below: 10)) }.joined()
      let point = digits.index(digits.startIndex, offsetBy: number(below: digits.count))
      let sign = ["-", ""][number(below: 2)]
      for text in [sign + digits, sign + digits[..<point] + "." + digits[point...]] {
        try expectWellFormed("<box spacing='\(text)'/>", Double(text)) { $0.decodeDouble(forKey: "spacing") }
      }
    }
  }

  @Test func zeroKeepsItsSign() throws {
    try expectWellFormed("<box spacing='-0.0'/>", FloatingPointSign.minus) {
      $0.decodeDouble(forKey: "spacing").map(\.sign)
    }
  }

  @Test(arguments: [".", "-", "--5", "1.2.3", "5-"])
  func whatIsNoNumberTakesNoWay(text: String) throws {
    try expectMalformed(
      "<box>\n  <real key='spacing' value='⟦\(text)⟧'/></box>", "malformed-value",
      "malformed spacing \"\(text)\"; expected a number"
    ) { $0.decodeDouble(forKey: "spacing") }
  }
}
