import Testing

@testable import NibTranslation

/// The compiler writes what UIKit has by itself. Documents leave it out, as the documentation of UIKit's properties states
/// their values: the color of a label is black, or `label` since iOS 13; a button of the system has a font of 15 points.
@Suite struct ImpliedKeysTests {
  private func text(_ builder: inout GraphBuilder, _ view: ArchivedValue) throws -> String {
    String(decoding: try DecompiledNib(builder.graph(top: [view])).bytes, as: UTF8.self)
  }

  private func named(_ builder: inout GraphBuilder, _ name: String, white: Float = 0) -> ArchivedValue {
    let text = builder.string(name)
    return builder.add(
      "UIColor", [("UISystemColorName", text), ("UIWhite", .float(white)), ("UIAlpha", .float(1))])
  }

  private func font(_ builder: inout GraphBuilder, _ name: String, _ size: Double) -> ArchivedValue {
    let text = builder.string(name)
    return builder.add("UIFont", [("UIFontName", text), ("UIFontPointSize", .double(size))])
  }

  @Test(arguments: [("labelColor", false, false), ("blackColor", false, false), ("labelColor", true, true)])
  func labelHasTheColorThatPeopleChose(name: String, isFixed: Bool, isWritten: Bool) throws {
    var builder = GraphBuilder()
    let label = builder.view(
      "UILabel", 0, 0, 10, 10,
      [
        ("UITextColor", named(&builder, name)),
        ("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(isFixed)),
      ])
    #expect(try text(&builder, label).contains("key=\"textColor\"") == isWritten)
  }

  @Test func labelOfAnotherColorKeepsIt() throws {
    var builder = GraphBuilder()
    let color = named(&builder, "whiteColor", white: 1)
    let label = builder.view(
      "UILabel", 0, 0, 10, 10,
      [("UITextColor", color), ("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(false))])
    #expect(try text(&builder, label).contains("<color key=\"textColor\" white=\"1\""))
  }

  @Test func textFieldHasNoColorUnlessItIsOfAnother() throws {
    var builder = GraphBuilder()
    let black = builder.add(
      "UIColor", [("UIRed", .float(0)), ("UIGreen", .float(0)), ("UIBlue", .float(0)), ("UIAlpha", .float(1))])
    let plain = builder.view("UITextField", 0, 0, 10, 10, [("UITextColor", black)])
    #expect(try !text(&builder, plain).contains("textColor"))
    builder = GraphBuilder()
    let color = named(&builder, "secondaryLabelColor")
    let gray = builder.view("UITextField", 0, 0, 10, 10, [("UITextColor", color)])
    #expect(try text(&builder, gray).contains("<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>"))
  }

  @Test(arguments: [
    (Int8(1), ".SFUI-Regular", 15.0, false), (0, ".SFUIText", 18, false), (0, ".SFUI-Regular", 15, true),
    (1, ".SFUI-Bold", 15, true), (1, "Avenir-Roman", 15, true),
  ])
  func buttonHasTheFontThatPeopleChose(type: Int8, name: String, size: Double, isWritten: Bool) throws {
    var builder = GraphBuilder()
    let font = font(&builder, name, size)
    let button = builder.view("UIButton", 0, 0, 10, 10, [("UIButtonType", .int8(type)), ("UIFont", font)])
    #expect(try text(&builder, button).contains("<fontDescription") == isWritten)
  }

  @Test func fontOfAnAttributedTitleIsNotTheButtons() throws {
    var builder = GraphBuilder()
    let font = font(&builder, "Avenir-Roman", 13)
    let attributes = builder.collection([builder.string("NSFont"), font], "NSDictionary")
    let string = builder.string("Edit")
    let title = builder.add("NSAttributedString", [("NSString", string), ("NSAttributes", attributes)])
    let content = builder.add("UIButtonContent", [("UIAttributedTitle", title)])
    let state = builder.add("NSNumber", [("NS.intval", .int8(0))])
    let contents = builder.collection([state, content], "NSMutableDictionary")
    let button = builder.view("UIButton", 0, 0, 10, 10, [("UIButtonStatefulContent", contents), ("UIFont", font)])
    let written = try text(&builder, button)
    #expect(!written.contains("<fontDescription"))
    #expect(written.contains("<font key=\"NSFont\" size=\"13\" name=\"Avenir-Roman\"/>"))
  }

  @Test func indicatorHasNoTintOfItsStyle() throws {
    var builder = GraphBuilder()
    let gray = builder.add("UIColor", [("UIWhite", .float(0)), ("UIAlpha", .float(0.45))])
    let indicator = builder.view(
      "UIActivityIndicatorView", 0, 0, 20, 20, [("UIActivityIndicatorViewStyle", .int8(2)), ("UITintColor", gray)])
    #expect(try !text(&builder, indicator).contains("tintColor"))
  }

  /// Cells of iOS 14 have their background in another object.
  @Test func backgroundForOlderSystemsIsNotTheCells() throws {
    for isForOlder in [true, false] {
      var builder = GraphBuilder()
      let color = named(&builder, "tableCellGroupedBackgroundColor", white: 1)
      let cell = builder.view(
        "UITableViewCell", 0, 0, 10, 10,
        [("UIBackgroundColor", color), ("UIDidEncodeCompatibilityBackgroundColor", .bool(isForOlder))])
      #expect(try text(&builder, cell).contains("backgroundColor") != isForOlder)
    }
  }

  /// The compiler gives a semibold font the usage of a bold one.
  @Test func nameOfAFontTellsItsWeight() throws {
    var builder = GraphBuilder()
    let (key, usage) = (builder.string("NSCTFontUIUsageAttribute"), builder.string("CTFontEmphasizedUsage"))
    let attributes = builder.collection([key, usage], "NSDictionary")
    let descriptor = builder.add("UIFontDescriptor", [("UIFontDescriptorAttributes", attributes)])
    let font = font(&builder, ".SFUIText-Semibold", 12)
    builder.set("UIFontDescriptor", descriptor, of: font)
    let label = builder.view("UILabel", 0, 0, 10, 10, [("UIFont", font)])
    #expect(try text(&builder, label).contains("type=\"system\" weight=\"semibold\" pointSize=\"12\""))
  }

  /// Before iOS 9 the font of the system was Helvetica.
  @Test func fontOfTheSystemIsOneWhateverItsName() throws {
    for isSystem in [true, false] {
      var builder = GraphBuilder()
      let font = font(&builder, "Helvetica-Bold", 14)
      builder.set("UISystemFont", .bool(isSystem), of: font)
      let label = builder.view("UILabel", 0, 0, 10, 10, [("UIFont", font)])
      let start = isSystem ? "type=\"boldSystem\"" : "name=\"Helvetica-Bold\" family=\"Helvetica\""
      #expect(try text(&builder, label).contains("key=\"fontDescription\" \(start) pointSize=\"14\""))
    }
  }
}
