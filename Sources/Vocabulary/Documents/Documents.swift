extension VocabularyText {
  /// Documents of all platforms: their head, scenes, resources and lists of objects.
  static let documents: StaticString = """
    # Documents

    accessibilityOverrides -
      isEnabled flag = NO
      dynamicTypePreference integer

    adaptation -
      id DeviceLayout

    allowedInputSourceLocales -
      <string>

    allowedToolbarItems -
      <searchToolbarItem>
      <toolbarItem>

    backgroundFilters -
      <ciFilter>

    beginningViews -
      <view>

    capability -
      name name
      message name
      minSystemVersion version
      requiredIntegratedClassName class
      minToolsVersion version

    cells -
      <column>
      <view>

    class -
      className class
      superclassName class
      <relationships>
      <source sourceIdentifier>

    classReference -
      className class
      key key
      moduleName name

    classes -
      <class>

    column -
      <buttonCell>
      <formCell>
      <textFieldCell>

    columns -
      <gridColumn>

    contentFilters -
      <ciFilter>

    customFonts -
      key key
      <array>
      <mutableArray>

    customObject - "object"
      id id
      userLabel name "label in Xcode"
      customClass class
      className class
      customModule module "module"
      customModuleProvider target "inherit module from target"
      sceneMemberID firstResponder
      <connections>
      <userDefinedRuntimeAttributes>

    declaredKeys -
      <mutableString>
      <string>

    defaultToolbarItems -
      <searchToolbarItem>
      <toolbarItem>

    dependencies -
      <capability>
      <deployment>
      <development>
      <plugIn>

    deployment -
      defaultVersion integer
      identifier name
      version version

    designable -
      name reference
      <size intrinsicContentSize>

    designables -
      <designable>

    development -
      defaultVersion integer
      identifier name
      version version

    device -
      id CanvasDevice required
      orientation portrait|landscape
      layout DeviceLayout
      appearance light|dark
      <adaptation>

    document -
      type name
      version version
      toolsVersion version
      systemVersion version
      targetRuntime name
      propertyAccessControl PropertyAccessControl
      customObjectInstantitationMethod direct|name
      generatesPrototypingConstraints flag = NO
      promptedForUpgradeToXcode5 flag = YES
      useAutolayout flag
      launchScreen flag = NO
      useTraitCollections flag = NO
      useSafeAreas flag = NO
      colorMatched flag = NO
      initialViewController reference
      <accessibilityOverrides>
      <classes>
      <color tintColor "tint">
      <customFonts customFonts>
      <dependencies>
      <designables>
      <device>
      <inferredMetricsTieBreakers>
      <objects>
      <resources>
      <scenes>
      <simulatedMetricsContainer defaultSimulatedMetrics>

    endViews -
      <view>

    freeformSimulatedSizeMetrics -
      key key

    gridCells -
      <gridCell>

    inferredMetricsTieBreakers -
      <segue>

    items -
      <barButtonItem>
      <button>
      <dateLabel>
      <group>
      <imageView>
      <label>
      <map>
      <menuItem>
      <movie>
      <navigationItem>
      <picker>
      <separator>
      <slider>
      <spriteKitScene>
      <switch>
      <tabBarItem>
      <table>
      <tableRow>
      <timer>
      <view>

    metadata -
      <bool>

    middleViews -
      <view>

    modalFormSheetSimulatedSizeMetrics -
      key key

    modalPageSheetSimulatedSizeMetrics -
      key key

    objectValues -
      <string> as ibShadowedObjectValues[]

    objects -
      <application>
      <arrayController>
      <avPlayerViewController>
      <barButtonItem>
      <buttonCell>
      <byteCountFormatter>
      <collectionViewController>
      <collectionViewItem>
      <comboBoxCell>
      <controller>
      <controllerPlaceholder>
      <customFormatter>
      <customObject>
      <dateComponentsFormatter>
      <dateFormatter>
      <dictionaryController>
      <drawer>
      <exit>
      <glanceController>
      <glkViewController>
      <hostingController>
      <menu>
      <menuItem>
      <navigationController>
      <navigationItem>
      <notificationController>
      <numberFormatter>
      <objectController>
      <pageViewController>
      <pagecontroller>
      <panGestureRecognizer>
      <pinchGestureRecognizer>
      <placeholder>
      <pongPressGestureRecognizer>
      <popover>
      <rotationGestureRecognizer>
      <screenEdgePanGestureRecognizer>
      <searchDisplayController>
      <splitViewController>
      <swipeGestureRecognizer>
      <tabBarController>
      <tabViewController>
      <tableColumn>
      <tableViewController>
      <tableViewSection>
      <tapGestureRecognizer>
      <toolbarItem>
      <touchBar>
      <treeController>
      <userDefaultsController>
      <view>
      <viewController>
      <viewControllerPlaceholder>
      <windowController>
      <window>

    placeholder -
      placeholderIdentifier name
      id id
      userLabel name "label in Xcode"
      customClass class
      customModule module "module"
      customModuleProvider target "inherit module from target"
      sceneMemberID firstResponder
      <attributedString userComments>
      <connections>
      <userDefinedRuntimeAttributes>

    plugIn -
      identifier name
      version version

    popUpMenus -
      <menu>

    precedingGestureRecognizers -
      <tapGestureRecognizer>

    prototypeCellViews -
      <view>

    resources -
      <image>
      <namedColor>
      <sound>
      <systemColor>

    rowTemplates -
      <predicateEditorRowTemplate>

    rows -
      <gridRow>

    scene -
      sceneID id
      <objects>
      <point canvasLocation>

    scenes -
      <scene>

    segment -
      enabled flag = YES
      tag integer
      title text as segmentTitles[]
      imageScaling ImageScaling = proportionallyDown "scaling"
      label text as ibShadowedLabels[]
      selected flag = NO
      toolTip text as ibShadowedToolTips[]
      catalog system
      width number
      image resource
      <imageReference image>
      <size>
      <nil label>

    segments -
      <segment>

    simulatedMetricsContainer -
      key key
      <simulatedOrientationMetrics orientation>
      <simulatedScreenMetrics destination>
      <simulatedStatusBarMetrics statusBar>
      <nil statusBar>

    simulatedNavigationBarMetrics -
      key key
      barStyle BarStyle = default "style"
      translucent flag = YES
      prompted flag

    simulatedOrientationMetrics -
      key key
      orientation portrait|portraitUpsideDown|landscapeLeft|landscapeRight

    simulatedScreenMetrics -
      key key
      type retina4|retina47|retina55|retina4_7.fullscreen
      <size landscapeSize portraitSize>

    simulatedStatusBarMetrics -
      key key
      statusBarStyle default|lightContent|darkContent|blackOpaque|blackTranslucent = default

    simulatedTabBarMetrics -
      key key
      barStyle BarStyle = default "style"
      translucent flag = YES

    simulatedToolbarMetrics -
      key key
      barStyle BarStyle = default "style"
      translucent flag = YES

    source -
      key key
      relativePath name
      type project|user

    splitViewDetailSimulatedSizeMetrics -
      key key

    splitViewItems -
      <splitViewItem>

    splitViewMasterSimulatedSizeMetrics -
      key key

    subviews -
      <view>

    tabViewItems -
      <tabViewItem>

    tableColumnResizingMask -
      key key
      resizeWithTable flag = NO
      userResizable flag = NO

    tableColumns -
      <tableColumn>

    tableViewGridLines -
      dashed flag = NO
      horizontal flag = NO
      key key
      vertical flag = NO

    touchBarItems -
      <touchBarGroupItem>
      <touchBarItem>
      <touchBarItemOtherItemsProxy>
      <touchBarPopoverItem>

    viewControllerTransitionOptions -
      allowUserInteraction flag = NO
      key key

    windowCollectionBehavior -
      canJoinAllSpaces flag = NO
      fullScreenAuxiliary flag = NO
      fullScreenNone flag = NO
      fullScreenPrimary flag = NO
      ignoresCycle flag = NO
      key key
      managed flag = NO
      moveToActiveSpace flag = NO
      participatesInCycle flag = NO
      transient flag = NO

    windowPositionMask -
      bottomStrut flag = NO
      key key
      leftStrut flag = NO
      rightStrut flag = NO
      topStrut flag = NO

    windowStyleMask -
      HUD flag = NO
      closable flag = NO
      fullSizeContentView flag = NO
      key key
      miniaturizable flag = NO
      nonactivatingPanel flag = NO
      resizable flag = NO
      texturedBackground flag = NO
      titled flag
      unifiedTitleAndToolbar flag = NO
      utility flag = NO

    animations -
    """
}
