import StackLint

/// The names of attributes in Interface Builder's inspector.
enum AttributeName {
  /// `line break` for `lineBreakMode`.
  static func words(_ attribute: String) -> String { known[attribute] ?? ObjectName.kind(ofElement: attribute) }

  private static let known: [String: String] = [
    // Attributes inspector
    "adjustsFontSizeToFit": "autoshrink", "adjustsFontForContentSizeCategory": "automatically adjusts font",
    "adjustsImageSizeForAccessibilityContentSizeCategory": "adjusts image size",
    "adjustsLetterSpacingToFitWidth": "tighten letter spacing",
    "allowsEditingTextAttributes": "allows editing attributes",
    "alphaValue": "alpha", "alternateTitle": "alternate title", "alwaysBounceHorizontal": "bounce horizontally",
    "alwaysBounceVertical": "bounce vertically", "animating": "animating", "autocapitalizationType": "capitalization",
    "autocorrectionType": "correction", "autoresizesSubviews": "autoresize subviews", "backgroundColor": "background",
    "barStyle": "style", "barTintColor": "bar tint", "baselineAdjustment": "baseline", "borderStyle": "border style",
    "bouncesZoom": "bounces zoom", "buttonType": "type", "catalog": "catalog", "clearButtonMode": "clear button",
    "clearsContextBeforeDrawing": "clears graphics context", "clearsOnBeginEditing": "clear when editing begins",
    "clipsSubviews": "clip to bounds", "clipsToBounds": "clip to bounds",
    "contentHorizontalAlignment": "horizontal alignment",
    "contentMode": "content mode", "contentVerticalAlignment": "vertical alignment",
    "customClass": "custom class", "customModule": "module", "customModuleProvider": "inherit module from target",
    "dataMode": "content", "datePickerMode": "mode", "delaysContentTouches": "delays touch down",
    "directionalLockEnabled": "direction lock", "enablesReturnKeyAutomatically": "auto-enable return key",
    "fixedFrame": "fixed frame", "headerTitle": "header", "footerTitle": "footer",
    "hidesBottomBarWhenPushed": "hide bottom bar on push", "hidesWhenStopped": "hides when stopped",
    "highlightedColor": "highlighted", "highlightedImage": "highlighted image", "image": "image",
    "indicatorStyle": "indicators", "isKeyEquivalentModifierMask": "key equivalent", "keyEquivalent": "key equivalent",
    "keyboardAppearance": "keyboard look", "keyboardType": "keyboard type", "lineBreakMode": "line break",
    "locationX": "x", "locationY": "y", "maximumValue": "maximum", "maxValue": "maximum", "minValue": "minimum",
    "minimumFontSize": "minimum font size", "minimumScaleFactor": "minimum font scale", "minimumValue": "minimum",
    "modalPresentationStyle": "presentation", "modalTransitionStyle": "transition style",
    "multipleTouchEnabled": "multiple touch", "numberOfLines": "lines", "onTintColor": "on tint", "opaque": "opaque",
    "pagingEnabled": "paging enabled", "pointSize": "size", "preferredSymbolConfiguration": "configuration",
    "progressTintColor": "progress tint", "prompt": "prompt", "returnKeyType": "return key",
    "reversesTitleShadowWhenHighlighted": "reverses on highlight", "scrollEnabled": "scrolling enabled",
    "secureTextEntry": "secure text entry", "selectionStyle": "selection", "separatorStyle": "separator",
    "shadowColor": "shadow", "shadowOffset": "shadow offset", "showsHorizontalScrollIndicator": "horizontal indicator",
    "showsTouchWhenHighlighted": "shows touch on highlight", "showsVerticalScrollIndicator": "vertical indicator",
    "smartDashesType": "smart dashes", "smartInsertDeleteType": "smart insert", "smartQuotesType": "smart quotes",
    "spellCheckingType": "spell checking", "textAlignment": "alignment", "textColor": "color",
    "textContentType": "content type",
    "tintColor": "tint", "titleColor": "text color", "titleShadowColor": "shadow color",
    "trackTintColor": "track tint", "userInteractionEnabled": "user interaction enabled", "userLabel": "label in Xcode",
    // Identity inspector
    "accessibilityIdentifier": "accessibility identifier", "accessibilityLabel": "accessibility label",
    "restorationIdentifier": "restoration ID", "reuseIdentifier": "identifier", "storyboardIdentifier": "storyboard ID",
    "useStoryboardIdentifierAsRestorationIdentifier": "use storyboard ID",
    // Size inspector
    "autoresizingMask": "autoresizing", "contentCompressionResistancePriority": "compression resistance",
    "contentHuggingPriority": "hugging", "estimatedRowHeight": "estimated row height",
    "horizontalCompressionResistancePriority": "horizontal compression resistance",
    "horizontalHuggingPriority": "horizontal hugging", "insetsLayoutMarginsFromSafeArea": "safe area relative margins",
    "layoutMarginsFollowReadableWidth": "follow readable width", "placeholderIntrinsicHeight": "intrinsic height",
    "placeholderIntrinsicWidth": "intrinsic width", "preferredMaxLayoutWidth": "preferred width",
    "preservesSuperviewLayoutMargins": "preserve superview margins", "rowHeight": "row height",
    "sectionFooterHeight": "footer height", "sectionHeaderHeight": "header height",
    "translatesAutoresizingMaskIntoConstraints": "autoresizing makes constraints",
    "verticalCompressionResistancePriority": "vertical compression resistance",
    "verticalHuggingPriority": "vertical hugging",
    // Connections, documents
    "destination": "destination", "eventType": "event", "firstAttribute": "first attribute", "firstItem": "first item",
    "initialViewController": "initial view controller", "keyPath": "key path", "popoverAnchorView": "anchor",
    "secondAttribute": "second attribute", "secondItem": "second item", "targetRuntime": "target runtime",
    "unwindAction": "unwind action",
    // Controllers and windows
    "automaticallyAdjustsScrollViewInsets": "adjust scroll view insets",
    "definesPresentationContext": "defines context", "extendedLayoutIncludesOpaqueBars": "extend under opaque bars",
    "providesPresentationContextTransitionStyle": "provides context", "wantsFullScreenLayout": "wants full screen",
    "releasedWhenClosed": "release when closed", "visibleAtLaunch": "visible at launch",
    "allowsToolTipsWhenApplicationIsInactive": "tool tips when inactive", "styleMask": "controls",
    "toolTip": "tool tip", "imagePosition": "image position", "imageScaling": "scaling", "bezelStyle": "style",
    "controlSize": "control size", "drawsBackground": "draws background",
    "allowsCharacterPickerTouchBarItem": "character picker",
  ]
}
