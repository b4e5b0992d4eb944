import TestSupport
import Testing

@testable import EmbeddedFiles
@testable import NibDecoder

/// What names and values of other frameworks and formats mean. The names are those of SwiftUI, Jetpack Compose, Android,
/// CSS, XAML and of tools that wrote UIKit's views as XML.
@Suite struct ForeignNamesTests {
  private static let vocabulary = Vocabulary.stackDefinition
  private static let lines = String(cString: EmbeddedForeignNames.bytes).split(separator: "\n").map { line in
    let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
    let words = sides[0].split(separator: " ").map(String.init)
    return (
      kind: words[0], names: Array(words.dropFirst()), meanings: sides[1].split(separator: " | ").map(String.init)
    )
  }

  private func advice(
    _ attribute: String, _ value: String, on element: String, id: String? = nil, isArranged: Bool = false,
    isPinned: Bool = false
  ) throws -> String? {
    let known = try #require(Self.vocabulary[element])
    let place = ForeignPlace(element: known, id: id, isArranged: isArranged, isPinned: isPinned)
    return ForeignNames.all.advice(for: attribute, value: value, at: place)?.text
  }

  @Test(arguments: [
    ("orientation", "vertical", "stackView", "write axis=\"vertical\""),
    ("flex-direction", "column", "stackView", "write axis=\"vertical\""),
    ("android:gravity", "center", "stackView", "write alignment=\"center\""),
    ("justify-content", "space-between", "stackView", "write distribution=\"equalSpacing\""),
    ("padding", "16dp", "stackView", "write layoutMargins=\"16\""),
    ("visibility", "gone", "view", "write hidden=\"YES\""), ("visible", "true", "view", "write hidden=\"NO\""),
    ("fontWeight", "bold", "label", "write font=\"17 bold\""), ("textSize", "17sp", "label", "write font=\"17\""),
    ("foregroundColor", "Color.red", "label", "write textColor=\"red\""),
    ("text", "A \"b\" <c>", "button", "write title=\"A &quot;b&quot; &lt;c>\""),
    ("systemName", "star", "imageView", "write image=\"star\" catalog=\"system\""),
    ("inputType", "email", "textField", "write keyboardType=\"emailAddress\""),
    ("type", "password", "textField", "write secureTextEntry=\"YES\""),
    ("titleColor", "red", "button", "write baseForegroundColor=\"red\""),
    ("corner-radius", "8", "view", "write cornerRadius=\"8\""),
    ("first", "a.left", "constraint", "write firstItem=\"a\" firstAttribute=\"left\""),
    ("frame", "{{0, 8}, {100, 20}}", "view", "write <rect x=\"0\" y=\"8\" width=\"100\" height=\"20\"/> as a child"),
    ("size", "320x568", "view", "write width=\"320\" height=\"568\""),
    ("foregroundColor", "rgb(255, 0, 0)", "label", "write textColor=\"#FF0000\""),
    (
      "onClick", "{{save()}}", "button",
      "write <connections><action selector=\"save\" destination=\"-1\" eventType=\"touchUpInside\"/></connections> as a child"
    ),
    ("isEnabled", "false", "button", "write enabled=\"NO\""),
    ("size", "large", "activityIndicatorView", "write style=\"large\""),
    (
      "items", "Day, Week", "segmentedControl",
      "write <segments><segment title=\"Day\"/><segment title=\"Week\"/></segments> as a child"
    ),
    ("fontStyle", "UIFont.boldSystemFont(ofSize: 17)", "label", "write font=\"17 bold\""),
    ("toItem", "a", "constraint", "write secondItem=\"a\""),
    ("style", "color: red; font-size: 18px", "label", "write textColor=\"red\" font=\"18\""),
    ("style", "fontSize: 18, fontWeight: '600'", "label", "write font=\"18 semibold\""),
    ("setTextColor", ".systemRed", "label", "write textColor=\"systemRed\""),
    ("anchors.left", "parent.left", "label", "write leading = superview.leading in <constraints>"),
    ("padding", "EdgeInsets.all(16)", "stackView", "write layoutMargins=\"16\""),
    (
      "padding", "8px 16px", "stackView",
      "write <edgeInsets top=\"8\" left=\"16\" bottom=\"8\" right=\"16\"/> as a child"
    ),
    (
      "Margin", "8,16", "stackView",
      "write <edgeInsets top=\"16\" left=\"8\" bottom=\"16\" right=\"8\"/> as a child"
    ),
    (
      "padding", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "stackView",
      "write <edgeInsets top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/> as a child"
    ),
    ("crossAxisAlignment", "CrossAxisAlignment.stretch", "stackView", "write alignment=\"fill\""),
    ("horizontalArrangement", "Arrangement.spacedBy(8.dp)", "stackView", "write spacing=\"8\""),
    ("horizontalArrangement", "SpaceBetween", "stackView", "write distribution=\"equalSpacing\""),
    ("fontWeight", "700", "label", "write font=\"17 bold\""),
    ("whiteSpace", "nowrap", "label", "write numberOfLines=\"1\""),
    ("TextWrapping", "Wrap", "label", "write numberOfLines=\"0\""),
    ("painter", "painterResource(R.drawable.logo)", "imageView", "write image=\"logo\""),
    ("source", "{require('./logo.png')}", "imageView", "write image=\"logo\""),
    ("src", "icons.star", "imageView", "write image=\"icons.star\""),
    (
      "autoresizingMask", "[.flexibleWidth, .flexibleTopMargin]", "view",
      "write <autoresizingMask widthSizable=\"YES\" flexibleMinY=\"YES\"/> as a child"
    ),
    ("CornerRadius", "8,8,0,0", "view", "write cornerRadius=\"8\""),
    ("imeOptions", "actionDone", "textField", "write returnKeyType=\"done\""),
    ("text", "@string/title", "label", "write text=\"title\""),
    ("foregroundStyle", ".secondary", "label", "write textColor=\"secondaryLabel\""),
    ("overflow", "TextOverflow.Ellipsis", "label", "write lineBreakMode=\"tailTruncation\""),
    ("fit", "BoxFit.cover", "imageView", "write contentMode=\"scaleAspectFill\""),
    (
      "paddingVertical", "12", "stackView",
      "write <edgeInsets top=\"12\" left=\"0\" bottom=\"12\" right=\"0\"/> as a child with the sides that are meant"
    ),
  ])
  func attributesAreAnsweredInFull(name: String, value: String, element: String, expected: String) throws {
    #expect(try advice(name, value, on: element) == expected)
  }

  @Test(arguments: [
    ("alignSelf", "center", "write alignment=\"center\" in the tag of the stack view"),
    ("halign", "fill", "write alignment=\"fill\" in the tag of the stack view"),
    (
      "Layout.fillWidth", "true",
      "write horizontalHuggingPriority=\"1\", by which the view takes the width that is left"
    ),
  ])
  func placeInAStackViewIsOneOfTheStackView(name: String, value: String, expected: String) throws {
    #expect(try advice(name, value, on: "view", isArranged: true) == expected)
  }

  @Test(arguments: [
    ("HorizontalOptions", "Fill", "write edges=\"leading trailing\""), ("halign", "end", "write edges=\"trailing\""),
    ("layout_gravity", "bottom|end", "write edges=\"bottom trailing\""),
    ("layout_below", "@+id/title", "write a.top = title.bottom + 8 in <constraints>"),
    ("anchors.bottom", "title.top", "write a.bottom = title.top in <constraints>"),
    ("layout_constraintStart_toStartOf", "parent", "write a.leading = superview.leading in <constraints>"),
    ("layout_constraintHorizontal_bias", "0.3", "write a.centerX = superview.centerX × 0.6 in <constraints>"),
    (
      "contentHuggingPriority", "required",
      "write horizontalHuggingPriority=\"1000\" or verticalHuggingPriority=\"1000\""
    ),
    (
      "background", "@drawable/hero",
      "put an <imageView image=\"hero\" contentMode=\"scaleAspectFill\" edges=\"superview\"/> into it, before the others"
    ),
    (
      "class", "rounded-lg p-4 bg-white",
      "write cornerRadius=\"8\" layoutMargins=\"16\" backgroundColor=\"systemBackground\""
    ),
    ("style", "{padding: 8, backgroundColor: '#fff'}", "write layoutMargins=\"8\" backgroundColor=\"#fff\""),
  ])
  func placeElsewhereIsEdgesOrALine(name: String, value: String, expected: String) throws {
    #expect(try advice(name, value, on: "view", id: "a") == expected)
  }

  @Test func paddingOfAPinnedViewIsItsInsets() throws {
    #expect(try advice("padding", "16dp", on: "label", isPinned: true) == "write insets=\"16\"")
    #expect(try advice("padding", "16dp", on: "stackView") == "write layoutMargins=\"16\"")
  }

  @Test func linesNameTheElement() throws {
    #expect(
      try advice("minWidth", "44", on: "view", id: "photo")?.hasPrefix("write photo.width ≥ 44 in <constraints>")
        == true)
    #expect(try advice("minWidth", "44", on: "view")?.hasPrefix("write width ≥ 44 in <constraints>") == true)
  }

  @Test func valueThatDoesNotFitIsNotRepeated() throws {
    #expect(try advice("orientation", "diagonal", on: "stackView") == "write axis=\"horizontal\", or \"vertical\"")
    #expect(try advice("label", String(repeating: "a", count: 1_000), on: "label") == "write text=\"…\"")
  }

  @Test func nameThatMeansNothingHasNoAdvice() throws {
    #expect(try advice("frobnicate", "1", on: "view") == nil)
    #expect(try advice("numberOfPages", "1", on: "view") == nil)
  }

  @Test(arguments: [
    ("width", "100px", "view", "write \"100\""),
    ("width", "50%", "view", "write width = superview.width * 0.5 in <constraints>"),
    ("multiplier", "50%", "constraint", "write \"0.5\""), ("priority", "high", "constraint", "write \"750\""),
    ("relation", ">=", "constraint", "write \"greaterThanOrEqual\""),
    ("textAlignment", "start", "label", "write \"natural\""),
    ("contentMode", "aspectFit", "imageView", "write \"scaleAspectFit\""),
    ("textAlignment", "NSTextAlignmentCenter", "label", "write \"center\""),
    ("width", "min 44", "view", "write width ≥ 44 in <constraints>"),
    ("tag", "card", "view", "write id=\"card\" for a name"),
    ("font", ".systemFont(ofSize: 15, weight: .semibold)", "label", "write \"15 semibold\""),
    ("font", ".preferredFont(forTextStyle: .headline)", "label", "write \"headline\""),
    ("height", "auto", "view", "remove it"),
  ])
  func valuesAreAnswered(name: String, value: String, element: String, expected: String) throws {
    let known = try #require(Self.vocabulary[element])
    let row = try #require(Self.vocabulary.attribute(name, of: known))
    #expect(ForeignNames.all.advice(forValue: value, of: row, id: nil)?.hasPrefix(expected) == true)
  }

  @Test func elementsMeanElements() {
    for line in Self.lines where line.kind == "element" {
      for meaning in line.meanings {
        guard !meaning.hasPrefix(": ") else {
          for name in line.names { #expect(ForeignNames.all.advice(forElement: name) != nil) }
          continue
        }
        let words = meaning.split(separator: " ").map(String.init)
        #expect(Self.vocabulary[words[0] == "in" ? words[2] : words[0]] != nil, "\(line)")
      }
    }
    #expect(Self.vocabulary.meaning(ofForeign: "com.example.widget.MaterialButton") == "button")
    #expect(Self.vocabulary.meaning(ofForeign: "NSButton") == "button")
    #expect(Self.vocabulary.meaning(ofForeign: "Frobnicator") == nil)
  }

  /// An attribute that no element has would never be the answer.
  @Test func everyMeaningIsAnAttributeOrAChild() {
    for line in Self.lines where line.kind == "attribute" {
      for meaning in line.meanings where !meaning.hasPrefix(": ") {
        if meaning.hasPrefix("in ") {
          for name in meaning.split(separator: " ")[1].split(separator: ",") {
            #expect(Self.vocabulary[String(name)] != nil, "\(line)")
          }
        } else if meaning.hasPrefix("by ") || meaning.hasPrefix("arranged ") || meaning.hasPrefix("pinned ") {
          continue
        } else if meaning.hasPrefix("<") {
          #expect(Self.vocabulary[String(meaning.dropFirst().prefix { $0.isLetter })] != nil, "\(line)")
        } else {
          let name = String(meaning.prefix { $0 != "=" })
          // Documents have objects that definitions have not, such as controllers.
          #expect(Self.vocabulary.hasAttribute(name) || Vocabulary.cocoaTouch.hasAttribute(name), "\(line)")
        }
      }
    }
  }

  @Test func everyValueFitsItsAttribute() {
    for line in Self.lines
    where line.kind == "value" && !line.meanings[0].hasPrefix(": ") && Self.vocabulary.hasAttribute(line.names[0]) {
      let rows = Self.vocabulary.elementNames.compactMap { name in
        Self.vocabulary[name].flatMap { Self.vocabulary.attribute(line.names[0], of: $0) }
      }
      #expect(
        rows.contains { row in
          if case .choice(let cases) = row.form { return cases.contains(line.meanings[0]) }
          return true
        }, "\(line)")
    }
  }

  @Test(arguments: [
    ("a.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8)", "write a.top = superview.top + 8"),
    (
      "a.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: -4).isActive = true",
      "write a.leading ≥ safeArea.leading - 4"
    ),
    ("a.widthAnchor.constraint(equalToConstant: 100)", "write a.width = 100"),
    ("a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5)", "write a.width = b.width * 0.5"),
    ("make.edges.equalToSuperview().inset(16)", "write edges=\"superview\" insets=\"16\" in the tag of the view"),
    ("make.top.equalToSuperview().offset(8)", "write name.top = superview.top + 8, with the id of the view"),
  ])
  func constraintsOfCodeAreAnswered(code: String, expected: String) {
    #expect(ForeignConstraint(code)?.advice == expected)
  }

  @Test(arguments: [
    "a.top = b.top", "a.constraint(b)", "make", "Anchor.constraint(", "x.topAnchor.constraint(", "make.equalTo(",
  ])
  func otherTextsAreNoConstraintsOfCode(text: String) {
    #expect(ForeignConstraint(text) == nil)
  }

  @Test func colorWithAnOpacityIsAnElement() throws {
    let view = try #require(Self.vocabulary["view"])
    let row = try #require(Self.vocabulary.attribute("backgroundColor", of: view))
    #expect(
      ForeignNames.all.advice(forValue: "rgba(255, 0, 0, 0.5)", of: row, id: nil)
        == "write <color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"0.5\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/> as a child")
    #expect(ForeignNames.all.advice(forValue: "rgba(255, 0, 0, 1)", of: row, id: nil) == "write \"#FF0000\"")
  }

  @Test(arguments: [
    ("0xFF6200EE", "write \"#6200EE\""), ("Colors.blue[500]", "write \"blue\""),
    ("UIColor(named: \"brand\")", "write \"brand\""), ("UIColor(white: 0.5, alpha: 1)", "write \"#808080\""),
    ("hsl(120, 100%, 50%)", "write \"#00FF00\""), ("@color/primary", "write \"primary\""),
    ("{StaticResource Accent}", "write \"Accent\""), ("var(--brand)", "write \"brand\""),
    ("#80FF0000", "write <color key=\"backgroundColor\" red=\"1\" green=\"0.0\""),
    ("UIColor.red.withAlphaComponent(0.5)", "write \"red\"; an opacity is"),
  ])
  func colorsOfOtherLanguagesAreAnswered(word: String, expected: String) throws {
    let view = try #require(Self.vocabulary["view"])
    let row = try #require(Self.vocabulary.attribute("backgroundColor", of: view))
    #expect(ForeignNames.all.advice(forValue: word, of: row, id: nil)?.hasPrefix(expected) == true)
  }

  @Test(arguments: ["brand", "Brand/Primary", "blue-500", "gold", "facade"])
  func assetIsNoForeignColor(word: String) {
    #expect(ForeignColor(word) == nil)
    #expect((try? ColorWord(word, assets: [])) != nil)
  }

  @Test(arguments: [
    ("@string/title", "title"), ("NSLocalizedString(\"title\", comment: \"\")", "title"), ("{Binding Name}", "Name"),
    ("{{ user.name }}", "Name"), ("${name}", "Name"), ("$t('title')", "title"),
  ])
  func textOfCodeIsAnswered(text: String, expected: String) {
    #expect(ForeignText(text)?.text == expected)
  }

  @Test(arguments: ["Hello", "$5", "100 %", "{0} items", "Text (s)", "a {b} c", "(none)", "5 $", ""])
  func textOfPeopleIsNoCode(text: String) {
    #expect(ForeignText(text) == nil)
  }

  @Test(arguments: [
    ("44 <= a.width <= 100", ["a.width ≥ 44", "a.width ≤ 100"]), ("a.width = 50%", ["a.width = superview.width * 0.5"]),
    ("a.width = (superview.width - 32) / 2", ["a.width = superview.width * 0.5 - 16"]),
    ("a.top = max(b.bottom, 8)", ["a.top ≥ b.bottom", "a.top ≥ superview.top + 8"]),
    ("a.size = 44", ["a.width = 44", "a.height = 44"]), ("a.trailing = 16", ["a.trailing = superview.trailing - 16"]),
    ("H:| - 16pt - [ a ]", ["H:|-16-[a]"]), ("H:|-[a]-| [.alignAllTop]", ["H:|-[a]-| alignAllTop"]),
  ])
  func linesOfOtherLanguagesAreAnswered(line: String, expected: [String]) {
    #expect(ForeignLine(line)?.lines == expected)
  }

  @Test(arguments: [
    "a.width >= 2*gap", "a.hidden = YES", "a.width = auto", "a.width = b.width @ tall", "", "(((((((((((",
  ])
  func lineThatMeansNothingHasNoOther(line: String) {
    #expect(ForeignLine(line) == nil)
  }
}
