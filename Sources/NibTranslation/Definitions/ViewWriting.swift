import Formats
import NibDecoder
import StackModel
import Support

/// Writes the views of a document as a stack definition has them, with all ids.
struct ViewWriting {
  private let source: DefinitionSource
  private let losses: ConversionLosses
  let margins: MarginUse
  /// Whether the definition names the safe area.
  let hasSafeArea: Bool
  private let guides: ControllerGuides
  /// The ids of the objects of the definition, by those in the document.
  private var names: [String: String] = [:]
  private var tree: XMLTree { source.tree }
  private var meant: Vocabulary { DefinitionDefaults.written }
  private var vocabulary: Vocabulary { DefinitionDefaults.document }

  init(_ source: DefinitionSource, _ losses: ConversionLosses, hasSafeArea: Bool) {
    (self.source, self.losses, self.hasSafeArea) = (source, losses, hasSafeArea)
    margins = MarginUse(source.tree)
    guides = ControllerGuides(source)
    if let id = source.owner.flatMap({ source.tree[$0, "id"] }) { names[id] = Placeholder.owner.id }
    if let id = source.firstResponder.flatMap({ source.tree[$0, "id"] }) {
      names[id] = Placeholder.firstResponder.id
    }
    for root in [source.view] + source.recognizers { addNames(below: root) }
  }

  private mutating func addNames(below root: ElementIndex) {
    for position in [root.position] + Array(tree.descendants(of: root)) {
      let element = ElementIndex(position)
      guard let id = tree[element, "id"] else { continue }
      let label = tree[element, "userLabel"]
      let name = label.map { DefinitionNames.id(inPlaceOf: $0) } == id ? label : id
      names[id] = name
    }
  }

  /// A view, a value or a list, and everything in it.
  func element(_ index: ElementIndex, owner: ElementIndex? = nil) -> MarkupElement {
    let name = tree.name(of: index)
    let result = MarkupElement(name)
    losses.addComments(in: index, advice: "it is not copied")
    guard let known = vocabulary[name] else { return result }
    let isView = vocabulary.isView(known)
    addAttributes(of: index, known, to: result)
    for (name, value) in DefinitionDefaults.stated(of: known) where tree[index, name] == nil { result.set(name, value) }
    if isView { addMargins(of: index, to: result) }
    addChildren(of: index, known, owner: isView ? index : owner ?? index, to: result)
    let text = tree.text(of: index)
    if !text.isEmpty, meant[name].map(meant.holdsText) == true { result.text = text }
    return result
  }

  /// A value; nil for what a definition cannot have.
  func value(_ index: ElementIndex, owner: ElementIndex) -> MarkupElement? {
    let known = vocabulary[tree.name(of: index)]
    guard let known else {
      lose("element \(tree.name(of: index))", "<\(tree.name(of: index))>, which definitions do not have", index)
      return nil
    }
    for name in vocabulary.references(of: known) {
      guard let id = tree[index, name], names[id] == nil, guides[id] == nil else { continue }
      lose(
        "\(known.name) to elsewhere", "<\(known.name)> whose \(name) is outside of the view", index)
      return nil
    }
    if known.name == "segue" {
      lose("segue", "<segue>, which leads to another scene", index)
      return nil
    }
    return element(index, owner: owner)
  }

  /// An element as it is, such as a resource.
  func plain(_ index: ElementIndex) -> MarkupElement {
    let result = MarkupElement(
      tree.name(of: index), tree.attributes(of: index).map { ($0.name, $0.value) },
      children: tree.children(of: index).map(plain))
    let text = tree.text(of: index)
    if !text.isEmpty, result.children.isEmpty { result.text = text }
    return result
  }

  // MARK: - Attributes

  private func addAttributes(of index: ElementIndex, _ known: VocabularyElement, to result: MarkupElement) {
    let isView = vocabulary.isView(known)
    result.set("id", tree[index, "id"].map(renamed))
    for attribute in tree.attributes(of: index) {
      if isView, Self.machineWritten.contains(attribute.name) { continue }
      guard let own = meant[known.name], let row = meant.attribute(attribute.name, of: own) else {
        lose(
          "attribute \(attribute.name)", "\(attribute.name) of <\(known.name)>, which definitions do not have", index)
        continue
      }
      if DefinitionDefaults.isImplied(attribute.name, attribute.value, of: known) { continue }
      guard Self.isHeld(attribute.value, row) else {
        lose(
          "value of \(attribute.name)",
          "\(attribute.name)=\"\(attribute.value)\" of <\(known.name)>; definitions have no such value",
          index)
        continue
      }
      if attribute.name.hasBytePrefix("placeholderIntrinsic"), tree[index, "customClass"] == nil {
        lose(
          "placeholder size",
          "that \(attribute.name) counts in Interface Builder only; in a definition it does when the app runs, too",
          index)
      }
      result.set(attribute.name, row.form == .reference || row.form == .id ? renamed(attribute.value) : attribute.value)
    }
    if let id = tree[index, "id"], let name = names[id], name != id, name == tree[index, "userLabel"] {
      result.remove("userLabel")
    }
  }

  /// Whether definitions, which people write, have a value.
  private static func isHeld(_ value: String, _ row: VocabularyAttribute) -> Bool {
    switch row.form {
    case .positive: Double(written: value).map { $0 > 0 } ?? false
    case .lengthOrFit: value == VocabularyAttribute.Form.fit || Double(written: value).map { $0 >= 0 } ?? false
    case .choice(let cases): cases.contains(value)
    default: true
    }
  }

  private func renamed(_ id: String) -> String { guides[id].map(renamed) ?? names[id] ?? id }

  /// What follows from the layout, and what a definition says by a frame.
  private static let machineWritten: Set = [
    "misplaced", "ambiguous", "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "tableViewCell",
  ]

  /// Margins of a definition without a safe area are what a document has without one.
  private func addMargins(of index: ElementIndex, to result: MarkupElement) {
    if hasSafeArea { return }
    let name = "insetsLayoutMarginsFromSafeArea"
    guard margins.areUsed(by: index) else { return }
    if tree[index, name] == "NO" { result.remove(name) } else { result.set(name, "YES") }
  }

  // MARK: - Children

  private func addChildren(
    of index: ElementIndex, _ known: VocabularyElement, owner: ElementIndex, to result: MarkupElement
  ) {
    var (subviews, constraints): ([MarkupElement], [MarkupElement]) = ([], [])
    let isView = vocabulary.isView(known)
    for child in tree.children(of: index) {
      switch tree.name(of: child) {
      case "subviews" where isView: subviews += tree.children(of: child).compactMap { view($0, in: known) }
      case "constraints" where isView: constraints += tree.children(of: child).compactMap { constraint($0, of: index) }
      case "rect" where isView && tree[child, "key"] == "frame" && isPlaced(index): break
      case "autoresizingMask" where isView && isPlaced(index): break
      case "rect" where isView && isKeptByList(index): break
      case "autoresizingMask" where isOfList(index) && tree.attributes(of: child).allSatisfy { $0.name == "key" }: break
      case "frame" where isView && tree[child, "key"] == "frameInset": result.append(frame(fromInset: child))
      case "point" where isView && tree[child, "key"] == "canvasLocation": break
      case "attributedString" where tree[child, "key"] == "userComments": addNotes(child, owner: owner, to: result)
      default: result.append(held(child, in: known, owner: owner))
      }
    }
    result.removeChildren { DefinitionNames.lists.contains($0.name) && $0.children.isEmpty }
    for view in subviews { result.append(view) }
    for constraint in constraints { result.append(constraint) }
  }

  /// The frame of a view as all versions of Xcode but the first of Xcode 8 write it.
  private func frame(fromInset inset: ElementIndex) -> MarkupElement {
    let sides = [("x", "minX"), ("y", "minY"), ("width", "width"), ("height", "height")]
    return MarkupElement("rect", sides.map { (name: $0, value: number(tree[inset, $1] ?? "0")) })
  }

  private func number(_ written: String) -> String {
    Double(written: written).map { DecimalText.text(of: $0) } ?? written
  }

  /// A child without the key that its name implies; nil for what a definition cannot have.
  private func held(_ child: ElementIndex, in parent: VocabularyElement, owner: ElementIndex) -> MarkupElement? {
    guard let element = value(child, owner: owner) else { return nil }
    if element.name == "rect" {
      for (name, value) in element.attributes where name != "key" { element.set(name, number(value)) }
    }
    if let known = vocabulary[element.name], meant[parent.name].map({ Self.isChild(known, of: $0) }) == false {
      lose(
        "<\(element.name)> in <\(parent.name)>",
        "<\(element.name)> in <\(parent.name)>, which definitions do not have there", child)
      return nil
    }
    let keys = vocabulary[element.name].map { meant.possibleKeys(of: $0, in: meant[parent.name] ?? parent) }
    let isImplied = keys?.first == element["key"] && (keys?.count == 1 || element.name == "rect")
    if isImplied, Self.omittedKeys.contains(element.name) { element.remove("key") }
    return element
  }

  private static func isChild(_ child: VocabularyElement, of parent: VocabularyElement) -> Bool {
    let names = DefinitionDefaults.written.children(of: parent)
    let isView = DefinitionDefaults.written.isView(child)
    return names.contains(child.name) || isView && (names.contains("view") || names.contains("subviews"))
  }

  /// The elements whose names imply their keys.
  private static let omittedKeys: Set = [
    "edgeInsets", "directionalEdgeInsets", "fontDescription", "rect", "autoresizingMask",
  ]

  private func view(_ index: ElementIndex, in parent: VocabularyElement) -> MarkupElement? {
    guard let known = vocabulary[tree.name(of: index)], vocabulary.isView(known) else {
      lose("element \(tree.name(of: index))", "<\(tree.name(of: index))>, which definitions do not have", index)
      return nil
    }
    return element(index)
  }

  /// Whether constraints or a stack view place a view, so that its frame follows from them.
  private func isPlaced(_ view: ElementIndex) -> Bool {
    if view != source.view, tree[view, "fixedFrame"] == "YES" { return false }
    if view == source.view || tree[view, "translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    guard let list = tree.parent(of: view), tree.name(of: list) == "subviews", let holder = tree.parent(of: list) else {
      return false
    }
    return tree.name(of: holder) == "stackView"
  }

  // MARK: - Rows

  private func isCell(_ index: ElementIndex) -> Bool { Vocabulary.reusableViews.contains(tree.name(of: index)) }

  /// Whether a view is a cell of a list, or the content of one, whose masks say nothing.
  private func isOfList(_ index: ElementIndex) -> Bool {
    isCell(index) || tree[index, "key"] == "contentView" && tree.parent(of: index).map(isCell) == true
  }

  /// Whether a cell has the frame that its table gives it, or the content of a cell that of the cell.
  private func isKeptByList(_ index: ElementIndex) -> Bool {
    guard index != source.view, isOfList(index), let frame = frame(of: index), frame.x == 0, frame.y == 0,
      let parent = tree.parent(of: index)
    else { return false }
    guard isCell(index) else { return frame.size == self.frame(of: parent)?.size }
    guard let table = tree.parent(of: parent), tree.name(of: table) == "tableView",
      self.frame(of: table)?.width == frame.width,
      tree[index, "style"] == nil
    else { return false }
    let row = tree[table, "rowHeight"].flatMap { Double(written: $0) }
    return row == frame.height || row == -1 && tree[table, "estimatedRowHeight"] != "0" && hasConstraints(index)
  }

  /// Whether constraints decide how high the content of a cell is.
  private func hasConstraints(_ cell: ElementIndex) -> Bool {
    let content = tree.children(of: cell).first { tree[$0, "key"] == "contentView" }
    return content.flatMap { tree.child(named: "constraints", of: $0) } != nil
  }

  /// The frame that the document has; nil for a view without one.
  private func frame(of index: ElementIndex) -> Rect? {
    guard
      let rect = tree.children(of: index).first(where: { tree.name(of: $0) == "rect" && tree[$0, "key"] == "frame" })
    else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { tree[rect, $0].flatMap { Double(written: $0) } }
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private func constraint(_ index: ElementIndex, of view: ElementIndex) -> MarkupElement? {
    guard let element = value(index, owner: view) else { return nil }
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
      guard let id = tree[index, item], let edge = guides.edge(id, tree[index, attribute]) else { continue }
      element.set(attribute, edge)
    }
    return element
  }

  // MARK: - Notes

  private func addNotes(_ notes: ElementIndex, owner: ElementIndex, to result: MarkupElement) {
    let spacings = tree.children(of: notes).compactMap { tree[$0, "content"].flatMap(CustomSpacingNote.spacing) }
    guard let spacing = spacings.first else { return result.append(value(notes, owner: owner)) }
    result.set("customSpacing", spacing)
    guard let element = value(notes, owner: owner) else { return }
    element.removeChildren { $0["content"].flatMap(CustomSpacingNote.spacing) != nil }
    if !element.children.isEmpty { result.append(element) }
  }

  private func lose(_ kind: String, _ message: String, _ element: ElementIndex) {
    losses.add(kind, message, at: element)
  }
}

/// The layout guides that controllers had before safe areas: in a definition, the edges of the safe area.
struct ControllerGuides {
  private var types: [String: String] = [:]

  init(_ source: DefinitionSource) {
    let tree = source.tree
    guard source.isScene, let controller = source.owner,
      let list = tree.child(named: "layoutGuides", of: controller)
    else { return }
    for guide in tree.children(of: list) {
      if let id = tree[guide, "id"], let type = tree[guide, "type"] { types[id] = type }
    }
  }

  /// The safe area in place of a guide; nil for other objects.
  subscript(id: String) -> String? { types[id] == nil ? nil : LayoutGuide.Kind.safeArea.rawValue }

  /// The edge of the safe area in place of a guide's.
  func edge(_ id: String, _ attribute: String?) -> String? {
    guard let type = types[id], attribute == "top" || attribute == "bottom" else { return nil }
    return type == "top" ? "top" : "bottom"
  }
}
