/// Where a button's title and image are in its frame, beside or below each other.
struct ButtonTitlePlace {
  private let image: Size
  private let padding: Double
  private let placement: String
  private let insets: EdgeInsets
  private let top: Double

  /// - Parameters:
  ///   - insets: The padding around image and title.
  ///   - top: The share of the room that is above image and title.
  ///   - isRightToLeft: Whether the leading side is the right one.
  init(
    image: Size?, configuration: ButtonConfiguration?, insets: EdgeInsets, top: Double = 0.5,
    isRightToLeft: Bool = false
  ) {
    self.image = image ?? .zero
    padding = image == nil ? 0 : configuration?.imagePadding ?? 0
    let written = configuration?.imagePlacement ?? "leading"
    placement = isRightToLeft ? Self.mirrored[written] ?? written : written
    self.insets = insets
    self.top = top
  }

  private static let mirrored = ["leading": "trailing", "trailing": "leading"]

  private var isStacked: Bool { placement == "top" || placement == "bottom" }

  /// The room for the title in a frame.
  func room(in frame: Size) -> Size {
    let width = frame.width - insets.left - insets.right
    return Size(width: isStacked ? width : width - image.width - padding, height: frame.height)
  }

  /// The place of a title in a frame, measured downwards.
  ///
  /// - Parameter emptySides: The sides beside which content that is narrower than its frame leaves room.
  func title(of size: Size, in frame: Size, _ emptySides: (left: Bool, right: Bool)) -> Rect {
    let length = isStacked ? max(size.width, image.width) : size.width + image.width + padding
    let slack = frame.width - insets.left - insets.right - length
    let start = insets.left + (emptySides.left ? (emptySides.right ? slack / 2 : slack) : 0)
    let height = isStacked ? size.height + image.height + padding : size.height
    let top = insets.top + (frame.height - insets.top - insets.bottom - height) * top
    let x =
      isStacked ? start + (length - size.width) / 2 : start + (placement == "trailing" ? 0 : image.width + padding)
    let y = placement == "top" ? top + image.height + padding : top
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The place of the image beside a title of a size, measured downwards.
  func image(besideTitleOf size: Size, in frame: Size, _ emptySides: (left: Bool, right: Bool)) -> Rect {
    let title = title(of: size, in: frame, emptySides)
    let (midX, midY) = (title.x + title.width / 2, title.y + title.height / 2)
    let (x, y) =
      switch placement {
      case "top": (midX - image.width / 2, title.y - padding - image.height)
      case "bottom": (midX - image.width / 2, title.maxY + padding)
      case "trailing": (title.maxX + padding, midY - image.height / 2)
      default: (title.x - padding - image.width, midY - image.height / 2)
      }
    return Rect(x: x, y: y, width: image.width, height: image.height)
  }
}
