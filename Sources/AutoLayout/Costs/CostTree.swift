/// The costs of a subproblem's columns, combined as rows between them are removed. Children come before their parents.
struct CostTree: ~Copyable {
  enum Kind: UInt8 {
    /// What the constraints of one column cost.
    case leaf
    /// Several costs of one value: they add up.
    case sum
    /// One total that several values make up, each with a cost of its own: the cheapest way to do so.
    case convolution
  }

  struct Node {
    var kind: Kind
    /// The leaf's column.
    var column: Int32 = -1
    fileprivate(set) var firstLink: Int32 = -1
    fileprivate var lastLink: Int32 = -1
    fileprivate(set) var linkCount: Int32 = 0
    /// Whether another node took over its children.
    fileprivate(set) var isAbsorbed = false
  }

  /// A child. Below a sum the child's value is `coefficient × value + factor × slot`; below a convolution the total
  /// is Σ coefficient × child's value.
  struct Link {
    var node: Int32
    var coefficient: Double
    var slot: Int32 = -1
    var factor = 0.0
    fileprivate(set) var next: Int32 = -1
  }

  private(set) var nodes: UncheckedArray<Node>
  private(set) var links: UncheckedArray<Link>

  init(capacity: Int) {
    nodes = UncheckedArray(capacity: 2 * capacity)
    links = UncheckedArray(capacity: capacity)
  }

  mutating func appendLeaf(column: Int32) -> Int32 {
    nodes.append(Node(kind: .leaf, column: column))
    return Int32(nodes.count - 1)
  }

  /// Costs of one value: that of `node`, if any, and that of `other`, reached through the link.
  mutating func appendSum(_ node: Int32?, _ link: Link) -> Int32 {
    var parent = Node(kind: .sum)
    if let node {
      if nodes[node].kind == .sum {
        takeOver(node, by: &parent)
      } else {
        append(Link(node: node, coefficient: 1), to: &parent)
      }
    }
    append(link, to: &parent)
    nodes.append(parent)
    return Int32(nodes.count - 1)
  }

  /// The total of several values; a child that is a total itself, in the same scale, hands over its children.
  mutating func appendConvolution(_ children: borrowing UncheckedArray<Link>) -> Int32 {
    var parent = Node(kind: .convolution)
    for index in 0..<children.count {
      let child = children[index]
      if child.coefficient == 1, nodes[child.node].kind == .convolution {
        takeOver(child.node, by: &parent)
      } else {
        append(child, to: &parent)
      }
    }
    nodes.append(parent)
    return Int32(nodes.count - 1)
  }

  private mutating func append(_ link: Link, to parent: inout Node) {
    links.append(link)
    let place = Int32(links.count - 1)
    if parent.lastLink >= 0 { links[parent.lastLink].next = place } else { parent.firstLink = place }
    parent.lastLink = place
    parent.linkCount += 1
  }

  private mutating func takeOver(_ node: Int32, by parent: inout Node) {
    let child = nodes[node]
    nodes[node].isAbsorbed = true
    if parent.lastLink >= 0 {
      links[parent.lastLink].next = child.firstLink
    } else {
      parent.firstLink = child.firstLink
    }
    parent.lastLink = child.lastLink
    parent.linkCount += child.linkCount
  }

  /// Puts the links of each node next to each other. Nothing is appended after that.
  mutating func close() {
    var ordered = UncheckedArray<Link>(capacity: links.count)
    for node in 0..<nodes.count where !nodes[node].isAbsorbed {
      let first = Int32(ordered.count)
      var place = nodes[node].firstLink
      while place >= 0 {
        ordered.append(links[place])
        place = links[place].next
      }
      nodes[node].firstLink = first
    }
    links = ordered
  }

  /// The number of children of all convolutions.
  var convolutionChildCount: Int {
    var count = 0
    for node in 0..<nodes.count where nodes[node].kind == .convolution && !nodes[node].isAbsorbed {
      count += Int(nodes[node].linkCount)
    }
    return count
  }

  /// The places of a node's links, once the tree is closed.
  func links(of node: Node) -> Range<Int> { Int(node.firstLink)..<Int(node.firstLink + node.linkCount) }
}
