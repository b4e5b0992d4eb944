import Testing

@testable import DocumentChanges

@Suite struct PartialOrderTests {
  private let order = PartialOrder(chains: [["a", "b", "c"], ["x", "c"], ["b", "d"]])

  @Test func orderFollowsFromChainOfOthers() {
    #expect(order.precedes("a", "c"))
    #expect(order.precedes("a", "d"))
    #expect(!order.precedes("c", "a"))
    #expect(!order.precedes("a", "x"))
    #expect(!order.precedes("a", "unknown"))
  }

  @Test(arguments: [["a", "b", "c"], ["x", "a", "c"], ["a", "x"], ["x", "a"], ["new", "a", "b"], []])
  func namesInOrderStay(_ names: [String]) {
    #expect(order.arrangement(of: names) == nil)
  }

  @Test(arguments: [
    (["b", "a"], ["a", "b"]),
    (["c", "x", "b", "a"], ["x", "a", "b", "c"]),
    // An unknown name follows the one that it followed.
    (["b", "new", "a"], ["a", "b", "new"]),
    (["new", "b", "a", "old"], ["new", "a", "old", "b"]),
    // Without an order, names keep theirs.
    (["d", "c", "a", "x"], ["a", "d", "x", "c"]),
    (["b", "a", "b"], ["a", "b", "b"]),
  ])
  func othersAreArranged(_ names: [String], _ expected: [String]) {
    #expect(order.arrangement(of: names)?.map { names[$0] } == expected)
  }

  @Test func circleEnds() {
    let circle = PartialOrder(chains: [["a", "b", "a"]])
    #expect(circle.arrangement(of: ["b", "a"])?.count == 2)
  }
}

@Suite struct PartialOrderPlaceTests {
  private let order = PartialOrder(chains: [["a", "b", "c"]])

  @Test(arguments: [
    ("b", ["a", "c"], 1), ("b", ["a", "x", "c"], 2), ("a", ["x", "c"], 1), ("c", ["a", "x"], 1), ("b", ["x"], nil),
    ("new", ["a", "c"], nil),
  ])
  func nameHasAPlaceAmongOthers(_ name: String, _ names: [String], _ place: Int?) {
    #expect(order.place(of: name, among: names) == place)
  }
}
