extension VocabularyText {
  /// What documents of all platforms have beside views.
  static let documents: StaticString = """
    accessibility -
      key key
      description text
      help text
      hint text
      identifier name
      label text
      <accessibilityTraits traits>
      <bool isElement>
      <string>

    accessibilityConnection -
      property name
      destination reference
      id id

    accessibilityOverrides -
      isEnabled flag = NO
      dynamicTypePreference integer

    accessibilityTraits -
      key key
      staticText flag = NO
      allowsDirectInteraction flag = NO
      button flag = NO
      image flag = NO
      link flag = NO
      summaryElement flag = NO
      adjustable flag = NO
      none flag = NO
      searchField flag = NO
      header flag = NO
      keyboardKey flag = NO
      updatesFrequently flag = NO
      notEnabled flag = NO

    action -
      selector selector
      destination reference
      target reference
      trigger doubleAction
      eventType touchDown|touchDownRepeat|touchDragInside|touchDragOutside|touchDragEnter|touchDragExit|
          touchUpInside|touchUpOutside|touchCancel|valueChanged|primaryActionTriggered|menuActionTriggered|
          editingDidBegin|editingChanged|editingDidEnd|editingDidEndOnExit|allTouchEvents|allEditingEvents|
          allEvents
      id id

    adaptation -
      id id

    affineTransform -
      key key
      m11 integer
      m12 number
      m21 number
      m22 integer
      tX number
      tY integer

    allowedInputSourceLocales -
      <string>

    allowedToolbarItems -
      <searchToolbarItem>
      <toolbarItem>

    array -
      key key
      <expression>
      <string>

    attributedString -
      key key
      <fragment>

    attributes -
      <color NSBackgroundColor NSColor NSStrokeColor NSUnderlineColor>
      <font NSFont NSOriginalFont>
      <integer NSLigature NSUnderline>
      <integer>
      <paragraphStyle NSParagraphStyle>
      <real NSKern NSStrokeWidth>
      <real>
      <url>

    audiovisualMediaTypes -
      key key
      audio flag = NO
      video flag = NO
      none flag = NO

    autoresizingMask -
      key key
      flexibleMinX flag = NO
      widthSizable flag = NO
      flexibleMaxX flag = NO
      flexibleMinY flag = NO
      heightSizable flag = NO
      flexibleMaxY flag = NO

    backgroundFilters -
      <ciFilter>

    beginningViews -
      <view>

    behavior -
      accelerator flag = NO
      changeBackground flag = NO
      changeContents flag = NO
      changeGray flag = NO
      doesNotDimImage flag = NO
      key key
      lightByBackground flag = NO
      lightByContents flag = NO
      lightByGray flag = NO
      multiLevelAccelerator flag = NO
      pushIn flag = NO

    binding -
      destination reference
      keyPath keyPath
      name name
      previousBinding reference
      id id
      <dictionary options>

    bool -
      key key
      value flag

    byteCountFormatterUnits -
      bytes flag
      key key

    calendarDate -
      key key
      calendarFormat pattern
      timeIntervalSinceReferenceDate integer
      <timeZone timeZone>

    capability -
      name name
      message text
      minSystemVersion version
      requiredIntegratedClassName class
      minToolsVersion version

    cells -
      <column>
      <view>

    ciColor -
      key key
      red number
      green number
      blue number
      alpha integer

    ciFilter -
      key key
      name name
      <configuration>

    class -
      className class
      superclassName class
      <relationships>
      <source sourceIdentifier>

    classReference -
      className class
      key key
      moduleName name

    classes -
      <class>

    color -
      key key
      systemColor name
      red number
      white number
      green number
      name resource
      patternImage resource
      xcode11CocoaTouchSystemColor name
      blue number
      catalog System
      cocoaTouchSystemColor name
      alpha number
      colorSpace custom|calibratedWhite|calibratedRGB|deviceWhite|deviceRGB|deviceCMYK|catalog|pattern
      customColorSpace sRGB|genericGamma22GrayColorSpace|calibratedWhite|calibratedRGB|displayP3|extendedSRGB|
          extendedGenericGamma22GrayColorSpace|adobeRGB1998|genericCMYKColorSpace|deviceWhite

    column -
      <buttonCell>
      <formCell>
      <textFieldCell>

    columns -
      <gridColumn>

    comparisonPredicateOptions -
      caseInsensitive flag
      diacriticInsensitive flag = NO
      key key

    configuration -
      <affineTransform>
      <ciColor>
      <null inputImage>
      <null>
      <real inputRadius>
      <real>

    connections -
      <accessibilityConnection>
      <action>
      <binding>
      <dictionary options>
      <outlet>
      <outletCollection>
      <segue>

    constraint -
      firstItem reference
      firstAttribute LayoutAttribute
      secondItem reference
      relation equal|lessThanOrEqual|greaterThanOrEqual = equal
      secondAttribute LayoutAttribute
      constant length = 0
      type default|user
      multiplier multiplier = 1
      priority priority = 1000
      placeholder flag = NO
      userLabel name
      identifier name
      symbolType layoutAnchor
      symbolic flag = NO
      customClass class
      customModule class
      id id
      customModuleProvider target
      <userDefinedRuntimeAttributes>

    constraints -
      <constraint>

    contentBorderThickness -
      minY number
      maxY number

    contentFilters -
      <ciFilter>

    customFonts -
      key key
      <array>
      <mutableArray>

    customObject -
      id id
      userLabel name
      customClass class
      className class
      customModule class
      customModuleProvider target
      sceneMemberID firstResponder
      <connections>
      <userDefinedRuntimeAttributes>

    customSpacing -
      <real>

    data -
      key key

    date -
      key key
      timeIntervalSinceReferenceDate number

    datePickerElements -
      day flag = NO
      hour flag
      key key
      minute flag
      month flag = NO
      second flag = NO
      year flag = NO

    decimal -
      key key
      value text

    declaredKeys -
      <mutableString>
      <string>

    defaultToolbarItems -
      <searchToolbarItem>
      <toolbarItem>

    dependencies -
      <capability>
      <deployment>
      <development>
      <plugIn>

    deployment -
      defaultVersion integer
      identifier name
      version version

    designable -
      name reference
      <size intrinsicContentSize>

    designables -
      <designable>

    development -
      defaultVersion integer
      identifier name
      version version

    device -
      id id
      orientation portrait|landscape
      layout fullscreen|dualview2_3|slideover1_3|splitview2_3|splitview1_2|splitview1_3
      appearance light|dark
      <adaptation>

    dictionary -
      key key
      <bool NSAllowsEditingMultipleValuesSelection NSAlwaysPresentsApplicationModalAlerts
          NSConditionallySetsEditable NSConditionallySetsEnabled NSConditionallySetsHidden
          NSContinuouslyUpdatesValue NSCreatesSortDescriptor NSDeletesObjectsOnRemove
          NSHandlesContentAsCompoundValue NSRaisesForNotApplicableKeys NSValidatesImmediately>
      <bool>
      <decimal NSMultipleValuesPlaceholder NSNoSelectionPlaceholder NSNotApplicablePlaceholder NSNullPlaceholder>
      <integer NSAllowsEditingMultipleValuesSelection NSAlwaysPresentsApplicationModalAlerts
          NSConditionallySetsEditable NSConditionallySetsEnabled NSConditionallySetsHidden
          NSContinuouslyUpdatesValue NSCreatesSortDescriptor NSHandlesContentAsCompoundValue
          NSMultipleValuesPlaceholder NSNoSelectionPlaceholder NSNotApplicablePlaceholder NSNullPlaceholder
          NSRaisesForNotApplicableKeys NSValidatesImmediately>
      <integer>
      <null NSMultipleValuesPlaceholder NSNoSelectionPlaceholder NSNotApplicablePlaceholder NSNullPlaceholder>
      <real NSConditionallySetsEnabled NSMultipleValuesPlaceholder NSNoSelectionPlaceholder
          NSNotApplicablePlaceholder NSNullPlaceholder NSRaisesForNotApplicableKeys NSValidatesImmediately>
      <string NSDisplayName NSDisplayPattern NSMultipleValuesPlaceholder NSNoSelectionPlaceholder
          NSNotApplicablePlaceholder NSNullPlaceholder NSPredicateFormat NSSelectorName NSValueTransformerName>

    directionalEdgeInsets -
      key key
      top number
      leading number
      bottom number
      trailing number

    document -
      type name
      version version
      toolsVersion version
      systemVersion version
      targetRuntime name
      propertyAccessControl none|localizable|nonLocalizable|readOnly
      customObjectInstantitationMethod direct|name
      generatesPrototypingConstraints flag = NO
      promptedForUpgradeToXcode5 flag = YES
      useAutolayout flag
      launchScreen flag = NO
      useTraitCollections flag = NO
      useSafeAreas flag = NO
      colorMatched flag = NO
      initialViewController reference
      <accessibilityOverrides>
      <classes>
      <color tintColor>
      <customFonts customFonts>
      <dependencies>
      <designables>
      <device>
      <inferredMetricsTieBreakers>
      <objects>
      <resources>
      <scenes>
      <simulatedMetricsContainer defaultSimulatedMetrics>

    edgeInsets -
      key key
      top number
      left number
      bottom number
      right number

    endViews -
      <view>

    exclude -
      reference reference

    expression -
      key key
      type name
      <string keyPath>

    font -
      key key
      metaFont system|smallSystem|miniSystem|systemBold|smallSystemBold|miniSystemBold|systemMedium|
          systemSemibold|systemLight|systemUltraLight|systemThin|systemHeavy|systemBlack|message|label|menu|
          menuBar|cellTitle|controlContent|toolTip|titleBar|palette|user|fixedUser
      textStyle largeTitle|title1|title2|title3|headline|subheadline|body|callout|footnote|caption1|caption2
      usesAppearanceFont flag = NO
      size number
      name font

    fontDescription -
      key key
      type system|boldSystem|italicSystem
      name font
      family font
      size button|label|small|system
      style UICTFontTextStyleTitle0|UICTFontTextStyleTitle1|UICTFontTextStyleTitle2|UICTFontTextStyleTitle3|
          UICTFontTextStyleHeadline|UICTFontTextStyleSubhead|UICTFontTextStyleBody|UICTFontTextStyleCallout|
          UICTFontTextStyleFootnote|UICTFontTextStyleCaption1|UICTFontTextStyleCaption2
      weight SymbolWeight
      pointSize positive

    fragment -
      content text
      <attributes>
      <mutableString content>
      <string content>

    frame -
      key key
      minX number
      minY integer
      width number
      height number

    freeformSimulatedSizeMetrics -
      key key

    gestureRecognizers -
      <clickGestureRecognizer>
      <longPressGestureRecognizer>
      <swipeGestureRecognizer>
      <tapGestureRecognizer>

    gridCells -
      <gridCell>

    hierarchicalColors -
      <color>

    holdingPriorities -
      <real>

    image -
      name resource
      catalog system
      width number
      height number
      <mutableData keyedArchiveRepresentation>

    imageReference -
      key key
      image resource
      catalog system
      symbolScale SymbolScale = unspecified
      renderingMode automatic|original|template|hierarchical|palette|multicolor
      variableValue number
      <hierarchicalColors>

    include -
      reference reference

    inferredMetricsTieBreakers -
      <segue>

    inset -
      key key
      minX number
      minY number
      maxX number
      maxY number

    integer -
      key key
      value integer

    items -
      <barButtonItem>
      <dateLabel>
      <group>
      <map>
      <menuItem>
      <movie>
      <navigationItem>
      <picker>
      <separator>
      <spriteKitScene>
      <tabBarItem>
      <table>
      <tableRow>
      <timer>
      <view>

    keyboardLayoutGuide -
      key key
      id id

    lineBreakStrategy -
      key key
      pushOut flag

    mask -
      key key
      <exclude>
      <include>

    metadata -
      <bool>

    middleViews -
      <view>

    modalFormSheetSimulatedSizeMetrics -
      key key

    modalPageSheetSimulatedSizeMetrics -
      key key

    modifierMask -
      command flag = NO
      control flag = NO
      key key
      option flag = NO
      shift flag = NO

    mutableArray -
      key key
      <string>

    mutableData -
      key key

    mutableString -
      key key

    namedColor -
      name resource
      <color>

    nil -
      key key
      name name

    null -
      key key

    objectValues -
      <string>

    objects -
      <application>
      <arrayController>
      <avPlayerViewController>
      <barButtonItem>
      <buttonCell>
      <byteCountFormatter>
      <collectionViewController>
      <collectionViewItem>
      <comboBoxCell>
      <controller>
      <controllerPlaceholder>
      <customFormatter>
      <customObject>
      <dateComponentsFormatter>
      <dateFormatter>
      <dictionaryController>
      <drawer>
      <exit>
      <glanceController>
      <glkViewController>
      <hostingController>
      <menu>
      <menuItem>
      <navigationController>
      <navigationItem>
      <notificationController>
      <numberFormatter>
      <objectController>
      <pageViewController>
      <pagecontroller>
      <panGestureRecognizer>
      <pinchGestureRecognizer>
      <placeholder>
      <pongPressGestureRecognizer>
      <popover>
      <rotationGestureRecognizer>
      <screenEdgePanGestureRecognizer>
      <searchDisplayController>
      <splitViewController>
      <swipeGestureRecognizer>
      <tabBarController>
      <tabViewController>
      <tableColumn>
      <tableViewController>
      <tableViewSection>
      <tapGestureRecognizer>
      <toolbarItem>
      <touchBar>
      <treeController>
      <userDefaultsController>
      <view>
      <viewController>
      <viewControllerPlaceholder>
      <windowController>

    outlet -
      property name
      destination reference
      id id

    outletCollection -
      property name
      destination reference
      appends flag = NO
      collectionClass class
      id id

    paragraphStyle -
      key key
      alignment TextAlignment
      lineBreakMode ParagraphLineBreakMode
      baseWritingDirection WritingDirection
      defaultTabInterval number
      firstLineHeadIndent integer
      lineHeightMultiple number
      lineSpacing integer
      minimumLineHeight integer
      headIndent integer
      tighteningFactorForTruncation number
      allowsDefaultTighteningForTruncation flag = YES
      <lineBreakStrategy>
      <tabStops>

    placeholder -
      placeholderIdentifier name
      id id
      userLabel name
      customClass class
      customModule class
      customModuleProvider target
      sceneMemberID firstResponder
      <attributedString userComments>
      <connections>
      <userDefinedRuntimeAttributes>

    plugIn -
      identifier name
      version version

    point -
      key key
      x number
      y number

    popUpMenus -
      <menu>

    precedingGestureRecognizers -
      <tapGestureRecognizer>

    preferredSymbolConfiguration -
      key key
      configurationType font|pointSize
      pointSize integer
      scale SymbolScale = unspecified
      weight SymbolWeight
      <fontDescription fontDescription>

    prototypeCellViews -
      <view>

    range -
      key key
      location integer
      length integer

    real -
      key key
      value number

    rect -
      key key
      x number
      y number
      width number
      height number

    relationship -
      candidateClass name
      kind outlet|action
      name name

    relationships -
      <relationship>

    resources -
      <image>
      <namedColor>
      <sound>
      <systemColor>

    rowTemplates -
      <predicateEditorRowTemplate>

    rows -
      <gridRow>

    scene -
      sceneID id
      <objects>
      <point canvasLocation>

    scenes -
      <scene>

    segment -
      enabled flag = YES
      tag integer
      title text
      imageScaling ImageScaling = proportionallyDown
      label text
      selected flag = NO
      toolTip text
      catalog system
      width number
      image resource
      <imageReference image>
      <size>

    segments -
      <segment>

    segue -
      destination reference
      kind relationship|show|showDetail|presentation|popoverPresentation|push|modal|popover|sheet|replace|
          embed|unwind|custom
      identifier name
      key key
      modalTransitionStyle ModalTransitionStyle
      action selector
      animates flag = YES
      inheritsFrom commit|parent
      popoverBehavior t|transient|semitransient|applicationDefined
      preferredEdge RectangleEdge
      reference reference
      relationship rootViewController|viewControllers|masterViewController|detailViewController|
          supplementaryViewController|compactViewController|window.shadowedContentViewController|splitItems|
          tabItems|nextPage|dynamicNotificationInterface
      modalPresentationStyle ModalPresentationStyle
      splitViewControllerTargetIndex integer
      destinationCreationSelector name
      popoverAnchorView reference
      trigger accessoryAction|selection
      popoverAnchorBarButtonItem reference
      customClass class
      unwindAction selector
      customModule class
      customModuleProvider target
      id id
      <popoverArrowDirection popoverArrowDirection>
      <popoverPassthroughViews>
      <segue commit preview>

    shadow -
      blurRadius integer
      key key
      <color color>
      <size>

    simulatedMetricsContainer -
      key key
      <simulatedOrientationMetrics orientation>
      <simulatedScreenMetrics destination>
      <simulatedStatusBarMetrics statusBar>

    simulatedNavigationBarMetrics -
      key key
      barStyle BarStyle = default
      translucent flag = YES
      prompted flag

    simulatedOrientationMetrics -
      key key
      orientation portrait|portraitUpsideDown|landscapeLeft|landscapeRight

    simulatedScreenMetrics -
      key key
      type name
      <size landscapeSize portraitSize>

    simulatedStatusBarMetrics -
      key key
      statusBarStyle default|lightContent|darkContent|blackOpaque|blackTranslucent = default

    simulatedTabBarMetrics -
      key key
      barStyle BarStyle = default
      translucent flag = YES

    simulatedToolbarMetrics -
      key key
      barStyle BarStyle = default
      translucent flag = YES

    size -
      key key
      width number
      height number

    sortDescriptor -
      ascending flag = YES
      key key
      selector selector
      sortKey name

    sound -
      name resource

    source -
      key key
      relativePath name
      type project|user

    splitViewDetailSimulatedSizeMetrics -
      key key

    splitViewItems -
      <splitViewItem>

    splitViewMasterSimulatedSizeMetrics -
      key key

    string -
      key key
      base64-UTF8 flag = NO

    subviews -
      <view>

    symbolConfiguration -
      key key
      configurationType font|pointSize
      pointSize integer
      scale SymbolScale
      weight SymbolWeight

    systemColor -
      name name
      <color>

    tabStops -
      <textTab>

    tabViewItems -
      <tabViewItem>

    tableColumnResizingMask -
      key key
      resizeWithTable flag = NO
      userResizable flag = NO

    tableColumns -
      <tableColumn>

    tableViewGridLines -
      dashed flag = NO
      horizontal flag = NO
      key key
      vertical flag = NO

    textAttributesForNegativeValues -
      <color NSColor>

    textTab -
      alignment TextAlignment
      location number
      <options>

    timeZone -
      key key
      name name
      <data data>

    touchBarItems -
      <touchBarGroupItem>
      <touchBarItem>
      <touchBarItemOtherItemsProxy>
      <touchBarPopoverItem>

    url -
      key key
      string text
      <url>

    userDefinedRuntimeAttribute -
      type boolean|number|string|point|size|rect|range|color|image|nil
      keyPath keyPath
      value text
      catalog system
      localized flag = NO
      <color value>
      <integer value>
      <point value>
      <range value>
      <real value>
      <rect value>
      <size value>

    userDefinedRuntimeAttributes -
      <userDefinedRuntimeAttribute>

    userGuides -
      <userLayoutGuide>

    userLayoutGuide -
      affinity RectangleEdge
      location number

    value -
      key key
      type size|point|rect|range
      width number
      height integer

    variation -
      key key
      ambiguous flag = NO
      hidden flag = NO
      fixedFrame flag = NO
      misplaced flag = NO
      axis horizontal|vertical
      radius integer
      width integer
      widthAdjustment number
      constant number
      distribution fill|fillEqually|fillProportionally|equalSpacing|equalCentering
      backgroundImage resource
      height integer
      alignment fill|leading|top|firstBaseline|center|trailing|bottom|lastBaseline
      image resource
      spacingType custom|standard
      text text
      spacing number
      <color shadowColor>
      <edgeInsets layoutMargins margins>
      <fontDescription font fontDescription>
      <mask constraints items subviews>
      <rect frame>

    viewControllerTransitionOptions -
      allowUserInteraction flag = NO
      key key

    viewLayoutGuide -
      key key
      id id

    visibilityPriorities -
      <integer>
      <real>

    webPreferences -
      key key
      allowsAnimatedImageLooping flag = YES
      allowsAnimatedImages flag = YES
      defaultFixedFontSize integer
      defaultFontSize integer
      javaEnabled flag = YES
      javaScriptCanOpenWindowsAutomatically flag = YES
      javaScriptEnabled flag = YES
      loadsImagesAutomatically flag = YES
      plugInsEnabled flag = YES
      identifier name
      minimumFontSize integer

    windowCollectionBehavior -
      canJoinAllSpaces flag = NO
      fullScreenAuxiliary flag = NO
      fullScreenNone flag = NO
      fullScreenPrimary flag = NO
      ignoresCycle flag = NO
      key key
      managed flag = NO
      moveToActiveSpace flag = NO
      participatesInCycle flag = NO
      transient flag = NO

    windowPositionMask -
      bottomStrut flag = NO
      key key
      leftStrut flag = NO
      rightStrut flag = NO
      topStrut flag = NO

    windowStyleMask -
      HUD flag = NO
      closable flag = NO
      fullSizeContentView flag = NO
      key key
      miniaturizable flag = NO
      nonactivatingPanel flag = NO
      resizable flag = NO
      texturedBackground flag = NO
      titled flag
      unifiedTitleAndToolbar flag = NO
      utility flag = NO

    wkPreferences -
      key key
      javaScriptCanOpenWindowsAutomatically flag = YES
      javaScriptEnabled flag = YES
      minimumFontSize integer

    wkWebViewConfiguration -
      allowsAirPlayForMediaPlayback flag = YES
      allowsInlineMediaPlayback flag = NO
      allowsPictureInPictureMediaPlayback flag = YES
      applicationNameForUserAgent text
      key key
      suppressesIncrementalRendering flag = NO
      <audiovisualMediaTypes mediaTypesRequiringUserActionForPlayback>
      <dataDetectorTypes dataDetectorTypes>
      <wkPreferences preferences>

    zeroFormattingBehavior -
      key key
      none flag

    allowedTypes -

    animations -

    options -
    """
}
