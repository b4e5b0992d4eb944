import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What holds for the explanation of every number of every view.
@Suite struct ExplanationPropertyTests {
  private static let documents = VariantDocument.all.map(\.name)

  private func explanations(_ name: String) throws -> [Explanation] {
    let text = try #require(VariantDocument.all.first { $0.name == name }).text
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    return document.roots.flatMap(\.subtree).compactMap { document.explanation(of: $0) }
  }

  @Test(arguments: documents) func partsOfTheStepsAddUpToTheNumber(_ name: String) throws {
    let explanations = try explanations(name)
    #expect(explanations.contains { $0.numbers.contains { !$0.steps.isEmpty } })
    for number in explanations.flatMap(\.numbers) where number.isDecided {
      let sum = number.steps.reduce(0) { $0 + $1.part }
      #expect(abs(sum - number.exact) < 1e-3, "\(number.dimension): \(sum) for \(number.exact)")
    }
  }

  @Test(arguments: documents) func partIsTheRateTimesTheConstant(_ name: String) throws {
    for step in try explanations(name).flatMap(\.numbers).flatMap(\.steps) where step.constraint.second == nil {
      guard step.constraint.first.attribute.isDimension else { continue }
      #expect(abs(step.part - step.rate * step.constraint.constant) < 1e-6)
    }
  }

  @Test(arguments: documents) func lossesAreInTheOrderOfTheirPriorities(_ name: String) throws {
    for number in try explanations(name).flatMap(\.numbers) {
      let priorities = number.losses.map(\.constraint.priority)
      #expect(priorities == priorities.sorted(by: >))
      #expect(number.losses.allSatisfy { $0.error > 0 })
    }
  }

  @Test(arguments: documents) func eachViewHasTheFourNumbersInOrder(_ name: String) throws {
    for explanation in try explanations(name) {
      #expect(explanation.numbers.map(\.dimension) == [.x, .y, .width, .height])
      let frame = explanation.layout.frame
      #expect(explanation.numbers.map(\.value) == [frame.x, frame.y, frame.width, frame.height])
    }
  }

  @Test func onlyTheRequestedAxisIsExplained() throws {
    let document = try LayoutDocument(Array(VariantDocument.form.utf8), path: "a.storyboard")
    let view = try #require(document.roots.flatMap(\.subtree).first { $0.id == "title" })
    #expect(document.explanation(of: view, axes: [.vertical])?.numbers.map(\.dimension) == [.y, .height])
    #expect(document.explanation(of: view, axes: [])?.numbers.isEmpty == true)
  }

  @Test func viewThatTheSizeClassLeavesOutHasNoExplanation() throws {
    let document = try LayoutDocument(Array(VariantDocument.variations.utf8), path: "a.storyboard")
    let views = document.roots.flatMap(\.subtree)
    let (shown, left) = try (
      #require(views.first { $0.id == "a" }), #require(views.first { $0.id == "b" })
    )
    #expect(document.explanation(of: left) == nil)
    #expect(document.explanation(of: shown) != nil)
  }
}
