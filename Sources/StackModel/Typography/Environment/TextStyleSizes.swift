/// The sizes of text styles while no content size category is chosen.
public enum TextStyleSizes: Hashable, Sendable {
  /// The sizes at ``ContentSizeCategory/large``, which devices start with.
  case standard
  /// The same with smaller titles, as Interface Builder showed before Xcode 11.2.
  case smallTitles
  /// The sizes at ``ContentSizeCategory/extraSmall``, as Interface Builder showed from Xcode 12.5 to before Xcode 14.
  case extraSmall
  /// The sizes of tvOS, which never follow a content size category.
  case television
}
