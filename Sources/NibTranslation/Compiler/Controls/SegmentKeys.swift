import Formats

/// The keys of a segmented control, whose segments are its subviews.
///
/// Evidence: 2 controls with 8 segments in 2 nibs of coder version 9.
enum SegmentKeys {
  static let kind = ViewKind(
    "segmentedControl",
    computed: [
      "UISegments": { control, content in
        content.builder.list(
          elements(of: control, content.reader).map { content.place(of: $0) }, className: "NSMutableArray")
      }
    ],
    and: [.reading { control, reader in _ = reader.choice("segmentControlStyle", of: control, ["plain": 0]) }],
    subviews: { subviews(of: $0, in: &$1) })

  /// The segments, the last one first.
  private static func subviews(of control: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    let segments = elements(of: control, content.reader)
    if segments.count < 2 {
      content.reader.refuse(
        "the compiled form of a segmented control with less than two segments is not known; add some", at: control)
    }
    let views = segments.enumerated().map { offset, element in
      segment(element, offset, isLast: offset == segments.count - 1, of: control, in: &content)
    }
    return views.reversed()
  }

  private static func elements(of control: ElementIndex, _ reader: VocabularyReader) -> [ElementIndex] {
    guard let list = reader.child(named: "segments", of: control) else { return [] }
    return Array(reader.tree.children(of: list))
  }

  private static func segment(
    _ element: ElementIndex, _ offset: Int, isLast: Bool, of control: ElementIndex, in content: inout NibContent
  ) -> ArchivedValue {
    content.reader.accept(element)
    var values: [ArchivedObject.KeyedValue] = [
      .init("UIBounds", .geometry([0, 0, 0, 32])), .init("UICenter", .geometry([0, 16])),
      .init("UIDeepDrawRect", .bool(true)), .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewSemanticContentAttribute", .int8(0)), .init("UIViewLargeContentStoredProperties", .null),
    ]
    if let title = content.reader.string("title", of: element) {
      values.append(
        .init("UISegmentInfo", content.localizable(title, "segmentTitles[\(offset)]", of: control)))
    }
    values.append(.init("UISegmentStyle", .int8(5)))
    if offset > 0 { values.append(.init("UISegmentPosition", .int8(isLast ? 3 : 1))) }
    return content.complete(element, ArchivedObject("UISegment", values))
  }
}
