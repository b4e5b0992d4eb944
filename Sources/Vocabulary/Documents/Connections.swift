extension VocabularyText {
  /// Constraints, connections, guides and variations, on all platforms.
  static let connections: StaticString = """
    # Constraints and connections

    accessibilityConnection -
      property name
      destination reference
      id id

    action -
      selector selector
      destination reference
      target reference
      trigger doubleAction
      eventType touchDown|touchDownRepeat|touchDragInside|touchDragOutside|touchDragEnter|touchDragExit|
          touchUpInside|touchUpOutside|touchCancel|valueChanged|primaryActionTriggered|menuActionTriggered|
          editingDidBegin|editingChanged|editingDidEnd|editingDidEndOnExit|allTouchEvents|allEditingEvents|
          allEvents "event"
      id id

    binding CocoaBindingsConnection
      destination reference
      keyPath keyPath
      name name
      previousBinding reference
      id id
      <dictionary options>

    connections -
      <accessibilityConnection>
      <action>
      <binding>
      <dictionary options>
      <outlet>
      <outletCollection>
      <segue>

    constraint NSLayoutConstraint
      firstItem reference
      firstAttribute LayoutAttribute required
      secondItem reference
      relation equal|lessThanOrEqual|greaterThanOrEqual = equal
      secondAttribute LayoutAttribute
      constant length = 0
      type default|user
      multiplier multiplier = 1
      priority priority = 1000
      placeholder flag = NO
      userLabel name "label in Xcode"
      identifier name
      symbolType layoutAnchor
      symbolic flag = NO
      customClass class
      customModule module "module"
      id id
      customModuleProvider target "inherit module from target"
      <userDefinedRuntimeAttributes>
      <variation>
      @NSFirstItem firstItem computed
      @NSFirstAttribute firstAttribute computed
      @NSSecondItem secondItem computed
      @NSSecondAttribute secondAttribute computed
      @NSMultiplier multiplier computed
      @NSConstant constant computed
      @NSPriority priority computed

    constraints -
      <constraint>

    customSpacing -
      <real>

    exclude -
      reference reference

    gestureRecognizers -
      <clickGestureRecognizer>
      <longPressGestureRecognizer>
      <swipeGestureRecognizer>
      <tapGestureRecognizer>

    holdingPriorities -
      <real>

    include -
      reference reference

    keyboardLayoutGuide -
      key key
      id id

    mask -
      key key
      <exclude>
      <include>

    outlet -
      property name
      destination reference
      id id

    outletCollection -
      property name
      destination reference
      appends flag = NO
      collectionClass class
      id id

    relationship -
      candidateClass name
      kind outlet|action
      name name

    relationships -
      <relationship>

    segue -
      destination reference
      kind relationship|show|showDetail|presentation|popoverPresentation|push|modal|popover|sheet|replace|
          embed|unwind|custom
      identifier name
      key key
      modalTransitionStyle ModalTransitionStyle "transition style"
      action selector
      animates flag = YES
      inheritsFrom commit|parent
      popoverBehavior t|transient|semitransient|applicationDefined
      preferredEdge RectangleEdge
      reference reference
      relationship rootViewController|viewControllers|masterViewController|detailViewController|
          supplementaryViewController|compactViewController|window.shadowedContentViewController|splitItems|
          tabItems|nextPage|dynamicNotificationInterface
      modalPresentationStyle ModalPresentationStyle "presentation"
      splitViewControllerTargetIndex integer
      destinationCreationSelector name
      popoverAnchorView reference "anchor"
      trigger accessoryAction|selection
      popoverAnchorBarButtonItem reference
      customClass class
      unwindAction selector
      customModule module "module"
      customModuleProvider target "inherit module from target"
      id id
      <popoverArrowDirection popoverArrowDirection>
      <popoverPassthroughViews>
      <segue commit preview>
      <nil action>
      @UIIdentifier identifier
      @presentation:
      @UIAnimates animates if NO as NO
      @UIModalPresentationStyle modalPresentationStyle only automatic|fullScreen|pageSheet|formSheet|currentContext|
          overFullScreen|overCurrentContext
      @UIModalTransitionStyle modalTransitionStyle
      @embed:
      @UIPerformOnViewLoad = YES
      @UIContainerView = null

    userDefinedRuntimeAttribute -
      type boolean|number|string|point|size|rect|range|color|image|nil
      keyPath keyPath
      value text as ibExternalUserDefinedRuntimeAttributesLocalizableStrings[]
      catalog system
      localized flag = NO
      <color value>
      <integer value>
      <point value>
      <range value>
      <real value>
      <rect value>
      <size value>

    userDefinedRuntimeAttributes -
      <userDefinedRuntimeAttribute>

    userGuides -
      <userLayoutGuide>

    userLayoutGuide -
      affinity RectangleEdge
      location number

    variation -
      key key
      ambiguous flag = NO
      hidden flag = NO
      fixedFrame flag = NO
      misplaced flag = NO
      axis horizontal|vertical
      radius number
      width number
      widthAdjustment number
      constant number
      distribution StackDistribution
      backgroundImage resource
      height number
      alignment StackAlignment
      image resource
      spacingType custom|standard
      text text
      spacing number
      <color shadowColor "shadow">
      <edgeInsets layoutMargins margins>
      <fontDescription font fontDescription>
      <mask constraints items subviews>
      <rect frame>

    visibilityPriorities -
      <integer>
      <real>
    """
}
