import Testing

@testable import StackModel

@Suite struct FactTests {
  private let fact = Fact("Height", 20.0, "1/1 views, 1 repository")
    .since(.xcode9, 30, "2/2 views, 1 repository")
    .since(.xcode12, 40, "3/3 views, 2 repositories")

  @Test(arguments: [(0, 20.0), (12_999, 20), (13_000, 30), (16_999, 30), (17_000, 40), (99_999, 40)])
  func valueIsThatOfTheLatestReleaseBefore(number: Int, value: Double) {
    #expect(fact[InterfaceBuilderVersion(number)] == value)
  }

  @Test func factWithoutReleasesHasOneValue() {
    let fact = Fact("Height", 20.0, "1/1 views, 1 repository")
    #expect(fact[InterfaceBuilderVersion(0)] == 20)
    #expect(fact[.newest] == 20)
  }

  @Test func rowsSayFromWhichRelease() {
    let rows = fact.rows
    #expect(rows.map(\.since) == [nil, .xcode9, .xcode12])
    #expect(rows.map(\.value) == ["20", "30", "40"])
  }
}
