@testable import StackModel

/// A change of a stack view in use, as code makes it.
enum LiveStep: Sendable, CustomStringConvertible {
  case insert(ViewDescription, Int)
  /// Takes a view out of the arrangement only.
  case removeArranged(String)
  case removeFromSuperview(String)
  case move(String, Int)
  case hide(String)
  case show(String)
  case spacing(Double)
  /// The spacing after a view; nil for the stack's own.
  case customSpacing(Double?, String)
  case axis(Axis)
  case distribution(StackView.Distribution)
  case alignment(StackView.Alignment)
  case margins(EdgeInsets?)
  case followsMargins(Bool)
  case baselineRelative(Bool)
  case hugging(Double, String)
  case layout

  var description: String {
    switch self {
    case .insert(let view, let index): "insert \(view.name) at \(index)"
    case .removeArranged(let name): "take \(name) out of the arrangement"
    case .removeFromSuperview(let name): "remove \(name)"
    case .move(let name, let index): "move \(name) to \(index)"
    case .hide(let name): "hide \(name)"
    case .show(let name): "show \(name)"
    case .spacing(let spacing): "spacing \(spacing)"
    case .customSpacing(let spacing, let name): "\(spacing.map { "\($0)" } ?? "the stack's spacing") after \(name)"
    case .axis(let axis): "\(axis)"
    case .distribution(let distribution): "\(distribution)"
    case .alignment(let alignment): "align \(alignment)"
    case .margins: "margins"
    case .followsMargins(let follows): follows ? "follow the margins" : "ignore the margins"
    case .baselineRelative(let isRelative): isRelative ? "spacing between baselines" : "spacing between edges"
    case .hugging(let priority, let name): "\(name) hugs at \(priority)"
    case .layout: "lay out"
    }
  }
}

extension LiveStack {
  func apply(_ step: LiveStep) throws {
    switch step {
    case .insert(let view, let index): try insert(view, at: index)
    case .removeArranged(let name): self[name].map { stack.removeArrangedSubview($0) }
    case .removeFromSuperview(let name): self[name]?.removeFromSuperview()
    case .move(let name, let index): self[name].map { stack.insertArrangedSubview($0, at: index) }
    case .hide(let name): self[name]?.isHidden = true
    case .show(let name): self[name]?.isHidden = false
    case .hugging(let priority, let name): hug(priority, name)
    case .layout: session.layoutIfNeeded()
    default: applyToStack(step)
    }
  }

  private func applyToStack(_ step: LiveStep) {
    switch step {
    case .spacing(let spacing): stack.spacing = spacing
    case .customSpacing(let spacing, let name): self[name].map { stack.setCustomSpacing(spacing, after: $0) }
    case .axis(let axis): stack.axis = axis
    case .distribution(let distribution): stack.distribution = distribution
    case .alignment(let alignment): stack.alignment = alignment
    case .margins(let insets): stack.layoutMargins = insets.map { LayoutMargins($0) }
    case .followsMargins(let follows): stack.isLayoutMarginsRelativeArrangement = follows
    case .baselineRelative(let isRelative): stack.isBaselineRelativeArrangement = isRelative
    default: break
    }
  }

  private func insert(_ described: ViewDescription, at index: Int) throws {
    let view = DescribedView(described)
    stack.insertArrangedSubview(view, at: index)
    if let spacing = described.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    try Self.fix(view, described.fixed)
  }

  private func hug(_ priority: Double, _ name: String) {
    for axis in Axis.allCases { self[name]?.setContentHuggingPriority(priority, for: axis) }
  }
}
