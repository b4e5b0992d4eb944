/// A view of the system's whose size depends on more than is known, such as a calendar.
public final class SelfSizingView: SystemView {
  override class var elementNames: [String] {
    ["colorWell", "calendarView", "tvCaptionButtonView", "pathControl", "predicateEditor", "ruleEditor", "matrix"]
  }

  override var hasUnmodeledSize: Bool { true }
}
