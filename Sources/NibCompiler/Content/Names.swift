/// The numbers of names that several elements use.
enum Names {
  static let textAlignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
  static let lineBreakModes = [
    "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
  ]
  static let distributions = [
    "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
  ]
  static let horizontalAlignments = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5]
  static let verticalAlignments = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
}
