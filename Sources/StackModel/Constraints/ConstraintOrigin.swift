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
