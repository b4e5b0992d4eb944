import NibDecoder
import Project

extension Rule {
  static let actionOfOtherSender = Rule(
    "action-of-other-sender", .code, .warning,
    summary: "A control sends an action to a method that expects another kind of sender",
    rationale: """
      The runtime does not check the class of the sender. The app crashes when the method uses what the sender does not
      have, such as `isOn` of a button: `unrecognized selector sent to instance`. This happens when a control is replaced
      in the document only. The rule reads methods marked as `IBAction` in Swift and Objective-C that use a member of
      their parameter which not every control has. Change the type of the parameter, or connect another control.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a"/>
        <button id="b">
          <connections><action selector="⟦flip:⟧" destination="a" eventType="touchUpInside" id="c"/></connections>
        </button>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a"/>
        <switch id="b">
          <connections><action selector="flip:" destination="a" eventType="valueChanged" id="c"/></connections>
        </switch>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var objects = ObjectClasses(classes)
    return document.elements["action"].compactMap { action in
      // A cell of macOS is not the sender, its control is.
      guard let sender = action.parent?.parent, !sender.isCell, let selector = action.written("selector"),
        let target = (action["destination"] ?? action["target"]).flatMap(document.element(withID:)),
        let name = target.written("customClass"), let type = objects.lineage(name)?.senderType(selector),
        objects.isKind(sender, of: type) == false
      else { return nil }
      let fact = "\(selector) expects a \(type), but \(sender.shownClass) sends it"
      return Finding(Diagnostic.message("\(name).\(fact)", fact), at: action.valueRange("selector"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBAction func flip(_ sender: UISwitch) { alpha = sender.isOn ? 1 : 0 }
    }
    """
}

extension DocumentElement {
  /// Whether it is a cell of a macOS control.
  fileprivate var isCell: Bool { self["key"] == "cell" || parent?.name == "cells" || parent?.name == "column" }
}
