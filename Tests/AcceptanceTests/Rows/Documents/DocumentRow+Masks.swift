@testable import StackModel

/// Views with autoresizing masks whose superview takes another size, checked against AppKit at one pixel a point. AppKit
/// moves both edges down to whole pixels.
extension DocumentRow {
  static let masks = [
    mask("", becomes: "10 10 30 30"), mask("widthSizable", becomes: "10 10 130 30"),
    mask("heightSizable", becomes: "10 10 30 80"), mask("widthSizable heightSizable", becomes: "10 10 130 80"),
    mask("flexibleMinX", becomes: "110 10 30 30"), mask("flexibleMaxX", becomes: "10 10 30 30"),
    mask("flexibleMinX flexibleMaxX", becomes: "24 10 30 30"),
    mask("flexibleMinY flexibleMaxY", becomes: "10 17 30 30"),
    mask("flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY", becomes: "24 17 30 30"),
    mask(
      "widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY", becomes: "20 15 60 45"),
    mask("widthSizable heightSizable", of: 33, in: Size(width: 151, height: 151), becomes: "10 10 84 84"),
    mask("widthSizable flexibleMinX", becomes: "35 10 105 30"),
    mask("widthSizable flexibleMaxX", becomes: "10 10 63 30"),
    mask("widthSizable heightSizable", of: 0, becomes: "10 10 100 50"),
    mask("heightSizable flexibleMinY", becomes: "10 22 30 68"),
    mask("heightSizable flexibleMaxY", becomes: "10 10 30 46"),
    mask("heightSizable flexibleMinY", in: Size(width: 100, height: 154), becomes: "10 23 30 71"),
    mask("widthSizable flexibleMinX", in: Size(width: 154, height: 100), becomes: "23 10 71 30"),
    mask("heightSizable flexibleMaxY", in: Size(width: 100, height: 75), becomes: "10 10 30 21"),
    mask("widthSizable flexibleMaxX", in: Size(width: 75, height: 100), becomes: "10 10 21 30"),
    mask("heightSizable flexibleMinY", in: Size(width: 100, height: 75), becomes: "10 3 30 12"),
    mask(
      "widthSizable flexibleMinX", in: Size(width: 75, height: 100), becomes: "3 10 12 30",
      differs:
        "3.75 is 3 in AppKit's test, which has one pixel a point, and 4 here, where it is rounded to half a point"),
  ]

  /// A square at (10, 10) in one of 100 by 100, which takes another size.
  private static func mask(
    _ mask: String, of length: Double = 30, in size: Size = Size(width: 200, height: 150), becomes frame: String,
    differs: String? = nil
  ) -> DocumentRow {
    let flags = mask.split(separator: " ").map { "\($0)=\"YES\"" }.joined(separator: " ")
    let square = "\(rect(10, 10, length, length))<autoresizingMask key=\"autoresizingMask\" \(flags)/>"
    return DocumentRow(
      behavior:
        "\(short(length)) points with \(mask.isEmpty ? "no mask" : mask) in \(short(size.width)) by \(short(size.height))",
      source: .gnustepMasks,
      document: mac(
        """
        <customView id="root">\(rect(0, 0, 100, 100))<subviews>\
        <customView fixedFrame="YES" id="a">\(square)</customView></subviews></customView>
        """),
      options: LayoutOptions(size: size), expected: "a: \(frame)", differs: differs)
  }
}
