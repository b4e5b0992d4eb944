/// The keys that UIKit's own `init(coder:)` asks a compiled nib for, and how the XML spells them.
enum CompiledNibKey {
  /// The XML's name for a key; names that are not compiled-nib keys stay as they are.
  static func translated(_ key: String) -> String { mayBeCompiled(key) ? names[key] ?? key : key }

  /// Every compiled key starts with "UI" or "NS", no key of the XML does.
  private static func mayBeCompiled(_ key: String) -> Bool {
    let first = key.utf8.first
    return first == UInt8(ascii: "U") || first == UInt8(ascii: "N")
  }

  /// The texts that Interface Builder writes for each raw value of a compiled enumeration key, nil for other keys.
  static func choices(for key: String) -> [[String]]? {
    mayBeCompiled(key) ? enumerations[key] : nil
  }

  /// The child elements whose presence a compiled flag stands for.
  static func presence(for key: String) -> [String]? {
    mayBeCompiled(key) && key == "UIStackViewLayoutMarginsRelative"
      ? ["layoutMargins", "directionalLayoutMargins"] : nil
  }

  private static let names = [
    "UIStackViewArrangedSubviews": "subviews",
    "UIStackViewAxis": "axis",
    "UIStackViewDistribution": "distribution",
    "UIStackViewAlignment": "alignment",
    "UIStackViewSpacing": "spacing",
    "UIStackViewBaselineRelative": "baselineRelativeArrangement",
    "UISubviews": "subviews",
    "UIViewAutolayoutConstraints": "constraints",
    "UIHidden": "hidden",
    "UIAlpha": "alpha",
    "UITag": "tag",
    "UIOpaque": "opaque",
    "UIContentMode": "contentMode",
    "UIClipsToBounds": "clipsSubviews",
    "UIMultipleTouchEnabled": "multipleTouchEnabled",
    "UIViewPreservesSuperviewMargins": "preservesSuperviewLayoutMargins",
    "UIViewInsetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea",
    "UIText": "text",
    "UINumberOfLines": "numberOfLines",
    "UIPreferredMaxLayoutWidth": "preferredMaxLayoutWidth",
    "UIMinimumScaleFactor": "minimumScaleFactor",
    "UIMinimumFontSize": "minimumFontSize",
    "NSFirstItem": "firstItem",
    "NSFirstAttribute": "firstAttribute",
    "NSSecondItem": "secondItem",
    "NSSecondAttribute": "secondAttribute",
    "NSMultiplier": "multiplier",
    "NSConstant": "constant",
    "NSPriority": "priority",
    "NSStackViewSpacing": "spacing",
    "NSStackViewOrientation": "orientation",
    "NSStackViewdistribution": "distribution",
    "NSStackViewDetachesHiddenViews": "detachesHiddenViews",
  ]

  /// Raw values in order. Interface Builder writes `top` and `bottom` for vertical stacks too.
  private static let enumerations: [String: [[String]]] = [
    "UIStackViewAxis": [["horizontal"], ["vertical"]],
    "UIStackViewDistribution": [
      ["fill"], ["fillEqually"], ["fillProportionally"], ["equalSpacing"], ["equalCentering"],
    ],
    "UIStackViewAlignment": [
      ["fill"], ["leading", "top"], ["firstBaseline"], ["center"], ["trailing", "bottom"], ["lastBaseline"],
    ],
  ]
}
