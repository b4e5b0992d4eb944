import Foundation
import TestSupport
import Testing

@testable import StackLint
@testable import Support

/// Which configurations apply to a document, and in which order.
@Suite struct ConfigurationsTests {
  private func folders(_ files: [String: String], document: String) throws -> [String] {
    let folder = try TestFolder(files)
    var configurations = Configurations()
    let path = AbsolutePath(folder.url.path).appending(document)
    let root = AbsolutePath(folder.url.path)
    return try configurations.files(forDocument: path).map { file in
      AbsolutePath(file.layer.folder).path(below: root) ?? "."
    }
  }

  private let three = [
    ".git/HEAD": "", ".ibstack.yml": "preset: none\n", "App/.ibstack.yml": "preset: all\n",
    "App/Views/.ibstack.yml": "preset: strict\n",
  ]

  @Test func outermostComesFirst() throws {
    #expect(try folders(three, document: "App/Views/A.xib") == [".", "App", "App/Views"])
    #expect(try folders(three, document: "App/A.xib") == [".", "App"])
  }

  @Test func siblingFoldersDoNotApply() throws {
    #expect(try folders(three, document: "Other/A.xib") == ["."])
  }

  @Test func inheritFalseIgnoresOuterFolders() throws {
    let files = three.merging(["App/.ibstack.yml": "inherit: false\n"]) { $1 }
    #expect(try folders(files, document: "App/Views/A.xib") == ["App", "App/Views"])
  }

  @Test func foldersAboveTheRepositoryDoNotApply() throws {
    let files = three.merging(["App/Views/.git/HEAD": ""]) { $1 }
    #expect(try folders(files, document: "App/Views/A.xib") == ["App/Views"])
  }

  @Test func documentThatDoesNotExistHasConfigurationsToo() throws {
    #expect(try folders(three, document: "App/New/Deep/A.xib") == [".", "App"])
  }

  @Test func namedConfigurationReplacesAllOthers() throws {
    let folder = try TestFolder(three.merging(["other.yml": "preset: recommended\n"]) { $1 })
    var configurations = try Configurations.read(folder.url.appending(path: "other.yml").path)
    let files = try configurations.files(forDocument: AbsolutePath(folder.url.path).appending("App/Views/A.xib"))
    #expect(files.map(\.layer.preset) == [.recommended])
  }

  /// Each document is compared with all of its configurations.
  @Test(arguments: [64, 65]) func configurationsInEachOtherHaveALimit(count: Int) throws {
    let paths = (0..<count).map { String(repeating: "a/", count: $0) + ".ibstack.yml" }
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "preset: none\n") })
    let document = String(repeating: "a/", count: count - 1) + "A.xib"
    if count == 64 {
      #expect(try folders(files.merging([".git/HEAD": ""]) { $1 }, document: document).count == 64)
    } else {
      let error = #expect(throws: InvalidConfiguration.self) {
        try folders(files.merging([".git/HEAD": ""]) { $1 }, document: document)
      }
      #expect(error?.lines.first?.contains("nested in 64 configurations; expected at most 63") == true)
    }
  }

  @Test func namedConfigurationHasToExist() {
    let error = #expect(throws: InvalidConfiguration.self) { try Configurations.read("/none/such.yml") }
    #expect(error?.lines == ["/none/such.yml: error: cannot be read: No such file or directory"])
  }

  /// `ConfigurationsTests.namedConfigurationReplacesAllOthers` reads one that is not a link.
  @Test func linkOutOfTheRepositoryIsRefused() throws {
    let outside = try TestFolder(["a.yml": "preset: all\n"])
    let folder = try TestFolder([".git/HEAD": "", "App/A.xib": ""])
    let link = folder.url.appending(path: "App/.ibstack.yml").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.url.appending(path: "a.yml").path)
    let error = #expect(throws: InvalidConfiguration.self) {
      var configurations = Configurations()
      _ = try configurations.files(forDocument: AbsolutePath(folder.url.path).appending("App/A.xib"))
    }
    #expect(error?.lines.count == 1)
    #expect(error?.lines.first?.hasSuffix("; name it with --config to use it") == true)
  }

  @Test func linkInsideTheRepositoryIsFollowed() throws {
    let folder = try TestFolder([".git/HEAD": "", "shared.yml": "preset: all\n", "App/A.xib": ""])
    let link = folder.url.appending(path: "App/.ibstack.yml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../shared.yml")
    var configurations = Configurations()
    let files = try configurations.files(forDocument: AbsolutePath(folder.url.path).appending("App/A.xib"))
    #expect(files.map(\.layer.preset) == [.all])
  }
}
