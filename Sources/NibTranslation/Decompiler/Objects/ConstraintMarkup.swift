/// Constraints as documents have them, and which of them size classes install.
struct ConstraintMarkup {
  let scope: NibScope
  let parts: DocumentParts
  private var graph: ObjectGraph { scope.graph }

  /// The content view that the compiler has made of the view that holds the constraints; nil if there is none.
  var madeContent: Int?

  /// The constraints that a view holds, those that only some size classes have included.
  func elements(of view: Int) -> [MarkupElement] {
    let content = CellContent(graph: graph)
    return (positions(of: view) + (madeContent.map(positions) ?? [])).filter { !content.isGenerated($0) }
      .compactMap { element($0, of: view) }
  }

  private func positions(of view: Int) -> [Int] {
    let constraints = graph.objects(in: "UIViewAutolayoutConstraints", of: view)
    let known = Set(constraints)
    let storages = scope.properties.installations[view]?["traitStorageConstraints"] ?? []
    var others = scope.properties.candidates[view]?["traitStorageConstraints"] ?? []
    for storage in storages { others += storage.added }
    // UIKit removes those of the guides that safe areas replaced.
    var seen = known.union(scope.properties.removedConstraints)
    return constraints.filter { !scope.properties.removedConstraints.contains($0) }
      + others.filter { seen.insert($0).inserted }
  }

  private func element(_ position: Int, of view: Int) -> MarkupElement? {
    let object = graph.objects[position]
    guard object.className == "NSLayoutConstraint", scope.begin(position), let id = scope.id(of: position) else {
      return nil
    }
    let element = parts.element("constraint", id: id)
    addSide("first", of: position, in: view, to: element)
    let relations = [1: "greaterThanOrEqual", -1: "lessThanOrEqual"]
    element.set("relation", object["NSRelation"]?.integer.flatMap { relations[$0] })
    addSide("second", of: position, in: view, to: element)
    element.set("multiplier", object["NSMultiplier"].flatMap(AttributeWriting.number))
    let constant = object["NSConstantV2"] ?? (object["NSFirstAttributeV2"] == nil ? object["NSConstant"] : nil)
    element.set("constant", constant.flatMap(AttributeWriting.number))
    element.set("priority", object["NSPriority"].flatMap(AttributeWriting.number))
    element.set("identifier", graph.text("NSLayoutIdentifier", of: position))
    if object["NSSymbolicConstant"] != nil {
      element.set("symbolic", "YES")
      if constant == nil { element.set("constant", systemSpacing(of: position, in: view)) }
    }
    for variation in scope.properties.variations[position] ?? [] where variation.keyPath == "encodedConstant" {
      guard let value = variation.value.reference, graph.objects.indices.contains(value),
        let number = graph.objects[value]["UINumericConstant"].flatMap(AttributeWriting.number)
      else { continue }
      element.append(MarkupElement("variation", [("key", variation.key), ("constant", number)]))
    }
    return element
  }

  /// The system's distance from neighbors, or from the edges of the view that holds the constraint. Documents have it as a
  /// number, too.
  ///
  /// Evidence: 628 of 657 constants between neighbors, 624 of 631 to edges, and none in 18 of 32 to guides.
  private func systemSpacing(of position: Int, in view: Int) -> String? {
    let items = ["NSFirstItem", "NSSecondItem"].map { graph.reference($0, of: position) }
    if items.contains(where: { $0.map { graph.objects[$0]["UILayoutGuideOwningView"] != nil } ?? false }) { return nil }
    return items.contains { $0 == nil || isHolder($0, of: view) } ? "20" : "8"
  }

  /// Interface Builder does not name the view that holds the constraint as its first item.
  private func addSide(_ side: String, of position: Int, in view: Int, to element: MarkupElement) {
    let prefix = side == "first" ? "NSFirst" : "NSSecond"
    let object = graph.objects[position]
    guard let number = (object[prefix + "AttributeV2"] ?? object[prefix + "Attribute"])?.integer, number != 0,
      let attribute = NibLayoutAttribute.name(of: number)
    else { return }
    if let item = graph.reference(prefix + "Item", of: position) {
      let isHolder = isHolder(item, of: view)
      if side == "second" || !isHolder { element.set(side + "Item", scope.id(of: isHolder ? view : item)) }
    }
    element.set(side + "Attribute", attribute)
  }

  /// Whether an item is the view that holds its constraints in the document.
  private func isHolder(_ item: Int?, of view: Int) -> Bool { item == view || item != nil && item == madeContent }
}
