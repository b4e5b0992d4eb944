import NibDecoder

extension Rule {
  static let unusedGestureRecognizer = Rule(
    "unused-gesture-recognizer", .connections, .warning,
    summary: "A gesture recognizer is attached to no view",
    rationale: """
      It recognizes nothing, and its action is never called. This happens when its view is deleted, or when the
      connection is lost in a merge. Connect it to the `gestureRecognizers` of a view, or remove it. The rule does not
      report recognizers that an outlet names, because code can attach them.
      """,
    examples: [
      .bad(
        """
        <view id="a"/>
        ⟦<tapGestureRecognizer id="tap">⟧
          <connections><action selector="hideKeyboard" destination="a" id="c"/></connections>
        </tapGestureRecognizer>
        """, in: .xib),
      .good(
        """
        <view id="a">
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
          </connections>
        </view>
        <tapGestureRecognizer id="tap">
          <connections><action selector="hideKeyboard" destination="a" id="c"/></connections>
        </tapGestureRecognizer>
        """, in: .xib),
    ]
  ) { document, _ in
    document.elements["objects"].flatMap { objects in
      objects.children.compactMap { object in
        // Code that loads a nib gets its top-level objects; a storyboard keeps them to itself.
        guard object.name.hasSuffix("GestureRecognizer"), !document.isNamedByOutlet(object),
          object.written("customClass") == nil || !document.elements["scene"].isEmpty
        else { return nil }
        let actions = object.child(named: "connections")?.children.compactMap { $0["selector"] } ?? []
        let effect = actions.first.map { ", so \($0) is never called" } ?? ""
        return Finding(
          "\(object["userLabel"] ?? object.id ?? object.name) is attached to no view\(effect); connect it, or remove it",
          at: object.range)
      }
    }
  }
}
