import TestSupport
import Testing

/// Options for configurations, and for what makes a run fail.
@Suite struct ConfigurationOptionTests {
  private static let ambiguous = "<view><view id=\"badge\" width=\"20\" height=\"20\"/></view>\n"

  @Test func configurationThatCannotBeMeantFailsTheRun() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean, ".ibstack.yml": "presets: all"])
    let run = try folder.run("lint", "a.xml")
    #expect(run.status == 2)
    #expect(run.complaints == ".ibstack.yml:1:1: error: unknown key \"presets\"; did you mean \"preset\"?\n")
    #expect(run.output == "")
  }

  @Test func namedConfigurationHoldsForEverything() throws {
    let folder = try TestFolder([
      ".ibstack.yml": "rules: {ambiguous-layout: error}\n", "other.yml": "only: [duplicate-constraint]\n",
      "a.xml": Self.ambiguous,
    ])
    #expect(try folder.run("lint", "a.xml", "--config", "other.yml").output == "")
    let missing = try folder.run("lint", "a.xml", "--config", "none.yml")
    #expect(missing.status == 2)
    #expect(missing.complaints == "none.yml: error: cannot be read: No such file or directory\n")
  }

  @Test func warningsFailARunOnRequest() throws {
    let folder = try TestFolder(["a.xml": Self.ambiguous])
    #expect(try folder.run("lint", "a.xml").status == 0)
    #expect(try folder.run("lint", "a.xml", "--strict").status == 1)
    #expect(try folder.run("lint", "a.xml", "--max-warnings", "1").status == 0)
    #expect(try folder.run("lint", "a.xml", "--max-warnings", "0").status == 1)
  }
}
