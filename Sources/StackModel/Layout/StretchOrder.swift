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
