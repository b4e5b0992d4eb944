import NibDecoder

/// What a stack definition says of the screen around its root.
///
/// The root has the safe area of its device once the definition names that: by a guide of the safe area or the keyboard, as
/// an element or as an item of a constraint, or by a simulated bar. Other definitions have no safe area, so that their
/// margins begin at the edges of the view.
package enum DefinitionScreen {
  /// The stand-in for the root's controller; nil where nothing asks for a safe area, and for a cell.
  static func controller(of root: View, _ coder: NibCoder) -> Controller? {
    if root.isLayoutRoot { return nil }
    let isNamed = SimulatedMetrics(coder: coder).showsBar || root.subtree.contains(where: namesSafeArea)
    return isNamed ? Controller(coder: coder, view: root) : nil
  }

  /// Whether the definition of a document's view names the safe area: the view does, or a constraint to one of the layout
  /// guides that controllers had before. A cell has none.
  package static func isNamed(by root: View, of controller: Controller?) -> Bool {
    if root is CellView { return false }
    if let controller, controller.isTopLevelView, controller.simulated.showsBar { return true }
    return root.subtree.contains { view in
      namesSafeArea(view)
        || view.constraints.contains { constraint in
          [constraint.firstItem, constraint.secondItem].contains { ($0 as? LayoutGuide)?.kind.isOfController ?? false }
        }
    }
  }

  /// The priorities of the lengths of a definition's root, of which `fit` gives way to the content; nil without any.
  static func fittingPriorities(_ document: NibDocument) -> AxisPair<Double>? {
    guard document.kind == .stackDefinition else { return nil }
    let tree = document.tree
    func priority(_ key: String) -> Double {
      tree[tree.root, key] == VocabularyAttribute.Form.fit ? StackPriority.fittingSize : 1000
    }
    let priorities = AxisPair(horizontal: priority("width"), vertical: priority("height"))
    return min(priorities.horizontal, priorities.vertical) < 1000 ? priorities : nil
  }

  /// Whether a definition names the class of what loads its views.
  static func hasOwner(_ document: NibDocument) -> Bool {
    let tree = document.tree
    return document.kind == .stackDefinition
      && tree.children(of: tree.root).contains {
        tree[$0, "placeholderIdentifier"] == "IBFilesOwner" && tree[$0, "customClass"] != nil
      }
  }

  /// Whether a definition has a safe area.
  package static func hasSafeArea(_ document: LayoutDocument) -> Bool { !document.controllers.isEmpty }

  private static func namesSafeArea(_ view: View) -> Bool {
    view.guides.contains { followsScreen($0.kind) }
      || view.constraints.contains { constraint in
        [constraint.firstReference, constraint.secondReference].contains { reference in
          reference.flatMap { GuideName($0.id) }.map { followsScreen($0.kind) } ?? false
        }
      }
  }

  private static func followsScreen(_ kind: LayoutGuide.Kind) -> Bool { kind == .safeArea || kind == .keyboard }
}

/// The name by which constraints of a stack definition mean a guide that no element gives an id: `form.safeArea` is the guide
/// of a view, and `safeArea` alone that of the root, or of the scroll view around.
package struct GuideName {
  /// The name of the superview of a constraint's other item, as Interface Builder and logs call it.
  package static let superview = "superview"

  /// The id of the view; nil for a guide without one.
  package let owner: String?
  /// The kind of guide.
  package let kind: LayoutGuide.Kind

  /// - Returns: Nil for a name that ends in no kind of guide.
  package init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let kind = LayoutGuide.Kind.named(last) else { return nil }
    self.kind = kind
    owner = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }

  /// The guide that a constraint means.
  ///
  /// - Parameters:
  ///   - holder: The view that contains the constraint.
  ///   - view: The view with an id.
  func guide(from holder: View?, _ view: (String) -> View?) -> LayoutGuide? {
    guard let holder else { return nil }
    return owner.map { view($0)?.guide(named: kind) } ?? implied(from: holder)
  }

  private func implied(from holder: View) -> LayoutGuide? {
    let views = sequence(first: holder) { $0.superview }
    return switch kind {
    case .layoutMargins: holder.guide(kind)
    case .contentLayoutGuide, .frameLayoutGuide: views.lazy.compactMap { $0.guide(named: kind) }.first
    default: Array(views).last?.guide(kind)
    }
  }
}

extension LayoutGuide.Kind {
  /// Whether controllers had the guide before there were safe areas.
  fileprivate var isOfController: Bool { self == .top || self == .bottom }
}

extension View {
  /// The guide of a kind that the view has: only scroll views have a content and a frame.
  fileprivate func guide(named kind: LayoutGuide.Kind) -> LayoutGuide? {
    guard kind == .contentLayoutGuide || kind == .frameLayoutGuide else { return guide(kind) }
    guard let scroll = self as? ScrollView else { return nil }
    return kind == .contentLayoutGuide ? scroll.contentLayoutGuide : guide(kind)
  }
}

extension SimulatedMetrics {
  var showsBar: Bool { topBar == .shown || bottomBar == .shown }
}
