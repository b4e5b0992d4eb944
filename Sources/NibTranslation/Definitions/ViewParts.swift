import Formats
import NibDecoder
import StackModel

/// The children of a view of a stack definition: its frame, its subviews, its constraints, and values.
struct ViewParts {
  private let markup: DefinitionMarkup
  private let index: ElementIndex
  private let known: VocabularyElement
  private let result: MarkupElement
  private var tree: XMLTree { markup.tree }
  private var vocabulary: Vocabulary { DefinitionDefaults.document }

  init(_ markup: DefinitionMarkup, _ index: ElementIndex, _ known: VocabularyElement, _ result: MarkupElement) {
    (self.markup, self.index, self.known, self.result) = (markup, index, known, result)
  }

  private var isRoot: Bool { index == tree.root }

  func add() {
    addFrame()
    for child in tree.children(of: index) { add(child) }
    addLengths()
    addState()
    addCustomSpacing()
    addSafeMargins()
    for constraint in markup.constraints.moved(to: index) { addConstraint(constraint) }
    for guide in markup.constraints.made(in: index) {
      guard let id = markup.ids[guide] else { continue }
      let name = guide.kind == .keyboard ? "keyboardLayoutGuide" : "viewLayoutGuide"
      result.append(MarkupElement(name, [("key", guide.kind.rawValue), ("id", id)]))
    }
  }

  /// The views that are an element's subviews.
  static func views(in element: ElementIndex, _ tree: XMLTree) -> [ElementIndex] {
    tree.children(of: element).flatMap { child -> [ElementIndex] in
      if tree.name(of: child) == "subviews" { return Array(tree.children(of: child)) }
      return isView(child, tree) && tree[child, "key"] == nil ? [child] : []
    }
  }

  private static func isView(_ element: ElementIndex, _ tree: XMLTree) -> Bool {
    guard let known = DefinitionDefaults.written[tree.name(of: element)] else {
      return tree[element, "customClass"] != nil
    }
    return DefinitionDefaults.written.isView(known)
  }

  // MARK: - Frames

  private func addFrame() {
    let written = tree.children(of: index).first {
      tree.name(of: $0) == "rect" && (tree[$0, "key"] ?? "frame") == "frame"
    }
    let mask = tree.child(named: "autoresizingMask", of: index)
    var frame = markup.frames[index] ?? .zero
    let flag = tree[index, "translatesAutoresizingMaskIntoConstraints"]
    let isPlaced = flag.map { $0 == "NO" || $0 == "false" } ?? (written == nil)
    if let written, !isPlaced || markup.frames[index] == nil { frame = rect(written) }
    if isPlaced, let placed = result["id"].flatMap({ markup.placed[$0] }) { frame = placed }
    if isRoot { (frame.x, frame.y) = (0, 0) }
    result.append(.frame(frame))
    if mask == nil, isRoot { result.append(.fillingMask) }
    let isOfList = !isRoot && Self.isOfList(index, tree)
    if mask == nil, isOfList { result.append(MarkupElement("autoresizingMask", [("key", "autoresizingMask")])) }
    let isFixed = ["YES", "true"].contains(tree[index, "fixedFrame"])
    if isPlaced || isFixed, !isRoot, !isOfList, tree[index, "key"] == nil {
      result.set("translatesAutoresizingMaskIntoConstraints", "NO")
    } else if isRoot {
      result.remove("translatesAutoresizingMaskIntoConstraints")
    }
  }

  /// Whether a view is a cell of a list, or the content of one, which lists place.
  private static func isOfList(_ index: ElementIndex, _ tree: XMLTree) -> Bool {
    let isCell = { (element: ElementIndex) in Vocabulary.reusableViews.contains(tree.name(of: element)) }
    return isCell(index) || tree[index, "key"] == "contentView" && tree.parent(of: index).map(isCell) == true
  }

  private func rect(_ element: ElementIndex) -> Rect {
    func number(_ name: String) -> Double { tree[element, name].flatMap { Double(written: $0) } ?? 0 }
    return Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  // MARK: - Children

  private func add(_ child: ElementIndex) {
    let name = tree.name(of: child)
    switch name {
    case "subviews": for view in tree.children(of: child) { addSubview(view) }
    case "constraints":
      for constraint in tree.children(of: child) where isHeldHere(constraint) { addConstraint(constraint) }
    case "constraint": if isHeldHere(child) { addConstraint(child) }
    case "metrics": lose("metrics", "the names of <metrics>; their numbers are", child)
    case "rect" where (tree[child, "key"] ?? "frame") == "frame": break
    case _ where isRoot && DefinitionMarkup.isOfDocument(name): break
    case _ where DefinitionMarkup.isOfDocument(name):
      lose("\(name) inside", "<\(name)> inside of the root; move it into the root", child)
    case _ where Self.isView(child, tree) && tree[child, "key"] == nil: addSubview(child)
    default:
      // What a table shows follows from its list.
      if let mode = Self.modes[name], result["dataMode"] == nil { result.set("dataMode", mode) }
      result.append(markup.value(child, in: known))
    }
  }

  private static let modes = ["prototypes": "prototypes", "sections": "static"]

  private func isHeldHere(_ constraint: ElementIndex) -> Bool { !markup.constraints.isMoved(constraint) }

  private func addConstraint(_ constraint: ElementIndex) {
    let element = markup.element(constraint)
    let container = DefinitionConstraints.container(of: constraint, tree).map { markup.ids[$0] }
    if element["firstItem"] == nil, container != result["id"] { element.set("firstItem", container) }
    if element["secondAttribute"] != nil, element["secondItem"] == nil { element.set("secondItem", container) }
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
      if let view = markup.constraints.superview(item, of: constraint).map({ markup.ids[$0] }) {
        // Interface Builder leaves out a first item that holds the constraint.
        if item == "firstItem", view == result["id"] { element.remove(item) } else { element.set(item, view) }
      }
      guard let guide = markup.constraints.guide(item, of: constraint) else { continue }
      element.set(item, markup.ids[guide] ?? markup.ids[guide.element ?? guide.view])
      if guide.kind == .layoutMargins, guide.element == nil { setMargin(attribute, of: element, constraint) }
    }
    result.list("constraints").append(element)
  }

  /// Interface Builder has margins as attributes of the view.
  private func setMargin(_ key: String, of element: MarkupElement, _ constraint: ElementIndex) {
    let attribute = element[key].flatMap(LayoutAttribute.init(rawValue:))
    if let inside = attribute?.insideMargins { return element.set(key, inside.rawValue) }
    lose(
      "layoutMargins", "\(element[key] ?? "an attribute") of margins, which Interface Builder does not have", constraint
    )
  }

  private func addSubview(_ view: ElementIndex) {
    let name = markup.name(of: view)
    guard let child = vocabulary[name] else { return }
    // A prototype is written in the list of its table or collection.
    for list in ["prototypes", "cells"] where hasList(list) && name.hasByteSuffix("Cell") {
      if result["dataMode"] == nil || known.name == "collectionView" { result.set("dataMode", "prototypes") }
      result.list(list).append(markup.element(view))
      return
    }
    if vocabulary.has(child, withKey: nil, in: known) || hasList("subviews"), !known.name.hasByteSuffix("tableView"),
      known.name != "collectionView"
    {
      result.list("subviews").append(markup.element(view))
    } else if let content = contentView() {
      content.list("subviews").append(markup.element(view))
    } else {
      lose(
        "subview of \(known.name)", "<\(name)> in <\(known.name)>, which shows only cells; put both into a view", view)
    }
  }

  private func hasList(_ name: String) -> Bool { vocabulary.children(of: known).contains(name) }

  /// The view of a cell or an effect that holds its subviews, which a definition may leave out.
  private func contentView() -> MarkupElement? {
    if let content = result.child(forKey: "contentView") { return content }
    guard vocabulary.child(withKey: "contentView", of: known) != nil else { return nil }
    let content = markup.required.made(
      key: "contentView", in: known, owner: markup.ids[index], size: result.size)
    result.append(content)
    return content
  }

  // MARK: - Short forms

  /// `width` and `height`, which are constraints; the root has them as its size.
  private func addLengths() {
    guard !isRoot else { return }
    for name in ["width", "height"] {
      guard let length = tree[index, name], let number = Double(written: length) else { continue }
      let constraint = MarkupElement(
        "constraint",
        [
          ("firstAttribute", name), ("constant", DecimalText.text(of: number)),
          ("id", markup.ids.made(name, in: markup.ids[index])),
        ])
      result.list("constraints").append(constraint)
    }
  }

  /// The title and the image of a button, which belong to its normal state.
  private func addState() {
    let written = ["title", "image", "catalog"].filter {
      tree[index, $0] != nil && vocabulary.attribute($0, of: known) == nil
    }
    guard !written.isEmpty, vocabulary.child(withKey: "normal", of: known) == "state" else { return }
    let state = result.child(forKey: "normal") ?? MarkupElement("state", [("key", "normal")])
    for name in written where state[name] == nil { state.set(name, tree[index, name]) }
    if result.child(forKey: "normal") == nil { result.append(state) }
  }

  /// Interface Builder has no custom spacing: it stays as a note that Xcode shows, and code has to set it.
  private func addCustomSpacing() {
    guard let spacing = tree[index, "customSpacing"] else { return }
    let notes = result.child(forKey: "userComments") ?? MarkupElement("attributedString", [("key", "userComments")])
    notes.append(MarkupElement("fragment", [("content", CustomSpacingNote.text(spacing))]))
    if result.child(forKey: "userComments") == nil { result.append(notes) }
    lose(
      "customSpacing",
      "customSpacing=\"\(spacing)\", which is a note in the document; call setCustomSpacing(_:after:) in code", index)
  }

  /// Without a safe area, the margins of a definition are measured from the view's own edges.
  private func addSafeMargins() {
    let name = "insetsLayoutMarginsFromSafeArea"
    guard tree[index, name] == nil, markup.margins.areUsed(by: index) else { return }
    if !markup.hasSafeArea { result.set(name, "NO") }
    // The system gives the views of controllers margins of their own.
    let hasOwn = ["layoutMargins", "directionalLayoutMargins"].contains { result.child(forKey: $0) != nil }
    if isRoot, !hasOwn { result.append(RootMargins.element) }
  }

  private func lose(_ kind: String, _ message: String, _ element: ElementIndex) {
    markup.losses.add(kind, message, at: element)
  }
}

/// The margins of a definition's root that has none of its own.
enum RootMargins {
  /// In a document.
  static var element: MarkupElement {
    MarkupElement(
      "edgeInsets",
      [("key", "layoutMargins")] + ["top", "left", "bottom", "right"].map { (name: $0, value: standard) })
  }

  private static let standard = "8"
}

/// The note by which a document keeps the custom spacing of a view.
enum CustomSpacingNote {
  private static let name = "customSpacing="

  static func text(_ spacing: String) -> String { name + spacing }

  /// The spacing of a note; nil for another one.
  static func spacing(_ text: String) -> String? {
    guard text.hasBytePrefix(name), case let number = String(text.dropFirst(name.count)), Double(written: number) != nil
    else { return nil }
    return number
  }
}
