import StackModel
import Support

/// A view or layout guide that the constraints of a log name.
struct LoggedItem: Hashable, Sendable {
  /// The class without its module; nil for a superview that the log only shows as `|`.
  let className: String?
  /// The address as it is printed, such as `0x7fb1`; nil without one.
  let address: String?
  /// The text that follows the address: the start of a label's text, or what a guide is for.
  var text: String?
  /// The identifier by which the constraints name it.
  var identifier: String?
  /// Whether only UIKit or AppKit makes views of its class.
  var isOfSystem = false

  /// What the log writes for it, but for the text.
  var reference: String {
    [className ?? "superview", address].compactMap(\.self).joined(separator: ":")
  }
}

extension LoggedItem {
  /// Whether it is the content view of a cell.
  var isContentOfCell: Bool { className.map(Self.contentViews.contains) ?? false }

  /// Whether a table gives it the height of a row: the content view of a cell, or a cell.
  var isOfTableRow: Bool { className.map { name in Self.rows.contains(where: name.hasByteSuffix) } ?? false }

  private static let rows = ["TableViewCellContentView", "TableViewCell", "TableCell"]

  static let contentViews: Set = ["UITableViewCellContentView", "_UITableViewHeaderFooterContentView"]

  /// Whether it is a layout guide.
  var isGuide: Bool { className.map { $0.containsBytes("LayoutGuide") || $0.hasByteSuffix("Spacer") } ?? false }
}

extension LoggedItem {
  /// Whether an item of a document may be this one.
  func mayBe(_ item: LayoutItem, in document: LayoutDocument) -> Bool {
    guard let className else { return item is View }
    if let guide = item as? LayoutGuide { return mayBe(guide, className) }
    guard !isGuide, let view = item as? View else { return false }
    if let custom = view.customClass {
      return className == custom || className.hasBytePrefix("_TtC") && className.hasByteSuffix(custom)
    }
    guard let system = document.systemClass(of: view) else { return true }
    return className == system
  }

  private func mayBe(_ guide: LayoutGuide, _ className: String) -> Bool {
    guard isGuide else { return false }
    let words = text ?? className
    switch guide.kind {
    case .safeArea: return words.containsBytes("SafeArea")
    case .layoutMargins: return words.containsBytes("LayoutMargins")
    case .contentLayoutGuide: return words.containsBytes("contentLayoutGuide")
    case .frameLayoutGuide: return words.containsBytes("frameLayoutGuide")
    case .keyboard: return words.containsBytes("Keyboard")
    case .top, .bottom: return className == "_UILayoutGuide" || words.containsBytes("SafeArea")
    case .alignmentSpanner, .distributing: return words.containsBytes(guide.kind.rawValue)
    case .hiddenView, .stackGap, .stackArea, .custom: return text == nil
    }
  }

  /// How much the text agrees: more than 0 if it is the same, less if it is another one.
  func textAgreement(with item: LayoutItem) -> Int {
    guard let text, !text.isEmpty, let caption = (item as? View)?.caption else { return 0 }
    let start = text.prefix { $0 != "…" && $0 != "\n" }
    let plain = start.hasByteSuffix("...") ? start.dropLast(3) : start
    return caption.hasBytePrefix(plain) ? 1 : -1
  }
}

extension LayoutDocument {
  /// The class that Interface Builder's element stands for; nil if it stands for several.
  func systemClass(of view: View) -> String? { nib.registry.vocabulary?[view.elementName]?.className }
}

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
  private static let forApps: [StaticString] = [
    "_UITableViewHeaderFooterContentView", "_UILayoutGuide", "UIKeyboardLayoutGuide",
  ]
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
