import Testing

@testable import NibTranslation

/// What only some size classes have.
@Suite struct VariationTests {
  private func stack(_ variations: String, _ attributes: String = #"spacing="8""#) -> CompilerFixture {
    CompilerFixture(subviews: #"<stackView \#(attributes) id="s">\#(variations)</stackView>"#)
  }

  private func constraints(_ variations: String, constraint variation: String = "") -> CompilerFixture {
    CompilerFixture(
      objects: """
        <view id="root"><subviews><view id="w"/></subviews><constraints>
        <constraint firstItem="w" firstAttribute="top" secondItem="root" secondAttribute="top" constant="4" id="c1">\
        \(variation)</constraint>
        <constraint firstItem="w" firstAttribute="width" constant="9" id="c2"/></constraints>\(variations)</view>
        """)
  }

  private func traits(_ record: CompiledObject) -> [String: Int] {
    let traits = record.object("UITraitCollection")
    let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
    let pairs = (traits?.keys ?? []).map { ($0.replacing(prefix, with: ""), traits?[$0]?.integer ?? -1) }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func spacingHasAValueForASizeClassAndOneForAllOthers() throws {
    let nib = try stack(#"<variation key="heightClass=compact" spacing="2"/>"#).nib()
    let list = try #require(nib.list("UINibTraitStorageListsKey").first)
    #expect(list.keys == ["UITopLevelObject", "UITraitStorages", "UIDescendants"])
    #expect(list.object("UITopLevelObject")?.className == "UIView")
    let storage = try #require(list.list("UITraitStorages").first)
    #expect(storage.className == "_UIAttributeTraitStorage")
    #expect(storage.keys == ["UIObject", "UIKeyPath", "UIRecords"])
    #expect(storage.text("UIKeyPath") == "spacing")
    let records = storage.list("UIRecords")
    #expect(records.map { traits($0) } == [["VerticalSizeClass": 1], [:]])
    #expect(records.map { $0.number("UIValue") } == [2, 8])
    #expect(list.list("UIDescendants").map(\.className) == ["UIStackView"])
  }

  @Test func bothSizeClassesAreNamed() throws {
    let nib = try stack(#"<variation key="heightClass=regular-widthClass=compact" axis="vertical"/>"#).nib()
    let storage = try #require(nib.all("_UIAttributeTraitStorage").first)
    let records = storage.list("UIRecords")
    #expect(traits(records[0]) == ["HorizontalSizeClass": 1, "VerticalSizeClass": 2])
    #expect(records.map { $0.number("UIValue") } == [1, 0])
  }

  @Test func constantIsKeptInAnObjectAndWrittenTwice() throws {
    let nib = try constraints("", constraint: #"<variation key="widthClass=regular" constant="20"/>"#).nib()
    let storages = nib.all("_UIAttributeTraitStorage")
    #expect(storages.map { $0.text("UIKeyPath") } == ["encodedConstant", "encodedConstant"])
    let values = storages[0].list("UIRecords").compactMap { $0.object("UIValue") }
    #expect(values.map(\.className) == ["_NSLayoutConstraintConstant", "_NSLayoutConstraintConstant"])
    #expect(values.map { $0["UINumericConstant"] } == [.double(20), .double(4)])
    #expect(values[0].keys == ["UISymbolicConstant", "UINumericConstant"])
  }

  @Test func constraintsAreAddedAndRemoved() throws {
    let nib = try constraints(
      """
      <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c1"/><include reference="c2"/>
      </mask></variation>
      """
    ).nib()
    let storage = try #require(nib.all("_UIRelationshipTraitStorage").first)
    #expect(storage.keys == ["UIObject", "UIKeyPath", "UIRecords", "UIRelationshipCandidates"])
    #expect(storage.text("UIKeyPath") == "traitStorageConstraints")
    let candidates = storage.list("UIRelationshipCandidates")
    #expect(storage.object("UIRelationshipCandidates")?.className == "NSOrderedSet")
    #expect(candidates.count == 2)
    let records = storage.list("UIRecords")
    #expect(records.map { traits($0) } == [[:], ["HorizontalSizeClass": 1]])
    #expect(records.map { $0.list("UIAddedObjects") } == [[], [candidates[1]]])
    #expect(records.map { $0.list("UIRemovedObjects") } == [[candidates[1]], [candidates[0]]])
    let root = try #require(storage.object("UIObject"))
    #expect(root.list("UIViewAutolayoutConstraints") == [candidates[0]])
  }

  @Test func constraintThatIsRemovedMayBeExcluded() throws {
    let nib = try CompilerFixture(
      objects: """
        <view id="root"><constraints><constraint firstAttribute="width" constant="9" id="c1"/>
        <constraint firstAttribute="height" constant="9" placeholder="YES" id="c2"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation></view>
        """
    ).nib()
    let storage = try #require(nib.all("_UIRelationshipTraitStorage").first)
    #expect(storage.list("UIRelationshipCandidates").count == 1)
    #expect(storage.list("UIRecords").map { $0.list("UIRemovedObjects").count } == [0])
  }

  @Test func includedConstraintThatIsNoneIsRefused() throws {
    func refusals(_ id: String) throws -> [String] {
      try constraints(
        #"<variation key="widthClass=compact"><mask key="constraints"><include reference="\#(id)"/></mask></variation>"#
      ).refusals()
    }
    let found = try refusals("gone")
    #expect(found.count == 1 && found[0].contains(#"reference="gone""#), "\(found)")
    #expect(try refusals("c2").isEmpty)
  }

  @Test(arguments: ["heightClass=tall", "idiom=pad", ""]) func otherVariationsAreRefused(_ key: String) throws {
    let refusals = try stack(#"<variation key="\#(key)" spacing="2"/>"#).refusals()
    #expect(refusals.contains { $0.contains("variation") }, "\(refusals)")
  }

  @Test(arguments: [
    (#"<variation key="heightClass=compact" baselineRelativeArrangement="YES"/>"#, "<variation"),
    (
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="w"/></mask></variation>"#,
      "<variation"
    ),
    (
      #"<variation key="heightClass=compact" spacing="1"><mask key="subviews"><exclude reference="w"/></mask></variation>"#,
      "<mask"
    ),
  ]) func variationOfWhatIsNotKnownIsRefused(_ variation: String, _ name: String) throws {
    let refusals = try stack(variation).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(name), "\(refusals)")
  }
}
