import DocumentChanges
import NibDecoder
import Support

extension RenamePlan {
  /// Renames the id of an object in its document, in the translations beside it and in configurations.
  mutating func planID(in document: String?) {
    var trees: [XMLTree] = []
    forEachDocument(containing: rename.old) { plan, tree in
      let isWanted = document.map { PathKey($0) == PathKey(tree.source.path) } ?? true
      if isWanted, tree.hasObject(plan.rename.old) { trees.append(tree) }
    }
    guard refusals.isEmpty else { return }
    guard let tree = trees.first else { return refuse("no document has an object \(rename.old)") }
    guard trees.count == 1 else {
      return refuse("\(trees.count) documents have an object \(rename.old); add --document \(tree.source.path)")
    }
    planID(tree)
    planTranslations(of: tree.source.path)
    planConfigurations(of: tree.source.path)
  }

  /// Renames the id in the document alone.
  mutating func planID(_ tree: XMLTree) {
    if !tree.isDefinition, PlaceholderStructure.fixedIDs.contains(rename.old) {
      return refuse("Xcode gives the object the id \(rename.old), in every document", tree.source, 0)
    }
    if tree.hasObject(rename.new) {
      refuse("the document has an object \(rename.new) already", tree.source, 0)
    }
    for element in tree.indices {
      for attribute in tree.attributePositions(of: element) { planID(tree, element, attribute) }
      if tree.isDefinition, tree.name(of: element) == "constraints" {
        for range in words(in: tree.contentRange(of: element), of: tree) { edit(tree.source, range, rename.new) }
      }
    }
  }

  private mutating func planID(_ tree: XMLTree, _ element: ElementIndex, _ attribute: Int) {
    let range = tree.valueRange(ofAttribute: attribute)
    let form = tree.form(ofAttribute: attribute, of: element)
    if tree.value(ofAttribute: attribute) == rename.old {
      switch form {
      case .id, .reference: edit(tree, attribute, rename.new)
      case nil:
        if tree.name(ofAttribute: attribute) == "id" || ObjectID.isGenerated(rename.old) {
          return edit(tree, attribute, rename.new)
        }
        edit(
          tree.source, range.lowerBound..<range.upperBound, rename.new,
          unless: "\(tree.name(ofAttribute: attribute)) of <\(tree.name(of: element))> may be an id or another name")
      default: if ObjectID.isGenerated(rename.old) { edit(tree, attribute, rename.new) }
      }
    } else if tree.isDefinition, form.map(Self.mayHaveIDs) ?? true {
      for word in words(in: range, of: tree) { edit(tree.source, word, rename.new) }
    }
  }

  /// Whether values of a form may have ids among other words.
  private static func mayHaveIDs(_ form: VocabularyAttribute.Form) -> Bool {
    switch form {
    case .text, .name, .className, .module, .selector, .keyPath, .resource, .font, .number, .integer, .flag: false
    default: true
    }
  }

  /// Where the id is a word of a range.
  private func words(in range: SourceRange, of tree: XMLTree) -> [Range<Int>] {
    ObjectID.ranges(of: rename.old, in: range.lowerBound..<range.upperBound, of: tree.source.bytes)
  }
}

extension XMLTree {
  /// Whether an object has an id.
  fileprivate func hasObject(_ id: String) -> Bool {
    indices.contains { element in
      attribute("id", of: element).map { value(ofAttribute: $0) == id && form(ofAttribute: $0, of: element) == .id }
        ?? false
    }
  }

  /// The form of an attribute's values; nil where the vocabulary does not have it.
  func form(ofAttribute attribute: Int, of element: ElementIndex) -> VocabularyAttribute.Form? {
    let (vocabulary, name) = (vocabulary, name(ofAttribute: attribute))
    let known = vocabulary[self.name(of: element)].flatMap { vocabulary.attribute(name, of: $0)?.form }
    return known ?? (name == "id" ? .id : nil)
  }
}

// MARK: - Files beside the document

extension RenamePlan {
  private mutating func planTranslations(of document: String) {
    for path in project.paths where path.hasByteSuffix(".strings") || path.hasByteSuffix(".xcstrings") {
      guard
        LocalizedPath(path).map({ $0.document == LocalizedPath(document)?.document }) == true
          || isBeside(path, document),
        let bytes = project.content(path),
        let file = try? TranslationFile(bytes, path: path, language: "")
      else { continue }
      for key in file.keys where key.objectID.map({ String($0) == rename.old }) == true {
        let start = key.range.lowerBound + (file.source.bytes[key.range.lowerBound] == UInt8(ascii: "\"") ? 1 : 0)
        edit(file.source, start..<(start + rename.old.utf8.count), rename.new)
      }
      for mark in ["ObjectID = \"\(rename.old)\"", "ObjectID = \\\"\(rename.old)\\\""] {
        for range in file.source.bytes.ranges(of: mark) {
          let end = range.upperBound - (mark.contains("\\") ? 2 : 1)
          edit(file.source, (end - rename.old.utf8.count)..<end, rename.new)
        }
      }
    }
  }

  /// Whether a file has the name of a document and is in the folder of another language, or in the same one.
  private func isBeside(_ path: String, _ document: String) -> Bool {
    let stem = { (path: String) in path.lastPathComponent.prefix { $0 != "." } }
    let project = { (path: String) -> String in
      let folder = path.enclosingFolders.first ?? ""
      return folder.hasByteSuffix(".lproj") ? folder.enclosingFolders.first ?? "" : folder
    }
    return stem(path) == stem(document) && project(path) == project(document)
  }

  /// Configurations suppress findings by ids.
  private mutating func planConfigurations(of document: String) {
    for folder in document.enclosingFolders {
      let path = folder.isEmpty ? ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
      guard let bytes = project.content(path), bytes.containsBytes(rename.old) else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      for range in ObjectID.ranges(of: rename.old, in: bytes.indices, of: bytes) {
        edit(
          source, range, rename.new,
          unless: ObjectID.isGenerated(rename.old) ? nil : "the configuration may name the object or something else")
      }
    }
  }
}
