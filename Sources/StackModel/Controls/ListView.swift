/// A table or collection view, which scrolls its cells.
public class ListView: SystemView {
  package override var scrollsSubviews: Bool { true }

  override var shrinksLargeTitle: Bool { true }
}
