import AutoLayout
import Workloads

/// A solved session of one stack, with the edits that a program makes on it.
struct EditedStack {
  private(set) var session: LinearSession
  private let stack: FlatStack
  private var generator = SplitMix64(seed: 5)
  private var hidden: (view: Int, constraint: ConstraintID)?

  init(_ stack: FlatStack) {
    self.stack = stack
    session = LinearSession(stack.system)
  }

  /// Makes an edit at the next pseudo-random place and solves; tells how long that took, in seconds.
  mutating func duration(of edit: Edit) -> Double {
    let view = 1 + generator.number(below: stack.views.count - 2)
    let length = generator.contentLength()
    return Stopwatch.duration {
      apply(edit, to: view, length)
      keep(session.solve())
    }
  }

  private mutating func apply(_ edit: Edit, to view: Int, _ length: Double) {
    switch edit {
    case .content:
      session.setConstant(length, of: stack.contents[view].hugging)
      session.setConstant(length, of: stack.contents[view].resistance)
    case .hide: hide(view)
    case .show: show()
    case .resize: session.setConstant(stack.length * (1 + (length - 50) / 300), of: stack.rightEdge)
    case .spacing: session.setConstant(length / 4, of: stack.spacings[view])
    }
  }

  private mutating func hide(_ view: Int) {
    hidden = (view, session.add(stack.views[view].length(), relation: .equal, constant: 0))
    setSpacings(around: view, to: FlatStack.spacing / 2)
  }

  private mutating func show() {
    guard let (view, constraint) = hidden else { return }
    session.remove(constraint)
    setSpacings(around: view, to: FlatStack.spacing)
    hidden = nil
  }

  private mutating func setSpacings(around view: Int, to length: Double) {
    session.setConstant(length, of: stack.spacings[view - 1])
    session.setConstant(length, of: stack.spacings[view])
  }
}
