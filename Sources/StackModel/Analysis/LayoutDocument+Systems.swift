public import AutoLayout

extension LayoutDocument {
  /// The linear systems that layout solves in its first pass, one for each layout root, for measuring the solver and for
  /// inspecting its input.
  ///
  /// Four variables a view: left, top, right, bottom.
  public func linearSystems() -> [LinearSystem] {
    layoutRoots().map { LayoutSession($0, settings: settings, options: options).system.system }
  }
}
