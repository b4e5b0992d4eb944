import Formats

/// Compiles `<variation>`: constraints that only some size classes have, and attributes that differ between them.
enum VariationCompiler {
  /// A constraint of a view.
  struct Candidate {
    let element: ElementIndex
    let object: ArchivedValue
  }

  private static func variations(of element: ElementIndex, _ reader: VocabularyReader) -> [ElementIndex] {
    reader.tree.children(of: element).filter { reader.tree.name(of: $0) == "variation" }
  }

  // MARK: Constraints

  /// Compiles which of a view's constraints each size class has.
  ///
  /// - Returns: The constraints that the view has in any size class that no variation is for.
  static func installed(
    _ candidates: [Candidate], of view: ElementIndex, _ place: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedValue] {
    let reader = content.reader
    var records: [ArchivedValue] = []
    // Those that are removed when the document is compiled are known too.
    let list = reader.child(named: "constraints", of: view)
    let known = Set(list.map { reader.tree.children(of: $0).compactMap { reader.tree[$0, "id"] } } ?? [])
    var excluded: Set<String> = []
    for variation in variations(of: view, reader) {
      guard let mask = reader.child("constraints", of: variation), let traits = SizeClasses(variation, reader) else {
        continue
      }
      reader.accept(variation)
      let removed = references("exclude", in: mask, known, reader)
      if reader.tree[variation, "key"] == "default" { excluded.formUnion(removed) }
      records.append(record(traits, references("include", in: mask, known, reader), removed, candidates, in: &content))
    }
    guard !records.isEmpty else { return candidates.map(\.object) }
    let storage = ArchivedObject(
      "_UIRelationshipTraitStorage",
      [
        .init("UIObject", place), .init("UIKeyPath", content.builder.string("traitStorageConstraints")),
        .init("UIRecords", content.builder.list(records, className: "NSMutableArray")),
        .init("UIRelationshipCandidates", content.builder.set(candidates.map(\.object), className: "NSOrderedSet")),
      ])
    content.traits.add(relationship: content.builder.add(storage), of: place, atLevel: content.depth)
    addItems(of: candidates, view, in: &content)
    return candidates.filter { !excluded.contains(reader.tree[$0.element, "id"] ?? "") }.map(\.object)
  }

  /// - Parameter known: The ids of the constraints that the view has.
  private static func references(
    _ name: String, in mask: ElementIndex, _ known: Set<String>, _ reader: VocabularyReader
  ) -> [String] {
    reader.tree.children(of: mask).compactMap { reference in
      guard reader.tree.name(of: reference) == name else { return nil }
      reader.accept(reference)
      let id = reader.text("reference", of: reference)
      if let id, !known.contains(id) {
        reader.refuse(
          "reference=\"\(id)\" is no constraint of the view; remove it", at: reference, attribute: "reference",
          isConsequence: reader.document.hasElement(withID: id))
      }
      return id
    }
  }

  private static func record(
    _ traits: SizeClasses, _ added: [String], _ removed: [String], _ candidates: [Candidate],
    in content: inout NibContent
  ) -> ArchivedValue {
    let tree = content.reader.tree
    func objects(_ list: [String]) -> [ArchivedValue] {
      let ids = Set(list)
      return candidates.filter { ids.contains(tree[$0.element, "id"] ?? "") }.map(\.object)
    }
    return content.builder.add(
      ArchivedObject(
        "_UIRelationshipTraitStorageRecord",
        [
          .init("UITraitCollection", traits.collection(in: &content.builder)),
          .init("UIAddedObjects", content.builder.set(objects(added))),
          .init("UIRemovedObjects", content.builder.set(objects(removed))),
        ]))
  }

  private static func addItems(
    of candidates: [Candidate], _ view: ElementIndex, in content: inout NibContent
  ) {
    let tree = content.reader.tree
    let subviews = tree.children(of: view).flatMap { tree.children(of: $0) }.compactMap { tree[$0, "id"] }
    let guides = tree.children(of: view).compactMap { tree[$0, "id"] }
    let near = Set(subviews + guides)
    for candidate in candidates {
      for name in ["firstItem", "secondItem"] {
        guard let id = tree[candidate.element, name], id != tree[view, "id"] else { continue }
        content.traits.addItem(
          content.places.listedPlace(of: id, in: &content.builder), isSubview: near.contains(id), atLevel: content.depth
        )
      }
    }
  }

  // MARK: Attributes

  /// Compiles the attributes of an object that have other values in some size classes.
  static func compileAttributes(
    of element: ElementIndex, _ object: ArchivedValue, in content: inout NibContent
  ) {
    let reader = content.reader
    for attribute in attributes {
      var values: [(SizeClasses, ArchivedValue)] = []
      for variation in variations(of: element, reader) where has(attribute, variation, reader) {
        guard let traits = SizeClasses(variation, reader), let value = attribute.value(variation, &content) else {
          continue
        }
        reader.accept(variation)
        values.append((traits, value))
      }
      guard !values.isEmpty, let base = attribute.value(element, &content) else { continue }
      content.traits.add(
        TraitStorage.Attribute(
          object: object, keyPath: attribute.keyPath, isConstraint: attribute.name == "constant",
          values: values + [(.any, base)]),
        atLevel: content.depth)
    }
  }

  private static func has(_ attribute: Attribute, _ variation: ElementIndex, _ reader: VocabularyReader) -> Bool {
    reader.tree[variation, attribute.name] != nil
      || reader.tree.children(of: variation).contains { reader.tree[$0, "key"] == attribute.name }
  }

  private struct Attribute: Sendable {
    let name: String
    let keyPath: String
    let value: KeyRule.Value
  }

  private static let attributes = [
    Attribute(name: "constant", keyPath: "encodedConstant") { element, content in
      let constant = content.reader.number("constant", of: element) ?? 0
      return content.builder.add(
        ArchivedObject(
          "_NSLayoutConstraintConstant",
          [.init("UISymbolicConstant", .null), .init("UINumericConstant", .double(constant))]))
    },
    Attribute(name: "spacing", keyPath: "spacing") { element, content in
      content.builder.real(content.reader.number("spacing", of: element) ?? 0)
    },
    Attribute(name: "axis", keyPath: "axis") { element, content in
      let axis = content.reader.choice("axis", of: element, ["horizontal": 0, "vertical": 1]) ?? 0
      return content.builder.number(Double(axis))
    },
    Attribute(name: "distribution", keyPath: "distribution") { element, content in
      let distribution = content.reader.choice("distribution", of: element) ?? 0
      return content.builder.number(Double(distribution))
    },
    Attribute(name: "fontDescription", keyPath: "font") { element, content in
      content.font("fontDescription", of: element)?.font
    },
    Attribute(name: "hidden", keyPath: "hidden") { element, content in
      content.builder.number(content.reader.flag("hidden", of: element) == true ? 1 : 0)
    },
  ]
}
