extension LayoutDocument {
  /// How long a view would be if only its content decided, in points; nil if that is not known.
  package func naturalLength(of view: View, along axis: Axis) -> Double? {
    NaturalSize(settings: settings).length(of: view, along: axis)
  }
}
