import Formats

/// Compiles the controllers that a container starts with into its own nib.
enum ContainerChildren {
  /// - Parameters:
  ///   - relationship: That of the segues to the children.
  ///   - parent: The container, with the bar that shows the items of its children.
  static func compile(
    _ children: [StoryboardIndex.Controller], of controller: StoryboardIndex.Controller, _ relationship: String,
    parent: (container: ArchivedValue, bar: ArchivedValue?), _ scene: SceneContext, in content: inout NibContent
  ) -> [ArchivedValue] {
    let compiled = children.map { child in
      let placeholder = content.addProxy("UIStoryboardPlaceholder", isFirst: true)
      return ControllerCompiler.compile(child, parent: parent, placeholder, scene, in: &content)
    }
    acceptRelationships(of: controller, relationship, scene.storyboard, content.reader)
    return compiled
  }

  /// Counts the segues as read that put controllers into a container.
  private static func acceptRelationships(
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
}
