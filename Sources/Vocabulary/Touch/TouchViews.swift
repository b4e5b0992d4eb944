extension VocabularyText {
  /// Views of iOS and tvOS.
  static let touchViews: StaticString = """
    # Views

    (object) -
      key key
      id id
      userLabel name
      customClass class
      customModule module
      customModuleProvider target
      <connections>
      <attributedString userComments>
      <userDefinedRuntimeAttributes>

    (view) UIView : (object)
      hidden flag = NO
      opaque flag = YES
      clipsSubviews flag = NO
      multipleTouchEnabled flag = NO
      userInteractionEnabled flag = YES
      autoresizesSubviews flag = YES
      contentMode ContentMode = scaleToFill
      verifyAmbiguity AmbiguityVerification = on
      clearsContextBeforeDrawing flag = YES
      horizontalHuggingPriority priority = 250
      tag integer = 0
      alpha number = 1
      verticalHuggingPriority priority = 250
      appearanceType name
      horizontalCompressionResistancePriority priority = 750
      reference reference
      semanticContentAttribute SemanticContentAttribute = unspecified
      simulatedAppContext notificationCenter|none
      restorationIdentifier name
      verticalCompressionResistancePriority priority = 750
      ambiguous flag = NO
      placeholderIntrinsicWidth lengthOrInfinite
      misplaced flag = NO
      placeholderIntrinsicHeight lengthOrInfinite
      fixedFrame flag = NO
      layoutMarginsFollowReadableWidth flag = NO
      preservesSuperviewLayoutMargins flag = NO
      insetsLayoutMarginsFromSafeArea flag = YES
      translatesAutoresizingMaskIntoConstraints flag = YES
      <rect frame>
      <autoresizingMask autoresizingMask>
      <color backgroundColor tintColor>
      <edgeInsets layoutMargins>
      <directionalEdgeInsets directionalLayoutMargins>
      <viewLayoutGuide safeArea contentLayoutGuide frameLayoutGuide>
      <keyboardLayoutGuide keyboard>
      <accessibility accessibilityConfiguration>
      <constraints>
      <gestureRecognizers>
      <variation>
      <mask>
      <point canvasLocation>
      <animations>
      <frame frameInset>
      <rect contentStretch>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedOrientationMetrics simulatedOrientationMetrics>
      <simulatedScreenMetrics simulatedDestinationMetrics>
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>
      <simulatedStatusBarMetrics simulatedStatusBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>
      <splitViewDetailSimulatedSizeMetrics simulatedDestinationMetrics>
      <splitViewMasterSimulatedSizeMetrics simulatedDestinationMetrics>
      <modalPageSheetSimulatedSizeMetrics simulatedDestinationMetrics>
      <modalFormSheetSimulatedSizeMetrics simulatedDestinationMetrics>
      <nil simulatedBottomBarMetrics simulatedStatusBarMetrics simulatedTopBarMetrics>

    view UIView : (view)
      <keyboardLayoutGuide>
      <subviews>

    label UILabel : (view)
      text text
      textAlignment TextAlignment = left
      lineBreakMode LineBreakMode = tailTruncation
      usesAttributedText flag = NO
      enabled flag = YES
      baselineAdjustment alignBaselines|alignCenters|none = alignBaselines
      numberOfLines integer = 1
      enablesMarqueeWhenAncestorFocused flag = NO
      highlighted flag = NO
      minimumScaleFactor number
      adjustsFontForContentSizeCategory flag = NO
      adjustsLetterSpacingToFitWidth flag = NO
      minimumFontSize number
      adjustsFontSizeToFit flag = YES
      preferredMaxLayoutWidth length = 0
      <attributedString attributedText>
      <color highlightedColor shadowColor textColor>
      <fontDescription fontDescription>
      <mutableString text>
      <size shadowOffset>
      <string text userLabel>
      <nil highlightedColor textColor>

    imageView UIImageView : (view)
      image resource
      adjustsImageWhenAncestorFocused flag = NO
      adjustsImageSizeForAccessibilityContentSizeCategory flag = NO
      catalog system
      highlighted flag = NO
      highlightedImage resource
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfiguration>

    activityIndicatorView UIActivityIndicatorView : (view)
      hidesWhenStopped flag = NO
      animating flag = NO
      style whiteLarge|white|gray|medium|large
      <color color>

    progressView UIProgressView : (view)
      progress number = 0.5
      progressImage resource
      progressViewStyle default|bar = default
      trackImage resource
      <color progressTintColor trackTintColor>

    stackView UIStackView : (view)
      axis horizontal|vertical = horizontal
      distribution StackDistribution = fill
      alignment StackAlignment = fill
      spacing length = 0
      spacingType custom|standard = custom
      baselineRelativeArrangement flag = NO
      <subviews>

    visualEffectView UIVisualEffectView : (view)
      <blurEffect>
      <vibrancyEffect>
      <view contentView>

    blurEffect UIBlurEffect : (object)
      style BlurStyle

    vibrancyEffect UIVibrancyEffect : (object)
      style label|secondaryLabel|tertiaryLabel|quaternaryLabel|fill|secondaryFill|tertiaryFill|separator = label
      <blurEffect>

    containerView UIView : (view)

    pickerView UIPickerView : (view)

    mapView MKMapView : (view)
      mapType standard|satellite|hybrid|satelliteFlyover|hybridFlyover|mutedStandard
      zoomEnabled flag = YES
      scrollEnabled flag = YES
      rotateEnabled flag = YES
      pitchEnabled flag = YES
      showsScale flag = NO
      showsUserLocation flag = NO
      showsBuildings flag = YES
      showsCompass flag = YES
      showsPointsOfInterest flag = YES
      <standardMapConfiguration>

    standardMapConfiguration MKStandardMapConfiguration
      key key

    webView UIWebView : (view)
      scalesPageToFit flag = NO
      <dataDetectorType dataDetectorTypes>

    wkWebView WKWebView : (view)
      allowsBackForwardNavigationGestures flag = NO
      allowsLinkPreview flag = YES
      <wkWebViewConfiguration configuration>

    dataDetectorTypes -
      key key
      none flag

    dataDetectorType -
      key key
      phoneNumber flag = NO
      link flag = NO
      address flag = NO
      calendarEvent flag = NO
      shipmentTrackingNumber flag = NO
      flightNumber flag = NO
      lookupSuggestion flag = NO

    arscnView ARSCNView : (view)

    arskView ARSKView : (view)

    sceneKitView SCNView : (view)
      sceneName name
      wantsMultisampling flag = NO
      allowsCameraControl flag = NO

    skView SKView : (view)

    glkView GLKView : (view)
      enableSetNeedsDisplay flag = YES
      <subviews>

    mtkView MTKView : (view)
      colorPixelFormat name
      depthStencilPixelFormat name

    window UIWindow : (view)
      resizesToFullScreen flag = YES
      visibleAtLaunch flag = NO
      <metadata>

    tvCaptionButtonView TVCaptionButtonView : (view)
      contentImage resource
      catalog system
      title text

    tvCardView TVCardView : (view)
      <view contentView>

    tvCardContentView TVCardContentView : (view)
      <subviews>

    arView ARView : (view)

    calendarView UICalendarView : (view)

    canvasView PKCanvasView : (view)

    pdfView PDFView : (view)

    avPlayerView AVPlayerView : (view)

    tableViewHeaderFooterView UITableViewHeaderFooterView : (view)
    """
}
