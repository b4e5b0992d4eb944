/// All rules.
public enum RuleCatalog {
  /// By category, and in it by id.
  public static let rules: [Rule] =
    document + layout + variants + constraints + stacks + text + accessibility + localization + translations + scenes
    + connections
    + resources + code + unused + naming + policy

  /// The rule about suppressions. Whoever reads configurations enforces it.
  static let unusedSuppression: Rule = .unusedSuppression

  /// The rules that `validate` enforces.
  public static let validation: [Rule] = rules.filter { $0.category.isValidation && !$0.isOptIn }

  /// The rule with an id.
  public static func rule(_ id: String) -> Rule? { places[id].map { rules[$0] } }

  private static let places = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))

  private static let document: [Rule] = [
    .danglingReference, .documentStructure, .duplicateID, .illFormedXML, .launchScreenRestrictions, .lossyDocument,
    .malformedValue,
    .refusedByXcode, .unexpectedText, .unfamiliarElement, .unknownAttribute, .unknownElement, .unknownValue,
    .unreadAttribute, .unsupportedDocument,
  ]

  private static let layout: [Rule] = [
    .ambiguousLayout, .conflictingConstraints, .contentPriorityTie, .misplacedView, .substituteFontMetrics,
  ]

  private static let variants: [Rule] = [
    .clippedText, .overlappingViews, .unsupportedVariants, .viewOutsideSuperview, .zeroSizeView,
  ]

  private static let constraints: [Rule] = [
    .constraintNeverBinds, .constraintOnUninstalledView, .constraintPastScroller, .constraintToItself,
    .constraintToVisualEffectView, .constraintWithoutCommonSuperview, .contradictingConstraints, .controlOfOtherSize,
    .duplicateConstraint, .invalidConstraint, .negativeMultiplier, .overlappingPushButtons, .priorityOutOfRange,
    .zeroMultiplier,
  ]

  private static let stacks: [Rule] = [
    .baselineAlignmentInVerticalStack, .customSpacingRepeatsSpacing, .emptyStack, .fillProportionallyWithSpacing,
    .hiddenStackWithRequiredSpacing,
    .hiddenTallestViewKeepsHeight, .redundantStackConstraint, .singleChildStack, .squeezedMultilineLabel,
    .stackInsideIdenticalStack, .stackOfHiddenViews,
  ]

  private static let text: [Rule] = [
    .dynamicTypeWithoutTextStyle, .fixedSizeText, .missingTrailingOnText, .multilineLabelWithFixedHeight,
    .placeholderTextLeft, .textStyleWithoutDynamicType,
  ]

  private static let accessibility: [Rule] = [
    .accessibilityFormatMismatch, .controlWithoutAccessibilityIdentifier, .imageButtonWithoutAccessibilityLabel,
    .imageWithoutAccessibilityLabel, .lowContrast, .outletLabelWithoutAccessibilityIdentifier,
    .placeholderInsteadOfLabel, .tapTargetUnder44Points,
  ]

  private static let localization: [Rule] = [.fixedTextAlignment, .forcedLayoutDirection, .hardCodedLeftRight]

  private static let translations: [Rule] = [
    .duplicateTranslation, .malformedTranslation, .mismatchedFormatSpecifiers, .missingLanguage, .missingTranslation,
    .outdatedTranslation, .staleTranslation, .untranslatedText,
  ]

  private static let naming: [Rule] = [
    .classDiffersFromFileName, .reuseIdentifierDiffersFromClass, .storyboardIdentifierDiffersFromClass,
  ]

  private static let scenes: [Rule] = [
    .duplicateReuseIdentifier, .duplicateStoryboardIdentifier,
    .mainStoryboardWithoutInitialViewController, .missingInitialViewController, .missingSceneManifest,
    .prototypeWithoutReuseIdentifier, .segueWithoutIdentifier, .storyboardReferenceWithoutTarget,
  ]

  private static let connections: [Rule] = [
    .connectionToOtherScene, .duplicateAction, .duplicateOutlet, .navigationControllerWithoutRoot, .nibWithoutView,
    .ownerWithoutClass, .unusedGestureRecognizer, .userInteractionDisabled,
  ]

  private static let resources: [Rule] = [.missingColor, .missingDocument, .missingFont, .missingImage]

  private static let code: [Rule] = [
    .actionOfOtherSender, .delegateWithoutConformance, .outletOfOtherClass, .registeredWithOtherIdentifier,
    .runtimeAttributeOfOtherType, .unconnectedOutlet, .unknownAction, .unknownBindingKeyPath, .unknownCustomClass,
    .unknownNib, .unknownOutlet, .unknownReuseIdentifier,
    .unknownRuntimeAttribute, .unknownSegueIdentifier, .unknownStoryboard, .unknownStoryboardIdentifier,
    .wrongCustomClass,
  ]

  private static let unused: [Rule] = [
    .documentInNoTarget, .unreachableScene, .unusedAction, .unusedColor, .unusedDocument, .unusedIdentifier,
    .unusedImage, .unusedOutlet, .unusedReuseIdentifier, .unusedScene, .unusedString,
  ]

  private static let policy: [Rule] = [
    .attributeNotAllowed, .attributedStringColor, .autoLayoutOff, .baseClassNotUsed, .bottomBarKept, .classNotAllowed,
    .deploymentTarget,
    .deviceNotAllowed, .fontNotAllowed, .fontSizeNotAllowed, .frameNoise, .marginConstraint, .referenceToOtherBundle,
    .runtimeAttributeNotAllowed, .severalScenes, .simulatedMetrics, .stackViewBackgroundColor, .toolsVersion,
    .traitVariationsOff,
    .traitVariationsOn, .unnamedColor, .unusedSuppression, .wrongCustomModule,
  ]
}
