import StackModel

/// Changes of views, of which those that move together are one.
struct ChangeGroups {
  /// What became of some views.
  struct Group {
    let difference: ViewDifference
    /// The views that no other one of the group holds.
    var outermost: [ViewDifference]
    /// How many views are in them that changed in the same way.
    var inner = 0
    /// Whether any of them draws something that people see.
    var isSeen = false
  }

  private(set) var groups: [Group] = []

  private struct Key: Hashable {
    let parent: Int?
    let move: Move
  }

  init(_ differences: [ViewDifference], _ old: ComparedScene, _ new: ComparedScene) {
    var groupOfView: [Int: Int] = [:]
    var siblings: [Key: Int] = [:]
    for difference in differences {
      let isSeen = Self.isSeen(difference, old, new)
      guard let move = difference.move, let place = difference.new else {
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
        continue
      }
      let parent = new.views[place].parent
      if let group = parent.flatMap({ groupOfView[$0] }), let outer = groups[group].difference.move,
        move.follows(outer), !difference.looksDifferent
      {
        groupOfView[place] = group
        groups[group].inner += 1
        groups[group].isSeen = groups[group].isSeen || isSeen && !outer.isTiny
        continue
      }
      let key = Key(parent: parent, move: move)
      if let group = siblings[key], !difference.looksDifferent {
        groupOfView[place] = group
        groups[group].outermost.append(difference)
        groups[group].isSeen = groups[group].isSeen || isSeen
        continue
      }
      groupOfView[place] = groups.count
      if !difference.looksDifferent { siblings[key] = groups.count }
      groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
    }
  }

  private static func isSeen(_ difference: ViewDifference, _ old: ComparedScene, _ new: ComparedScene) -> Bool {
    if difference.move?.isTiny ?? false, !difference.looksDifferent { return false }
    let isWhole = difference.move == nil
    let was = difference.old.map { old.isSeen($0) && (isWhole || old.draws($0)) } ?? false
    let isNow = difference.new.map { new.isSeen($0) && (isWhole || new.draws($0)) } ?? false
    return was || isNow
  }
}
