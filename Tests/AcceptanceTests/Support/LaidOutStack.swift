@testable import StackModel

/// A live stack view of either platform whose rectangles are compared with rows.
protocol LaidOutStack {
  associatedtype Stack: View
  var stack: Stack { get }
  var session: LayoutSession { get }
}

extension LaidOutStack {
  /// The arranged or plain subview of a name, in the stack or in stacks in it.
  subscript(_ name: String) -> View? { Self.view(name, in: stack) }

  private static func view(_ name: String, in view: View) -> View? {
    for subview in view.subviews {
      if subview.userLabel == name { return subview }
      if let found = self.view(name, in: subview) { return found }
    }
    return nil
  }

  /// The rectangle of the stack or of a view in it, in the stack's coordinates and not rounded: the stack stands at the
  /// root's corner.
  func rectangle(_ name: String) -> Rect? {
    name == "stack" ? session.alignmentRect(of: stack) : self[name].flatMap { session.alignmentRect(of: $0) }
  }
}

/// How long a stack is to be along an axis, and how much that matters.
struct Hold: Sendable {
  var width: Double?
  var height: Double?
  /// The most that the stack may be wide.
  var widthLimit: Double?
  /// 500 is what a window keeps its size at: it gives way to content.
  var priority = 1000.0
}
