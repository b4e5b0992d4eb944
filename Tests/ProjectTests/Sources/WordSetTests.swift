import Testing

@testable import Project

/// Words among the words of a file.
@Suite struct WordSetTests {
  private func occurs(_ words: [String], in text: String) -> Bool {
    WordSet(words).occurs(in: Array(text.utf8))
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

  private func counts(of words: Set<String>, in text: String) -> (String) -> Int {
    let counts = WordSet(words).counts(in: Array(text.utf8))
    return { counts[NameHash.exact($0.utf8)] ?? 0 }
  }

  @Test func allOccurrencesCount() {
    let counts = counts(of: ["badge", "cell"], in: "badge(badge) // a badge\n\"badge\" cell")
    #expect(counts("badge") == 4)
    #expect(counts("cell") == 1)
  }

  @Test func partsOfWordsAndOtherWordsDoNotCount() {
    let counts = counts(of: ["badge", "cell"], in: "badges my_badge Badge other")
    #expect(counts("badge") == 0)
    #expect(counts("other") == 0)
  }

  @Test func amongManyWordsEachKeepsItsCount() {
    let words = (0..<2_000).map { "word\($0)" }
    let counts = counts(of: Set(words), in: (0..<9_000).map { "word\($0 / 2)" }.joined(separator: " "))
    #expect(words.allSatisfy { counts($0) == 2 })
    #expect(counts("word2000") == 0)
  }
}
