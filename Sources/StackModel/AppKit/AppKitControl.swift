public import NibDecoder

/// A control of a macOS document, in one of AppKit's four sizes.
public class AppKitControl: View {
  /// What a switch or a checkbox shows.
  package enum State: String, CaseIterable {
    case off, on, mixed
  }

  package let controlSize: ControlSize

  /// Reads the control size.
  public required init(coder: NibCoder) throws {
    controlSize = ControlSize(control: coder)
    try super.init(coder: coder)
  }

  /// Shadows and bezels of macOS controls differ from version to version.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }
}

/// AppKit's four sizes of controls.
package enum ControlSize: String, CaseIterable {
  case regular, small, mini, large

  /// The size that a control's cell names; controls without a cell name it themselves.
  init(control coder: NibCoder) {
    self =
      coder.decodeEnum(ControlSize.self, forKey: "controlSize") ?? coder.cell.value(forKey: "controlSize")
  }

  /// The size of the system's font in controls, as `NSFont.systemFontSize(for:)` gives it.
  package var pointSize: Double {
    switch self {
    case .regular, .large: 13
    case .small: 11
    case .mini: 9
    }
  }
}

/// The look of the bezel of a cell, such as that of a button or a text field.
package enum AppKitBezelStyle: String, CaseIterable {
  case rounded, regularSquare, roundedRect, texturedSquare, texturedRounded, disclosure, shadowlessSquare, circular
  case helpButton, smallSquare, recessed, roundRect, inline, roundedDisclosure, square, round, automatic, push
  case flexiblePush, toolbar, accessoryBar, accessoryBarAction, badge, glass
}

/// The stored frame of a control with a text: its height, the padding of its width, and how far the frame extends
/// beyond the alignment rectangle.
struct AppKitControlMetrics {
  /// The frame's height in points.
  var height: Double
  /// How much wider the frame is than the text.
  var padding: Double
  /// How far the frame extends beyond the alignment rectangle.
  var insets: EdgeInsets
  /// From the text's baseline down to the bottom of the alignment rectangle.
  var baseline: Double

  /// Measures in the order of the tables.
  init(_ height: Double, _ padding: Double, _ insets: EdgeInsets, _ baseline: Double) {
    self.height = height
    self.padding = padding
    self.insets = insets
    self.baseline = baseline
  }

  /// The baselines in the alignment rectangle.
  var baselineOffsets: BaselineOffsets {
    BaselineOffsets(first: height - insets.top - insets.bottom - baseline, last: baseline)
  }

  /// The size of the alignment rectangle around a text.
  func contentSize(textWidth: Double) -> IntrinsicSize {
    IntrinsicSize(
      width: textWidth + padding - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// The value of a macOS control, and the values between which it lies.
package struct AppKitValueRange {
  /// The least value.
  let minimum: Double
  /// The greatest value.
  package let maximum: Double
  /// The value.
  let value: Double

  init(coder: NibCoder) {
    minimum = coder.double(forKey: "minValue")
    maximum = coder.double(forKey: "maxValue")
    value = coder.double(forKey: "doubleValue")
  }

  /// Which part of the range the value has reached, from 0 to 1.
  package var share: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}
