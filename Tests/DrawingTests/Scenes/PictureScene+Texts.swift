extension PictureScene {
  static let texts: [PictureScene] = [
    labelAlignments, labelFonts, labelStyles, labelLines, labelColors, labelColors.dark, attributedLabels,
  ]

  private static func label(
    _ text: String, _ attributes: String = "", _ content: String = system(17), _ width: Double = 160,
    _ height: Double = 21
  ) -> SceneElement {
    SceneElement("<label text=\"\(text)\" \(attributes)>\(content)</label>", width, height)
  }

  private static func system(_ size: Double, _ weight: String = "") -> String {
    "<fontDescription key=\"fontDescription\" type=\"system\" \(weight) pointSize=\"\(size)\"/>"
  }

  private static let labelAlignments = PictureScene(
    "label-alignments",
    ["left", "center", "right", "natural", "justified"].map { label($0, "textAlignment=\"\($0)\"", system(17), 343) })

  private static let labelFonts = PictureScene(
    "label-fonts",
    ["ultraLight", "thin", "light", "medium", "semibold", "heavy", "black"].map {
      label($0, "", system(17, "weight=\"\($0)\""))
    } + [
      label("bold", "", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>"),
      label("italic", "", "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"17\"/>"),
      label("Georgia", "", font("Georgia")), label("Courier New", "", font("CourierNewPSMT")),
      label("Avenir", "", font("Avenir-Book")), label("No such font", "", font("NoSuchFont-Regular")),
      label("11 points", "", system(11)), label("34 points", "", system(34), 343, 41),
    ])

  private static func font(_ name: String) -> String {
    "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"\(name)\" pointSize=\"17\"/>"
  }

  private static let labelStyles = PictureScene(
    "label-text-styles",
    [
      ("Title0", 41.0), ("Title1", 34), ("Title2", 27), ("Title3", 24), ("Headline", 21), ("Body", 21), ("Callout", 20),
      ("Subhead", 18), ("Footnote", 16), ("Caption1", 15), ("Caption2", 14),
    ].map { name, height in
      label(name, "", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(name)\"/>", 343, height)
    })

  private static let long = "The quick brown fox jumps over the lazy dog and runs away"

  private static let labelLines = PictureScene(
    "label-lines",
    ["tailTruncation", "headTruncation", "middleTruncation", "clip"].map {
      label(long, "lineBreakMode=\"\($0)\"", system(17), 343)
    } + [
      label(long, "numberOfLines=\"0\"", system(17), 160, 102),
      label(long, "numberOfLines=\"2\" lineBreakMode=\"tailTruncation\"", system(17), 160, 41),
      label(long, "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"", system(17), 343),
      label("one&#10;two&#10;three", "numberOfLines=\"3\"", system(17), 160, 61),
    ])

  private static let labelColors = PictureScene(
    "label-colors",
    ["labelColor", "secondaryLabelColor", "tertiaryLabelColor", "systemRedColor", "systemBlueColor", "linkColor"].map {
      label($0, "", system(17) + "<color key=\"textColor\" systemColor=\"\($0)\"/>")
    } + [
      label(
        "custom", "",
        system(17)
          + "<color key=\"textColor\" red=\"0.6\" green=\"0.2\" blue=\"0.7\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      ),
      label("disabled", "enabled=\"NO\""), label("alpha 0.4", "alpha=\"0.4\""),
      label(
        "highlighted", "highlighted=\"YES\"",
        system(17) + "<color key=\"highlightedColor\" systemColor=\"systemOrangeColor\"/>"),
      label(
        "shadow", "",
        system(17)
          + "<color key=\"shadowColor\" white=\"0.6\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/><size key=\"shadowOffset\" width=\"1\" height=\"1\"/>"
      ),
      label("background", "", system(17) + "<color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/>"),
    ])

  private static let attributedLabels = PictureScene(
    "label-attributed",
    [
      SceneElement(
        """
        <label><attributedString key="attributedText"><fragment content="Plain, "><attributes><font key="NSFont" size="17" \
        name="Helvetica"/></attributes></fragment><fragment content="bold and red"><attributes><color key="NSColor" red="1" \
        green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><font key="NSFont" size="17" \
        name="Helvetica-Bold"/></attributes></fragment></attributedString></label>
        """, 343, 21)
    ])
}
