import DocumentChanges
import Formats

/// Formats a document, compares it with edited versions of itself, and merges them.
struct VersionTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    guard let base = try? XMLTree(bytes, path: DocumentTarget.path), base.source.encoding == .utf8 else { return }
    try checkFormat(base)
    guard Self.hasUniqueIDs(base) else { return }
    let (ours, theirs) = (Self.disturbed(base, seed: 1), Self.disturbed(base, seed: 2))
    for other in [base, ours, theirs].compactMap(\.self) { try Self.checkDiff(from: base, to: other) }
    guard let ours, let theirs else { return }
    try Self.checkDiff(from: ours, to: theirs)
    try Self.checkIdentities(base, ours)
    try Self.checkMerge(base, ours, theirs)
  }

  /// Nil for a document in which an id or a key stands twice: nobody can tell what happened to it.
  private static func disturbed(_ base: XMLTree, seed: UInt64) -> XMLTree? {
    DisturbedDocument(base, seed: seed).tree.flatMap { hasUniqueIDs($0) ? $0 : nil }
  }

  private static func hasUniqueIDs(_ tree: XMLTree) -> Bool {
    var table = IdentityTable()
    return table.version(tree).duplicates.isEmpty
  }

  /// Whether only their order tells some elements apart.
  private static func hasLookalikes(_ old: XMLTree, _ new: XMLTree) -> Bool {
    var table = IdentityTable()
    for tree in [old, new] { _ = table.version(tree) }
    return table.all.contains { table.step(of: $0).contains("~") }
  }

  /// What is formatted stays readable, says the same, and is formatted.
  private func checkFormat(_ tree: XMLTree) throws(Violation) {
    guard let formatted = try? FormattedDocument(tree) else { return }
    let again = try Self.read(formatted.bytes, "the formatted document")
    try Violation.unless(
      (try? FormattedDocument(again).bytes) == formatted.bytes, "formatting twice gives something else")
  }

  /// The changes made in the old version give the new one, but for noise and for the order of elements that look alike.
  private static func checkDiff(from old: XMLTree, to new: XMLTree) throws(Violation) {
    guard let diff = try? DocumentDiff(old: old, new: new) else { return }
    let isSame = old.source.bytes == new.source.bytes
    try Violation.unless(!isSame || diff.changes.isEmpty, "a document differs from itself: \(diff.changes)")
    guard let application = try? PatchApplication(DocumentPatch(diff), to: old) else { return }
    try Violation.unless(
      application.refusals.isEmpty, "a patch does not fit its own document: \(application.refusals)")
    let result = try read(application.bytes, "the patched document")
    guard let rest = try? DocumentDiff(old: result, new: new) else {
      throw Violation("the patched document cannot be compared")
    }
    guard !hasLookalikes(old, new) else { return }
    let left = rest.changes.filter { !$0.isNoise }
    try Violation.unless(left.isEmpty, "changes are left after the patch: \(left)")
  }

  /// A change of one side is taken, and the same change of both sides once, unless elements look alike.
  private static func checkIdentities(_ base: XMLTree, _ changed: XMLTree) throws(Violation) {
    for (ours, theirs) in [(base, changed), (changed, base), (changed, changed)] {
      guard let merge = try? DocumentMerge(base: base, ours: ours, theirs: theirs), !merge.hasLookalikes else { return }
      let result = merge.result()
      let versions = [base, ours, theirs].map { String(decoding: $0.source.bytes, as: UTF8.self) }
      try Violation.unless(result.conflicts.isEmpty, "one change of \(versions) is in conflict: \(result.conflicts)")
      let tree = try read(result.bytes, "the merged document")
      guard let diff = try? DocumentDiff(old: tree, new: changed) else {
        throw Violation("the merged document cannot be compared")
      }
      try Violation.unless(diff.changes.isEmpty, "one change merged misses \(diff.changes)")
    }
  }

  /// Whatever two sides change, the result can be read, and is one that the check of results accepts if nothing is in
  /// conflict. Where elements look alike, the check may refuse it, and so does the merge driver.
  private static func checkMerge(_ base: XMLTree, _ ours: XMLTree, _ theirs: XMLTree) throws(Violation) {
    guard let merge = try? DocumentMerge(base: base, ours: ours, theirs: theirs) else { return }
    let result = merge.result()
    let versions = [base, ours, theirs].map { String(decoding: $0.source.bytes, as: UTF8.self) }
    let tree = try read(result.bytes, "what is merged of \(versions)")
    guard result.conflicts.isEmpty, !merge.hasLookalikes else { return }
    let text = String(decoding: result.bytes, as: UTF8.self)
    try Violation.unless(merge.isRight(tree), "what is merged of \(versions) loses something: \(text)")
  }

  private static func read(_ bytes: [UInt8], _ name: String) throws(Violation) -> XMLTree {
    do throws(UnreadableDocument) {
      return try XMLTree(bytes, path: DocumentTarget.path)
    } catch {
      throw Violation("\(name) is unreadable: \(error.diagnostic.message)")
    }
  }
}

/// A document with some values changed, some elements removed and some copied under other ids, the same for the same
/// document and seed.
private struct DisturbedDocument {
  private let old: XMLTree
  private var numbers: UInt64
  private var edits = EditList()

  /// - Parameter seed: Chooses what is edited.
  init(_ tree: XMLTree, seed: UInt64) {
    old = tree
    numbers = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(tree.source.bytes.count)
    for element in tree.indices where element != tree.root { edit(element) }
  }

  /// Nil where the document is in an encoding that lacks a character.
  var tree: XMLTree? {
    (try? edits.applied(to: old.source)).flatMap { try? XMLTree($0, path: DocumentTarget.path) }
  }

  private mutating func edit(_ element: ElementIndex) {
    switch next() % 24 {
    case 0: insert(.removing(element, in: old))
    case 1: insert(.insertingFirstAttribute("tag", "\(next() % 3)", in: element, of: old))
    case 2, 3:
      let attributes = old.attributes(of: element).filter { $0.name != "id" }
      guard !attributes.isEmpty else { return }
      insert(.replacingValue(of: attributes[Int(next() % UInt64(attributes.count))], with: "<\(next() % 4)>", in: old))
    case 4: copy(element)
    default: return
    }
  }

  /// Inserts a copy after an element, with another id if it has one.
  private mutating func copy(_ element: ElementIndex) {
    let range = old.range(of: element)
    let text = String(decoding: old.source.bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    insert(SourceEdit(at: range.upperBound, "\n" + text.replacing(" id=\"", with: " id=\"\(next() % 9)")))
  }

  /// An edit that overlaps another one is not made.
  private mutating func insert(_ edit: SourceEdit) { try? edits.insert(edit) }

  private mutating func next() -> UInt64 {
    numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return numbers >> 33
  }
}
