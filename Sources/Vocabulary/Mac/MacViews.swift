extension VocabularyText {
  /// Views of macOS.
  static let macViews: StaticString = """
    # Views

    (object) -
      key key
      identifier name
      id id
      userLabel name "label in Xcode"
      customClass class
      customModule module "module"
      customModuleProvider target "inherit module from target"
      <connections>
      <attributedString userComments>
      <userDefinedRuntimeAttributes>
      <accessibility>

    (view) NSView : (object)
      hidden flag = NO
      toolTip text as ibShadowedToolTip
      wantsLayer flag = NO
      focusRingType FocusRingType = default
      autoresizesSubviews flag = YES
      horizontalHuggingPriority priority = 250 "horizontal hugging"
      verticalHuggingPriority priority = 250 "vertical hugging"
      placeholderIntrinsicWidth lengthOrInfinite "intrinsic width"
      tag integer = 0
      ambiguous flag = NO
      appearanceType name
      simulatedAppContext name
      alphaValue number = 1
      appearanceName name
      canDrawConcurrently flag = NO
      horizontalCompressionResistancePriority priority = 750 "horizontal compression resistance"
      mirrorLayoutDirectionWhenInternationalizing name
      placeholderIntrinsicHeight lengthOrInfinite "intrinsic height"
      preferredEdge RectangleEdge
      propertyAccessControl PropertyAccessControl
      userInterfaceLayoutDirection leftToRight|rightToLeft
      verifyAmbiguity AmbiguityVerification = on
      verticalCompressionResistancePriority priority = 750 "vertical compression resistance"
      allowsExpansionToolTips flag = NO
      fixedFrame flag = NO
      misplaced flag = NO
      allowsCharacterPickerTouchBarItem flag "character picker"
      translatesAutoresizingMaskIntoConstraints flag = YES "autoresizing makes constraints"
      <point canvasLocation>
      <rect frame>
      <autoresizingMask autoresizingMask "autoresizing">
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

    viewLayoutGuide NSLayoutGuide
      key key
      id id

    view NSView : (view)

    customView NSView : (view)
      clipsToBounds flag = NO
      <accessibility>
      <string toolTip>

    box NSBox : (view)
      boxType primary|secondary|separator|oldStyle|custom = primary
      borderType BorderType
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
      @NSStackViewSpacing spacing read
      @NSStackViewOrientation orientation read
      @NSStackViewdistribution distribution read
      @NSStackViewDetachesHiddenViews detachesHiddenViews read

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
      borderType BorderType
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
      <color backgroundColor "background">
      <edgeInsets contentInsets>
      <nil backgroundColor>

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
      <color backgroundColor "background" insertionPointColor textColor>
      <size maxSize minSize>

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
      <color backgroundColor "background" gridColor>
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
      <color backgroundColor "background" gridColor>
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

    webView WebView : (view)
      maintainsBackForwardList flag = YES
      <webPreferences preferences>

    wkWebView WKWebView : (view) "WebKit view"
      allowsLinkPreview flag = YES
      <wkWebViewConfiguration configuration>

    mapView MKMapView : (view)
      mapType standard|satellite|hybrid

    pdfView PDFView : (view)
      autoScales flag
      displaysPageBreaks flag

    avPlayerView AVPlayerView : (view) "AVKit player view"
      controlsStyle none|inline|floating|minimal|automatic = automatic

    sceneView SCNView : (view)
      loops flag
      <color backgroundColor "background">

    openGLView NSOpenGLView : (view)
      accumSize name
      depthSize name
      rendererType name
      useAuxiliaryDepthBufferStencil flag

    arView ARView : (view)

    skView SKView : (view) "SpriteKit view"

    mtkView MTKView : (view) "MetalKit view"
    """
}
