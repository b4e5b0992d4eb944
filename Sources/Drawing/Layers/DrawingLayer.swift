/// What can be drawn over a picture to explain its layout, in the order in which it is drawn.
package enum DrawingLayer: String, CaseIterable, Sendable {
  /// Layout margins and safe areas as tinted bands.
  case margins
  /// The outlines of all views.
  case frames
  /// The rectangles that constraints act on, where they are not the frames.
  case alignment
  /// The first and the last baseline of texts.
  case baselines
  /// The axis, the spacing, the distribution and the alignment of stack views.
  case stacks
  /// Constraints as Interface Builder draws them.
  case constraints
  /// Numbered pins.
  case findings

  /// The class of the layer's group.
  var className: StaticString {
    switch self {
    case .margins: "layer-margins"
    case .frames: "layer-frames"
    case .alignment: "layer-alignment"
    case .baselines: "layer-baselines"
    case .stacks: "layer-stacks"
    case .constraints: "layer-constraints"
    case .findings: "layer-findings"
    }
  }

  /// Whether the layer shows what a layout measured beyond frames.
  var needsMeasures: Bool {
    switch self {
    case .frames, .findings: false
    default: true
    }
  }
}
