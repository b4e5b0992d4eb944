/// A view in a file of layouts.
struct ViewRecord: Codable {
  @OrNull var id: String?
  var element: String
  @OrNull var label: String?
  @OrNull var parent: String?
  /// The left edge, the top edge (on macOS the bottom edge), the width and the height, in the parent's coordinates.
  var frame: [Double]
  var hidden: Bool
  var ambiguous: Bool
  var misplaced: Bool
}
