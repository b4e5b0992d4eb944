/// Views that hold others.
extension ElementTable {
  private static let scrollView: [AttributeRow] = [
    AttributeRow("UIScrollDisabled", "scrollEnabled", .negatedFlag),
    AttributeRow("UIPagingEnabled", "pagingEnabled", .flag(missing: false)),
    AttributeRow("UIBounceEnabled", "bounces", .flag(missing: true)),
    AttributeRow("UIAlwaysBounceVertical", "alwaysBounceVertical", .flag(missing: false)),
    AttributeRow("UIAlwaysBounceHorizontal", "alwaysBounceHorizontal", .flag(missing: false)),
    AttributeRow("UIDirectionalLockEnabled", "directionalLockEnabled", .flag(missing: false)),
    AttributeRow("UIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", .flag(missing: true)),
    AttributeRow("UIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator", .flag(missing: true)),
    AttributeRow("UIKeyboardDismissMode", "keyboardDismissMode", .choice([nil, "onDrag", "interactive"])),
    AttributeRow("UIMinimumZoomScale", "minimumZoomScale", .number),
    AttributeRow("UIMaximumZoomScale", "maximumZoomScale", .number),
    AttributeRow(
      "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
      .choice([nil, "scrollableAxes", "never", "always"])),
  ]

  static let simpleViews: [String: ElementTable] = [
    "UIView": ElementTable("view"),
    "UIWindow": ElementTable("window"),
    "UIControl": ElementTable("control"),
    "UIPickerView": ElementTable("pickerView"),
    "UIWebView": ElementTable("webView"),
    "WKWebView": ElementTable("wkWebView"),
    "MKMapView": ElementTable("mapView"),
    "GLKView": ElementTable("glkView"),
    "MTKView": ElementTable("mtkView"),
    "SCNView": ElementTable("sceneKitView"),
    "SKView": ElementTable("skView"),
    "ARSCNView": ElementTable("arscnView"),
    "ARSKView": ElementTable("arskView"),
    "UIRefreshControl": ElementTable("refreshControl"),
    "UIVisualEffectView": ElementTable("visualEffectView"),
    "_UIVisualEffectContentView": ElementTable("view"),
    "UIScrollView": ElementTable("scrollView", scrollView),
    "UIStackView": ElementTable(
      "stackView",
      [
        AttributeRow("UIStackViewAxis", "axis", .choice([nil, "vertical"])),
        AttributeRow(
          "UIStackViewDistribution", "distribution",
          .choice([nil, "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])),
        AttributeRow(
          "UIStackViewAlignment", "alignment",
          .choice([nil, "leading", "firstBaseline", "center", "trailing", "lastBaseline"])),
        AttributeRow("UIStackViewSpacing", "spacing", .number),
        AttributeRow("UIStackViewBaselineRelative", "baselineRelativeArrangement", .flag(missing: false)),
      ]),
    "UINavigationBar": ElementTable(
      "navigationBar",
      [
        AttributeRow("UIBarTranslucence", "translucent", .names([2: "NO"])),
        AttributeRow("UIBarPrefersLargeTitles", "largeTitles", .flag(missing: false)),
        AttributeRow("UIBarTintColor", "barTintColor", .color),
      ]),
    "UIToolbar": ElementTable(
      "toolbar",
      [
        AttributeRow("UIBarTranslucence", "translucent", .names([2: "NO"])),
        AttributeRow("UIBarTintColor", "barTintColor", .color),
      ]),
    "UITabBar": ElementTable(
      "tabBar",
      [
        AttributeRow("UIBarTranslucence", "translucent", .names([2: "NO"])),
        AttributeRow("UIBarTintColor", "barTintColor", .color),
      ]),
  ]

  static let lists: [String: ElementTable] = [
    "UITableView": ElementTable(
      "tableView",
      scrollView + [
        AttributeRow("UIStyle", "style", .choice(["plain", "grouped", "insetGrouped"])),
        AttributeRow("UITableViewStyle", "style", .choice(["plain", "grouped", "insetGrouped"])),
        AttributeRow(
          "UISeparatorStyleIOS5AndLater", "separatorStyle", .choice(["none", "default", "singleLineEtched"])),
        AttributeRow("UISeparatorStyleIOS9AndLater", "separatorStyle", .choice(["none"])),
        AttributeRow("UIAllowsSelection", "allowsSelection", .flag(missing: true)),
        AttributeRow("UIRowHeight", "rowHeight", .number),
        AttributeRow("UIEstimatedRowHeight", "estimatedRowHeight", .number),
        AttributeRow("UISectionHeaderHeight", "sectionHeaderHeight", .number),
        AttributeRow("UISectionFooterHeight", "sectionFooterHeight", .number),
        AttributeRow("UISeparatorColor", "separatorColor", .color),
        AttributeRow("UISectionIndexColor", "sectionIndexColor", .color),
        AttributeRow("UISectionIndexBackgroundColor", "sectionIndexBackgroundColor", .color),
        AttributeRow("UISectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor", .color),
      ]),
    "UITableViewCell": ElementTable(
      "tableViewCell",
      [
        AttributeRow("UIReuseIdentifier", "reuseIdentifier", .text),
        AttributeRow(
          "UIAccessoryType", "accessoryType",
          .choice([nil, "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])),
        AttributeRow("UISelectionStyle", "selectionStyle", .choice(["none", "blue", "gray", nil])),
        AttributeRow("UIIndentationWidth", "indentationWidth", .number),
        AttributeRow("UIIndentationLevel", "indentationLevel", .integer),
        AttributeRow(
          "UITableViewCellStyle", "style",
          .choice([
            nil, "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
          ])),
      ]),
    "UITableViewCellContentView": ElementTable("tableViewCellContentView"),
    "UITableViewHeaderFooterView": ElementTable(
      "tableViewHeaderFooterView", [AttributeRow("UIReuseIdentifier", "reuseIdentifier", .text)]),
    "UICollectionView": ElementTable(
      "collectionView", scrollView),
    "UICollectionViewCell": ElementTable(
      "collectionViewCell", [AttributeRow("UIReuseIdentifier", "reuseIdentifier", .text)]),
    "UICollectionReusableView": ElementTable(
      "collectionReusableView", [AttributeRow("UIReuseIdentifier", "reuseIdentifier", .text)]),
  ]
}
