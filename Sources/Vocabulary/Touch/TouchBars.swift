extension VocabularyText {
  /// Bars of iOS and tvOS.
  static let touchBars: StaticString = """
    # Bars

    navigationBar UINavigationBar : (view)
      barStyle BarStyle = default "style"
      largeTitles flag = NO
      translucent flag = YES
      <color barTintColor "bar tint">
      <items>
      <textAttributes largeTitleTextAttributes titleTextAttributes>
      @UIViewContentHuggingPriority fixed 250 750
      @UIBarTintColor barTintColor
      @UIItems computed
      @UITitleTextAttributes computed
      @UIBarPosition = 2
      @UIBarTranslucence translucent if NO as 2 else 1
      @UIBarPrefersLargeTitles largeTitles if YES

    toolbar UIToolbar : (view)
      barStyle BarStyle = default "style"
      translucent flag = YES
      <color barTintColor "bar tint">
      <items>
      <toolbarAppearance>
      @UIViewContentHuggingPriority fixed 250 250
      @UIBarTintColor barTintColor
      @UIItems computed
      @UIBarPosition = 1
      @UIBarTranslucence translucent if NO as 2 else 1

    tabBar UITabBar : (view)
      barStyle BarStyle = default "style"
      itemPositioning automatic|fill|centered = automatic
      selectedItem reference
      translucent flag = YES
      <color barTintColor "bar tint" selectedImageTintColor>
      <items>
      @UIBarTintColor barTintColor
      @UIItems computed
      @UIBarTranslucence translucent if NO as 2 else 1

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
      @UIText text read
      @UIPlaceholder placeholder read

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
      <nil title>
      @title:
      @UITitle title
      @display:
      @UILargeTitleDisplayMode largeTitleDisplayMode always

    barButtonItem UIBarButtonItem : (object)
      enabled flag = YES
      tag integer
      style bordered:1|plain:0|done:2|prominent:2 = bordered
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
      @UICustomView computed
      @UIEnabled enabled if YES
      @UIIsSystemItem computed
      @UISystemItem systemItem
      @UIStyle style always unless plain only bordered|plain|done
      @UIWidth width unless 0
      @UITag tag unless 0
      @UITitle title
      @UIImage image
      @UIImageInsets imageInsets
      @UITintColor tintColor

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
      @UIEnabled enabled if YES
      @UITitle title
      @UIBadgeColor badgeColor
      @UITag tag read
      @UIImage image

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
