import StackModel

/// Items of a document that stand for items of a block, and the constraints between them that agree.
struct LogAssignment {
  /// How a constraint of the document agrees with one of the block.
  struct Agreement: Hashable {
    let relation: Int
    /// Whether the constant agrees, too.
    let isExact: Bool
  }

  /// By the numbers of the items of the block.
  private(set) var items: [Int: Int] = [:]
  private(set) var used: Set<Int> = []
  /// By the places of the constraints of the block.
  private(set) var agreements: [Int: Agreement] = [:]

  /// Whether an item of the document is, or can become, the one for an item of the block.
  func allows(_ item: Int, for logged: Int) -> Bool {
    items[logged].map { $0 == item } ?? !used.contains(item)
  }

  mutating func assign(_ item: Int, to logged: Int) {
    items[logged] = item
    used.insert(item)
  }

  /// Takes a constraint of the document for one of the block.
  mutating func take(_ entry: DocumentRelations.Entry, for place: Int, _ constraint: LoggedConstraint, isExact: Bool) {
    assign(entry.first, to: constraint.first.item)
    if let second = entry.second, let logged = constraint.second { assign(second, to: logged.item) }
    agreements[place] = Agreement(relation: entry.relation, isExact: isExact)
  }
}
