/// The stack `s` in the corner of a larger view, which leaves its size to its content.
package func pinned(_ stack: String, _ constraints: String = "") -> String {
  """
  <view id="root" width="600" height="600">
    \(stack)
    <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
    \(constraints)
  </view>
  """
}

/// Views `a`, `b`, `c` … with content sizes along an axis.
package func views(_ lengths: [Double], vertical: Bool = false, hidden: String = "") -> String {
  let name = vertical ? "placeholderIntrinsicHeight" : "placeholderIntrinsicWidth"
  return zip("abcdefgh", lengths).map { id, length in
    "<view id=\"\(id)\" \(name)=\"\(length)\"\(hidden.contains(id) ? " hidden=\"YES\"" : "")/>"
  }.joined()
}
