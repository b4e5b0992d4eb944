public import NibDecoder

extension NibRegistry {
  /// The classes for a platform's elements. Add your own view classes to it, and hand it to ``LayoutDocument``.
  public static func standard(for platform: Platform) -> NibRegistry {
    platform == .macOS ? macOS : iOS
  }

  /// iOS, tvOS and stack definitions.
  private static let iOS = make(iOSTypes, plain: iOSPlainViews)

  private static let macOS = make(macOSTypes, plain: macOSPlainViews)

  private static func make(_ types: [String: any NibCoding.Type], plain: [String]) -> NibRegistry {
    var registry = NibRegistry()
    for name in plain { registry.register(View.self, forElement: name) }
    for (name, type) in types { registry.register(type, forElement: name) }
    registry.register(LayoutConstraint.self, forElement: "constraint")
    registry.registerFallback(UnknownView.self, forTopLevelObjects: false)
    registry.registerVocabulary(ElementVocabulary.names)
    registry.registerValueElement("rect", forKey: "frame")
    registry.registerValueElement("edgeInsets", forKey: "layoutMargins")
    registry.registerValueElement("directionalEdgeInsets", forKey: "directionalLayoutMargins")
    for keys in compiledKeys { registry.registerCompiledKeys(keys) }
    return registry
  }

  private static let compiledKeys = [
    View.compiledViewKeys, Label.compiledLabelKeys, StackView.compiledStackKeys, AppKitStackView.compiledAppKitKeys,
    LayoutConstraint.compiledKeys,
  ]

  private static let iOSTypes: [String: any NibCoding.Type] = [
    "stackView": StackView.self,
    "label": Label.self,
    "button": Button.self,
    "imageView": ImageView.self,
    "textField": TextField.self,
    "textView": TextView.self,
    "switch": Switch.self,
    "slider": Slider.self,
    "stepper": Stepper.self,
    "progressView": ProgressView.self,
    "activityIndicatorView": ActivityIndicatorView.self,
    "pageControl": PageControl.self,
    "datePicker": Picker.self,
    "pickerView": Picker.self,
    "segmentedControl": SegmentedControl.self,
    "navigationBar": Bar.self,
    "toolbar": Bar.self,
    "tabBar": Bar.self,
    "searchBar": Bar.self,
    "scrollView": ScrollView.self,
    "tableViewCell": CellView.self,
    "collectionViewCell": CellView.self,
    "collectionReusableView": CellView.self,
    "visualEffectView": VisualEffectView.self,
  ]

  /// Views without a content size of their own.
  private static let iOSPlainViews = [
    "view", "window", "tableView", "collectionView", "tableViewCellContentView", "collectionViewCellContentView",
    "containerView", "mapView", "webView", "wkWebView", "arscnView", "arskView", "sceneKitView",
    "skView", "glkView", "mtkView", "colorWell", "refreshControl", "tvCaptionButtonView", "avPlayerView",
    "calendarView", "pdfView", "canvasView",
  ]
}
