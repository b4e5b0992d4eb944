import Testing

@testable import StackModel

@Suite struct SystemFontTableTests {
  @Test(arguments: FontWeight.allCases) func everyWeightHasTheAdvancesOfAllCharacters(_ weight: FontWeight) {
    let table = SystemFontAdvances.table(weight: weight)
    for share in [0.0, 1] {
      #expect((0x20...0x7E).allSatisfy { table.advance(of: $0, displayShare: share) > 100 })
    }
    #expect(table.advance(of: 0x7F, displayShare: 0) == 0)
  }

  @Test func everySizeHasItsTracking() {
    #expect(SystemFontAdvances.firstTracking.count == 95)
    #expect(SystemFontAdvances.tightenedTracking.count == 95)
    #expect(SystemFontAdvances.tracking.count == 95)
  }

  @Test func tablesAreReadAsTheyAreWritten() {
    let regular = SystemFontAdvances.table(weight: .regular)
    #expect(regular.advance(of: UInt8(ascii: "~"), displayShare: 0) == 641.8)
    #expect(regular.advance(of: UInt8(ascii: " "), displayShare: 1) == 211.2)
    #expect(SystemFontAdvances.advance(ofSymbol: "₿") == 650.9)
    #expect(SystemFontAdvances.advance(ofSymbol: "x") == nil)
    #expect(SystemFontKerning.standard.adjustment("-", "-") == -2)
    #expect(SystemFontKerning.standard.adjustment("_", "*") == -58)
    #expect(SystemFontKerning.standard.adjustment("0", "-") == 5)
    #expect(SystemFontKerning.standard.adjustment("l", "-") == -13)
  }
}
