import Testing

@testable import Project

/// Words among the words of a file.
@Suite struct WordSetTests {
  private func occurs(_ words: [String], in text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { WordSet(words).occurs(in: $0) }
  }

  @Test(arguments: ["badge", "a badge", "badge()", "(Cells.badge)", "// badge\n", "\"badge\""])
  func wordsOccurWhereverTheyStand(_ text: String) {
    #expect(occurs(["badge"], in: text))
    #expect(occurs(["other", "badge"], in: text))
  }

  @Test(arguments: ["", " ", "badges", "my_badge", "bädge", "Badge", "bad ge"])
  func partsOfWordsAreNone(_ text: String) {
    #expect(!occurs(["badge"], in: text))
  }

  @Test func manyWordsAreToldApart() {
    let words = (0..<2_000).map { "word\($0)" }
    #expect(occurs(words, in: "word1999"))
    #expect(!occurs(words, in: (2_000..<9_000).map { "word\($0)" }.joined(separator: " ")))
  }

  @Test func noWordsOccurNowhere() {
    #expect(!occurs([], in: "badge"))
  }
}
