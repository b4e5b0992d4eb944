/// The costs of a part's columns, put together as rows between them disappear. Children come before their parents.
struct CostTree {
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
    /// Whether another node has taken over its children.
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

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var links: ContiguousArray<Link> = []

  mutating func appendLeaf(column: Int32) -> Int32 {
    nodes.append(Node(kind: .leaf, column: column))
    return Int32(nodes.count - 1)
  }

  /// Costs of one value: that of `node`, if any, and that of `other`, reached through the link.
  mutating func appendSum(_ node: Int32?, _ link: Link) -> Int32 {
    var parent = Node(kind: .sum)
    if let node {
      if nodes[Int(node)].kind == .sum {
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
  mutating func appendConvolution(_ children: ContiguousArray<Link>) -> Int32 {
    var parent = Node(kind: .convolution)
    for child in children {
      if child.coefficient == 1, nodes[Int(child.node)].kind == .convolution {
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
    if parent.lastLink >= 0 { links[Int(parent.lastLink)].next = place } else { parent.firstLink = place }
    parent.lastLink = place
    parent.linkCount += 1
  }

  private mutating func takeOver(_ node: Int32, by parent: inout Node) {
    let child = nodes[Int(node)]
    nodes[Int(node)].isAbsorbed = true
    if parent.lastLink >= 0 {
      links[Int(parent.lastLink)].next = child.firstLink
    } else {
      parent.firstLink = child.firstLink
    }
    parent.lastLink = child.lastLink
    parent.linkCount += child.linkCount
  }
}

extension CostTree {
  /// The links of one node with their numbers, in order.
  struct Links: Sequence, IteratorProtocol {
    fileprivate var place: Int32
    fileprivate let links: ContiguousArray<Link>

    mutating func next() -> (place: Int32, link: Link)? {
      guard place >= 0 else { return nil }
      let current = place
      let link = links[Int(place)]
      place = link.next
      return (current, link)
    }
  }

  func links(of node: Node) -> Links { Links(place: node.firstLink, links: links) }
}
