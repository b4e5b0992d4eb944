import StackModel

/// The items of a document as a console names them: `UILabel:0x1'Name'`.
///
/// Addresses are different in each run of an app; these count from 1.
struct ConsoleItems {
  private let document: LayoutDocument
  private var addresses: [ObjectIdentifier: String] = [:]
  private var count = 0

  init(_ document: LayoutDocument) { self.document = document }

  /// Numbers an item that is not numbered yet.
  mutating func add(_ item: LayoutItem) {
    if addresses[ObjectIdentifier(item)] == nil { addresses[ObjectIdentifier(item)] = nextAddress() }
  }

  mutating func nextAddress() -> String {
    count += 1
    return "0x" + String(count, radix: 16)
  }

  func name(_ item: LayoutItem) -> String {
    let address = addresses[ObjectIdentifier(item)] ?? "0x0"
    guard let view = item as? View else {
      let (className, purpose) = (item as? LayoutGuide)?.console ?? ("UILayoutGuide", "")
      return "\(className):\(address)" + (purpose.isEmpty ? "" : "'\(purpose)'")
    }
    let plain = document.settings.platform == .macOS ? "NSView" : "UIView"
    let className = view.customClass ?? document.systemClass(of: view) ?? plain
    return "\(className):\(address)" + (view.caption?.consoleStart.map { "'\($0)'" } ?? "")
  }
}

extension LayoutGuide {
  /// Its class, and what it is for.
  fileprivate var console: (className: String, purpose: String) {
    switch kind {
    case .safeArea: ("UILayoutGuide", "UIViewSafeAreaLayoutGuide")
    case .layoutMargins: ("UILayoutGuide", "UIViewLayoutMarginsGuide")
    case .contentLayoutGuide: ("UILayoutGuide", "UIScrollView-contentLayoutGuide")
    case .frameLayoutGuide: ("UILayoutGuide", "UIScrollView-frameLayoutGuide")
    case .keyboard: ("UIKeyboardLayoutGuide", "")
    case .top, .bottom: ("_UILayoutGuide", "")
    case .alignmentSpanner: ("_UILayoutSpacer", kind.rawValue)
    case .distributing: ("_UIOLAGapGuide", kind.rawValue)
    case .hiddenView, .stackGap, .stackArea, .custom: ("NSLayoutGuide", "")
    }
  }
}

extension String {
  /// Its start, as descriptions of views have it; nil if it is empty.
  fileprivate var consoleStart: String? {
    let start = unicodeScalars.prefix(Self.longestStart)
    guard !start.isEmpty else { return nil }
    let line = start.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
    return start.count < unicodeScalars.count ? line + "..." : line
  }

  private static let longestStart = 25
}
