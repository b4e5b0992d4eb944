extension VocabularyText {
  /// Views of iOS and tvOS.
  static let touchViews: StaticString = """
    (object) -
      key key
      id id
      userLabel name "label in Xcode"
      customClass class
      customModule module "module"
      customModuleProvider target "inherit module from target"
      <connections>
      <attributedString userComments>
      <userDefinedRuntimeAttributes>

    (view) UIView : (object)
      hidden flag = NO
      opaque flag = YES
      clipsSubviews flag = NO "clip to bounds"
      multipleTouchEnabled flag = NO "multiple touch"
      userInteractionEnabled flag = YES
      autoresizesSubviews flag = YES "autoresize subviews"
      contentMode ContentMode = scaleToFill
      verifyAmbiguity AmbiguityVerification = on
      clearsContextBeforeDrawing flag = YES "clears graphics context"
      horizontalHuggingPriority priority = 250 "horizontal hugging"
      tag integer = 0
      alpha number = 1
      verticalHuggingPriority priority = 250 "vertical hugging"
      appearanceType name
      horizontalCompressionResistancePriority priority = 750 "horizontal compression resistance"
      reference reference
      semanticContentAttribute SemanticContentAttribute = unspecified
      simulatedAppContext notificationCenter|none
      restorationIdentifier name "restoration ID"
      verticalCompressionResistancePriority priority = 750 "vertical compression resistance"
      ambiguous flag = NO
      placeholderIntrinsicWidth lengthOrInfinite "intrinsic width"
      misplaced flag = NO
      placeholderIntrinsicHeight lengthOrInfinite "intrinsic height"
      fixedFrame flag = NO
      layoutMarginsFollowReadableWidth flag = NO "follow readable width"
      preservesSuperviewLayoutMargins flag = NO "preserve superview margins"
      insetsLayoutMarginsFromSafeArea flag = YES "safe area relative margins"
      translatesAutoresizingMaskIntoConstraints flag = YES "autoresizing makes constraints"
      <rect frame>
      <autoresizingMask autoresizingMask "autoresizing">
      <color backgroundColor "background" tintColor "tint">
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

    viewLayoutGuide UILayoutGuide
      key key
      id id

    view UIView : (view)
      <keyboardLayoutGuide>
      <subviews>

    label UILabel : (view)
      text text
      textAlignment TextAlignment = left "alignment"
      lineBreakMode LineBreakMode = tailTruncation "line break"
      usesAttributedText flag = NO
      enabled flag = YES
      baselineAdjustment alignBaselines|alignCenters|none = alignBaselines "baseline"
      numberOfLines integer = 1 "lines"
      enablesMarqueeWhenAncestorFocused flag = NO
      highlighted flag = NO
      minimumScaleFactor number "minimum font scale"
      adjustsFontForContentSizeCategory flag = NO "automatically adjusts font"
      adjustsLetterSpacingToFitWidth flag = NO "tighten letter spacing"
      minimumFontSize number
      adjustsFontSizeToFit flag = YES "autoshrink"
      preferredMaxLayoutWidth length = 0 "preferred width"
      <attributedString attributedText>
      <color highlightedColor "highlighted" shadowColor "shadow" textColor "color">
      <fontDescription fontDescription>
      <mutableString text>
      <size shadowOffset>
      <string text userLabel "label in Xcode">

    imageView UIImageView : (view)
      image resource
      adjustsImageWhenAncestorFocused flag = NO
      adjustsImageSizeForAccessibilityContentSizeCategory flag = NO "adjusts image size"
      catalog system
      highlighted flag = NO
      highlightedImage resource
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfiguration "configuration">

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
      <color progressTintColor "progress tint" trackTintColor "track tint">

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
      scrollEnabled flag = YES "scrolling enabled"
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

    wkWebView WKWebView : (view) "WebKit view"
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

    arscnView ARSCNView : (view) "ARKit SceneKit view"

    arskView ARSKView : (view) "ARKit SpriteKit view"

    sceneKitView SCNView : (view) "SceneKit view"
      sceneName name
      wantsMultisampling flag = NO
      allowsCameraControl flag = NO

    skView SKView : (view) "SpriteKit view"

    glkView GLKView : (view) "GLKit view"
      enableSetNeedsDisplay flag = YES
      <subviews>

    mtkView MTKView : (view) "MetalKit view"
      colorPixelFormat name
      depthStencilPixelFormat name

    window UIWindow : (view)
      resizesToFullScreen flag = YES
      visibleAtLaunch flag = NO
      <metadata>

    tvCaptionButtonView TVCaptionButtonView : (control)
      contentImage resource
      catalog system
      title text

    tvCardView TVCardView : (control)
      <view contentView>

    tvCardContentView TVCardContentView : (view)
      <subviews>

    arView ARView : (view)

    calendarView UICalendarView : (view)

    canvasView PKCanvasView : (view)

    pdfView PDFView : (view)

    pdfThumbnailView PDFThumbnailView : (view)

    avPlayerView AVPlayerView : (view) "AVKit player view"

    livePhotoView PHLivePhotoView : (view)

    routePickerView AVRoutePickerView : (view)

    inputView UIInputView : (view)

    tableViewHeaderFooterView UITableViewHeaderFooterView : (view)

    lookAroundView MKLookAroundView : (view)
    """
}
