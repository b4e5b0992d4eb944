extension VocabularyText {
  /// Controllers of iOS and tvOS.
  static let touchControllers: StaticString = """
    # Controllers

    (controller) UIViewController : (object)
      storyboardIdentifier name
      title text
      extendedLayoutIncludesOpaqueBars flag = NO
      automaticallyAdjustsScrollViewInsets flag = YES
      definesPresentationContext flag = NO
      restorationIdentifier name
      autoresizesArchivedViewToFullSize flag = YES
      interfaceStyle unspecified|light|dark = unspecified
      nibName name
      providesPresentationContextTransitionStyle flag = NO
      wantsFullScreenLayout flag = NO
      clearsSelectionOnViewWillAppear flag = YES
      hidesBottomBarWhenPushed flag = NO
      modalTransitionStyle ModalTransitionStyle = coverVertical
      modalPresentationStyle ModalPresentationStyle = automatic
      useStoryboardIdentifierAsRestorationIdentifier flag = NO
      sceneMemberID viewController|exit|firstResponder
      <layoutGuides>
      <view view>
      <navigationItem navigationItem>
      <tabBarItem tabBarItem>
      <toolbarItems>
      <extendedEdge edgesForExtendedLayout>
      <simulatedStatusBarMetrics simulatedStatusBarMetrics>
      <simulatedOrientationMetrics simulatedOrientationMetrics>
      <size freeformSize>
      <nil simulatedBottomBarMetrics simulatedStatusBarMetrics simulatedTopBarMetrics>
      <simulatedScreenMetrics simulatedDestinationMetrics>
      <value contentSizeForViewInPopover>

    viewController UIViewController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>
      <metadata>
      <modalPageSheetSimulatedSizeMetrics simulatedDestinationMetrics>
      <point canvasLocation>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>
      <splitViewMasterSimulatedSizeMetrics simulatedDestinationMetrics>

    tableViewController UITableViewController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>
      <keyCommands>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>
      <view refreshControl>

    collectionViewController UICollectionViewController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>

    navigationController UINavigationController : (controller)
      hidesBarsWhenVerticallyCompact flag = NO
      navigationBarHidden flag = NO
      toolbarHidden flag = YES
      <extendedEdge edgesForExtendedLayout>
      <metadata>
      <modalFormSheetSimulatedSizeMetrics simulatedDestinationMetrics>
      <point canvasLocation>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>
      <view navigationBar toolbar>
      <viewControllers>

    tabBarController UITabBarController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <point canvasLocation>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <view tabBar>
      <viewControllers>

    splitViewController UISplitViewController : (controller)
      maximumPrimaryColumnWidth integer
      minimumPrimaryColumnWidth integer
      allowDoubleColumnStyle flag = NO
      behavior automatic|tile|overlay|displace
      preferredDisplayMode automatic|secondaryOnly|beside|overlay|twoBeside|twoOver|twoDisplace|hidden
      preferredPrimaryColumnWidthFraction number
      primaryBackgroundStyle none|sidebar = none
      presentsWithGesture flag = YES
      <extendedEdge edgesForExtendedLayout>
      <navigationController>
      <point canvasLocation>
      <viewController>

    pageViewController UIPageViewController : (controller)
      transitionStyle pageCurl|scroll
      pageSpacing integer
      doubleSided flag = NO
      navigationOrientation horizontal|vertical
      spineLocation none|min|mid|max
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>

    avPlayerViewController AVPlayerViewController : (controller)
      videoGravity AVLayerVideoGravityResizeAspect|AVLayerVideoGravityResizeAspectFill|AVLayerVideoGravityResize
      <extendedEdge edgesForExtendedLayout>

    glkViewController GLKViewController : (controller)
      preferredFramesPerSecond integer

    hostingController UIHostingController : (controller)
      <simulatedTabBarMetrics simulatedBottomBarMetrics>

    imagePickerController UIImagePickerController : (controller)

    viewControllerPlaceholder - : (object)
      storyboardIdentifier name
      storyboardName name
      bundleIdentifier name
      referencedIdentifier name
      sceneMemberID viewController
      <navigationItem navigationItem>
      <tabBarItem tabBarItem>

    viewControllers -
      <navigationController>
      <tableViewController>
      <viewController>

    extendedEdge -
      key key
      top flag = NO
      bottom flag = NO

    popoverArrowDirection -
      key key
      up flag = NO
      down flag = NO
      left flag = NO
      right flag = NO

    popoverPassthroughViews -
      <view>

    rectEdge -
      key key
      left flag = NO
      right flag = NO

    searchDisplayController UISearchDisplayController : (object)

    exit - : (object)
      sceneMemberID exit

    layoutGuides -
      <viewControllerLayoutGuide>

    viewControllerLayoutGuide -
      type top|bottom
      id id
    """
}
