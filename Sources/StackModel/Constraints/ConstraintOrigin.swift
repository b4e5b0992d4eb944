public import NibDecoder

/// Why a constraint exists. Reports use it to name the place in the document.
public enum ConstraintOrigin {
  /// The purpose of a stack view's constraint.
  public enum StackRole: String, Hashable, Sendable {
    case canvas, spacing, distribution, alignment, hiding, ambiguitySuppression, textWidth
  }

  /// An author's constraint, from a document or made in code.
  case declared(LayoutConstraint)
  /// Added by a stack view for one of its purposes.
  case stack(StackView, StackRole)
  /// Added by a macOS stack view.
  case appKitStack(AppKitStackView)
  /// Added by a macOS grid view.
  case appKitGrid(AppKitGridView)
  /// A view's content size.
  case contentSize(View)
  /// A frame and its autoresizing mask.
  case autoresizing(View)
  /// `width` or `height` of a stack definition's element.
  case fixedSize(View)
  /// No view has a negative length.
  case nonNegativeSize(View)
  /// The canvas a root view is laid out in.
  case viewport(View)

  /// The range of the reason in the document.
  public var range: SourceRange? {
    switch self {
    case .declared(let constraint): constraint.range
    case .stack(let stack, let role): stack.range(of: role)
    case .appKitStack(let stack): stack.range
    case .appKitGrid(let grid): grid.range
    case .contentSize(let view), .autoresizing(let view), .fixedSize(let view), .nonNegativeSize(let view),
      .viewport(let view):
      view.range
    }
  }
}

extension StackView {
  /// The range of the attribute that a role's constraint comes from, or else of the element.
  fileprivate func range(of role: ConstraintOrigin.StackRole) -> SourceRange? {
    switch role {
    case .spacing: spacingRange ?? range
    case .distribution: distributionRange ?? range
    case .alignment: alignmentRange ?? range
    default: range
    }
  }
}

extension ConstraintOrigin {
  /// The kind of constraint, in a word or two: `constraint`, `stack spacing`, `content size`.
  public var words: String {
    switch self {
    case .declared: "constraint"
    case .stack(_, let role): "stack \(role.words)"
    case .appKitStack: "stack"
    case .appKitGrid: "grid"
    case .contentSize: "content size"
    case .autoresizing: "frame and mask"
    case .fixedSize: "fixed size"
    case .nonNegativeSize: "no negative length"
    case .viewport: "canvas"
    }
  }
}

extension ConstraintOrigin.StackRole {
  fileprivate var words: String {
    switch self {
    case .canvas: "edge"
    case .ambiguitySuppression: "fitting"
    case .textWidth: "text width"
    case .spacing, .distribution, .alignment, .hiding: rawValue
    }
  }
}

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
