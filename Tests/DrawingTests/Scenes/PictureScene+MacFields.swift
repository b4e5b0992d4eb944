extension PictureScene {
  static let macFields: [PictureScene] = [macTextFields, macTextFields.dark, macLabels, macSearch, macTextViews]

  private static func field(
    _ name: String, _ cell: String, _ height: Double = 21, width: Double = 140, _ content: String = ""
  ) -> SceneElement {
    SceneElement(
      """
      <\(name)><\(name)Cell key="cell" scrollable="YES" lineBreakMode="clipping" \(cell)><font key="font" \
      metaFont="system"/>\(content)</\(name)Cell></\(name)>
      """, width, height)
  }

  private static let edited = "selectable=\"YES\" editable=\"YES\" sendsActionOnEndEditing=\"YES\""

  private static let macTextFields = PictureScene(
    "text-fields", on: .macOS,
    [
      field("textField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" title=\"Bezel\""),
      field("textField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" placeholderString=\"Placeholder\""),
      field("textField", "\(edited) borderStyle=\"border\" drawsBackground=\"YES\" title=\"Border\""),
      field(
        "textField", "\(edited) borderStyle=\"bezel\" bezelStyle=\"round\" drawsBackground=\"YES\" title=\"Round\""),
      field("textField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" enabled=\"NO\" title=\"Disabled\""),
      field(
        "textField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" controlSize=\"small\" title=\"Small\"", 19
      ),
      field("secureTextField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" title=\"secret\""),
      field(
        "comboBox",
        "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" completes=\"NO\" numberOfVisibleItems=\"5\" title=\"Combo box\"",
        25),
      field("tokenField", "\(edited) borderStyle=\"bezel\" drawsBackground=\"YES\" title=\"token\""),
    ])

  private static let macLabels = PictureScene(
    "labels", on: .macOS,
    ["left", "center", "right"].map { field("textField", "alignment=\"\($0)\" title=\"\($0)\"", 16) } + [
      field(
        "textField", "title=\"Secondary\"", 16,
        "<color key=\"textColor\" name=\"secondaryLabelColor\" catalog=\"System\" colorSpace=\"catalog\"/>"),
      field(
        "textField", "title=\"Red\"", 16,
        "<color key=\"textColor\" name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"/>"),
      SceneElement(
        "<textField><textFieldCell key=\"cell\" title=\"A label that wraps its text into several lines\"><font key=\"font\" metaFont=\"system\"/></textFieldCell></textField>",
        140, 48),
      SceneElement(
        "<textField><textFieldCell key=\"cell\" lineBreakMode=\"truncatingTail\" title=\"A label that truncates its text\"><font key=\"font\" metaFont=\"systemBold\"/></textFieldCell></textField>",
        140, 16),
      SceneElement(
        "<textField><textFieldCell key=\"cell\" title=\"Small system font\"><font key=\"font\" metaFont=\"smallSystem\"/></textFieldCell></textField>",
        140, 14),
    ])

  private static let macSearch = PictureScene(
    "search-fields", on: .macOS,
    [
      field("searchField", "\(edited) borderStyle=\"bezel\" bezelStyle=\"round\"", 22),
      field("searchField", "\(edited) borderStyle=\"bezel\" bezelStyle=\"round\" title=\"Query\"", 22),
      field(
        "searchField",
        "\(edited) borderStyle=\"bezel\" bezelStyle=\"round\" controlSize=\"small\" placeholderString=\"Filter\"", 19),
    ])

  private static let macTextViews = PictureScene(
    "text-view", on: .macOS,
    [
      SceneElement(
        """
        <scrollView horizontalLineScroll="10" verticalLineScroll="10" hasHorizontalScroller="NO"><clipView key="contentView" \
        id="clip"><rect key="frame" x="1" y="1" width="238" height="88"/><subviews><textView importsGraphics="NO" id="text"><rect \
        key="frame" x="0" y="0" width="238" height="88"/><attributedString key="textStorage"><fragment content="Some text in a text view"/></attributedString></textView>\
        </subviews></clipView></scrollView>
        """, 240, 90)
    ])
}
