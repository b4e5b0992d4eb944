import NibDecoder
import StackModel

/// Writes constraints of a definition without what it implies: their ids, the view that contains them, guides by their names,
/// and lengths and edges as attributes of the view.
struct ConstraintShortening {
  private let root: MarkupElement
  private let referenced: Set<String>
  /// By the ids of their elements.
  private var guides: [String: Guide] = [:]

  private struct Guide {
    let view: String
    let kind: LayoutGuide.Kind
    let isOfRoot: Bool

    /// How a constraint in a view names the guide.
    func name(in holder: String?) -> String {
      let isImplied = kind == .safeArea || kind == .keyboard ? isOfRoot : view == holder
      return isImplied ? kind.rawValue : "\(view).\(kind.rawValue)"
    }
  }

  init(_ root: MarkupElement) {
    self.root = root
    referenced = root.referencedIDs
    addGuides(of: root)
    removeExcluded()
  }

  func shorten() {
    var named: Set<String> = []
    shorten(root, &named)
    removeGuides(named, of: root)
    EdgeShortening.shorten(root)
  }

  private func shorten(_ view: MarkupElement, _ named: inout Set<String>) {
    for constraint in view.children where constraint.name == "constraint" {
      shortenItems(of: constraint, in: view, &named)
      if let id = constraint["id"], ObjectID.isMade(id), !referenced.contains(id) { constraint.remove("id") }
    }
    moveOwn(of: view)
    if view !== root { shortenLengths(of: view) }
    for child in view.children { shorten(child, &named) }
  }

  private func shortenItems(of constraint: MarkupElement, in view: MarkupElement, _ named: inout Set<String>) {
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
      guard let id = constraint[item] else { continue }
      if id == view["id"], constraint[attribute] != nil {
        constraint.remove(item)
      } else if let guide = guides[id] {
        named.insert(id)
        constraint.set(item, guide.name(in: view["id"]))
      }
    }
  }

  /// Moves a constraint on the lengths of one view into it.
  private func moveOwn(of view: MarkupElement) {
    let own = view.children.filter { constraint in
      constraint.name == "constraint" && constraint["id"] == nil && constraint["firstItem"] != nil
        && (constraint["secondItem"] == constraint["firstItem"]
          || constraint["secondItem"] == nil && constraint["secondAttribute"] == nil)
    }
    let views = view.children.filter(\.isView).compactMap { child in child["id"].map { ($0, child) } }
    let byID = Dictionary(views) { first, _ in first }
    let moved = own.compactMap { constraint in
      constraint["firstItem"].flatMap { byID[$0] }.map { (constraint: constraint, view: $0) }
    }
    guard !moved.isEmpty else { return }
    let all = Set(moved.map { ObjectIdentifier($0.constraint) })
    view.removeChildren { all.contains(ObjectIdentifier($0)) }
    for (constraint, child) in moved {
      for item in ["firstItem", "secondItem"] { constraint.remove(item) }
      child.append(constraint)
    }
  }

  private func shortenLengths(of view: MarkupElement) {
    guard view.isView else { return }
    for name in ["width", "height"] where view[name] == nil {
      let lengths = view.children.filter { constraint in
        constraint.name == "constraint" && constraint["firstAttribute"] == name && constraint.children.isEmpty
          && constraint.attributes.allSatisfy { ["firstAttribute", "constant"].contains($0.name) }
      }
      guard lengths.count == 1, let constant = lengths[0]["constant"], let length = Double(written: constant),
        length >= 0
      else { continue }
      view.set(name, constant)
      view.removeChildren { $0 === lengths[0] }
    }
  }

  // MARK: - Guides

  private mutating func addGuides(of view: MarkupElement) {
    for child in view.children {
      if let id = child["id"], ObjectID.isMade(id), let owner = view["id"], let kind = child.guideKind {
        guides[id] = Guide(view: owner, kind: kind, isOfRoot: view === root)
      }
      addGuides(of: child)
    }
  }

  /// Keeps the elements of guides that constraints name which hold with some traits only.
  private mutating func removeExcluded() {
    let excluded = Set(root.all.filter { ["exclude", "include"].contains($0.name) }.compactMap { $0["reference"] })
    guard !excluded.isEmpty else { return }
    for constraint in root.all where constraint["id"].map(excluded.contains) == true {
      for item in ["firstItem", "secondItem"] { if let id = constraint[item] { guides[id] = nil } }
    }
  }

  /// Removes the elements of guides that constraints name, and the ids of others.
  private func removeGuides(_ named: Set<String>, of view: MarkupElement) {
    view.removeChildren { child in child["id"].map { named.contains($0) && guides[$0] != nil } ?? false }
    for child in view.children { removeGuides(named, of: child) }
  }
}

extension MarkupElement {
  /// The kind of guide that the element is; nil for other elements.
  fileprivate var guideKind: LayoutGuide.Kind? {
    guard ["viewLayoutGuide", "keyboardLayoutGuide"].contains(name), let key = self["key"] else { return nil }
    return GuideName(key)?.kind
  }
}

extension ObjectID {
  /// Whether an id says nothing to people: one that Interface Builder makes, or made before Xcode 5.
  static func isMade(_ id: String) -> Bool { isGenerated(id) || !id.isEmpty && id.utf8.allSatisfy(isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
