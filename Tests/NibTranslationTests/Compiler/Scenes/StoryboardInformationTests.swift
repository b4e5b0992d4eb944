import Testing

@testable import NibTranslation

/// The files of a storyboard: their names, and what `Info.plist` says of them.
@Suite struct StoryboardInformationTests {
  private func information(_ fixture: CompilerFixture) throws -> CompiledStoryboard {
    let file = try #require(try fixture.compiled().files.last)
    #expect(file.path == "Main.storyboardc/Info.plist")
    return CompiledStoryboard(nibs: [], nibNames: [], information: file.content)
  }

  @Test func controllersAreListedByTheirNames() throws {
    let found = try information(
      CompilerFixture(
        scenes: [Scenes.controller("a"), Scenes.controller("b", #"storyboardIdentifier="Größe""#)], initial: "a"))
    #expect(
      found.nibNamesByIdentifier == ["UIViewController-a": "UIViewController-a", "Größe": "Größe"])
    #expect(found.entryPoint == "UIViewController-a")
  }

  @Test func storyboardWithoutAStartHasNone() throws {
    #expect(try information(CompilerFixture(scenes: [Scenes.controller("a")])).entryPoint == nil)
  }

  @Test func startThatIsNoControllerIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [Scenes.controller("a")], initial: "gone").refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#"initialViewController="gone""#), "\(refusals)")
  }

  @Test func referenceToAnotherStoryboardIsListed() throws {
    let reference = """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" \
      bundleIdentifier="org.example.parts" id="x"/>
      """
    let fixture = CompilerFixture(
      scenes: [
        Scenes.controller("a", "", #"<connections><segue destination="x" kind="show" id="s"/></connections>"#),
        reference,
      ], initial: "a")
    let found = try information(fixture).externalControllers["UIViewController-x"]
    #expect(found?.storyboard == "Other" && found?.identifier == "Start")
    #expect(found?.bundle == "org.example.parts")
    let nib = try fixture.nib("UIViewController-x")
    let placeholder = try #require(nib.all("UIStoryboardViewControllerPlaceholder").first)
    #expect(placeholder.keys == ["UIStoryboardIdentifier"])
    #expect(placeholder.text("UIStoryboardIdentifier") == "UIViewController-x")
    #expect(nib.connections == ["sceneViewController: IBFilesOwner > UIStoryboardViewControllerPlaceholder"])
  }

  @Test func manyControllersAreListed() throws {
    let scenes = (0..<300).map { Scenes.controller("a\($0)") }
    let found = try information(CompilerFixture(scenes: scenes, initial: "a299"))
    #expect(found.nibNamesByIdentifier?.count == 300)
    #expect(found.entryPoint == "UIViewController-a299")
  }

  // MARK: Names of files

  @Test(arguments: ["../../up", "a/b", "a/\u{301}b", String(repeating: "x", count: 300)])
  func identifierThatIsNoFileNameIsRefused(_ name: String) throws {
    let refusals = try CompilerFixture(scenes: [Scenes.controller("a", #"storyboardIdentifier="\#(name)""#)]).refusals()
    #expect(refusals == ["the storyboardIdentifier cannot be the name of a file; use letters and digits"])
  }

  @Test func idOfAViewThatLeavesTheFolderIsRefused() throws {
    let view = #"<view key="view" id="⟦x/../../../up⟧"/>"#
    let fixture = CompilerFixture(scenes: [#"<viewController id="a">\#(view)</viewController>"#])
    let problems = try fixture.problems()
    #expect(problems.count == 1 && problems[0].message.contains("name of a file"), "\(problems)")
  }

  @Test func idOfAControllerInAContainerThatLeavesTheFolderIsRefused() throws {
    let fixture = CompilerFixture(
      scenes: [Scenes.navigation("n", root: "../../up"), Scenes.controller("../../up")], initial: "n")
    #expect(try fixture.refusals().contains { $0.contains("name of a file") })
  }

  @Test(arguments: ["Start", "a-view-a-v"]) func twoNibsOfOneNameAreRefused(_ name: String) throws {
    let scenes = [
      Scenes.controller("a", #"storyboardIdentifier="Start""#),
      Scenes.controller("b", #"storyboardIdentifier="\#(name)""#),
    ]
    let refusals = try CompilerFixture(scenes: scenes).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#""\#(name)""#), "\(refusals)")
    #expect(
      try CompilerFixture(scenes: scenes.map { $0.replacing(#""a-view-a-v""#, with: #""End""#) }).refusals().count
        == (name == "Start" ? 1 : 0))
  }
}
