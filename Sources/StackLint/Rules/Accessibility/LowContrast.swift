import Drawing
import NibDecoder
import Project
import StackModel
import Support

extension Rule {
  static let lowContrast = Rule(
    "low-contrast", .accessibility, .notice, grouping: .scene,
    summary: "A text is hard to tell from its background",
    rationale: """
      WCAG asks for a contrast of 4.5:1 between a text and its background, and of 3:1 if the text has at least 18 points, or
      14 points in bold. The rule compares colors that are both in the document or its asset catalogs, in light and in dark
      appearance; a text in the color of labels on a white background disappears in the dark. It does not report texts over
      images, translucent views and other views, text of disabled controls and placeholders, what code may color, nor two
      different colors of the system, which change together. Choose another color.
      """,
    needs: [.sources, .documents, .assets],
    examples: [
      .bad(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            ⟦<label text="Street" fixedFrame="YES" id="street">⟧
              <rect key="frame" x="16" y="16" width="100" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" white="0.7" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label text="Street" fixedFrame="YES" id="street">
              <rect key="frame" x="16" y="16" width="100" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" systemColor="labelColor"/>
            </label>
          </subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in
    guard document.document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    var backgrounds = TextBackgrounds(document)
    let palette = ContrastPalette(document)
    let appearances = ContrastAppearances(document)
    return document.views.compactMap { view in
      guard let text = ColoredText(view, document), let ground = backgrounds.background(of: view) else { return nil }
      let isInvisible = text.color == ground.color
      guard let finding = isInvisible ? text.invisibility : appearances.finding(text, on: ground.color, palette),
        // Few texts get here, and searching the sources takes longest.
        !view.mayBeColored(in: document, isInvisible ? .color : .legibility),
        !backgrounds.mayBePainted(ground, ofInvisibleText: isInvisible)
      else { return nil }
      return finding
    }
  }
}

/// The colors of a document, in both appearances.
private final class ContrastPalette {
  private let document: LayoutDocument
  private let assets: ProjectColors
  /// Few documents have a text with a background to compare it with.
  private lazy var palette = Palette(document, assets: assets)
  /// The colors of catalogs that were read.
  private var known: [String: Paint?] = [:]

  init(_ document: LintedDocument) {
    self.document = document.document
    assets = ProjectColors(project: document.project)
  }

  /// Nil for a color that the project does not have, or in several ways: the document lists it for one appearance only.
  func paint(_ color: Color) -> Paint? {
    guard case .asset(let name) = color.name, assets.project != nil else { return palette.paint(color) }
    if let known = known[name] { return known }
    let paint = assets.color(named: name)
    known[name] = .some(paint)
    return paint
  }
}

/// A text of a view with a color of its own.
private struct ColoredText {
  let view: View
  let color: Color
  let least: Double
  /// Whether people read the text, and not only see that something is there.
  let isRead: Bool

  /// - Returns: Nil for a view without text, and for one whose text or color may be another one, code aside.
  init?(_ view: View, _ document: LintedDocument) {
    guard let (text, color, font) = Self.content(of: view), text.contains(where: { !$0.isWhitespace }),
      let element = document.element(of: view), view.customClass == nil, element["tag"] == nil,
      !element.hasColorsOfItsOwn
    else { return nil }
    (self.view, self.color) = (view, color)
    isRead = text.isReadable && view.isEnabled
    least = ContrastRatio.least(
      forSize: font.pointSize(in: document.document.settings.text), isBold: font.isBold)
  }

  private static func content(of view: View) -> (text: String, color: Color, font: Font)? {
    switch view {
    case let label as Label: label.textColor.map { (label.text, $0, label.font) }
    case let field as TextField: field.textColor.map { (field.text, $0, field.font) }
    case let view as TextView: view.textColor.map { (view.text, $0, view.font) }
    case let button as Button where !button.hasConfiguration && button.backgroundImageName == nil:
      button.titleColor.map { (button.title, $0, button.font) }
    default: nil
    }
  }

  /// Of a text in the color of its background.
  var invisibility: Finding? {
    Finding("\(view.nameInMessages) has the color of its background; choose another one", at: view.range)
  }
}

extension String {
  /// Whether people read it, rather than see a sign such as an arrow.
  fileprivate var isReadable: Bool { hasWords || contains { $0.isNumber } }
}

/// The appearances in which a document is shown.
private final class ContrastAppearances {
  private let project: ProjectIndex?
  /// Whether code or a property list chooses one appearance for the whole app. All sources are asked, for few texts.
  private lazy var isOne =
    project.map { $0.launch.fixesAppearance || $0.sources.assign("overrideUserInterfaceStyle", inClasses: []) } ?? true

  init(_ document: LintedDocument) { project = document.project }

  /// The first appearance in which the contrast is too low.
  func finding(_ text: ColoredText, on ground: Color, _ palette: ContrastPalette) -> Finding? {
    guard text.isRead, !(text.color.isOfSystem && ground.isOfSystem), let paint = palette.paint(text.color),
      let below = palette.paint(ground)
    else { return nil }
    let isFixed = paint.light == paint.dark && below.light == below.dark
    let pairs = [("light", paint.light, below.light), ("dark", paint.dark, below.dark)]
    for (name, color, ground) in isFixed ? Array(pairs.prefix(1)) : pairs {
      guard ground.alpha == 1 else { continue }
      let shown = color.blended(over: ground)
      let ratio = ContrastRatio(shown, ground).value
      // Colors of other spaces are a little different from what their numbers say.
      guard ratio < text.least - 0.1, isFixed || !isOne else { continue }
      let appearance = isFixed ? "" : " in \(name) appearance"
      let message =
        "\(text.view.nameInMessages) has a contrast of \(ratio.tenths):1\(appearance); expected \(text.least.tenths):1 for "
        + "\(shown.hexadecimal) on \(ground.hexadecimal)"
      return Finding(message, at: text.view.range)
    }
    return nil
  }
}

extension View {
  /// Whether code may give the view another color, or another text in attributes.
  fileprivate func mayBeColored(in document: LintedDocument, _ members: MemberNames) -> Bool {
    document.isNamedByOutlet(self) && document.code?.uses(members, of: self) != false
  }
}

extension DocumentElement {
  /// Whether attributes, runtime attributes or size classes give parts of the element other colors.
  fileprivate var hasColorsOfItsOwn: Bool {
    isColoredAtRunTime || children.contains { $0.name == "attributedString" || $0["key"] == "shadowColor" }
      || child(forKey: "normal")?.child(forKey: "attributedTitle") != nil
  }
}

extension MemberNames {
  /// What gives a text another color.
  fileprivate static let color = MemberNames(
    [
      "textColor", "setTextColor", "attributedText", "setAttributedText", "setTitleColor", "setAttributedTitle",
      "tintColor", "setTintColor", "backgroundColor", "setBackgroundColor", "configuration", "textColors", "appearance",
      "rx", "reactive", "isHighlighted", "textStorage", "typingAttributes", "defaultTextAttributes",
    ], prefixes: ["theme", "style", "apply", "configure", "color", "setup"])

  /// What gives a text another color, or hides it.
  fileprivate static let legibility = MemberNames(
    [
      "textColor", "attributedText", "tintColor", "backgroundColor", "configuration", "layer", "alpha", "isHidden",
      "hidden", "isEnabled", "enabled", "textColors", "appearance", "rx", "reactive", "isHighlighted", "textStorage",
      "typingAttributes", "defaultTextAttributes",
    ], prefixes: ["theme", "set", "style", "apply", "configure", "color"])
}

extension Color {
  /// Whether the system chooses the components. It has chosen its colors for each other, and adapts them to the user.
  fileprivate var isOfSystem: Bool { if case .system = name { true } else { false } }
}

extension Color.Components {
  /// The color over an opaque one.
  fileprivate func blended(over ground: Color.Components) -> Color.Components {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color.Components(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// `#99AABB`.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + String(bytes.flatMap { [digits[$0 / 16], digits[$0 % 16]] })
  }
}

/// How different the luminances of two opaque colors are: from 1 to 21.
///
/// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
struct ContrastRatio {
  let value: Double

  init(_ one: Color.Components, _ other: Color.Components) {
    let luminances = [Self.luminance(of: one), Self.luminance(of: other)].sorted()
    value = (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(of color: Color.Components) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: Double) -> Double {
    let component = min(max(component, 0), 1)
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The least ratio for a text of a size in points.
  static func least(forSize size: Double, isBold: Bool) -> Double { size >= 18 || isBold && size >= 14 ? 3 : 4.5 }
}

/// The colors of a project's asset catalogs, which are read when somebody asks.
struct ProjectColors: DrawingAssets {
  let project: ProjectIndex?

  func image(named name: String) -> EmbeddedImage? { nil }

  /// Nil for a color that several catalogs have, each in its own way.
  func color(named name: String) -> Paint? {
    guard let project, let files = project.assets.colorFiles[name] else { return nil }
    let colors = Set(files.prefix(10).map { project.sources.content($0).flatMap { ColorSet(description: $0) } })
    return colors.count == 1 ? colors.first??.paint : nil
  }
}
