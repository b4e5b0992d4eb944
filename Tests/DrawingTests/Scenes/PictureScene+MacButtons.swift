extension PictureScene {
  static let macButtons: [PictureScene] = [
    macBezels, macBezels.dark, macSizes, macChecks, macChecks.dark, macPopUps, macImageButtons,
  ]

  private static func button(_ cell: String, _ content: String = "", _ width: Double = 110, _ height: Double = 24)
    -> SceneElement
  {
    SceneElement(
      """
      <button verticalHuggingPriority="750"><buttonCell key="cell" \(cell)><behavior key="behavior" pushIn="YES" \
      lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/>\(content)</buttonCell></button>
      """, width, height)
  }

  private static let macBezels = PictureScene(
    "button-bezels", on: .macOS,
    [
      ("push", "rounded"), ("bevel", "regularSquare"), ("bevel", "rounded"), ("square", "shadowlessSquare"),
      ("squareTextured", "texturedSquare"), ("roundTextured", "texturedRounded"), ("roundRect", "roundedRect"),
      ("recessed", "recessed"), ("inline", "inline"), ("smallSquare", "smallSquare"),
    ].map { button("type=\"\($0)\" title=\"\($0)\" bezelStyle=\"\($1)\" alignment=\"center\" borderStyle=\"border\"") }
      + [
        button("type=\"help\" bezelStyle=\"helpButton\" alignment=\"center\" borderStyle=\"border\"", "", 25, 25),
        button(
          "type=\"disclosureTriangle\" bezelStyle=\"disclosure\" imagePosition=\"above\" borderStyle=\"border\"", "",
          13, 13),
        button(
          "type=\"roundedDisclosure\" bezelStyle=\"roundedDisclosure\" imagePosition=\"only\" borderStyle=\"border\"",
          "", 29, 26),
        button("type=\"round\" bezelStyle=\"circular\" imagePosition=\"only\" borderStyle=\"border\"", "", 40, 40),
        button(
          "type=\"push\" title=\"Default\" bezelStyle=\"rounded\" alignment=\"center\" borderStyle=\"border\" keyEquivalent=\"&#13;\""
        ),
        button(
          "type=\"push\" title=\"Disabled\" bezelStyle=\"rounded\" alignment=\"center\" enabled=\"NO\" borderStyle=\"border\""
        ),
        button(
          "type=\"bevel\" title=\"No border\" bezelStyle=\"regularSquare\" alignment=\"center\" imagePosition=\"left\""),
      ])

  private static let macSizes = PictureScene(
    "button-control-sizes", on: .macOS,
    [("mini", 16.0), ("small", 20), ("regular", 24), ("large", 30)].flatMap { size, height in
      [
        button(
          "type=\"push\" title=\"\(size)\" bezelStyle=\"rounded\" alignment=\"center\" controlSize=\"\(size)\" borderStyle=\"border\"",
          "", 110, height),
        button(
          "type=\"check\" title=\"\(size)\" bezelStyle=\"regularSquare\" imagePosition=\"left\" controlSize=\"\(size)\" state=\"on\"",
          "", 100, height),
      ]
    })

  private static let macChecks = PictureScene(
    "checks-and-radios", on: .macOS,
    ["check", "radio"].flatMap { type in
      ["state=\"on\"", "", "state=\"mixed\" allowsMixedState=\"YES\"", "state=\"on\" enabled=\"NO\""].map {
        button(
          "type=\"\(type)\" title=\"\(type)\" bezelStyle=\"regularSquare\" imagePosition=\"left\" alignment=\"left\" \($0)",
          "", 76, 18)
      }
    } + [
      button(
        "type=\"check\" title=\"Box behind\" bezelStyle=\"regularSquare\" imagePosition=\"right\" state=\"on\"", "",
        110, 18),
      button("type=\"check\" bezelStyle=\"regularSquare\" imagePosition=\"only\" state=\"on\"", "", 18, 18),
    ])

  private static func popUp(_ attributes: String, _ title: String, _ height: Double, width: Double = 140)
    -> SceneElement
  {
    let number = attributes.utf8.count + Int(height)
    return SceneElement(
      """
      <popUpButton><popUpButtonCell key="cell" title="\(title)" \(attributes) alignment="left" lineBreakMode="truncatingTail" \
      borderStyle="borderAndBezel" selectedItem="m\(number)"><behavior key="behavior" lightByBackground="YES" \
      lightByGray="YES"/><font key="font" metaFont="menu"/><menu key="menu" id="menu\(number)"><items><menuItem \
      title="\(title)" state="on" id="m\(number)"/><menuItem title="Item 2" id="o\(number)"/></items></menu>\
      </popUpButtonCell></popUpButton>
      """, width, height)
  }

  private static let macPopUps = PictureScene(
    "pop-up-buttons", on: .macOS,
    [
      popUp("type=\"push\" bezelStyle=\"rounded\"", "Regular", 25),
      popUp("type=\"push\" bezelStyle=\"rounded\" controlSize=\"small\"", "Small", 22),
      popUp("type=\"push\" bezelStyle=\"rounded\" controlSize=\"mini\"", "Mini", 15),
      popUp("type=\"push\" bezelStyle=\"rounded\" pullsDown=\"YES\"", "Pull down", 25),
      popUp("type=\"push\" bezelStyle=\"rounded\" enabled=\"NO\"", "Disabled", 25),
      popUp("type=\"roundTextured\" bezelStyle=\"texturedRounded\"", "Textured", 25),
      popUp("type=\"roundRect\" bezelStyle=\"roundedRect\"", "Round rect", 19),
      popUp("type=\"push\" bezelStyle=\"rounded\"", "A title too long for its button", 25, width: 100),
    ])

  private static let macImageButtons = PictureScene(
    "button-images", on: .macOS,
    ["left", "right", "above", "below", "only", "overlaps"].map {
      button(
        "type=\"bevel\" title=\"\($0)\" image=\"NSAddTemplate\" bezelStyle=\"regularSquare\" imagePosition=\"\($0)\" alignment=\"center\" borderStyle=\"border\"",
        "", 80, 44)
    } + [
      button(
        "type=\"bevel\" image=\"star.fill\" catalog=\"system\" bezelStyle=\"regularSquare\" imagePosition=\"only\" alignment=\"center\"",
        "", 30, 30)
    ])
}
