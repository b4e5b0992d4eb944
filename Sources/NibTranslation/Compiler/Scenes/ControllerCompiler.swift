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
