package import DocumentVersions
package import XMLSource

/// What differs between two versions of a document, by objects.
package struct DocumentDiff: Sendable {
  package let old: DocumentVersion
  package let new: DocumentVersion
  private let table: IdentityTable
  /// In the order of the new version; what was removed follows in the order of the old one.
  package let changes: [DocumentChange]

  /// Compares two versions.
  package init(old: XMLTree, new: XMLTree) {
    var table = IdentityTable()
    let oldVersion = table.version(old)
    let newVersion = table.version(new)
    (self.old, self.new, self.table) = (oldVersion, newVersion, table)
    changes = Comparison(old: oldVersion, new: newVersion, table).changes()
  }

  /// What an element is there for.
  package func role(of identity: ElementIdentity) -> ElementRole { table.role(of: identity) }

  /// Whether an element is an object or a scene, which has an id.
  package func isObject(_ identity: ElementIdentity) -> Bool { table.isObject(identity) }

  /// The XML of an element that one version has, without what the other has elsewhere.
  package func xml(of identity: ElementIdentity, in version: DocumentVersion) -> String {
    guard let element = version[identity] else { return "" }
    let other = version.tree.source.bytes == new.tree.source.bytes ? old : new
    return Subtree(element, of: version, without: other).text
  }

  /// The path of an element that is the same in every version, such as `#abc-12-xyz/@textColor`.
  package func path(of identity: ElementIdentity) -> String { table.path(of: identity) }
}

/// Compares two versions element by element.
private struct Comparison {
  private let old: DocumentVersion
  private let new: DocumentVersion
  private let table: IdentityTable

  init(old: DocumentVersion, new: DocumentVersion, _ table: IdentityTable) {
    (self.old, self.new, self.table) = (old, new, table)
  }

  func changes() -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for element in new.tree.indices {
      let identity = new.identity(of: element)
      if let former = old[identity] {
        changes += self.changes(of: identity, former, element)
      } else if !new.isGroup(element), isTop(element, of: new, in: old) {
        changes.append(change(of: identity, .inserted, isNoise: isNoise(identity, element, new)))
      }
    }
    for element in old.tree.indices where new[old.identity(of: element)] == nil {
      guard !old.isGroup(element), isTop(element, of: old, in: new) else { continue }
      let identity = old.identity(of: element)
      changes.append(change(of: identity, .removed, isNoise: isNoise(identity, element, old)))
    }
    return changes
  }

  private func change(of identity: ElementIdentity, _ kind: DocumentChange.Kind, isNoise: Bool) -> DocumentChange {
    DocumentChange(identity: identity, kind: kind, isNoise: isNoise)
  }

  /// Whether the other version has the element around an element that it lacks.
  private func isTop(_ element: ElementIndex, of version: DocumentVersion, in other: DocumentVersion) -> Bool {
    guard let owner = version.owner(of: element) else { return true }
    return other[version.identity(of: owner)] != nil
  }

  /// Whether what an element says is Interface Builder's own.
  private func isNoise(_ identity: ElementIdentity, _ element: ElementIndex, _ version: DocumentVersion) -> Bool {
    switch table.role(of: identity) {
    case .content: false
    case .frame: version.isManagedFrame(element)
    default: true
    }
  }

  // MARK: - Elements of both versions

  private func changes(
    of identity: ElementIdentity, _ former: ElementIndex, _ element: ElementIndex
  ) -> [DocumentChange] {
    let noise = isNoise(identity, element, new)
    var changes: [DocumentChange] = []
    let names = (old.tree.name(of: former), new.tree.name(of: element))
    if names.0 != names.1 { changes.append(change(of: identity, .renamed(old: names.0, new: names.1), isNoise: noise)) }
    if old.owner(of: former).map(old.identity) != new.owner(of: element).map(new.identity) {
      changes.append(change(of: identity, .moved, isNoise: false))
    }
    changes += attributes(of: identity, former, element, isNoise: noise)
    let texts = (old.text(of: former), new.text(of: element))
    if texts.0 != texts.1 { changes.append(change(of: identity, .text(old: texts.0, new: texts.1), isNoise: noise)) }
    if isReordered(former, element) { changes.append(change(of: identity, .reordered, isNoise: noise)) }
    return changes
  }

  private func attributes(
    of identity: ElementIdentity, _ former: ElementIndex, _ element: ElementIndex, isNoise: Bool
  ) -> [DocumentChange] {
    let (before, after) = (old.tree.attributes(of: former), new.tree.attributes(of: element))
    let changed = after.filter { attribute in
      !before.contains { $0.name == attribute.name && $0.value == attribute.value }
    }
    let gone = before.filter { attribute in !after.contains { $0.name == attribute.name } }
    return (changed + gone).map { attribute in
      let name = attribute.name
      let value = { (list: [XMLTree.Attribute]) in list.first { $0.name == name }?.value }
      return change(
        of: identity, .attribute(name, old: value(before), new: value(after)),
        isNoise: isNoise && !Self.meaningful(name, table.role(of: identity))
          || InterfaceBuilderMarks.names.contains(name))
    }
  }

  /// The attributes of the root that say what the document is.
  private static func meaningful(_ attribute: String, _ role: ElementRole) -> Bool {
    role == .document && ["initialViewController", "type", "targetRuntime"].contains(attribute)
  }

  private func isReordered(_ former: ElementIndex, _ element: ElementIndex) -> Bool {
    guard !UnorderedList.isNamed(new.tree.name(of: element)) else { return false }
    let (before, after) = (old.children(of: former), new.children(of: element))
    guard before.count > 1, after.count > 1, before != after else { return false }
    let objects = Set(before).intersection(after).filter(table.isObject)
    return before.filter(objects.contains) != after.filter(objects.contains)
  }
}

/// An element's XML without the elements inside of it that another version has.
private struct Subtree {
  private(set) var text = ""

  init(_ element: ElementIndex, of version: DocumentVersion, without other: DocumentVersion) {
    let (tree, whole) = (version.tree, version.tree.range(of: element))
    var start = whole.lowerBound
    var pending = Array(tree.children(of: element).reversed())
    while let next = pending.popLast() {
      guard other[version.identity(of: next)] != nil else {
        pending += tree.children(of: next).reversed()
        continue
      }
      let range = tree.range(of: next)
      text += tree.source.text(in: SourceRange(start, tree.source.startOfWhiteSpace(before: range.lowerBound)))
      start = range.upperBound
    }
    text += tree.source.text(in: SourceRange(start, whole.upperBound))
  }
}
