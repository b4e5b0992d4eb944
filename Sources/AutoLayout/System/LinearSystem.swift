/// Linear constraints over variables, each with a priority.
///
/// A constraint says that a sum of terms compares with a constant: Σ coefficient·variable REL constant. Required
/// constraints (priority 1000) hold exactly or are reported as a ``Conflict``. Every other priority is a level:
/// ``solve()`` minimizes the sum of absolute errors at the highest level, then, without giving up any of that, at the
/// next one, and so on. What is still open after the last level is settled by a fixed rule; see ``Solution``.
public struct LinearSystem: Sendable {
  private(set) var variableCount = 0
  private(set) var rows = SparseRows()
  private(set) var relations: [Relation] = []
  private(set) var constants: [Double] = []
  private(set) var priorities: [Priority] = []
  private(set) var breakRanks: [BreakRank] = []
  private(set) var orders: [Int] = []
  private(set) var rejected: [ConstraintID] = []
  /// Constraints that were rejected, or taken out again.
  private var isOut: [Bool] = []
  /// What solving this system and others may take together; nil for no other limit than that of a single system.
  package var budget: SolvingBudget?

  /// Makes a system without variables and constraints.
  public init() {}

  /// The number of constraints that were added, rejected ones included.
  public var constraintCount: Int { relations.count }

  /// Reserves memory for a number of constraints, of two or three terms each.
  public mutating func reserveCapacity(_ constraintCount: Int) {
    rows.reserveCapacity(constraintCount)
    relations.reserveCapacity(constraintCount)
    constants.reserveCapacity(constraintCount)
    priorities.reserveCapacity(constraintCount)
    breakRanks.reserveCapacity(constraintCount)
    orders.reserveCapacity(constraintCount)
    isOut.reserveCapacity(constraintCount)
  }

  /// Adds an unknown.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds the constraint that the sum of `terms` compares with `constant` as `relation` says.
  ///
  /// Terms of the same variable are added up. A constraint that no number can satisfy or that leaves no precision is
  /// not used and listed in ``Solution/rejected``: non-finite numbers, coefficients beyond 1e9 or all below 1e-6
  /// (but not 0), constants beyond 1e12, priorities outside 0 < p ≤ 1000, variables of another system.
  ///
  /// Where more than 256 levels decide about one value, the lowest of them count as one.
  ///
  /// - Parameters:
  ///   - terms: The left side.
  ///   - relation: How the left side compares with the constant.
  ///   - constant: The right side, in points.
  ///   - priority: The level of the constraint.
  ///   - breakRank: When required constraints conflict, the solver finds a minimal contradictory set and drops its
  ///     member with the greatest rank; among equals the last in order.
  ///   - order: Where the constraint stands among the others when ties are settled and conflicts are resolved; nil for
  ///     the place of its addition. Among equals the one that was added first stands first.
  /// - Returns: The name of the constraint in the solution.
  @discardableResult
  public mutating func add(
    _ terms: LinearTerm..., relation: Relation, constant: Double, priority: Priority = .required,
    breakRank: BreakRank = 0, order: Int? = nil
  ) -> ConstraintID {
    add(terms, relation: relation, constant: constant, priority: priority, breakRank: breakRank, order: order)
  }

  /// Adds the constraint that the sum of `terms`, given as an array, compares with `constant` as `relation` says.
  ///
  /// See ``add(_:relation:constant:priority:breakRank:order:)-(LinearTerm...,_,_,_,_,_)`` for the meaning of the parameters.
  @discardableResult
  public mutating func add(
    _ terms: [LinearTerm], relation: Relation, constant: Double, priority: Priority = .required,
    breakRank: BreakRank = 0, order: Int? = nil
  ) -> ConstraintID {
    let id = ConstraintID(index: relations.count)
    rows.append(terms)
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    breakRanks.append(breakRank)
    orders.append(order ?? id.index)
    isOut.append(false)
    if !isWellFormed(id.index) { reject(id) }
    return id
  }

  /// Takes a constraint out. Its name is not used again; removing it twice does nothing.
  public mutating func remove(_ id: ConstraintID) {
    guard constraintExists(id) else { return }
    isOut[id.index] = true
  }

  /// Sets the right side of a constraint, in points.
  ///
  /// - Returns: Whether the constraint exists and the number can be used; otherwise nothing changes.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    guard constraintExists(id), abs(constant) <= Tolerance.largestConstant else { return false }
    constants[id.index] = constant
    return true
  }

  /// Sets the level of a constraint. Unlike in early UIKit, it may change from and to required.
  ///
  /// - Returns: Whether the constraint exists and the priority is legal; otherwise nothing changes.
  @discardableResult
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) -> Bool {
    guard constraintExists(id), priority.isLegal else { return false }
    priorities[id.index] = priority
    return true
  }

  /// Sets where a constraint stands among the others.
  public mutating func setOrder(_ order: Int, of id: ConstraintID) {
    guard constraintExists(id) else { return }
    orders[id.index] = order
  }

  /// Sets which of several constraints is broken in a conflict.
  ///
  /// - Returns: Whether the constraint exists and had another rank.
  @discardableResult
  public mutating func setBreakRank(_ rank: BreakRank, of id: ConstraintID) -> Bool {
    guard constraintExists(id), breakRanks[id.index] != rank else { return false }
    breakRanks[id.index] = rank
    return true
  }

  /// Whether the constraint belongs to this system, was not rejected, and has not been removed.
  private func constraintExists(_ id: ConstraintID) -> Bool {
    id.index < constraintCount && !isOut[id.index]
  }

  /// Whether the constraint was not rejected or removed.
  func isInUse(_ constraint: Int) -> Bool { !isOut[constraint] }

  /// Whether a constraint comes before another.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    (orders[Int(left)], left) < (orders[Int(right)], right)
  }

  /// Whether a constraint is broken only if another one of the same conflict is not.
  func breaksLater(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (breakRanks[left], breakRanks[right])
    if first.numbers != second.numbers { return first.numbers < second.numbers }
    let (own, other) = (first.constantSign * constants[left], second.constantSign * constants[right])
    return (own, orders[left], left) < (other, orders[right], right)
  }

  /// The variable of a constraint with only one; nil for other constraints.
  func singleVariable(_ constraint: Int) -> Int32? {
    let range = rows.range(constraint)
    return range.count == 1 ? rows.variables[range.lowerBound] : nil
  }

  func isRequired(_ constraint: Int) -> Bool { priorities[constraint] >= .required }

  func isRequiredEquality(_ constraint: Int) -> Bool {
    relations[constraint] == .equal && isRequired(constraint)
  }

  /// Whether the constraint may say that two variables, or two sums of two variables, are equal, and must hold.
  func makesEqual(_ constraint: Int) -> Bool {
    isRequiredEquality(constraint) && (equatesSums(constraint) || rows.withUnsafeRows { equates(constraint, $0) })
  }

  /// Whether the two sides of the constraint may be equal sums of two variables if it is an equality.
  func equatesSums(_ constraint: Int) -> Bool { constants[constraint] == 0 && rows.range(constraint).count == 4 }

  /// Whether the two sides of the constraint are equal variables if it is an equality.
  @inline(__always)
  func equates(_ constraint: Int, _ rows: UnsafeRows) -> Bool {
    let range = rows.range(Int32(constraint))
    return range.count == 2 && constants[constraint] == 0
      && rows.coefficients[range.lowerBound] == -rows.coefficients[range.lowerBound + 1]
  }

  /// Whether the values violate the constraint by more than rounding errors.
  func misses(_ constraint: Int, _ value: (Int32) -> Double) -> Bool {
    rows.withUnsafeRows { misses(constraint, $0, value) }
  }

  /// The same for a loop over constraints.
  @inline(__always)
  func misses(_ constraint: Int, _ rows: UnsafeRows, _ value: (Int32) -> Double) -> Bool {
    let (difference, largest) = difference(constraint, rows, value)
    let relation = relations[constraint]
    let error = max(relation.penalizesAbove ? difference : 0, relation.penalizesBelow ? -difference : 0)
    return !(error <= Tolerance.conflict + Tolerance.rounding * largest)
  }

  /// The slack of the constraint: how far values can move without violating it; 0 or less for an equality.
  func slack(_ constraint: Int, _ value: (Int32) -> Double) -> Double {
    let (difference, _) = rows.withUnsafeRows { self.difference(constraint, $0, value) }
    switch relations[constraint] {
    case .lessThanOrEqual: return -difference
    case .equal: return -abs(difference)
    case .greaterThanOrEqual: return difference
    }
  }

  /// The left side less the right one, and the size of the largest summand.
  @inline(__always)
  private func difference(
    _ constraint: Int, _ rows: UnsafeRows, _ value: (Int32) -> Double
  ) -> (difference: Double, largest: Double) {
    var difference = -constants[constraint]
    var largest = abs(difference)
    for position in rows.range(Int32(constraint)) {
      let product = rows.coefficients[position] * value(rows.variables[position])
      difference += product
      largest = max(largest, abs(product))
    }
    return (difference, largest)
  }

  /// Whether a constraint without terms is required and cannot hold.
  func isImpossible(_ constraint: Int) -> Bool {
    isRequired(constraint) && misses(constraint) { _ in 0 }
  }

  /// Makes a required constraint the strongest optional one.
  mutating func weaken(_ constraint: ConstraintID) {
    priorities[constraint.index] = Priority(rawValue: Priority.required.rawValue.nextDown)
  }

  /// Makes a constraint that was weakened a required one again.
  mutating func restore(_ constraint: ConstraintID) { priorities[constraint.index] = .required }

  private mutating func reject(_ id: ConstraintID) {
    rejected.append(id)
    isOut[id.index] = true
    rows.clearLast()
  }

  private func isWellFormed(_ index: Int) -> Bool {
    guard priorities[index].isLegal, abs(constants[index]) <= Tolerance.largestConstant else { return false }
    var largest = 0.0
    for position in rows.range(index) {
      let coefficient = abs(rows.coefficients[position])
      guard coefficient <= Tolerance.largestCoefficient, rows.variables[position] < variableCount else { return false }
      largest = max(largest, coefficient)
    }
    return largest == 0 || largest >= Tolerance.smallestCoefficient
  }
}

extension LinearSystem: CustomStringConvertible {
  /// The constraints, one a line: `c3: v0 - 2 v1 >= 8 @750`.
  public var description: String {
    (0..<constraintCount).map(describe).joined(separator: "\n")
  }

  private func describe(_ index: Int) -> String {
    var text = "c\(index): \(describeSum(index)) \(relations[index]) \(constants[index].short)"
    if priorities[index] != .required { text += " @\(priorities[index].rawValue.short)" }
    return rejected.contains(ConstraintID(index: index)) ? text + " (rejected)" : text
  }

  private func describeSum(_ index: Int) -> String {
    let text = Self.sum(rows.range(index).map { ("v\(rows.variables[$0])", rows.coefficients[$0]) })
    return text.isEmpty ? "0" : text
  }

  /// `v0 - 2 v1`, empty without terms.
  static func sum(_ terms: [(name: String, coefficient: Double)]) -> String {
    terms.enumerated().map { index, term in
      let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
      let size = abs(term.coefficient)
      return sign + (size == 1 ? "" : "\(size.short) ") + term.name
    }.joined()
  }
}

extension Double {
  /// Without decimals for whole numbers.
  var short: String {
    let text = "\(self)"
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }
}

/// A coefficient times a variable, one summand of a constraint's left side.
public struct LinearTerm: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// Its factor; zero takes the term out of the constraint.
  public var coefficient: Double

  /// Makes the term `coefficient · variable`.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// Names one constraint of a ``LinearSystem``: its place in the order of addition.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints added to the system before this one.
  public let index: Int

  /// Whether `left` was added before `right`.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The name used in dumps: `c0`, `c1`, … in the order of addition.
  public var description: String { "c\(index)" }
}

/// How the left side of a constraint compares with its constant.
public enum Relation: Hashable, Sendable {
  /// The sum of terms is at most the constant.
  case lessThanOrEqual
  /// The sum of terms equals the constant.
  case equal
  /// The sum of terms is at least the constant.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Whether a sum below the constant is an error.
  var penalizesBelow: Bool { self != .lessThanOrEqual }
  /// Whether a sum above the constant is an error.
  var penalizesAbove: Bool { self != .greaterThanOrEqual }
}

/// How soon a required constraint is broken: in a conflict, the constraint with the greatest rank is.
public struct BreakRank: Hashable, Sendable {
  private let first: Int
  private let second: Int
  /// 1 if the greater constant is broken among equals, -1 if the smaller one is, 0 if constants do not matter.
  fileprivate let constantSign: Double

  /// Makes a rank.
  ///
  /// - Parameters:
  ///   - first: What is compared first.
  ///   - second: What is compared among constraints with an equal first number.
  ///   - constantSign: Whether constants are compared after that: if positive, the greatest is broken; if negative, the
  ///     smallest; if 0, they are not compared.
  public init(_ first: Int, _ second: Int = 0, constantSign: Int = 0) {
    (self.first, self.second) = (first, second)
    self.constantSign = Double(constantSign.signum())
  }

  fileprivate var numbers: (Int, Int) { (first, second) }
}

extension BreakRank: ExpressibleByIntegerLiteral {
  /// Makes a rank of one number.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// How much a constraint matters: each distinct value is a level of its own, and higher levels win outright.
///
/// One constraint at 751 beats any number of constraints at 750. Legal values lie above 0 and up to 1000;
/// fractions such as 999.5 are levels like any other.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that Interface Builder shows.
  public var rawValue: Double

  /// Makes a priority from the number that Interface Builder shows.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(rawValue: 1000)
  /// 750: how strongly views resist compression by default.
  public static let defaultHigh = Priority(rawValue: 750)
  /// 250: how strongly views hug their content by default.
  public static let defaultLow = Priority(rawValue: 250)
  /// 50: the target size while a view's fitting size is computed.
  public static let fittingSizeLevel = Priority(rawValue: 50)

  /// Whether `left` yields to `right`.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }

  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}
