import LayoutDrawing
import StackModel

/// What became of the views of a scene, which are recognized by their ids.
struct ViewComparison {
  private let before: [PlacedView]
  private let after: [PlacedView]

  init(_ before: [PlacedView], _ after: [PlacedView]) { (self.before, self.after) = (before, after) }

  /// The views that moved relative to their superview, came and went. What moves with its superview is not listed.
  func changes(_ oldNames: inout ComparedLayout, _ newNames: inout ComparedLayout) -> [SceneComparison.ViewChange] {
    let old = Self.byID(before)
    let new = Self.byID(after)
    var changes: [SceneComparison.ViewChange] = []
    for (place, view) in after.enumerated() {
      guard let id = view.view.id, new[id] == place else { continue }
      guard let other = old[id] else {
        if view.parent.map({ isNew($0, old) }) ?? false { continue }
        changes.append(change(.added, newNames.name(of: view.view), place, nil, view.rect))
        continue
      }
      guard let from = Self.relative(before, other), let to = Self.relative(after, place), !Self.isNear(from, to) else {
        continue
      }
      changes.append(change(.changed, newNames.name(of: view.view), place, before[other].rect, view.rect))
    }
    for (place, view) in before.enumerated() {
      guard let id = view.view.id, old[id] == place, new[id] == nil else { continue }
      if let parent = view.parent.flatMap({ before[$0].view.id }), new[parent] == nil { continue }
      changes.append(change(.removed, oldNames.name(of: view.view), nil, view.rect, nil))
    }
    return changes
  }

  private func isNew(_ place: Int, _ old: [String: Int]) -> Bool {
    after[place].view.id.map { old[$0] == nil } ?? false
  }

  private func change(
    _ change: SceneComparison.Change, _ name: String, _ view: Int?, _ before: Rect?, _ after: Rect?
  ) -> SceneComparison.ViewChange {
    SceneComparison.ViewChange(change: change, name: name, view: view, before: before, after: after)
  }

  private static func byID(_ views: [PlacedView]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, view) in views.enumerated() {
      if let id = view.view.id, places[id] == nil { places[id] = place }
    }
    return places
  }

  /// The frame in the coordinates of the superview; nil without one.
  private static func relative(_ views: [PlacedView], _ place: Int) -> Rect? {
    guard var rect = views[place].rect else { return nil }
    guard let outer = views[place].parent.flatMap({ views[$0].rect }) else { return rect }
    (rect.x, rect.y) = (rect.x - outer.x, rect.y - outer.y)
    return rect
  }

  /// Whether frames differ by less than can be seen.
  private static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    let differences = [
      first.x - second.x, first.y - second.y, first.width - second.width, first.height - second.height,
    ]
    return differences.allSatisfy { abs($0) < 0.25 }
  }
}
