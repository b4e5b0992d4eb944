import Testing

@testable import NibTranslation

@Suite struct ObjectGraphTests {
  @Test func entriesStayPairsWhereSomeAreNoObjects() {
    var builder = GraphBuilder()
    let (count, title, text) = (builder.string("count"), builder.string("title"), builder.string("Hello"))
    let dictionary = builder.collection([count, .int8(3), title, text], "NSDictionary")
    let view = builder.add("UIView", [("UIValues", dictionary)])
    let graph = builder.graph(top: [view])
    let entries = graph.entries(in: "UIValues", of: view.reference!)
    #expect(entries.map { graph.text(of: $0.key) } == ["title"])
    #expect(entries.map { graph.text(of: $0.value) } == ["Hello"])
  }
}
