import Testing

@testable import NibTranslation

@Suite struct GraphComparisonTests {
  private func differences(
    _ old: ObjectGraph, _ new: ObjectGraph, types: GraphComparison.Types = .converted
  ) -> [GraphDifference] {
    GraphComparison(old, new, types: types).differences
  }

  @Test(arguments: 0..<20) func orderOfTablesAndKeysDoesNotCount(_ seed: Int) {
    let graph = GraphBuilder.labels(["One", "Two", "Three"])
    #expect(differences(graph, graph.shuffled(seed), types: .exact).isEmpty)
  }

  @Test func textThatDiffersIsNamedWithItsWay() {
    let found = differences(GraphBuilder.labels(["One", "Two"]), GraphBuilder.labels(["One", "Second"]))
    #expect(
      found == [
        GraphDifference(
          path: ["UINibTopLevelObjectsKey", "1 UIView", "UISubviews", "2 UILabel \"Two\""], key: "UIText",
          old: "\"Two\"", new: "\"Second\"")
      ])
  }

  @Test func elementThatCameIsNamedOnce() {
    let found = differences(GraphBuilder.labels(["One", "Three"]), GraphBuilder.labels(["One", "Two", "Three"]))
    #expect(found.map(\.new) == ["UILabel \"Two\""])
    #expect(found.map(\.old) == [nil])
  }

  @Test func orderCountsInArraysAndNotInSets() {
    let texts = ["One", "Two", "Three"]
    let moved = ["Two", "One", "Three"]
    #expect(!differences(GraphBuilder.labels(texts), GraphBuilder.labels(moved)).isEmpty)
    #expect(
      differences(GraphBuilder.labels(texts, className: "NSSet"), GraphBuilder.labels(moved, className: "NSSet"))
        .isEmpty)
  }

  @Test func pairsOfDictionariesMayBeInAnyOrder() {
    func graph(_ pairs: [(String, String)]) -> ObjectGraph {
      var builder = GraphBuilder()
      let elements = pairs.flatMap { [builder.string($0.0), builder.string($0.1)] }
      return builder.graph(top: [builder.collection(elements, "NSDictionary")])
    }
    #expect(differences(graph([("a", "1"), ("b", "2")]), graph([("b", "2"), ("a", "1")])).isEmpty)
    let found = differences(graph([("a", "1"), ("b", "2")]), graph([("b", "1"), ("a", "2")]))
    #expect(Set(found.map { "\($0.old ?? "") \($0.new ?? "")" }) == ["\"1\" \"2\"", "\"2\" \"1\""])
  }

  @Test func keyWithoutAValueDiffersFromOneThatHasAValue() {
    func graph(_ texts: [String]) -> ObjectGraph {
      var builder = GraphBuilder()
      let elements = texts.map { builder.string($0) }
      return builder.graph(top: [builder.collection(elements, "NSDictionary")])
    }
    #expect(differences(graph(["a"]), graph(["a"]), types: .exact).isEmpty)
    #expect(!differences(graph(["a"]), graph(["a", "1"]), types: .exact).isEmpty)
  }

  @Test func widthsOfNumbersCountOnlyIfTypesDo() {
    var other = GraphBuilder.labels(["One"])
    let label = other.objects.firstIndex { $0.className == "UILabel" } ?? 0
    other.objects[label].values[1].value = .int64(2)
    #expect(differences(GraphBuilder.labels(["One"]), other).isEmpty)
    let found = differences(GraphBuilder.labels(["One"]), other, types: .exact)
    #expect(found.map(\.old) == ["2 (i8)"] && found.map(\.new) == ["2 (i64)"])
  }

  @Test func sharedTextsMayBeSeveral() {
    func graph(isShared: Bool) -> ObjectGraph {
      var builder = GraphBuilder()
      let text = builder.string("Same")
      let other = isShared ? text : builder.string("Same")
      return builder.graph(top: [
        builder.add("UILabel", [("UIText", text)]), builder.add("UILabel", [("UIText", other)]),
      ])
    }
    #expect(differences(graph(isShared: true), graph(isShared: false)).isEmpty)
  }

  @Test func aViewThatIsSharedIsAnotherThingThanTwoViews() {
    func graph(isShared: Bool) -> ObjectGraph {
      var builder = GraphBuilder()
      let view = builder.add("UIView", [("UITag", .int8(1))])
      let other = isShared ? view : builder.add("UIView", [("UITag", .int8(1))])
      return builder.graph(top: [view, other])
    }
    #expect(!differences(graph(isShared: true), graph(isShared: false)).isEmpty)
  }

  @Test func archivesInArchivesAreCompared() {
    func graph(_ text: String) -> ObjectGraph {
      var builder = GraphBuilder()
      let data = builder.add(
        "NSData", [("NS.bytes", .data(GraphBuilder.labels([text]).shuffled(text.count).nibArchive))])
      return builder.graph(top: [builder.add("UINib", [("archiveData", data)])])
    }
    let found = differences(graph("One"), graph("Other"))
    #expect(found.map(\.key) == ["UIText"])
    #expect(found.first?.path.contains("NS.bytes") == true)
    #expect(differences(graph("One"), graph("One")).isEmpty)
  }

  @Test func cyclesEnd() {
    func graph(_ tag: Int8) -> ObjectGraph {
      var builder = GraphBuilder()
      let one = builder.add("UIView")
      let other = builder.add("UIView", [("UITag", .int8(tag)), ("UIPartner", one)])
      builder.set("UIPartner", other, of: one)
      return builder.graph(top: [one])
    }
    #expect(differences(graph(1), graph(1)).isEmpty)
    #expect(differences(graph(1), graph(2)).map(\.key) == ["UITag"])
  }
}
