import StackLint
import XMLSource

/// What a subtree holds: `2 labels, 1 button, 5 constraints`.
struct SubtreeSummary {
  let text: String

  /// - Parameter ties: How many constraints elsewhere tie something of it, and came or went with it.
  init(_ element: ElementIndex, in tree: XMLTree, ties: Int) {
    var counts = ties > 0 ? ["constraint": ties] : [:]
    var order: [String] = []
    var pending = Array(tree.children(of: element)).reversed() as [ElementIndex]
    while let next = pending.popLast() {
      pending += Array(tree.children(of: next)).reversed()
      guard tree[next, "id"] != nil, tree[next, "key"] == nil || tree.name(of: next).hasSuffix("iew") else { continue }
      let kind = ObjectName.kind(ofElement: tree.name(of: next))
      if counts[kind] == nil { order.append(kind) }
      counts[kind, default: 0] += 1
    }
    if ties > 0, !order.contains("constraint") { order.append("constraint") }
    let parts = order.prefix(Self.most).map { kind in
      let count = counts[kind] ?? 0
      return "\(count) \(kind)\(count == 1 ? "" : "s")"
    }
    let rest = order.dropFirst(Self.most).reduce(0) { $0 + (counts[$1] ?? 0) }
    text = parts.isEmpty ? "" : "with " + (parts + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }

  /// More kinds than these are counted together.
  private static let most = 4
}

/// An object by its kind and its label or id, where it is not the subject.
struct ObjectShortName {
  let text: String

  init(_ element: ElementIndex, in tree: XMLTree) {
    let kind = ObjectName.kind(ofElement: tree.name(of: element))
    let label = (tree[element, "userLabel"] ?? tree[element, "text"] ?? tree[element, "title"])?.outlineText
    text = label.map { "\(kind) \"\($0)\"" } ?? tree[element, "id"].map { "\(kind) (\($0))" } ?? kind
  }
}
