import Testing
import XMLSource

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

  @Test(.timeLimit(.minutes(10))) func longNamesAreNotCompared() {
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

  @Test(.timeLimit(.minutes(10))) func suggestionsEndOnceTooMuchIsCompared() {
    var suggestions = NameSuggestions((0..<2000).map { "name-\(10_000 + $0)" })
    let found = (0..<20_000).map { suggestions.next(for: "nmae-\(10_000 + $0 % 2000)") != nil }
    #expect(found.first == true)
    #expect(found.last == false)
  }
}
