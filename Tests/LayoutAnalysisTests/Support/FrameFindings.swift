import TestSupport

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// A storyboard with one controller's view of 375 by 667 points on a device with a home button, or on another screen.
/// The content starts on a line of its own, the twelfth.
func screen(
  _ subviews: String, _ places: String, on device: String = "retina4_7", size: Size = Size(width: 375, height: 667)
) -> String {
  let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
  return storyboard(
    "<subviews>\n\(subviews)\n</subviews>\(guide)\(constraints(places))", device: device, size: size)
}

/// The findings on a device or with a text size, one in each line: `line:column rule: message`, followed by its notes.
func frameFindings(
  _ xml: String, on device: String? = nil, landscape: Bool = false, at category: ContentSizeCategory? = nil
) throws -> [String] {
  let bytes = Array(xml.utf8)
  let canvas = try LayoutDocument(bytes, path: "a.storyboard")
  let options = LayoutOptions(
    device: device.flatMap { Device(named: $0, landscape: landscape) }, contentSizeCategory: category)
  let document = try LayoutDocument(bytes, path: "a.storyboard", options: options)
  let checks = FrameChecks(settings: document.settings, design: canvas.settings)
  let lines = LineIndex(document.nib.source)
  func place(_ range: SourceRange?) -> String {
    range.map { lines.position(at: $0.lowerBound) }.map { "\($0.line):\($0.column)" } ?? "-"
  }
  return checks.findings(document.layout().views, comparedWith: canvas.layout().views).map { finding in
    let notes = finding.notes.map { "; \(place($0.range)) \($0.message)" }.joined()
    return "\(place(finding.range)) \(finding.ruleID): \(finding.message)\(notes)"
  }
}

/// A label that constraints lay out.
func text(_ id: String, _ text: String, _ attributes: String = "", font: String = systemFont(17)) -> String {
  "<label id=\"\(id)\" text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(font)</label>"
}
