import TestSupport
import Testing

/// `ibstack` without a command.
@Suite struct OverviewTests {
  @Test func saysWhatTheFolderHasAndWhatToDo() throws {
    let folder = try TestFolder([
      "App/Base.lproj/Main.storyboard": Fixture.storyboard, "App/a.xib": Fixture.clean, "App/b.xib": Fixture.clean,
      "c.xml": "<view/>", "d.xml": "<plist/>",
    ])
    let run = try folder.run()
    #expect(run.status == 0)
    #expect(
      run.output == """
        1 storyboard, 2 xibs and 1 stack definition in 3 folders

          ibstack lint                      report what is wrong with them
          ibstack report . --output page    show all screens on one page
          ibstack layout .                  print the frame of every view

        ibstack help lists all commands, ibstack help COMMAND its options.

        """)
  }

  @Test func repositoryIsCompared() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean, ".git/HEAD": "", ".ibstack.yml": ""])
    let lines = try folder.run().lines
    #expect(lines[0] == "1 xib in 1 folder; .ibstack.yml configures lint")
    #expect(lines.contains("  ibstack diff                      show what changed since the last commit"))
  }

  @Test func emptyFolderHasAWayOn() throws {
    let lines = try TestFolder(["a.swift": ""]).run().lines
    #expect(lines[0] == "No storyboard, xib or stack definition was found here.")
    #expect(lines[1] == "  ibstack lint FOLDER               look elsewhere")
  }
}
