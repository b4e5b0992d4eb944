import NibDecoder

/// The lines below a conflict: what else would be broken, and the other members, those that a person wrote first.
struct ConflictNotes {
  private let group: ConflictGroups.Group
  private let places: ConflictPlaces

  init(_ group: ConflictGroups.Group, _ places: ConflictPlaces) {
    self.group = group
    self.places = places
  }

  /// At most five notes. The last one counts the members that are left out.
  var notes: [Diagnostic.Note] {
    let members = Self.ranked(group.conflict.others.filter { !$0.isCanvasOrigin })
    let consequence = consequence
    let room = Self.limit - (consequence == nil ? 0 : 1)
    let shown = members.count > room ? room - 1 : members.count
    let listed = members.prefix(shown).map { Diagnostic.Note("with \($0.consoleText)", range: places.range($0)) }
    let rest = members.count - shown
    return [consequence].compactMap { $0 } + listed + (rest > 0 ? [Diagnostic.Note("and with \(rest) more")] : [])
  }

  private static let limit = 5
  private static let mostNames = 3

  /// Declared constraints are what a person can change. That no length is negative goes without saying.
  private static func ranked(_ members: [Constraint]) -> [Constraint] {
    func rank(_ constraint: Constraint) -> Int {
      switch constraint.origin {
      case .declared, .fixedSize: 0
      case .viewport, .autoresizing: 1
      case .stack, .appKitStack, .appKitGrid, .contentSize: 2
      case .nonNegativeSize: 3
      }
    }
    return members.indices.sorted { (rank(members[$0]), $0) < (rank(members[$1]), $1) }.map { members[$0] }
  }

  /// The constraints that would be broken next.
  private var consequence: Diagnostic.Note? {
    let broken = group.alsoBroken
    guard let first = broken.first else { return nil }
    let names = broken.prefix(Self.mostNames).map(\.shortConsoleText).joined(separator: ", ")
    let rest = broken.count - min(broken.count, Self.mostNames)
    let list = rest > 0 ? "\(names) and \(rest) more" : names
    return Diagnostic.Note("for the same reason \(list) would be broken, too", range: places.range(first))
  }
}

extension Constraint {
  /// Whether it holds the canvas to 0, 0, which explains nothing.
  var isCanvasOrigin: Bool {
    guard case .viewport = origin else { return false }
    return first.attribute == .left || first.attribute == .top
  }
}
