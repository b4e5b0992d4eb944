import Formats
import StackModel

/// The constraints of a stack definition that another view holds than the one that contains their element: the closest common
/// ancestor of their items, where Interface Builder writes them.
struct MovedConstraints {
  private var byHolder: [ElementIndex: [ElementIndex]] = [:]
  private var all: Set<ElementIndex> = []

  init() {}

  init(_ document: LayoutDocument) {
    for view in document.roots.flatMap(\.subtree) {
      guard let holder = view.element else { continue }
      for constraint in view.constraints {
        guard let element = constraint.element, Self.container(of: element, document.nib.tree) != holder else {
          continue
        }
        byHolder[holder, default: []].append(element)
        all.insert(element)
      }
    }
  }

  /// The constraints that a view holds without containing them.
  func constraints(of view: ElementIndex) -> [ElementIndex] { byHolder[view] ?? [] }

  func contains(_ constraint: ElementIndex) -> Bool { all.contains(constraint) }

  /// The view that contains the element of a constraint, by itself or in its list.
  static func container(of constraint: ElementIndex, _ tree: XMLTree) -> ElementIndex? {
    guard let parent = tree.parent(of: constraint) else { return nil }
    return tree.name(of: parent) == "constraints" ? tree.parent(of: parent) : parent
  }
}
