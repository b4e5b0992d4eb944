import StackModel

extension Constraint {
  /// How certain the lengths are that the constraint is about: those of the content that it keeps, and the baselines of the
  /// texts that it aligns.
  func confidence(in settings: DocumentSettings) -> FrameConfidence {
    if case .contentSize(let view) = origin {
      let axis = first.attribute.axis
      if view.placeholderIntrinsicSize[axis] != nil { return .exact }
      let content = InterfaceBuilderContentSizes().contentSize(of: view, in: settings, width: nil)
      return content[axis] != nil ? view.contentConfidence(in: settings) : view.canvasLengthConfidence
    }
    let aligned = [first, second].compactMap { $0 }.filter(\.attribute.isBaseline).compactMap { $0.item as? View }
    return aligned.map { $0.contentConfidence(in: settings) }.max() ?? .exact
  }
}
