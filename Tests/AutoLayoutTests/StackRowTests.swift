import Testing

@testable import AutoLayout

/// A row of views as a stack with distribution `fill` makes it: positions chained, sizes hugged and resisting.
struct StackRow {
  var system = LinearSystem()
  var widths: [Variable] = []
  var origins: [Variable] = []

  init(sizes: [Double], length: Double, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh) {
    for size in sizes { addView(size, hugging, resistance) }
    guard let last = origins.last, let lastWidth = widths.last else { return }
    system.add(LinearTerm(last), LinearTerm(lastWidth), relation: .equal, constant: length)
  }

  private mutating func addView(_ size: Double, _ hugging: Priority, _ resistance: Priority) {
    let (origin, width) = (system.makeVariable(), system.makeVariable())
    if let previous = origins.last, let previousWidth = widths.last {
      system.add(
        LinearTerm(origin), LinearTerm(previous, coefficient: -1), LinearTerm(previousWidth, coefficient: -1),
        relation: .equal, constant: 0)
    } else {
      system.add(LinearTerm(origin), relation: .equal, constant: 0)
    }
    system.add(LinearTerm(width), relation: .lessThanOrEqual, constant: size, priority: hugging)
    system.add(LinearTerm(width), relation: .greaterThanOrEqual, constant: size, priority: resistance)
    origins.append(origin)
    widths.append(width)
  }

  func solvedWidths() -> [Double] {
    let solution = system.solve()
    return widths.map { solution[$0] }
  }
}

@Suite struct StackRowTests {
  @Test func firstViewTakesTheSlack() {
    #expect(StackRow(sizes: [10, 20, 30, 40, 50], length: 180).solvedWidths() == [40, 20, 30, 40, 50])
  }

  @Test func lastViewIsCompressed() {
    #expect(StackRow(sizes: [10, 20, 30, 40, 50], length: 130).solvedWidths() == [10, 20, 30, 40, 30])
  }

  @Test func lowerHuggingStretchesBeforeTheTieRule() {
    var row = StackRow(sizes: [10, 20, 30], length: 90)
    row.system.add(
      LinearTerm(row.widths[0]), relation: .lessThanOrEqual, constant: 10, priority: Priority(rawValue: 251))
    #expect(row.solvedWidths() == [10, 50, 30])
  }

  @Test func higherResistanceKeepsTheLastView() {
    var row = StackRow(sizes: [10, 20, 30], length: 45)
    row.system.add(
      LinearTerm(row.widths[2]), relation: .greaterThanOrEqual, constant: 30, priority: Priority(rawValue: 751))
    #expect(row.solvedWidths() == [10, 5, 30])
  }

  @Test func compressionPassesOnWhenAViewCannotShrinkFurther() {
    var row = StackRow(sizes: [10, 20, 30, 40, 50], length: 80)
    for width in row.widths { row.system.add(LinearTerm(width), relation: .greaterThanOrEqual, constant: 0) }
    #expect(row.solvedWidths() == [10, 20, 30, 20, 0])
  }

  @Test func stretchingPassesOnWhenAViewIsFull() {
    var row = StackRow(sizes: [10, 20, 30, 40, 50], length: 200)
    row.system.add(LinearTerm(row.widths[0]), relation: .lessThanOrEqual, constant: 25)
    #expect(row.solvedWidths() == [25, 55, 30, 40, 50])
  }

  @Test func unrelatedConstraintsDoNotChangeTheTieRule() {
    var row = StackRow(sizes: [10, 20, 30, 40, 50], length: 180)
    let other = row.system.makeVariable()
    for value in 0..<50 {
      row.system.add(LinearTerm(other), relation: .equal, constant: Double(value), priority: .defaultHigh)
    }
    #expect(row.solvedWidths() == [40, 20, 30, 40, 50])
  }

  @Test func naturalSizesStayWhenTheyFit() {
    #expect(StackRow(sizes: [10, 20, 30, 40, 50], length: 150).solvedWidths() == [10, 20, 30, 40, 50])
  }

  @Test(arguments: [-300.0, 0, 500]) func aThousandViewsTerminate(slack: Double) {
    let sizes = (0..<1000).map { Double(20 + $0 % 7) }
    let row = StackRow(sizes: sizes, length: sizes.reduce(slack, +))
    let widths = row.solvedWidths()
    #expect(abs(widths.reduce(0, +) - sizes.reduce(slack, +)) < 1e-6)
    #expect(widths.dropFirst().dropLast() == sizes.dropFirst().dropLast() || slack < 0)
  }
}
