extension PictureScene {
  static let controls: [PictureScene] = [
    switches, switches.dark, sliders, steppers, segments, segments.dark, progress, indicators, pageControls,
    datePickers,
    wheels, colorWells,
  ]

  private static let switches = PictureScene(
    "switch",
    ["on=\"YES\"", "on=\"NO\"", "on=\"YES\" enabled=\"NO\"", "on=\"NO\" enabled=\"NO\""].map {
      SceneElement("<switch \($0)/>", 51, 31)
    } + [
      SceneElement(
        "<switch on=\"YES\"><color key=\"onTintColor\" systemColor=\"systemPurpleColor\"/><color key=\"thumbTintColor\" systemColor=\"systemYellowColor\"/></switch>",
        51, 31),
      // It keeps its size wherever it is put.
      SceneElement("<switch on=\"YES\"/>", 300, 60),
    ])

  private static let sliders = PictureScene(
    "slider",
    ["0", "0.5", "1"].map { SceneElement("<slider value=\"\($0)\" minValue=\"0\" maxValue=\"1\"/>", 160, 31) } + [
      SceneElement("<slider value=\"30\" minValue=\"0\" maxValue=\"100\" enabled=\"NO\"/>", 160, 31),
      SceneElement(
        "<slider value=\"0.5\" minimumValueImage=\"speaker\" maximumValueImage=\"speaker.wave.3\" catalog=\"system\"/>",
        343, 31),
      SceneElement(
        "<slider value=\"0.7\"><color key=\"minimumTrackTintColor\" systemColor=\"systemRedColor\"/><color key=\"maximumTrackTintColor\" systemColor=\"systemYellowColor\"/><color key=\"thumbTintColor\" systemColor=\"systemGreenColor\"/></slider>",
        343, 31),
    ])

  private static let steppers = PictureScene(
    "stepper",
    [
      SceneElement("<stepper value=\"1\" minimumValue=\"0\" maximumValue=\"10\"/>", 94, 32),
      SceneElement("<stepper value=\"0\" minimumValue=\"0\" maximumValue=\"10\"/>", 94, 32),
      SceneElement("<stepper value=\"10\" minimumValue=\"0\" maximumValue=\"10\"/>", 94, 32),
      SceneElement("<stepper enabled=\"NO\" value=\"1\" maximumValue=\"10\"/>", 94, 32),
      SceneElement(
        "<stepper value=\"1\" maximumValue=\"10\"><color key=\"tintColor\" systemColor=\"systemRedColor\"/></stepper>",
        200, 32),
    ])

  private static func segmented(_ attributes: String, _ titles: [String], _ width: Double, _ more: String = "")
    -> SceneElement
  {
    let segments = titles.map { "<segment \($0)/>" }.joined()
    return SceneElement(
      "<segmentedControl \(attributes)><segments>\(segments)</segments>\(more)</segmentedControl>", width, 31)
  }

  private static let segments = PictureScene(
    "segmented-control",
    [
      segmented("selectedSegmentIndex=\"0\"", ["title=\"First\"", "title=\"Second\""], 160),
      segmented("selectedSegmentIndex=\"1\"", ["title=\"One\"", "title=\"Two\"", "title=\"Three\""], 343),
      segmented("momentary=\"YES\"", ["title=\"Back\"", "title=\"Forward\""], 160),
      segmented("selectedSegmentIndex=\"0\" enabled=\"NO\"", ["title=\"Off\"", "title=\"On\""], 160),
      segmented(
        "selectedSegmentIndex=\"2\" apportionsSegmentWidthsByContent=\"YES\"",
        ["title=\"A\"", "title=\"A longer one\"", "title=\"B\""], 343),
      segmented(
        "selectedSegmentIndex=\"0\"",
        [
          "image=\"list.bullet\" catalog=\"system\" title=\"\"",
          "image=\"square.grid.2x2\" catalog=\"system\" title=\"\"",
        ], 160),
      segmented(
        "selectedSegmentIndex=\"0\"", ["title=\"Tinted\"", "title=\"Other\""], 160,
        "<color key=\"selectedSegmentTintColor\" systemColor=\"systemOrangeColor\"/>"),
    ])

  private static let progress = PictureScene(
    "progress",
    ["0", "0.3", "1"].map { SceneElement("<progressView progress=\"\($0)\"/>", 160, 4) } + [
      SceneElement("<progressView progress=\"0.5\" progressViewStyle=\"bar\"/>", 160, 3),
      SceneElement(
        "<progressView progress=\"0.5\"><color key=\"progressTintColor\" systemColor=\"systemRedColor\"/><color key=\"trackTintColor\" systemColor=\"systemYellowColor\"/></progressView>",
        343, 4),
    ])

  private static let indicators = PictureScene(
    "activity-indicator",
    [
      SceneElement("<activityIndicatorView animating=\"YES\" style=\"medium\"/>", 20, 20),
      SceneElement("<activityIndicatorView animating=\"YES\" style=\"large\"/>", 37, 37),
      SceneElement("<activityIndicatorView hidesWhenStopped=\"NO\" style=\"medium\"/>", 20, 20),
      SceneElement(
        "<activityIndicatorView animating=\"YES\" style=\"large\"><color key=\"color\" systemColor=\"systemRedColor\"/></activityIndicatorView>",
        37, 37),
    ])

  private static let pageControls = PictureScene(
    "page-control",
    color: "<color key=\"backgroundColor\" systemColor=\"systemGray3Color\"/>",
    [
      SceneElement("<pageControl numberOfPages=\"3\"/>", 160, 26),
      SceneElement("<pageControl numberOfPages=\"5\" currentPage=\"2\"/>", 160, 26),
      SceneElement(
        "<pageControl numberOfPages=\"4\"><color key=\"pageIndicatorTintColor\" systemColor=\"systemRedColor\"/><color key=\"currentPageIndicatorTintColor\" systemColor=\"systemBlueColor\"/></pageControl>",
        160, 26),
    ])

  private static let datePickers = PictureScene(
    "date-picker-compact",
    ["date", "time", "dateAndTime"].map {
      SceneElement("<datePicker datePickerMode=\"\($0)\" style=\"compact\"/>", 220, 34)
    } + [SceneElement("<datePicker datePickerMode=\"date\" style=\"compact\" enabled=\"NO\"/>", 220, 34)])

  private static let wheels = PictureScene(
    "date-picker-wheels",
    [
      SceneElement("<datePicker datePickerMode=\"dateAndTime\" style=\"wheels\"/>", 343, 216),
      SceneElement("<datePicker datePickerMode=\"countDownTimer\" style=\"wheels\"/>", 343, 216),
      SceneElement("<datePicker datePickerMode=\"date\" style=\"inline\"/>", 343, 330),
      SceneElement("<pickerView/>", 343, 162),
    ])

  private static let colorWells = PictureScene(
    "color-well",
    [
      SceneElement("<colorWell/>", 28, 28),
      SceneElement("<colorWell><color key=\"selectedColor\" systemColor=\"systemRedColor\"/></colorWell>", 28, 28),
    ])
}
