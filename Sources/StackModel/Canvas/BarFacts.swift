/// Heights of navigation bars, toolbars, tab bars and search bars.
enum BarFacts {
  static let navigationBar = Fact("Navigation bar, height", 44.0, "634/793 navigation bars, 43 repositories")
    .since(.xcode26, 54, "28/33 navigation bars, 7 repositories")

  static let navigationBarWithoutDevice = Fact(
    "Navigation bar in a document without a device, height", 44.0, "634/793 navigation bars, 43 repositories")

  static let navigationBarInCompactHeight = Fact(
    "Navigation bar on a phone in landscape, height", 32.0, "0/0 stored insets: the height of UIKit's bar"
  )
  .since(.xcode26, 54, "28/33 navigation bars, 7 repositories, none in landscape")

  static let navigationBarOnTablet = Fact(
    "Navigation bar on a tablet with a home button, height", 44.0, "7/7 navigation bars on tablets"
  )
  .since(.xcode10point1, 50, "2/2 navigation bars at the top of tablets")
  .since(.xcode26, 54, "28/33 navigation bars of any device, 7 repositories")

  static let navigationBarOnRoundedTablet = Fact(
    "Navigation bar on a tablet without a home button, height", 50.0,
    "3/3 insets of 74 points and 1/1 navigation bar, 2 repositories"
  )
  .since(.xcode26, 54, "3/3 navigation bars on such tablets")

  static let largeTitle = Fact(
    "Large title, what it adds to a navigation bar", 52.0, "11/11 insets of 116, 140 and 144 points, 4 repositories")

  static let sheetNavigationBar = Fact(
    "Navigation bar of a sheet, height", 44.0, "634/793 navigation bars, 43 repositories: there were no sheets"
  )
  .since(.xcode11, 56, "61/61 navigation bars of 56 points, 10 repositories")

  static let hasSheets = Fact(
    "A view 10 points shorter than the screen is a sheet", false, "iOS 13 introduced sheets"
  )
  .since(.xcode11, true, "61/61 navigation bars of 56 points, 10 repositories")

  static let tabBar = Fact(
    "Tab bar, height", 49.0, "70/95 tab bars, 32 repositories; most others are 1000 wide and hidden")

  static let tabBarInCompactHeight = Fact("Tab bar on a phone in landscape, height", 31.0, "12/12 insets, 1 document")

  static let televisionNavigationBar = Fact(
    "Navigation bar on a television, height", 145.0, "2/2 insets of 205 points, 1 repository")

  static let televisionTabBar = Fact(
    "Tab bar at the top of a television, height", 0.0, "3/3 insets of 60 points, 1 document"
  )
  .since(
    .xcode11, 97,
    "3/3 insets of 157 points, 2 repositories; nothing at the bottom: 44/44 views of 2 documents, 1 repository")

  static let toolbarBelowController = Fact(
    "Toolbar below a controller's view, height", 44.0, "31/33 toolbars, 8 repositories"
  )
  .since(.xcode11, 49, "4/4 insets, 2 repositories")

  static let toolbar = Fact("Toolbar, height", 44.0, "50/55 toolbars, 18 repositories")
    .since(.xcode26withNewControls, 48, "1/1 toolbar of an app on iOS 26.0, 1 repository")

  static let toolbarAtHomeIndicator = Fact(
    "Toolbar that stands at the bottom of a screen without a home button, height", 44.0, "6/6 toolbars, 4 repositories"
  )
  .since(.xcode12, 49, "126/128 toolbars, 9 repositories")
  .since(.xcode26withNewControls, 48, "measured in UIKit on iOS 26.1, on phones upright and across")

  static let toolbarOnRoundedTablet = Fact(
    "Toolbar that stands at the bottom of a tablet without a home button, height", 44.0, "6/6 toolbars, 4 repositories"
  )
  .since(.xcode12, 49, "126/128 toolbars of any device, 9 repositories")
  .since(.xcode26withNewControls, 44, "measured in UIKit on iOS 26.1")

  static let searchBar = Fact("Search bar, height", 44.0, "7/7 search bars, 5 repositories")
    .since(.xcode9, 56, "39/55 search bars, 13 repositories")
    .since(.xcode26, 64, "2/2 search bars, 2 repositories")

  static let table = FactTable(
    "Bars", "Lengths in points.",
    [
      navigationBar, navigationBarWithoutDevice, navigationBarInCompactHeight, navigationBarOnTablet,
      navigationBarOnRoundedTablet, largeTitle, sheetNavigationBar, hasSheets, tabBar, tabBarInCompactHeight,
      televisionNavigationBar, televisionTabBar, toolbarBelowController, toolbar, toolbarAtHomeIndicator,
      toolbarOnRoundedTablet, searchBar,
    ])
}
