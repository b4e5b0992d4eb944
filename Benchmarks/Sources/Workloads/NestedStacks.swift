public import AutoLayout

/// Stacks in stacks, four in each, with alternating axes and alignment `fill`: both axes in one system.
public struct NestedStacks: Sendable {
  private struct Box {
    let spans: [Span]
    var natural: [Double] = [0, 0]
  }

  /// Views in each stack.
  static let fanOut = 4

  /// The constraints.
  public private(set) var system = LinearSystem()
  private var generator: SplitMix64

  /// Makes stacks with views `depth` levels below the root, which has a fixed size.
  public init(depth: Int, fit: Fit) {
    generator = SplitMix64(seed: UInt64(depth))
    let root = makeBox(depth: depth, axis: 0)
    for axis in 0..<2 { system.fix(root.spans[axis], from: 0, to: root.natural[axis] * fit.factor) }
  }

  /// The number of views with that many levels below the root.
  public static func count(depth: Int) -> Int {
    (0..<depth).reduce(1) { count, _ in count * fanOut + 1 }
  }

  private mutating func makeBox(depth: Int, axis: Int) -> Box {
    var box = Box(spans: [system.makeSpan(), system.makeSpan()])
    for span in box.spans { system.forbidNegativeLength(of: span) }
    if depth == 0 {
      for axis in 0..<2 {
        box.natural[axis] = generator.contentLength()
        system.addContent(box.natural[axis], of: box.spans[axis])
      }
    } else {
      let children = (0..<Self.fanOut).map { _ in makeBox(depth: depth - 1, axis: 1 - axis) }
      arrange(children, in: box, axis: axis)
      box.natural[axis] = children.reduce(FlatStack.spacing * Double(Self.fanOut - 1)) { $0 + $1.natural[axis] }
      box.natural[1 - axis] = children.map { $0.natural[1 - axis] }.max() ?? 0
    }
    return box
  }

  private mutating func arrange(_ children: [Box], in box: Box, axis: Int) {
    let (along, across) = (children.map { $0.spans[axis] }, children.map { $0.spans[1 - axis] })
    for other in across.dropFirst() {
      system.place(across[0].max, after: other.max)
      system.place(across[0].min, after: other.min)
    }
    hold(along[0], along[along.count - 1], in: box.spans[axis])
    hold(across[0], across[0], in: box.spans[1 - axis])
    for (before, after) in zip(along, along.dropFirst()) {
      system.place(after.min, after: before.max, by: FlatStack.spacing)
    }
  }

  private mutating func hold(_ first: Span, _ last: Span, in span: Span) {
    system.place(span.min, after: first.min)
    system.place(span.max, after: last.max)
  }
}
