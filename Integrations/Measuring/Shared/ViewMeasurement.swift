/// What a view is asked for when it is laid out.
struct ViewMeasurement {
  /// The id of the nearest view around it that has one; nil for a top-level view.
  var parent: String?
  /// In the coordinates of that view.
  var frame: [Double]
  var isHidden: Bool
  var isAmbiguous: Bool
}
