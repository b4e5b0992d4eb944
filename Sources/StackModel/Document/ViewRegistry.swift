public import NibDecoder

extension NibRegistry {
  /// The classes for a platform's elements. Add your own view classes to it, and hand it to ``LayoutDocument``.
  public static func standard(for platform: Platform) -> NibRegistry {
    platform == .macOS ? macOS : iOS
  }

  /// The classes among which a view's is.
  static func standard(of view: View) -> NibRegistry {
    macOS.makes(view, fromElement: view.elementName) ? macOS : iOS
  }

  /// iOS, tvOS and stack definitions.
  private static let iOS = make(.cocoaTouch, iOSClasses)

  private static let macOS = make(.cocoa, macOSClasses)

  private static func make(_ vocabulary: Vocabulary, _ classes: [any StandardView.Type]) -> NibRegistry {
    var registry = NibRegistry()
    registry.register(View.self, forElement: "view")
    for type in [SystemView.self, SelfSizingView.self] + classes {
      for name in type.elementNames where vocabulary[name].map(vocabulary.isView) ?? false {
        registry.register(type, forElement: name)
      }
    }
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

  /// The classes of iOS and tvOS. Each takes its elements from those before it.
  private static let iOSClasses: [any StandardView.Type] = [
    StackView.self, Label.self, Button.self, ImageView.self, TextField.self, TextView.self, Switch.self, Slider.self,
    Stepper.self, ProgressView.self, ActivityIndicatorView.self, PageControl.self, DatePicker.self, PickerView.self,
    SegmentedControl.self, NavigationBar.self, Toolbar.self, TabBar.self, SearchBar.self, ScrollView.self,
    ListView.self, CellView.self, VisualEffectView.self, ColorWell.self,
  ]

  /// The classes of macOS, likewise.
  private static let macOSClasses: [any StandardView.Type] = [
    CellView.self, ListView.self, AppKitTextField.self, AppKitSearchField.self, AppKitButton.self,
    AppKitPopUpButton.self, AppKitImageView.self, AppKitSwitch.self, AppKitSlider.self, AppKitStepper.self,
    AppKitProgressIndicator.self, AppKitColorWell.self, AppKitLevelIndicator.self, AppKitPathControl.self,
    AppKitSegmentedControl.self, AppKitDatePicker.self, AppKitBox.self, AppKitStackView.self, AppKitGridView.self,
    AppKitScrollView.self,
    AppKitClipView.self, AppKitTabView.self, AppKitTextView.self, AppKitTableView.self,
  ]
}
