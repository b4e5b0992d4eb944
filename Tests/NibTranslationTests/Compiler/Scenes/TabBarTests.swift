import Testing

@testable import NibTranslation

/// Tab bar controllers, and containers in each other.
@Suite struct TabBarTests {
  private func item(_ id: String) -> String {
    #"<tabBarItem key="tabBarItem" title="\#(id)" image="icon" id="\#(id)-i"/>"#
  }

  private func controller(_ fixture: CompilerFixture) throws -> CompiledObject {
    let nib = try fixture.nib("UITabBarController-t")
    return try #require(nib.all("UIClassSwapper").first { $0.text("UIClassName") == "UITabBarController" })
  }

  @Test func tabBarControllerHoldsItsControllersInOrder() throws {
    let controller = try controller(
      CompilerFixture(
        scenes: [Scenes.tabs("t", ["b", "a"]), Scenes.controller("a"), Scenes.controller("b", "", item("b"))],
        initial: "t"))
    #expect(
      controller.keys == [
        "UIChildViewControllers", "UITabBar", "UICustomizableViewControllers", "UIViewControllers", "UIClassName",
        "UIOriginalClassName",
      ])
    let children = controller.list("UIViewControllers")
    #expect(children.map { $0.text("UINibName") } == ["b-view-b-v", "a-view-a-v"])
    #expect(controller.list("UICustomizableViewControllers") == children)
    #expect(children.allSatisfy { $0.object("UIParentViewController") == controller })
    let bar = try #require(controller.object("UITabBar"))
    #expect(bar.list("UIItems") == [children[0].object("UITabBarItem")])
    #expect(bar.object("UIDelegate") == controller)
  }

  @Test func itemHasItsTitleAndItsImage() throws {
    let controller = try controller(
      CompilerFixture(scenes: [Scenes.tabs("t", ["a"]), Scenes.controller("a", "", item("a"))], initial: "t"))
    let item = try #require(controller.list("UIViewControllers").first?.object("UITabBarItem"))
    #expect(item.keys == ["UIEnabled", "UITitle", "UIImage"])
    #expect(item.object("UIImage")?.text("UIResourceName") == "icon")
  }

  @Test func itemOfTheSystemIsRefused() throws {
    let item = #"<tabBarItem key="tabBarItem" systemItem="more" id="i"/>"#
    let refusals = try CompilerFixture(
      scenes: [Scenes.tabs("t", ["a"]), Scenes.controller("a", "", item)], initial: "t"
    ).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("systemItem of <tabBarItem>"))
  }

  @Test func navigationControllersInTabsHoldTheirRoots() throws {
    let nib = try CompilerFixture(
      scenes: [
        Scenes.tabs("t", ["n", "m"]), Scenes.navigation("n", root: "a"), Scenes.navigation("m", root: "b"),
        Scenes.controller("a"), Scenes.controller("b"),
      ], initial: "t"
    ).nib("UITabBarController-t")
    let inner = nib.all("UINavigationController")
    #expect(inner.count == 2)
    let roots = inner.compactMap { $0.list("UIViewControllers").first?.text("UINibName") }
    #expect(roots.sorted() == ["a-view-a-v", "b-view-b-v"])
  }

  @Test func tabThatIsNoControllerIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [Scenes.tabs("t", ["gone"])]).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#"destination="gone""#), "\(refusals)")
    #expect(try CompilerFixture(scenes: [Scenes.tabs("t", [])]).refusals().isEmpty)
  }

  // MARK: Containers within themselves

  @Test(arguments: [
    ["n n"], ["n m", "m n"], ["n m", "m k", "k n"],
  ]) func navigationControllerWithinItselfIsRefused(_ links: [String]) throws {
    let scenes = links.map { link in
      Scenes.navigation(String(link.prefix(1)), root: String(link.suffix(1)))
    }
    let refusals = try CompilerFixture(scenes: scenes, initial: "n").refusals()
    #expect(refusals.contains { $0.contains("within itself") }, "\(refusals)")
  }

  @Test func tabBarControllerWithinItselfIsRefused() throws {
    let refusals = try CompilerFixture(
      scenes: [Scenes.tabs("t", ["n"]), Scenes.navigation("n", root: "t")], initial: "n"
    ).refusals()
    #expect(refusals.contains { $0.contains("within itself") }, "\(refusals)")
  }

  @Test(arguments: [(63, 0), (64, 1), (2000, 1)]) func longChainsOfControllersAreRefused(_ length: Int, _ count: Int)
    throws
  {
    let links = (0..<length).map { Scenes.navigation("n\($0)", root: "n\($0 + 1)") }
    let fixture = CompilerFixture(scenes: links + [Scenes.controller("n\(length)")], initial: "n0")
    let refusals = try fixture.refusals().filter { $0.contains("too many others") }
    #expect(refusals.count == count)
  }

  @Test func controllerThatIsHeldTwiceIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [Scenes.tabs("t", ["a", "a"]), Scenes.controller("a")], initial: "t")
      .refusals()
    #expect(!refusals.isEmpty)
  }
}
