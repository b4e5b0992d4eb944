import Testing

@testable import Drawing
@testable import StackModel

@Suite struct SubjectIndexTests {
  private static func subject(_ name: String, scene: String?) -> DocumentDrawing.Subject {
    DocumentDrawing.Subject(view: View(), name: name, sceneID: scene, size: Size(width: 1, height: 1))
  }

  /// A question for each of many scenes takes no longer than one for each of a few.
  @Test func subjectsAreLookedForOnce() {
    let index = SubjectIndex()
    var count = 0
    let find = {
      count += 1
      return (0..<100).map { Self.subject("\($0)", scene: "s\($0)") }
    }
    for number in 0..<100 {
      #expect(index.subjects(find).count == 100)
      #expect(index.subject(like: Self.subject("", scene: "s\(number)"), find)?.name == "\(number)")
    }
    #expect(count == 1)
  }

  @Test func firstOfSeveralLikeAnotherIsMeant() {
    let index = SubjectIndex()
    let find = { [Self.subject("a", scene: "s"), Self.subject("b", scene: "s")] }
    #expect(index.subject(like: Self.subject("", scene: "s"), find)?.name == "a")
    #expect(index.subject(like: Self.subject("", scene: nil), find) == nil)
  }
}
