import NibDecoder

/// Views whose content priorities are equal, so that their order decides which of them is longer than its content, or
/// shorter: Interface Builder's "content priority ambiguity".
struct ContentPriorityTies {
  private let session: LayoutSession
  private let judgment: AmbiguityJudgment

  init(_ session: LayoutSession, _ judgment: AmbiguityJudgment) {
    self.session = session
    self.judgment = judgment
  }

  /// One notice for each superview and axis, at the view that gives way.
  func diagnostics() -> [Diagnostic] {
    Axis.allCases.flatMap(diagnostics)
  }

  private func diagnostics(_ axis: Axis) -> [Diagnostic] {
    let lengths = lengths(axis)
    var budget = Self.budget
    return groups(lengths).compactMap { group in
      if isStoredWithoutTie(group, axis) { return nil }
      for isKnown in [true, false] {
        for length in group {
          let tie = tie(of: length, in: group, among: lengths, axis, needsLengths: isKnown, &budget)
          if let tie { return tie.diagnostic }
        }
      }
      return nil
    }
  }

  /// How many pairs of lengths are compared at most, which is far more than screens made by people have. No further ties
  /// are reported after that.
  private static let budget = 1_000_000

  private func lengths(_ axis: Axis) -> [TiedLength] {
    session.items.views.compactMap { view in
      guard let view, ambiguity(of: view, axis)?.size == .tie else { return nil }
      return TiedLength(view, axis, in: session)
    }
  }

  private func ambiguity(of view: View, _ axis: Axis) -> LayoutAmbiguity.AlongAxis? {
    session.layout(of: view).flatMap { judgment.judged($0).ambiguity?[axis] }
  }

  /// The lengths by superview, in the order of the tree.
  private func groups(_ lengths: [TiedLength]) -> [[TiedLength]] {
    var order: [ObjectIdentifier] = []
    var groups: [ObjectIdentifier: [TiedLength]] = [:]
    for length in lengths {
      guard let id = length.view.superview.map(ObjectIdentifier.init) else { continue }
      if groups[id] == nil { order.append(id) }
      groups[id, default: []].append(length)
    }
    return order.compactMap { groups[$0] }
  }

  /// The view that a view which is not as long as its content competes with: one that could have its place.
  ///
  /// - Parameter needsLengths: Whether it has to be known which of the views stretch, or only that some do.
  private func tie(
    of first: TiedLength, in group: [TiedLength], among all: [TiedLength], _ axis: Axis, needsLengths: Bool,
    _ budget: inout Int
  ) -> ContentPriorityTie? {
    let priority = first.priority(first.isStretched)
    guard budget > 0, first.isOff || !needsLengths, !isMetByWindow(priority) else { return nil }
    func isRival(_ other: TiedLength) -> Bool {
      other.view !== first.view && other.priority(first.isStretched) == priority && other.competes(with: first)
    }
    let rivals = group.filter(isRival)
    budget -= group.count
    let opposite = rivals.first { $0.isOpposite(to: first) } ?? opposite(of: first, among: all, &budget, isRival)
    guard let rival = opposite ?? rivals.first else { return nil }
    let isCertain =
      needsLengths
      ? TiedLength.exceedsEstimates([first] + rivals)
      : first.alwaysCompetes(with: rival) && !group.allSatisfy(\.isStoredAtItsContent)
    guard isCertain else { return nil }
    return ContentPriorityTie(
      axis: axis, isStretched: first.isStretched, priority: priority, first: first.view, rival: rival.view)
  }

  private func opposite(
    of first: TiedLength, among all: [TiedLength], _ budget: inout Int, _ isRival: (TiedLength) -> Bool
  ) -> TiedLength? {
    budget -= all.count
    return all.first { isRival($0) && $0.isOpposite(to: first) }
  }

  /// Whether a window changes its size before content of the priority gives way: AppKit holds the size of a window at 500
  /// (`windowSizeStayPut`).
  private func isMetByWindow(_ priority: Double) -> Bool { session.settings.platform == .macOS && priority > 500 }

  /// Whether Interface Builder stored each of the views with the length of its content, in as much room as here. Then our
  /// estimates differ from what it measured, and no views compete.
  private func isStoredWithoutTie(_ group: [TiedLength], _ axis: Axis) -> Bool {
    guard group.allSatisfy(\.isStoredAtItsContent), let superview = group.first?.view.superview else { return false }
    let moved = superview.subviews.filter { view in
      ambiguity(of: view, axis).map { $0.size == .tie || $0.position == .tie } ?? false
    }
    let differences = moved.map { view in
      guard let stored = view.declaredFrame, let frame = session.layout(of: view)?.frame else { return Double.infinity }
      return stored.length(along: axis) - frame.length(along: axis)
    }
    return abs(differences.reduce(0, +)) <= 1
  }
}

/// Two views that compete for room.
struct ContentPriorityTie {
  let axis: Axis
  let isStretched: Bool
  let priority: Double
  let first: View
  let rival: View

  /// The notice, with the change of the first view's priority that ends the tie.
  var diagnostic: Diagnostic {
    let direction = axis == .horizontal ? "horizontally" : "vertically"
    let act = isStretched ? "hug \(direction)" : "resist compression \(direction)"
    let rivalName = rival.nameInMessages
    let rest = "\(act) with \(priority.short); set one to \(max(1, priority - 1).short)"
    let message = Diagnostic.message(
      "\(first.nameInMessages) and \(rivalName) \(rest)", "\(first.nameInMessages) and another view \(rest)")
    let note = Diagnostic.Note("\(rivalName) has \(priority.short) too", range: rival.range)
    return Diagnostic(.contentPriorityTie, message, range: first.range, notes: [note])
  }
}
