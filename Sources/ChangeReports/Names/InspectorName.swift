import StackLint

/// The names that Interface Builder's inspectors have for attributes.
enum InspectorName {
  /// The name of an attribute, in lower case: `lines` for `numberOfLines`.
  static func name(of attribute: String) -> String { names[attribute] ?? ObjectName.words(of: attribute) }

  private static let names = [
    "adjustsFontForContentSizeCategory": "automatically adjusts font", "adjustsFontSizeToFit": "autoshrink",
    "adjustsLetterSpacingToFitWidth": "tighten letter spacing", "allowsSelection": "selection",
    "animationDuration": "duration", "autocapitalizationType": "capitalization", "autocorrectionType": "correction",
    "axis": "axis", "backgroundColor": "background", "baselineAdjustment": "baseline",
    "buttonType": "type", "clearButtonMode": "clear button", "clipsSubviews": "clips to bounds",
    "contentHorizontalAlignment": "horizontal alignment", "contentVerticalAlignment": "vertical alignment",
    "contentMode": "content mode", "customClass": "class", "customModule": "module",
    "customModuleProvider": "module provider", "eventType": "event", "firstAttribute": "first attribute",
    "firstItem": "first item", "fontDescription": "font",
    "horizontalCompressionResistancePriority":
      "horizontal compression resistance", "horizontalHuggingPriority": "horizontal hugging", "image": "image",
    "initialViewController": "initial view controller", "isEnabled": "enabled", "keyboardType": "keyboard type",
    "kind": "kind", "lineBreakMode": "line break", "minimumFontSize": "minimum font size",
    "minimumScaleFactor": "minimum font scale", "modalPresentationStyle": "presentation",
    "modalTransitionStyle": "transition", "multipleTouchEnabled": "multiple touch", "numberOfLines": "lines",
    "opaque": "opaque", "pointSize": "size", "reuseIdentifier": "identifier", "sceneID": "scene ID",
    "sceneMemberID": "member",
    "secondAttribute": "second attribute",
    "secondItem": "second item", "secureTextEntry": "secure text entry", "sizingRule": "sizing rule",
    "storyboardIdentifier": "storyboard ID", "style": "style", "textAlignment": "alignment", "textColor": "text color",
    "tintColor": "tint", "titleColor": "text color", "titleShadowColor": "shadow color",
    "translatesAutoresizingMaskIntoConstraints": "translates mask into constraints",
    "userInteractionEnabled":
      "user interaction enabled", "userLabel": "label",
    "verticalCompressionResistancePriority":
      "vertical compression resistance", "verticalHuggingPriority": "vertical hugging",
  ]
}
