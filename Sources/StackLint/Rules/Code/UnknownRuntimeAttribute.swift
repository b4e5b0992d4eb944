import NibDecoder
import SourceClasses

extension Rule {
  static let unknownRuntimeAttribute = Rule(
    "unknown-runtime-attribute", .code, .warning,
    summary: "A user-defined runtime attribute is like a property of the class, but is none",
    rationale: """
      The attribute has no effect, and the console prints `Failed to set (…) user defined inspected property`. This happens
      when an `@IBInspectable` property is renamed in code only. The rule searches the project's Swift and Objective-C
      files, including inherited properties and extensions of Apple's classes, and reports only key paths that are like a
      property. Correct the key path, or remove the attribute.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="⟦borderWidht⟧" value="1"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="borderWidth" value="1"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var lineages = ClassLineages(classes)
    return document.elements["userDefinedRuntimeAttribute"].compactMap { attribute in
      guard let name = attribute.parent?.parent?.written("customClass"), let keyPath = attribute.written("keyPath"),
        let lineage = lineages[name], case let property = String(keyPath.prefix { $0 != "." }),
        !lineage.hasProperty(property),
        !lineage.hasProperty("is" + property.prefix(1).uppercased() + property.dropFirst()),
        !SystemProperty.names.contains(property), !property.hasPrefix("accessibility"),
        let nearest = nearestName(to: property, among: lineage.properties)
      else { return nil }
      return Finding(
        "\(name) has no property \(property); did you mean \(nearest)?", at: attribute.valueRange("keyPath"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBInspectable var borderWidth: CGFloat = 0
    }
    """
}

/// Properties of Apple's classes that runtime attributes set.
private enum SystemProperty {
  static let names: Set<String> = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    layer hidden isHidden alpha opaque isOpaque tag frame bounds center transform clipsToBounds masksToBounds contentMode
    backgroundColor tintColor tintAdjustmentMode userInteractionEnabled isUserInteractionEnabled multipleTouchEnabled
    isMultipleTouchEnabled exclusiveTouch isExclusiveTouch layoutMargins directionalLayoutMargins autoresizesSubviews
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea semanticContentAttribute overrideUserInterfaceStyle
    translatesAutoresizingMaskIntoConstraints restorationIdentifier isAccessibilityElement shouldGroupAccessibilityChildren
    cornerRadius borderWidth borderColor enabled isEnabled selected isSelected highlighted isHighlighted state
    contentHorizontalAlignment contentVerticalAlignment title text attributedText placeholder attributedPlaceholder font
    textColor textAlignment lineBreakMode numberOfLines adjustsFontSizeToFitWidth minimumScaleFactor minimumFontSize
    adjustsFontForContentSizeCategory preferredMaxLayoutWidth shadowColor shadowOffset shadowRadius shadowOpacity image
    highlightedImage titleLabel imageView contentEdgeInsets imageEdgeInsets titleEdgeInsets delegate dataSource
    contentInset contentOffset contentSize scrollIndicatorInsets pagingEnabled isPagingEnabled bounces scrollEnabled
    isScrollEnabled rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight separatorInset separatorColor
    separatorStyle selectionStyle accessoryType backgroundView selectedBackgroundView contentView textLabel
    detailTextLabel leftView rightView leftViewMode rightViewMode secureTextEntry isSecureTextEntry keyboardType
    returnKeyType textContentType autocorrectionType autocapitalizationType textContainerInset textContainer barTintColor
    barStyle translucent isTranslucent shadowImage backgroundImage navigationBar tabBar toolbar navigationItem tabBarItem
    hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle modalInPopover isModalInPresentation
    preferredContentSize extendedLayoutIncludesOpaqueBars edgesForExtendedLayout view tableView collectionView
    automaticallyAdjustsScrollViewInsets progress progressTintColor trackTintColor value minimumValue maximumValue
    onTintColor thumbTintColor minimumTrackTintColor maximumTrackTintColor axis spacing distribution alignment constant
    priority identifier searchBarStyle searchTextField placeholderString wantsLayer toolTip stringValue controlSize
    backgroundStyle drawsBackground bezelStyle imageScaling cell window appearance maskedCorners zPosition
    largeContentTitle showsLargeContentViewer largeTitleDisplayMode selectedIndex transitionStyle
    """
}
