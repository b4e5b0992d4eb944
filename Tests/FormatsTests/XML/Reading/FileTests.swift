import Foundation
import TestSupport
import Testing

@testable import Formats

/// Documents that are read from files, whatever they describe.
@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.xml")
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  @Test(arguments: [
    "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"><scenes/></document>",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
    "<svg><g/></svg>",
  ])
  func everyKindOfDocumentIsRead(text: String) throws {
    try withFile(text) { path in
      let tree = try XMLTree(contentsOf: path)
      #expect(tree.source.path == path)
      #expect(tree.source.text(in: tree.range(of: tree.root)) == text)
      #expect(Array(tree.children(of: tree.root)).count == 1)
    }
  }

  @Test func longFileIsReadWhole() throws {
    let text = "<a>" + String(repeating: "<b/>", count: 100_000) + "</a>"
    let count = try withFile(text) { try Array(XMLTree(contentsOf: $0).nodes(in: ElementIndex(rawValue: 0))).count }
    #expect(count == 100_000)
  }

  @Test func missingFileIsNamed() {
    let path = folder.appending(path: "missing.xib").path
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(contentsOf: path) }
    #expect(error.map { "\($0)" } == "\(path): cannot be read: No such file or directory")
  }

  @Test func folderIsNotRead() {
    let path = FileManager.default.temporaryDirectory.path
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(contentsOf: path) }
    #expect(error.map { "\($0)" } == "\(path): cannot be read: Is a directory")
  }

  @Test func deviceIsNotRead() {
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(contentsOf: "/dev/zero") }
    #expect(error.map { "\($0)" } == "/dev/zero: cannot be read: not a regular file")
  }
}
