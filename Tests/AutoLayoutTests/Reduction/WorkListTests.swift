import Testing

@testable import AutoLayout

/// The queues by which a reduction chooses its next step.
@Suite struct WorkListTests {
  @Test func numbersComeOutInTheOrderInWhichTheyCameIn() {
    var queue = WorkQueue(capacity: 2)
    for number: Int32 in [4, 0, 9] { queue.insert(number) }
    let numbers = [queue.next(), queue.next(), queue.next(), queue.next()]
    #expect(numbers == [4, 0, 9, nil])
  }

  @Test func aNumberWaitsOnlyOnce() {
    var queue = WorkQueue(capacity: 5)
    for number: Int32 in [3, 1, 3] { queue.insert(number) }
    let first = queue.next()
    queue.insert(3)
    let numbers = [first, queue.next(), queue.next(), queue.next()]
    #expect(numbers == [3, 1, 3, nil])
  }

  @Test func theCheapestColumnComesFirst() {
    var columns = CheapestColumns(columnCount: 4)
    let costs = [5, 0, 300, 2]
    for (column, cost) in costs.enumerated() { columns.insert(Int32(column), cost: cost) }
    var order: [Int32] = []
    while let column = columns.next(cost: { costs[Int($0)] }) { order.append(column) }
    #expect(order == [1, 3, 0, 2])
  }

  @Test func aColumnThatBecameExpensiveIsPutBack() {
    var columns = CheapestColumns(columnCount: 2)
    columns.insert(0, cost: 1)
    columns.insert(1, cost: 3)
    let costs = [7, 3]
    let order = [columns.next { costs[Int($0)] }, columns.next { costs[Int($0)] }, columns.next { costs[Int($0)] }]
    #expect(order == [1, 0, nil])
  }

  @Test func aColumnWithoutCostIsLeftOut() {
    var columns = CheapestColumns(columnCount: 2)
    columns.insert(0, cost: 1)
    columns.insert(1, cost: 1)
    let found = [columns.next { $0 == 1 ? nil : 1 }, columns.next { $0 == 1 ? nil : 1 }]
    #expect(found == [0, nil])
  }
}
