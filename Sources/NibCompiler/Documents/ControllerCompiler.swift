import CompiledNib
import XMLSource

/// Compiles a view controller without its view, which has a nib of its own.
///
/// Evidence: all objects of 2/2 nibs of coder version 10 with a plain controller; the keys of 2 with a navigation item.
struct ControllerCompiler {
  private let reader: VocabularyReader
  private static let className = "UIViewController"

  init(_ reader: VocabularyReader) { self.reader = reader }

  /// - Parameter viewName: The name of the view's nib.
  func compile(_ element: ElementIndex, viewName: String?) -> ObjectGraph {
    var builder = GraphBuilder()
    let root = builder.reserve()
    let proxies = ["IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder"].map {
      NibRoot.proxy($0, in: &builder)
    }
    let item = navigationItem(of: element, in: &builder)
    var values: [ArchivedObject.KeyedValue] = []
    if let item { values.append(.init("UINavigationItem", item)) }
    values.append(.init("UIExternalObjectsTableForViewLoading", builder.list([], className: "NSDictionary")))
    if let viewName { values.append(.init("UINibName", builder.string(viewName))) }
    if let identifier = reader.text("storyboardIdentifier", of: element) {
      values.append(.init("UIStoryboardIdentifier", builder.string(identifier)))
      if reader.flag("useStoryboardIdentifierAsRestorationIdentifier", of: element) == true {
        values.append(.init("UIRestorationIdentifier", builder.string(identifier)))
      }
    }
    let custom = CustomClass(reader, element) ?? CustomClass(original: Self.className)
    values += custom.values(original: Self.className, in: &builder)
    let controller = builder.add(ArchivedObject(CustomClass.swapper, values))
    let connections = [
      NibRoot.outlet("storyboard", controller, proxies[2], in: &builder),
      NibRoot.outlet("sceneViewController", proxies[0], controller, in: &builder),
    ]
    let top = proxies + [controller]
    NibRoot.set(root, top: top, objects: top + [item].compactMap { $0 }, connections: connections, in: &builder)
    return builder.graph
  }

  /// A navigation item with a title at most.
  private func navigationItem(of controller: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue? {
    guard let element = reader.child("navigationItem", of: controller) else { return nil }
    reader.ignore(["id", "userLabel"], of: element)
    var values: [ArchivedObject.KeyedValue] = []
    if let title = reader.text("title", of: element) { values.append(.init("UITitle", builder.string(title))) }
    values.append(.init("UILargeTitleDisplayMode", .int8(0)))
    return builder.add(ArchivedObject("UINavigationItem", values))
  }
}
