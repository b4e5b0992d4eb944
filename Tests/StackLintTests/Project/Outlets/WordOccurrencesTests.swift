import Testing

@testable import StackLint
@testable import Support

@Suite("Words of the sources that two states of a project have in common")
struct WordOccurrencesTests {
  private let reads = Locked<[String]>([])

  private func read(_ contents: [String: String]) -> @Sendable (String) -> [UInt8]? {
    { [reads] path in
      reads.withLock { $0.append(path) }
      return contents[path].map { Array($0.utf8) }
    }
  }

  @Test("Sources are read once for the same words")
  func countsAreKept() {
    let occurrences = WordOccurrences()
    let read = read(["A.swift": "show() // show", "B.swift": "hide()"])
    let paths = ["A.swift", "B.swift"]
    #expect(occurrences.counts(of: ["show", "hide"], in: paths, read: read)["show"] == 2)
    #expect(occurrences.counts(of: ["hide"], in: paths, read: read)["hide"] == 1)
    #expect(reads.withLock(\.self).sorted() == paths)
    #expect(occurrences.counts(of: ["reload"], in: paths, read: read)["reload"] == 0)
    #expect(reads.withLock(\.count) == 4)
  }

  @Test("Other sources are counted anew")
  func otherSourcesAreCounted() {
    let occurrences = WordOccurrences()
    let read = read(["A.swift": "show()", "B.swift": "show()"])
    #expect(occurrences.counts(of: ["show"], in: ["A.swift"], read: read)["show"] == 1)
    #expect(occurrences.counts(of: ["show"], in: ["A.swift", "B.swift"], read: read)["show"] == 2)
  }

  @Test("A word that only an edited source repeats occurs once in the other state")
  func editedSourcesAreCountedByThemselves() throws {
    let occurrences = WordOccurrences()
    let common = ["A.swift": "func show() {}"]
    let states = ["func other() { show() }", "func other() {}"].map { common.merging(["B.swift": $0]) { $1 } }
    let found = try states.map { contents in
      let files = ProjectFiles(contents)
      let sources = try files.paths.map { try #require(files.summary(ofPath: $0)?.source) }
      let state = SourceFiles(sources, read: files.read, occurrences: occurrences, edited: ["B.swift"])
      return state.wordsThatOccurOnce(among: ["show"])
    }
    #expect(found == [[], ["show"]])
  }
}
