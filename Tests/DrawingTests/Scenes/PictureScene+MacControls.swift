extension PictureScene {
  static let macControls: [PictureScene] = [
    macSegments, macSliders, macIndicators, macLevels, macSteppers, macDatePickers, macPaths, macMatrices,
  ]

  private static func segmented(_ style: String, _ more: String = "", _ height: Double = 24) -> SceneElement {
    SceneElement(
      """
      <segmentedControl><segmentedCell key="cell" borderStyle="border" alignment="left" style="\(style)" \
      trackingMode="selectOne" \(more)><font key="font" metaFont="system"/><segments><segment label="One" selected="YES"/>\
      <segment label="Two" tag="1"/><segment label="Three"/></segments></segmentedCell></segmentedControl>
      """, 160, height)
  }

  private static let macSegments = PictureScene(
    "segmented-controls", on: .macOS,
    ["rounded", "texturedRounded", "roundRect", "texturedSquare", "capsule", "smallSquare", "separated"].map {
      segmented($0)
    }
      + [segmented("rounded", "enabled=\"NO\""), segmented("rounded", "controlSize=\"small\"", 18)])

  private static func slider(_ cell: String, _ width: Double, _ height: Double) -> SceneElement {
    SceneElement(
      "<slider><sliderCell key=\"cell\" continuous=\"YES\" state=\"on\" alignment=\"left\" \(cell)/></slider>", width,
      height)
  }

  private static let macSliders = PictureScene(
    "sliders", on: .macOS,
    [
      slider("maxValue=\"100\" doubleValue=\"50\" tickMarkPosition=\"above\" sliderType=\"linear\"", 160, 28),
      slider(
        "maxValue=\"100\" doubleValue=\"25\" numberOfTickMarks=\"5\" tickMarkPosition=\"below\" sliderType=\"linear\"",
        160, 28),
      slider(
        "maxValue=\"100\" doubleValue=\"75\" numberOfTickMarks=\"5\" tickMarkPosition=\"above\" sliderType=\"linear\" enabled=\"NO\"",
        160, 28),
      slider("maxValue=\"100\" doubleValue=\"25\" sliderType=\"circular\"", 28, 30),
      slider("maxValue=\"100\" doubleValue=\"60\" sliderType=\"linear\" vertical=\"YES\"", 28, 100),
      slider("maxValue=\"100\" doubleValue=\"60\" sliderType=\"linear\" controlSize=\"small\"", 120, 20),
    ])

  private static let macIndicators = PictureScene(
    "progress-indicators", on: .macOS,
    [
      SceneElement("<progressIndicator maxValue=\"100\" doubleValue=\"40\" style=\"bar\"/>", 160, 20),
      SceneElement("<progressIndicator maxValue=\"100\" indeterminate=\"YES\" style=\"bar\"/>", 160, 20),
      SceneElement("<progressIndicator maxValue=\"100\" indeterminate=\"YES\" style=\"spinning\"/>", 32, 32),
      SceneElement(
        "<progressIndicator maxValue=\"100\" indeterminate=\"YES\" controlSize=\"small\" style=\"spinning\"/>", 16, 16),
      SceneElement(
        "<progressIndicator maxValue=\"100\" doubleValue=\"70\" controlSize=\"small\" style=\"bar\"/>", 160, 12),
    ])

  private static let macLevels = PictureScene(
    "level-indicators", on: .macOS,
    ["continuousCapacity", "discreteCapacity", "rating", "relevancy"].map {
      SceneElement(
        "<levelIndicator><levelIndicatorCell key=\"cell\" alignment=\"left\" doubleValue=\"3\" maxValue=\"5\" levelIndicatorStyle=\"\($0)\"/></levelIndicator>",
        160, 18)
    } + [
      SceneElement(
        "<levelIndicator><levelIndicatorCell key=\"cell\" alignment=\"left\" doubleValue=\"4.5\" maxValue=\"5\" warningValue=\"3\" criticalValue=\"4\" levelIndicatorStyle=\"continuousCapacity\"/></levelIndicator>",
        160, 18)
    ])

  private static let macSteppers = PictureScene(
    "steppers-switches-wells", on: .macOS,
    [
      SceneElement(
        "<stepper><stepperCell key=\"cell\" continuous=\"YES\" alignment=\"left\" maxValue=\"100\"/></stepper>", 19, 28),
      SceneElement(
        "<stepper><stepperCell key=\"cell\" controlSize=\"small\" continuous=\"YES\" alignment=\"left\" maxValue=\"100\"/></stepper>",
        15, 22),
      SceneElement("<switch state=\"on\"/>", 42, 25), SceneElement("<switch/>", 42, 25),
      SceneElement("<switch state=\"on\" enabled=\"NO\"/>", 42, 25), SceneElement("<switch state=\"on\"/>", 120, 40),
      SceneElement(
        "<colorWell><color key=\"color\" red=\"0.2\" green=\"0.6\" blue=\"0.9\" alpha=\"1\" colorSpace=\"calibratedRGB\"/></colorWell>",
        44, 24),
    ])

  private static let macDatePickers = PictureScene(
    "date-pickers", on: .macOS,
    ["textFieldAndStepper", "textField", "clockAndCalendar"].map {
      SceneElement(
        """
        <datePicker><datePickerCell key="cell" borderStyle="bezel" alignment="left" datePickerStyle="\($0)"><font key="font" \
        metaFont="system"/><date key="date" timeIntervalSinceReferenceDate="600000000"/></datePickerCell></datePicker>
        """, 140, $0 == "clockAndCalendar" ? 148 : 27)
    })

  private static let macPaths = PictureScene(
    "path-controls", on: .macOS,
    ["standard", "popUp"].map {
      SceneElement(
        "<pathControl><pathCell key=\"cell\" selectable=\"YES\" alignment=\"left\" pathStyle=\"\($0)\"><font key=\"font\" metaFont=\"system\"/><url key=\"url\" string=\"file:///Applications/\"/></pathCell></pathControl>",
        300, 22)
    })

  private static let macMatrices = PictureScene(
    "matrices", on: .macOS,
    [
      SceneElement(
        """
        <matrix mode="radio"><size key="cellSize" width="100" height="18"/><size key="intercellSpacing" width="4" \
        height="2"/><buttonCell key="prototype" type="radio" title="Radio" imagePosition="left" alignment="left" \
        inset="2"><font key="font" metaFont="system"/></buttonCell><cells><column><buttonCell type="radio" title="First" \
        imagePosition="left" alignment="left" state="on" inset="2" id="r1"><font key="font" metaFont="system"/></buttonCell>\
        <buttonCell type="radio" title="Second" imagePosition="left" alignment="left" inset="2" id="r2"><font key="font" \
        metaFont="system"/></buttonCell></column></cells></matrix>
        """, 100, 38)
    ])
}
