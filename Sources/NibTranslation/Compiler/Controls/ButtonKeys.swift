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
