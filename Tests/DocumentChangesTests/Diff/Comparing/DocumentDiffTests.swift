import Testing

@testable import DocumentChanges
@testable import Formats

@Suite struct DocumentDiffTests {
  private static func changes(_ old: String, _ new: String) throws -> [String] {
    try DocumentDiff(SampleDocument.text(old), SampleDocument.text(new)).content
  }

  @Test func equalDocumentsDifferInNothing() throws {
    let text = SampleDocument.text("<view id=\"a\"/>")
    #expect(try DocumentDiff(text, text).changes.isEmpty)
  }

  @Test func orderOfAttributesAndWhiteSpaceAreNoChange() throws {
    let changes = try Self.changes("<view id=\"a\" tag=\"1\"/>", "<view  tag='1' id='a'>\n</view>")
    #expect(changes.isEmpty)
  }

  @Test func valuesAreToldByAttribute() throws {
    let changes = try Self.changes(
      "<label text=\"A\" tag=\"1\" id=\"a\"/>", "<label text=\"B\" hidden=\"YES\" id=\"a\"/>")
    #expect(changes == ["#a text A B", "#a hidden - YES", "#a tag 1 -"])
  }

  @Test func digitsPastAHundredthAreNoChange() throws {
    func view(_ x: String, _ alpha: String = "1") -> String {
      "<view id=\"a\" alpha=\"\(alpha)\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    #expect(try Self.changes(view("11.999999999999998"), view("12")).isEmpty)
    #expect(try Self.changes(view("11.98"), view("12")).count == 1)
    // Only lengths are rounded.
    #expect(try Self.changes(view("1", "0.999"), view("1", "1")).count == 1)
  }

  @Test func framesThatNothingComputesAreChanges() throws {
    func label(_ attributes: String, _ x: Int) -> String {
      "<label \(attributes) id=\"a\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    }
    func scrolled(_ x: Int) -> String { "<scrollView id=\"s\"><subviews>\(label("", x))</subviews></scrollView>" }
    let laidOut = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try Self.changes(label(laidOut, 1), label(laidOut, 2)).isEmpty)
    let fixed = "fixedFrame=\"YES\" " + laidOut
    #expect(try Self.changes(label(fixed, 1), label(fixed, 2)) == ["#a/@frame x 1 2"])
    #expect(try Self.changes(scrolled(1), scrolled(2)) == ["#a/@frame x 1 2"])
  }

  @Test func cellViewsOfMacOSHaveTheWidthsOfTheirColumns() throws {
    func cell(_ width: String) -> String {
      "<tableCellView id=\"c\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"\(width)\" height=\"17\"/></tableCellView>"
    }
    #expect(try Self.changes(cell("441.5"), cell("442")).isEmpty)
  }

  @Test func framesOfStandardCellsAreComputed() throws {
    func cell(_ x: Int, _ style: String) -> String {
      "<tableViewCell id=\"c\" \(style)><tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>"
        + "<label fixedFrame=\"YES\" id=\"l\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        + "</subviews></tableViewCellContentView></tableViewCell>"
    }
    let standard = "style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\""
    #expect(try Self.changes(cell(16, standard), cell(15, standard)).isEmpty)
    #expect(try Self.changes(cell(16, ""), cell(15, "")).count == 1)
  }

  @Test func subtreeIsOneChange() throws {
    let list = { (inner: String) in "<view id=\"a\">\n    <subviews>\n\(inner)    </subviews>\n</view>" }
    let label = "<label id=\"l\"/>\n"
    let stack = "<stackView id=\"s\"><subviews><label id=\"x\"/><label id=\"y\"/></subviews></stackView>\n"
    #expect(try Self.changes(list(label), list(label + stack)) == ["#s inserted"])
    #expect(try Self.changes(list(label + stack), list(label)) == ["#s removed"])
  }

  @Test func viewsThatAreWrappedMove() throws {
    let changes = try Self.changes(
      "<view id=\"a\"><subviews><label id=\"x\"/><label id=\"y\"/></subviews></view>",
      "<view id=\"a\"><subviews><view id=\"w\"><subviews><label id=\"x\"/></subviews></view><label id=\"y\"/></subviews></view>"
    )
    #expect(changes == ["#w inserted", "#x moved"])
  }

  @Test func orderOfViewsMeansSomethingAndOrderOfScenesDoesNot() throws {
    let views = { (ids: [String]) in
      "<view id=\"a\"><subviews>\(ids.map { "<view id=\"\($0)\"/>" }.joined())</subviews></view>"
    }
    #expect(try Self.changes(views(["b", "c"]), views(["c", "b"])) == ["#a/subviews reordered"])
    #expect(try Self.changes("<view id=\"a\"/><view id=\"b\"/>", "<view id=\"b\"/><view id=\"a\"/>").isEmpty)
  }

  @Test func frameIsNoiseWhereLayoutComputesIt() throws {
    let view = { (width: Int, attributes: String) in
      "<view \(attributes)id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"1\"/></view>"
    }
    let managed = "translatesAutoresizingMaskIntoConstraints=\"NO\" "
    #expect(try Self.changes(view(1, managed), view(2, managed)).isEmpty)
    #expect(try Self.changes(view(1, ""), view(2, "")) == ["#a/@frame width 1 2"])
  }

  @Test func versionsAndMarksAreNoise() throws {
    let old = SampleDocument.text("<view misplaced=\"YES\" id=\"a\"/>")
    let new = SampleDocument.text("<view id=\"a\"/>", tools: 23000)
    let diff = try DocumentDiff(old, new)
    #expect(diff.content.isEmpty)
    #expect(diff.changes.map(\.role) == [.document, .frame])
  }

  @Test func archivesOfXcode3AreRefused() {
    #expect(throws: IncomparableDocument.archive) { try DocumentDiff("<archive/>", "<archive/>") }
  }
}
