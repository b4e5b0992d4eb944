/// Elements that Interface Builder writes and that are not views.
enum ElementVocabulary {
  static let names = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    accessibility accessibilityConnection accessibilityOverrides accessibilityTraits action adaptation
    allowedInputSourceLocales allowedToolbarItems animations application archive array arrayController
    attributedString attributes audiovisualMediaTypes autoresizingMask avPlayerViewController
    backgroundConfiguration barButtonItem beginningViews behavior binding blurEffect bool buttonCell byteCountFormatter
    buttonConfiguration calendarDate capability cells class classReference classes clickGestureRecognizer
    collectionViewController collectionViewFlowLayout collectionViewGridLayout collectionViewItem
    collectionViewLayout color column columns comboBoxCell comparisonPredicateOptions connections constraints
    controller controllerPlaceholder customCell customFonts customObject customSpacing data dataDetectorType
    dataDetectorTypes date dateFormatter datePickerCell datePickerElements declaredKeys defaultToolbarItems
    dependencies deployment designable designables development device dictionary directionalEdgeInsets document
    drawer edgeInsets endViews exclude exit expression extendedEdge font fontDescription fragment frame
    freeformSimulatedSizeMetrics gestureRecognizers glanceController glkViewController gridCell gridCells gridColumn
    gridRow group hidesSharedBackground hierarchicalColors holdingPriorities hostingController image imageCell
    imageReference include inferredMetricsTieBreakers inset integer items keyCommand keyCommands keyboardLayoutGuide
    layoutGuides leftBarButtonItems levelIndicatorCell listContentConfiguration mask menu menuItem metadata
    middleViews modalPageSheetSimulatedSizeMetrics modifierMask mutableArray mutableData mutableString namedColor
    navigationController navigationItem nil notificationCategory notificationController numberFormatter
    objectController objectValues objects options outlet outletCollection pageViewController pagecontroller
    panGestureRecognizer paragraphStyle passwordRules pathCell pinchGestureRecognizer placeholder plugIn point
    pongPressGestureRecognizer popUpButtonCell popUpMenus popover popoverArrowDirection popoverPassthroughViews
    precedingGestureRecognizers predicateEditorRowTemplate preferredSymbolConfiguration pressTypeMask
    prototypeCellViews prototypes range real rect resources rightBarButtonItems rotationGestureRecognizer
    rowTemplates rows scene scenes scopeButtonTitles screenEdgePanGestureRecognizer searchDisplayController
    searchFieldCell sections secureTextFieldCell segment segmentedCell segments segue separator shadow
    simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size sliderCell sortDescriptor source
    splitViewController splitViewDetailSimulatedSizeMetrics splitViewItem splitViewItems
    splitViewMasterSimulatedSizeMetrics spriteKitScene state stepperCell string subviews swipeGestureRecognizer
    systemColor tabBarController tabBarItem tabStops tabViewController tabViewItem tabViewItems table tableColumn
    tableColumnResizingMask tableColumns tableHeaderCell tableRow tableViewController tableViewGridLines
    tableViewSection tapGestureRecognizer textAttributes textFieldCell textInputTraits textTab timeZone
    tokenFieldCell toolbarAppearance toolbarItem toolbarItems touchBar treeController url userDefaultsController
    userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userLayoutGuide value variation
    vibrancyEffect viewController viewControllerLayoutGuide viewControllerPlaceholder viewControllerTransitionOptions
    viewControllers
    viewLayoutGuide visibilityPriorities webPreferences window toolbar windowCollectionBehavior windowController windowPositionMask
    windowStyleMask wkPreferences wkWebViewConfiguration
    """
}
