extension ObjectGraph {
  /// Whether a view has the frame that the compiler gives one without.
  func lacksFrame(_ view: Int) -> Bool {
    geometry("UIBounds", of: view) == [0, 0, 1000, 1000] && geometry("UICenter", of: view) == [500, 500]
  }
}
