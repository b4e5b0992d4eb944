import Formats
import Support

/// Compiles a controller without its view, which has a nib of its own.
///
/// Evidence: the keys and their order in 95 controllers in 95 nibs of coder version 10; 0 contradict.
enum ControllerCompiler {
  /// - Parameters:
  ///   - parent: The container that the controller is part of, with the bar that its item is in.
  ///   - storyboard: The placeholder for the storyboard.
  static func compile(
    _ controller: StoryboardIndex.Controller, parent: (container: ArchivedValue, bar: ArchivedValue?)? = nil,
    _ placeholder: ArchivedValue, _ scene: SceneContext, in content: inout NibContent
  ) -> ArchivedValue {
    let (reader, element) = (content.reader, controller.element)
    let kind = ControllerKind.named(reader.tree.name(of: element)) ?? ControllerKind("UIViewController")
    reader.accept(element)
    reader.ignore(["sceneMemberID", "userLabel", "automaticallyAdjustsScrollViewInsets"], of: element)
    let place = content.place(of: element)
    guard content.surroundings.beginController(controller.id) else {
      reader.refuse(
        "a controller within itself, twice in one container, or below too many others has no known compiled form; "
          + "connect another one", at: element)
      return place
    }
    defer { content.surroundings.endController() }
    content.list(place)
    content.lists.connections.append(ConnectionCompiler.outlet("storyboard", place, placeholder, in: &content.builder))
    content.depth += 1
    defer { content.depth -= 1 }
    var values = KeyRule.rules(of: "(controller)", part: "title").values(of: element, in: &content)
    if let item = TabBarItem.compile(of: element, in: &content) { values.append(.init("UITabBarItem", item)) }
    if let item = NavigationItem.compile(of: element, bar: parent?.bar, in: &content) {
      values.append(.init("UINavigationItem", item))
    }
    if !kind.isContainer {
      values += view(of: controller, scene, in: &content)
    }
    values += identifiers(of: element, in: &content)
    if let parent { values.append(.init("UIParentViewController", parent.container)) }
    values += children(of: controller, place, scene, in: &content)
    values += kind.rules.values(of: element, in: &content)
    let own = CustomClass(reader, element)
    // Evidence: 12 of 12 controllers in others without a class of their own, in nibs of coder version 9.
    let isSwapped = own != nil || parent == nil
    let custom = own ?? CustomClass(original: kind.className)
    if isSwapped { values += custom.values(original: kind.className, in: &content.builder) }
    let object = ArchivedObject(isSwapped ? CustomClass.swapper : kind.className, values)
    let complete = content.complete(element, object)
    skipSimulation(element, reader)
    return complete
  }

  private static func identifiers(
    of element: ElementIndex, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let reader = content.reader
    var values: [ArchivedObject.KeyedValue] = []
    let identifier = reader.text("storyboardIdentifier", of: element).flatMap { $0.isEmpty ? nil : $0 }
    if let identifier { values.append(.init("UIStoryboardIdentifier", content.builder.string(identifier))) }
    let isRestored = reader.flag("useStoryboardIdentifierAsRestorationIdentifier", of: element) ?? false
    let restoration = reader.text("restorationIdentifier", of: element) ?? (isRestored ? identifier : nil)
    if let restoration { values.append(.init("UIRestorationIdentifier", content.builder.string(restoration))) }
    return values
  }

  /// The name of the view's nib, and the objects that the view refers to and that do not belong to it.
  private static func view(
    of controller: StoryboardIndex.Controller, _ scene: SceneContext, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let view = scene.views[controller.id]
    let externals = (view?.externals ?? []).flatMap { external in
      [content.builder.string(external.name), content.place(of: external.reference)]
    }
    var values = [
      ArchivedObject.KeyedValue(
        "UIExternalObjectsTableForViewLoading", content.builder.list(externals, className: "NSDictionary"))
    ]
    if let view { values.append(.init("UINibName", content.builder.string(view.name))) }
    return values
  }

  /// What belongs to the controller: items of its toolbar, segues, other objects of the scene, child controllers.
  private static func children(
    of controller: StoryboardIndex.Controller, _ place: ArchivedValue, _ scene: SceneContext,
    in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let element = controller.element
    var values: [ArchivedObject.KeyedValue] = []
    let items = BarItem.items("toolbarItems", of: element, in: &content)
    if !items.isEmpty { values.append(.init("UIToolbarItems", content.builder.list(items))) }
    let segues = SegueCompiler.templates(of: controller, place, scene.storyboard, in: &content)
    if !segues.isEmpty { values.append(.init("UIStoryboardSegueTemplates", content.builder.list(segues))) }
    let others = others(of: controller, in: &content)
    if !others.isEmpty {
      values.append(.init("UITopLevelObjectsToKeepAliveFromStoryboard", content.builder.list(others)))
    }
    ObjectExtras.compile(element, place, in: &content)
    let navigation = NavigationContent.compile(controller, place, scene, in: &content)
    let tabs = TabBarContent.compile(controller, place, scene, in: &content)
    values += navigation.children + tabs.children + appearance.values(of: element, in: &content)
    values += navigation.bars + tabs.bars
    return values
  }

  /// The objects of the scene that are neither the controller nor its view, such as gesture recognizers.
  private static func others(
    of controller: StoryboardIndex.Controller, in content: inout NibContent
  ) -> [ArchivedValue] {
    let tree = content.reader.tree
    let objects = tree.children(of: controller.scene).compactMap { element -> ArchivedValue? in
      if element == controller.element || ["placeholder", "exit"].contains(tree.name(of: element)) { return nil }
      return TopLevelObject.compile(element, in: &content)
    }
    content.lists.topLevel += objects
    return objects
  }

  private static let appearance = KeyRule.rules(
    of: "(controller)", part: "appearance",
    computed: [
      "UIKeyEdgesForExtendedLayout": { element, content in
        content.reader.child("edgesForExtendedLayout", of: element).map { .integer(content.reader.mask($0)) }
      }
    ])

  /// What only Interface Builder's canvas uses.
  private static func skipSimulation(_ element: ElementIndex, _ reader: VocabularyReader) {
    let keys: Set = ["freeformSize", "canvasLocation"]
    reader.skipChildren(of: element) { $0.hasBytePrefix("simulated") || keys.contains($0) }
  }
}

/// Compiles `<tabBarItem>`.
///
/// Evidence: 21 items in 13 nibs of coder version 9.
enum TabBarItem {
  static func compile(of controller: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    guard let element = content.reader.child("tabBarItem", of: controller) else { return nil }
    content.list(content.place(of: element))
    let values = rules.values(of: element, in: &content)
    return ObjectExtras.complete(element, ArchivedObject("UITabBarItem", values), in: &content)
  }

  private static let rules = KeyRule.rules(of: "tabBarItem")
}

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

/// Compiles the templates of segues, which belong to their controllers.
enum SegueCompiler {
  /// The templates of all segues that start in a controller, including those of its views.
  static func templates(
    of controller: StoryboardIndex.Controller, _ object: ArchivedValue, _ storyboard: StoryboardIndex,
    in content: inout NibContent
  ) -> [ArchivedValue] {
    let tree = content.reader.tree
    return segues(in: controller.element, tree).compactMap { segue in
      guard tree[segue, "kind"] != "relationship", let template = template(segue, storyboard, in: &content) else {
        return nil
      }
      content.lists.connections.append(
        ConnectionCompiler.outlet("viewController", template, object, in: &content.builder))
      return template
    }
  }

  private static func segues(in element: ElementIndex, _ tree: XMLTree) -> [ElementIndex] {
    tree.children(of: element).flatMap { child in
      tree.name(of: child) == "segue" ? [child] : segues(in: child, tree)
    }
  }

  // MARK: Templates

  private static let show = KeyRule("UIActionName") { _, content in
    content.builder.string("showViewController:sender:")
  }

  private static let presentation = KeyRule.rules(of: "segue", part: "presentation")

  private static let kinds: [String: (className: String, rules: [KeyRule])] = [
    "show": ("UIStoryboardShowSegueTemplate", [show]),
    "presentation": ("UIStoryboardPresentationSegueTemplate", presentation),
    "embed": (
      "UIStoryboardEmbedSegueTemplate",
      KeyRule.rules(of: "segue", part: "embed")
    ),
  ]

  private static func template(
    _ segue: ElementIndex, _ storyboard: StoryboardIndex, in content: inout NibContent
  ) -> ArchivedValue? {
    let reader = content.reader
    reader.accept(segue)
    let kind = reader.text("kind", of: segue) ?? ""
    guard let (className, rules) = kinds[kind] else {
      reader.refuse(
        "the compiled form of kind=\"\(kind)\" is not known; use show, presentation or embed", at: segue,
        attribute: "kind")
      return nil
    }
    var values = KeyRule.rules(of: "segue").values(of: segue, in: &content)
    guard let id = reader.text("destination", of: segue), let destination = storyboard[id] else {
      reader.refuse("a segue needs the id of a controller as its destination; connect it again", at: segue)
      return nil
    }
    values.append(
      .init("UIDestinationViewControllerIdentifier", content.builder.string(storyboard.name(of: destination))))
    values += rules.values(of: segue, in: &content)
    let template = content.complete(segue, ArchivedObject(className, values))
    content.list(template)
    return template
  }
}

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
