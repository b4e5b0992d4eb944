import LayoutAnalysis
import StackModel

/// How far a frame moved and grew.
struct Move: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Nil for frames that are the same, but for what is lost when numbers are rounded.
  init?(from old: Rect, to new: Rect) {
    (x, y) = (Self.steps(new.x - old.x), Self.steps(new.y - old.y))
    (width, height) = (Self.steps(new.width - old.width), Self.steps(new.height - old.height))
    if x == 0, y == 0, width == 0, height == 0 { return nil }
  }

  /// Layouts round frames to pixels: views that move together may differ by one.
  private static func steps(_ length: Double) -> Int {
    Int((min(max(length, -1e6), 1e6) * 2).rounded(.toNearestOrAwayFromZero))
  }

  /// How much a number of the frame grew, in points.
  subscript(dimension: Explanation.Dimension) -> Double {
    switch dimension {
    case .x: Double(x) / 2
    case .y: Double(y) / 2
    case .width: Double(width) / 2
    case .height: Double(height) / 2
    }
  }

  static func points(_ steps: Int) -> Double { Double(abs(steps)) / 2 }

  var isResize: Bool { width != 0 || height != 0 }

  /// Whether nobody notices.
  var isTiny: Bool { [x, y, width, height].allSatisfy { abs($0) < 2 } }

  /// Whether a view that moves so goes along with one that moves as the other.
  func follows(_ other: Move) -> Bool {
    let isLike = abs(x - other.x) < 2 && abs(y - other.y) < 2
    return self == other || isLike && abs(width) < 2 && abs(height) < 2
  }

  /// `moved down by 12 points and is 8 points taller`.
  var words: String {
    var words: [String] = []
    let directions = [
      Self.direction(y, "down", "up"), Self.direction(x, "right", "left"),
    ].compactMap(\.self)
    if !directions.isEmpty { words.append("moved " + directions.joined(separator: " and ")) }
    let lengths = [
      Self.growth(width, "wider", "narrower"), Self.growth(height, "taller", "shorter"),
    ].compactMap(\.self)
    if !lengths.isEmpty { words.append("became " + lengths.joined(separator: " and ")) }
    return words.joined(separator: " and ")
  }

  private static func direction(_ steps: Int, _ forward: String, _ back: String) -> String? {
    steps == 0 ? nil : "\(steps > 0 ? forward : back) by \(text(steps))"
  }

  private static func growth(_ steps: Int, _ more: String, _ less: String) -> String? {
    steps == 0 ? nil : "\(text(steps)) \(steps > 0 ? more : less)"
  }

  private static func text(_ steps: Int) -> String {
    let points = points(steps)
    return "\(points.short) \(points == 1 ? "point" : "points")"
  }
}

/// Why views moved: the constraint whose part of a number changed, or the two that make up all of the change.
struct MoveCauses {
  private let before: ComparedLayout
  private let after: ComparedLayout

  init(_ before: ComparedLayout, _ after: ComparedLayout) { (self.before, self.after) = (before, after) }

  /// Nil if these are too many things, if they are not all of the reason, or if the document does not tell them.
  func cause(
    of difference: ViewDifference, _ old: ComparedScene, _ new: ComparedScene, _ names: inout ComparedLayout
  ) -> String? {
    guard let move = difference.move, !difference.looksDifferent, let place = difference.new, let other = difference.old
    else { return nil }
    var (causes, isSum): ([String], Bool) = ([], false)
    for dimension in Explanation.Dimension.allCases where abs(move[dimension]) >= 0.75 {
      guard let numbers = numbers(dimension, of: Array(old.holders(of: other)), old, Array(new.holders(of: place)), new)
      else { return nil }
      // In frames of macOS, y grows upwards.
      let isOther = after.countsUpwards && dimension == .y
      let sum = numbers.reduce(0) { $0 + $1.change }
      guard isOther || abs(sum - move[dimension]) < 1 else { return nil }
      for number in numbers where abs(number.change) >= 0.25 {
        guard let parts = number.changedParts else { return nil }
        isSum = isSum || parts.count > 1
        for part in parts {
          guard let words = words(part, &names) else { return nil }
          // A stack view has its spacing between all of its views.
          if !causes.contains(words) { causes.append(words) }
        }
      }
    }
    if causes.isEmpty || isSum && causes.count > Self.mostOfSum { return nil }
    return causes.joined(separator: causes.count == 2 ? " and " : "; ")
  }

  /// The numbers that make up a number of a frame in the picture: the view's own, and for its position those of the views
  /// around it.
  private func numbers(
    _ dimension: Explanation.Dimension, of was: [Int], _ old: ComparedScene, _ isNow: [Int], _ new: ComparedScene
  ) -> [ChangedNumber]? {
    let isOwn = dimension.isLength || after.countsUpwards && dimension == .y
    guard isOwn || was.count == isNow.count else { return nil }
    var numbers: [ChangedNumber] = []
    // The root is at the origin.
    for (other, place) in isOwn ? [(was[0], isNow[0])] : Array(zip(was, isNow).dropLast()) {
      guard
        let former = before.explanation(of: old.views[other].view)?.numbers.first(where: { $0.dimension == dimension }),
        let number = after.explanation(of: new.views[place].view)?.numbers.first(where: { $0.dimension == dimension })
      else { return nil }
      numbers.append(ChangedNumber(was: former, now: number))
    }
    return numbers
  }

  /// More constraints that add up to a number do not read well.
  private static let mostOfSum = 2

  private func words(_ part: ChangedPart, _ names: inout ComparedLayout) -> String? {
    let (now, was) = (part.now.constraint, part.was.constraint)
    switch now.origin {
    case .declared(let declared):
      guard now.constant != was.constant else { return nil }
      let name = declared.range.flatMap { names.label(at: $0.lowerBound) } ?? "\(now)"
      return "constant \(was.constant.short) → \(now.constant.short) in \(name)"
    case .contentSize(let view):
      guard now.constant != was.constant else { return nil }
      let isLarger = now.constant > was.constant
      let growth =
        now.first.attribute.axis == .horizontal
        ? isLarger ? "wider" : "narrower" : isLarger ? "taller" : "shorter"
      let details = view.id.map { after.words[$0] } ?? []
      let reason = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
      return "\(names.name(of: view)) needs to be \(growth)\(reason)"
    case .stack(let stack, .spacing):
      guard now.constant != was.constant else { return nil }
      return "spacing \(abs(was.constant).short) → \(abs(now.constant).short) in \(names.name(of: stack))"
    default: return nil
    }
  }
}

/// A constraint of today, and the one of before in its place.
private struct ChangedPart {
  let now: Explanation.Step
  let was: Explanation.Step
}

/// A number of a frame before and after.
private struct ChangedNumber {
  let was: Explanation.Number
  let now: Explanation.Number

  var change: Double { now.exact - was.exact }

  /// The constraints whose parts differ, if they add up to the change; nil otherwise.
  var changedParts: [ChangedPart]? {
    guard now.isDecided, was.isDecided, now.steps.count == was.steps.count else { return nil }
    var changed: [ChangedPart] = []
    for (step, former) in zip(now.steps, was.steps) {
      guard Self.key(step.constraint) == Self.key(former.constraint) else { return nil }
      if abs(step.part - former.part) >= 0.25 { changed.append(ChangedPart(now: step, was: former)) }
    }
    let sum = changed.reduce(0) { $0 + $1.now.part - $1.was.part }
    return !changed.isEmpty && abs(sum - change) < 0.5 ? changed : nil
  }

  /// What stays the same of a constraint while its numbers change.
  private static func key(_ constraint: Constraint) -> [String] {
    let ends = [constraint.first.item.name, constraint.first.attribute.rawValue, constraint.second?.item.name ?? ""]
    switch constraint.origin {
    case .declared(let declared): return ["declared", declared.id ?? ends.joined(separator: " ")]
    // A label has another name when it has another text.
    case .contentSize(let view): return ["content", view.id ?? view.name, ends[1]]
    default: return [constraint.origin.words, ends[1]]
    }
  }
}
