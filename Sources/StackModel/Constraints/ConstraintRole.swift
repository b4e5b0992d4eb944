/// The purpose of a constraint that layout creates. Together with a view it identifies one constraint, so a change can
/// find it again.
///
/// The cases are in the order in which a view's constraints are added, within the sections of ``ConstraintOrder``.
enum ConstraintRole: Int, CaseIterable {
  // Of an arranged view, made by its stack.
  case suppression, hidingAlong, hidingAcross, firstAlignment, secondAlignment
  case share, shareEnd, equalGap, spacing, boundaryMin, boundaryMax, textWidth, standInEdge, standInLength
  // Of a stack.
  case mainMin, mainMax, crossMin, crossMax, crossCenter, mainFit, crossFit, spanningFit, cornerMain, cornerCross
  // Of any view.
  case width, height, fixedWidth, fixedHeight, mostWidth, leastWidth, mostHeight, leastHeight

  static var count: Int { leastHeight.rawValue + 1 }

  /// The roles that an arranged view has, by section.
  static let ofItems: [ConstraintRole] = [
    .suppression, .hidingAlong, .hidingAcross, .firstAlignment, .secondAlignment, .share, .shareEnd, .equalGap,
    .spacing, .boundaryMin, .boundaryMax, .textWidth, .standInEdge, .standInLength,
  ]
  static let ofStacks: [ConstraintRole] = [
    .mainMin, .mainMax, .crossMin, .crossMax, .crossCenter, .mainFit, .crossFit, .spanningFit, .cornerMain,
    .cornerCross,
  ]
  /// Frames replace fixed and content sizes; their four constraints come first.
  static let ofSizes: [ConstraintRole] = [
    .fixedWidth, .fixedHeight, .mostWidth, .leastWidth, .mostHeight, .leastHeight,
  ]

  /// The constraints of a stack in the order in which UIKit was observed to create them: groups of roles that are
  /// created view by view, or once for the stack.
  static let stackGroups: [(roles: [ConstraintRole], isOfItems: Bool)] = [
    ([.suppression], true), ([.hidingAlong], true), ([.hidingAcross], true), ([.firstAlignment], true),
    ([.secondAlignment], true), ([.mainMin, .mainMax, .crossMin, .crossMax, .crossCenter, .mainFit, .crossFit], false),
    ([.share, .shareEnd], true), ([.equalGap], true), ([.spacing], true), ([.boundaryMin, .boundaryMax], true),
    ([.spanningFit], false), ([.textWidth], true), ([.standInEdge, .standInLength], true),
    ([.cornerMain, .cornerCross], false),
  ]

  /// The section of the constraint among those of its holder.
  var section: Int {
    switch self {
    case .suppression: 1
    case .hidingAlong: 2
    case .hidingAcross: 3
    case .firstAlignment: 4
    case .secondAlignment: 5
    case .mainMin, .mainMax, .crossMin, .crossMax, .crossCenter, .mainFit, .crossFit: 6
    case .share, .shareEnd: 7
    case .equalGap: 8
    case .spacing: 9
    case .boundaryMin, .boundaryMax: 10
    case .spanningFit: 11
    case .textWidth: 12
    case .standInEdge, .standInLength: 13
    case .cornerMain, .cornerCross: 14
    case .width, .height, .fixedWidth, .fixedHeight, .mostWidth, .leastWidth, .mostHeight, .leastHeight: 15
    }
  }

  /// Whether the constraint is a view's second one in its section.
  var isSecond: Bool { self == .shareEnd || self == .boundaryMax || self == .standInLength }
}
