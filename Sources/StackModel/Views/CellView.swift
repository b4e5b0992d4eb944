/// A table or collection view's cell, header or footer: laid out on its own, from its own frame.
open class CellView: View {
  open override var isLayoutRoot: Bool { true }
}
