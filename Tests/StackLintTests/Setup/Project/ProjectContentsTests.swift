import Testing

@testable import StackLint
@testable import Support

/// What two states of a project share.
@Suite struct ProjectContentsTests {
  /// Files in memory that note which of them are read.
  private func files(_ contents: [String: String], _ reads: Locked<[String]>) -> ProjectFiles {
    ProjectFiles(paths: contents.keys.sorted()) { path in
      reads.withLock { $0.append(path) }
      return contents[path].map { Array($0.utf8) }
    }
  }

  private static let sources = ["A.swift": "class A {}", "B.swift": "class B {}", "C.m": "@implementation C @end"]

  @Test func filesAreReadAsFarAsThereIsNeed() {
    let reads = Locked<[String]>([])
    _ = ProjectContents(files(Self.sources, reads), needs: .assets)
    #expect(reads.withLock(\.self) == [])
    _ = ProjectContents(files(Self.sources, reads), needs: .sources)
    #expect(reads.withLock(\.self).sorted() == ["A.swift", "B.swift", "C.m"])
  }

  @Test func onlyFilesThatDifferAreReadAgain() {
    let contents = ProjectContents(files(Self.sources, Locked([])), needs: .sources)
    let reads = Locked<[String]>([])
    let old = files(["A.swift": "class A {}", "B.swift": "class Old {}", "D.swift": "class D {}"], reads)
    _ = contents.replacing(["B.swift", "D.swift"], with: old).index()
    #expect(reads.withLock(\.self).sorted() == ["B.swift", "D.swift"])
  }

  @Test func statesWithOtherSourcesShareWhatTheFilesSay() {
    let project = Self.sources.merging(["Podfile": "pod 'Cards'", "Card.xib": "<document/>"]) { $1 }
    // Rules about what nothing uses read the texts of all sources.
    let needs = ProjectNeeds.all.subtracting(.usage)
    let contents = ProjectContents(files(project, Locked([])), needs: needs)
    let reads = Locked<[String]>([])
    let old = files(project.merging(["B.swift": "class B { func old() {} }"]) { $1 }, reads)
    _ = contents.replacing(["B.swift"], with: old, areOfSources: true).index()
    #expect(reads.withLock(\.self) == ["B.swift"])
    _ = contents.replacing(["B.swift"], with: old).index()
    #expect(reads.withLock(\.self).contains("Podfile"))
  }
}
