import NibDecoder
import Support

extension Rule {
  static let missingImage = Rule(
    "missing-image", .resources, .warning, isFixUnsafe: true,
    summary: "An image does not exist in the project",
    rationale: """
      At run time, nothing is shown in its place, and only the console reports it. The rule searches the project's
      asset catalogs, with their namespaces, and its image files. It knows the system's images. A symbol is reported
      if the document lists another one with nearly its name that nothing uses. An image that code may replace is a
      notice, and one that the view's own class sets is not reported. The unsafe fix finishes a rename that was made in
      the catalog only: it names the image of nearly the same name that no document has yet. `ibstack rename` renames
      it everywhere at once.
      """,
    needs: [.assets, .sources, .documents],
    examples: [
      .bad(
        """
        <imageView image="⟦chevron-rigth⟧" id="a"/>
        """, in: .xib, beside: ["Assets.xcassets/chevron-right.imageset/Contents.json": ""]),
      .good(
        """
        <imageView image="chevron-right" id="a"/>
        <imageView image="star" catalog="system" id="b"/>
        <imageView image="imageView:c:image" id="c"/>
        <resources><image name="imageView:c:image"><mutableData key="keyedArchiveRepresentation">AA==</mutableData></image>\
        </resources>
        """, in: .xib, beside: ["Assets.xcassets/chevron-right.imageset/Contents.json": ""]),
      .bad(
        """
        <view customClass="BadgeView" id="a">
          <subviews><imageView image="⟦placeholder⟧" id="b"/></subviews>
          <connections><outlet property="icon" destination="b" id="c"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Assets.xcassets/chevron-right.imageset/Contents.json": "",
          "BadgeView.swift": """
          class BadgeView: UIView {
            @IBOutlet private var icon: UIImageView!
            override func awakeFromNib() { icon.image = .chevronRight }
          }
          """,
        ]),
    ]
  ) { document, _ in
    let references = document.document.nib.attributes { $0.hasByteSuffix("mage") }
    let symbols = misspelledSymbols(references, in: document)
    guard let project = document.project, case let assets = project.assets, !assets.isIncomplete,
      assets.hasImages || project.base?.assets.hasImages == true
    else { return symbols }
    let missing = references.filter { !$0.isFlag && !assets.hasImage($0.value) }
    guard !missing.isEmpty else { return symbols }
    let known = document.knownImages
    var suggestions = project.suggestions(.image)
    let unknown = missing.filter { !known.contains($0.value) && !$0.isSystemImage && !document.isSetByItsClass($0) }
    let meant = HalfRenamedNames(document, project).assets(.image, meantBy: Set(unknown.map(\.value)))
    return symbols
      + unknown.map { image in
        let name = meant[image.value]
        let hint = (name ?? suggestions.next(for: image.value, within: 2)).map { "; did you mean \($0)?" } ?? ""
        let isReplaced = document.mayReplace(image)
        let places =
          name == nil
          ? []
          : (references + document.listedImages).filter {
            $0.value == image.value && !$0.isSystemImage
          }
        return Finding(
          "\(image.value) is not an image of the project\(isReplaced && name == nil ? "; code may set another one" : hint)",
          at: image.range, fixIts: name.map { HalfRenamedNames.renaming(places, to: $0) } ?? [],
          mayBeChangedByCode: isReplaced)
      }
  }

  /// The SF Symbols whose names differ by a slip from those that Interface Builder listed for them.
  ///
  /// A symbol that is not listed may exist. One that nothing uses although it is listed was meant.
  private static func misspelledSymbols(
    _ references: [DocumentAttribute], in document: LintedDocument
  ) -> [Finding] {
    let symbols = references.filter { $0.element["catalog"] == "system" && $0.element.name != "image" }
    guard !symbols.isEmpty else { return [] }
    let listed = Set(document.elements["image"].lazy.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
    let unused = listed.subtracting(symbols.map(\.value)).sorted()
    guard !unused.isEmpty else { return [] }
    return symbols.compactMap { symbol in
      guard !listed.contains(symbol.value), let meant = nearestName(to: symbol.value, among: unused) else { return nil }
      let fact = "\(symbol.value) is not among the symbols that the document lists"
      return Finding(Diagnostic.message("\(fact); did you mean \(meant)?", fact), at: symbol.range)
    }
  }
}

extension LintedDocument {
  /// The images that are in the document itself.
  ///
  /// An object that means a symbol says so itself. Evidence: 1 document with a symbol and an image of one name, 102
  /// repositories.
  fileprivate var knownImages: Set<String> {
    Set(elements["image"].lazy.filter { $0.child(named: "mutableData") != nil }.compactMap { $0["name"] })
  }

  /// The names in the list of images at the end of the document.
  fileprivate var listedImages: [DocumentAttribute] {
    document.nib.attributes(named: ["name"]).filter { $0.element.name == "image" }
  }

  /// Whether the class of the object sets the image itself.
  fileprivate func isSetByItsClass(_ image: DocumentAttribute) -> Bool {
    guard let code, let object = image.element.nearestObject else { return false }
    return code.setsItself(image.name, object)
  }

  /// Whether code may set another image.
  fileprivate func mayReplace(_ image: DocumentAttribute) -> Bool {
    guard let code, let object = image.element.nearestObject else { return false }
    return code.maySet(image.name, of: object)
  }
}

extension DocumentAttribute {
  /// `doesNotDimImage` and `scalesLargeContentImage` are not about a certain image.
  fileprivate var isFlag: Bool { value == "YES" || value == "NO" }

  /// SF Symbols, and what AppKit has by name.
  fileprivate var isSystemImage: Bool {
    element["catalog"] == "system" || value.hasBytePrefix("NS") && element.document.kind.platform == .macOS
  }
}
