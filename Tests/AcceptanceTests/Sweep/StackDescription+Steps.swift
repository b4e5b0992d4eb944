@testable import StackModel

extension StackDescription {
  /// What a change of the live stack does to its description.
  mutating func apply(_ step: LiveStep) {
    switch step {
    case .insert(let view, let index): views.insert(view, at: index)
    case .removeArranged(let name), .removeFromSuperview(let name): views.removeAll { $0.name == name }
    case .move(let name, let index):
      guard let place = views.firstIndex(where: { $0.name == name }) else { return }
      views.insert(views.remove(at: place), at: index)
    case .hide(let name): change(name) { $0.isHidden = true }
    case .show(let name): change(name) { $0.isHidden = false }
    case .customSpacing(let spacing, let name): change(name) { $0.customSpacing = spacing }
    case .hugging(let priority, let name): change(name) { $0 = $0.hugging(priority) }
    case .spacing(let spacing): self.spacing = spacing
    case .axis(let axis): self.axis = axis
    case .distribution(let distribution): self.distribution = distribution
    case .alignment(let alignment): self.alignment = alignment
    case .margins(let insets): margins = insets
    case .followsMargins(let follows):
      margins = follows ? margins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : nil
    case .baselineRelative(let isRelative): isBaselineRelative = isRelative
    case .layout: break
    }
  }

  private mutating func change(_ name: String, _ change: (inout ViewDescription) -> Void) {
    for index in views.indices where views[index].name == name { change(&views[index]) }
  }
}
