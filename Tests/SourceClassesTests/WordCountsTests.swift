import Testing

@testable import Project

/// How often words occur in files.
@Suite struct WordCountsTests {
  private func counts(of words: Set<String>, in texts: String...) -> WordCounts {
    var counts = WordCounts(words)
    for text in texts { counts.add(Array(text.utf8)) }
    return counts
  }

  @Test func occurrencesInAllFilesCount() {
    let counts = counts(of: ["badge", "cell"], in: "badge(badge) // a badge", "\"badge\" cell")
    #expect(counts["badge"] == 4)
    #expect(counts["cell"] == 1)
  }

  @Test func partsOfWordsAndOtherWordsDoNotCount() {
    let counts = counts(of: ["badge", "cell"], in: "badges my_badge Badge other")
    #expect(counts["badge"] == 0)
    #expect(counts["other"] == 0)
  }

  @Test func amongManyWordsEachKeepsItsCount() {
    let words = (0..<2_000).map { "word\($0)" }
    let counts = counts(of: Set(words), in: (0..<9_000).map { "word\($0 / 2)" }.joined(separator: " "))
    #expect(words.allSatisfy { counts[$0] == 2 })
    #expect(counts["word2000"] == 0)
  }
}
