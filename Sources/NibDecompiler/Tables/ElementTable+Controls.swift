/// Views that show something or that people touch.
extension ElementTable {
  private static let label: [AttributeRow] = [
    AttributeRow("UIText", "text", .text),
    AttributeRow("UIAttributedText", "attributedText", .attributedText),
    AttributeRow("UITextAlignment", "textAlignment", .choice(textAlignments)),
    AttributeRow("UILineBreakMode", "lineBreakMode", .writtenChoice(lineBreakModes, missing: "tailTruncation")),
    AttributeRow("UINumberOfLines", "numberOfLines", .integer),
    AttributeRow("UIBaselineAdjustment", "baselineAdjustment", .choice([nil, "alignCenters", "none"])),
    AttributeRow("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit", .writtenFlag),
    AttributeRow("UIMinimumFontSize", "minimumFontSize", .number),
    AttributeRow("UIMinimumScaleFactor", "minimumScaleFactor", .number),
    AttributeRow("UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth", .flag(missing: false)),
    AttributeRow("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", .flag(missing: false)),
    AttributeRow("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", .number),
    AttributeRow("UIFont", "fontDescription", .font),
    AttributeRow("UITextColor", "textColor", .color),
    AttributeRow("UIHighlightedColor", "highlightedColor", .color),
    AttributeRow("UIShadowColor", "shadowColor", .color),
  ]

  private static let textInputTraits: [AttributeRow] = [
    AttributeRow("UIKeyboardType", "keyboardType", .names(keyboardTypes)),
    AttributeRow("UISecureTextEntry", "secureTextEntry", .flag(missing: false)),
    AttributeRow("UIAutocorrectionType", "autocorrectionType", .choice([nil, "no", "yes"])),
    AttributeRow("UISpellCheckingType", "spellCheckingType", .choice([nil, "no", "yes"])),
    AttributeRow(
      "UIAutocapitalizationType", "autocapitalizationType", .choice([nil, "words", "sentences", "allCharacters"])),
    AttributeRow("UIKeyboardAppearance", "keyboardAppearance", .choice([nil, "alert", "light"])),
    AttributeRow("UIReturnKeyType", "returnKeyType", .choice(returnKeyTypes)),
    AttributeRow("UIEnablesReturnKeyAutomatically", "enablesReturnKeyAutomatically", .flag(missing: false)),
    AttributeRow("UITextContentType", "textContentType", .text),
  ]

  private static let keyboardTypes = [
    1: "alphabet", 2: "numbersAndPunctuation", 3: "URL", 4: "numberPad", 5: "phonePad", 6: "namePhonePad",
    7: "emailAddress", 8: "decimalPad", 9: "twitter", 10: "webSearch",
  ]
  private static let returnKeyTypes = [
    nil, "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
  ]

  private static let control: [AttributeRow] = [
    AttributeRow("UIDisabled", "enabled", .negatedFlag),
    AttributeRow("UISelected", "selected", .flag(missing: false)),
    AttributeRow(
      "UIContentHorizontalAlignment", "contentHorizontalAlignment",
      .writtenChoice(horizontalAlignments, missing: "center")),
    AttributeRow(
      "UIContentVerticalAlignment", "contentVerticalAlignment", .writtenChoice(verticalAlignments, missing: "center")),
  ]

  static let controls: [String: ElementTable] = [
    "UILabel": ElementTable("label", label),
    "UITableViewLabel": ElementTable("label", label),
    "UIImageView": ElementTable(
      "imageView",
      [
        AttributeRow("UIImage", "image", .image), AttributeRow("UIHighlightedImage", "highlightedImage", .image),
      ]),
    "UIButton": ElementTable("button", button),
    "UIRoundedRectButton": ElementTable("button", button),
    "UITextField": ElementTable(
      "textField",
      control + [
        AttributeRow("UIText", "text", .text),
        AttributeRow("UIAttributedText", "attributedText", .attributedText),
        AttributeRow("UIPlaceholder", "placeholder", .text),
        AttributeRow("UIAttributedPlaceholder", "attributedPlaceholder", .attributedText),
        AttributeRow("UIBorderStyle", "borderStyle", .choice([nil, "line", "bezel", "roundedRect"])),
        AttributeRow("UITextAlignment", "textAlignment", .choice(textAlignments)),
        AttributeRow("UIClearsOnBeginEditing", "clearsOnBeginEditing", .flag(missing: false)),
        AttributeRow("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit", .writtenFlag),
        AttributeRow("UIMinimumFontSize", "minimumFontSize", .number),
        AttributeRow(
          "UIClearButtonMode", "clearButtonMode", .choice([nil, "whileEditing", "unlessEditing", "always"])),
        AttributeRow("UIFont", "fontDescription", .font),
        AttributeRow("UITextColor", "textColor", .color),
      ]),
    "UITextView": ElementTable(
      "textView",
      [
        AttributeRow("UIText", "text", .text),
        AttributeRow("UIAttributedText", "attributedText", .attributedText),
        AttributeRow("UIEditable", "editable", .flag(missing: true)),
        AttributeRow("UISelectable", "selectable", .flag(missing: true)),
        AttributeRow("UIScrollDisabled", "scrollEnabled", .negatedFlag),
        AttributeRow("UITextAlignment", "textAlignment", .choice(textAlignments)),
        AttributeRow("UIFont", "fontDescription", .font),
        AttributeRow("UITextColor", "textColor", .color),
      ]),
    "UISwitch": ElementTable(
      "switch",
      control + [
        AttributeRow("UISwitchOn", "on", .flag(missing: false)),
        AttributeRow("UISwitchOnTintColor", "onTintColor", .color),
        AttributeRow("UISwitchThumbTintColor", "thumbTintColor", .color),
      ]),
    "UISlider": ElementTable(
      "slider",
      control + [
        AttributeRow("UIValue", "value", .number), AttributeRow("UIMinValue", "minValue", .number),
        AttributeRow("UIMaxValue", "maxValue", .number),
        AttributeRow("UIMinimumTintColor", "minimumTrackTintColor", .color),
        AttributeRow("UIMaximumTintColor", "maximumTrackTintColor", .color),
        AttributeRow("UIThumbTintColor", "thumbTintColor", .color),
      ]),
    "UIStepper": ElementTable("stepper", control),
    "UIProgressView": ElementTable(
      "progressView",
      [
        AttributeRow("UIProgress", "progress", .number),
        AttributeRow("UIProgressProgressTintColor", "progressTintColor", .color),
        AttributeRow("UIProgressTrackTintColor", "trackTintColor", .color),
      ]),
    "UIActivityIndicatorView": ElementTable(
      "activityIndicatorView",
      [
        AttributeRow("UIAnimating", "animating", .flag(missing: false)),
        AttributeRow("UIHidesWhenStopped", "hidesWhenStopped", .flag(missing: false)),
        AttributeRow(
          "UIActivityIndicatorViewStyle", "style", .writtenChoice(["whiteLarge", "white", "gray"], missing: "white")),
        AttributeRow("UIActivityIndicatorViewStyle-Modern", "style", .names([100: "medium", 101: "large"])),
        AttributeRow("UIColor", "color", .color),
      ]),
    "UIPageControl": ElementTable(
      "pageControl",
      control + [
        AttributeRow("UINumberOfPages", "numberOfPages", .integer),
        AttributeRow("UICurrentPage", "currentPage", .integer),
        AttributeRow("UIHidesForSinglePage", "hidesForSinglePage", .flag(missing: false)),
      ]),
    "UISegmentedControl": ElementTable(
      "segmentedControl",
      [
        AttributeRow("UISelectedSegmentIndex", "selectedSegmentIndex", .integer),
        AttributeRow("UISegmentedControlSelectedSegmentTintColor", "selectedSegmentTintColor", .color),
      ]),
    "UIDatePicker": ElementTable(
      "datePicker",
      [
        AttributeRow("UIDatePickerMode", "datePickerMode", .choice(["time", "date", "dateAndTime", "countDownTimer"])),
        AttributeRow("UIMinuteInterval", "minuteInterval", .integer),
      ]),
    "UISearchBar": ElementTable(
      "searchBar",
      [AttributeRow("UIText", "text", .text), AttributeRow("UIPlaceholder", "placeholder", .text)]),
  ]

  private static let button: [AttributeRow] =
    control + [
      AttributeRow("UIButtonType", "buttonType", .choice(buttonTypes)),
      AttributeRow("UILineBreakMode", "lineBreakMode", .writtenChoice(lineBreakModes, missing: "middleTruncation")),
      AttributeRow("UIFont", "fontDescription", .font),
      AttributeRow("UIContentEdgeInsets", "contentEdgeInsets", .insets(element: "inset")),
      AttributeRow("UITitleEdgeInsets", "titleEdgeInsets", .insets(element: "inset")),
      AttributeRow("UIImageEdgeInsets", "imageEdgeInsets", .insets(element: "inset")),
    ]

  private static let buttonTypes = [
    nil, "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain", "close",
  ]
}
