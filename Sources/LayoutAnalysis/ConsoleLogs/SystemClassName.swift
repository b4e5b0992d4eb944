/// What the printed name of a class tells: who makes its objects, and its name in the source.
enum SystemClassName {
  /// Whether only UIKit or AppKit makes views of a class, by the name as it is printed. Content views of headers and layout
  /// guides are made by UIKit for apps to constrain their views to.
  ///
  /// Evidence: the classes of 14 published logs in which nothing of an app takes part.
  static func isSystem(_ name: ConsoleBytes) -> Bool {
    if forApps.contains(where: name.starts(with:)) { return false }
    if let parts = parts(name) { return frameworks.contains(parts[0]) }
    return prefixes.contains(where: name.starts(with:))
  }

  private static let prefixes: [StaticString] = [
    "_UI", "_NS", "TUI", "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIInputSet", "UIInputWindow",
    "SystemInputAssistantView", "UIButtonLabel", "UITabBarButton", "UINavigationButton", "UICalloutBar",
    "UIAlertControllerVisualEffectView", "_TtGC5UIKit",
  ]
  private static let forApps: [StaticString] = ["_UITableViewHeaderFooterContentView", "_UILayoutGuide"]
  private static let frameworks: Set = ["UIKit", "UIKitCore", "AppKit", "SwiftUI", "UIKitMacHelper"]

  /// The name of a class of Swift in the source; nil for a name that is not mangled, or that is cut.
  static func demangled(_ name: ConsoleBytes) -> String? { parts(name)?.last }

  /// The module and the names of the nested types in `_TtCC5UIKit19NavigationButtonBar15ItemWrapperView`. A private class has
  /// a hash before its name: `_TtC5UIKitP33_…13ButtonWrapper`.
  private static func parts(_ name: ConsoleBytes) -> [String]? {
    guard var rest = name.dropping("_TtC") ?? name.dropping("TtC") else { return nil }
    rest = rest.drop { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "V") || $0 == UInt8(ascii: "O") }
    var parts: [String] = []
    while !rest.isEmpty {
      let isHash = rest.first == UInt8(ascii: "P")
      let digits = rest.dropFirst(isHash ? 1 : 0).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let length = Int(digits.string), length > 0, length < 1000 else { break }
      let part = rest[digits.endIndex...].prefix(length)
      rest = rest[part.endIndex...]
      if !isHash { parts.append(part.string) }
    }
    return parts.count < 2 ? nil : parts
  }
}
