/// Refers to an item without keeping it alive, and is empty after the item is gone.
///
/// Swift's `weak` does the same, but after the first weak reference every retain of the object takes the slow path.
final class ItemReference {
  /// Safe, because the item itself empties it before it goes.
  unowned(unsafe) var item: LayoutItem?

  init(_ item: LayoutItem) { self.item = item }
}
