import Testing

@testable import StackModel

@Suite struct IntClampingTests {
  @Test func partBeforeThePointIsKept() {
    #expect(Int(clamping: 2.9, to: 0...9) == 2)
    #expect(Int(clamping: -2.9, to: -9...9) == -2)
  }

  @Test(arguments: [(1e300, 9), (-1e300, -9), (.infinity, 9), (-.infinity, -9), (.nan, -9), (9.5, 9), (-9.5, -9)])
  func numbersBeyondTheRangeBecomeItsBounds(number: Double, expected: Int) {
    #expect(Int(clamping: number, to: -9...9) == expected)
  }

  @Test(arguments: [(0x1p63, Int.max), (1e300, Int.max), (-0x1p63, Int.min), (-1e300, Int.min), (.nan, Int.min)])
  func widestRangeHoldsEveryNumber(number: Double, expected: Int) {
    #expect(Int(clamping: number, to: Int.min...Int.max) == expected)
  }
}
