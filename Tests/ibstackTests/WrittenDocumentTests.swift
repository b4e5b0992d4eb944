import Foundation
import TestSupport
import Testing

/// Documents that commands write are such as Xcode writes. Those of `convert` and `apply` have tests of their own.
@Suite struct WrittenDocumentTests {
  private static let rules = "only: [document-structure, refused-by-xcode, lossy-document, unfamiliar-element]\n"

  private func folder(_ files: [String: String]) throws -> TestFolder {
    try TestFolder(files.merging([".ibstack.yml": Self.rules]) { $1 })
  }

  private static func sample(_ name: String) throws -> String { try Checkout.text("Samples/\(name)") }

  /// What the strictest check says of a document.
  private func findings(_ path: String, in folder: TestFolder) throws -> String {
    try folder.run("lint", "--quiet", path).output
  }

  @Test(arguments: ["Notice", "Order", "Profile"])
  func decompiledStoryboardIsOneOfXcode(name: String) throws {
    let folder = try folder(["Main.storyboard": Self.sample("\(name).storyboard")])
    #expect(try folder.run("compile", "Main.storyboard", "--output", ".").status == 0)
    try folder.write(folder.run("nib", "decompile", "Main.storyboardc").output, to: "Back.storyboard")
    #expect(try findings("Back.storyboard", in: folder) == "")
    // Without its dependencies it is none.
    let text = try folder.text("Back.storyboard")
    try folder.write(text.replacing(Regex("(?s)<dependencies>.*</dependencies>"), with: ""), to: "Back.storyboard")
    #expect(try findings("Back.storyboard", in: folder).contains("[document-structure]"))
  }

  @Test(arguments: ["Distributions.xib", "Messages.storyboard", "Notice.storyboard", "Order.storyboard"])
  func formattedDocumentIsOneOfXcode(name: String) throws {
    let flat = try Self.sample(name).replacing(Regex("\n +"), with: "\n")
    let folder = try folder([name: flat])
    #expect(try folder.run("format", name).status == 0)
    #expect(try findings(name, in: folder) == "")
    #expect(try folder.text(name) != flat)
  }

  @Test func mergedDocumentIsOneOfXcode() throws {
    let base = try Self.sample("Profile.storyboard")
    let label = "<label "
    let ours = base.replacing(label, with: "<label tag=\"1\" ", maxReplacements: 1)
    let theirs = base.replacing("constant=\"24\"", with: "constant=\"25\"")
    #expect(ours != base && theirs != base)
    let folder = try folder(["base.storyboard": base, "ours.storyboard": ours, "theirs.storyboard": theirs])
    #expect(try folder.run("merge", "base.storyboard", "ours.storyboard", "theirs.storyboard").status == 0)
    let merged = try folder.text("ours.storyboard")
    #expect(merged.contains("tag=\"1\"") && merged.contains("constant=\"25\""))
    #expect(try findings("ours.storyboard", in: folder) == "")
  }
}
