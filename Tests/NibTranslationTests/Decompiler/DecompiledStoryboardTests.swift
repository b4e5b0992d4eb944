import Testing

@testable import NibTranslation

@Suite struct DecompiledStoryboardTests {
  private static let viewName = "BYZ-38-t0r-view-8bC-Xf-vdC"

  private var storyboard: CompiledStoryboard {
    var builder = GraphBuilder()
    let owner = builder.proxy("IBFilesOwner")
    let (view, identifier) = (builder.string(Self.viewName), builder.string("Start"))
    let controller = builder.add("UIViewController", [("UINibName", view), ("UIStoryboardIdentifier", identifier)])
    let scene = builder.outlet("sceneViewController", from: owner, to: controller)
    let first = builder.graph(top: [owner, controller], connections: [scene])
    var viewBuilder = GraphBuilder()
    let viewOwner = viewBuilder.proxy("IBFilesOwner")
    let text = viewBuilder.string("Hello")
    let label = viewBuilder.view("UILabel", 10, 10, 50, 20, [("UIText", text)])
    let root = viewBuilder.view("UIView", 0, 0, 414, 896, [("UISubviews", viewBuilder.collection([label]))])
    let outlets = [
      viewBuilder.outlet("view", from: viewOwner, to: root), viewBuilder.outlet("title", from: viewOwner, to: label),
    ]
    let second = viewBuilder.graph(top: [viewOwner, root], connections: outlets)
    return CompiledStoryboard(
      nibs: [.init(name: Self.viewName, graph: second), .init(name: "Start", graph: first)],
      nibNames: ["Start", Self.viewName], information: nil)
  }

  @Test func controllerHasItsViewAndTheOutletsOfBothNibs() throws {
    let text = String(decoding: try DecompiledStoryboard(storyboard).bytes, as: UTF8.self)
    #expect(
      text.contains(
        "<viewController id=\"BYZ-38-t0r\" storyboardIdentifier=\"Start\" sceneMemberID=\"viewController\">"))
    #expect(text.contains("<view id=\"8bC-Xf-vdC\" key=\"view\""))
    #expect(text.contains("<outlet property=\"title\" destination=\"nib-"))
    #expect(!text.contains("property=\"view\"") && !text.contains("sceneViewController"))
    #expect(text.contains("<device id=\"retina6_1\""))
  }

  /// The nib of a container has what it holds; the nibs of those exist, too, if something else refers to them.
  @Test func controllerOfSeveralNibsIsOneScene() throws {
    var builder = GraphBuilder()
    let stack = Self.navigation(in: &builder)
    let first = builder.graph(top: [stack.controller, stack.image])
    builder = GraphBuilder()
    let inner = Self.navigation(in: &builder)
    let controllers = builder.collection([inner.controller])
    let tabs = builder.add("UITabBarController", [("UIViewControllers", controllers)])
    let second = builder.graph(top: [tabs, inner.image])
    var viewBuilder = GraphBuilder()
    let root = viewBuilder.view("UIView", 0, 0, 414, 896)
    let third = viewBuilder.graph(top: [root])
    let names = ["Stack", "Tabs", Self.viewName]
    let storyboard = CompiledStoryboard(
      nibs: zip(names, [first, second, third]).map { .init(name: $0, graph: $1) }, nibNames: Set(names),
      information: nil)
    let text = String(decoding: try DecompiledStoryboard(storyboard).bytes, as: UTF8.self)
    #expect(text.split(separator: "<navigationController ").count == 2)
    #expect(text.split(separator: "<viewController ").count == 2)
    #expect(text.split(separator: "<view ").count == 2)
    #expect(text.split(separator: "<imageView ").count == 2)
  }

  /// A navigation controller with a controller, whose scene has an image view beside it.
  private static func navigation(in builder: inout GraphBuilder) -> (controller: ArchivedValue, image: ArchivedValue) {
    let image = builder.view("UIImageView", 0, 0, 50, 50)
    let (name, images) = (builder.string(viewName), builder.collection([image]))
    let root = builder.add(
      "UIViewController", [("UINibName", name), ("UITopLevelObjectsToKeepAliveFromStoryboard", images)])
    let controllers = builder.collection([root])
    return (builder.add("UINavigationController", [("UIViewControllers", controllers)]), image)
  }
}
