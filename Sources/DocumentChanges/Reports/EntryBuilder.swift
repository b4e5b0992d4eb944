import Formats
import NibDecoder

/// Makes entries of changes.
struct EntryBuilder {
  private let diff: DocumentDiff
  /// Whether objects inside those that came or went are listed.
  private let showsTrees: Bool
  private var sides: [DiffEntry.Mark: ElementWords]
  private let subtrees: [DiffEntry.Mark: Subtrees]
  private var list = EntryList()
  /// Connections and constraints, which are told after the objects that they may belong to.
  private var links: [(DiffEntry.Mark, ElementIndex)] = []
  /// Parts whose values were told whole.
  private var told: Set<ElementIdentity> = []
  private var moves = MoveList()

  init(_ diff: DocumentDiff, showsTrees: Bool = false) {
    (self.diff, self.showsTrees) = (diff, showsTrees)
    let (old, new) = (ElementWords(diff.old), ElementWords(diff.new))
    sides = [.removed: old, .added: new]
    subtrees = [
      .removed: Subtrees(diff.old, words: old, lackedBy: diff.new),
      .added: Subtrees(diff.new, words: new, lackedBy: diff.old),
    ]
  }

  mutating func add(_ change: DocumentChange) {
    let identity = change.identity
    switch change.kind {
    case .insertion: if let element = diff.new[identity] { addSubtree(.added, element) }
    case .removal: if let element = diff.old[identity] { addSubtree(.removed, element) }
    case .move: moves.add(identity)
    case .order: addOrder(identity)
    case .attribute(let name, _, _): addAttribute(identity, name)
    case .text(let old, let new): addText(identity, old, new)
    case .name(let old, let new):
      let kinds = [(diff.old, old), (diff.new, new)].map { ElementNames($0.tree).kind(ofElement: $1) }
      addDetail(identity, kinds.joined(separator: " → "))
    case .comment: addDetail(identity, "comment")
    }
  }

  /// All entries. Nothing can be added any more.
  mutating func scenes() -> [SceneChanges] {
    addLinks()
    addMoves()
    return list.scenes()
  }

  // MARK: - Words

  private func version(_ mark: DiffEntry.Mark) -> DocumentVersion { mark == .removed ? diff.old : diff.new }

  private mutating func words<Result>(
    _ mark: DiffEntry.Mark, _ body: (inout ElementWords) -> Result
  ) -> Result? {
    // Where it is not taken out, every change of its caches copies them.
    guard var words = sides.removeValue(forKey: mark) else { return nil }
    defer { sides[mark] = words }
    return body(&words)
  }

  // No copy of the words may be kept while others are asked for: they would be copied with all their names.

  private func isLink(_ mark: DiffEntry.Mark, _ element: ElementIndex) -> Bool {
    sides[mark].map { $0.isConnection(element) || $0.isConstraint(element) } ?? false
  }

  private func isObject(_ mark: DiffEntry.Mark, _ element: ElementIndex) -> Bool {
    sides[mark]?.isObject(element) ?? false
  }

  /// The words for a part of an object of the new version.
  private func part(_ element: ElementIndex) -> String { sides[.added]?.part(element) ?? "" }

  /// The name of an attribute of an element of the new version.
  private func name(of attribute: String, in element: ElementIndex) -> String {
    sides[.added]?.name(of: attribute, in: element) ?? attribute
  }

  private func tree(_ mark: DiffEntry.Mark) -> XMLTree { version(mark).tree }
}

// MARK: - What came and went

extension EntryBuilder {
  private mutating func addSubtree(_ mark: DiffEntry.Mark, _ element: ElementIndex) {
    if isLink(mark, element) { return links.append((mark, element)) }
    if isObject(mark, element) { return addObject(mark, element) }
    let version = version(mark)
    guard version.isGroup(element) else { return addPart(mark, element) }
    for child in version.tree.children(of: element) {
      let isThere = mark == .added ? diff.old[version.identity(of: child)] : diff.new[version.identity(of: child)]
      if isThere == nil { addSubtree(mark, child) }
    }
  }

  private mutating func addObject(_ mark: DiffEntry.Mark, _ element: ElementIndex) {
    let inner = subtrees[mark]?.counts[element] ?? 0
    let tree = tree(mark)
    let text = words(mark) { words in
      let holder = tree.parent(of: element).map { words.owner(of: $0) }
      let isScene = tree.name(of: element) == "scene" || holder == tree.root || holder == nil
      let place = isScene ? "" : holder.map { tree.name(of: $0) == "scene" ? "" : " in \(words.short($0))" } ?? ""
      return (
        subject: words.long(element) + place, scene: tree.name(of: element) == "scene" ? nil : words.scene(of: element)
      )
    }
    guard let text else { return }
    let detail = inner == 0 ? nil : "with \(inner) object\(inner == 1 ? "" : "s")"
    let objects = showsTrees ? words(mark) { ObjectTree(below: element, &$0).lines } : nil
    list.add(
      mark, key: "\(element.rawValue)", scene: text.scene ?? nil, subject: text.subject, detail: detail,
      tree: objects ?? [])
  }

  private mutating func addPart(_ mark: DiffEntry.Mark, _ element: ElementIndex) {
    let value = ElementValue(element, in: version(mark)).text
    let part = sides[mark]?.part(element) ?? ""
    let shown = value.map { mark == .added ? " \($0)" : " \($0) → none" } ?? (mark == .added ? " added" : " removed")
    addDetail(version(mark).identity(of: element), part + shown)
  }

  /// Links that went and came again with other ids are told as one.
  private mutating func addLinks() {
    var renewed: [LinkContent: Int] = [:]
    for (mark, element) in links where mark == .removed { renewed[LinkContent(element, in: diff.old), default: 0] += 1 }
    var pending: [LinkContent: Int] = [:]
    for (mark, element) in links where mark == .added {
      let content = LinkContent(element, in: diff.new)
      guard let count = renewed[content], count > pending[content, default: 0] else { continue }
      pending[content, default: 0] += 1
    }
    var gone = pending
    for (mark, element) in links {
      let content = LinkContent(element, in: version(mark))
      let isRenewed = mark == .added ? pending.take(content) : gone.take(content)
      if !isRenewed { addLink(mark, element) } else if mark == .added { addRenewedLink(element) }
    }
    links = []
  }

  private mutating func addRenewedLink(_ element: ElementIndex) {
    let tree = diff.new.tree
    let text = words(.added) { words in
      (owner: words.owner(of: tree.parent(of: element) ?? element), isConstraint: words.isConstraint(element))
    }
    guard let text else { return }
    let subject = words(.added) { (words: inout ElementWords) in (words.long(text.owner), words.scene(of: text.owner)) }
    guard let subject else { return }
    let key = "renewed \(text.owner.rawValue)"
    list.add(.changed, key: key, scene: subject.1, subject: "\(subject.0), new ids")
    list.count(text.isConstraint ? "constraint" : "connection", with: .changed, key: key)
  }

  /// Constraints and connections of what came or went are told with it.
  private mutating func addLink(_ mark: DiffEntry.Mark, _ element: ElementIndex) {
    let tree = tree(mark)
    let isConstraint = sides[mark]?.isConstraint(element) ?? false
    let ends = isConstraint ? ["firstItem", "secondItem"] : ["destination", "target"]
    if let root = subtrees[mark]?.root(referredToBy: element, ends, in: tree) {
      if isConstraint { return list.count("constraint", with: mark, key: "\(root.rawValue)") }
      return list.add(
        mark, key: "\(root.rawValue)", scene: nil, subject: "", detail: sides[mark]?.bareConnection(element))
    }
    let text = self.words(mark) { words in
      (isConstraint ? "constraint \(words.constraint(element))" : words.connection(element), words.scene(of: element))
    }
    if let text { list.add(mark, key: "\(element.rawValue)", scene: text.1, subject: text.0) }
  }
}

// MARK: - What changed

extension EntryBuilder {
  private mutating func addAttribute(_ identity: ElementIdentity, _ name: String) {
    guard let before = diff.old[identity], let after = diff.new[identity] else { return }
    if isLink(.added, after) { return addChangedLink(identity, before, after) }
    guard !isObject(.added, after), let value = ElementValue(after, in: diff.new).text,
      let former = ElementValue(before, in: diff.old).text
    else {
      let part = isObject(.added, after) ? "" : part(after) + " "
      return addDetail(identity, part + self.name(of: name, in: after) + " " + values(of: name, before, after))
    }
    guard told.insert(identity).inserted else { return }
    let shown = value == former ? "\(name) \(values(of: name, before, after))" : "\(former) → \(value)"
    addDetail(identity, "\(part(after)) \(shown)")
  }

  private mutating func values(of attribute: String, _ before: ElementIndex, _ after: ElementIndex) -> String {
    let pair = ValuePair(diff.old.tree[before, attribute], diff.new.tree[after, attribute])
    let former = pair.old.flatMap { value in words(.removed) { $0.value(value, of: attribute, in: before) } }
    let value = pair.new.flatMap { value in words(.added) { $0.value(value, of: attribute, in: after) } }
    switch (former, value) {
    case (let former?, let value?): return "\(former) → \(value)"
    case (nil, let value?): return value
    case (let former?, nil): return "\(former) → default"
    default: return ""
    }
  }

  private mutating func addText(_ identity: ElementIdentity, _ old: String, _ new: String) {
    let pair = ValuePair(old, new)
    let part = diff.new[identity].flatMap { sides[.added]?.part($0) } ?? ""
    addDetail(
      identity,
      "\(part.isEmpty ? "text" : part) \"\(pair.old?.outlineText ?? "")\" → \"\(pair.new?.outlineText ?? "")\"")
  }

  /// A constraint or a connection whose ends or numbers changed: told once, as it was and as it is.
  private mutating func addChangedLink(_ identity: ElementIdentity, _ before: ElementIndex, _ after: ElementIndex) {
    guard told.insert(identity).inserted else { return }
    let isConstraint = sides[.added]?.isConstraint(after) ?? false
    let text = { (words: inout ElementWords, element: ElementIndex) in
      isConstraint ? words.constraint(element) : words.connection(element)
    }
    guard let former = words(.removed, { text(&$0, before) }), let value = words(.added, { text(&$0, after) }) else {
      return
    }
    let scene = words(.added) { $0.scene(of: after) } ?? nil
    let subject = (isConstraint ? "constraint " : "") + former
    let changed = changedAttributes(before, after)
    let areEndsKept = isConstraint && changed.allSatisfy(Self.numbers.contains)
    guard areEndsKept || former == value else {
      let key = "#\(identity.rawValue)"
      return list.add(.changed, key: key, scene: scene, subject: subject, detail: "→ \(value)")
    }
    let details = changed.map { name in
      "\(self.name(of: name, in: after)) \(values(of: name, before, after))"
    }
    list.add(
      .changed, key: "#\(identity.rawValue)", scene: scene, subject: (isConstraint ? "constraint " : "") + value,
      detail: details.joined(separator: ", "))
  }

  /// What a constraint has beside its ends.
  private static let numbers: Set<String> = ["constant", "multiplier", "priority", "relation", "identifier"]

  private func changedAttributes(_ before: ElementIndex, _ after: ElementIndex) -> [String] {
    let olds = Dictionary(diff.old.tree.attributes(of: before).map { ($0.name, $0.value) }) { first, _ in first }
    let news = Dictionary(diff.new.tree.attributes(of: after).map { ($0.name, $0.value) }) { first, _ in first }
    return Set(olds.keys).union(news.keys).filter { olds[$0] != news[$0] }.sorted()
  }

  /// A detail about the object that an element is, or is a part of.
  private mutating func addDetail(_ identity: ElementIdentity, _ detail: String) {
    let mark: DiffEntry.Mark = diff.new[identity] == nil ? .removed : .added
    guard let element = version(mark)[identity] else { return }
    let text = words(mark) { words in
      let owner = words.owner(of: element)
      return (subject: words.long(owner), scene: words.scene(of: owner), id: words.id(of: owner))
    }
    guard let text else { return }
    // Parts such as content views have the name of what they are in.
    list.add(
      .changed, key: "\(text.scene ?? "") \(text.subject)", scene: text.scene, subject: text.subject, detail: detail,
      object: text.id)
  }
}

// MARK: - What moved

extension EntryBuilder {
  private mutating func addMoves() {
    for move in moves.groups(in: diff, sides[.removed], sides[.added]) {
      let text = words(.added) { words in
        let names = move.elements.map { words.long($0) }
        let one = names.count == 1 ? names[0] : "\(names.count) objects"
        return (subject: one, to: words.short(move.to), scene: words.scene(of: move.elements[0]), names: names)
      }
      guard let text, let from = words(.removed, { $0.short(move.from) }) else { continue }
      let details = names(text.names)
      list.add(
        .moved, key: "\(move.elements[0].rawValue)", scene: text.scene,
        subject: "\(text.subject) from \(from) to \(text.to)", detail: details)
    }
  }

  private func names(_ names: [String]) -> String? {
    guard names.count > 1 else { return nil }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  private mutating func addOrder(_ identity: ElementIdentity) {
    guard let before = diff.old[identity], let after = diff.new[identity] else { return }
    let order = OrderChange(old: diff.old.children(of: before), new: diff.new.children(of: after))
    let new = diff.new
    let text = words(.added) { words -> (subject: String, scene: String?) in
      let owner = words.owner(of: after)
      let place = " in \(words.short(owner))"
      guard let moved = order.moved, let element = new[moved] else {
        return ("\(order.count) objects\(place)", words.scene(of: owner))
      }
      let neighbor = order.previous.flatMap { new[$0] }.map { "after \(words.short($0))" } ?? "to the start"
      return ("\(words.long(element)) \(neighbor)\(place)", words.scene(of: owner))
    }
    guard let text else { return }
    let detail = order.moved == nil ? "reordered" : nil
    list.add(.moved, key: "order \(identity.rawValue)", scene: text.scene, subject: text.subject, detail: detail)
  }
}

/// How the children of an element were reordered.
struct OrderChange {
  /// How many children both versions have.
  let count: Int
  /// The only child that moved; nil if several did.
  let moved: ElementIdentity?
  /// The child before it now; nil if it is the first one.
  let previous: ElementIdentity?

  init(old: [ElementIdentity], new: [ElementIdentity]) {
    let common = Set(old).intersection(new)
    let (olds, news) = (old.filter(common.contains), new.filter(common.contains))
    count = news.count
    let first = zip(olds, news).first { $0.0 != $0.1 }
    let candidates = first.map { [$0.1, $0.0] } ?? []
    let moved = candidates.first { candidate in
      olds.filter { $0 != candidate } == news.filter { $0 != candidate }
    }
    self.moved = moved
    let place = moved.flatMap { news.firstIndex(of: $0) } ?? 0
    previous = place > 0 ? news[place - 1] : nil
  }
}

/// The objects that came, or went, each with the outermost one that it is in.
struct Subtrees {
  /// By id.
  private var roots: [String: ElementIndex] = [:]
  /// By root: how many objects are in it.
  private(set) var counts: [ElementIndex: Int] = [:]

  /// - Parameter other: The version that lacks the objects.
  init(_ version: DocumentVersion, words: ElementWords, lackedBy other: DocumentVersion) {
    var known: [ElementIndex: ElementIndex] = [:]
    for element in version.tree.indices where other[version.identity(of: element)] == nil {
      let outer = version.tree.parent(of: element).flatMap { known[$0] }
      guard let root = outer ?? (words.isObject(element) && !words.isConstraint(element) ? element : nil) else {
        continue
      }
      known[element] = root
      if let id = version.tree[element, "id"] ?? version.tree[element, "sceneID"] { roots[id] = root }
      if root != element, words.isObject(element), !words.isConstraint(element) { counts[root, default: 0] += 1 }
    }
  }

  /// The outermost new object that an element refers to by some attributes.
  func root(referredToBy element: ElementIndex, _ attributes: [String], in tree: XMLTree) -> ElementIndex? {
    attributes.lazy.compactMap { tree[element, $0] }.compactMap { roots[$0] }.first
  }
}

/// Elements that moved, to be told together if they moved alike.
struct MoveList {
  private var identities: [ElementIdentity] = []

  mutating func add(_ identity: ElementIdentity) { identities.append(identity) }

  /// Elements that moved from one object to another.
  struct Group {
    /// In the new version.
    var elements: [ElementIndex]
    /// In the old version.
    let from: ElementIndex
    /// In the new version.
    let to: ElementIndex
  }

  func groups(in diff: DocumentDiff, _ old: ElementWords?, _ new: ElementWords?) -> [Group] {
    var groups: [Group] = []
    var places: [[ElementIndex]: Int] = [:]
    for identity in identities {
      guard let before = diff.old[identity], let after = diff.new[identity],
        let from = diff.old.tree.parent(of: before).flatMap({ old?.owner(of: $0) }),
        let to = diff.new.tree.parent(of: after).flatMap({ new?.owner(of: $0) })
      else { continue }
      if let place = places[[from, to]] {
        groups[place].elements.append(after)
      } else {
        places[[from, to]] = groups.count
        groups.append(Group(elements: [after], from: from, to: to))
      }
    }
    return groups
  }
}
