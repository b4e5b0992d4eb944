extension VocabularyText {
  /// Controllers of iOS and tvOS.
  static let touchControllers: StaticString = """
    # Controllers

    (controller) UIViewController : (object)
      storyboardIdentifier name "storyboard ID"
      title text
      extendedLayoutIncludesOpaqueBars flag = NO "extend under opaque bars"
      automaticallyAdjustsScrollViewInsets flag = YES "adjust scroll view insets"
      definesPresentationContext flag = NO "defines context"
      restorationIdentifier name "restoration ID"
      autoresizesArchivedViewToFullSize flag = YES
      interfaceStyle unspecified|light|dark = unspecified
      nibName name
      providesPresentationContextTransitionStyle flag = NO "provides context"
      wantsFullScreenLayout flag = NO "wants full screen"
      clearsSelectionOnViewWillAppear flag = YES
      hidesBottomBarWhenPushed flag = NO "hide bottom bar on push"
      modalTransitionStyle ModalTransitionStyle = coverVertical "transition style"
      modalPresentationStyle ModalPresentationStyle = automatic "presentation"
      useStoryboardIdentifierAsRestorationIdentifier flag = NO "use storyboard ID"
      sceneMemberID viewController|exit|firstResponder
      <layoutGuides>
      <view view>
      <navigationItem navigationItem>
      <tabBarItem tabBarItem>
      <toolbarItems>
      <extendedEdge edgesForExtendedLayout>
      <simulatedStatusBarMetrics simulatedStatusBarMetrics>
      <simulatedOrientationMetrics simulatedOrientationMetrics>
      <size freeformSize preferredContentSize>
      <nil simulatedBottomBarMetrics simulatedStatusBarMetrics simulatedTopBarMetrics>
      <simulatedScreenMetrics simulatedDestinationMetrics>
      <value contentSizeForViewInPopover>
      @title:
      @UITitle title
      @identifiers:
      @UIStoryboardIdentifier storyboardIdentifier computed
      @UIRestorationIdentifier restorationIdentifier computed
      @appearance:
      @UIDefinesPresentationContext definesPresentationContext if YES
      @UIKeyEdgesForExtendedLayout computed
      @UIModalTransitionStyle modalTransitionStyle
      @UIModalPresentationStyle modalPresentationStyle only automatic|fullScreen|pageSheet|formSheet|currentContext|
          overFullScreen|overCurrentContext
      @UIHidesBottomBarWhenPushed hidesBottomBarWhenPushed if YES
      @UIPreferredContentSize preferredContentSize
      @UIKeyExtendedLayoutIncludesOpaqueBars extendedLayoutIncludesOpaqueBars if YES as 1
      @UIKeyAutomaticallyAdjustsScrollViewInsets automaticallyAdjustsScrollViewInsets if NO as NO read

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
      @UIClearsSelectionOnViewWillAppear clearsSelectionOnViewWillAppear if NO as NO

    collectionViewController UICollectionViewController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedToolbarMetrics simulatedBottomBarMetrics>
      @UIClearsSelectionOnViewWillAppear clearsSelectionOnViewWillAppear if NO as NO

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
      @UINavigationBarHidden navigationBarHidden if YES read
      @UIToolbarShown toolbarHidden if NO computed

    tabBarController UITabBarController : (controller)
      <extendedEdge edgesForExtendedLayout>
      <point canvasLocation>
      <simulatedNavigationBarMetrics simulatedTopBarMetrics>
      <simulatedTabBarMetrics simulatedBottomBarMetrics>
      <view tabBar>
      <viewControllers>

    splitViewController UISplitViewController : (controller)
      maximumPrimaryColumnWidth number
      minimumPrimaryColumnWidth number
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
      pageSpacing number
      doubleSided flag = NO
      navigationOrientation horizontal|vertical
      spineLocation none|min|mid|max
      <freeformSimulatedSizeMetrics simulatedDestinationMetrics>

    avPlayerViewController AVPlayerViewController : (controller) "AVKit player view controller"
      videoGravity AVLayerVideoGravityResizeAspect|AVLayerVideoGravityResizeAspectFill|AVLayerVideoGravityResize
      <extendedEdge edgesForExtendedLayout>

    glkViewController GLKViewController : (controller) "GLKit view controller"
      preferredFramesPerSecond integer

    hostingController UIHostingController : (controller) "hosting view controller"
      <simulatedTabBarMetrics simulatedBottomBarMetrics>

    imagePickerController UIImagePickerController : (controller)

    viewControllerPlaceholder - : (object) "storyboard reference"
      storyboardIdentifier name "storyboard ID"
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
      top flag:0 = NO
      left flag:1 = NO
      bottom flag:2 = NO
      right flag:3 = NO

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
