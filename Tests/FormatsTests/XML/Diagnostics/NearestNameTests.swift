import Testing

@testable import Formats

/// `nearestName(to:among:)`.
@Suite struct NearestNameTests {
  private let names = ["label", "stackView", "scrollView", "view", "fill", "fillEqually"]

  @Test(arguments: [
    ("stackVeiw", "stackView"), ("stakView", "stackView"), ("stackViews", "stackView"), ("StackView", "stackView"),
    ("lable", "label"), ("veiw", "view"), ("fillequally", "fillEqually"), ("scollView", "scrollView"),
  ])
  func oneOrTwoEditsAway(name: String, nearest: String) {
    #expect(nearestName(to: name, among: names) == nearest)
  }

  @Test(arguments: ["", "button", "x", "viewController", "équally"])
  func nothingNear(name: String) {
    #expect(nearestName(to: name, among: names) == nil)
  }

  @Test func nameIsNotNearItself() {
    #expect(nearestName(to: "view", among: ["view"]) == nil)
    #expect(nearestName(to: "view", among: ["view", "View"]) == "View")
  }

  @Test func nothingAmongNothing() {
    #expect(nearestName(to: "view", among: [String]()) == nil)
  }

  @Test func fewestEditsWin() {
    #expect(nearestName(to: "stackVies", among: ["stickVied", "stackView", "stackVi"]) == "stackView")
  }

  @Test func tiesGoToTheFirstInTheAlphabet() {
    #expect(nearestName(to: "cat", among: ["hat", "bat", "rat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["bat", "hat", "rat"]) == "bat")
  }

  @Test func transpositionIsOneEdit() {
    #expect(nearestName(to: "ba", among: ["ab"]) == "ab")
    #expect(nearestName(to: "bca", among: ["abc"]) == nil)
  }

  /// They would be near each other.
  @Test func longNamesAreNotCompared() {
    let name = String(repeating: "q", count: 200_000)
    #expect(nearestName(to: name + "a", among: [name + "b"]) == nil)
    let short = String(repeating: "q", count: 90)
    #expect(nearestName(to: short + "a", among: [short + "b"]) == short + "b")
  }

  @Test func suggestionsAreTheNearestNames() {
    var suggestions = NameSuggestions(names)
    for name in ["stackVeiw", "fillequally", "lable", "button", "", "x"] {
      #expect(suggestions.next(for: name) == nearestName(to: name, among: names))
    }
  }

  @Test func suggestionsEndOnceTooMuchIsCompared() {
    var suggestions = NameSuggestions((0..<2000).map { "name-\(10_000 + $0)" })
    let found = (0..<20_000).map { suggestions.next(for: "nmae-\(10_000 + $0 % 2000)") != nil }
    #expect(found.first == true)
    #expect(found.last == false)
  }

  @Test(arguments: [("tab_romos_selected", true), ("tab_groups_selected", false)])
  func guessesAreWithinSomeEdits(_ name: String, _ isGuessed: Bool) {
    var suggestions = NameSuggestions(["tab_rooms_selected"])
    #expect((suggestions.next(for: name, within: 2) != nil) == isGuessed)
    #expect(suggestions.next(for: name) != nil)
  }

  @Test func preparedNamesAreSuggestedAsOthersAre() {
    var suggestions = NameSuggestions(sharing: SuggestedNames(names))
    #expect(suggestions.next(for: "stackVeiw") == "stackView")
    #expect(suggestions.next(for: "button") == nil)
  }

  /// Names of up to 64 bytes are compared in another way than longer ones.
  @Test(arguments: [60, 64, 65, 80])
  func editsCountTheSameInNamesOfAllLengths(count: Int) {
    let name = String((0..<count).map { Character(UnicodeScalar(UInt8(0x61 + $0 * 7 % 26))) })
    let start = name.prefix(count / 2)
    let rest = name.dropFirst(count / 2)
    let swapped = "\(start.dropLast())\(rest.prefix(1))\(start.suffix(1))\(rest.dropFirst())"
    let near = [
      swapped, "\(start)z1\(rest)", "\(start.dropLast(2))\(rest.dropFirst())", "__\(name.dropFirst(2))__",
    ]
    for place in near.indices {
      // Each has one edit more than the one before.
      #expect(nearestName(to: name, among: near[place...]) == near[place])
    }
  }
}
