extension VocabularyText {
  /// Controls of iOS and tvOS.
  static let touchControls: StaticString = """
    # Controls

    (control) UIControl : (view)
      enabled flag = YES
      selected flag = NO
      highlighted flag = NO
      contentHorizontalAlignment HorizontalAlignment = center "horizontal alignment"
      contentVerticalAlignment VerticalAlignment = center "vertical alignment"
      @UISelected selected if YES
      @UIDisabled enabled if NO
      @UIContentVerticalAlignment contentVerticalAlignment unless center stated
      @UIContentVerticalAlignment2 contentVerticalAlignment unless center unread
      @UIContentHorizontalAlignment contentHorizontalAlignment unless center stated

    button UIButton : (control)
      buttonType custom|system|detailDisclosure|infoLight|infoDark|contactAdd|plain|close| roundedRect:1 = custom
          "type"
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
      @UIButtonStatefulContent computed
      @UILineBreakMode lineBreakMode unless middleTruncation stated
      @UIReversesTitleShadowWhenHighlighted reversesTitleShadowWhenHighlighted if YES
      @UIAdjustsImageWhenHighlighted = YES
      @UIAdjustsImageWhenDisabled = YES
      @UIButtonType buttonType only system|roundedRect
      @UIFont fontDescription computed
      @UIContentEdgeInsets contentEdgeInsets
      @UITitleEdgeInsets titleEdgeInsets
      @UIImageEdgeInsets imageEdgeInsets
      @UIButtonConfiguration configuration computed

    buttonConfiguration UIButtonConfiguration
      key key
      style plain|gray|tinted|filled|borderless|bordered|borderedTinted|borderedProminent|glass|clearGlass|
          prominentGlass|prominentClearGlass
      image resource
      title text
      titlePadding length = 0
      subtitle text
      catalog system
      imagePlacement top:1|leading|bottom:4|trailing:8|all:15|none:0 = leading
      cornerStyle fixed:-1|dynamic|small|medium|large|capsule
      imagePadding length = 0
      titleAlignment automatic|leading|center|trailing = automatic
      <attributedString attributedTitle>
      <backgroundConfiguration background>
      <color baseBackgroundColor baseForegroundColor>
      <directionalEdgeInsets contentInsets>
      <fontDescription titleFontDescription>
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfigurationForImage>
      @UIButtonConfigurationButtonStyle style always plain read
      @UIButtonConfigurationCornerStyle cornerStyle read
      @UIButtonConfigurationImagePlacement imagePlacement read
      @UIButtonConfigurationTitle title read
      @UIButtonConfigurationSubtitle subtitle read
      @UIButtonConfigurationImage image read
      @UIButtonConfigurationImagePadding imagePadding read
      @UIButtonConfigurationTitlePadding titlePadding read
      @UIButtonConfigurationBaseForegroundColor baseForegroundColor read
      @UIButtonConfigurationBaseBackgroundColor baseBackgroundColor read

    backgroundConfiguration UIBackgroundConfiguration
      key key
      cornerRadius number
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
      @UITitle title computed
      @UIImage image
      @UIBackgroundImage backgroundImage
      @UITitleColor titleColor
      @UIShadowColor titleShadowColor
      @UIAttributedTitle attributedTitle computed

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
      <attributedString attributedPlaceholder attributedText>
      <color textColor "color">
      <fontDescription fontDescription>
      <imageReference background>
      <string placeholder text>
      <textInputTraits textInputTraits>
      <nil textColor>
      @UIFont fontDescription computed
      @UIPlaceholder placeholder
      @UIAttributedPlaceholder attributedPlaceholder read
      @UITextAlignment textAlignment always
      @UIText text
      @UIAttributedText attributedText read
      @UITextColor textColor computed
      @UIBorderStyle borderStyle unless none
      @UIClearsOnBeginEditing clearsOnBeginEditing if YES
      @UIAdjustsFontSizeToFit adjustsFontSizeToFit if YES
      @UIMinimumFontSize minimumFontSize
      @UIClearButtonMode clearButtonMode unless never
      @UIClearButtonOffset = {3,1}
      @<textInputTraits>
      @UIDisableTextColorUpdateOnTraitCollectionChange = YES

    textInputTraits UITextInputTraits
      key key
      autocapitalizationType none|words|sentences|allCharacters = none "capitalization"
      autocorrectionType Switched = default "correction"
      spellCheckingType Switched = default "spell checking"
      keyboardType default|alphabet|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|
          decimalPad|twitter|webSearch|asciiCapableNumberPad = default
      returnKeyType default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue = default
          "return key"
      keyboardAppearance default|alert|dark:1|light = default "keyboard look"
      enablesReturnKeyAutomatically flag = NO "auto-enable return key"
      secureTextEntry flag = NO
      smartDashesType Switched = default "smart dashes"
      smartInsertDeleteType Switched = default "smart insert"
      smartQuotesType Switched = default "smart quotes"
      textContentType name "content type"
      <passwordRules>
      @UIAutocapitalizationType autocapitalizationType computed
      @UIAutocorrectionType autocorrectionType unless default
      @UISpellCheckingType spellCheckingType unless default
      @UIKeyboardAppearance keyboardAppearance unless default
      @UIKeyboardType keyboardType unless default
      @UISecureTextEntry secureTextEntry if YES
      @UIReturnKeyType returnKeyType unless default
      @UIEnablesReturnKeyAutomatically enablesReturnKeyAutomatically if YES
      @UITextContentType textContentType
      @UITextSmartInsertDeleteType smartInsertDeleteType unless default
      @UITextSmartQuotesType smartQuotesType unless default
      @UITextSmartDashesType smartDashesType unless default

    passwordRules -
      key key
      passwordRulesDescriptor name

    slider UISlider : (control)
      value number = 0
      minValue number = 0 "minimum"
      maximumValueImage resource
      minimumValueImage resource
      catalog system
      maxValue number = 1 "maximum"
      continuous flag = YES
      <color maximumTrackTintColor minimumTrackTintColor thumbTintColor>
      @UIViewContentHuggingPriority fixed 250 250
      @UIValue value unless 0
      @UIMinValue minValue computed
      @UIMaxValue maxValue computed
      @UIMinimumTintColor minimumTrackTintColor
      @UIMaximumTintColor maximumTrackTintColor
      @UIThumbTintColor thumbTintColor read
      @UIBehavioralStyle = 0

    switch UISwitch : (control)
      on flag = NO
      title text
      <color onTintColor "on tint" thumbTintColor>
      <inset>
      @UIViewContentHuggingPriority implied 750 750
      @UISwitchEnabled enabled if YES unread
      @inherited
      @UISwitchOn on if YES
      @UISwitchOnTintColor onTintColor
      @UISwitchThumbTintColor thumbTintColor read

    stepper UIStepper : (control)
      maximumValue number = 100 "maximum"
      minimumValue number = 0 "minimum"
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
      @UIViewContentHuggingPriority fixed 250 250
      @UISegments computed
      @UISelectedSegmentIndex selectedSegmentIndex
      @UISegmentedControlSelectedSegmentTintColor selectedSegmentTintColor

    datePicker UIDatePicker : (control)
      datePickerMode time|date|dateAndTime|countDownTimer|yearAndMonth "mode"
      minuteInterval integer = 1
      style automatic|wheels|compact|inline = automatic
      useCurrentDate flag = YES
      <date date maximumDate minimumDate>
      <timeZone timeZone>
      @UIDatePickerMode datePickerMode read
      @UIMinuteInterval minuteInterval read

    pageControl UIPageControl : (control)
      numberOfPages integer = 0
      hidesForSinglePage flag = NO
      currentPage integer = 0
      <color currentPageIndicatorTintColor pageIndicatorTintColor>
      @UINumberOfPages numberOfPages read
      @UICurrentPage currentPage read
      @UIHidesForSinglePage hidesForSinglePage if YES read

    refreshControl UIRefreshControl : (control)
      <attributedString attributedTitle>

    colorWell UIColorWell : (control)
      title text
    """
}
