import Formats

/// The keys of buttons, with those of what a button shows in its states.
enum ButtonKeys {
  private static let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4]

  static let kind = ViewKind(
    "button",
    computed: [
      "UIButtonStatefulContent": { element, content in
        let tree = content.reader.tree
        content.attributedText = nil
        let states = tree.children(of: element).filter { tree.name(of: $0) == "state" }
        let entries = states.flatMap { state -> [ArchivedValue] in
          guard let number = content.reader.choice("key", of: state, Self.states) else { return [] }
          content.reader.accept(state)
          let values = stateContent.values(of: state, in: &content)
          if values.isEmpty { return [] }
          return [
            content.builder.number(Double(number)), content.builder.add(ArchivedObject("UIButtonContent", values)),
          ]
        }
        return entries.isEmpty ? nil : content.builder.list(entries, className: "NSMutableDictionary")
      },
      "UIFont": { element, content in
        if content.reader.flag("hasAttributedTitle", of: element) == true, let font = content.attributedText?.font {
          content.reader.skipChild("fontDescription", of: element)
          return font
        }
        if let (font, _) = content.font("fontDescription", of: element) { return font }
        // Evidence: 40 buttons without a font, 12 nibs.
        let size: Double = content.reader.text("buttonType", of: element) == nil ? 18 : 15
        return FontCompiler(reader: content.reader).system(size: size, in: &content.builder)
      },
      "UIButtonConfiguration": { _, _ in .null },
    ])

  private static let stateContent = KeyRule.rules(
    of: "state",
    computed: [
      "UITitle": { state, content in
        guard let title = content.reader.string("title", of: state), let button = content.reader.tree.parent(of: state)
        else { return nil }
        let name = content.reader.text("key", of: state) ?? ""
        return content.localizable(title, "\(name)Title", of: button)
      },
      "UIAttributedTitle": { state, content in
        let style = AttributedTextCompiler.Style(isMutable: false, lineBreakMode: nil)
        let text = AttributedTextCompiler(style: style).text("attributedTitle", of: state, in: &content)
        content.attributedText = content.attributedText ?? text
        return text?.object
      },
    ])
}

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

/// The keys of sliders.
///
/// Evidence: 1 slider with its document, 12 in 6 nibs.
enum SliderKeys {
  static let kind = ViewKind(
    "slider", computed: ["UIMinValue": standard("minValue", 0), "UIMaxValue": standard("maxValue", 1)])

  /// No key: the compiled form of other numbers is not known.
  private static func standard(_ name: String, _ standard: Double) -> KeyRule.Value {
    { element, content in
      if let value = content.reader.number(name, of: element), value != standard {
        content.reader.refuse(
          "the compiled form of \(name) other than \(standard) is not known; set it in code", at: element,
          attribute: name)
      }
      return nil
    }
  }
}
