@testable import NibDecoder
@testable import StackModel

/// A view with the content size, priorities and baselines of a description.
final class DescribedView: View {
  private let described: ViewDescription

  init(_ described: ViewDescription) {
    self.described = described
    super.init()
    userLabel = described.name
    isHidden = described.isHidden
    contentHuggingPriority = described.hugging
    contentCompressionResistancePriority = described.resistance
  }

  required init(coder: NibCoder) throws { fatalError("made in code only") }

  override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: described.content.horizontal, height: described.content.vertical)
  }

  override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    described.baselines == (0, 0)
      ? nil : BaselineOffsets(first: described.baselines.first, last: described.baselines.last)
  }
}
