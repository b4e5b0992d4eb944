public import NibDecoder
import Vocabulary

extension NibRegistry {
  /// The classes for a platform's elements. Add your own view classes to it, and hand it to ``LayoutDocument``.
  public static func standard(for platform: Platform) -> NibRegistry {
    platform == .macOS ? macOS : iOS
  }

  /// iOS, tvOS and stack definitions.
  private static let iOS = make(.cocoaTouch, iOSTypes, system: iOSSystemViews, selfSizing: iOSSelfSizingViews)

  private static let macOS = make(.cocoa, macOSTypes, system: macOSSystemViews, selfSizing: macOSSelfSizingViews)

  private static func make(
    _ vocabulary: Vocabulary, _ types: [String: any StandardView.Type], system: [String], selfSizing: [String]
  ) -> NibRegistry {
    var registry = NibRegistry()
    registry.register(View.self, forElement: "view")
    for name in system { registry.register(SystemView.self, forElement: name) }
    for name in selfSizing { registry.register(SelfSizingView.self, forElement: name) }
    for (name, type) in types { registry.register(type, forElement: name) }
    registry.register(LayoutConstraint.self, forElement: "constraint")
    registry.registerFallback(UnknownView.self, forTopLevelObjects: false)
    registry.vocabulary = vocabulary
    registry.registerValueElement("rect", forKey: "frame")
    registry.registerValueElement("edgeInsets", forKey: "layoutMargins")
    registry.registerValueElement("directionalEdgeInsets", forKey: "directionalLayoutMargins")
    registry.registerCompiledKeys(compiledKeys)
    return registry
  }

  /// The keys of compiled nibs that stand for child elements. The vocabulary has those of attributes.
  private static let compiledKeys: [String: CompiledNibKey] = [
    "UISubviews": .named("subviews"), "UIViewAutolayoutConstraints": .named("constraints"),
    "UIStackViewArrangedSubviews": .named("subviews"),
    "UIStackViewLayoutMarginsRelative": .presence(of: ["layoutMargins", "directionalLayoutMargins"]),
  ]

  /// iOS and tvOS.
  private static let iOSTypes: [String: any StandardView.Type] = [
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
    "datePicker": DatePicker.self,
    "pickerView": PickerView.self,
    "segmentedControl": SegmentedControl.self,
    "navigationBar": NavigationBar.self,
    "toolbar": Toolbar.self,
    "tabBar": TabBar.self,
    "searchBar": SearchBar.self,
    "scrollView": ScrollView.self,
    "tableView": ListView.self,
    "collectionView": ListView.self,
    "tableViewCell": CellView.self,
    "collectionViewCell": CellView.self,
    "collectionReusableView": CellView.self,
    "visualEffectView": VisualEffectView.self,
  ]

  /// Views of iOS and tvOS without a content size of their own.
  private static let iOSSystemViews = [
    "window", "tableViewCellContentView", "collectionViewCellContentView", "containerView", "mapView", "webView",
    "wkWebView", "arscnView", "arskView", "sceneKitView", "skView", "glkView", "mtkView", "refreshControl",
    "avPlayerView", "pdfView", "canvasView",
  ]

  /// Views of iOS and tvOS that size themselves.
  private static let iOSSelfSizingViews = ["colorWell", "calendarView", "tvCaptionButtonView"]
}
