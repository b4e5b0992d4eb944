import NibDecoder
import StackModel

/// Writes children of a definition's elements as the attributes that stand for them, where these say the same.
struct ShortFormWriting {
  /// The colors that the definition lists.
  private let assets: Set<String>
  private var vocabulary: Vocabulary { DefinitionDefaults.written }

  /// - Parameter root: The definition's root.
  init(_ root: MarkupElement) {
    let resources = root.children.filter { $0.name == "resources" }.flatMap(\.children)
    assets = Set(resources.filter { $0.name == "namedColor" }.compactMap { $0["name"] })
  }

  /// Shortens an element and everything in it.
  func shorten(_ element: MarkupElement) {
    for child in element.children { shorten(child) }
    if element.name == "variation" { shortenTraits(of: element) }
    guard let known = vocabulary[element.name] else { return }
    for row in vocabulary.attributes(of: known) where element[row.name] == nil {
      guard let short = row.shortForm, short.holder == nil, let value = short.value else { continue }
      shortenValue(value, row, of: element)
    }
    for name in vocabulary.lifted(in: known) { shortenHolder(name, of: element, known) }
    guard vocabulary.isView(known) else { return }
    shortenCornerRadius(of: element)
    shortenRatio(of: element)
    for (attribute, key) in Self.bars { shortenBar(attribute, key, of: element, known) }
  }

  // MARK: - Values

  private func shortenValue(_ value: ShortForm.Child, _ row: VocabularyAttribute, of element: MarkupElement) {
    let children = element.children.filter {
      $0.name == value.name && ($0["key"] ?? impliedKey(of: $0, in: element) ?? "") == value.key
    }
    guard children.count == 1, case let child = children[0], child.children.isEmpty, child.text == nil,
      let word = word(child.attributes.filter { $0.name != "key" }, row.form)
    else { return }
    element.set(row.name, word)
    element.removeChildren { $0 === child }
  }

  private func impliedKey(of child: MarkupElement, in element: MarkupElement) -> String? {
    guard let known = vocabulary[child.name], let parent = vocabulary[element.name] else { return nil }
    return vocabulary.impliedKey(of: known, in: parent)
  }

  private func word(_ attributes: [(name: String, value: String)], _ form: VocabularyAttribute.Form) -> String? {
    switch form {
    case .color: return constant(attributes) ?? ColorWord.word(for: completed("color", attributes), assets: assets)
    case .fontWords: return FontWords.words(for: withoutFamily(attributes))
    default:
      guard let first = attributes.first?.value, attributes.count == 4, attributes.allSatisfy({ $0.value == first })
      else {
        return nil
      }
      return first
    }
  }

  /// A font without the family that its name begins with.
  private func withoutFamily(
    _ attributes: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    let family = attributes.first { $0.name == "name" }.map { SystemFontName.family(ofPostScriptName: $0.value) }
    return attributes.filter { $0.name != "family" || $0.value != family }
  }

  /// The name of a color of `UIColor` that documents say by its components.
  private func constant(_ attributes: [(name: String, value: String)]) -> String? {
    let name = SystemColors.constant(completed("color", attributes))
    return name.flatMap { assets.contains($0) ? nil : $0 }
  }

  /// The attributes of an element as a document has them.
  private func completed(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    let element = MarkupElement(name, attributes)
    ValueForms.complete(element)
    return element.attributes
  }

  // MARK: - The only child of its kind

  private func shortenHolder(_ name: String, of element: MarkupElement, _ known: VocabularyElement) {
    let children = element.children.filter { $0.name == name }
    guard children.count == 1, case let child = children[0], child.children.isEmpty, child["id"] == nil,
      let key = vocabulary.children(named: name, of: known).first?.keys.first, child["key"] == key
    else { return }
    let attributes = child.attributes.filter { $0.name != "key" && !isCompleted($0, child) }
    guard !attributes.isEmpty,
      attributes.allSatisfy({ element[$0.name] == nil && stands($0.name, for: child, on: known) }),
      attributes.contains(where: { vocabulary.attribute($0.name, of: known)?.shortForm?.holder?.name == name })
    else { return }
    for attribute in attributes { element.set(attribute.name, attribute.value) }
    element.removeChildren { $0 === child }
  }

  /// Whether an attribute is made again from the others.
  private func isCompleted(_ attribute: (name: String, value: String), _ child: MarkupElement) -> Bool {
    guard attribute.name == "configurationType" else { return false }
    return attribute.value == (child["font"] != nil ? "font" : child["pointSize"] != nil ? "pointSize" : "")
  }

  /// Whether an attribute of the element is that of the child: Interface Builder has it in children only.
  private func stands(_ name: String, for child: MarkupElement, on known: VocabularyElement) -> Bool {
    if let holder = vocabulary.attribute(name, of: known)?.shortForm?.holder { return holder.name == child.name }
    guard vocabulary.attribute(name, of: known) != nil, let own = DefinitionDefaults.document[known.name] else {
      return false
    }
    return DefinitionDefaults.document.attribute(name, of: own) == nil
  }

  // MARK: - Others

  private func shortenTraits(of variation: MarkupElement) {
    guard let key = variation["key"].flatMap({ VariationKey($0) }), !key.traits.isEmpty else { return }
    for trait in key.traits { variation.set(trait.name, trait.value) }
    variation.remove("key")
  }

  private func shortenCornerRadius(of view: MarkupElement) {
    guard view["cornerRadius"] == nil,
      let list = view.children.first(where: { $0.name == "userDefinedRuntimeAttributes" })
    else { return }
    let radii = list.children.filter { $0["keyPath"] == "layer.cornerRadius" }
    guard radii.count == 1, case let radius = radii[0], radius["type"] == "number", radius.children.count == 1,
      case let number = radius.children[0], ["real", "integer"].contains(number.name), number["key"] == "value",
      let value = number["value"].flatMap({ Double(written: $0) }), value >= 0
    else { return }
    view.set("cornerRadius", DecimalText.text(of: value))
    list.removeChildren { $0 === radius }
    if list.children.isEmpty { view.removeChildren { $0 === list } }
  }

  private func shortenRatio(of view: MarkupElement) {
    let ratios = view.children.filter { child in
      child.name == "constraint" && child.children.isEmpty
        && Set(child.attributes.map(\.name)) == ["firstAttribute", "secondAttribute", "multiplier"]
        && child["firstAttribute"] == "width" && child["secondAttribute"] == "height"
    }
    guard view["aspectRatio"] == nil, ratios.count == 1 else { return }
    view.set("aspectRatio", ratios[0]["multiplier"])
    view.removeChildren { $0 === ratios[0] }
  }

  private static let bars = [("topBar", "simulatedTopBarMetrics"), ("bottomBar", "simulatedBottomBarMetrics")]

  private func shortenBar(_ attribute: String, _ key: String, of view: MarkupElement, _ known: VocabularyElement) {
    guard let bar = view.child(forKey: key), bar.attributes.count == 1, bar.children.isEmpty,
      case .choice(let names)? = vocabulary.attribute(attribute, of: known)?.form,
      let name = names.first(where: { bar.name == ShortForm.metrics(ofBar: $0) })
    else { return }
    view.set(attribute, name)
    view.removeChildren { $0 === bar }
  }
}
