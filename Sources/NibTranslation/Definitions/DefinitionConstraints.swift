import Formats
import NibDecoder
import StackModel

/// What the layout made of the constraints of a stack definition: the view that holds each, which is the closest common
/// ancestor of the items, and the guides and superviews that they name without an id.
struct DefinitionConstraints {
  /// A guide of a view that a constraint does not name by an id.
  struct Guide: Hashable {
    let view: ElementIndex
    let kind: LayoutGuide.Kind
    /// Its own element, which has no id; nil without one.
    let element: ElementIndex?
  }

  private var moved: [ElementIndex: [ElementIndex]] = [:]
  private var allMoved: Set<ElementIndex> = []
  private var guides: [ElementIndex: [String: Guide]] = [:]
  private var guidesByView: [ElementIndex: [Guide]] = [:]
  private var superviews: [ElementIndex: [String: ElementIndex]] = [:]
  private var known: Set<Guide> = []
  /// The guides without an element, in the order of the constraints that name them.
  private(set) var made: [Guide] = []

  init() {}

  init(_ document: LayoutDocument) {
    for view in document.roots.flatMap(\.subtree) {
      guard let holder = view.element else { continue }
      for constraint in view.constraints {
        guard let element = constraint.element else { continue }
        add(constraint.firstItem, constraint.firstReference, "firstItem", element)
        add(constraint.secondItem, constraint.secondReference, "secondItem", element)
        guard Self.container(of: element, document.nib.tree) != holder else { continue }
        moved[holder, default: []].append(element)
        allMoved.insert(element)
      }
    }
  }

  private mutating func add(
    _ item: LayoutItem?, _ reference: ObjectReference?, _ key: String, _ constraint: ElementIndex
  ) {
    guard let item, let view = item.view?.element, let reference else { return }
    guard let guide = item as? LayoutGuide else {
      if reference.id != item.view?.id { superviews[constraint, default: [:]][key] = view }
      return
    }
    guard reference.id != guide.id else { return }
    let named = Guide(view: view, kind: guide.kind, element: guide.element)
    guides[constraint, default: [:]][key] = named
    guard named.element == nil, known.insert(named).inserted else { return }
    made.append(named)
    guidesByView[view, default: []].append(named)
  }

  /// The guides of a view for which the definition has no element.
  func made(in view: ElementIndex) -> [Guide] { guidesByView[view] ?? [] }

  /// The guide that a constraint names without an id, by `firstItem` or `secondItem`.
  func guide(_ key: String, of constraint: ElementIndex) -> Guide? { guides[constraint]?[key] }

  /// The view that a constraint calls the superview, by `firstItem` or `secondItem`.
  func superview(_ key: String, of constraint: ElementIndex) -> ElementIndex? { superviews[constraint]?[key] }

  /// The constraints that a view holds and does not contain.
  func moved(to view: ElementIndex) -> [ElementIndex] { moved[view] ?? [] }

  /// Whether another view holds a constraint than the one that contains its element.
  func isMoved(_ constraint: ElementIndex) -> Bool { allMoved.contains(constraint) }

  /// The view that contains an element, by itself or in a list.
  static func container(
    of element: ElementIndex, _ tree: XMLTree, list: String = "constraints"
  ) -> ElementIndex? {
    guard let parent = tree.parent(of: element) else { return nil }
    return tree.name(of: parent) == list ? tree.parent(of: parent) : parent
  }
}
