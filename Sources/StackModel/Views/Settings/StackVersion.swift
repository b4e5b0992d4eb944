/// The versions of iOS that changed what stack views do.
enum StackVersion {
  /// Custom distances after views. Apple's documentation of `setCustomSpacing(_:after:)`.
  static let customSpacing = 11
  /// A stack view that another one hides keeps the lengths of what is inside.
  static let hiddenStackHasLooseEnd = 11
  /// A label of several lines shares the width only with others of its kind. Measured by the article "Stack View
  /// Changes In iOS 15" of Use Your Loaf; frames that Xcode 13 and later stored agree in 6 rows of 5 repositories, and
  /// none differs.
  static let loneLabelKeepsWidth = 15
  /// Later than every version there is.
  static let newest = 99
}
