import NibDecoder
import Support

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
    GestureRecognizers(document).detached.map { recognizer in
      let actions = recognizer.connections.compactMap { $0["selector"] }
      let fact = "\(recognizer["userLabel"] ?? recognizer.id ?? recognizer.name) is attached to no view"
      let effect = actions.first.map { ", so \($0) is never called" } ?? ""
      return Finding(
        Diagnostic.message("\(fact)\(effect); connect or remove it", "\(fact); connect or remove it"),
        at: recognizer.range)
    }
  }
}

/// The gesture recognizers of a document.
struct GestureRecognizers {
  /// Those that neither a view nor an outlet names, in document order.
  let detached: [DocumentElement]

  init(_ document: LintedDocument) {
    let isInStoryboard = !document.elements["scene"].isEmpty
    detached = document.elements["objects"].flatMap { objects in
      objects.children.filter { object in
        // Code that loads a nib gets its top-level objects; a storyboard keeps them to itself.
        object.name.hasByteSuffix("GestureRecognizer") && !document.isNamedByOutlet(object)
          && (object.written("customClass") == nil || isInStoryboard)
      }
    }
  }
}
