/// Words that make a difference in documents: which ones an attribute may have, and values that are hard for anyone.
enum Words {
  /// Values that are tried for every attribute.
  static let anyValues =
    words(numbers + " YES NO")
    + ["3: 2", " 1", "1 ", "1 :2", "", " ", "&#10;", "&#13;::error::x", "&#x202E;", "é", "\u{301}"]
    + [String(repeating: "a", count: 300), String(repeating: "9", count: 400)]

  private static let numbers = """
    0 -0 1 -1 0.5 2 1000 1000.0001 1001 -1000 250 251 750 999 999.999 1e-320 5e-324 -5e-324 2.2250738585072014e-308
    1e-308 1e-16 1e-9 1e9 1e15 9007199254740993 1e18 1e19 1e37 3.5e38 1e153 1e155 1e307 1.7976931348623157e308 1e308
    -1e308 1e309 nan inf -inf infinity 0x1p-1074 0x10 +1 1. .5 1,5 1e 2147483647 2147483648 -2147483649
    -9223372036854775809 9223372036854775807 9223372036854775808 18446744073709551616 0x7fffffffffffffff 1:2 0:1 1:0 1e-320:1 1:1e-320 1:1e308 -3:2
    """

  private static let constraintAttributes = """
    leading top trailing bottom height width centerY centerX left right baseline lastBaseline firstBaseline leftMargin
    rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
    notAnAttribute
    """

  /// The values that an attribute is known to have.
  static let values: [String: [String]] = [
    "firstAttribute": words(constraintAttributes), "secondAttribute": words(constraintAttributes),
    "relation": words("equal lessThanOrEqual greaterThanOrEqual"),
    "axis": words("horizontal vertical"), "orientation": words("horizontal vertical portrait landscape"),
    "distribution": words(
      "fill fillEqually fillProportionally equalSpacing equalCentering gravityAreas equalSpacing equalCentering"),
    "alignment": words(
      "fill leading trailing center top bottom firstBaseline lastBaseline left right width height centerX centerY"),
    "key": words(
      """
      frame bounds view contentView subviews constraints fontDescription font backgroundColor tableHeaderView safeArea
      contentLayoutGuide frameLayoutGuide cell buttonCell customSpacing layoutMargins edgeInsets size intrinsicContentSize
      default widthClass=compact widthClass=regular heightClass=compact heightClass=regular
      heightClass=regular-widthClass=compact normal attributedText title image
      """),
    "type": words("system custom roundedRect infoLight boldSystem smallSystem disclosure bevel check radio push"),
    "borderStyle": words("none line bezel roundedRect"),
    "lineBreakMode": words(
      "wordWrap charWrap clip headTruncation tailTruncation middleTruncation truncatingTail wordWrapping"),
    "textAlignment": words("left center right justified natural"),
    "semanticContentAttribute": words("unspecified playback spatial forceLeftToRight forceRightToLeft"),
    "contentMode": words("scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right"),
    "style": words("UICTFontTextStyleBody UICTFontTextStyleTitle1 UICTFontTextStyleLargeTitle plain grouped gray"),
    "id": words("retina3_5 retina4_7 retina6_12 ipad9_7 appleTV a b c"),
    "ambiguous": words("YES NO"), "misplaced": words("YES NO"),
    "verifyAmbiguity": words("off ignoreSizes position"), "symbolic": words("YES NO"),
    "customClass": words("HomeView HomeController OldView Renamed A UILabel"),
    "storyboardName": words("Other Main"), "image": words("logo Icons/back star.fill chevron.right"),
    "placeholder": words("YES NO"), "numberOfLines": words("0 1 2 -1 1000000"),
    "constant": words("standard canvasStandard"), "imagePlacement": words("leading trailing top bottom"),
    "controlSize": words("regular small mini large"), "spacingType": words("custom standard"),
    "sceneMemberID": words("viewController firstResponder"), "reference": words("a b"),
    "name": words("Helvetica Avenir-Book .AppleSystemUIFont Georgia labelColor Accent"),
    "metaFont": words("system smallSystem"),
    "targetRuntime": words("iOS.CocoaTouch MacOSX.Cocoa AppleTV watchKit"),
  ]

  /// Attributes without values of their own: numbers, flags, texts and references.
  static let otherAttributes = words(
    """
    x y width height spacing priority multiplier hidden text title userLabel pointSize minimumScaleFactor alpha
    firstItem secondItem destination identifier opaque fixedFrame preferredMaxLayoutWidth leadingMargin trailingMargin
    baselineRelativeArrangement layoutMarginsRelativeArrangement horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority minX minY maxX maxY top bottom left
    right leading trailing translatesAutoresizingMaskIntoConstraints insetsLayoutMarginsFromSafeArea
    preservesSuperviewLayoutMargins viewLayoutMarginsFollowReadableWidth widthSizable heightSizable flexibleMaxX
    flexibleMinY useSafeAreas useAutolayout useTraitCollections launchScreen initialViewController enabled clipsSubviews
    numberOfPages column row headOfMergedCell detachesHiddenViews contentInsets rowHeight estimatedRowHeight
    adjustsFontForContentSizeCategory adjustsFontSizeToFit verticalStackHuggingPriority selector property
    """)

  static let attributes = values.keys.sorted() + otherAttributes

  static let elements = words(
    """
    view stackView label button imageView textField textView switch slider stepper progressView activityIndicatorView
    pageControl datePicker pickerView segmentedControl navigationBar toolbar tabBar searchBar scrollView tableView
    tableViewCell tableViewCellContentView collectionView collectionViewCell visualEffectView containerView window box
    gridView customView splitView tabView clipView popUpButton comboBox subviews constraints constraint rect
    autoresizingMask fontDescription font variation mask include exclude viewLayoutGuide viewControllerLayoutGuide
    edgeInsets directionalEdgeInsets size device document scenes scene objects viewController placeholder connections
    outlet action segue state color string attributedString fragment attributes userDefinedRuntimeAttribute resources
    image designables designable buttonConfiguration segment gridRow gridColumn gridCell customSpacing real integer
    """)

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
