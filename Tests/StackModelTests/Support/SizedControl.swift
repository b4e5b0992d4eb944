import TestSupport

@testable import StackModel

/// The size of the frame that a control's content gives it on Interface Builder's canvas, in the corner of an iOS view.
///
/// - Parameter control: The element of the view with the id `a`.
func sizeOfControl(
  _ control: String, device: String = "retina4_7", toolsVersion: Int = 21_701, vertical: String = "a.top == root.top"
) throws -> Size? {
  let text = xib(
    "<subviews>\(control)</subviews>" + constraints("a.leading == root.leading\n\(vertical)"), device: device
  )
  .replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"\(toolsVersion)\"")
  .replacing(
    "</document>", with: "<resources><image name=\"dot\" width=\"40\" height=\"30\"/></resources></document>")
  return try document(text).layout().frame("a")?.size
}

/// An element with the id `a` that constraints lay out.
func controlElement(_ name: String, _ attributes: String = "", _ content: String = "") -> String {
  "<\(name) id=\"a\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\">\(content)</\(name)>"
}

/// The view that an element of a stack definition or of macOS becomes.
func decodedView(_ element: String, macOS: Bool = false) throws -> View? {
  let text = macOS ? macXib("<subviews>\(element)</subviews>") : xib("<subviews>\(element)</subviews>")
  return try LayoutDocument(text: text).item(withID: "a") as? View
}
