/// A sum of variables with coefficients, and a constant.
struct LinearForm {
  var terms: [(variable: Int, coefficient: Double)] = []
  var constant = 0.0

  init() {}

  init(_ edge: EdgeExpression) {
    terms = [(edge.variable, 1)]
    constant = edge.offset
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    var product = form
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + -1 * right }
}

/// Which way leading and trailing point.
enum ReadingDirection {
  /// As left and right do, or not asked for.
  case none
  case rightToLeft
}

extension ItemEdges {
  /// The value of an attribute in terms of the edges. From right to left horizontal places are counted leftwards, so
  /// that relations and constants keep their meaning.
  func form(of attribute: LayoutAttribute, _ direction: ReadingDirection, baselines: BaselineOffsets?) -> LinearForm {
    let isMirrored = direction == .rightToLeft
    let place = place(of: isMirrored ? attribute.mirrored : attribute, baselines)
    return isMirrored && attribute.axis == .horizontal && !attribute.isDimension ? -1 * place : place
  }

  private func place(of attribute: LayoutAttribute, _ baselines: BaselineOffsets?) -> LinearForm {
    switch attribute {
    case .left, .leading: LinearForm(left)
    case .right, .trailing: LinearForm(right)
    case .top: LinearForm(top)
    case .bottom: LinearForm(bottom)
    case .width: LinearForm(right) - LinearForm(left)
    case .height: LinearForm(bottom) - LinearForm(top)
    case .centerX: 0.5 * (LinearForm(left) + LinearForm(right))
    case .centerY: 0.5 * (LinearForm(top) + LinearForm(bottom))
    case .firstBaseline: LinearForm(top.moved(by: baselines?.first ?? 0))
    case .baseline, .lastBaseline: LinearForm(bottom.moved(by: -(baselines?.last ?? 0)))
    default: LinearForm()
    }
  }
}

extension LayoutAttribute {
  /// The attribute that a margin attribute moves, nil for the others.
  var withoutMargin: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute changes sides with the language.
  var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute that stands for this one from right to left.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}
