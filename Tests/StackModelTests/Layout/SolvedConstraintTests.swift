import TestSupport
import Testing

@testable import StackModel

/// The last layout as the solver has it.
@Suite struct SolvedConstraintTests {
  private func session(_ text: String) throws -> (session: LayoutSession, views: [String: View]) {
    let document = try document(xib("<subviews>\(plainView("a"))\(plainView("b"))</subviews>\(constraints(text))"))
    let root = try #require(document.roots.first)
    let views = Dictionary(root.subtree.compactMap { view in view.id.map { ($0, view) } }) { first, _ in first }
    return (try #require(document.session(around: root)), views)
  }

  private static let chain = """
    a.leading == root.leading + 8
    a.width == 100
    b.leading == a.trailing + 20
    b.width == 50
    a.top == root.top
    b.top == root.top
    a.height == 10
    b.height == 10
    """

  @Test func edgesHaveTheirPlaces() throws {
    let (session, views) = try session(Self.chain)
    let edges = session.edgeNumbers(of: try #require(views["b"]))
    #expect(session.place(ofEdge: edges.left) == 128)
    #expect(session.place(ofEdge: edges.right) == 178)
    #expect(session.place(ofEdge: edges.top) == 0)
    #expect(session.place(ofEdge: edges.bottom) == 10)
    #expect(edges.near(.horizontal) == edges.left)
    #expect(edges.far(.horizontal) == edges.right)
    #expect(edges.near(.vertical) == edges.top)
    #expect(edges.far(.vertical) == edges.bottom)
  }

  @Test func requiredConstraintsHold() throws {
    let (session, _) = try session(Self.chain)
    #expect(session.solvedConstraints.count >= 8)
    for solved in session.solvedConstraints where solved.constraint.priority == 1000 {
      let sum = solved.terms.reduce(0) { $0 + $1.value * session.place(ofEdge: $1.index) }
      #expect(solved.violation(of: sum) < 1e-6)
    }
  }

  @Test func constraintThatGaveWayIsViolated() throws {
    let (session, views) = try session(Self.chain + "\na.width == 300 @500")
    let wish = try #require(session.solvedConstraints.first { $0.constraint.priority == 500 })
    let sum = wish.terms.reduce(0) { $0 + $1.value * session.place(ofEdge: $1.index) }
    #expect(wish.violation(of: sum) == 200)
    #expect(wish.violation(of: 300) == 0)
    let edges = session.edgeNumbers(of: try #require(views["a"]))
    #expect(wish.terms == [edges.right: 1, edges.left: -1])
  }

  @Test(arguments: [("==", 40.0, 60.0), ("<=", 0, 60), (">=", 40, 0)])
  func violationIsTheDistanceFromTheAllowedValues(_ relation: String, _ below: Double, _ above: Double) throws {
    let (session, _) = try session(Self.chain + "\na.width \(relation) 300 @500")
    let wish = try #require(session.solvedConstraints.first { $0.constraint.priority == 500 })
    #expect(wish.violation(of: 260) == below)
    #expect(wish.violation(of: 360) == above)
  }

  @Test func outerViewIsTheOneThatFramesAreRelativeTo() throws {
    let (session, views) = try session(Self.chain)
    #expect(session.outerView(of: session.root) == nil)
    let view = try #require(views["a"])
    #expect(session.outerView(of: view) === session.root)
  }

  @Test func viewsDoNotReportChangesToASessionForExplanations() throws {
    let (session, views) = try session(Self.chain)
    let view = try #require(views["a"])
    view.isHidden = true
    #expect(!session.needsLayout)
    #expect(view.layoutHost == nil)
  }
}
