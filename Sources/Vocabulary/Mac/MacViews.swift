extension VocabularyText {
  /// Views of macOS.
  static let macViews: StaticString = """
    (object) -
      key key
      identifier name
      id id
      userLabel name
      customClass class
      customModule module
      customModuleProvider target
      <connections>
      <attributedString userComments>
      <userDefinedRuntimeAttributes>
      <accessibility accessibility>

    (view) NSView : (object)
      hidden flag = NO
      toolTip text
      wantsLayer flag = NO
      focusRingType FocusRingType = default
      autoresizesSubviews flag = YES
      horizontalHuggingPriority priority = 250
      verticalHuggingPriority priority = 250
      placeholderIntrinsicWidth lengthOrInfinite
      tag integer = 0
      ambiguous flag = NO
      appearanceType name
      simulatedAppContext name
      alphaValue number = 1
      appearanceName name
      canDrawConcurrently flag = NO
      horizontalCompressionResistancePriority priority = 750
      mirrorLayoutDirectionWhenInternationalizing name
      placeholderIntrinsicHeight lengthOrInfinite
      preferredEdge RectangleEdge
      propertyAccessControl none|localizable|nonLocalizable|readOnly
      userInterfaceLayoutDirection leftToRight|rightToLeft
      verifyAmbiguity on|ignoreSizes|off = on
      verticalCompressionResistancePriority priority = 750
      allowsExpansionToolTips flag = NO
      fixedFrame flag = NO
      misplaced flag = NO
      allowsCharacterPickerTouchBarItem flag
      translatesAutoresizingMaskIntoConstraints flag = YES
      <point canvasLocation>
      <rect frame>
      <autoresizingMask autoresizingMask>
      <subviews>
      <constraints>
      <animations>
      <viewLayoutGuide safeArea layoutMargins>
      <backgroundFilters>
      <contentFilters>
      <shadow shadow>
      <userGuides>
      <gestureRecognizers>
      <touchBar touchBar>

    view NSView : (view)

    customView NSView : (view)
      clipsToBounds flag = NO
      <accessibility>
      <string toolTip>

    imageView NSImageView : (view)
      clipsToBounds flag = NO
      <color contentTintColor>
      <imageCell cell>
      <symbolConfiguration symbolConfiguration>

    textField NSTextField : (view)
      preferredMaxLayoutWidth number
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
      preferredMaxLayoutWidth integer
      setsMaxLayoutWidthAtFirstLayout flag = NO
      <tokenFieldCell cell>

    comboBox NSComboBox : (view)
      preferredMaxLayoutWidth integer
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
      alignment CellAlignment
      imageScaling ImageScaling
      <menu menu>

    slider NSSlider : (view)
      <accessibility>
      <sliderCell cell>
      <string toolTip>

    stepper NSStepper : (view)
      <accessibility>
      <stepperCell cell>

    switch NSSwitch : (view)
      alignment CellAlignment
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
      maxValue integer
      displayedWhenStopped flag = YES
      bezeled flag = YES
      minValue integer
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
      mode radio|highlight|list|track = radio
      allowsEmptySelection flag
      autosizesCells flag = YES
      selectionByRect flag = YES
      autorecalculatesCellSize flag = NO
      <buttonCell prototype>
      <cells>
      <color backgroundColor>
      <size cellSize intercellSpacing>
      <textFieldCell prototype>

    form NSForm : (view)
      mode radio|highlight|list|track = radio
      allowsEmptySelection flag
      autosizesCells flag = YES
      autorecalculatesCellSize flag = NO
      <cells>
      <color backgroundColor>
      <formCell prototype>
      <size cellSize intercellSpacing>

    box NSBox : (view)
      boxType primary|secondary|separator|oldStyle|custom = primary
      borderType none|line|bezel|groove
      borderWidth number
      cornerRadius integer
      transparent flag = NO
      title text
      titlePosition noTitle|aboveTop|atTop|belowTop|aboveBottom|atBottom|belowBottom
      <color borderColor fillColor>
      <font titleFont>
      <size>
      <view contentView>

    stackView NSStackView : (view)
      distribution gravityAreas|fill|fillEqually|fillProportionally|equalSpacing|equalCentering = gravityAreas
      orientation horizontal|vertical
      alignment leading|centerX|trailing|width|top|centerY|bottom|height|firstBaseline|baseline|lastBaseline
      clipsToBounds flag = NO
      horizontalClippingResistancePriority priority
      spacing length = 8
      verticalClippingResistancePriority priority
      horizontalStackHuggingPriority number
      verticalStackHuggingPriority number
      detachesHiddenViews flag = NO
      <beginningViews>
      <customSpacing>
      <edgeInsets edgeInsets>
      <endViews>
      <middleViews>
      <visibilityPriorities>

    gridView NSGridView : (view)
      columnSpacing integer
      rowAlignment GridRowAlignment = none
      rowSpacing integer
      xPlacement GridPlacementX
      yPlacement GridPlacementY
      <columns>
      <gridCells>
      <rows>

    splitView NSSplitView : (view)
      arrangesAllSubviews flag = YES
      autosaveName name
      dividerStyle thick|thin|paneSplitter
      vertical flag = NO
      <holdingPriorities>

    tabView NSTabView : (view)
      type topTabsBezelBorder|leftTabsBezelBorder|bottomTabsBezelBorder|rightTabsBezelBorder|noTabsBezelBorder|
          noTabsLineBorder|noTabsNoBorder = topTabsBezelBorder
      allowsTruncatedLabels flag = YES
      controlSize ControlSize = regular
      initialItem reference
      drawsBackground flag = YES
      <font font>
      <tabViewItems>

    visualEffectView NSVisualEffectView : (view)
      blendingMode behindWindow|withinWindow
      material appearanceBased|light|dark|mediumLight|ultraDark|titlebar|selection|menu|popover|sidebar|
          headerView|sheet|windowBackground|HUDWindow|fullScreenUI|toolTip|contentBackground|underWindowBackground|
          underPageBackground
      state followsWindowActiveState|active|inactive
      maskImage resource

    containerView NSView : (view)

    scrollView NSScrollView : (view)
      borderType none|line|bezel|groove
      autohidesScrollers flag = NO
      horizontalLineScroll number
      horizontalPageScroll number
      verticalLineScroll number
      drawsBackground flag = YES
      findBarPosition aboveContent|aboveHorizontalRuler|belowContent = aboveContent
      scrollerKnobStyle default|dark|light = default
      verticalPageScroll number
      hasHorizontalScroller flag = YES
      hasVerticalScroller flag = YES
      usesPredominantAxisScrolling flag = YES
      horizontalScrollElasticity ScrollElasticity = automatic
      verticalScrollElasticity ScrollElasticity = automatic
      <accessibility>
      <edgeInsets contentInsets>
      <edgeInsets>
      <string toolTip>
      <view contentView headerView horizontalScroller verticalScroller>

    clipView NSClipView : (view)
      drawsBackground flag = YES
      copiesOnScroll flag = YES
      <color backgroundColor>
      <edgeInsets contentInsets>

    scroller NSScroller : (view)
      controlSize ControlSize = regular
      arrowsPosition maxEnd|minEnd|none|default = maxEnd
      doubleValue number
      horizontal flag

    textView NSTextView : (view)
      importsGraphics flag = YES
      editable flag = YES
      findStyle none|panel|bar
      continuousSpellChecking flag = NO
      allowsUndo flag = NO
      richText flag = YES
      drawsBackground flag = YES
      selectable flag = YES
      usesFontPanel flag = NO
      allowsDocumentBackgroundColorChange flag = NO
      allowsImageEditing flag = NO
      baseWritingDirection natural|leftToRight|rightToLeft|embedding
      dataDetection flag = NO
      horizontallyResizable flag = NO
      linkDetection flag = NO
      selectionGranularity character|word|paragraph = character
      textReplacement flag = NO
      usesInspectorBar flag = NO
      verticallyResizable flag = NO
      usesRuler flag = NO
      fieldEditor flag = NO
      incrementalSearchingEnabled flag = NO
      allowsNonContiguousLayout flag = NO
      textCompletion flag = YES
      quoteSubstitution flag = NO
      dashSubstitution flag = NO
      spellingCorrection flag = NO
      smartInsertDelete flag = NO
      <allowedInputSourceLocales>
      <attributedString textStorage>
      <ciFilter compositingFilter>
      <color backgroundColor insertionPointColor textColor>

    tableView NSTableView : (view)
      columnAutoresizingStyle ColumnAutoresizingStyle = uniform
      tableStyle TableStyle = automatic
      alternatingRowBackgroundColors flag = NO
      columnReordering flag = YES
      selectionHighlightStyle SelectionHighlightStyle = regular
      columnResizing flag = YES
      columnSelection flag = NO
      multipleSelection flag = YES
      emptySelection flag = YES
      autosaveColumns flag = YES
      typeSelect flag = YES
      autosaveName name
      usesAutomaticRowHeights flag = NO
      rowHeight length
      rowSizeStyle RowSizeStyle = custom
      floatsGroupRows flag = YES
      headerView reference
      viewBased flag = NO
      <accessibility>
      <color backgroundColor gridColor>
      <size intercellSpacing>
      <tableColumns>
      <tableViewGridLines gridStyleMask>

    outlineView NSOutlineView : (view)
      columnAutoresizingStyle ColumnAutoresizingStyle = uniform
      columnReordering flag = YES
      tableStyle TableStyle = automatic
      alternatingRowBackgroundColors flag = NO
      selectionHighlightStyle SelectionHighlightStyle = regular
      columnResizing flag = YES
      multipleSelection flag = YES
      columnSelection flag = NO
      autosaveColumns flag = YES
      emptySelection flag = YES
      autosaveExpandedItems flag = NO
      enabled flag = YES
      indentationMarkerFollowsCell flag = YES
      typeSelect flag = YES
      autosaveName name
      autoresizesOutlineColumn flag = NO
      rowHeight length
      usesAutomaticRowHeights flag = NO
      rowSizeStyle RowSizeStyle = custom
      floatsGroupRows flag = YES
      headerView reference
      indentationPerLevel integer
      viewBased flag = NO
      outlineTableColumn reference
      <accessibility>
      <color backgroundColor gridColor>
      <size intercellSpacing>
      <tableColumns>
      <tableViewGridLines gridStyleMask>

    tableHeaderView NSTableHeaderView : (view)
      <accessibility>

    tableCellView NSTableCellView : (view)

    collectionView NSCollectionView : (view)
      selectable flag = NO
      allowsEmptySelection flag = YES
      allowsMultipleSelection flag = NO
      <collectionViewFlowLayout collectionViewLayout>
      <collectionViewGridLayout collectionViewLayout>
      <collectionViewLayout collectionViewLayout>
      <color primaryBackgroundColor>

    browser NSBrowser : (view)

    webView WebView : (view)
      maintainsBackForwardList flag = YES
      <webPreferences preferences>

    wkWebView WKWebView : (view)
      allowsLinkPreview flag = YES
      <wkWebViewConfiguration configuration>

    mapView MKMapView : (view)
      mapType standard|satellite|hybrid

    pdfView PDFView : (view)
      autoScales flag
      displaysPageBreaks flag

    avPlayerView AVPlayerView : (view)
      controlsStyle none|inline|floating|minimal|automatic = automatic

    sceneView SCNView : (view)
      loops flag
      <color backgroundColor>

    openGLView NSOpenGLView : (view)
      accumSize name
      depthSize name
      rendererType name
      useAuxiliaryDepthBufferStencil flag

    arView ARView : (view)

    skView SKView : (view)

    mtkView MTKView : (view)

    pdfThumbnailView PDFThumbnailView : (view)

    qlPreviewView QLPreviewView : (view)

    imageKitView IKImageView : (view)

    backgroundExtensionView NSBackgroundExtensionView : (view)

    glassEffectView NSGlassEffectView : (view)

    scrubber NSScrubber : (view)

    routePickerView AVRoutePickerView : (view)

    livePhotoView PHLivePhotoView : (view)

    captureView AVCaptureView : (view)

    quartzComposerView QCView : (view)

    searchTextField NSSearchField : (view)
    """
}
