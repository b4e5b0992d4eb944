import TestSupport
import Testing

@testable import StackModel

/// Constraints as UIKit prints them in the console.
@Suite struct ConsoleTextTests {
  private func text(_ constraint: String) throws -> String {
    let document = try document(
      xib("<subviews>\(plainView("a"))\(plainView("b"))</subviews>\(constraints(constraint))"))
    let root = try #require(document.roots.first)
    let session = try #require(document.session(around: root))
    let declared = session.constraints.filter { if case .declared = $0.origin { true } else { false } }
    return try #require(declared.first).consoleText
  }

  @Test(arguments: [
    ("b.leading == a.trailing + 8", "H:[a]-(8)-[b]"),
    ("b.left == a.right + 8", "H:[a]-(8)-[b]"),
    ("b.top >= a.bottom + 4", "V:[a]-(>=4)-[b]"),
    ("b.top <= a.bottom + 4", "V:[a]-(<=4)-[b]"),
    ("b.top == a.bottom - 4", "V:[a]-(-4)-[b]"),
  ])
  func distancesBetweenNeighborsAreInTheVisualFormat(_ constraint: String, _ expected: String) throws {
    #expect(try text(constraint) == expected)
  }

  @Test(arguments: [
    ("a.leading == root.leading + 8", "H:|-(8)-[a] (names: '|':root)"),
    ("a.top == root.top", "V:|-(0)-[a] (names: '|':root)"),
    ("root.trailing == a.trailing + 16", "H:[a]-(16)-| (names: '|':root)"),
    ("root.bottom >= a.bottom + 16", "V:[a]-(>=16)-| (names: '|':root)"),
  ])
  func distancesFromTheSuperviewNameIt(_ constraint: String, _ expected: String) throws {
    #expect(try text(constraint) == expected)
  }

  @Test(arguments: [
    ("a.width == 120", "a.width == 120"),
    ("a.height >= 7.5", "a.height >= 7.5"),
    ("a.leading == b.leading", "a.leading == b.leading"),
    ("a.centerX == root.centerX + 3", "a.centerX == root.centerX + 3"),
    ("a.width == b.width", "a.width == b.width"),
    ("b.leading == a.trailing + 8 @750", "b.leading == a.trailing + 8 @750"),
    ("a.leading == root.leadingMargin", "a.leading == root.leadingMargin"),
  ])
  func otherConstraintsAreEquations(_ constraint: String, _ expected: String) throws {
    #expect(try text(constraint) == expected)
  }

  @Test func canvasHasTheIdentifiersOfUIKit() throws {
    let document = try document(xib("<subviews>\(plainView("a"))</subviews>"))
    let root = try #require(document.roots.first)
    let session = try #require(document.session(around: root))
    let canvas = session.constraints.filter { if case .viewport = $0.origin { true } else { false } }
    let names = Set(canvas.map { $0.consoleText.prefix { $0 != " " } })
    #expect(names == ["'UIView-Encapsulated-Layout-Width'", "'UIView-Encapsulated-Layout-Height'"])
  }
}
