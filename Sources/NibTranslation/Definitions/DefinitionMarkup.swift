import Formats
import NibDecoder
import StackModel
import Support

/// Writes the views of a stack definition as Interface Builder does.
struct DefinitionMarkup {
  let tree: XMLTree
  let ids: DefinitionIDs
  let frames: [ElementIndex: Rect]
  let losses: ConversionLosses
  let margins: MarginUse
  /// The frames that a layout of the document gave objects, by their ids.
  let placed: [String: Rect]
  /// Whether the definition names the safe area, so that margins follow it as in a document.
  let hasSafeArea: Bool
  /// What the layout made of the constraints.
  let constraints: DefinitionConstraints
  private var meant: Vocabulary { DefinitionDefaults.written }
  private var vocabulary: Vocabulary { DefinitionDefaults.document }

  init(
    _ tree: XMLTree, ids: DefinitionIDs, frames: [ElementIndex: Rect] = [:], placed: [String: Rect] = [:],
    hasSafeArea: Bool = false, constraints: DefinitionConstraints = DefinitionConstraints(), losses: ConversionLosses
  ) {
    (self.tree, self.ids, self.frames, self.placed, self.losses) = (tree, ids, frames, placed, losses)
    (self.hasSafeArea, self.constraints) = (hasSafeArea, constraints)
    margins = MarginUse(tree)
  }

  /// What the root of a definition has beside views: what belongs to the document.
  static func isOfDocument(_ name: String) -> Bool {
    ["device", "resources", "placeholder"].contains(name) || name.hasByteSuffix("GestureRecognizer")
  }

  /// The element of an object or a value, and of everything in it.
  func element(_ index: ElementIndex, key: String? = nil) -> MarkupElement {
    let name = tree.name(of: index)
    losses.addComments(in: index, advice: "Xcode keeps none in documents")
    guard let known = vocabulary[self.name(of: index)] else { return MarkupElement(name) }
    let result = MarkupElement(known.name)
    result.set("key", key)
    addAttributes(of: index, known, to: result)
    for (name, value) in DefinitionDefaults.filled(of: known) where result[name] == nil { result.set(name, value) }
    if vocabulary.isView(known) {
      ViewParts(self, index, known, result).add()
    } else {
      for child in tree.children(of: index) { result.append(value(child, in: known)) }
    }
    if known.name == "tableViewCellContentView", result["tableViewCell"] == nil {
      result.set("tableViewCell", tree.parent(of: index).map { ids[$0] })
    }
    if known.name == "label" {
      for color in RequiredParts.unsetColors(of: result) where result.child(forKey: color["key"] ?? "") == nil {
        result.append(color)
      }
    }
    required.add(to: result, owner: ids[index])
    ValueForms.complete(result)
    let text = tree.text(of: index)
    if vocabulary.holdsText(known) || !text.allSatisfy(\.isWhitespace) { result.text = text }
    return result
  }

  /// The element of a child with the key that its name implies; nil for what the document cannot have.
  func value(_ child: ElementIndex, in parent: VocabularyElement) -> MarkupElement? {
    guard let known = vocabulary[name(of: child)] else {
      losses.add(
        "element \(tree.name(of: child))", "<\(tree.name(of: child))>; Interface Builder has no such element", at: child
      )
      return nil
    }
    if known.name == "variation", let key = tree[child, "key"].flatMap({ VariationKey($0) }),
      key[VariationKey.contentSizeCategory] != nil
    {
      losses.add(
        "variation", "<variation> by text size; Interface Builder has none, so that code has to change the view",
        at: child)
      return nil
    }
    if parent.name == "namedColor", tree[child, "key"] != nil {
      losses.add("dark color", "the dark color; give the color of the asset catalog both appearances", at: child)
      return nil
    }
    return element(child, key: tree[child, "key"] == nil ? meant.impliedKey(of: known, in: parent) : nil)
  }

  /// The name of the element in a document. A class of the app's own may be written under any name.
  func name(of index: ElementIndex) -> String {
    let name = tree.name(of: index)
    if vocabulary[name] == nil, tree[index, "customClass"] != nil { return "view" }
    let isHolder = name == "containerView" && ViewParts.views(in: index, tree).isEmpty == false
    return isHolder ? "view" : name
  }

  // MARK: - Attributes

  private func addAttributes(of index: ElementIndex, _ known: VocabularyElement, to result: MarkupElement) {
    if known.name != tree.name(of: index) {
      losses.add(
        "name \(tree.name(of: index))", "the name <\(tree.name(of: index))>; Interface Builder has <\(known.name)>",
        at: index)
    }
    for attribute in tree.attributes(of: index) {
      guard let row = vocabulary.attribute(attribute.name, of: known) else {
        if isShortForm(attribute.name, known) { continue }
        losses.add(
          "attribute \(attribute.name)",
          "\(attribute.name) of <\(tree.name(of: index))>; Interface Builder has no such attribute",
          at: index)
        continue
      }
      if attribute.name.hasBytePrefix("placeholderIntrinsic"), tree[index, "customClass"] == nil {
        losses.add(
          "placeholder size",
          "that \(attribute.name) counts when the app runs; in a document it does in Interface Builder only", at: index)
      }
      result.set(attribute.name, value(attribute.value, row))
    }
    if vocabulary.attribute("id", of: known) != nil, vocabulary.isObject(known) || tree[index, "id"] != nil {
      result.set("id", ids[index])
      keepName(of: index, known, in: result)
    }
  }

  /// Whether only stack definitions have an attribute.
  private func isShortForm(_ name: String, _ known: VocabularyElement) -> Bool {
    meant[known.name].map { meant.attribute(name, of: $0) != nil } ?? false
  }

  /// An id that Interface Builder would not take stays as the name for people.
  private func keepName(of index: ElementIndex, _ known: VocabularyElement, in result: MarkupElement) {
    guard let written = tree[index, "id"], written != ids[index], !ids.isKept(ids[index]),
      !Self.isOfDocument(known.name)
    else { return }
    if result["userLabel"] == nil, vocabulary.attribute("userLabel", of: known) != nil {
      result.set("userLabel", written)
    } else {
      losses.add(
        "id", "id \"\(written)\", which is \(ids[index]) in the document; use letters, digits and hyphens", at: index)
    }
  }

  private func value(_ written: String, _ row: VocabularyAttribute) -> String {
    switch row.form {
    case .reference: return ids.reference(written)
    case .flag: return written == "true" ? "YES" : written == "false" ? "NO" : written
    default: return written
    }
  }

  /// The parts that a definition may leave out.
  var required: RequiredParts {
    RequiredParts(id: { [ids] in ids.made($0, in: $1) }, values: DefinitionDefaults.filled, frames: placed)
  }
}
