import NibDecoder

/// What tables and collections hold: prototypes, static sections, headers and footers.
struct ListMarkup {
  let views: ViewMarkup
  let scope: NibScope
  let parts: DocumentParts
  let depth: Int
  private var graph: ObjectGraph { scope.graph }
  private var values: ValueMarkup { ValueMarkup(graph: graph, resources: parts.resources) }

  func addTable(_ table: Int, to element: MarkupElement) {
    for (key, name) in [("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView")] {
      element.append(graph.reference(key, of: table).flatMap { views.element($0, key: name, depth: depth + 1) })
    }
    let cells = prototypes("UITableViewCellPrototypeNibs", of: table)
    let sections = sections(of: table)
    if !sections.isEmpty || !cells.isEmpty { element.set("dataMode", sections.isEmpty ? "prototypes" : "static") }
    element.append("prototypes", PrototypeOrder(isHorizontal: false).sorted(cells).map(\.element))
    element.append("sections", sections)
  }

  /// The roots of the archives in a dictionary, in the order in which it has them, each with its key.
  private func prototypes(_ key: String, of list: Int) -> [(key: String, element: MarkupElement)] {
    graph.entries(in: key, of: list).compactMap { entry in
      guard let inner = scope.nested[entry.value] else { return nil }
      let innerViews = ViewMarkup(inner, parts)
      guard let root = inner.topLevelObjects.first(where: innerViews.isView),
        let element = innerViews.element(root, depth: depth + 1)
      else { return nil }
      return (graph.text(of: entry.key) ?? "", element)
    }
  }

  /// The sections of a static table are in a data source beside it. It belongs to the first table that has no prototypes.
  private func sections(of table: Int) -> [MarkupElement] {
    guard graph.reference("UITableViewCellPrototypeNibs", of: table) == nil,
      let source = scope.topLevelObjects.first(where: { graph.objects[$0].className == "UITableViewDataSource" }),
      scope.begin(source)
    else { return [] }
    return graph.objects(in: "UITableSections", of: source).map(section)
  }

  private func section(_ position: Int) -> MarkupElement {
    let element = parts.element("tableViewSection", id: parts.ids.make())
    AttributeWriting(values: values).write(.named("tableViewSection"), of: position, into: element)
    let cells = graph.objects(in: "UITableSectionRows", of: position).compactMap { row -> MarkupElement? in
      let cell = graph.reference("UITableRowCell", of: row).flatMap { views.element($0, depth: depth + 1) }
      if let height = graph.objects[row]["UITableRowHeight"]?.number, height > 0 {
        cell?.set("rowHeight", DecimalText.text(of: height))
      }
      return cell
    }
    element.append("cells", cells)
    return element
  }

  func addCollection(_ collection: Int, to element: MarkupElement) {
    let layout = graph.reference("UICollectionLayout", of: collection)
    element.append(layout.map(self.layout))
    let order = PrototypeOrder(isHorizontal: layout.map(scrollsHorizontally) ?? false)
    let cells = prototypes("UICollectionViewCellNibDict", of: collection)
    element.append("cells", order.sorted(cells).map(\.element))
    for (key, view) in prototypes("UICollectionViewSupplementaryViewNibDict", of: collection) {
      view.set("key", key.contains("Footer") ? "sectionFooterView" : "sectionHeaderView")
      element.append(view)
    }
  }

  private func scrollsHorizontally(_ layout: Int) -> Bool {
    graph.objects[layout]["UIScrollDirection"]?.integer == 1
  }

  private func layout(_ position: Int) -> MarkupElement {
    let isFlow = scope.className(of: position) == "UICollectionViewFlowLayout"
    let element = parts.element(
      isFlow ? "collectionViewFlowLayout" : "collectionViewLayout", id: scope.id(of: position) ?? "")
    element.set("key", "collectionViewLayout")
    if let name = graph.customClass(of: position) { element.set(customClass: name) }
    if isFlow {
      AttributeWriting(values: values).write(.named("collectionViewFlowLayout"), of: position, into: element)
    }
    return element
  }
}

/// The order of prototypes, which a nib has in a dictionary: that in which the canvas shows them, by their stored frames.
struct PrototypeOrder {
  /// Whether a list is filled column by column.
  let isHorizontal: Bool

  /// The elements in the order of their frames. Those at one place stay as they are.
  func sorted(_ prototypes: [(key: String, element: MarkupElement)]) -> [(key: String, element: MarkupElement)] {
    let places = prototypes.map { place(of: $0.element) }
    var lines: [[Int]] = []
    for index in prototypes.indices.sorted(by: { (places[$0].line, $0) < (places[$1].line, $1) }) {
      if let first = lines.last?.first, places[index].line - places[first].line < 1 {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines.flatMap { line in
      line.sorted { (places[$0].start, $0) < (places[$1].start, $1) }.map { prototypes[$0] }
    }
  }

  /// Where an element is: views in one line have their centers on it.
  private func place(of element: MarkupElement) -> (line: Double, start: Double) {
    guard let frame = element.children.first(where: { $0.name == "rect" }) else { return (0, 0) }
    let numbers = ["x", "y", "width", "height"].map { frame[$0].flatMap { Double(written: $0) } ?? 0 }
    return isHorizontal
      ? (line: numbers[0] + numbers[2] / 2, start: numbers[1]) : (line: numbers[1] + numbers[3] / 2, start: numbers[0])
  }
}

/// The content views of cells in collections.
///
/// Until there were elements for them, documents had constraints between a cell and the views in it. The compiler makes a
/// view between the two, hands the constraints to it, and ties it to the cell. What it makes is taken back.
struct CellContent {
  /// Where a content view comes from.
  enum Origin {
    /// The compiler: the document has no more than the view itself.
    case compiler
    /// The document.
    case document
  }

  let graph: ObjectGraph

  /// The attributes that Interface Builder gives every content view, of which the compiler keeps nothing.
  static let attributes = [
    ("opaque", "NO"), ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "center"),
  ]

  /// The keys that the compiler adds to a document's content view, because it ties that to the cell.
  static let keys: Set = ["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]

  /// The content view that the compiler has made of a cell; nil if there is none, or if the document has it.
  func made(in cell: Int, className: String) -> Int? {
    origin(in: cell, className: className) == .compiler ? graph.reference("UIContentView", of: cell) : nil
  }

  /// Where the content view of a cell of a collection comes from; nil for other cells. The compiler keeps of a document's
  /// that several fingers may touch it.
  func origin(in cell: Int, className: String) -> Origin? {
    guard className == "UICollectionViewCell", let content = graph.object("UIContentView", of: cell),
      content.className == "UIView"
    else { return nil }
    return content["UIMultipleTouchEnabled"] == nil ? .compiler : .document
  }

  /// Whether the compiler made a constraint that no document has: the one that ties a content view to its cell.
  func isGenerated(_ constraint: Int) -> Bool {
    graph.text("NSLayoutIdentifier", of: constraint) == "UIIBSystemGenerated"
  }
}
