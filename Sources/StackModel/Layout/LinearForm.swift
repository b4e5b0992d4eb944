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

extension ItemEdges {
  /// The value of an attribute in terms of the edges.
  func form(of attribute: LayoutAttribute, rightToLeft: Bool, baselines: BaselineOffsets?) -> LinearForm {
    switch attribute {
    case .left: LinearForm(left)
    case .right: LinearForm(right)
    case .leading: LinearForm(rightToLeft ? right : left)
    case .trailing: LinearForm(rightToLeft ? left : right)
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
}
