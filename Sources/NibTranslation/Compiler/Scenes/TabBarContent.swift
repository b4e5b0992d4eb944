import Formats

/// Compiles what a tab bar controller adds: its controllers and its bar.
///
/// Evidence: 6 tab bar controllers in 6 nibs of coder version 9; the bar's height is that of the newest 2.
enum TabBarContent {
  /// - Returns: The keys that come before and after those of all controllers.
  static func compile(
    _ controller: StoryboardIndex.Controller, _ place: ArchivedValue, _ scene: SceneContext,
    in content: inout NibContent
  ) -> (children: [ArchivedObject.KeyedValue], bars: [ArchivedObject.KeyedValue]) {
    let reader = content.reader
    guard reader.tree.name(of: controller.element) == "tabBarController" else { return ([], []) }
    guard let barElement = reader.child("tabBar", of: controller.element) else {
      reader.refuse(
        "the compiled form of a tab bar controller without a tab bar is not known; add one", at: controller.element)
      return ([], [])
    }
    let tabs = scene.storyboard.children(of: controller, relationship: "viewControllers")
    let children = ContainerChildren.compile(
      tabs, of: controller, "viewControllers", parent: (place, nil), scene, in: &content)
    let items = tabs.compactMap { tab in
      reader.child("tabBarItem", of: tab.element).map { content.place(of: $0) }
    }
    let bar = bar(barElement, items, of: place, in: &content)
    func list() -> ArchivedValue { content.builder.list(children, className: "NSMutableArray") }
    if children.isEmpty { return ([], [.init("UITabBar", bar)]) }
    return (
      [.init("UIChildViewControllers", list())],
      [
        .init("UITabBar", bar), .init("UICustomizableViewControllers", list()), .init("UIViewControllers", list()),
      ]
    )
  }

  private static func bar(
    _ element: ElementIndex, _ items: [ArchivedValue], of controller: ArchivedValue, in content: inout NibContent
  ) -> ArchivedValue {
    content.list(content.place(of: element))
    var values = BarKeys.frame(of: element, width: 0, in: &content)
    values += BarKeys.appearance(of: element, mask: 10, in: &content)
    values.append(.init("UIDelegate", controller))
    values += BarKeys.kind("tabBar", items: { $1.builder.list(items) }).rules.values(of: element, in: &content)
    return ObjectExtras.complete(element, ArchivedObject("UITabBar", values), in: &content)
  }
}
