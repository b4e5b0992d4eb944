extension VocabularyText {
  /// Views of iOS and tvOS.
  static let touchViews: StaticString = """
    # Views

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
      <nil simulatedBottomBarMetrics simulatedStatusBarMetrics simulatedTopBarMetrics>
      @frame:
      @UIBounds computed
      @UICenter computed
      @appearance:
      @UIBackgroundColor backgroundColor computed
      @UIDidEncodeCompatibilityBackgroundColor computed
      @UIDeepDrawRect = YES
      @UIOpaque opaque if YES
      @UIHidden hidden if YES
      @UIMultipleTouchEnabled multipleTouchEnabled if YES
      @UITag tag unless 0
      @UIUserInteractionDisabled userInteractionEnabled if NO
      @UIAutoresizeSubviews autoresizesSubviews if YES unread
      @UIAutoresizingMask computed
      @UIAlpha alpha unless 1
      @UIClearsContextBeforeDrawing clearsContextBeforeDrawing if NO as NO
      @UIContentMode contentMode unless scaleToFill
      @UIClipsToBounds clipsSubviews if YES
      @UITintColor tintColor
      @UIViewDoesNotTranslateAutoresizingMaskIntoConstraints translatesAutoresizingMaskIntoConstraints if NO computed
      @priorities:
      @UIViewContentHuggingPriority pair horizontalHuggingPriority verticalHuggingPriority
      @UIViewContentCompressionResistancePriority pair horizontalCompressionResistancePriority
          verticalCompressionResistancePriority
      @margins:
      @UIViewPreservesSuperviewMargins preservesSuperviewLayoutMargins if YES
      @UIViewPreservesSpecificSuperviewMargins preservesSuperviewLayoutMargins if YES as 15 unread
      @UIViewInsetsLayoutMarginsFromSafeArea insetsLayoutMarginsFromSafeArea if NO as 0
      @UIRestorationIdentifier restorationIdentifier
      @UIViewSemanticContentAttribute semanticContentAttribute always
      @UIViewLargeContentStoredProperties = null

    viewLayoutGuide UILayoutGuide
      key key
      id id

    view UIView : (view)
      <keyboardLayoutGuide>
      <subviews>
      @inherited

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
      <nil highlightedColor textColor>
      @UIText text computed
      @UIAdjustsFontForContentSizeCategory adjustsFontForContentSizeCategory if YES
      @UIFont fontDescription computed
      @UITextColor textColor computed
      @UIHighlightedColor highlightedColor
      @UIShadowColor shadowColor
      @UIShadowOffset shadowOffset always {0,-1}
      @UINumberOfLines numberOfLines
      @UIBaselineAdjustment baselineAdjustment unless alignBaselines
      @UIAdjustsFontSizeToFit adjustsFontSizeToFit if YES computed
      @UIMinimumFontSize minimumFontSize computed
      @UILineBreakMode lineBreakMode unless tailTruncation stated
      @UITextAlignment textAlignment always computed
      @UIAttributedText attributedText computed
      @UIMinimumScaleFactor minimumScaleFactor computed
      @UIPreferredMaxLayoutWidth preferredMaxLayoutWidth unless 0
      @UIAdjustsLetterSpacingToFit adjustsLetterSpacingToFitWidth if YES
      @UIDisableUpdateTextColorOnTraitCollectionChange computed

    imageView UIImageView : (view)
      image resource
      adjustsImageWhenAncestorFocused flag = NO
      adjustsImageSizeForAccessibilityContentSizeCategory flag = NO "adjusts image size"
      catalog system
      highlighted flag = NO
      highlightedImage resource
      <imageReference image>
      <preferredSymbolConfiguration preferredSymbolConfiguration "configuration">
      @UIImage image
      @UIHighlightedImage highlightedImage read

    activityIndicatorView UIActivityIndicatorView : (view)
      hidesWhenStopped flag = NO
      animating flag = NO
      style whiteLarge|white|gray|medium:100|large
      <color color>
      @UIViewContentHuggingPriority implied 750 750
      @UIActivityIndicatorViewStyle-Modern style always white only whiteLarge|white|gray
      @UIActivityIndicatorViewStyle style always white stated only whiteLarge|white|gray
      @UIHidesWhenStopped hidesWhenStopped if NO as NO
      @UIAnimating animating if YES
      @UIColor color always null

    progressView UIProgressView : (view)
      progress number = 0
      progressImage resource
      progressViewStyle default|bar = default
      trackImage resource
      <color progressTintColor "progress tint" trackTintColor "track tint">
      @UIViewContentHuggingPriority implied 250 750
      @UIProgress progress unless 0
      @UIProgressProgressTintColor progressTintColor
      @UIProgressTrackTintColor trackTintColor

    stackView UIStackView : (view)
      axis horizontal|vertical = horizontal
      distribution StackDistribution = fill
      alignment StackAlignment = fill
      spacing length = 0
      spacingType custom|standard = custom
      baselineRelativeArrangement flag = NO
      <subviews>
      @UIStackViewArrangedSubviews computed
      @UIStackViewAxis axis always
      @UIStackViewDistribution distribution always
      @UIStackViewAlignment alignment always
      @UIStackViewSpacing spacing double always
      @UIStackViewBaselineRelative baselineRelativeArrangement if YES else NO
      @UIStackViewLayoutMarginsRelative = NO

    visualEffectView UIVisualEffectView : (view)
      <blurEffect>
      <vibrancyEffect>
      <view contentView>
      @UIVisualEffectViewEffect computed
      @UIVisualEffectViewGroupName = null
      @UIVisualEffectViewContentView contentView computed

    blurEffect UIBlurEffect : (object)
      style BlurStyle

    vibrancyEffect UIVibrancyEffect : (object)
      style label|secondaryLabel|tertiaryLabel|quaternaryLabel|fill|secondaryFill|tertiaryFill|separator = label
      <blurEffect>

    containerView UIView : (view)
      @inherited

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
      phoneNumber flag:0 = NO
      link flag:1 = NO
      address flag:2 = NO
      calendarEvent flag:3 = NO
      shipmentTrackingNumber flag:4 = NO
      flightNumber flag:5 = NO
      lookupSuggestion flag:6 = NO

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

    avPlayerView AVPlayerView : (view) "AVKit player view"

    tableViewHeaderFooterView UITableViewHeaderFooterView : (view)
    """
}
