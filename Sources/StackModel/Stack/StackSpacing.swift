/// The distance in front of each arranged view.
///
/// UIKit gives a hidden view in the middle half of the spacing on each side, and none to hidden views at an end.
/// FDStackView gives all of it in front and none behind.
struct StackSpacing {
  private let stack: StackView
  private let items: [View]
  private let behavior: StackBehavior
  private let firstVisible: Int
  private let lastVisible: Int

  init(_ stack: StackView, items: [View], behavior: StackBehavior) {
    self.stack = stack
    self.items = items
    self.behavior = behavior
    firstVisible = items.firstIndex { !$0.isHidden } ?? items.count
    lastVisible = items.lastIndex { !$0.isHidden } ?? -1
  }

  /// The distance between the view at `index` and its predecessor, in points.
  func before(_ index: Int) -> Double {
    let previous = items[index - 1]
    let full = previous.customSpacing ?? stack.spacing
    if behavior == .fdStackView {
      let lastIsHidden = index == items.count - 1 && items[index].isHidden
      return previous.isHidden || lastIsHidden ? 0 : full
    }
    if index <= firstVisible || index > lastVisible { return 0 }
    let hidden = (previous.isHidden ? 1.0 : 0) + (items[index].isHidden ? 1.0 : 0)
    return full - full / 2 * hidden
  }
}
