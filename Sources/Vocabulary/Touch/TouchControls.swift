extension VocabularyText {
  /// Controls of iOS and tvOS.
  static let touchControls: StaticString = """
    # Controls

    (control) UIControl : (view)
      enabled flag = YES
      selected flag = NO
      highlighted flag = NO
      contentHorizontalAlignment HorizontalAlignment = center
      contentVerticalAlignment VerticalAlignment = center

    button UIButton : (control)
      buttonType custom|system|detailDisclosure|infoLight|infoDark|contactAdd|plain|close|roundedRect = custom
      adjustsImageWhenDisabled flag = YES
      showsMenuAsPrimaryAction flag = NO
      adjustsImageSizeForAccessibilityContentSizeCategory flag = NO
      adjustsImageWhenHighlighted flag = YES
      reversesTitleShadowWhenHighlighted flag = NO
      showsTouchWhenHighlighted flag = NO
      springLoaded flag = NO
      changesSelectionAsPrimaryAction flag = NO
      hasAttributedTitle flag = NO
      lineBreakMode LineBreakMode = middleTruncation
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
      <color backgroundColor strokeColor>

    state -
      key key
      title text
      image resource
      backgroundImage resource
      catalog system
      <attributedString attributedTitle>
      <color titleColor titleShadowColor>
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfiguration>

    textField UITextField : (control)
      text text
      borderStyle none|line|bezel|roundedRect = none
      placeholder text
      textAlignment TextAlignment = left
      usesAttributedText flag = NO
      background resource
      adjustsFontForContentSizeCategory flag = NO
      clearsOnBeginEditing flag = NO
      adjustsFontSizeToFit flag = YES
      minimumFontSize number
      clearButtonMode never|whileEditing|unlessEditing|always = never
      <attributedString attributedText>
      <color textColor>
      <fontDescription fontDescription>
      <imageReference background>
      <string placeholder text>
      <textInputTraits textInputTraits>
      <nil textColor>

    textInputTraits UITextInputTraits
      key key
      autocapitalizationType none|words|sentences|allCharacters = none
      autocorrectionType Switched = default
      spellCheckingType Switched = default
      keyboardType default|alphabet|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|
          decimalPad|twitter|webSearch|alphanumeric|asciiCapableNumberPad = default
      returnKeyType default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue = default
      keyboardAppearance default|dark|light|alert = default
      enablesReturnKeyAutomatically flag = NO
      secureTextEntry flag = NO
      smartDashesType Switched = default
      smartInsertDeleteType Switched = default
      smartQuotesType Switched = default
      textContentType name
      <passwordRules>

    passwordRules -
      key key
      passwordRulesDescriptor text

    slider UISlider : (control)
      value number = 0.5
      minValue number = 0
      maximumValueImage resource
      minimumValueImage resource
      catalog system
      maxValue number = 1
      continuous flag = YES
      <color maximumTrackTintColor minimumTrackTintColor thumbTintColor>

    switch UISwitch : (control)
      on flag = NO
      title text
      <color onTintColor thumbTintColor>
      <inset>

    stepper UIStepper : (control)
      maximumValue number = 100
      minimumValue number = 0
      value number = 0
      stepValue number = 1
      autorepeat flag = YES
      continuous flag = YES
      wraps flag = NO

    segmentedControl UISegmentedControl : (control)
      apportionsSegmentWidthsByContent flag = NO
      segmentControlStyle plain|bordered|bar|bezeled
      selectedSegmentIndex integer = -1
      momentary flag = NO
      <color selectedSegmentTintColor>
      <segments>

    datePicker UIDatePicker : (control)
      datePickerMode time|date|dateAndTime|countDownTimer|yearAndMonth
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
    """
}
