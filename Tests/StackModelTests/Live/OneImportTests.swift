import Testing

@testable import StackModel

/// A class of one's own, from documents and in code, with nothing imported but StackModel.
private final class Badge: View {
  let count: Int

  required init(coder: NibCoder) throws {
    count = coder.decodeInteger(forKey: "count") ?? 0
    if !coder.containsValue(forKey: "count") { coder.reportMalformedValue(forKey: "count", expected: "a number") }
    try super.init(coder: coder)
  }

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: 10 * Double(count), height: 10)
  }
}

/// What nobody registered a class for.
private final class Stranger: View {}

@Suite struct OneImportTests {
  private static func registry(_ platform: Platform) -> NibRegistry {
    var registry = NibRegistry.standard(for: platform)
    registry.register(Badge.self, forCustomClass: "Badge")
    registry.registerFallback(Stranger.self)
    return registry
  }

  private func document(_ text: String) throws -> LayoutDocument {
    try LayoutDocument(Array(text.utf8), path: "a.xml", registry: Self.registry)
  }

  @Test func subclassIsDecodedAndLaidOut() throws {
    let document = try document(
      "<stackView width='100' height='20'><view customClass='Badge' count='3'/><label text='a'/></stackView>")
    let badge = try #require(document.roots[0].subviews.first as? Badge)
    #expect(badge.count == 3)
    #expect(Badge(count: 4).intrinsicContentSize == IntrinsicSize(width: 40, height: 10))
    #expect(document.nib.diagnostics.isEmpty)
  }

  @Test func constraintsAreMadeWithARelation() throws {
    let (root, badge) = (View(), Badge(count: 2))
    root.addSubview(badge)
    let relation: Relation = .lessThanOrEqual
    let constraint = try LayoutConstraint(badge.layoutWidth, relation, root.layoutWidth)
    try constraint.activate()
    #expect(constraint.relation == .lessThanOrEqual)
  }

  /// It is reported all the same.
  @Test func fallbackClassIsMadeFromTopLevelObjects() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <hologram id="h"><rect key="frame" x="0" y="0" width="70" height="30"/>
      <subviews><view id="v"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></hologram>
      </objects></document>
      """
    let document = try document(text)
    #expect(document.roots.map { $0 is Stranger } == [true])
    #expect(document.roots.first?.subviews.map(\.id) == ["v"])
    #expect(document.nib.diagnostics.isEmpty)
    #expect(document.layout().views.map(\.frame.width) == [70, 3])
    // The standard registry takes what is inside.
    let standard = try LayoutDocument(Array(text.utf8), path: "a.xib")
    #expect(standard.roots.map(\.id) == ["v"])
  }

  @Test func fallbackClassIsMadeFromTheRootOfAStackDefinition() throws {
    let text = "<hologram width='70' height='30'><label text='a'/></hologram>"
    let document = try document(text)
    #expect(document.roots.first is Stranger)
    #expect(document.nib.diagnostics.map(\.ruleID) == ["unknown-element"])
    #expect(throws: UnreadableDocument.self) { try LayoutDocument(Array(text.utf8), path: "a.xml") }
  }
}
