extension PictureScene {
  static let fields: [PictureScene] = [textFields, textFields.dark, textFieldContents, textViews, searchBars]

  private static func field(_ attributes: String, _ content: String = "", _ width: Double = 160) -> SceneElement {
    SceneElement("<textField \(attributes)>\(content)</textField>", width, 34)
  }

  private static let textFields = PictureScene(
    "text-field",
    ["none", "line", "bezel", "roundedRect"].flatMap { style in
      [
        field("borderStyle=\"\(style)\" text=\"\(style)\""),
        field("borderStyle=\"\(style)\" placeholder=\"Placeholder\""),
      ]
    })

  private static let textFieldContents = PictureScene(
    "text-field-contents",
    [
      field(
        "borderStyle=\"roundedRect\" text=\"Secret\"",
        "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"),
      field("borderStyle=\"roundedRect\" text=\"Clear\" clearButtonMode=\"always\""),
      field("borderStyle=\"roundedRect\" text=\"Disabled\" enabled=\"NO\""),
      field("borderStyle=\"roundedRect\" text=\"Center\" textAlignment=\"center\""),
      field("borderStyle=\"roundedRect\" text=\"Right\" textAlignment=\"right\""),
      field("borderStyle=\"roundedRect\" text=\"A text that is longer than its field\""),
      field(
        "borderStyle=\"roundedRect\" text=\"Color\"",
        "<color key=\"textColor\" systemColor=\"systemRedColor\"/><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>"
      ),
      field(
        "borderStyle=\"none\" text=\"Background\"", "<color key=\"backgroundColor\" systemColor=\"systemGray5Color\"/>"),
    ])

  private static let textViews = PictureScene(
    "text-view",
    [
      SceneElement(
        "<textView text=\"A text view wraps its text. It scrolls where the text is longer than its frame.\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/></textView>",
        160, 100),
      SceneElement(
        "<textView text=\"Centered, with a background.\" textAlignment=\"center\"><color key=\"backgroundColor\" systemColor=\"systemGray6Color\"/><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/></textView>",
        160, 100),
      SceneElement(
        "<textView><string key=\"text\">Two\nlines</string><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/></textView>",
        160, 60),
    ])

  private static let searchBars = PictureScene(
    "search-bar",
    [
      SceneElement("<searchBar placeholder=\"Search\"/>", 343, 56),
      SceneElement("<searchBar text=\"Query\" showsCancelButton=\"YES\"/>", 343, 56),
      SceneElement("<searchBar searchBarStyle=\"minimal\" placeholder=\"Minimal\"/>", 343, 56),
      SceneElement(
        "<searchBar showsScopeBar=\"YES\" placeholder=\"Scopes\"><scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>",
        343, 105),
      SceneElement(
        "<searchBar placeholder=\"Tint\"><color key=\"barTintColor\" systemColor=\"systemTealColor\"/></searchBar>",
        343, 56),
    ])
}
