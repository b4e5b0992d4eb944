/// When Interface Builder's canvas shows a status bar on devices with a home button, and what else it adds to the
/// insets of a screen.
enum StatusBarFacts {
  /// Above which views there is a status bar.
  enum Rule: String, FactValue {
    case aboveTallViews = "above every view of at least 400 points"
    case never = "never"
    case whereSimulated = "where it is simulated, on tablets always"

    var words: String { rawValue }
  }

  static let rule = Fact(
    "Status bar on a device with a home button", Rule.aboveTallViews, "49/49 top-level views, 13 repositories"
  )
  .since(.xcode11final, .never, "68/85 insets, the others 44 below a navigation bar, 17 repositories")
  .since(
    .xcode14point3, .whereSimulated, "56/84 insets, most others of controllers without a status bar, 7 repositories"
  )
  .atRunTime(.whereSimulated, "Apple's documentation of `prefersStatusBarHidden`: shown unless a controller hides it")

  static let height = Fact(
    "Status bar of a device with a home button, height", 20.0,
    "106/131 insets in documents before Xcode 11, 13 repositories")

  static let addsUprightInsets = Fact(
    "Screens add the upright device's insets once more", false,
    "130/130 insets of 48 points on retina6_1, 10 repositories"
  )
  .since(.xcode16point3, true, "24/24 insets of 96 points on retina6_1, 9/12 of 118 on retina6_12, 6 repositories")
  .since(.unmeasured, false, "0/0 documents: taken to be mended")
  .atRunTime(false, "Apple's documentation of `safeAreaInsets`: what bars and the device cover")

  static let placesFreeformViewsOnScreen = Fact(
    "A view of another size lies on the screen from its top on", true, "32/32 top-level views, 13 repositories"
  )
  .since(.xcode14, false, "32/32 top-level views of older documents, none of newer ones, 13 repositories")
  .atRunTime(false, "Apple's documentation of `safeAreaInsets`: a view's place is up to the app")

  static let televisionSide = Fact(
    "What a television covers at the sides", 90.0, "2/2 insets, 2 repositories; Apple's safe zone of tvOS 12"
  )
  .since(.xcode12, 80, "8/8 insets, 2 repositories")

  static let extraTopOfRoundedTablet = Fact(
    "What is added to the top inset of a tablet without a home button when an app runs", 0.0,
    "Apple's specification of the screens"
  )
  .since(.xcode26withNewControls, 8, "measured in UIKit on iOS 26.1, on iPad (A16): 32 in all")

  static let hasFloatingColumns = Fact(
    "The primary column of a split view controller floats over the secondary one when an app runs", false,
    "Apple's documentation of `UISplitViewController.style`: columns beside each other"
  )
  .since(.xcode26withNewControls, true, "measured in UIKit on iOS 26.1, on iPad (A16) upright")

  static let homeIndicatorAcross = Fact(
    "Bottom inset of a phone without a home button in landscape when an app runs",
    DeviceFacts.homeIndicatorAcross,
    "Apple's specification of the screens"
  )
  .since(.xcode26withNewControls, 20, "measured in UIKit on iOS 26.1, on iPhone 16")

  static let table = FactTable(
    "Status bars and screens",
    "What the system covers of a controller's view; the insets of each device are listed above.",
    [
      rule, height, addsUprightInsets, placesFreeformViewsOnScreen, televisionSide, extraTopOfRoundedTablet,
      hasFloatingColumns, homeIndicatorAcross,
    ])
}
