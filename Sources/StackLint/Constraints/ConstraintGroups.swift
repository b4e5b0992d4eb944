import StackModel
import Support

/// Constraints that compare the same things in the same proportion, in groups of at least two.
struct ConstraintGroups {
  /// Members in document order.
  let groups: [[NormalizedConstraint]]

  init(_ constraints: [LayoutConstraint]) {
    // Few constraints are about the same items: sorting by their places leaves little to compare.
    let sorted = constraints.compactMap(NormalizedConstraint.init).map { (places: $0.anchors.places, constraint: $0) }
      .sorted { $0.places < $1.places }
    var groups: [[NormalizedConstraint]] = []
    var start = 0
    while start < sorted.count {
      let end = sorted[start...].firstIndex { $0.places != sorted[start].places } ?? sorted.count
      if end - start > 1 { groups += Self.groups(ofSamePlaces: sorted[start..<end].map(\.constraint)) }
      start = end
    }
    self.groups = groups.sorted { $0[0].start < $1[0].start }
  }

  private init(groups: [[NormalizedConstraint]]) { self.groups = groups }

  private static func groups(ofSamePlaces constraints: [NormalizedConstraint]) -> [[NormalizedConstraint]] {
    if constraints.count <= 8, !hasRepetition(constraints) { return [] }
    return Dictionary(grouping: constraints, by: \.anchors).values.flatMap(groups(ofSameAnchors:))
  }

  private static func hasRepetition(_ constraints: [NormalizedConstraint]) -> Bool {
    constraints.indices.contains { index in
      constraints[..<index].contains { $0.anchors == constraints[index].anchors }
    }
  }

  private static func groups(ofSameAnchors constraints: [NormalizedConstraint]) -> [[NormalizedConstraint]] {
    guard constraints.count > 1 else { return [] }
    let sorted = constraints.sorted { ($0.multiplier, $0.start) < ($1.multiplier, $1.start) }
    var groups: [[NormalizedConstraint]] = []
    var start = 0
    for index in sorted.indices {
      let isLast = index + 1 == sorted.count
      guard isLast || !sorted[index].hasSameProportion(as: sorted[index + 1]) else { continue }
      if index > start { groups.append(sorted[start...index].sorted { $0.start < $1.start }) }
      start = index + 1
    }
    return groups
  }

  /// The groups that some of the constraints make.
  func keeping(_ isKept: (LayoutConstraint) -> Bool) -> Self {
    Self(groups: groups.map { $0.filter { isKept($0.constraint) } }.filter { $0.count > 1 })
  }
}

extension ConstraintGroups {
  /// A constraint, and the first before it in its group to which it has some relation.
  typealias Pair = (later: NormalizedConstraint, earlier: NormalizedConstraint)

  /// Each constraint that says what an earlier one of its group says.
  var repetitions: [Pair] { groups.flatMap(Self.repetitions) }

  /// Each constraint that contradicts an earlier one of its group with the same priority.
  var contradictions: [Pair] {
    groups.flatMap { group in
      group.count == 2 ? Self.contradictions(group) : Self.byPriority(group).flatMap(Self.contradictions)
    }
  }

  /// Equal constraints are in the same cell of a grid or in adjacent ones.
  private struct Cell: Hashable {
    let lowerBound: Double
    let upperBound: Double
    let priority: Double
    let isPlaceholder: Bool
  }

  private static func repetitions(_ group: [NormalizedConstraint]) -> [Pair] {
    var first: [Cell: Int] = [:]
    return group.indices.compactMap { index in
      let constraint = group[index]
      let (low, high) = (constraint.range.lowerBound, constraint.range.upperBound)
      func cell(_ below: Double, _ above: Double) -> Cell {
        Cell(
          lowerBound: (low / NormalizedConstraint.noise).rounded() + below,
          upperBound: (high / NormalizedConstraint.noise).rounded() + above, priority: constraint.constraint.priority,
          isPlaceholder: constraint.constraint.isPlaceholder)
      }
      defer { first[cell(0, 0), default: index] = first[cell(0, 0)] ?? index }
      let near = [-1.0, 0, 1].flatMap { below in [-1.0, 0, 1].compactMap { first[cell(below, $0)] } }
      let earlier = near.filter { constraint.saysTheSame(as: group[$0]) }.min()
      return earlier.map { (constraint, group[$0]) }
    }
  }

  private static func byPriority(_ group: [NormalizedConstraint]) -> [[NormalizedConstraint]] {
    Array(Dictionary(grouping: group, by: \.constraint.priority).values.filter { $0.count > 1 })
  }

  private static func contradictions(_ group: [NormalizedConstraint]) -> [Pair] {
    var (lowest, highest) = (RunningMaximum(), RunningMaximum())
    return group.indices.compactMap { index in
      let range = group[index].range
      defer {
        lowest.append(-range.upperBound, at: index)
        highest.append(range.lowerBound, at: index)
      }
      // One of the earlier ones ends before this one begins, or begins after it has ended.
      let places = [
        lowest.firstPlace(above: NormalizedConstraint.noise - range.lowerBound),
        highest.firstPlace(above: range.upperBound + NormalizedConstraint.noise),
      ]
      guard let earlier = places.compactMap(\.self).min(), group[index].excludes(group[earlier]),
        group[index].constraint.priority == group[earlier].constraint.priority
      else { return nil }
      return (group[index], group[earlier])
    }
  }
}

/// The greatest of the numbers so far, and where each new one stood, so that the first number that is large enough is found
/// without going through all of them.
struct RunningMaximum {
  /// Numbers that are greater than all before them: both parts rise.
  private var records: [(number: Double, place: Int)] = []

  /// Adds the number at the next place.
  mutating func append(_ number: Double, at place: Int) {
    if records.last.map({ number > $0.number }) ?? true { records.append((number, place)) }
  }

  /// The first place with a number of at least so much.
  func firstPlace(atLeast threshold: Double) -> Int? {
    let place = records.partitioningIndex { $0.number >= threshold }
    return place < records.count ? records[place].place : nil
  }

  /// The first place with a greater number.
  func firstPlace(above threshold: Double) -> Int? { firstPlace(atLeast: threshold.nextUp) }
}
