extension VocabularyText {
  /// Bars of iOS and tvOS.
  static let touchBars: StaticString = """
    navigationBar UINavigationBar : (view)
      barStyle BarStyle = default "style"
      largeTitles flag = NO
      translucent flag = YES
      <color barTintColor "bar tint">
      <items>
      <textAttributes largeTitleTextAttributes titleTextAttributes>

    toolbar UIToolbar : (view)
      barStyle BarStyle = default "style"
      translucent flag = YES
      <color barTintColor "bar tint">
      <items>
      <toolbarAppearance>

    tabBar UITabBar : (view)
      barStyle BarStyle = default "style"
      itemPositioning automatic|fill|centered = automatic
      selectedItem reference
      translucent flag = YES
      <color barTintColor "bar tint" selectedImageTintColor>
      <items>

    searchBar UISearchBar : (view)
      searchBarStyle default|prominent|minimal = default
      barStyle BarStyle = default "style"
      prompt text
      showsBookmarkButton flag = NO
      showsSearchResultsButton flag = NO
      text text
      placeholder text
      translucent flag = YES
      showsCancelButton flag = NO
      <color barTintColor "bar tint">
      <scopeButtonTitles>
      <textInputTraits textInputTraits>

    scopeButtonTitles -
      <string> as scopeButtonTitles[]

    navigationItem UINavigationItem : (object)
      title text
      prompt text
      leftItemsSupplementBackButton flag = NO
      largeTitleDisplayMode automatic|always|never|inline = automatic
      <barButtonItem backBarButtonItem leftBarButtonItem rightBarButtonItem>
      <leftBarButtonItems>
      <rightBarButtonItems>
      <view titleView>

    barButtonItem UIBarButtonItem : (object)
      enabled flag = YES
      tag integer
      style bordered|plain|done|prominent = bordered
      width length
      title text
      catalog system
      image resource
      systemItem TouchSystemItem
      <color tintColor "tint">
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
      <color textColor "color" textShadowColor>
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
