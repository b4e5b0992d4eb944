import Escaping

/// The parts of the page that are the same for all documents.
enum PageParts {
  /// The style sheet.
  static let style = embedded(PackageResources.page_css)
  /// The script: its files in the order in which they refer to each other.
  static let script: Escaped<HTMLMarkup> = {
    let files = [
      PackageResources.elements_js, PackageResources.data_js, PackageResources.links_js, PackageResources.pictures_js,
      PackageResources.filters_js, PackageResources.findings_js, PackageResources.gallery_js,
      PackageResources.views_js, PackageResources.comparison_js, PackageResources.stage_js, PackageResources.head_js,
      PackageResources.tree_js, PackageResources.source_js, PackageResources.details_js, PackageResources.scene_js,
      PackageResources.live_js, PackageResources.start_js,
    ]
    return "\"use strict\";\n(() => {\n" + files.map(embedded).joined() + "})();\n"
  }()
  /// What stands in the page before the script has run.
  static let body = embedded(PackageResources.page_html)

  /// The name of a script or style sheet in a content security policy.
  static func hash(of text: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let digest = Base64(SHA256(text.bytes).bytes).characters
    return "'sha256-\(Escaped<HTMLMarkup>(stringLiteral: String(decoding: digest, as: UTF8.self)))'"
  }

  private static func embedded(_ bytes: [UInt8]) -> Escaped<HTMLMarkup> {
    Escaped(stringLiteral: String(decoding: bytes, as: UTF8.self))
  }
}
