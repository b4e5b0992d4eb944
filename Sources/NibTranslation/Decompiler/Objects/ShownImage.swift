/// The image that a view shows, and the size that the view has by it: compiled nibs have no sizes of images.
struct ShownImage {
  let graph: ObjectGraph
  let resources: ResourceList

  /// Notes the image of an image view, or of a button without a title.
  func note(_ view: Int, className: String) {
    guard let image = image(of: view, className), let name = graph.text("UIResourceName", of: image),
      let bounds = graph.geometry("UIBounds", of: view), bounds.count == 4, bounds != [0, 0, 1000, 1000]
    else { return }
    let isFlat = bounds[2] == 0 || bounds[3] == 0
    // Of an image in a view that has no room one side is known: most images are about square.
    let side = max(bounds[2], bounds[3])
    resources.addImage(
      name, isFlat ? side : bounds[2], isFlat ? side : bounds[3], isOwn: !isFlat && !hasOwnConstraints(view),
      isSymbol: graph.text("UIResourceCatalogName", of: image) == "system")
  }

  private func image(of view: Int, _ className: String) -> Int? {
    switch className {
    case "UIImageView": return graph.reference("UIImage", of: view)
    case "UIButton":
      let normal = graph.entries(in: "UIButtonStatefulContent", of: view).first { graph.number(of: $0.key) == 0 }
      guard let normal, (graph.text("UITitle", of: normal.value) ?? "").isEmpty else { return nil }
      return graph.reference("UIImage", of: normal.value)
    default: return nil
    }
  }

  /// Whether a constraint gives the view a width or a height.
  private func hasOwnConstraints(_ view: Int) -> Bool {
    graph.objects(in: "UIViewAutolayoutConstraints", of: view).contains { constraint in
      let attribute = graph.objects[constraint]["NSFirstAttribute"]?.integer
      return attribute == 7 || attribute == 8
    }
  }
}
