import Foundation
import TestSupport
import Testing

/// `--font`.
@Suite struct FontOptionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder(["a.xml": label(font: "TestSans-Regular", family: "Test Sans")])
  }

  @Test func layoutTellsOfSubstitutesOnStandardError() throws {
    let run = try folder.run("layout", "a.xml")
    #expect(run.status == 0)
    #expect(run.complaints.contains("a.xml:2:3: notice: label \"AV\": font \"TestSans-Regular\" is measured"))
    #expect(try folder.run("layout", "--format", "json", "a.xml").output.contains("substitute-font-metrics"))
  }

  @Test func validateTellsOfSubstitutesAndStaysClean() throws {
    let run = try folder.run("validate", "a.xml")
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.output.contains("[substitute-font-metrics]"))
  }

  #if FontFiles
    private let fonts = Checkout.url("Tests/TraitTests/FontFiles/Fixtures").path

    @Test(arguments: ["/TestSans-Regular.ttf", "/TestSans.ttc", "/TestSansVariable.ttf", ""])
    func fileOrFolderIsMeasuredWith(path: String) throws {
      let run = try folder.run("layout", "--format", "csv", "--size", "500x500", "a.xml", "--font", fonts + path)
      #expect(run.status == 0)
      #expect(run.output.contains(",120,120"))
      #expect(!run.complaints.contains("notice"))
    }

    @Test(arguments: ["validate", "layout", "fidelity"])
    func filesThatAreNoFontsAreReported(command: String) throws {
      try folder.write("no font at all", to: "fonts/a.ttf")
      let run = try folder.run(command, "a.xml", "--font", "fonts", "--font", "missing.otf")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.complaints.contains("fonts/a.ttf: error: no font; it starts with 6E 6F 20 66; expected a TrueType"))
      #expect(run.complaints.contains("missing.otf: error: cannot be read: No such file or directory"))
    }

    @Test func configurationNamesFontsFromItsFolderOn() throws {
      try FileManager.default.copyItem(
        at: URL(filePath: fonts), to: folder.url.appending(path: "Fonts"))
      try folder.write("fonts: Fonts/TestSans-Regular.ttf\n", to: ".ibstack.yml")
      #expect(try !folder.run("lint", "a.xml").output.contains("substitute-font-metrics"))
      #expect(try folder.run("config", "show", "a.xml").output.hasSuffix("\nfonts:\n  - Fonts/TestSans-Regular.ttf\n"))
      #expect(try folder.run("config", "check").status == 0)
    }

    @Test func configurationDoesNotReachFontsOutside() throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "Fonts").path, withDestinationPath: fonts)
      try folder.write("fonts: Fonts/TestSans-Regular.ttf\n", to: ".ibstack.yml")
      let run = try folder.run("lint", "a.xml")
      #expect(run.status == 2)
      #expect(run.complaints.contains("name it with --font"))
    }

    @Test func fontsThatCannotBeReadAreToldAtTheirPlace() throws {
      try folder.write("no font at all", to: "Fonts/a.ttf")
      try folder.write("fonts: [Fonts, missing.otf]\n", to: ".ibstack.yml")
      for command in [["lint", "a.xml"], ["config", "check"]] {
        let run = try ToolRun(command, in: folder)
        #expect(run.status == 2)
        #expect(run.complaints.contains(".ibstack.yml:1:9: error: Fonts/a.ttf: no font; it starts with 6E 6F 20 66"))
        #expect(run.complaints.contains(".ibstack.yml:1:16: error: missing.otf: cannot be read: No such file"))
      }
    }

    @Test func optionTakesThePlaceOfConfiguredFonts() throws {
      try folder.write("fonts: missing.otf\n", to: ".ibstack.yml")
      #expect(try folder.run("lint", "a.xml", "--font", fonts + "/TestSans-Regular.ttf").status == 0)
    }

    @Test func folderWithoutFontsIsAnError() throws {
      try folder.write("", to: "empty/readme.txt")
      let run = try folder.run("layout", "a.xml", "--font", "empty")
      #expect(run.status == 2)
      #expect(run.complaints.contains("empty: error: no fonts found"))
    }
  #else
    @Test func withoutHarfBuzzConfiguredFontsAreToldAtTheirPlace() throws {
      try folder.write("preset: all\nfonts: Fonts\n", to: ".ibstack.yml")
      let run = try folder.run("lint", "a.xml")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix(".ibstack.yml:2:8: error: this ibstack was built without HarfBuzz and cannot"))
    }

    @Test(arguments: ["validate", "layout", "fidelity"])
    func withoutHarfBuzzTheMessageSaysHowToBuild(command: String) throws {
      let run = try folder.run(command, "a.xml", "--font", "a.ttf")
      #expect(run.status == 64)
      #expect(run.complaints.contains("--traits FontFiles"))
    }
  #endif
}

/// A label of 100 points above a view that takes the rest, with its font in line 2.
private func label(font name: String, family: String) -> String {
  """
  <stackView axis="vertical" alignment="leading"><label text="AV">
    <fontDescription key="fontDescription" name="\(name)" family="\(family)" pointSize="100"/>
  </label><view width="10"/></stackView>
  """
}
