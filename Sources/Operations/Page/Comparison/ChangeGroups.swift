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

  init(_ differences: [ViewDifference], _ old: ComparedScene, _ new: ComparedScene) {
    var groupOfView: [Int: Int] = [:]
    var groupOfMove: [Move: Int] = [:]
    let counts = Dictionary(differences.compactMap { $0.move.map { ($0, 1) } }, uniquingKeysWith: +)
    for difference in differences {
      let isSeen = Self.isSeen(difference, old, new)
      guard let move = difference.move, let place = difference.new else {
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
        continue
      }
      if let group = new.views[place].parent.flatMap({ groupOfView[$0] }), let outer = groups[group].difference.move,
        move.follows(outer)
      {
        groupOfView[place] = group
        groups[group].inner += 1
        groups[group].isSeen = groups[group].isSeen || isSeen && !outer.isTiny
        addLook(of: difference, new, isSeen)
        continue
      }
      // What a view shows can be why it grows.
      if difference.looksDifferent, move.isResize || counts[move] == 1 {
        groupOfView[place] = groups.count
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
        continue
      }
      if let group = groupOfMove[move] {
        groups[group].outermost.append(difference.withoutLook)
        groups[group].isSeen = groups[group].isSeen || isSeen
      } else {
        groupOfMove[move] = groups.count
        let difference = difference.withoutLook
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
      }
      groupOfView[place] = groupOfMove[move]
      addLook(of: difference, new, isSeen)
    }
  }

  /// Adds what a view that moves with others shows in another way, if there are words for it.
  private mutating func addLook(of difference: ViewDifference, _ new: ComparedScene, _ isSeen: Bool) {
    guard difference.looksDifferent, let place = difference.new, new.tells(place, ofOwnLook: false) else { return }
    let look = difference.withoutMove
    groups.append(Group(difference: look, outermost: [look], isSeen: isSeen))
  }

  private static func isSeen(_ difference: ViewDifference, _ old: ComparedScene, _ new: ComparedScene) -> Bool {
    if difference.move?.isTiny ?? false, !difference.looksDifferent { return false }
    let isWhole = difference.move == nil
    let was = difference.old.map { old.isSeen($0) && (isWhole || old.draws($0)) } ?? false
    let isNow = difference.new.map { new.isSeen($0) && (isWhole || new.draws($0)) } ?? false
    return was || isNow
  }
}
