extension VocabularyText {
  /// Controls of iOS and tvOS.
  static let touchControls: StaticString = """
    (control) UIControl : (view)
      enabled flag = YES
      selected flag = NO
      highlighted flag = NO
      contentHorizontalAlignment HorizontalAlignment = center "horizontal alignment"
      contentVerticalAlignment VerticalAlignment = center "vertical alignment"

    button UIButton : (control)
      buttonType custom|system|detailDisclosure|infoLight|infoDark|contactAdd|plain|close|roundedRect = custom "type"
      adjustsImageWhenDisabled flag = YES
      showsMenuAsPrimaryAction flag = NO
      adjustsImageSizeForAccessibilityContentSizeCategory flag = NO "adjusts image size"
      adjustsImageWhenHighlighted flag = YES
      reversesTitleShadowWhenHighlighted flag = NO "reverses on highlight"
      showsTouchWhenHighlighted flag = NO "shows touch on highlight"
      springLoaded flag = NO
      changesSelectionAsPrimaryAction flag = NO
      hasAttributedTitle flag = NO
      lineBreakMode LineBreakMode = middleTruncation "line break"
      pointerInteraction flag = NO
      role normal|primary|cancel|destructive = normal
      <buttonConfiguration configuration>
      <fontDescription fontDescription>
      <inset contentEdgeInsets imageEdgeInsets titleEdgeInsets>
      <menu menu>
      <size titleShadowOffset>
      <state disabled highlighted normal selected>
      <state>

    buttonConfiguration UIButtonConfiguration
      key key
      style plain|gray|tinted|filled|borderless|bordered|borderedTinted|borderedProminent|glass|clearGlass|
          prominentGlass|prominentClearGlass
      image resource
      title text
      subtitle text
      catalog system
      imagePlacement leading|top|trailing|bottom|all|none = leading
      cornerStyle fixed|dynamic|small|medium|large|capsule
      imagePadding length = 0
      titleAlignment automatic|leading|center|trailing = automatic
      <attributedString attributedTitle>
      <backgroundConfiguration background>
      <color baseBackgroundColor baseForegroundColor>
      <directionalEdgeInsets contentInsets>
      <fontDescription titleFontDescription>
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfigurationForImage>

    backgroundConfiguration UIBackgroundConfiguration
      key key
      cornerRadius integer
      image resource
      <color backgroundColor "background" strokeColor>

    state -
      key key
      title text as *Title
      image resource
      backgroundImage resource
      catalog system
      <attributedString attributedTitle>
      <color titleColor "text color" titleShadowColor "shadow color">
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfiguration "configuration">

    textField UITextField : (control)
      text text
      borderStyle none|line|bezel|roundedRect = none
      placeholder text
      textAlignment TextAlignment = left "alignment"
      usesAttributedText flag = NO
      background resource
      adjustsFontForContentSizeCategory flag = NO "automatically adjusts font"
      clearsOnBeginEditing flag = NO "clear when editing begins"
      adjustsFontSizeToFit flag = YES "autoshrink"
      minimumFontSize number
      clearButtonMode never|whileEditing|unlessEditing|always = never "clear button"
      <attributedString attributedText>
      <color textColor "color">
      <fontDescription fontDescription>
      <imageReference background>
      <string placeholder text>
      <textInputTraits textInputTraits>

    textInputTraits UITextInputTraits
      key key
      autocapitalizationType none|words|sentences|allCharacters = none "capitalization"
      autocorrectionType Switched = default "correction"
      spellCheckingType Switched = default "spell checking"
      keyboardType default|alphabet|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|
          decimalPad|twitter|webSearch|alphanumeric|asciiCapableNumberPad = default
      returnKeyType default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue = default
          "return key"
      keyboardAppearance default|dark|light|alert = default "keyboard look"
      enablesReturnKeyAutomatically flag = NO "auto-enable return key"
      secureTextEntry flag = NO
      smartDashesType Switched = default "smart dashes"
      smartInsertDeleteType Switched = default "smart insert"
      smartQuotesType Switched = default "smart quotes"
      textContentType name "content type"
      <passwordRules>

    passwordRules -
      key key
      passwordRulesDescriptor name

    slider UISlider : (control)
      value number = 0.5
      minValue number = 0 "minimum"
      maximumValueImage resource
      minimumValueImage resource
      catalog system
      maxValue number = 1 "maximum"
      continuous flag = YES
      <color maximumTrackTintColor minimumTrackTintColor thumbTintColor>

    switch UISwitch : (control)
      on flag = NO
      title text
      <color onTintColor "on tint" thumbTintColor>
      <inset>

    stepper UIStepper : (control)
      maximumValue number = 100 "maximum"
      minimumValue number = 0 "minimum"
      value number = 0
      stepValue number = 1

    segmentedControl UISegmentedControl : (control)
      apportionsSegmentWidthsByContent flag = NO
      segmentControlStyle plain|bordered|bar|bezeled
      selectedSegmentIndex integer = -1
      <color selectedSegmentTintColor>
      <segments>

    datePicker UIDatePicker : (control)
      datePickerMode time|date|dateAndTime|countDownTimer|yearAndMonth "mode"
      minuteInterval integer = 1
      style automatic|wheels|compact|inline = automatic
      useCurrentDate flag = YES
      <date date maximumDate minimumDate>
      <timeZone timeZone>

    pageControl UIPageControl : (control)
      numberOfPages integer = 0
      hidesForSinglePage flag = NO
      currentPage integer = 0
      <color currentPageIndicatorTintColor pageIndicatorTintColor>

    refreshControl UIRefreshControl : (control)
      <attributedString attributedTitle>

    colorWell UIColorWell : (control)
      title text

    searchTextField UISearchTextField : textField
    """
}
