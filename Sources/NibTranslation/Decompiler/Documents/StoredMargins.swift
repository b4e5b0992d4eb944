/// The margins of views at the top, by the stored frames of subviews that constraints tie to them.
///
/// They tell the version of Interface Builder and the device, which compiled nibs do not have: before Xcode 9 margins are 8
/// points; a top of 44 is below a notch.
///
/// Evidence: 56/56 nibs with margins of 8 points, 18/18 with a top of 44, nearly all of one repository.
struct StoredMargins {
  private(set) var top: Double?
  private(set) var leading: Double?
  /// What is covered at the top, where a view is tied to the safe area or to the guide that it replaced.
  private(set) var safeTop: Double?
  /// The superviews of the graph that is looked at.
  private var holders: [Int: Int] = [:]

  /// Margins of Interface Builder before Xcode 9.
  var areOld: Bool { top == 8 || leading == 8 }
  /// Whether a status bar of 20 points, or a navigation bar below it, covers the top: the canvas of Xcode 10 and earlier
  /// shows it without being told.
  var areBelowStatusBar: Bool { safeTop == 20 || safeTop == 64 }
  /// Whether the screen has a notch.
  var isBelowNotch: Bool { top.map { (40...60).contains($0) } ?? false }

  init(_ graphs: [ObjectGraph]) {
    for graph in graphs {
      holders = [:]
      for view in graph.objects.indices {
        for subview in graph.objects(in: "UISubviews", of: view) { holders[subview] = view }
      }
      for view in graph.objects(in: "UINibTopLevelObjectsKey", of: 0) { add(view, graph) }
    }
  }

  private mutating func add(_ view: Int, _ graph: ObjectGraph) {
    let guides = graph.objects(in: "UIViewLayoutGuides", of: view).filter(graph.isSafeArea)
    let topGuide = graph.objects(in: "UISubviews", of: view).first {
      graph.text("_UILayoutGuideIdentifier", of: $0) == "_UIViewControllerTop"
    }
    let object = graph.objects[view]
    // Margins of a view's own, and those that it takes from others, are the same in all versions.
    let isTelling = object["UIViewLayoutMargins"] == nil && object["UIViewPreservesSuperviewMargins"]?.integer != 1
    for constraint in graph.objects(in: "UIViewAutolayoutConstraints", of: view) {
      if isTelling {
        top = top ?? margin(15, of: view, in: view, edge: 3, axis: 1, constraint, graph)
        leading = leading ?? margin(17, of: view, in: view, edge: 5, axis: 0, constraint, graph)
      }
      if let guide = topGuide, let inset = margin(4, of: guide, in: view, edge: 3, axis: 1, constraint, graph) {
        safeTop = safeTop ?? inset
      }
      for guide in guides {
        if let inset = margin(3, of: guide, in: view, edge: 3, axis: 1, constraint, graph) {
          safeTop = safeTop ?? inset
        }
      }
    }
  }

  /// The distance of a subview's edge from the edge of the view, less the constant of the constraint.
  ///
  /// - Parameter item: The view itself, or a guide of it.
  private func margin(
    _ attribute: Int, of item: Int, in view: Int, edge: Int, axis: Int, _ constraint: Int, _ graph: ObjectGraph
  ) -> Double? {
    let object = graph.objects[constraint]
    guard object["NSRelation"] == nil, object["NSSymbolicConstant"] == nil, object["NSMultiplier"] == nil,
      let first = graph.reference("NSFirstItem", of: constraint),
      let second = graph.reference("NSSecondItem", of: constraint)
    else { return nil }
    let attributes = (object["NSFirstAttributeV2"]?.integer, object["NSSecondAttributeV2"]?.integer)
    let constant = object["NSConstantV2"]?.number ?? 0
    let (subview, distance): (Int, Double)
    if first == item, attributes == (attribute, edge) {
      (subview, distance) = (second, -constant)
    } else if second == item, attributes == (edge, attribute) {
      (subview, distance) = (first, constant)
    } else {
      return nil
    }
    return origin(of: subview, in: view, axis: axis, graph).map { $0 - distance }
  }

  /// Where a view starts in one that holds it, however deep; nil if that does not hold it.
  private func origin(of subview: Int, in view: Int, axis: Int, _ graph: ObjectGraph) -> Double? {
    var (position, origin, steps) = (subview, 0.0, 0)
    while position != view {
      guard let holder = holders[position], steps < 64, let bounds = graph.geometry("UIBounds", of: position),
        bounds.count == 4, let center = graph.geometry("UICenter", of: position), center.count == 2
      else { return nil }
      origin += center[axis] - bounds[2 + axis] / 2
      (position, steps) = (holder, steps + 1)
    }
    return origin
  }
}
