import NibDecoder
import Support

extension Rule {
  static let accessibilityFormatMismatch = Rule(
    "accessibility-format-mismatch", .accessibility, .error, isOptIn: true,
    summary: "An accessibility format does not match its sources",
    rationale: """
      For apps that build a view's accessibility label from the labels of other views. The runtime attribute
      `accessibilityFormat` names the parts, as in `[price] a month` by accessibility identifiers or `%@ a month` in
      order. The outlet collection `accessibilitySources` contains the views. VoiceOver does not read a part without a
      view, or a view without a part.
      """,
    examples: [
      .bad(
        """
        ⟦<view id="a">⟧
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="[price] a month"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="[price] a month"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outletCollection property="accessibilitySources" destination="b" collectionClass="NSMutableArray" id="c"/>
          </connections>
        </view>
        <label id="b"><accessibility key="accessibilityConfiguration" identifier="price"/></label>
        """, in: .xib),
    ]
  ) { document, _ in
    let attributes = document.elements["userDefinedRuntimeAttribute"].filter { $0["keyPath"] == "accessibilityFormat" }
    let collections = document.elements["outletCollection"].filter { $0["property"] == "accessibilitySources" }
    var seen: Set<ElementIndex> = []
    let views = (attributes + collections).compactMap { $0.parent?.parent }.filter { seen.insert($0.index).inserted }
    return views.flatMap { view in
      FormattedView(view, in: document).problems.map { Finding($0, at: view.range) }
    }
  }
}

/// A view whose accessibility label is made of others'.
private struct FormattedView {
  let format: String?
  let sourceCount: Int
  /// The identifiers of the sources that have one.
  let identifiers: [String]

  init(_ view: DocumentElement, in document: LintedDocument) {
    format = view.runtimeAttribute("accessibilityFormat")
    let outlets = view.connections.filter { $0["property"] == "accessibilitySources" }
    let sources = outlets.compactMap { $0["destination"].flatMap(document.element) }
    sourceCount = sources.count
    identifiers = sources.compactMap(\.accessibilityIdentifier)
  }

  var problems: [String] {
    guard let format else { return ["accessibility sources without an accessibilityFormat"] }
    let named = Self.names(in: format)
    return named.isEmpty && !format.contains("[self]") ? countProblems(format) : nameProblems(named)
  }

  private func countProblems(_ format: String) -> [String] {
    let parts = format.split(separator: "%@", omittingEmptySubsequences: false).count - 1
    if parts == 0 { return ["\"\(format)\" has no parts; use an accessibility label"] }
    return parts == sourceCount ? [] : ["\"\(format)\" has \(parts) parts, but \(sourceCount) sources"]
  }

  private func nameProblems(_ named: [String]) -> [String] {
    let missing = named.filter { !identifiers.contains($0) }.map {
      "no accessibility source has the identifier [\($0)]"
    }
    let unused = identifiers.filter { !named.contains($0) }.map { "[\($0)] is not part of the accessibility format" }
    let nameless = sourceCount - identifiers.count
    return missing + unused + (nameless > 0 ? ["\(nameless) accessibility sources have no identifier"] : [])
  }

  /// `price` in `[price] a month`.
  private static func names(in format: String) -> [String] {
    format.split(separator: "[").dropFirst(format.hasBytePrefix("[") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "]").map { String(part[..<$0]) }
    }.filter { $0 != "self" }
  }
}
