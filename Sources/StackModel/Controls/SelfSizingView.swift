/// A view of the system's whose size depends on more than is known, such as a calendar.
public final class SelfSizingView: SystemView {
  override class var elementNames: [String] {
    ["calendarView", "tvCaptionButtonView", "predicateEditor", "ruleEditor", "matrix"]
  }

  override var hasUnmodeledSize: Bool { true }

  /// A shadow or a bezel may extend beyond what constraints act on.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }
}
