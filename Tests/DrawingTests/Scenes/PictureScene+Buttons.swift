extension PictureScene {
  static let buttons: [PictureScene] = [
    buttonStates, buttonTypes, buttonImages, buttonAlignments, buttonBackgrounds, buttonConfigurations,
    buttonConfigurations.dark, buttonCorners, buttonPlacements, buttonSubtitles,
  ]

  private static func button(
    _ attributes: String, _ content: String, _ width: Double = 160, _ height: Double = 36
  ) -> SceneElement {
    SceneElement("<button \(attributes)>\(content)</button>", width, height)
  }

  private static func title(_ text: String, _ more: String = "") -> String {
    "<state key=\"normal\" title=\"\(text)\" \(more)/>"
  }

  private static let colors =
    title("Normal") + "<state key=\"disabled\" title=\"Disabled\"/><state key=\"selected\" title=\"Selected\"/>"
    + "<state key=\"highlighted\" title=\"Highlighted\"/>"

  private static let buttonStates = PictureScene(
    "button-states",
    ["custom", "system"].flatMap { type in
      ["", "enabled=\"NO\"", "selected=\"YES\"", "highlighted=\"YES\""].map {
        button("buttonType=\"\(type)\" \($0)", colors)
      }
    } + [
      button(
        "buttonType=\"system\"",
        title("Red")
          + "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>"),
      button(
        "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Title color\"><color key=\"titleColor\" systemColor=\"systemGreenColor\"/></state>"
      ),
      button(
        "buttonType=\"system\"",
        "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>" + title("Bold")),
    ])

  private static let buttonTypes = PictureScene(
    "button-types",
    ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close", "roundedRect"].map {
      button("buttonType=\"\($0)\"", title($0 == "roundedRect" ? "Rounded" : ""), $0 == "roundedRect" ? 100 : 30, 30)
    })

  private static let buttonImages = PictureScene(
    "button-images",
    [
      button("buttonType=\"system\"", title("", "image=\"star.fill\" catalog=\"system\""), 44, 44),
      button("buttonType=\"system\"", title("Share", "image=\"square.and.arrow.up\" catalog=\"system\"")),
      button("buttonType=\"custom\"", title("Missing", "image=\"logo\""), 160, 44),
      button(
        "buttonType=\"custom\"",
        "<state key=\"normal\" image=\"star\" catalog=\"system\"/><state key=\"selected\" image=\"star.fill\" catalog=\"system\"/>",
        44, 44),
      button(
        "buttonType=\"custom\" selected=\"YES\"",
        "<state key=\"normal\" image=\"star\" catalog=\"system\"/><state key=\"selected\" image=\"star.fill\" catalog=\"system\"/>",
        44, 44),
      button(
        "buttonType=\"system\"",
        "<inset key=\"imageEdgeInsets\" minX=\"-12\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
          + title("Insets", "image=\"plus\" catalog=\"system\"")),
      button(
        "buttonType=\"system\" semanticContentAttribute=\"forceRightToLeft\"",
        title("Image behind", "image=\"chevron.right\" catalog=\"system\"")),
    ])

  private static let buttonAlignments = PictureScene(
    "button-alignments",
    ["left", "center", "right", "fill", "leading", "trailing"].map {
      button(
        "buttonType=\"system\" contentHorizontalAlignment=\"\($0)\"",
        title($0, "image=\"circle\" catalog=\"system\"")
          + "<color key=\"backgroundColor\" systemColor=\"systemGray6Color\"/>")
    }
      + ["top", "bottom"].map {
        button(
          "buttonType=\"system\" contentVerticalAlignment=\"\($0)\"",
          title($0)
            + "<color key=\"backgroundColor\" systemColor=\"systemGray6Color\"/>", 160, 60)
      })

  private static let buttonBackgrounds = PictureScene(
    "button-backgrounds",
    [
      button(
        "buttonType=\"system\"",
        title("Blue") + "<color key=\"backgroundColor\" systemColor=\"systemBlueColor\"/>"
          + "<color key=\"tintColor\" systemColor=\"systemBackgroundColor\"/>"),
      button("buttonType=\"custom\"", title("Image", "backgroundImage=\"button-back\""), 160, 44),
      button("buttonType=\"custom\"", title("Long title that does not fit"), 120, 36),
      button("buttonType=\"custom\" lineBreakMode=\"wordWrap\"", title("A title in two lines"), 100, 44),
    ])

  private static func configuration(_ attributes: String, _ content: String = "") -> String {
    "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" \(attributes)>\(content)</buttonConfiguration>"
  }

  private static let buttonConfigurations = PictureScene(
    "button-configurations",
    ["plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"].flatMap {
      style in
      ["", "enabled=\"NO\""].map {
        button("buttonType=\"system\" \($0)", configuration("style=\"\(style)\" title=\"\(style)\""))
      }
    } + [
      button("buttonType=\"system\" role=\"destructive\"", configuration("style=\"filled\" title=\"Destructive\"")),
      button(
        "buttonType=\"system\"",
        configuration(
          "style=\"filled\" title=\"Green\"",
          "<color key=\"baseBackgroundColor\" systemColor=\"systemGreenColor\"/><color key=\"baseForegroundColor\" systemColor=\"labelColor\"/>"
        )),
    ])

  private static let buttonCorners = PictureScene(
    "button-corners",
    ["dynamic", "small", "medium", "large", "capsule", "fixed"].map {
      button("buttonType=\"system\"", configuration("style=\"filled\" title=\"\($0)\" cornerStyle=\"\($0)\""), 160, 44)
    })

  private static let buttonPlacements = PictureScene(
    "button-image-placements",
    ["leading", "trailing", "top", "bottom"].map {
      button(
        "buttonType=\"system\"",
        configuration(
          "style=\"tinted\" title=\"\($0)\" image=\"bell\" catalog=\"system\" imagePlacement=\"\($0)\" imagePadding=\"6\""
        ), 160, 64)
    })

  private static let buttonSubtitles = PictureScene(
    "button-subtitles",
    ["leading", "center", "trailing"].map {
      button(
        "buttonType=\"system\"",
        configuration("style=\"gray\" title=\"Title\" subtitle=\"A subtitle below\" titleAlignment=\"\($0)\""), 160, 56)
    })
}
