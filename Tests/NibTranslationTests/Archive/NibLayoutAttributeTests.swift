import Testing

@testable import NibTranslation

@Suite struct NibLayoutAttributeTests {
  @Test func numbersCountFromOne() {
    #expect(NibLayoutAttribute.name(of: 1) == "left")
    #expect(NibLayoutAttribute.name(of: 20) == "centerYWithinMargins")
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 21, Int.max]) func otherNumbersHaveNoName(number: Int) {
    #expect(NibLayoutAttribute.name(of: number) == nil)
  }
}
