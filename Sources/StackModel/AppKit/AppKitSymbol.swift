import Support

/// An image that is one of Apple's symbols, as most of AppKit's template images are since macOS 11.
///
/// A symbol is aligned by the height of capital letters, 9 points at 13 points, and its frame sticks out by the rest.
struct AppKitSymbol {
  private let name: String
  /// The size in the document's resources: that of AppKit's template images is the large one.
  private let size: Size
  private let isTemplate: Bool
  private let isOfBigSur: Bool

  /// The symbol that an image shows; nil for pictures, and before macOS 11.
  init?(_ name: String?, in settings: DocumentSettings) {
    guard let name, let size = settings.imageSizes[name] ?? settings.symbolProportions[name],
      settings.appKitDesign > .yosemite
    else { return nil }
    isTemplate = Self.isTemplate(name)
    isOfBigSur = settings.appKitHost == .bigSur
    guard isTemplate || settings.symbolProportions[name] != nil else { return nil }
    (self.name, self.size) = (name, size)
  }

  private static func isTemplate(_ name: String) -> Bool {
    name.hasBytePrefix("NS") && name.hasByteSuffix("Template") && name != "NSSmartBadgeTemplate"
  }

  /// The width that a button with a bezel gives its only image.
  ///
  /// Evidence: 14/17 buttons with 4 widths of images, 2 repositories.
  static func widthInBezel(of name: String?, _ size: Size, in settings: DocumentSettings) -> Double {
    guard let name, isTemplate(name), settings.appKitDesign > .yosemite else { return size.width }
    return (size.width / largeScale).rounded(.down)
  }

  private static let capHeight = 9.0
  /// How much larger a large symbol is than one of the standard scale.
  private static let largeScale = 1.3

  /// The size that a button gives the symbol.
  private var sizeInButton: Size {
    guard isTemplate else { return size }
    let width = (size.width / Self.largeScale).rounded()
    return switch name {
    case "NSAddTemplate": Size(width: width, height: 13)
    case "NSRemoveTemplate": Size(width: width, height: 4)
    default: Size(width: width, height: (size.height / Self.largeScale).rounded())
    }
  }

  /// How far a button that shows nothing else sticks out of its alignment rectangle.
  ///
  /// Evidence: 15/15 buttons with 6 images, 3 repositories.
  var buttonInsets: EdgeInsets {
    let excess = sizeInButton.height - Self.capHeight
    let bottom = (excess / 2).rounded(.down)
    return EdgeInsets(top: excess - bottom, bottom: bottom)
  }

  /// The size of the alignment rectangle of a button that shows nothing else.
  var buttonContentSize: IntrinsicSize {
    IntrinsicSize(width: sizeInButton.width, height: Self.capHeight)
  }

  /// How far an image view sticks out of its alignment rectangle, a point more at the top.
  ///
  /// Evidence: 5/5 image views with 3 images, 4 repositories; in the middle on macOS 11 and 12, 3/3, 2 documents.
  var imageViewInsets: EdgeInsets {
    let middle = (size.height - Self.capHeight) / 2
    return isOfBigSur ? EdgeInsets(top: middle, bottom: middle) : EdgeInsets(top: middle + 1, bottom: middle - 1)
  }
}
