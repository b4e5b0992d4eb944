package import StackModel
package import Support

/// What a console prints for a conflict of a document: the block by which people find it.
package struct ConsoleText {
  /// The lines of the block.
  let lines: [String]

  package init(_ conflict: DocumentConflict, in document: LayoutDocument) {
    var items = ConsoleItems(document)
    let constraints = conflict.constraints
    for constraint in constraints {
      for anchor in [constraint.first, constraint.second].compactMap(\.self) { items.add(anchor.item) }
    }
    for inset in conflict.insets { items.add(inset.owner) }
    var descriptions = constraints.map { $0.description(items.nextAddress(), items) }
    let broken = descriptions[0]
    descriptions += conflict.insets.flatMap { inset in
      inset.descriptions(constraints, items, address: { items.nextAddress() })
    }
    let isMac = document.settings.platform == .macOS
    lines =
      (isMac ? Self.appKitStart : Self.uiKitStart) + ["("]
      + descriptions.enumerated().map { "    \"\($1)\"\($0 == descriptions.count - 1 ? "" : ",")" }
      + [
        ")", "", "Will attempt to recover by breaking constraint ", broken, "", isMac ? Self.appKitEnd : Self.uiKitEnd,
      ]
  }

  private static let appKitStart = ["Unable to simultaneously satisfy constraints:"]

  private static let uiKitStart = [
    "Unable to simultaneously satisfy constraints.",
    "\tProbably at least one of the constraints in the following list is one you don't want. ",
    "\tTry this: ",
    "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
    "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
  ]

  private static let uiKitEnd =
    "Make a symbolic breakpoint at \(breakpoint) to catch this in the debugger."

  /// The function in which UIKit stops at a conflict.
  package static let breakpoint = "UIViewAlertForUnsatisfiableConstraints"

  private static let appKitEnd =
    "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to see them in a window."
}

extension Constraint {
  /// `<NSLayoutConstraint:0x5 'UISV-spacing' H:[UILabel:0x1]-(8)-[UIView:0x2]   (active)>`.
  fileprivate func description(_ address: String, _ items: ConsoleItems) -> String {
    let head = [head(address), identifierInConsole.map { "'\($0)'" }].compactMap(\.self).joined(separator: " ")
    if let format = visualFormat(items.name) {
      let names = format.superview.map { ", names: '|':\(items.name($0)) " } ?? ""
      return "<\(head) \(format.text)   (active\(names))>"
    }
    return "<\(head) \(equation(items))   (active)>"
  }

  private func head(_ address: String) -> String {
    switch origin {
    case .autoresizing(let view): "NSAutoresizingMaskLayoutConstraint:\(address) \(view.autoresizingMask.consoleText)"
    case .contentSize: "NSContentSizeLayoutConstraint:\(address)"
    default: "NSLayoutConstraint:\(address)"
    }
  }

  private var identifierInConsole: String? {
    if case .autoresizing = origin { return nil }
    return consoleIdentifier
  }

  private func equation(_ items: ConsoleItems) -> String {
    // The canvas holds the far edges of the root, UIKit its size.
    let attribute = isCanvas ? (first.attribute.axis == .horizontal ? LayoutAttribute.width : .height) : first.attribute
    let left = "\(items.name(first.item)).\(attribute.rawValue) \(relation) "
    guard let second else { return left + constant.short }
    let factor = multiplier == 1 ? "" : "\(multiplier.short)*"
    return "\(left)\(factor)\(items.name(second.item)).\(second.attribute.rawValue)\(constant.summand)"
  }
}

extension AutoresizingMask {
  /// `h=-&- v=--&`: margin, length and margin, `&` for those that are flexible.
  fileprivate var consoleText: String {
    func axis(_ parts: [AutoresizingMask]) -> String { parts.map { contains($0) ? "&" : "-" }.joined() }
    let (horizontal, vertical) = (
      axis([.flexibleMinX, .widthSizable, .flexibleMaxX]), axis([.flexibleMinY, .heightSizable, .flexibleMaxY])
    )
    return "h=\(horizontal) v=\(vertical)"
  }
}

extension DocumentConflict.Inset {
  /// The constraints of the guide, along the axis that the conflict is about.
  fileprivate func descriptions(
    _ constraints: [Constraint], _ items: ConsoleItems, address: () -> String
  ) -> [String] {
    let name = guide.map(items.name) ?? "UILayoutGuide:\(address())'UIViewLayoutMarginsGuide'"
    let trailer = "(active, names: '|':\(items.name(owner)) )"
    let statements: [(head: String, format: String)]
    switch (guide?.kind, constraints[0].first.attribute.axis) {
    case (.top, _):
      statements = [("", "V:|-(0)-[\(name)]"), ("", "V:[\(name)(\(insets.top.short))]")]
    case (.bottom, _):
      statements = [("", "V:[\(name)]-(0)-|"), ("", "V:[\(name)(\(insets.bottom.short))]")]
    case (_, .horizontal):
      statements = [
        (identifier("left"), "H:|-(\(insets.left.short))-[\(name)]"),
        (identifier("right"), "H:[\(name)]-(\(insets.right.short))-|"),
      ]
    case (_, .vertical):
      statements = [
        (identifier("top"), "V:|-(\(insets.top.short))-[\(name)]"),
        (identifier("bottom"), "V:[\(name)]-(\(insets.bottom.short))-|"),
      ]
    }
    return statements.map { statement in
      let className = statement.head.isEmpty ? "_UILayoutSupportConstraint" : "NSLayoutConstraint"
      return "<\(className):\(address()) \(statement.head)\(statement.format)   \(trailer)>"
    }
  }

  private func identifier(_ side: String) -> String {
    let isMargin = guide.map { $0.kind == .layoutMargins } ?? true
    return isMargin ? "'UIView-\(side)Margin-guide-constraint' " : "'UIViewSafeAreaLayoutGuide-\(side)' "
  }
}

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

/// Blocks of a console, a line between them.
package struct ConsoleTextWriter {
  package init() {}

  package func text(for blocks: [ConsoleText]) -> Escaped<LogLine> {
    blocks.map { block -> Escaped<LogLine> in
      block.lines.map { line -> Escaped<LogLine> in
        // Tabs are UIKit's own, at the start of a line.
        let rest = line.drop { $0 == "\t" }
        return .repeating("\t", line.count - rest.count) + "\(rest)\n"
      }.joined()
    }.joined(separator: "\n")
  }
}
