extension VocabularyText {
  /// Controllers of macOS.
  static let macControllers: StaticString = """
    # Controllers

    (controller) NSViewController : (object)
      title text
      storyboardIdentifier name "storyboard ID"
      nibName name
      showSeguePresentationStyle single|multiple
      sceneMemberID viewController
      <view view>

    (bindingController) NSObjectController : (object)
      editable flag = YES
      preservesSelection flag = YES
      alwaysUsesMultipleValuesMarker flag = NO
      automaticallyPreparesContent flag = NO
      automaticallyRearrangesObjects flag = NO
      clearsFilterPredicateOnInsertion flag = YES
      entityName name
      fetchPredicateFormat pattern
      filterRestrictsInsertion flag = YES
      mode class|entity = class
      objectClassName class
      usesLazyFetching flag = NO
      selectsInsertedObjects flag = YES
      avoidsEmptySelection flag = YES
      <declaredKeys>
      <classReference objectClass>

    viewController NSViewController : (controller)
      <touchBar touchBar>

    tabViewController NSTabViewController : (controller)
      canPropagateSelectedChildViewControllerTitle flag = YES
      selectedTabViewItemIndex integer
      tabStyle segmentedControlOnTop|segmentedControlOnBottom|toolbar|unspecified = segmentedControlOnTop
      <tabViewItems>
      <view tabView>
      <viewControllerTransitionOptions transitionOptions>

    splitViewController NSSplitViewController : (controller)
      <splitViewItems>
      <view splitView>

    pagecontroller NSPageController : (controller) "page controller"

    windowController NSWindowController : (controller)
      <touchBar touchBar>
      <view window>
      <window window>

    objectController NSObjectController : (bindingController)

    arrayController NSArrayController : (bindingController)

    treeController NSTreeController : (bindingController)
      childrenKeyPath keyPath
      countKeyPath keyPath
      leafKeyPath keyPath

    dictionaryController NSDictionaryController : (bindingController)
    """
}
