import NibDecoder

extension Rule {
  static let missingImage = Rule(
    "missing-image", .resources, .warning,
    summary: "An image does not exist in the project",
    rationale: """
      At run time, nothing is shown in its place, and only the console reports it. The rule searches the project's asset
      catalogs, with their namespaces, and its image files. It knows SF Symbols and the system's images. It reports
      nothing if the project has no images.
      """,
    needs: .assets,
    examples: [
      .bad(
        """
        <imageView image="⟦chevron-rigth⟧" id="a"/>
        """, in: .xib, beside: ["Assets.xcassets/chevron-right.imageset/Contents.json": ""]),
      .good(
        """
        <imageView image="chevron-right" id="a"/>
        <imageView image="star" catalog="system" id="b"/>
        """, in: .xib, beside: ["Assets.xcassets/chevron-right.imageset/Contents.json": ""]),
    ]
  ) { document, _ in
    guard let assets = document.project?.assets, !assets.images.isEmpty else { return [] }
    let references = document.document.nib.attributes { $0.hasSuffix("mage") }
    let missing = references.filter { !$0.isFlag && !assets.hasImage($0.value) }
    guard !missing.isEmpty else { return [] }
    let system = document.systemImages
    var suggestions = NameSuggestions(Array(assets.images))
    return missing.filter { !system.contains($0.value) && !$0.isSystemImage }.map { image in
      let hint = suggestions.next(for: image.value).map { "; did you mean \($0)?" } ?? ""
      return Finding("\(image.value) is not an image of the project\(hint)", at: image.range)
    }
  }
}

extension LintedDocument {
  /// The images that the document's resources say are Apple's.
  fileprivate var systemImages: Set<String> {
    Set(elements["image"].filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
  }
}

extension DocumentAttribute {
  /// `doesNotDimImage` and `scalesLargeContentImage` are not about a certain image.
  fileprivate var isFlag: Bool { value == "YES" || value == "NO" }

  /// SF Symbols, and what AppKit has by name.
  fileprivate var isSystemImage: Bool {
    element["catalog"] == "system" || value.hasPrefix("NS") && element.document.kind.platform == .macOS
  }
}
