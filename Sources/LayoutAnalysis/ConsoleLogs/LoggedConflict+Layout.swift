import StackModel
import Support

extension LoggedConflict {
  /// The margins that the constraints of margin guides tell, by the numbers of the views; where they tell one, those that
  /// they do not tell are 8 points.
  var margins: [Int: LayoutMargins] {
    var insets: [Int: EdgeInsets] = [:]
    for constraint in constraints {
      guard constraint.source.identifier?.hasByteSuffix("Margin-guide-constraint") ?? false else { continue }
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      guard let owner = sides.first(where: { !items[$0.item].isGuide }) else { continue }
      let length = abs(constraint.constant)
      var margins = insets[owner.item] ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      switch owner.attribute {
      case .top: margins.top = length
      case .bottom: margins.bottom = length
      case .left, .leading: margins.left = length
      case .right, .trailing: margins.right = length
      default: continue
      }
      insets[owner.item] = margins
    }
    return insets.mapValues { LayoutMargins($0) }
  }

  /// The numbers of the items, what holds others first: a sum then goes from edge to edge of that.
  var itemsFromOutside: [Int] {
    let outer = constraints.flatMap { constraint -> [Int] in
      [constraint.superview, constraint.maker == .owner ? constraint.first.item : nil].compactMap(\.self)
    }
    let outerItems = Set(outer)
    return items.indices.filter(outerItems.contains) + items.indices.filter { !outerItems.contains($0) }
  }
}
