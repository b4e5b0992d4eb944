package import StackModel

/// The frame that a label's content gives it on a screen of 375 by 667 points, two pixels a point. Text in
/// `<attributedString>` goes into `content`; a width makes it break there.
package func labelFrame(
  _ attributes: String, content: String = "", atMost width: Int? = nil, on device: String = "retina4_7",
  toolsVersion: Int = 22505, element: String = "label"
) throws -> Rect? {
  let limit = width.map { "l.width <= \($0)" } ?? ""
  let text = """
    <subviews><\(element) id="l" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(content)</\(element)></subviews>
    """
  let places = constraints("l.leading == root.leading\nl.top == root.top" + (limit.isEmpty ? "" : "\n" + limit))
  let size = device == "retina4_7" ? Size(width: 375, height: 667) : Size(width: 414, height: 736)
  return try layOut(storyboard(text + places, device: device, size: size, toolsVersion: toolsVersion)).frame("l")
}

/// A `fontDescription` of the system font.
package func systemFont(_ size: Int) -> String {
  "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
}

/// A `fontDescription` of a text style.
package func styleFont(_ style: String) -> String {
  "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
}

/// A `fontDescription` of a family.
package func familyFont(_ family: String, name: String, _ size: Int) -> String {
  "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"\(family)\" pointSize=\"\(size)\"/>"
}
