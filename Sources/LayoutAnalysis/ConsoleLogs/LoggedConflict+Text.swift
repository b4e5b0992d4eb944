import StackModel

extension LoggedConflict {
  /// A constraint in UIKit's notation, with names in place of classes and addresses.
  package func text(of place: Int, _ names: [String]) -> String {
    let constraint = constraints[place]
    var text = "\(names[constraint.first.item]).\(constraint.first.attribute.rawValue) \(constraint.relation) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.short) × " }
      text += "\(names[second.item]).\(second.attribute.rawValue)"
      let constant = constraint.constant
      if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
    } else {
      text += constraint.constant.short
    }
    return text + (constraint.priority == 1000 ? "" : " @\(constraint.priority.short)")
  }
}
