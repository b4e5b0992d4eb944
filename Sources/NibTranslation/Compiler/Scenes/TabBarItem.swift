import Formats

/// Compiles `<tabBarItem>`.
///
/// Evidence: 21 items in 13 nibs of coder version 9.
enum TabBarItem {
  static func compile(of controller: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    guard let element = content.reader.child("tabBarItem", of: controller) else { return nil }
    content.list(content.place(of: element))
    let values = rules.values(of: element, in: &content)
    return ObjectExtras.complete(element, ArchivedObject("UITabBarItem", values), in: &content)
  }

  private static let rules = KeyRule.rules(of: "tabBarItem")
}
