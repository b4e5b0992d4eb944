/// Scenes for storyboards.
enum Scenes {
  /// A controller with a view.
  static func controller(_ id: String, _ attributes: String = "", view: String = "", _ content: String = "") -> String {
    """
    <viewController \(attributes) id="\(id)"><view key="view" id="\(id)-v">
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(view)</view>\(content)</viewController>
    """
  }

  /// A navigation controller.
  static func navigation(
    _ id: String, root: String?, _ attributes: String = "", bar: String = "", _ content: String = ""
  ) -> String {
    let segue = root.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="rootViewController" id="\#(id)-r"/>"#
    }
    return """
      <navigationController \(attributes) id="\(id)"><navigationBar key="navigationBar" \(bar) id="\(id)-b">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>\(content)
      <connections>\(segue ?? "")</connections></navigationController>
      """
  }

  /// A tab bar controller.
  static func tabs(_ id: String, _ children: [String]) -> String {
    let segues = children.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="\#(id)-\#($0)"/>"#
    }
    return """
      <tabBarController id="\(id)"><tabBar key="tabBar" id="\(id)-bar">
      <rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
      <connections>\(segues.joined())</connections></tabBarController>
      """
  }
}
