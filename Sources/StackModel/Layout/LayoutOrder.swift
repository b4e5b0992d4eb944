/// The order of views in a layout: superviews first, arranged views in the order of their arrangement, then other subviews.
struct LayoutOrder {
  private let view: View

  /// The order around a view.
  init(of view: View) { self.view = view }

  /// The view and those that are laid out with it: all below it that the size class installs, down to layout roots.
  var tree: [View] {
    var views: [View] = []
    Self.append(view, to: &views)
    return views
  }

  private static func append(_ view: View, to views: inout [View]) {
    views.append(view)
    for subview in children(of: view) { append(subview, to: &views) }
  }

  /// The subviews that are laid out with a view: arranged ones in the order of their arrangement, then the others.
  private static func children(of view: View) -> [View] {
    guard let stack = view as? StackView else { return view.subviews.filter(\.isLaidOutWithSuperview) }
    let others = stack.subviews.lazy.filter { $0.arrangingStack == nil && $0.isLaidOutWithSuperview }
    return stack.arrangedSubviews.filter(\.isLaidOutWithSuperview) + others
  }

  /// The view before this one; nil for a root.
  var preceding: View? {
    guard var found = Self.sibling(of: view, -1) else { return view.superview }
    while let last = Self.lastChild(of: found) { found = last }
    return found
  }

  /// The view after this one and all in it; nil at the end of the layout below a root.
  func following(below root: View) -> View? {
    var view: View? = view
    while let current = view, current !== root {
      if let next = Self.sibling(of: current, 1) { return next }
      view = current.superview
    }
    return nil
  }

  private static func lastChild(of view: View) -> View? {
    let arranged = (view as? StackView)?.arrangedSubviews ?? []
    let isArrangement = arranged.count == view.subviews.count
    guard let last = isArrangement ? arranged.last : view.subviews.last else { return nil }
    let isLast = last.isLaidOutWithSuperview && (last.arrangingStack == nil || isArrangement)
    return isLast ? last : children(of: view).last
  }

  /// The next child of a view's superview in a direction, 1 or -1.
  private static func sibling(of view: View, _ step: Int) -> View? {
    guard let superview = view.superview else { return nil }
    let arranged = (superview as? StackView)?.arrangedSubviews ?? []
    let isArranged = view.arrangingStack != nil
    if isArranged, let found = next(in: arranged, from: view.arrangementIndex, step, where: { _ in true }) {
      return found
    }
    if isArranged, step < 0 { return nil }
    let start = isArranged ? -1 : superview.index(ofSubview: view)
    let found = next(in: superview.subviews, from: start, step) { $0.arrangingStack == nil }
    if found != nil || step > 0 { return found }
    return next(in: arranged, from: arranged.count, -1) { _ in true }
  }

  private static func next(
    in views: [View], from start: Int, _ step: Int, where isWanted: (View) -> Bool
  ) -> View? {
    var place = start + step
    while views.indices.contains(place) {
      if views[place].isLaidOutWithSuperview, isWanted(views[place]) { return views[place] }
      place += step
    }
    return nil
  }
}

extension View {
  /// Whether the view belongs to the layout of its superview.
  var isLaidOutWithSuperview: Bool { isInstalled && !isLayoutRoot }
}

/// Which of several siblings that hug their content equally becomes wider than its content when the app runs: the one that
/// constraints mention first, whatever the order of subviews; if texts have several lines, the last of these.
///
/// Evidence: 8/8 rows of labels measured in UIKit of iOS 26. Interface Builder's canvas takes the order of the tree.
struct StretchOrder {
  /// The labels of views in this order, by number.
  private(set) var labels: [Int]

  init(_ items: LayoutItems) {
    labels = items.labels
    let siblings = Dictionary(grouping: Self.mentioned(items)) { number in
      items.view(at: number)?.superview.map(items.number(of:)) ?? -1
    }
    func isMultilineText(_ number: Int) -> Bool { items.view(at: number)?.isMultilineText == true }
    for mentioned in siblings.values {
      let (texts, others) = (mentioned.filter(isMultilineText), mentioned.filter { !isMultilineText($0) })
      for (number, label) in zip(texts.reversed() + others, mentioned.map(items.label).sorted()) {
        labels[number] = label
      }
    }
  }

  /// The views that constraints along a line of text mention, each once, in the order in which they are added.
  private static func mentioned(_ items: LayoutItems) -> [Int] {
    var found: [Int] = []
    var isFound = [Bool](repeating: false, count: items.count)
    func mention(_ item: LayoutItem?) {
      guard let item = item as? View, case let number = items.number(of: item), number >= 0, !isFound[number] else {
        return
      }
      isFound[number] = true
      found.append(number)
    }
    for view in items.inOrder(0..<items.count) {
      for constraint in view.constraints where constraint.firstAttribute?.axis == .horizontal {
        mention(constraint.firstItem)
        mention(constraint.secondItem)
      }
      (view as? StackView)?.arrangedSubviews.forEach(mention)
    }
    return found
  }
}

extension ConstraintOrder {
  /// The number by which ties are settled.
  func number(in items: LayoutItems) -> Int {
    let isHugging =
      !itemIsView && section == ConstraintRole.mostWidth.section && item == ConstraintRole.mostWidth.rawValue
    return number(isHugging ? items.stretchLabel : items.label)
  }
}
