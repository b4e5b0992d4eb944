/// The kinds of things that code uses by a name that it may put together at run time.
package enum UsedName: Hashable, Sendable, CaseIterable {
  case image, color, string, document, scene, segue, reusableView
}
