extension VocabularyText {
  /// Controls of macOS.
  static let macControls: StaticString = """
    # Controls

    imageView NSImageView : (view)
      clipsToBounds flag = NO
      <color contentTintColor>
      <imageCell cell>
      <symbolConfiguration symbolConfiguration>

    textField NSTextField : (view)
      preferredMaxLayoutWidth number "preferred width"
      setsMaxLayoutWidthAtFirstLayout flag = NO
      clipsToBounds flag = NO
      contentType name
      textCompletion flag = YES
      <accessibility>
      <ciFilter compositingFilter>
      <string toolTip>
      <textFieldCell cell>

    secureTextField NSSecureTextField : (view)
      textCompletion flag = YES
      contentType name
      <secureTextFieldCell cell>
      <string toolTip>

    searchField NSSearchField : (view)
      textCompletion flag = YES
      <accessibility>
      <searchFieldCell cell>

    tokenField NSTokenField : (view)
      preferredMaxLayoutWidth integer "preferred width"
      setsMaxLayoutWidthAtFirstLayout flag = NO
      <tokenFieldCell cell>

    comboBox NSComboBox : (view)
      preferredMaxLayoutWidth integer "preferred width"
      textCompletion flag = YES
      <comboBoxCell cell>

    button NSButton : (view)
      clipsToBounds flag = NO
      colorLabel name
      imageHugsTitle flag = NO
      springLoaded flag = NO
      <accessibility>
      <buttonCell cell>
      <color bezelColor contentTintColor>
      <string toolTip>
      <symbolConfiguration symbolConfiguration>

    popUpButton NSPopUpButton : (view)
      clipsToBounds flag = NO
      imageHugsTitle flag = NO
      springLoaded flag = NO
      <accessibility>
      <popUpButtonCell cell>
      <string toolTip>

    comboButton NSComboButton : (view)
      title text
      baseWritingDirection WritingDirection
      alignment TextAlignment
      imageScaling ImageScaling "scaling"
      <menu menu>

    slider NSSlider : (view)
      <accessibility>
      <sliderCell cell>
      <string toolTip>

    stepper NSStepper : (view)
      <accessibility>
      <stepperCell cell>

    switch NSSwitch : (view)
      alignment TextAlignment
      baseWritingDirection WritingDirection
      controlSize ControlSize = regular
      enabled flag = YES
      state CellState = off

    segmentedControl NSSegmentedControl : (view)
      <segmentedCell cell>

    datePicker NSDatePicker : (view)
      <datePickerCell cell>

    colorWell NSColorWell : (view)
      enabled flag = YES
      <color color>

    levelIndicator NSLevelIndicator : (view)
      placeholderVisibility automatic|whileEditing = automatic
      ratingImage resource
      ratingPlaceholderImage resource
      <color fillColor>
      <levelIndicatorCell cell>

    pathControl NSPathControl : (view)
      <accessibility>
      <pathCell cell>

    progressIndicator NSProgressIndicator : (view)
      maxValue integer "maximum"
      displayedWhenStopped flag = YES
      bezeled flag = YES
      minValue integer "minimum"
      controlSize ControlSize = regular
      indeterminate flag = NO
      doubleValue integer
      style bar|spinning = bar

    predicateEditor NSPredicateEditor : (view)
      nestingMode NestingMode
      canRemoveAllRows flag = NO
      formattingStringsFilename name
      rowHeight integer
      <rowTemplates>

    ruleEditor NSRuleEditor : (view)
      nestingMode NestingMode
      canRemoveAllRows flag = NO
      rowHeight integer

    matrix NSMatrix : (view)
      mode MatrixMode = radio
      allowsEmptySelection flag
      autosizesCells flag = YES
      selectionByRect flag = YES
      autorecalculatesCellSize flag = NO
      <buttonCell prototype>
      <cells>
      <color backgroundColor "background">
      <size cellSize intercellSpacing>
      <textFieldCell prototype>

    form NSForm : (view)
      mode MatrixMode = radio
      allowsEmptySelection flag
      autosizesCells flag = YES
      autorecalculatesCellSize flag = NO
      <cells>
      <color backgroundColor "background">
      <formCell prototype>
      <size cellSize intercellSpacing>
    """
}
