import Foundation
import TestSupport
import Testing

@testable import Support

/// The documents that paths of a command line stand for.
@Suite struct InputFilesTests {
  private func found(_ files: [String], _ paths: [String] = [""]) throws -> [String] {
    let folder = try TestFolder(Dictionary(files.map { ($0, "") }) { first, _ in first })
    let root = folder.url.path
    return InputFiles.find(paths.map { $0.isEmpty ? root : "\(root)/\($0)" }).files.map {
      $0.path.replacing(root + "/", with: "")
    }
  }

  @Test func foldersAreSearchedForDocuments() throws {
    #expect(try found(["a.xib", "B/c.storyboard", "d.xml", "e.swift"]) == ["B/c.storyboard", "a.xib"])
  }

  @Test func nothingFoundIsAFailure() throws {
    let folder = try TestFolder(["a.swift": "", "b/c.xib": ""])
    let root = folder.url.path
    #expect(
      InputFiles.find([root + "/a"]).required(in: [root + "/a"]).failures == [])
    try FileManager.default.createDirectory(atPath: root + "/d", withIntermediateDirectories: true)
    let none = InputFiles.find([root + "/d"]).required(in: ["d"])
    #expect(none.failures == ["d: error: no documents found; looked for .storyboard and .xib files"])
    #expect(InputFiles.find([root]).required(in: [root]).failures == [])
    #expect(InputFiles.find([]).required(in: []).failures == [])
  }

  @Test func contentDecidesAboutSomeFiles() throws {
    let folder = try TestFolder(["a.xml": "yes", "b.xml": "no", "c.txt": "yes", "d.xib": "no"])
    let wanted = WantedFiles.documents.or("others", extension: "xml") { $0.starts(with: "yes".utf8) }
    let found = InputFiles.find([folder.url.path], wanted: wanted)
    #expect(found.files.map { $0.path.suffix(5) } == ["a.xml", "d.xib"])
  }

  @Test func noMoreOfAFileIsReadThanTells() throws {
    let long = String(repeating: " ", count: 100_000)
    let folder = try TestFolder(["a.xml": "\(long)yes", "b.xml": "\(long)no", "c.xml": "no\(long)yes", "d.xml": long])
    let seen = Locked<[Int]>([])
    let wanted = WantedFiles.documents.or("others", extension: "xml") { start in
      seen.withLock { $0.append(start.count) }
      return start.first { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "y") }
    }
    let found = InputFiles.find([folder.url.path], wanted: wanted)
    #expect(found.files.map { $0.path.suffix(5) } == ["a.xml"])
    #expect(found.unrecognized.map { $0.suffix(5) } == ["b.xml", "c.xml", "d.xml"])
    // Three steps for each long start, and one for the other.
    #expect(seen.withLock { $0.count } == 10)
  }

  @Test func foldersNamedLikeDocumentsAreSearched() throws {
    #expect(try found(["a.xib/b.xib", "c.storyboard/d.xib/e.xib"]) == ["a.xib/b.xib", "c.storyboard/d.xib/e.xib"])
  }

  @Test func linkNamedLikeADocumentMayLeadToAFolder() throws {
    let folder = try TestFolder([".hidden/a.xib": "", "b.xib": ""])
    let link = folder.url.path + "/m.xib"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".hidden")
    let found = InputFiles.find([folder.url.path])
    #expect(found.files.map { $0.path.suffix(5) } == ["b.xib"])
    #expect(found.failures == [])
    // The hidden folder is searched anyway.
    #expect(found.skippedDocuments().map { $0.path.suffix(13) } == [".hidden/a.xib"])
    let other = try TestFolder(["c.xib": ""])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.url.path)
    #expect(InputFiles.find([folder.url.path]).failures.count == 1)
  }

  @Test func linksOutOfTheProjectAreNotLookedInto() throws {
    let other = try TestFolder(["a.xml": "yes"])
    let folder = try TestFolder([:])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/b.xml", withDestinationPath: other.url.path + "/a.xml")
    let wanted = WantedFiles.documents.or("others", extension: "xml") { $0.starts(with: "yes".utf8) }
    #expect(InputFiles.find([folder.url.path], wanted: wanted).files.isEmpty)
    #expect(InputFiles.find([folder.url.path], wanted: wanted, isConfined: false).files.count == 1)
  }

  @Test func suffixesAreFoundInAnyCase() throws {
    #expect(try found(["a.XIB", "b.Storyboard", "xib", "c.xib.txt"]) == ["a.XIB", "b.Storyboard"])
  }

  /// By bytes: capitals come first.
  @Test func documentsAreInTheOrderOfTheirNames() throws {
    #expect(try found(["b.xib", "a.xib", "C.xib", "a/z.xib"]) == ["C.xib", "a/z.xib", "a.xib", "b.xib"])
  }

  /// A name is what its bytes are: U+0600 joins the dot that follows.
  @Test func suffixesAreFoundByteByByte() throws {
    #expect(try found(["a\u{600}.xib", "b\u{D4E}.storyboard", "c\u{110BD}.xib"]).count == 3)
  }

  @Test func hiddenFilesAndFoldersAreSkippedAndCounted() throws {
    let names = [
      ".a.xib", ".build/b.xib", ".build/c/d.storyboard", ".git/e.xib", "A/.f/g.xib", "h.xib", ".build/i.txt",
    ]
    #expect(try found(names) == ["h.xib"])
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let root = folder.url.path
    let skipped = InputFiles.find([root]).skippedDocuments()
    #expect(
      skipped.map { $0.path.replacing(root + "/", with: "") }
        == [".a.xib", ".build/b.xib", ".build/c/d.storyboard", "A/.f/g.xib"])
    #expect(
      SkippedDocument.lines(about: skipped).map { $0.replacing(root + "/", with: "") } == [
        "1 document skipped: .a.xib; name it to include the document, or exclude it in the configuration",
        "2 documents skipped: in .build; name it to include them, or exclude it in the configuration",
        "1 document skipped: in A/.f; name it to include the document, or exclude it in the configuration",
      ])
    #expect(InputFiles.find(["\(root)/.build"]).files.count == 2)
    #expect(InputFiles.find(["\(root)/.build"]).skippedDocuments().isEmpty)
  }

  /// Xcode copies the documents into the folder that it exports for translators.
  @Test func exportedLocalizationsAreSkippedAndCounted() throws {
    let copy = "de.xcloc/Source Contents/App/Main.storyboard"
    #expect(try found([copy, "App/Main.storyboard", "xcloc/A.xib"]) == ["App/Main.storyboard", "xcloc/A.xib"])
    let folder = try TestFolder([copy: ""])
    let root = folder.url.path
    #expect(InputFiles.find([root]).skippedDocuments().map(\.place) == ["\(root)/de.xcloc"])
    #expect(InputFiles.find(["\(root)/de.xcloc"]).files.count == 1)
  }

  @Test func manyPlacesAreSummedUp() {
    let skipped = (1...9).map { SkippedDocument(path: ".\($0)/a.xib", place: ".\($0)") }
    #expect(SkippedDocument.lines(about: skipped).count == 6)
    #expect(SkippedDocument.lines(about: skipped).last == "4 documents skipped in 4 other places")
    #expect(SkippedDocument.lines(about: []) == [])
  }

  @Test func assetCatalogsAreSearched() throws {
    #expect(try found(["Images.xcassets/a.imageset/a.xib", "Images/b.xib"]).count == 2)
    let fonts = try TestFolder(["Data.xcassets/a.dataset/a.ttf": ""])
    #expect(InputFiles.find([fonts.url.path], wanted: .files(["ttf"])).files.count == 1)
  }

  @Test func namedFilesAreTakenAsTheyAre() throws {
    #expect(try found(["a.txt", ".b.xib"], ["a.txt", ".b.xib", "none.xib"]) == ["a.txt", ".b.xib", "none.xib"])
  }

  @Test func standardInputIsNoFolder() {
    #expect(InputFiles.find(["-"]).files.map(\.path) == ["-"])
  }

  @Test func folderNamedLikeADocumentIsReportedNotSearched() throws {
    #expect(try found(["a.xib/b.xib", "c.xib"]).contains("c.xib"))
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TestFolder(["A/a.xib": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "B").path, withDestinationPath: "A")
    #expect(InputFiles.find([folder.url.path]).files.map(\.path) == [folder.url.path + "/A/a.xib"])
    // Unless it is named.
    #expect(InputFiles.find([folder.url.path + "/B"]).files.count == 1)
  }

  /// A document that is reached only through a link would be looked at by nobody.
  @Test func documentsBehindLinksToOtherFoldersAreSkippedAndCounted() throws {
    let folder = try TestFolder([".git/HEAD": "", "App/a.xib": "", "Shared/b.xib": "", ".ui/c.xib": ""])
    let root = folder.url.path
    for (name, target) in [("App/shared", "../Shared"), ("App/again", "../Shared"), ("App/own", ".")] {
      try FileManager.default.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let app = InputFiles.find([root + "/App"])
    #expect(app.files.map(\.path) == [root + "/App/a.xib"])
    #expect(app.skippedDocuments().map(\.path) == [root + "/App/again/b.xib"])
    // From the top, the same document is found by its own path.
    #expect(InputFiles.find([root]).skippedDocuments().map(\.path) == [root + "/.ui/c.xib"])
  }

  @Test func linkOutOfTheFolderIsReported() throws {
    let outside = try TestFolder(["a.xib": ""])
    let folder = try TestFolder(["b.xib": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "c.xib").path, withDestinationPath: outside.url.path + "/a.xib")
    let files = InputFiles.find([folder.url.path])
    #expect(files.files.map(\.path) == [folder.url.path + "/b.xib"])
    #expect(files.failures.count == 1)
    #expect(files.failures.first?.hasSuffix("; name the file to read it") == true)
    #expect(InputFiles.find([folder.url.path], isConfined: false).files.count == 2)
  }

  @Test func pipeIsReported() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.url.path + "/a.xib", 0o600) == 0)
    let files = InputFiles.find([folder.url.path])
    #expect(files.files.isEmpty)
    #expect(files.failures == ["\(folder.url.path)/a.xib: error: cannot be read: not a regular file"])
  }

  @Test func otherSuffixesCanBeSearched() throws {
    let folder = try TestFolder(["a.ttf": "", "b.xib": ""])
    #expect(
      InputFiles.find([folder.url.path], wanted: .files(["ttf"])).files.map(\.path) == [folder.url.path + "/a.ttf"])
  }

  @Test func filesCanBeLeftOut() throws {
    let folder = try TestFolder(["a.xib": "", "b.xib": "", "c.xib": ""])
    var files = InputFiles.find([folder.url.path])
    files.keepPositions { $0 != 1 }
    #expect(files.files.map { $0.path.suffix(5) } == ["a.xib", "c.xib"])
    files.keep { $0.path.hasSuffix("c.xib") }
    #expect(files.files.map { $0.path.suffix(5) } == ["c.xib"])
  }
}

/// Reading one file.
@Suite struct InputFileTests {
  @Test func contentIsRead() throws {
    let folder = try TestFolder(["a.xib": "<a/>"])
    #expect(try InputFile(path: folder.url.path + "/a.xib").read().get() == Array("<a/>".utf8))
  }

  @Test(arguments: [
    ("none.xib", "none.xib: error: cannot be read: No such file or directory"),
    ("", ": error: cannot be read: Is a directory"),
    (
      "pipe", "pipe: error: cannot be read: not a regular file; name - and redirect standard input to read it"
    ),
  ])
  func failureHasPathAndReason(name: String, message: String) throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.url.path + "/pipe", 0o600) == 0)
    let path = name.isEmpty ? folder.url.path : "\(folder.url.path)/\(name)"
    guard case .failure(let failure) = InputFile(path: path).read() else {
      Issue.record("\(path) was read")
      return
    }
    #expect(failure.message.hasSuffix(message))
  }

  @Test func longFileIsReadUpToMoreThanTheLimit() throws {
    let folder = try TestFolder(["a.xib": String(repeating: "a", count: 5000)])
    let bytes = try InputFile(path: folder.url.path + "/a.xib").read(limit: 10).get()
    #expect(bytes.count > 10 && bytes.count < 5000)
  }
}
