import Testing

@testable import Deflate

@Suite struct DeflateTests {
  private static func expectSame(_ bytes: [UInt8]) throws {
    let inflated = try #require(Inflate(Deflate.compress(bytes)))
    #expect(inflated.output == bytes)
  }

  /// Numbers that look random and are the same on every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 ^ state << 31
    }
  }

  @Test(arguments: ["", "a", "ab", "abc", "aaaa", "abcabcabcabc", "Grüße, 世界"])
  func shortTextsComeBack(_ text: String) throws { try Self.expectSame(Array(text.utf8)) }

  @Test func everyByteComesBack() throws { try Self.expectSame((0...255).flatMap { [UInt8($0), UInt8(255 - $0)] }) }

  @Test(arguments: [3, 4, 10, 11, 257, 258, 259, 260, 516, 517, 70_000])
  func runsOfEveryLengthComeBack(_ count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    try Self.expectSame(bytes)
    if count > 500 { #expect(Deflate.compress(bytes).count < 400) }
  }

  @Test(arguments: [1, 2, 5, 255, 256, 257, 4_096, 32_767, 32_768, 32_769])
  func repetitionsAtEveryDistanceComeBack(_ distance: Int) throws {
    var generator = Generator(state: UInt64(distance))
    let bytes = (0..<distance).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try Self.expectSame(bytes + bytes.prefix(300) + bytes)
  }

  @Test(arguments: 1...20) func textOfRareAndFrequentBytesComesBack(_ seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    let bytes = (0..<20_000).map { _ in
      let limit: UInt64 = 1 << UInt64.random(in: 1...40, using: &generator)
      return UInt8(UInt64.random(in: 1..<limit, using: &generator).leadingZeroBitCount)
    }
    try Self.expectSame(bytes)
  }

  @Test func frequenciesLikeFibonacciNumbersKeepCodesShort() {
    var frequencies = [1, 1]
    while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    for limit in [7, 9, 15] {
      let lengths = HuffmanCode(frequencies, limit: limit).lengths.map(Int.init)
      #expect(lengths.allSatisfy { (1...limit).contains($0) })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
    }
  }

  @Test func markupTakesATenth() {
    let line = "<view contentMode=\"scaleToFill\" id=\"ojX-nM-dyN\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\"/></view>\n"
    let bytes = Array(String(repeating: line, count: 200).utf8)
    #expect(Deflate.compress(bytes).count * 10 < bytes.count)
  }

  @Test func damagedDataIsNotTakenForGood() {
    let bytes = Deflate.compress(Array("some text, some text".utf8))
    #expect(Inflate(Array(bytes.dropLast(3)))?.output == nil)
    #expect(Inflate([0xFF] + bytes)?.output == nil)
  }
}
