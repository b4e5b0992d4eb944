import Formats

/// Compiles what a navigation controller adds: its root controller, its navigation bar and its toolbar.
///
/// Evidence: 11 navigation controllers in 11 nibs of coder version 10.
enum NavigationContent {
  /// - Returns: The keys that come before and after those of all controllers.
  static func compile(
    _ controller: StoryboardIndex.Controller, _ place: ArchivedValue, _ scene: SceneContext,
    in content: inout NibContent
  ) -> (children: [ArchivedObject.KeyedValue], bars: [ArchivedObject.KeyedValue]) {
    let reader = content.reader
    guard reader.tree.name(of: controller.element) == "navigationController" else { return ([], []) }
    guard let barElement = reader.child("navigationBar", of: controller.element) else {
      reader.refuse(
        "the compiled form of a navigation controller without a navigation bar is not known; add one",
        at: controller.element)
      return ([], [])
    }
    let bar = content.place(of: barElement)
    let roots = scene.storyboard.children(of: controller, relationship: "rootViewController")
    for name in ["toolbarItems", "viewControllers"] {
      if let empty = reader.child(named: name, of: controller.element) { reader.skip(empty) }
    }
    let children = ContainerChildren.compile(
      roots, of: controller, "rootViewController", parent: (place, bar), scene, in: &content)
    let items = roots.compactMap { root in
      reader.child("navigationItem", of: root.element).map { content.place(of: $0) }
    }
    setBar(barElement, items, of: place, in: &content)
    var bars: [ArchivedObject.KeyedValue] = []
    if !children.isEmpty {
      bars.append(.init("UIViewControllers", content.builder.list(children, className: "NSMutableArray")))
    }
    bars.append(.init("UINavigationBar", bar))
    if let toolbar = reader.child("toolbar", of: controller.element) {
      bars.append(.init("UIToolbar", setToolbar(toolbar, in: &content)))
    }
    if reader.flag("toolbarHidden", of: controller.element) == false {
      bars.append(.init("UIToolbarShown", .bool(true)))
    }
    if children.isEmpty { return ([], bars) }
    let list = content.builder.list(children, className: "NSMutableArray")
    return ([.init("UIChildViewControllers", list)], bars)
  }

  // MARK: Bars

  /// The bar of a navigation controller, which gives it its width.
  private static func setBar(
    _ element: ElementIndex, _ items: [ArchivedValue], of controller: ArchivedValue, in content: inout NibContent
  ) {
    content.list(content.place(of: element))
    var values =
      BarKeys.frame(of: element, width: 0, in: &content) + BarKeys.appearance(of: element, mask: 2, in: &content)
    if !items.isEmpty { values.append(.init("UIItems", content.builder.list(items, className: "NSMutableArray"))) }
    values.append(.init("UIDelegate", controller))
    values += BarKeys.kind("navigationBar", items: { _, _ in nil }).rules.values(of: element, in: &content)
    _ = ObjectExtras.complete(element, ArchivedObject("UINavigationBar", values), in: &content)
  }

  private static func setToolbar(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue {
    content.list(content.place(of: element))
    let width = content.reader.child("frame", of: element).flatMap { content.reader.number("width", of: $0) } ?? 0
    var values =
      BarKeys.frame(of: element, width: width, in: &content) + BarKeys.appearance(of: element, mask: 10, in: &content)
    values += BarKeys.kind("toolbar", items: { $1.builder.list([]) }).rules.values(of: element, in: &content)
    return ObjectExtras.complete(element, ArchivedObject("UIToolbar", values), in: &content)
  }
}
