import NibDecoder
import Testing

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
}
