import Formats
import StackModel
import Support

/// The frames of views behind their start tags.
struct InlayHints {
  /// Writes the hints in some bytes, as an array.
  static func write(_ analysis: DocumentAnalysis, in range: SourceRange, to json: inout JSONWriter) {
    json.array { json in
      guard let layout = analysis.layout, let tree = analysis.tree else { return }
      for view in layout.views {
        guard let start = view.view.range?.lowerBound, let element = tree.innermostElement(at: start) else { continue }
        let end = tree.tagRange(of: element).upperBound
        guard start >= range.lowerBound, end <= range.upperBound else { continue }
        let numbers = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(FrameText.number)
        json.object { json in
          json.key("position")
          analysis.text.write(end, to: &json)
          json.member("label", "\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3])")
          json.member("paddingLeft", true)
        }
      }
    }
  }
}
