import Formats
import NibDecoder

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

/// All kinds of views.
extension ViewKind {
  /// The kind of an element's name; nil for what is no view, or none whose compiled form is known.
  static func named(_ name: String) -> ViewKind? { special[name] ?? plain[name] }

  /// Views whose keys follow from their attributes alone.
  private static let plain = Dictionary(
    uniqueKeysWithValues: Vocabulary.cocoaTouch.plainViews.lazy.filter { special[$0] == nil }.map { ($0, ViewKind($0)) }
  )

  /// Views whose keys depend on more than attributes.
  private static let special = Dictionary(
    uniqueKeysWithValues: [
      visualEffect, stack, LabelKeys.kind, TextViewKeys.kind, ButtonKeys.kind, TextFieldKeys.kind, SegmentKeys.kind,
      SliderKeys.kind, ViewKind("scrollView"), TableCompiler.kind, CollectionCompiler.kind, CellCompiler.table,
      tableCellContent, CellCompiler.collection, collectionCellContent, toolbar, navigationBar,
    ].map { ($0.name, $0) })
}

/// Bars that are views of a document's own.
extension ViewKind {
  /// Evidence: 1 bar with its document, 5 in 5 nibs.
  static let navigationBar = BarKeys.kind("navigationBar") { element, content in
    guard let list = content.reader.child(named: "items", of: element) else { return nil }
    content.depth += 1
    defer { content.depth -= 1 }
    let items = content.reader.tree.children(of: list).compactMap { item -> ArchivedValue? in
      guard content.reader.tree.name(of: item) == "navigationItem" else { return nil }
      return NavigationItem.compile(item, bar: nil, in: &content)
    }
    return content.builder.list(items)
  }

  static let toolbar = BarKeys.kind("toolbar") { element, content in
    content.depth += 1
    defer { content.depth -= 1 }
    let items = BarItem.items("items", of: element, in: &content)
    return content.builder.list(items)
  }
}
