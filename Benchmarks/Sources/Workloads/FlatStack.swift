public import AutoLayout

/// One horizontal stack of views with content sizes, along its axis, with the constraints of UIStackView.
public struct FlatStack: Sendable {
  /// How the views share the room.
  public enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// What the stack leaves between neighbors, or at least leaves.
  public static let spacing = 8.0

  /// The constraints.
  public private(set) var system = LinearSystem()
  /// The arranged views.
  public private(set) var views: [Span] = []
  /// The spacing before the view after each, so one less than views.
  public private(set) var spacings: [ConstraintID] = []
  /// What the content of each view wants.
  public private(set) var contents: [(hugging: ConstraintID, resistance: ConstraintID)] = []
  /// The constraint that holds the stack's right edge.
  public let rightEdge: ConstraintID
  /// The stack's length.
  public let length: Double
  private let stack: Span

  /// Makes a stack of `count` views, one at least.
  public init(_ distribution: Distribution, count: Int, fit: Fit) {
    var generator = SplitMix64(seed: UInt64(count))
    let lengths = (0..<count).map { _ in generator.contentLength() }
    length = lengths.reduce(Self.spacing * Double(count - 1), +) * fit.factor
    stack = system.makeSpan()
    rightEdge = system.fix(stack, from: 0, to: length)
    views = lengths.map { _ in system.makeSpan() }
    connectEnds()
    distribute(distribution, lengths)
    let hasGaps = distribution == .equalSpacing || distribution == .equalCentering
    addSpacings(hasGaps ? .greaterThanOrEqual : .equal)
    contents = zip(views, lengths).map { system.addContent($1, of: $0) }
    for view in views { system.forbidNegativeLength(of: view) }
  }

  private mutating func connectEnds() {
    system.place(stack.min, after: views[0].min)
    system.place(stack.max, after: views[views.count - 1].max)
  }

  private mutating func addSpacings(_ relation: Relation) {
    spacings = zip(views, views.dropFirst()).map {
      system.place($1.min, after: $0.max, by: Self.spacing, relation)
    }
  }

  private mutating func distribute(_ distribution: Distribution, _ lengths: [Double]) {
    switch distribution {
    case .fill: break
    case .fillEqually: for view in views.dropFirst() { system.relate(view, to: views[0]) }
    case .fillProportionally: shareWhole(lengths)
    case .equalSpacing: addGaps(areBetweenCenters: false)
    case .equalCentering: addGaps(areBetweenCenters: true)
    }
  }

  /// Each view has its share of the whole; later views give way first.
  private mutating func shareWhole(_ lengths: [Double]) {
    let whole = lengths.reduce(Self.spacing * Double(lengths.count - 1), +)
    for (index, length) in lengths.enumerated() {
      system.relate(
        views[index], to: stack, times: length / whole, priority: Priority(rawValue: max(1, 999 - Double(index))))
    }
  }

  /// A guide in each gap, all as long as the first, and a stack that is no longer than it must be. Distances between
  /// centers are less important than content.
  private mutating func addGaps(areBetweenCenters: Bool) {
    system.add(stack.length(), relation: .equal, constant: 0, priority: Priority(rawValue: 49))
    let gaps = views.dropFirst().map { _ in system.makeSpan() }
    for (index, gap) in gaps.enumerated() {
      guard areBetweenCenters else {
        system.place(gap.min, after: views[index].max)
        system.place(gap.max, after: views[index + 1].min)
        continue
      }
      for (edge, view) in [(gap.min, views[index]), (gap.max, views[index + 1])] {
        system.add([LinearTerm(edge)] + view.center(times: -1), relation: .equal, constant: 0)
      }
    }
    let priority = areBetweenCenters ? Priority(rawValue: 149) : .required
    for gap in gaps.dropFirst() { system.relate(gap, to: gaps[0], priority: priority) }
  }
}
