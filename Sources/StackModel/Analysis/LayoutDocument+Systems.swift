public import AutoLayout

extension LayoutDocument {
  /// The linear systems that layout solves in its first pass, one for each piece that is laid out on its own: for
  /// measuring the solver and for looking at what it was asked.
  ///
  /// Four variables a view: left, top, right, bottom.
  public func linearSystems() -> [LinearSystem] {
    pieces().map { LayoutSession($0, settings: settings, options: options).system.system }
  }
}
