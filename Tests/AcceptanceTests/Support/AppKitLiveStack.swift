@testable import StackModel

/// A live NSStackView made from a description, held at its near corner, and at a length and breadth if wanted.
final class AppKitLiveStack: LaidOutStack {
  let stack: AppKitStackView
  let session: LayoutSession
  private let root = View()

  init(_ description: AppKitStackDescription, hold: Hold = Hold(), language: LayoutLanguage = .base) throws {
    stack = AppKitStackView(
      axis: description.axis, distribution: description.distribution, alignment: description.alignment,
      spacing: description.spacing, edgeInsets: description.insets, stackHuggingPriority: description.hugging,
      clippingResistancePriority: description.clippingResistance)
    stack.detachesHiddenViews = description.detachesHiddenViews
    stack.userLabel = "stack"
    root.addSubview(stack)
    session = LayoutSession(
      root: root, size: Size(width: 1000, height: 1000), options: LayoutOptions(language: language))
    try View.makeConstraints {
      stack.layoutLeft.equalTo(0)
      stack.layoutTop.equalTo(0)
      if let width = hold.width { stack.layoutWidth.equalTo(width).priority(hold.priority) }
      if let height = hold.height { stack.layoutHeight.equalTo(height).priority(hold.priority) }
    }
    for described in description.views { try add(described) }
  }

  private func add(_ described: ViewDescription) throws {
    let view = DescribedView(described)
    stack.addView(view, in: described.gravity)
    if let spacing = described.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    stack.setVisibilityPriority(described.visibilityPriority, for: view)
    try LiveStack.fix(view, described.fixed)
  }
}
