extension VocabularyText {
  /// Elements that are the value of a property, on all platforms.
  static let properties: StaticString = """
    # Values of properties

    accessibility -
      key key
      description text as ibExternalAccessibilityDescription
      help text as ibExternalAccessibilityHelp
      hint text as accessibilityHint
      identifier name
      label text as accessibilityLabel
      <accessibilityTraits traits>
      <bool isElement>
      <string>
      @UIAccessibilityIdentifier identifier
      @UIAccessibilityLabel label computed
      @UIAccessibilityHint hint computed
      @UIAccessibilityTraits computed
      @UIIsAccessibilityElement computed

    accessibilityTraits -
      key key
      staticText flag:6 = NO
      allowsDirectInteraction flag:13 = NO
      causesPageTurn flag:14 = NO
      button flag:0 = NO
      image flag:2 = NO
      selected flag:3 = NO
      playsSound flag:4 = NO
      link flag:1 = NO
      summaryElement flag:7 = NO
      adjustable flag:12 = NO
      none flag = NO
      searchField flag:10 = NO
      startsMediaSession flag:11 = NO
      header flag:16 = NO
      keyboardKey flag:5 = NO
      updatesFrequently flag:9 = NO
      notEnabled flag:8 = NO

    affineTransform -
      key key
      m11 number
      m12 number
      m21 number
      m22 number
      tX number
      tY number

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
      flexibleMinX flag:0 = NO
      widthSizable flag:1 = NO
      flexibleMaxX flag:2 = NO
      flexibleMinY flag:3 = NO
      heightSizable flag:4 = NO
      flexibleMaxY flag:5 = NO

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

    bool -
      key key
      value flag

    byteCountFormatterUnits -
      bytes flag
      key key

    calendarDate -
      key key
      calendarFormat pattern
      timeIntervalSinceReferenceDate number
      <timeZone timeZone>

    ciColor -
      key key
      red number
      green number
      blue number
      alpha number

    ciFilter -
      key key
      name name
      <configuration>

    color -
      key key
      systemColor SystemColor
      red number
      white number
      green number
      name resource
      patternImage resource
      xcode11CocoaTouchSystemColor SystemColor
      blue number
      catalog System
      cocoaTouchSystemColor SystemColor
      alpha number
      colorSpace custom|calibratedWhite|calibratedRGB|deviceWhite|deviceRGB|deviceCMYK|catalog|pattern
      customColorSpace sRGB|genericGamma22GrayColorSpace|calibratedWhite|calibratedRGB|displayP3|extendedSRGB|
          extendedGenericGamma22GrayColorSpace|adobeRGB1998|genericCMYKColorSpace|deviceWhite
      <#text>

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

    contentBorderThickness -
      minY number
      maxY number

    data -
      key key
      <#text>

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
      value name

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
      <string NSDisplayName NSPredicateFormat NSSelectorName NSValueTransformerName>
      <string NSDisplayPattern> as ibShadowedDisplayPattern
      <string NSMultipleValuesPlaceholder> as ibShadowedMultipleValuesPlaceholder
      <string NSNoSelectionPlaceholder> as ibShadowedNoSelectionPlaceholder
      <string NSNotApplicablePlaceholder> as ibShadowedNotApplicablePlaceholder
      <string NSNullPlaceholder> as ibShadowedIsNilPlaceholder

    directionalEdgeInsets -
      key key
      top number
      leading number
      bottom number
      trailing number

    edgeInsets -
      key key
      top number
      left number
      bottom number
      right number

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
      pointSize positive "size"

    fragment -
      content text
      <attributes>
      <mutableString content>
      <string content>

    frame -
      key key
      minX number
      minY number
      width number
      height number

    hierarchicalColors -
      <color>

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

    inset -
      key key
      minX number
      minY number
      maxX number
      maxY number

    integer -
      key key
      value integer
      <#text>

    lineBreakStrategy -
      key key
      pushOut flag

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
      <#text>

    mutableString -
      key key
      <#text>

    namedColor -
      name resource
      <color>

    nil -
      key key
      name name

    null -
      key key

    paragraphStyle -
      key key
      alignment left|right|center|justified|natural
      lineBreakMode ParagraphLineBreakMode "line break"
      baseWritingDirection WritingDirection
      defaultTabInterval number
      paragraphSpacing number
      maximumLineHeight number
      tailIndent number
      firstLineHeadIndent number
      lineHeightMultiple number
      lineSpacing number
      minimumLineHeight number
      headIndent number
      tighteningFactorForTruncation number
      allowsDefaultTighteningForTruncation flag = YES
      <lineBreakStrategy>
      <tabStops>
      @alignment:
      @NSAlignment alignment unless left stated
      @NSLineBreakMode lineBreakMode unless wordWrapping stated computed
      @spacing:
      @NSLineSpacing lineSpacing double
      @NSParagraphSpacing paragraphSpacing read
      @NSLineHeightMultiple lineHeightMultiple double
      @NSMinLineHeight minimumLineHeight double
      @NSMaxLineHeight maximumLineHeight read
      @NSFirstLineHeadIndent firstLineHeadIndent read
      @NSHeadIndent headIndent read
      @NSTailIndent tailIndent read

    point -
      key key
      x number
      y number

    preferredSymbolConfiguration -
      key key
      configurationType font|pointSize
      pointSize number "size"
      scale SymbolScale = unspecified
      weight SymbolWeight
      <fontDescription fontDescription>

    range -
      key key
      location integer
      length integer

    real -
      key key
      value number
      <#text>

    rect -
      key key
      x number
      y number
      width number
      height number

    shadow -
      blurRadius number
      key key
      <color color>
      <size>

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

    string -
      key key
      base64-UTF8 flag = NO
      <#text>

    symbolConfiguration -
      key key
      configurationType font|pointSize
      pointSize number "size"
      scale SymbolScale
      weight SymbolWeight
      <nil locale>

    systemColor -
      name SystemColor
      <color>

    tabStops -
      <textTab>

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

    url -
      key key
      string name
      <url>

    value -
      key key
      type size|point|rect|range
      width number
      height number

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
      <nil identifier>

    wkPreferences -
      key key
      javaScriptCanOpenWindowsAutomatically flag = YES
      javaScriptEnabled flag = YES
      minimumFontSize integer

    wkWebViewConfiguration -
      allowsAirPlayForMediaPlayback flag = YES
      allowsInlineMediaPlayback flag = NO
      allowsPictureInPictureMediaPlayback flag = YES
      applicationNameForUserAgent name
      key key
      suppressesIncrementalRendering flag = NO
      <audiovisualMediaTypes mediaTypesRequiringUserActionForPlayback>
      <dataDetectorTypes dataDetectorTypes>
      <wkPreferences preferences>

    zeroFormattingBehavior -
      key key
      none flag

    allowedTypes -

    options -
    """
}
