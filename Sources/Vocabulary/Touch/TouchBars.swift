extension VocabularyText {
  /// Bars of iOS and tvOS.
  static let touchBars: StaticString = """
    # Bars

    navigationBar UINavigationBar : (view)
      barStyle BarStyle = default
      largeTitles flag = NO
      translucent flag = YES
      <color barTintColor>
      <items>
      <textAttributes largeTitleTextAttributes titleTextAttributes>

    toolbar UIToolbar : (view)
      barStyle BarStyle = default
      translucent flag = YES
      <color barTintColor>
      <items>
      <toolbarAppearance>

    tabBar UITabBar : (view)
      barStyle BarStyle = default
      itemPositioning automatic|fill|centered = automatic
      selectedItem reference
      translucent flag = YES
      <color barTintColor selectedImageTintColor>
      <items>

    searchBar UISearchBar : (view)
      searchBarStyle default|prominent|minimal = default
      barStyle BarStyle = default
      prompt text
      showsBookmarkButton flag = NO
      showsSearchResultsButton flag = NO
      text text
      placeholder text
      translucent flag = YES
      showsCancelButton flag = NO
      <color barTintColor>
      <scopeButtonTitles>
      <textInputTraits textInputTraits>

    scopeButtonTitles -
      <string>

    navigationItem UINavigationItem : (object)
      title text
      leftItemsSupplementBackButton flag = NO
      largeTitleDisplayMode automatic|always|never|inline = automatic
      <barButtonItem backBarButtonItem leftBarButtonItem rightBarButtonItem>
      <leftBarButtonItems>
      <rightBarButtonItems>
      <view titleView>
      <nil title>

    barButtonItem UIBarButtonItem : (object)
      enabled flag = YES
      tag integer
      style bordered|plain|done|prominent = bordered
      width length
      title text
      catalog system
      image resource
      systemItem TouchSystemItem
      <color tintColor>
      <imageReference image>
      <inset imageInsets>
      <inset>
      <view customView>

    tabBarItem UITabBarItem : (object)
      title text
      enabled flag = YES
      image resource
      tag integer
      catalog system
      largeContentSizeImage resource
      systemItem more|favorites|featured|topRated|recents|contacts|history|bookmarks|search|downloads|
          mostRecent|mostViewed
      springLoaded flag = NO
      selectedImage resource
      <color badgeColor>
      <inset imageInsets>
      <offsetWrapper titlePositionAdjustment>

    toolbarAppearance -
      key key

    textAttributes -
      key key
      <color textColor textShadowColor>
      <fontDescription fontDescription>
      <offsetWrapper>

    leftBarButtonItems -
      <barButtonItem>

    rightBarButtonItems -
      <barButtonItem>

    toolbarItems -
      <barButtonItem>
    """
}
