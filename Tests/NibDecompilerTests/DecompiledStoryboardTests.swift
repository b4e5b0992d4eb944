import CompiledNib
import NibDecompiler
import Testing

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
}
