import Support

/// Views as documents have them, with all that they hold.
struct ViewMarkup {
  let scope: NibScope
  let parts: DocumentParts
  private var graph: ObjectGraph { scope.graph }
  private var values: ValueMarkup { ValueMarkup(graph: graph, resources: parts.resources) }

  /// Views within each other. More than that no document may have either.
  private static let depthLimit = 120

  init(_ scope: NibScope, _ parts: DocumentParts) { (self.scope, self.parts) = (scope, parts) }

  /// Whether an object is a view: it has bounds.
  func isView(_ position: Int) -> Bool { graph.objects[position]["UIBounds"] != nil }

  /// The element of a view; nil for an object that is no view, or that is already in the document.
  ///
  /// - Parameter origin: Where the content view of a collection's cell comes from; nil for other views.
  func element(_ position: Int, key: String? = nil, depth: Int = 0, origin: CellContent.Origin? = nil) -> MarkupElement?
  {
    guard isView(position), depth < Self.depthLimit, scope.begin(position), let id = scope.id(of: position) else {
      return nil
    }
    let className = scope.className(of: position)
    let table = ElementTable.table(ofClass: className)
    let element = parts.element(name(of: id, className, table, origin), id: id)
    element.set("key", key)
    addClass(position, className, isKnown: table != nil, to: element)
    let writing = AttributeWriting(values: values)
    if origin == .compiler {
      for (name, value) in CellContent.attributes { element.set(name, value) }
    } else {
      let keys = origin == nil ? ElementTable.view : ElementTable.view.without(CellContent.keys)
      writing.write(keys, of: position, className: className, into: element)
    }
    element.append(values.frame(of: position, size: key == "view" ? CanvasSize(graph: graph).size(of: position) : nil))
    addMask(position, to: element)
    if let table { writing.write(keys(of: position, table), of: position, className: className, into: element) }
    ShownImage(graph: graph, resources: parts.resources).note(position, className: className)
    addSubviews(position, className, depth, to: element)
    addParts(position, className, depth, to: element)
    addMargins(position, className, to: element)
    if origin != .compiler { addRelations(position, className, isRoot: depth == 0, to: element) }
    PropertyMarkup(scope: scope, values: values).add(of: position, to: element)
    return element
  }

  private func name(
    of id: String, _ className: String, _ table: ElementTable?, _ origin: CellContent.Origin?
  ) -> String {
    if parts.containers.contains(id) { return "containerView" }
    if origin == .document { return "collectionViewCellContentView" }
    return table?.element.name ?? Self.elementName(ofClass: className)
  }

  /// A text with attributes has its fonts and colors, and the keys of plain text repeat what it begins with.
  private func keys(of position: Int, _ table: ElementTable) -> ElementTable {
    let name = table.element.name
    if name == "label", graph.reference("UIAttributedText", of: position) != nil {
      return table.without(["UIText", "UIFont", "UITextColor"])
    }
    // A text view always has both.
    return name == "textView" ? table.without(["UIAttributedText"]) : table
  }

  /// The element of a class that has no table: its name without UI, as Interface Builder makes it, if that can be a name in
  /// XML.
  private static func elementName(ofClass name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasBytePrefix("UI"), let first = rest.first, first.isASCII, first.isLetter,
      rest.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) })
    else { return "view" }
    return first.lowercased() + rest.dropFirst()
  }

  private func addClass(_ position: Int, _ className: String, isKnown: Bool, to element: MarkupElement) {
    if let name = graph.customClass(of: position) {
      element.set(customClass: name)
    } else if !isKnown, !className.hasBytePrefix("UI") {
      element.set("customClass", className)
    }
  }

  // MARK: Frame and margins

  /// 36, which a view without a mask gets, is left out.
  private func addMask(_ position: Int, to element: MarkupElement) {
    let mask = graph.objects[position]["UIAutoresizingMask"]?.integer ?? 0
    guard mask != 36 else { return }
    element.append(values.mask(mask, "autoresizingMask", key: "autoresizingMask"))
  }

  /// Stack views have margins of zero unless they arrange within them.
  private func addMargins(_ position: Int, _ className: String, to element: MarkupElement) {
    let object = graph.objects[position]
    if className == "UIStackView", object["UIStackViewLayoutMarginsRelative"]?.integer != 1 { return }
    guard let margins = graph.geometry("UIViewLayoutMargins", of: position) else { return }
    element.append(values.insets(margins, key: "layoutMargins", as: "edgeInsets"))
  }

  private static let guideKeys = [
    "UIViewSafeAreaLayoutGuide": "safeArea", "": "safeArea", "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide", "UIViewKeyboardLayoutGuide": "keyboard",
  ]

  private func addGuides(_ position: Int, to element: MarkupElement) {
    let listed = graph.objects(in: "UIViewLayoutGuides", of: position)
    for guide in listed + (scope.properties.scrollGuides[position] ?? []) where scope.begin(guide) {
      guard let key = Self.guideKeys[graph.text("UILayoutGuideIdentifier", of: guide) ?? ""],
        let id = scope.id(of: guide)
      else { continue }
      let name = key == "keyboard" ? "keyboardLayoutGuide" : "viewLayoutGuide"
      let guide = parts.element(name, id: id)
      guide.set("key", key)
      element.append(guide)
    }
  }

  /// The safe area of a root that no constraint uses: the compiler lists a guide that belongs to no view.
  private func addUnusedSafeArea(_ position: Int, to element: MarkupElement) {
    guard !graph.objects(in: "UIViewLayoutGuides", of: position).contains(where: graph.isSafeArea),
      let guide = scope.properties.unusedSafeArea, let id = scope.id(of: guide)
    else { return }
    let area = parts.element("viewLayoutGuide", id: id)
    area.set("key", "safeArea")
    element.append(area)
  }

  /// Guides and constraints. Those of a content view that the compiler has made are the cell's.
  private func addRelations(_ position: Int, _ className: String, isRoot: Bool, to element: MarkupElement) {
    let made = CellContent(graph: graph).made(in: position, className: className)
    addGuides(position, to: element)
    if isRoot { addUnusedSafeArea(position, to: element) }
    made.map { addGuides($0, to: element) }
    let constraints = ConstraintMarkup(scope: scope, parts: parts, madeContent: made)
    element.append("constraints", constraints.elements(of: position))
  }

  // MARK: Subviews

  /// Views that UIKit adds, which documents do not have.
  private static let systemViews: Set = ["_UILayoutGuide", "_UITableViewCellSeparatorView", "_UISystemBackgroundView"]

  private func subviews(of position: Int) -> [Int] {
    let subviews = graph.objects(in: "UISubviews", of: position)
    // What size classes leave out is not among the subviews.
    let known = Set(subviews)
    let left = (scope.properties.candidates[position]?["traitStorageSubviews"] ?? []).filter { !known.contains($0) }
    return (subviews + left).filter { !Self.systemViews.contains(graph.objects[$0].className) }
  }

  private func addSubviews(_ position: Int, _ className: String, _ depth: Int, to element: MarkupElement) {
    switch className {
    case "UITableViewCell", "UICollectionViewCell": addContentView(position, className, depth, to: element)
    case "UIVisualEffectView":
      let content = graph.reference("UIVisualEffectViewContentView", of: position)
      element.append(content.flatMap { self.element($0, key: "contentView", depth: depth + 1) })
    case "UITableView", "UICollectionView": return
    default:
      // UIKit makes views of the items of bars and of segments.
      guard itemList(ofClass: className) == nil else { return }
      element.append("subviews", subviews(of: position).compactMap { self.element($0, depth: depth + 1) })
    }
  }

  private func addContentView(_ position: Int, _ className: String, _ depth: Int, to element: MarkupElement) {
    let content = graph.reference("UIContentView", of: position) ?? subviews(of: position).first
    let origin = CellContent(graph: graph).origin(in: position, className: className)
    element.append(content.flatMap { self.element($0, key: "contentView", depth: depth + 1, origin: origin) })
    for (key, name) in [
      ("UITextLabel", "textLabel"), ("UIDetailTextLabel", "detailTextLabel"), ("UIImageView", "imageView"),
    ] {
      guard let view = graph.reference(key, of: position), scope.isTranslated(view) else { continue }
      element.set(name, scope.id(of: view))
    }
  }

  // MARK: What only some classes have

  private func addParts(_ position: Int, _ className: String, _ depth: Int, to element: MarkupElement) {
    let lists = ListMarkup(views: self, scope: scope, parts: parts, depth: depth)
    let bars = BarMarkup(views: self, scope: scope, parts: parts, values: values)
    switch className {
    case "UIButton", "UIRoundedRectButton": ButtonMarkup(values: values).add(of: position, to: element)
    case "UIImageView":
      element.append(SymbolMarkup(graph: graph).configuration("UIPreferredSymbolConfiguration", of: position))
    case "UITableView": lists.addTable(position, to: element)
    case "UICollectionView": lists.addCollection(position, to: element)
    default:
      switch itemList(ofClass: className) {
      case "segments": bars.addSegments(position, to: element)
      case let list?: element.append(list, bars.items(of: position))
      case nil: return
      }
    }
  }

  /// The list that documents have instead of the subviews of a class; nil if they have the subviews.
  private func itemList(ofClass name: String) -> String? {
    ElementTable.table(ofClass: name)?.element.children.map(\.name).first { ["items", "segments"].contains($0) }
  }
}

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
