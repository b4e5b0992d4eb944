import Testing

@testable import NibTranslation

@Suite struct NibVerificationTests {
  private func messages(_ graph: ObjectGraph) -> [String] { NibVerification.problems(in: graph).map(\.message) }

  @Test func findsNothingInASoundNib() { #expect(messages(GraphBuilder.labels(["One"])).isEmpty) }

  @Test func findsReferencesToNothing() {
    var graph = GraphBuilder.labels(["One"])
    graph.objects[2].values[0].value = .object(77)
    #expect(
      messages(graph) == [
        "UILabel (object 2): UIText refers to object 77; expected a number below \(graph.objects.count)"
      ])
  }

  @Test func findsClassesThatAreNotSwappedIn() {
    var builder = GraphBuilder()
    let name = builder.string("Badge")
    let graph = builder.graph(top: [builder.add("Badge"), builder.add("UIClassSwapper", [("UIClassName", name)])])
    #expect(
      messages(graph) == [
        "Badge (object 2): Badge is no class of the system; expected UIClassSwapper, which names it, or a class that stands "
          + "in for it",
        "Badge (object 3) has no UIOriginalClassName; expected the name of a class",
      ])
  }

  @Test func findsWhatTheRootLacks() {
    #expect(
      messages(ObjectGraph(objects: [ArchivedObject("NSObject")])).map { $0.prefix(35) } == [
        "the root has no UINibTopLevelObject", "the root has no UINibObjectsKey; ex",
        "the root has no UINibConnectionsKey",
      ])
  }

  @Test func findsConnectionsWithoutEnds() {
    var builder = GraphBuilder()
    let name = builder.string("title")
    let outlet = builder.add("UIRuntimeOutletConnection", [("UILabel", name), ("UIDestination", .null)])
    let graph = builder.graph(top: [], connections: [outlet])
    #expect(messages(graph).count == 2)
    #expect(messages(graph).allSatisfy { $0.contains("connection \"title\" has no UI") })
  }

  @Test func findsConstraintsThatUIKitRefuses() {
    var builder = GraphBuilder()
    let view = builder.add("UIView")
    let constraints: [[(String, ArchivedValue)]] = [
      [("NSFirstItem", view), ("NSFirstAttribute", .int8(7))],
      [("NSFirstAttribute", .int8(7))],
      [("NSFirstItem", view), ("NSFirstAttribute", .int8(77))],
      [("NSFirstItem", view), ("NSFirstAttribute", .int8(7)), ("NSPriority", .int16(1001))],
      [("NSFirstItem", view), ("NSFirstAttribute", .int8(7)), ("NSMultiplier", .double(0))],
    ]
    let objects = constraints.map { builder.add("NSLayoutConstraint", $0) }
    let found = messages(builder.graph(top: [view] + objects))
    #expect(found.count == 4)
    for text in ["has no NSFirstItem", "NSFirstAttribute 77", "priority 1001", "multiplier 0"] {
      #expect(found.contains { $0.contains(text) })
    }
  }

  @Test(arguments: [Int64.min, .max]) func findsTheLargestAndTheSmallestNumberAsAttribute(number: Int64) {
    var builder = GraphBuilder()
    let view = builder.add("UIView")
    let constraint = builder.add("NSLayoutConstraint", [("NSFirstItem", view), ("NSFirstAttribute", .int64(number))])
    let found = messages(builder.graph(top: [view, constraint]))
    #expect(found.count == 1 && found[0].contains("NSFirstAttribute \(number)"))
  }

  @Test func findsViewsWithTwoSuperviewsAndWithinThemselves() {
    var builder = GraphBuilder()
    let shared = builder.add("UIView")
    let list = builder.collection([shared])
    let one = builder.add("UIView", [("UISubviews", list)])
    let other = builder.add("UIView", [("UISubviews", list)])
    let loop = builder.add("UIView")
    builder.set("UISubviews", builder.collection([loop]), of: loop)
    let found = messages(builder.graph(top: [one, other, loop]))
    #expect(found.contains { $0.contains("is a subview of UIView (object 3) and of UIView (object 4)") })
    #expect(found.contains { $0.contains("is within itself") })
  }

  @Test(
    arguments: zip(
      ["UITableViewCellPrototypeNibs", "UICollectionViewCellNibDict", "UICollectionViewSupplementaryViewNibDict"],
      ["UITableViewCell", "UICollectionViewCell", "UICollectionViewSupplementaryView"])
  )
  func findsWhatPrototypesAreNotHandedIn(key: String, kind: String) {
    func graph(handingIn name: String) -> ObjectGraph {
      var inner = GraphBuilder()
      let identifier = inner.string("UpstreamPlaceholder-2")
      let nested = inner.graph(top: [inner.add("UIProxyObject", [("UIProxiedObjectIdentifier", identifier)])])
      var builder = GraphBuilder()
      let data = builder.add("NSData", [("NS.bytes", .data(nested.nibArchive))])
      let nib = builder.add("UINib", [("archiveData", data)])
      let cell = builder.string("Cell")
      let external = builder.collection([builder.string(name), nib], "NSDictionary")
      let prototypes = builder.collection([cell, nib], "NSDictionary")
      let table = builder.add(
        "UITableView",
        [
          (key, prototypes),
          (kind + "PrototypeNibExternalObjects", builder.collection([cell, external], "NSDictionary")),
        ])
      return builder.graph(top: [table])
    }
    #expect(messages(graph(handingIn: "UpstreamPlaceholder-2")).isEmpty)
    #expect(messages(graph(handingIn: "UpstreamPlaceholder-1")).first?.contains("\"UpstreamPlaceholder-2\"") == true)
  }

  /// Read for each prototype at each level, the innermost would be read 10 to the power of 10 times.
  @Test func readsSharedArchivesOnce() {
    var inner = GraphBuilder()
    let innermost = inner.graph(top: [inner.add("UIProxyObject")])
    let graph = GraphBuilder.sharedArchives(levels: 10, prototypes: 10, innermost: innermost)
    #expect(messages(graph).filter { $0.contains("has no UIProxiedObjectIdentifier") }.count == 1)
  }

  @Test func findsArchivesThatCannotBeRead() {
    var builder = GraphBuilder()
    let data = builder.add("NSData", [("NS.bytes", .data(Array("NIBArchive".utf8)))])
    let graph = builder.graph(top: [builder.add("UINib", [("archiveData", data)])])
    #expect(messages(graph).first?.contains("cannot be read: byte 10: the file ends after 0 bytes") == true)
  }
}

@Suite struct StoryboardVerificationTests {
  private func controller(view: String) -> ObjectGraph {
    var builder = GraphBuilder()
    let name = builder.string(view)
    return builder.graph(top: [builder.add("UIViewController", [("UINibName", name)])])
  }

  private func information(_ identifier: String, in nib: String, start: String) -> [UInt8] {
    var list = BinaryPropertyListBytes()
    let (key, value) = (list.string(identifier), list.string(nib))
    let names = list.dictionary([(key, value)])
    let keys = ["UIViewControllerIdentifiersToNibNames", "UIStoryboardDesignatedEntryPointIdentifier"].map {
      list.string($0)
    }
    let root = list.dictionary([(keys[0], names), (keys[1], list.string(start))])
    return list.bytes(top: root)
  }

  private func messages(
    view: String = "A-view", start: String = "A", nib: String = "A", placeholder: String? = nil
  ) -> [String] {
    var builder = GraphBuilder()
    let top = placeholder.map { name -> [ArchivedValue] in
      let name = builder.string(name)
      return [builder.add("UIProxyObject", [("UIProxiedObjectIdentifier", name)])]
    }
    let storyboard = CompiledStoryboard(
      nibs: [
        .init(name: "A", graph: controller(view: view)), .init(name: "A-view", graph: builder.graph(top: top ?? [])),
      ],
      nibNames: ["A", "A-view"], information: information("A", in: nib, start: start))
    return StoryboardVerification.problems(in: storyboard).map { "\($0.file ?? ""): \($0.message)" }
  }

  @Test func findsNothingInASoundStoryboard() { #expect(messages().isEmpty) }

  @Test func findsNibsThatAreNotThere() {
    #expect(messages(view: "B") == ["A.nib: UIViewController has its view in \"B\"; expected B.nib beside it"])
    #expect(messages(nib: "C") == ["Info.plist: controller \"A\" is in \"C\"; expected C.nib beside it"])
  }

  @Test func findsAnEntryPointThatIsNotThere() {
    #expect(messages(start: "Z") == ["Info.plist: the storyboard starts with \"Z\"; expected one of its controllers"])
  }

  @Test func findsWhatAControllerDoesNotHandIn() {
    let found = messages(placeholder: "UpstreamPlaceholder-7")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("A.nib: UIViewController does not hand in \"UpstreamPlaceholder-7\"") == true)
  }
}
