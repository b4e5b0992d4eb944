/// The lengths that `fillProportionally` compares, and the positions of FDStackView's views among those that are shown.
struct StackProportions {
  /// The position of each arranged view among those that are shown; meaningless for hidden views.
  private(set) var ordinals: [Int] = []
  /// For each arranged view, the position of the previous view that is shown; nil with UIKit's rules, which do not need
  /// it.
  private(set) var neighbors: [Int?] = []
  private var nexts: [Int] = []
  private var lengths: [Double?] = []
  private var whole = 0.0
  /// Whether any view that is shown has a natural length.
  private(set) var isKnown = false
  /// Whether Interface Builder's canvas would have to measure a view by its content. Its frames are then those of
  /// `fill`.
  ///
  /// Evidence: 22/22 frames, 2 repositories.
  private(set) var needsContent = false
  /// Whether the one proportion there is can hold exactly.
  private(set) var isExact = false

  /// Nil if neither the distribution nor the behavior needs them.
  init?(_ stack: StackView, settings: DocumentSettings, behavior: StackBehavior) {
    let isProportional = stack.distribution == .fillProportionally
    guard isProportional || (behavior == .fdStackView && stack.distribution == .fillEqually) else { return nil }
    count(stack.arrangedSubviews)
    if isProportional { measure(stack, settings) }
  }

  private mutating func count(_ views: [View]) {
    var (ordinal, last) = (0, Int?.none)
    nexts = Array(repeating: views.count, count: views.count)
    for (place, view) in views.enumerated() {
      ordinals.append(ordinal)
      neighbors.append(last)
      guard !view.isHidden else { continue }
      if let last { nexts[last] = place }
      (ordinal, last) = (ordinal + 1, place)
    }
  }

  /// UIKit includes the spacings in the whole and keeps them as gaps too, so the last view becomes shorter. The system's
  /// spacing is next to nothing there: UIKit has a tiny number for it.
  ///
  /// Evidence: 4/4 frames with the system's spacing, 1 repository.
  private mutating func measure(_ stack: StackView, _ settings: DocumentSettings) {
    let natural = NaturalSize(settings: settings)
    var known = 0
    whole = (stack.hasSystemSpacing ? 0 : stack.spacing) * Double(stack.visibleCount - 1)
    for view in stack.arrangedSubviews {
      let length = view.isHidden ? nil : natural.length(of: view, along: stack.axis).flatMap { $0 > 0 ? $0 : nil }
      lengths.append(length)
      if length == nil, !view.isHidden, !view.subviews.isEmpty, settings.semantics == .canvas { needsContent = true }
      known += length == nil ? 0 : 1
      whole += length ?? 0
    }
    isKnown = known > 0
    isExact = known == 1 && (stack.visibleCount == 1 || stack.spacing == 0)
  }

  /// The share of a view in the whole; nil for a view without a length.
  func factor(_ place: Int) -> Double? {
    guard let length = lengths[place], whole > 0 else { return nil }
    return length / whole
  }

  /// The ratio of a view's length to that of the next view that is shown, which keeps the proportions with any spacing;
  /// nil for the last view.
  func ratio(_ place: Int) -> (factor: Double, next: Int)? {
    let next = nexts[place]
    guard next < lengths.count else { return nil }
    let (before, after) = (lengths[place] ?? 0, lengths[next] ?? 0)
    return (before > 0 && after > 0 ? before / after : 1, next)
  }
}
