/// What a session remembers of a stack view, to see what a change concerns.
struct StackState {
  let guides = StackGuides()
  var first: ObjectIdentifier?
  var firstVisible: View?
  var lastVisible: View?
  var visibleCount = 0
  var multilineLabelCount = 0
  var hasSpanner = false

  init() {}

  /// Remembers an arrangement.
  mutating func remember(_ arrangement: StackArrangement) {
    let items = arrangement.items
    first = items.first.map(ObjectIdentifier.init)
    firstVisible = arrangement.isEmpty ? nil : items[arrangement.firstVisible]
    lastVisible = arrangement.isEmpty ? nil : items[arrangement.lastVisible]
    visibleCount = arrangement.stack.visibleCount
    multilineLabelCount = arrangement.stack.visibleMultilineLabelCount
    hasSpanner = arrangement.spanner != nil
  }
}
