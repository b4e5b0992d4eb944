import LayoutAnalysis
import NibDecoder
import StackModel

extension Rule {
  static let controlOfOtherSize = Rule(
    "control-of-other-size", .constraints, .warning, isFixUnsafe: true,
    summary: "A control has less room than it draws itself in, or a bar more, on some system",
    rationale: """
      A switch, a checkbox and most buttons draw themselves at a size of their own. The systems of 2025 made many
      controls larger: on iOS 26 a switch is 63 points wide instead of 51 and a navigation bar 54 high instead of 44,
      and on macOS 26 most controls are higher. Remove required lengths: controls and bars know their size. A toolbar
      that is higher than toolbars are shows its items at the top on iOS 26, before at the bottom: pin it to the safe
      area. The finding is a notice if only the newest system draws the control larger, unless a run chooses that with
      `--ios 26` or `--macos 26`, and if a control of macOS lacks no more than the 2 points by which macOS 11 made it
      higher. A control of macOS whose neighbors leave it 2 points less is not reported.
      """,
    examples: [
      .bad(
        """
        <view id="root">
          <subviews>
            <switch id="sound">
              <constraints>
                ⟦<constraint firstAttribute="width" constant="49" id="width"/>⟧
              </constraints>
            </switch>
          </subviews>
        </view>
        """, in: .xib),
      .bad(
        """
        <customView id="root">
          <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="wrap">
              <buttonCell key="cell" type="check" title="Wrap lines"/>
              <constraints>
                ⟦<constraint firstAttribute="height" constant="14" id="height"/>⟧
              </constraints>
            </button>
          </subviews>
        </customView>
        """, in: .macXib),
      .good(
        """
        <view id="root">
          <subviews>
            <switch id="sound"/>
          </subviews>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in
    let isMac = document.document.settings.platform == .macOS
    let names = isMac ? ["button", "popUpButton", "switch", "stepper"] : ["switch", "toolbar", "navigationBar"]
    guard names.contains(where: { !document.elements[$0].isEmpty }) else { return [] }
    return document.views.compactMap(DrawnSizes(document).finding)
  }
}

/// Controls and bars whose lengths are not those at which some system draws them.
private struct DrawnSizes {
  private let document: LintedDocument
  /// The systems to compare with.
  private let systems: [DrawingSystem]

  init(_ document: LintedDocument) {
    self.document = document
    let (settings, newest) = (document.document.settings, SystemVersion.newestMajor)
    let (name, ofNewest) =
      settings.platform == .macOS
      ? ("macOS", LayoutOptions(macOSVersion: newest))
      : ("iOS", LayoutOptions(iOSVersion: newest, semantics: .runtime))
    let chosen = DrawingSystem(
      name: document.document.chosenSystem.map { "\(name) \($0)" }, settings: settings, isLaidOut: true)
    let newer = DrawingSystem(name: "\(name) \(newest)", settings: settings.with(ofNewest), isLaidOut: false)
    systems = document.document.mayRunOnSystemsOf2025 ? [chosen, newer] : [chosen]
  }

  func finding(_ view: View) -> Finding? {
    for axis in view.axesOfDrawing {
      for system in systems {
        guard let drawn = view.intrinsicContentSize(in: system.settings, width: nil)[axis],
          let finding = finding(view, axis, drawn, system)
        else { continue }
        return finding
      }
    }
    return (view as? Toolbar).flatMap(finding)
  }

  private func finding(
    _ view: View, _ axis: Axis, _ drawn: Double, _ system: DrawingSystem
  ) -> Finding? {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let lengths = document.constraints.byItem[view].filter { constraint in
      constraint.priority == 1000 && constraint.firstItem === view && constraint.secondAttribute == nil
        && constraint.firstAttribute == attribute && constraint.relation != .greaterThanOrEqual
        && !constraint.isPlaceholder && constraint.id.map(document.changeable.contain) != true
    }
    let insets = view.alignmentRectInsets(in: system.settings)
    let extra = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let (verb, word) = (system.name.map { "\($0) draws it" } ?? "is drawn", axis == .horizontal ? "wide" : "high")
    func fact(_ length: Double) -> String {
      "\(view.nameInMessages) is \(length.short) \(word), but \(verb) \((drawn + extra).short) \(word)"
    }
    if let constraint = lengths.first(where: { $0.constant <= drawn - Self.least }) {
      return Finding(
        "\(fact(constraint.constant + extra)); remove the \(attribute.rawValue)", at: constraint.range,
        fixIts: document.constraints.removal(of: constraint),
        // Many apps are not built for the newest system yet. Since macOS 11 controls are as much higher as nobody sees missing.
        mayBeChangedByCode: !system.isLaidOut
          || isUnseen(drawn - constraint.constant))
    }
    // On the canvas, controls have the room that they had when the document was saved. So they do where frames place
    // them: there, nothing tells how much room there is.
    guard system.isLaidOut, document.laidOut.isAboutRunTime, !view.isPlacedByFrame,
      let frame = document.laidOut.frames[ObjectIdentifier(view)],
      !view.isHidden
    else { return nil }
    let missing = drawn + extra - frame.length(along: axis)
    guard missing >= Self.least, !isUnseen(missing) else { return nil }
    return Finding("\(fact(frame.length(along: axis))); give it room", at: view.range)
  }

  /// Whether a control of macOS lacks so little that nobody sees it.
  private func isUnseen(_ missing: Double) -> Bool {
    document.document.settings.platform == .macOS && missing <= Self.mostUnseen
  }

  /// A toolbar that is higher than it draws itself, without reaching down to the home indicator.
  private func finding(_ bar: Toolbar) -> Finding? {
    let layout = document.laidOut.layout
    guard document.document.mayRunOnSystemsOf2025, let frame = layout.frame(of: bar),
      let root = sequence(first: bar as View, next: \.superview).compactMap({ layout[$0]?.frame }).suffix(1).first,
      let drawn = systems.compactMap({ bar.intrinsicContentSize(in: $0.settings, width: nil).height })
        .max(),
      frame.height > drawn + Self.leastOfBars, frame.y + frame.height < root.height - 1
    else { return nil }
    return Finding(
      "\(bar.nameInMessages) is \(frame.height.short) high, but draws itself \(drawn.short) high; pin it to the safe area, and"
        + " leave its height alone",
      at: bar.range)
  }

  /// The fewest points that make a difference.
  private static let least = 1.0
  /// The most points of a control of macOS that nobody sees missing.
  private static let mostUnseen = 2.0
  /// Bars of one version differ from those of another by less.
  private static let leastOfBars = 8.0
}

/// A version of a system that draws controls.
private struct DrawingSystem {
  /// Such as `iOS 26`; nil for whatever version the document is laid out for.
  let name: String?
  let settings: DocumentSettings
  /// Whether the document is laid out for it.
  let isLaidOut: Bool
}

extension View {
  /// The axes along which the control draws itself at a length of its own, whatever its frame is; none for other views.
  fileprivate var axesOfDrawing: [Axis] {
    switch self {
    case is Switch: [.horizontal, .vertical]
    case let button as AppKitButton: button.drawsItsHeight ? [.vertical] : []
    case is AppKitPopUpButton, is AppKitSwitch, is AppKitStepper, is Toolbar, is NavigationBar: [.vertical]
    default: []
    }
  }
}

extension AppKitButton {
  fileprivate var drawsItsHeight: Bool {
    switch type {
    case .check, .radio: true
    case .push: isBordered && keepsBezelHeight
    default: false
    }
  }
}
