import StackModel

/// What to change of the constraints that contradict each other.
struct LoggedCure: Sendable {
  /// The place of the constraint to change among those of the block.
  let constraint: Int
  /// What to do, as a verb phrase.
  let change: String
  /// Whether the phrase names what it is about. Others are about the constraint.
  var isComplete = false

  /// Nil if nobody wrote what can give way.
  ///
  /// - Parameters:
  ///   - members: The constraints that contradict each other.
  ///   - culprit: The place of the one that was broken, if somebody wrote it.
  ///   - change: What ends the conflict by numbers; nil where no number does.
  init?(
    _ logged: LoggedConflict, _ names: [String], _ members: [LoggedContradiction.Member], _ culprit: Int,
    change: String?
  ) {
    let block = Block(logged: logged, names: names, summands: members)
    guard let cure = block.cureOfMask(culprit) ?? block.cureOfScroller() ?? block.cureOfRepetition() else {
      guard logged.constraints[culprit].isWritten else { return nil }
      guard let change else {
        self.init(constraint: culprit, change: Self.lowering)
        return
      }
      self.init(constraint: culprit, change: block.superfluousLength(culprit).map { "\($0); or \(change)" } ?? change)
      return
    }
    self = cure
  }

  private init(constraint: Int, change: String, isComplete: Bool = false) {
    (self.constraint, self.change, self.isComplete) = (constraint, change, isComplete)
  }

  /// Suits everything that is true only for a while.
  private static let lowering = "lower its priority to 999"

  /// The constraints of a contradiction.
  private struct Block {
    let logged: LoggedConflict
    let names: [String]
    let summands: [LoggedContradiction.Member]
    private var members: [Int] { summands.map(\.constraint) }

    private func constraint(_ place: Int) -> LoggedConstraint { logged.constraints[place] }

    /// A view keeps its frame although somebody gave it constraints.
    func cureOfMask(_ culprit: Int) -> LoggedCure? {
      logged.viewHeldByMask(members).map { view in
        let change = "set translatesAutoresizingMaskIntoConstraints of \(names[view]) to NO"
        return LoggedCure(constraint: culprit, change: change + (otherFrame(view) ?? ""), isComplete: true)
      }
    }

    /// The length at which the frame agrees. Some views have to keep theirs, as headers of tables and input views.
    private func otherFrame(_ view: Int) -> String? {
      let masks = members.lazy.map(constraint).filter { $0.maker == .mask }
      guard let length = masks.first(where: { $0.first.item == view && $0.second == nil }),
        length.first.attribute.isDimension, let fitting = summands.fitting(length, in: logged)
      else { return nil }
      return ", or make its frame \(fitting.short) \(length.first.attribute == .width ? "wide" : "high")"
    }

    /// A legacy scroller takes room that the constraint does not know of.
    func cureOfScroller() -> LoggedCure? {
      guard let scroller = logged.legacyScroller(members),
        let place = members.first(where: {
          constraint($0).isWritten
            && [constraint($0).first.item, constraint($0).second?.item].contains(scroller.scrollView)
        })
      else { return nil }
      return LoggedCure(
        constraint: place,
        change: "constrain it to \(names[scroller.clipView]) instead of \(names[scroller.scrollView])")
    }

    /// Somebody set the same edge or length twice.
    func cureOfRepetition() -> LoggedCure? {
      let written = members.filter { constraint($0).isWritten && constraint($0).relation == .equal }
      for (position, place) in written.enumerated() {
        let one = constraint(place)
        guard let twin = written[(position + 1)...].first(where: { constraint($0).first == one.first }) else {
          continue
        }
        let isSame = constraint(twin).second == one.second
        let subject = "\(names[one.first.item]).\(one.first.attribute.rawValue)"
        return LoggedCure(
          constraint: logged.broken == place ? place : twin,
          change: "\(subject) is set twice; remove one of the two" + (isSame ? "" : ", or lower a priority to 999"),
          isComplete: true)
      }
      return nil
    }

    /// That both edges of a view decide its length already.
    func superfluousLength(_ culprit: Int) -> String? {
      let length = constraint(culprit).first
      guard constraint(culprit).second == nil, length.attribute.isDimension else { return nil }
      let equalities = members.filter { constraint($0).relation == .equal }
      let edges = equalities.flatMap { place -> [LayoutAttribute] in
        [constraint(place).first, constraint(place).second].compactMap { $0?.item == length.item ? $0?.attribute : nil }
      }
      let pairs: [(LayoutAttribute, LayoutAttribute)] =
        length.attribute == .width ? [(.leading, .trailing), (.left, .right)] : [(.top, .bottom)]
      return pairs.first { edges.contains($0.0) && edges.contains($0.1) }.map { near, far in
        "remove it, as \(near.rawValue) and \(far.rawValue) decide the \(length.attribute.rawValue)"
      }
    }
  }
}

extension LoggedConflict {
  /// A view whose frame and mask take part although somebody gave it constraints. Content views keep their masks, and a view
  /// without a size has none yet.
  func viewHeldByMask(_ members: [Int]) -> Int? {
    let members = members.map { constraints[$0] }
    let constrained = members.filter(\.isWritten).flatMap { [$0.first.item, $0.second?.item] }
    let held = members.filter { $0.maker == .mask }.compactMap { constraint -> Int? in
      guard let second = constraint.second else {
        return constraint.constant == 0 ? nil : constraint.first.item
      }
      return constraint.superview == constraint.first.item ? second.item : constraint.first.item
    }
    return held.first { constrained.contains($0) && items[$0].mayHaveMaskByMistake }
  }

  /// An item of a split view of macOS that the split view gives a length, as it does while the item collapses.
  func collapsingItem(_ members: [Int]) -> Int? {
    members.lazy.map { constraints[$0] }.first { constraint in
      constraint.maker == .system && constraint.second == nil && constraint.first.attribute.isDimension
        && items[constraint.first.item].className?.containsBytes("SplitViewItem") == true
    }?.first.item
  }

  /// A scroll view of macOS whose clip view is narrower by a scroller that always shows.
  func legacyScroller(_ members: [Int]) -> (scrollView: Int, clipView: Int, width: Double)? {
    for constraint in members.map({ constraints[$0] }) where constraint.maker == .mask {
      guard let second = constraint.second, (11...20).contains(abs(constraint.constant)) else { continue }
      let pair = [constraint.first.item, second.item]
      guard let scrollView = pair.first(where: { items[$0].className == "NSScrollView" }),
        let clipView = pair.first(where: { items[$0].className == "NSClipView" })
      else { continue }
      return (scrollView, clipView, abs(constraint.constant))
    }
    return nil
  }
}

extension LoggedItem {
  fileprivate var mayHaveMaskByMistake: Bool {
    guard let className else { return false }
    return !className.containsBytes("ContentView") && className != "NSClipView"
  }
}
