import Support

/// A sum of at most four variables with coefficients, and a constant: two sides of a constraint have no more.
struct LinearForm {
  private var variables = SIMD4<Int32>(repeating: -1)
  private var coefficients = SIMD4<Double>.zero
  private(set) var count = 0
  var constant = 0.0

  init() {}

  init(_ edge: EdgeExpression) {
    variables[0] = edge.variable
    coefficients[0] = 1
    count = 1
    constant = edge.offset
  }

  /// Variable and coefficient of a summand.
  subscript(index: Int) -> (variable: Int, coefficient: Double) { (Int(variables[index]), coefficients[index]) }

  /// Whether the sums are the same, whatever the constants.
  func hasSameTerms(as other: LinearForm) -> Bool {
    variables == other.variables && coefficients == other.coefficients
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    for index in 0..<right.count {
      sum.variables[sum.count] = right.variables[index]
      sum.coefficients[sum.count] = right.coefficients[index]
      sum.count += 1
    }
    sum.constant += right.constant
    return sum
  }

  /// The sum with a multiple of an edge; the sum itself if it has no room for another variable.
  func adding(_ factor: Double, of edge: EdgeExpression) -> LinearForm {
    var sum = self
    let index = (0..<count).first { variables[$0] == edge.variable } ?? count
    guard index < 4 else { return self }
    sum.variables[index] = edge.variable
    sum.coefficients[index] += factor
    sum.constant += factor * edge.offset
    sum.count = max(count, index + 1)
    if abs(sum.coefficients[index]) < 1e-9 { sum.removeTerm(index) }
    return sum
  }

  private mutating func removeTerm(_ index: Int) {
    count -= 1
    (variables[index], coefficients[index]) = (variables[count], coefficients[count])
    (variables[count], coefficients[count]) = (-1, 0)
  }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    var product = form
    product.coefficients *= factor
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
    case .firstBaseline, .baseline, .lastBaseline: baseline(attribute, baselines)
    default: LinearForm()
    }
  }

  /// Text that stays in the middle moves with it: a button that is as high as another one when tops and baselines are
  /// the same.
  private func baseline(_ attribute: LayoutAttribute, _ baselines: BaselineOffsets?) -> LinearForm {
    let isFirst = attribute == .firstBaseline
    guard let baselines else { return LinearForm(isFirst ? top : bottom) }
    guard let height = baselines.centeredHeight else {
      return LinearForm(isFirst ? top.moved(by: baselines.first) : bottom.moved(by: -baselines.last))
    }
    var form = 0.5 * (LinearForm(top) + LinearForm(bottom))
    form.constant += isFirst ? baselines.first - height / 2 : height / 2 - baselines.last
    return form
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

  /// The attribute that replaces this one in right-to-left layout.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}

/// A vector of which few components are not 0: the coefficients of variables in a sum, or the factors of rows.
package struct SparseVector: Equatable {
  package struct Component: Equatable {
    package let index: Int
    package fileprivate(set) var value: Double
  }

  /// In ascending order of their indices.
  private var components: [Component] = []

  package init() {}

  /// How many components it has.
  var count: Int { components.count }

  var isEmpty: Bool { components.isEmpty }

  /// The component at an index, 0 if it has none.
  package subscript(index: Int) -> Double {
    get {
      let place = place(of: index)
      return hasComponent(index, at: place) ? components[place].value : 0
    }
    set {
      let place = place(of: index)
      if hasComponent(index, at: place) {
        components[place].value = newValue
      } else {
        components.insert(Component(index: index, value: newValue), at: place)
      }
    }
  }

  mutating func remove(_ index: Int) {
    let place = place(of: index)
    if hasComponent(index, at: place) { components.remove(at: place) }
  }

  /// Adds a multiple of another vector; what cancels out disappears.
  mutating func add(_ factor: Double, _ other: SparseVector) {
    for component in other.components {
      let place = place(of: component.index)
      let isKnown = hasComponent(component.index, at: place)
      let sum = (isKnown ? components[place].value : 0) + factor * component.value
      switch (isKnown, abs(sum) < 1e-9) {
      case (true, false): components[place].value = sum
      case (true, true): components.remove(at: place)
      case (false, false): components.insert(Component(index: component.index, value: sum), at: place)
      case (false, true): break
      }
    }
  }

  /// The vector with each component changed.
  func mapValues(_ change: (Double) -> Double) -> SparseVector {
    var vector = self
    for place in components.indices { vector.components[place].value = change(components[place].value) }
    return vector
  }

  private func place(of index: Int) -> Int { components.partitioningIndex { $0.index >= index } }

  private func hasComponent(_ index: Int, at place: Int) -> Bool {
    place < components.count && components[place].index == index
  }
}

extension SparseVector: Sequence {
  /// The components in ascending order of their indices.
  package func makeIterator() -> IndexingIterator<[Component]> { components.makeIterator() }

  /// The indices of its components, in ascending order.
  package var indices: [Int] { components.map(\.index) }
}

extension SparseVector: ExpressibleByDictionaryLiteral {
  /// The components by their indices; those of the same index are added up.
  package init(dictionaryLiteral elements: (Int, Double)...) {
    for (index, value) in elements { self[index] += value }
  }
}
