import Formats
import StackModel

/// The views whose layout margins count: those that have margins of their own, and those whose margins constraints name.
struct MarginUse {
  private var views: Set<ElementIndex> = []

  init(_ tree: XMLTree) {
    var ids: [String: ElementIndex] = [:]
    for element in tree.indices {
      if let id = tree[element, "id"], ids[id] == nil { ids[id] = element }
    }
    for element in tree.indices {
      switch tree.name(of: element) {
      case "edgeInsets", "directionalEdgeInsets":
        if let view = tree.parent(of: element) { views.insert(view) }
      case "constraint":
        for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
          let guide = tree[element, item].flatMap { ids[$0] == nil ? GuideName($0) : nil }
          guard guide?.kind == .layoutMargins || tree[element, attribute]?.contains("Margin") == true else { continue }
          let owner = DefinitionConstraints.container(of: element, tree)
          let named = guide.map(\.owner) ?? tree[element, item]
          if let view = named.map({ ids[$0] }) ?? owner { views.insert(view) }
        }
      default: break
      }
    }
  }

  /// Whether the safe area would move what is laid out in a view or beside it.
  func areUsed(by view: ElementIndex) -> Bool { views.contains(view) }
}
