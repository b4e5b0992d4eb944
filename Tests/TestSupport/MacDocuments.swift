package import StackModel

/// A macOS document of 200 by 100 points with one window.
package func macXib(tools: Int = 22_000, _ content: String) -> String {
  let root = "<view key=\"contentView\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
  return macDocument(tools: tools, "<window id=\"w\">\(root)\(content)</view></window>")
}

/// A macOS document round top-level objects.
package func macDocument(tools: Int = 22_000, _ objects: String) -> String {
  """
  <?xml version="1.0"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
    <objects>\(objects)</objects>
  </document>
  """
}

/// A view of a macOS document that constraints lay out.
package func macView(_ element: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
  "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</\(element)>"
}

/// The layout of a macOS document.
package func macLayout(_ text: String) throws -> DocumentLayout {
  try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
}
