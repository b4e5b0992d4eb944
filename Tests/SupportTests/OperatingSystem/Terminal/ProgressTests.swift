import Testing

@testable import Support

/// The words about how far a run is.
@Suite struct ProgressTests {
  private func text(_ progress: Progress) -> String? { progress.text.map { String(decoding: $0.bytes, as: UTF8.self) } }

  @Test func projectIsReadBeforeDocumentsAreKnown() {
    #expect(text(Progress()) == "reading the project")
  }

  @Test func documentsAreCounted() {
    var progress = Progress(total: 125)
    #expect(text(progress) == "0 of 125 documents")
    for _ in 0..<12 { progress.advance() }
    #expect(text(progress) == "12 of 125 documents")
  }

  @Test func variantsOfADocumentAreCountedUntilItIsDone() {
    var progress = Progress(total: 2)
    progress.part = Progress.Part(path: "App/Main.storyboard", done: 340, total: 1440)
    #expect(text(progress) == "0 of 2 documents, Main.storyboard: 340 of 1440 variants")
    progress.advance()
    #expect(text(progress) == "1 of 2 documents")
  }

  @Test func singleDocumentIsNotCounted() {
    var progress = Progress(total: 1)
    #expect(text(progress) == nil)
    progress.part = Progress.Part(path: "Main.storyboard", done: 1, total: 1)
    #expect(text(progress) == nil)
    progress.part = Progress.Part(path: "Main.storyboard", done: 3, total: 40)
    #expect(text(progress) == "Main.storyboard: 3 of 40 variants")
  }

  @Test func namesAreShortAndInert() {
    var progress = Progress(total: 1)
    progress.part = Progress.Part(path: "a/\u{1B}]0;\n" + String(repeating: "x", count: 500), done: 3, total: 40)
    let text = text(progress)
    #expect(text?.hasPrefix("\\u{1b}]0;\\n") == true, "\(text ?? "")")
    #expect((text?.count ?? 0) < 80)
  }
}
