extension VocabularyText {
  /// Cells of macOS.
  static let macCells: StaticString = """
    # Cells

    (cell) NSCell : (object)
      lineBreakMode ParagraphLineBreakMode = wordWrapping "line break"
      scrollable flag = NO
      controlSize ControlSize = regular
      selectable flag = NO
      editable flag = NO
      bezelStyle BezelStyle "style"
      title name
      enabled flag = YES
      allowsUndo flag = YES
      sendsActionOnEndEditing flag = NO
      alignment TextAlignment = natural
      baseWritingDirection WritingDirection = natural
      continuous flag = NO
      controlTint name
      refusesFirstResponder flag = NO
      truncatesLastVisibleLine flag = NO
      allowsMixedState flag = NO
      userInterfaceLayoutDirection leftToRight|rightToLeft
      borderStyle CellBorderStyle = none
      state CellState = off
      focusRingType FocusRingType = default
      tag integer = 0
      allowsEditingTextAttributes flag = NO "allows editing attributes"
      imageScaling ImageScaling = proportionallyDown "scaling"
      usesSingleLineMode flag = NO
      inset integer = 0
      <font font>
      <behavior behavior>
      <modifierMask keyEquivalentModifierMask>

    (textCell) NSTextFieldCell : (cell)
      title text
      placeholderString text
      bezelStyle square|round "style"
      drawsBackground flag = NO
      <color textColor backgroundColor "background">
      <allowedInputSourceLocales>

    cell NSCell : (cell)
      <dateFormatter formatter>
      <numberFormatter formatter>

    customCell NSCell : (cell)

    buttonCell NSButtonCell : (cell)
      title text
      type push|check|radio|bevel|square|smallSquare|squareTextured|roundTextured|roundRect|round|help|
          recessed|inline|disclosure|disclosureTriangle|badge|toolbar|accessoryBar|accessoryBarAction|flexiblePush|
          glass
      image resource
      alternateTitle text
      maxAcceleratorLevel integer
      sound resource
      toolTip text as ibShadowedToolTip
      transparent flag = NO
      catalog system
      imagePosition ImagePosition = noImage
      alternateImage resource
      <accessibility>
      <imageReference image>
      <string keyEquivalent title toolTip>

    popUpButtonCell NSPopUpButtonCell : (cell)
      title text as -
      type push|bevel|square|smallSquare|squareTextured|roundTextured|roundRect|round|recessed|inline
      imagePosition ImagePosition
      altersStateOfSelectedItem flag = YES
      autoenablesItems flag = YES
      pullsDown flag = NO
      transparent flag = NO
      arrowPosition noArrow|arrowAtCenter|arrowAtBottom
      preferredEdge RectangleEdge
      selectedItem reference
      <menu menu>
      <string keyEquivalent>

    imageCell NSImageCell : (cell)
      animates flag = NO
      image resource
      imageAlignment center|top|topLeft|topRight|left|bottom|bottomLeft|bottomRight|right = center
      imageFrameStyle none|photo|grayBezel|groove|button = none
      catalog system
      <imageReference image>

    sliderCell NSSliderCell : (cell)
      minValue number "minimum"
      maxValue number "maximum"
      doubleValue number
      tickMarkPosition TickMarkPosition
      numberOfTickMarks integer
      allowsTickMarkValuesOnly flag = NO
      sliderType linear|circular
      <accessibility>
      <numberFormatter formatter>

    stepperCell NSStepperCell : (cell)
      increment number
      minValue number "minimum"
      autorepeat flag = YES
      valueWraps flag = NO
      maxValue integer "maximum"
      doubleValue number

    segmentedCell NSSegmentedCell : (cell)
      segmentDistribution fit|fill|fillEqually|fillProportionally = fit
      style automatic|rounded|texturedRounded|roundRect|texturedSquare|capsule|smallSquare|separated
      trackingMode selectOne|selectAny|momentary|momentaryAccelerator
      <segments>

    datePickerCell NSDatePickerCell : (cell)
      datePickerMode single|range = single "mode"
      datePickerStyle textFieldAndStepper|clockAndCalendar|textField = textFieldAndStepper
      <calendarDate date>
      <color backgroundColor "background" textColor>
      <date date>
      <date>
      <datePickerElements datePickerElements>

    levelIndicatorCell NSLevelIndicatorCell : (cell)
      maxValue integer "maximum"
      minValue integer "minimum"
      warningValue number
      doubleValue integer
      numberOfMajorTickMarks integer
      criticalValue number
      tickMarkPosition TickMarkPosition
      levelIndicatorStyle relevancy|continuousCapacity|discreteCapacity|rating = discreteCapacity
      numberOfTickMarks integer

    pathCell NSPathCell : (cell)
      pathStyle standard|navigationBar|popUp = standard
      placeholderString text
      <allowedTypes>
      <color backgroundColor "background">
      <url url>

    textFieldCell NSTextFieldCell : (textCell)
      <byteCountFormatter formatter>
      <customFormatter formatter>
      <dateFormatter formatter>
      <numberFormatter formatter>
      <string title>

    secureTextFieldCell NSSecureTextFieldCell : (textCell)

    searchFieldCell NSSearchFieldCell : (textCell)
      sendsWholeSearchString flag = NO
      maximumRecents integer
      sendsSearchStringImmediately flag = NO
      recentsAutosaveName name
      <accessibility>

    tokenFieldCell NSTokenFieldCell : (textCell)
      tokenStyle default|none|rounded|squared|plainSquared = default

    comboBoxCell NSComboBoxCell : (textCell)
      buttonBordered flag = YES
      completes flag = YES
      numberOfVisibleItems integer
      usesDataSource flag = NO
      <customFormatter formatter>
      <objectValues>

    formCell NSFormCell : (textCell)
      stringValue text
      <dateFormatter formatter>
      <font titleFont>
      <numberFormatter formatter>

    tableHeaderCell NSTableHeaderCell : (textCell)
    """
}
