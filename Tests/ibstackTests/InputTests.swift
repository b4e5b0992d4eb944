import Foundation
import TestSupport
import Testing

/// Which documents are read, and in which order.
@Suite struct InputTests {
  private func paths(_ folder: TestFolder, _ arguments: String...) throws -> [String] {
    let run = try ToolRun(["layout", "--format", "csv"] + arguments, in: folder)
    return run.lines.dropFirst().filter { !$0.contains(",view,") }.map { String($0.prefix { $0 != "," }) }
  }

  @Test func folderIsSearchedInTheOrderOfNames() throws {
    let names = ["b.xib", "a/z.storyboard", "a/b/c.xib", "c.xib", "a.xib", "B.xib"]
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ("Sources/\($0)", Fixture.clean) }))
    let expected = ["B.xib", "a/b/c.xib", "a/z.storyboard", "a.xib", "b.xib", "c.xib"].map { "Sources/\($0)" }
    #expect(try paths(folder, "Sources") == expected)
    #expect(try paths(folder, "Sources/a/") == ["Sources/a/b/c.xib", "Sources/a/z.storyboard"])
  }

  @Test func onlyDocumentsOfAFolderAreRead() throws {
    let folder = try TestFolder([
      "a.xib": Fixture.clean, "b.xml": "<plist/>", "c.nib": Fixture.clean, "xib": Fixture.clean,
      ".hidden.xib": Fixture.clean, ".build/d.xib": Fixture.clean,
    ])
    #expect(try paths(folder, ".") == ["a.xib"])
  }

  @Test(arguments: [".", "./", "././", "./a.xib"]) func pathsHaveNoDotBeforeThem(argument: String) throws {
    let folder = try TestFolder(["a.xib": Fixture.clean])
    #expect(try paths(folder, argument) == ["a.xib"])
  }

  @Test func fileThatLooksLikeAnOptionKeepsItsDot() throws {
    let folder = try TestFolder(["-a.xib": Fixture.clean, "-": Fixture.clean])
    #expect(try paths(folder, ".", "./-") == ["./-a.xib", "./-"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TestFolder(["a/a.xib": Fixture.clean])
    let link = folder.url.appending(path: "a/loop")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    #expect(try paths(folder, "a") == ["a/a.xib"])
  }

  @Test func filesAreTakenAsTheyAreGiven() throws {
    let folder = try TestFolder(["b.txt": Fixture.clean, "a.xib": Fixture.clean])
    #expect(try paths(folder, "b.txt", "a.xib", "b.txt") == ["b.txt", "a.xib", "b.txt"])
  }

  @Test func dashIsStandardInput() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    let run = try folder.run("validate", "a.xml", "-", input: Fixture.broken)
    #expect(run.status == 1)
    #expect(run.output == "-:2:17: error: malformed hidden \"maybe\"; expected YES or NO [malformed-value]\n")
  }

  @Test func emptyStandardInputIsAnEmptyFile() throws {
    let run = try TestFolder().run("validate", "-")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("-:1:1: error: file is empty; "))
  }

  @Test func hugeFilesAreRefused() throws {
    let folder = try TestFolder(["big.xib": ""])
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "big.xib"))
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    let run = try folder.run("validate", "big.xib")
    #expect(run.status == 1)
    #expect(run.output == "big.xib: error: document is larger than 64 MiB; split it [unsupported-document]\n")
  }

  @Test func documentsFromStandardInputStandAlone() throws {
    let badge = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
      <view customClass="BadgeView" customModule="App" customModuleProvider="target" id="a">
      <connections><outlet property="titel" destination="b" id="c"/></connections></view>
      <label id="b"/><imageView image="bock" id="d"/>
      </objects></document>
      """
    let folder = try TestFolder([
      "App/Views/Badge.xib": badge, "App/Code/Base.swift": "class Base: UIView {}",
      "App/Code/BadgeView.swift": "class BadgeView: Base { @IBOutlet var title: UILabel! }",
      "App/Assets.xcassets/back.imageset/Contents.json": "{}",
      ".ibstack.yml": "only: [missing-image, unknown-outlet]\n",
    ])
    #expect(try folder.run("lint", "-", input: badge).output == "")
  }
}
