import Formats
import TestSupport
import Testing

@testable import NibDecoder

/// Attributes of stack definitions that stand for children. What Interface Builder writes for each is read from documents
/// that it saved.
@Suite struct ShortFormTests {
  private func read(_ text: String) throws -> (children: String, errors: [String]) {
    var expansion = DefinitionExpansion(try XMLTree(Array(text.utf8), path: "a.xml"))
    let tree = expansion.expanded()
    return (markup(in: tree.root, of: tree), expansion.diagnostics.map(\.message))
  }

  /// What an element has, in one line.
  private func markup(in element: ElementIndex, of tree: XMLTree) -> String {
    tree.children(of: element).map { child in
      let attributes = tree.attributes(of: child).map { " \($0.name)=\"\($0.value)\"" }.joined()
      return "<\(tree.name(of: child))\(attributes)>\(markup(in: child, of: tree))"
    }.joined()
  }

  private func children(_ text: String) throws -> String {
    let (children, errors) = try read(text)
    #expect(errors == [])
    return children
  }

  private func error(_ text: String) throws -> String? {
    let errors = try read(text).errors
    #expect(errors.count == 1)
    return errors.first
  }

  // MARK: - Colors

  @Test(arguments: [
    ("secondaryLabel", "systemColor=\"secondaryLabelColor\""), ("systemRedColor", "systemColor=\"systemRedColor\""),
    ("Brand", "name=\"Brand\""),
    ("#00FF33", "red=\"0.0\" green=\"1\" blue=\"0.2\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""),
    ("#0f3", "red=\"0.0\" green=\"1\" blue=\"0.2\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""),
  ])
  func colorsAreOfTheSystemAssetsOrComponents(word: String, attributes: String) throws {
    #expect(try children("<label textColor=\"\(word)\"/>") == "<color key=\"textColor\" \(attributes)>")
  }

  @Test func listedColorGoesBeforeTheSystems() throws {
    let resources = "<resources><namedColor name=\"label\"/></resources>"
    #expect(
      try children("<view tintColor=\"label\">\(resources)</view>").hasPrefix(
        "<color key=\"tintColor\" name=\"label\">"))
    #expect(
      try children("<view tintColor=\"label\"/>") == "<color key=\"tintColor\" systemColor=\"labelColor\">")
  }

  @Test func colorThatNothingHasIsAnAssetWithAWarning() throws {
    let label = "<label textColor=\"secondaryLable\"/>"
    #expect(try read(label).children == "<color key=\"textColor\" name=\"secondaryLable\">")
    #expect(
      try error(label)
        == "unknown color \"secondaryLable\"; did you mean \"secondaryLabel\"? An asset of that name needs a <namedColor> in "
        + "<resources>")
  }

  @Test func colorsAreChecked() throws {
    #expect(try error("<label textColor=\"#12345\"/>")?.contains("six hexadecimal digits") == true)
    #expect(try error("<label textColor=\"#11223344\"/>")?.contains("alpha") == true)
    #expect(try error("<label textColor=\"#１１２２３３\"/>")?.contains("malformed") == true)
    #expect(try error("<label textColor=\"\"/>")?.contains("empty color") == true)
  }

  // MARK: - Fonts

  @Test(arguments: [
    ("headline", "style=\"UICTFontTextStyleHeadline\""), ("subheadline", "style=\"UICTFontTextStyleSubhead\""),
    ("largeTitle", "style=\"UICTFontTextStyleTitle0\""), ("caption2", "style=\"UICTFontTextStyleCaption2\""),
    ("17", "type=\"system\" pointSize=\"17\""), ("bold 17", "type=\"system\" weight=\"bold\" pointSize=\"17\""),
    ("17 boldSystem", "type=\"boldSystem\" pointSize=\"17\""),
    ("17 italic", "type=\"italicSystem\" pointSize=\"17\""),
    ("Courier-Bold 12.5", "name=\"Courier-Bold\" pointSize=\"12.5\""),
  ])
  func fontsAreStylesOrSizes(words: String, attributes: String) throws {
    #expect(try children("<label font=\"\(words)\"/>") == "<fontDescription key=\"fontDescription\" \(attributes)>")
  }

  @Test(arguments: [
    ("", "empty font"), ("bold", "without a size"), ("headline 17", "a text style has its own size"),
    ("title2 bold", "write \"title2\", or a size and a weight without a style, as in \"17 bold\""),
    ("17 18", "two sizes, 17 and 18"), ("0", "above 0"), ("boldd 17", "did you mean bold?"),
    ("Avenir Next 17", "write \"AvenirNext 17\""), ("Courier bold 17", "says its weight"),
    ("17 bold italic", "its own weight"),
  ])
  func fontsAreChecked(words: String, message: String) throws {
    #expect(try error("<label font=\"\(words)\"/>")?.contains(message) == true)
  }

  // MARK: - The only child of its kind

  @Test func traitsOfTextInputsMakeOneChild() throws {
    #expect(
      try children("<textField keyboardType=\"emailAddress\" text=\"a\" secureTextEntry=\"YES\"/>")
        == "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\" secureTextEntry=\"YES\">")
  }

  @Test func configurationHasTheTitleTheImageAndTheFont() throws {
    #expect(
      try children(
        "<button title=\"A\" image=\"gear\" style=\"filled\" font=\"body\" baseForegroundColor=\"label\" role=\"cancel\"/>"
      )
        == "<buttonConfiguration key=\"configuration\" title=\"A\" image=\"gear\" style=\"filled\">"
        + "<fontDescription key=\"titleFontDescription\" style=\"UICTFontTextStyleBody\">"
        + "<color key=\"baseForegroundColor\" systemColor=\"labelColor\">")
    #expect(
      try children("<button title=\"A\" subtitle=\"B\"/>")
        == "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"A\" subtitle=\"B\">")
  }

  @Test func buttonWithoutConfigurationKeepsItsTitleAndFont() throws {
    #expect(
      try children("<button title=\"A\" font=\"17\"/>")
        == "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\">")
  }

  @Test func symbolConfigurationSaysWhatItsSizeIs() throws {
    let start = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\""
    #expect(try children("<imageView scale=\"large\"/>") == "\(start) scale=\"large\">")
    #expect(
      try children("<imageView pointSize=\"20\" weight=\"bold\"/>")
        == "\(start) configurationType=\"pointSize\" pointSize=\"20\" weight=\"bold\">")
    #expect(
      try children("<imageView font=\"body\"/>")
        == "\(start) configurationType=\"font\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\">"
    )
  }

  @Test func attributeBesideItsChildMakesNoOtherChild() throws {
    let child = "<textInputTraits key=\"textInputTraits\" returnKeyType=\"go\"/>"
    #expect(
      try read("<textField keyboardType=\"URL\">\(child)</textField>").children
        == "<textInputTraits key=\"textInputTraits\" returnKeyType=\"go\">")
  }

  @Test func whatIsWrittenTwiceIsReported() throws {
    #expect(
      try error("<label textColor=\"red\"><color key=\"textColor\" white=\"1\"/></label>")
        == "textColor is written twice, here and as <color>; remove one of them")
    #expect(
      try error("<textField keyboardType=\"URL\"><textInputTraits key=\"textInputTraits\"/></textField>")
        == "keyboardType beside <textInputTraits>; write it there")
  }

  // MARK: - Others

  @Test func insetsAreEqualOnAllSides() throws {
    #expect(
      try children("<view layoutMargins=\"gap\"><metrics gap=\"12\"/></view>")
        == "<edgeInsets key=\"layoutMargins\" top=\"12\" left=\"12\" bottom=\"12\" right=\"12\"><metrics gap=\"12\">")
    #expect(
      try error("<view layoutMargins=\"8 16\"/>")?
        .contains("write <edgeInsets key=\"layoutMargins\" top=\"8\" left=\"16\" bottom=\"8\" right=\"16\"/>") == true)
  }

  @Test func cornerRadiusIsARuntimeAttribute() throws {
    let radius =
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><real key=\"value\" value=\"12\">"
    #expect(try children("<view cornerRadius=\"12\"/>") == "<userDefinedRuntimeAttributes>\(radius)")
    let list =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"nil\" keyPath=\"a\"/></userDefinedRuntimeAttributes>"
    #expect(
      try children("<view cornerRadius=\"12\">\(list)</view>")
        == "<userDefinedRuntimeAttributes>\(radius)<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"a\">")
    #expect(try error("<view cornerRadius=\"-1\"/>")?.contains("0 or more") == true)
  }

  @Test func barsAreSimulated() throws {
    #expect(
      try children("<view topBar=\"navigationBar\" bottomBar=\"toolbar\"/>")
        == "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\">"
        + "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\">")
    #expect(try children("<view topBar=\"toolbar\"/>") == "")
  }

  @Test func someEdgesHaveTheirItems() throws {
    let all = try children("<view><view edges=\"top safeArea.bottom a.b.leading\" insets=\"8\"/></view>")
    #expect(
      all
        == "<view>"
        + "<constraint firstAttribute=\"top\" secondItem=\"superview\" secondAttribute=\"top\" constant=\"8\">"
        + "<constraint firstAttribute=\"bottom\" secondItem=\"safeArea\" secondAttribute=\"bottom\" constant=\"-8\">"
        + "<constraint firstAttribute=\"leading\" secondItem=\"a.b\" secondAttribute=\"leading\" constant=\"8\">")
  }

  @Test(arguments: [
    (
      "<view><view edges=\"top laeding\"/></view>",
      "unknown edge \"laeding\"; write an item, such as superview or safeArea, or some of leading, top, trailing, bottom"
    ), ("<view edges=\"safeArea\"/>", "edges of the root, which has no superview; put it into a <view>"),
    ("<label center=\"superview\"/>", "center of the root, which has no superview; put it into a <view>"),
    (
      "<stackView><view edges=\"superview\" insets=\"8\"/></stackView>",
      "edges of a view that a stack view arranges; write layoutMargins=\"16\" on the stack view, or put the view into "
        + "a <view>"
    ),
  ])
  func edgesThatCannotHoldAreReported(text: String, message: String) throws { #expect(try error(text) == message) }

  @Test func edgesWithoutDistancesMayRepeatWhatAStackViewDoes() throws {
    #expect(try read("<stackView><view edges=\"superview\"/></stackView>").errors == [])
  }

  // MARK: - Symbols

  @Test(arguments: [
    ("<imageView image=\"person.fill\"/>", true), ("<imageView image=\"star\"/>", false),
    ("<imageView image=\"Icon.png\"/>", false), ("<imageView image=\"icon.png\"/>", false),
    ("<imageView image=\"a..b\"/>", false),
    ("<imageView image=\"a.b\"><resources><image name=\"a.b\"/></resources></imageView>", false),
  ])
  func nameWithDotsIsASymbolUnlessItIsListed(text: String, isSymbol: Bool) throws {
    var expansion = DefinitionExpansion(try XMLTree(Array(text.utf8), path: "a.xml"))
    let tree = expansion.expanded()
    #expect((tree[tree.root, "catalog"] == "system") == isSymbol)
    let configured = try children(
      text.replacing("<imageView", with: "<button style=\"plain\"").replacing("imageView", with: "button"))
    #expect(configured.contains("catalog=\"system\"") == isSymbol)
  }

  /// Elsewhere, a color without a key is one of several, or nothing that a definition can mean.
  @Test(arguments: ["<tableView color=\"red\"/>", "<tableView inset=\"4\"/>", "<hierarchicalColors color=\"red\"/>"])
  func childWithoutAKeyHasNoShortFormUnlessItIsAlwaysThere(text: String) throws {
    #expect(try read(text).children == "")
  }

  @Test func namedColorHasADarkOne() throws {
    let resources = "<resources><namedColor name=\"card\" color=\"#FFFFFF\" dark=\"#000000\"/></resources>"
    let found = try children("<view>\(resources)</view>")
    #expect(found.contains("<color red=\"1\" green=\"1\" blue=\"1\""))
    #expect(found.contains("<color key=\"dark\" red=\"0.0\""))
    let beside =
      "<view><resources><namedColor name=\"a\" dark=\"#000000\"><color white=\"1\"/></namedColor></resources></view>"
    #expect(try read(beside).errors == [])
    let twice =
      "<view><resources><namedColor name=\"a\" color=\"#000000\"><color white=\"1\"/></namedColor></resources></view>"
    #expect(try error(twice) == "color is written twice, here and as <color>; remove one of them")
  }

  // MARK: - Variations

  @Test(arguments: [
    ("heightClass=\"compact\"", "heightClass=compact"),
    ("widthClass=\"regular\" heightClass=\"compact\"", "heightClass=compact-widthClass=regular"),
    (
      "preferredContentSizeCategory=\"accessibility\" widthClass=\"compact\"",
      "preferredContentSizeCategory=accessibility-widthClass=compact"
    ), ("key=\"widthClass=regular-heightClass=compact\"", "heightClass=compact-widthClass=regular"),
    ("key=\"default\"", "default"),
  ])
  func traitsOfAVariationAreItsKey(traits: String, key: String) throws {
    #expect(try children("<stackView><variation \(traits) axis=\"vertical\"/></stackView>").contains(" key=\"\(key)\""))
  }

  @Test(arguments: [
    ("", "<variation> without a trait; write heightClass"),
    ("key=\"heightClass=cmopact\"", "unknown variation \"heightClass=cmopact\"; write heightClass"),
    ("key=\"compact\"", "unknown variation \"compact\"; write heightClass"),
    ("key=\"default\" widthClass=\"compact\"", "key beside widthClass; remove one of them"),
  ])
  func variationNeedsKnownTraits(traits: String, message: String) throws {
    #expect(try error("<stackView><variation \(traits) axis=\"vertical\"/></stackView>")?.hasPrefix(message) == true)
  }

  @Test func variationWithAnUnknownAttributeIsNotReportedTwice() throws {
    #expect(try read("<stackView><variation sizeClass=\"compact\" axis=\"vertical\"/></stackView>").errors == [])
  }

  @Test func ratioAndCenterAreConstraints() throws {
    #expect(
      try children("<view aspectRatio=\"16:9\"/>")
        == "<constraint firstAttribute=\"width\" secondAttribute=\"height\" multiplier=\"16:9\">")
    #expect(
      try children("<view><view center=\"layoutMargins\"/></view>")
        == "<view><constraint firstAttribute=\"centerX\" secondItem=\"superview\" secondAttribute=\"centerXWithinMargins\">"
        + "<constraint firstAttribute=\"centerY\" secondItem=\"superview\" secondAttribute=\"centerYWithinMargins\">")
    #expect(try error("<view aspectRatio=\"wide\"/>")?.contains("16:9") == true)
    #expect(try error("<view aspectRatio=\"0\"/>")?.contains("16:9") == true)
  }

  @Test func classOfTheAppsOwnKeepsItsAttributes() throws {
    let text = "<view customClass=\"Card\" cornerRadius=\"4\"/>"
    var expansion = DefinitionExpansion(try XMLTree(Array(text.utf8), path: "a.xml"))
    let tree = expansion.expanded()
    #expect(tree[tree.root, "cornerRadius"] == "4")
    #expect(tree.children(of: tree.root).map { tree.name(of: $0) } == ["userDefinedRuntimeAttributes"])
  }

  @Test(arguments: [
    ([("systemColor", "labelColor")], "label"), ([("name", "Brand")], "Brand"), ([("name", "label")], nil),
    ([("systemColor", "labelColor"), ("alpha", "0.5")], nil), ([("red", "1")], nil),
  ])
  func colorsHaveAWordIfItSaysTheSame(attributes: [(String, String)], word: String?) {
    #expect(ColorWord.word(for: attributes.map { (name: $0.0, value: $0.1) }, assets: []) == word)
  }

  @Test func everyColorOfEightBitsHasAWord() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let digits = String(Int.random(in: 0...0xFF_FFFF, using: &random), radix: 16, uppercase: true)
      let word = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      #expect(ColorWord.word(for: try ColorWord(word, assets: []).attributes, assets: []) == word)
    }
  }
}
