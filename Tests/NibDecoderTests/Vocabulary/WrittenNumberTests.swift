import Testing

@testable import NibDecoder

/// Numbers are read as Interface Builder's scanner reads them.
@Suite struct WrittenNumberTests {
  @Test(arguments: [("8", 8), (" 8", 8), ("8 ", 8), ("\n\t-0.5\n", -0.5), ("1e3", 1000)])
  func whiteSpaceAroundANumberIsSkipped(text: String, number: Double) {
    #expect(Double(written: text) == number)
  }

  @Test(arguments: ["", " ", "8 8", "- 8", "8pt", "nan", "inf", "1e999"]) func otherTextIsNoNumber(text: String) {
    #expect(Double(written: text) == nil)
  }

  @Test func wholeNumbersLikewise() {
    #expect(Int(written: " -3 ") == -3)
    #expect(Int(written: "3 3") == nil && Int(written: "1.5") == nil && Int(written: "") == nil)
  }

  @Test(arguments: [("16:9", 16.0 / 9), ("3: 2", 1.5), (" 3 : 2 ", 1.5), ("1 / 4", 0.25), (" 0.5", 0.5)])
  func whiteSpaceInARatioIsSkipped(text: String, ratio: Double) {
    #expect(Double(writtenRatio: text) == ratio)
  }

  @Test(arguments: ["", ":", "3:", ":2", "1:0", "0:0", "1:2:3", "1::3", "3 2", "a:b"])
  func otherTextIsNoRatio(text: String) {
    #expect(Double(writtenRatio: text) == nil)
  }
}
