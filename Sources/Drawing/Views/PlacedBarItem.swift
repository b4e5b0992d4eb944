package import StackModel

/// An object that a bar shows: a button, a tab, or the item whose title it shows.
package struct PlacedBarItem {
  package let id: String
  package let rect: Rect
  /// What is drawn for it.
  package let look: [UInt8]
}
