import CompiledNib
import XMLSource

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
    let children = roots.map { root in
      let placeholder = content.addProxy("UIStoryboardPlaceholder", isFirst: true)
      return ControllerCompiler.compile(root, parent: (place, bar), placeholder, scene, in: &content)
    }
    acceptRelationships(of: controller, "rootViewController", scene.storyboard, reader)
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

  /// Counts the segues as read that put controllers into a container.
  static func acceptRelationships(
    of controller: StoryboardIndex.Controller, _ relationship: String, _ storyboard: StoryboardIndex,
    _ reader: VocabularyReader
  ) {
    guard let list = reader.child(named: "connections", of: controller.element) else { return }
    for segue in reader.tree.children(of: list)
    where reader.tree.name(of: segue) == "segue" && reader.tree[segue, "relationship"] == relationship {
      reader.accept(segue)
      reader.ignore(["destination", "kind", "relationship", "id"], of: segue)
      let destination = reader.tree[segue, "destination"] ?? ""
      guard storyboard[destination] == nil else { continue }
      reader.refuse(
        "destination=\"\(destination)\" is no controller of the storyboard; connect it again", at: segue,
        attribute: "destination", isConsequence: reader.document.hasElement(withID: destination))
    }
  }

  // MARK: Bars

  /// The bar of a navigation controller, which gives it its width.
  private static func setBar(
    _ element: ElementIndex, _ items: [ArchivedValue], of controller: ArchivedValue, in content: inout NibContent
  ) {
    content.list(content.place(of: element))
    var values = frame(of: element, width: 0, in: &content) + appearance(of: element, mask: 2, in: &content)
    if !items.isEmpty { values.append(.init("UIItems", content.builder.list(items, className: "NSMutableArray"))) }
    values.append(.init("UIDelegate", controller))
    values += [
      KeyRule.color("UIBarTintColor", "barTintColor"),
      KeyRule("UITitleTextAttributes") { element, content in
        guard let attributes = content.reader.child("titleTextAttributes", of: element),
          let color = content.color("textColor", of: attributes)
        else { return nil }
        return content.builder.list([content.builder.string("NSColor"), color], className: "NSDictionary")
      },
      .always("UIBarPosition", .int8(2)), translucence,
      .flag("UIBarPrefersLargeTitles", "largeTitles", when: true, missing: false),
    ].values(of: element, in: &content)
    let bar = content.complete(element, ArchivedObject("UINavigationBar", values))
    ObjectExtras.compile(element, bar, in: &content)
  }

  private static func setToolbar(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue {
    content.list(content.place(of: element))
    let width = content.reader.child("frame", of: element).flatMap { content.reader.number("width", of: $0) } ?? 0
    var values = frame(of: element, width: width, in: &content) + appearance(of: element, mask: 10, in: &content)
    values += [
      KeyRule.color("UIBarTintColor", "barTintColor"),
      KeyRule("UIItems") { _, content in content.builder.list([]) },
      .always("UIBarPosition", .int8(1)), translucence,
    ].values(of: element, in: &content)
    let bar = content.complete(element, ArchivedObject("UIToolbar", values))
    ObjectExtras.compile(element, bar, in: &content)
    return bar
  }

  static let translucence = KeyRule.flag(
    "UIBarTranslucence", "translucent", when: false, missing: true, written: .int8(2)
  ).or(.int8(1))

  /// Bars are 50 points high in a nib.
  static func frame(
    of element: ElementIndex, width: Double, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let frame = content.reader.child("frame", of: element)
    if let frame { content.reader.ignore(["x", "y", "width", "height"], of: frame) }
    let y = frame.flatMap { content.reader.number("y", of: $0) } ?? 0
    return [
      .init("UIBounds", .geometry([0, 0, width, 50])), .init("UICenter", .geometry([width / 2, y + 25])),
    ]
  }

  static func appearance(
    of element: ElementIndex, mask: Int, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    content.reader.accept(element)
    content.reader.ignore(["key", "userLabel"], of: element)
    if let mask = content.reader.child("autoresizingMask", of: element) { content.reader.skip(mask) }
    var values = ViewKeys.appearance.values(of: element, in: &content)
    // Evidence: 7 of 7 bars that are not translucent are opaque, and 0 of 4 others.
    let isOpaque = content.reader.flag("translucent", of: element) == false
    values.removeAll { keyed in
      keyed.key == "UIAutoresizingMask"
        || (keyed.key == "UIOpaque" && !isOpaque && content.reader.tree.name(of: element) == "navigationBar")
    }
    let position = values.firstIndex { $0.key == "UIAutoresizeSubviews" }.map { $0 + 1 } ?? values.endIndex
    values.insert(.init("UIAutoresizingMask", .integer(mask)), at: position)
    values.append(.init("UIViewContentHuggingPriority", content.builder.string("{250, 250}")))
    return values + ViewKeys.margins.values(of: element, in: &content)
  }
}
