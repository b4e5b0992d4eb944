import Formats

/// Compiles the view of a controller, which is loaded from a nib of its own.
enum ViewNibCompiler {
  /// - Returns: nil for a controller without a view.
  static func compile(
    _ controller: StoryboardIndex.Controller, _ storyboard: StoryboardIndex, _ reader: VocabularyReader
  ) -> SceneContext.ViewNib? {
    let tree = reader.tree
    let keys: Set = ["view", "tableView", "collectionView"]
    guard let view = tree.children(of: controller.element).first(where: { tree[$0, "key"].map(keys.contains) == true }),
      let viewID = tree[view, "id"]
    else { return nil }
    var content = NibContent(reader)
    let owner = content.addProxy("IBFilesOwner")
    _ = content.addProxy("IBFirstResponder")
    let guides = guides(of: controller.element, reader)
    if !storyboard.embedded.contains(controller.id) {
      content.surroundings.resized = size(of: controller.element, view, reader).map { (view, $0) }
    }
    guard let compiled = ViewCompiler.compile(view, supports: guides, in: &content) else { return nil }
    content.finishTraits(of: compiled)
    ConnectionCompiler.compileOutlets(of: controller.element, into: &content)
    content.lists.connections.append(ConnectionCompiler.outlet("view", owner, compiled, in: &content.builder))
    if let source = content.parts.staticDataSource {
      content.lists.connections.append(
        ConnectionCompiler.outlet("staticDataSource", owner, source, in: &content.builder))
    }
    let ids = content.places.ids
    ConnectionCompiler.sort(&content)
    let externals = content.addUpstreamPlaceholders(for: content.missingByConnection)
    content.lists.topLevel += [compiled, content.parts.staticDataSource].compactMap { $0 }
    let graph = content.graph()
    return SceneContext.ViewNib(
      name: "\(controller.id)-view-\(viewID)", element: view, graph: graph, externals: externals, ids: ids)
  }

  /// The size of the screen, whatever bars Interface Builder shows on it, or that of a controller of another size.
  ///
  /// Evidence: 107 of 107 views of controllers.
  private static func size(
    of controller: ElementIndex, _ view: ElementIndex, _ reader: VocabularyReader
  ) -> [Double]? {
    if let freeform = reader.child("freeformSize", of: controller) { return reader.size(of: freeform) }
    // The square canvas of Xcode 6 and 7 stays.
    if let frame = reader.child("frame", of: view), reader.size(of: frame) == [600, 600] { return nil }
    return reader.document.screen
  }

  private static func guides(
    of controller: ElementIndex, _ reader: VocabularyReader
  ) -> [(id: String, isTop: Bool)] {
    guard let list = reader.child(named: "layoutGuides", of: controller) else { return [] }
    return reader.tree.children(of: list).compactMap { guide in
      guard reader.tree.name(of: guide) == "viewControllerLayoutGuide", let id = reader.text("id", of: guide),
        let type = reader.choice("type", of: guide, ["top": 1, "bottom": 0])
      else { return nil }
      reader.accept(guide)
      return (id, type == 1)
    }
  }
}
