import Formats

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
