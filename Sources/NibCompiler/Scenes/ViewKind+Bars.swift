import CompiledNib
import XMLSource

/// Bars that are views of a document's own.
extension ViewKind {
  static let bars = ["toolbar": ViewKind("UIToolbar", toolbar, hasOwnHugging: true)]

  private static let toolbar: [KeyRule] = [
    .color("UIBarTintColor", "barTintColor"),
    KeyRule("UIItems") { element, content in
      content.depth += 1
      defer { content.depth -= 1 }
      let items = BarItem.items("items", of: element, in: &content)
      return content.builder.list(items)
    },
    .always("UIBarPosition", .int8(1)), NavigationContent.translucence,
  ]
}
