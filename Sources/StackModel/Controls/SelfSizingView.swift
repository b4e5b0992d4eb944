/// A view of the system's whose size depends on more than is known, such as a calendar.
public final class SelfSizingView: SystemView {
  override var hasUnmodeledSize: Bool { true }
}
