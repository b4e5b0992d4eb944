import Foundation
import TestSupport
import Testing

/// `Documentation/FirstScreens.md` shows the files of `Samples/Tutorial`, which are right on every kind of device.
@Suite struct FirstScreensPageTests {
  private static let folder = Checkout.url("Samples/Tutorial")
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func showsEachFileAndNoOther() throws {
    let page = try MarkdownPage("Documentation/FirstScreens.md")
    let shown = page.blocks.filter { $0.kind == "xml" || $0.kind.hasPrefix("json ") }
    let files = try Self.names.map { name in
      try Checkout.text("Samples/Tutorial/\(name)").split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("<?xml-model") }
    }
    #expect(!files.isEmpty && Set(shown.map(\.lines)) == Set(files))
  }

  @Test(arguments: ["retina4_7", "retina6_12", "ipad9_7"], ["validate", "lint"])
  func nothingIsFound(device: String, command: String) throws {
    let run = try TestFolder().run(command, Self.folder.path, "--devices", device)
    #expect(run.status == 0 && run.complaints.contains(", 0 errors, 0 warnings"), "\(run.output)")
  }
}
