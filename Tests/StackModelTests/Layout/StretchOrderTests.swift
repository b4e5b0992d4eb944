import TestSupport
import Testing

@testable import StackModel

/// Which of several labels that hug their texts equally stretches, as measured in UIKit of iOS 26.1.
@Suite struct StretchOrderTests {
  private static let chain = [
    "a.leading = row.leading + 20", "a.trailing = b.leading - 24", "row.trailing = b.trailing + 20",
  ]

  /// The labels that are wider than their texts.
  private func stretched(_ labels: [(id: String, lines: Int)], _ constraints: [String]) throws -> [String] {
    let views = labels.map { #"<label id="\#($0.id)" text="Text" numberOfLines="\#($0.lines)"/>"# }.joined()
    let lines = (constraints + labels.map { "\($0.id).centerY = row.centerY" }).joined(separator: "\n")
    let layout = try layOut(
      #"<view id="row" width="393" height="72">\#(views)<constraints>\#(lines)</constraints></view>"#)
    return labels.map(\.id).filter { (layout.frame($0)?.width ?? 0) > 60 }
  }

  @Test func viewThatConstraintsMentionFirstStretches() throws {
    #expect(try stretched([("a", 1), ("b", 1)], Self.chain) == ["a"])
    #expect(try stretched([("a", 1), ("b", 1)], Self.chain.reversed()) == ["b"])
  }

  @Test func orderOfSubviewsDoesNotMatter() throws {
    #expect(try stretched([("b", 1), ("a", 1)], Self.chain) == ["a"])
    #expect(try stretched([("b", 1), ("a", 1)], Self.chain.reversed()) == ["b"])
  }

  @Test func lastOfTheLabelsWithSeveralLinesStretches() throws {
    #expect(try stretched([("a", 0), ("b", 0)], Self.chain) == ["b"])
    #expect(try stretched([("a", 0), ("b", 0)], Self.chain.reversed()) == ["a"])
    let three = [
      "a.leading = row.leading + 20", "a.trailing = b.leading - 24", "b.trailing = c.leading - 24",
      "row.trailing = c.trailing + 20",
    ]
    #expect(try stretched([("a", 1), ("b", 0), ("c", 1)], three) == ["b"])
    #expect(try stretched([("a", 1), ("b", 1), ("c", 1)], three) == ["a"])
  }

  /// On Interface Builder's canvas the first subview stretches.
  @Test func canvasTakesTheOrderOfViews() throws {
    let labels = ["a", "b"].map {
      #"<label text="Text" horizontalHuggingPriority="250" translatesAutoresizingMaskIntoConstraints="NO" id="\#($0)"/>"#
    }
    let rows = "root.trailing == b.trailing\na.trailing == b.leading - 24\na.leading == root.leading\n"
    let layout = try layOut(xib(labels.joined() + constraints(rows + "a.top == root.top\nb.top == root.top")))
    #expect(try #require(layout.frame("a")).width > 60)
    #expect(try #require(layout.frame("b")).width < 60)
  }

  /// The same in a session whose constraints and texts change as in a new one.
  @Test func changesCountInTheNextLayout() throws {
    let (root, a, b) = (plain("root"), Label(text: "Text"), Label(text: "Text"))
    (a.userLabel, b.userLabel) = ("a", "b")
    for label in [a, b] { root.addSubview(label) }
    let leading = try View.makeConstraints { a.layoutLeading.equalTo(root.layoutLeading) }[0]
    try View.makeConstraints {
      a.layoutTop.equalTo(root.layoutTop)
      b.layoutTop.equalTo(root.layoutTop)
      b.layoutTrailing.equalTo(root.layoutTrailing)
      b.layoutLeading.equalTo(a.layoutTrailing)
    }
    let session = LayoutSession(root, 300, 100)
    session.layoutIfNeeded()
    #expect(widest([a, b], session) == "a")
    leading.isActive = false
    leading.isActive = true
    session.layoutIfNeeded()
    #expect(widest([a, b], session) == "b")
    #expect(widest([a, b], LayoutSession(root, 300, 100)) == "b")
    let live = LayoutSession(root, 300, 100)
    live.layoutIfNeeded()
    a.numberOfLines = 0
    live.layoutIfNeeded()
    #expect(widest([a, b], live) == "a")
  }

  private func widest(_ labels: [Label], _ session: LayoutSession) -> String? {
    session.layoutIfNeeded()
    return labels.max { (session.frame(of: $0)?.width ?? 0) < (session.frame(of: $1)?.width ?? 0) }?.name
  }
}
