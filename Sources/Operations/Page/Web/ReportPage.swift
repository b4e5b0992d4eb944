import EmbeddedFiles
import Support

/// A report that people look at: one file, which needs neither a network nor a server.
///
/// The list of all documents stands first, so that the gallery is there before the rest of the page is read. Pictures, views
/// and sources are compressed, each document on its own, until they are shown.
struct ReportPage {
  private let documents: [PageDocument]
  private let title: String
  private let comparedWith: String?
  private let toolVersion: String

  /// - Parameters:
  ///   - documents: What is shown, in this order.
  ///   - title: What the page is about.
  ///   - comparedWith: The revision or folder with which documents are compared; nil for none.
  init(_ documents: [PageDocument], title: String, comparedWith: String? = nil, toolVersion: String) {
    self.documents = documents
    self.title = title
    self.comparedWith = comparedWith
    self.toolVersion = toolVersion
  }

  /// What became of the documents in Markdown, for a comment on a pull request.
  var summary: Escaped<MarkdownCell> {
    let changes = documents.map(\.summary).filter { !$0.isEmpty }
    let text = changes.isEmpty ? "No screen and no finding changed.\n" : changes.joined(separator: "\n")
    return "## ibstack\n\n" + text
  }

  /// The whole page.
  var html: Escaped<HTMLMarkup> {
    var html = head(connecting: "'none'") + DataBlock(index()).element(id: "index") + script
    for (id, block) in blocks { html += block.element(id: Escaped(stringLiteral: id)) }
    return html + "</body>\n</html>\n"
  }

  private func head(connecting sources: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy(connecting: sources))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>\(PageParts.style)</style>
    </head>
    <body>
    \(PageParts.body)

    """
  }

  private var script: Escaped<HTMLMarkup> { "<script>\(PageParts.script)</script>\n" }

  /// Nothing runs but the page's own script.
  ///
  /// - Parameter sources: From where the script may load data.
  private func policy(connecting sources: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let (script, style) = (PageParts.hash(of: PageParts.script), PageParts.hash(of: PageParts.style))
    return """
      default-src 'none'; script-src \(script); style-src \(style); img-src blob: data:; connect-src \(sources); \
      base-uri 'none'; form-action 'none'
      """
  }

  /// The pictures and details of all documents, by the names under which the script asks for them.
  private var blocks: [(id: String, block: DataBlock)] {
    var blocks: [(id: String, block: DataBlock)] = [("rules", DataBlock(rules.json))]
    for (number, document) in documents.enumerated() {
      for (variant, pictures) in document.pictures.enumerated() {
        for (place, block) in pictures.blocks.enumerated() { blocks.append(("p\(number).\(variant).\(place)", block)) }
      }
      for (place, block) in (document.picturesBefore?.blocks ?? []).enumerated() {
        blocks.append(("b\(number).\(place)", block))
      }
      if let details = document.details { blocks.append(("d\(number)", details)) }
    }
    return blocks
  }

  private var rules: RuleData { RuleData(documents.reduce(into: []) { $0.formUnion($1.rules) }) }

  /// What the script reads first.
  ///
  /// - Parameter others: More members.
  private func index(_ others: (inout JSONWriter) -> Void = { _ in }) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("title", title)
      json.member("version", toolVersion)
      if let comparedWith { json.member("comparedWith", comparedWith) }
      json.member("scenesInBlock", Double(PictureBlocks.scenesInBlock))
      json.key("rules")
      rules.writeSummaries(to: &json)
      others(&json)
    }
    // The entries are JSON already.
    return json.text.dropLast(1) + ", \"documents\": [\n" + documents.map(\.entry).joined(separator: ",\n") + "]}"
  }
}

// MARK: - While a server shows it

extension ReportPage {
  /// What a server hands out: the page without data, and the data by the names under which the page's script asks for it.
  struct Parts: Sendable {
    let html: [UInt8]
    let data: [String: [UInt8]]
  }

  /// The page for a server.
  ///
  /// - Parameters:
  ///   - versions: A number for each document, another one for each change of it.
  ///   - problem: Why the page is not what the files are now; nil if it is.
  func parts(versions: [Int], problem: String?) -> Parts {
    let place: Escaped<HTMLMarkup> = "<div id=\"live\" role=\"alert\" hidden></div>\n"
    let page = head(connecting: "'self'") + place + script + "</body>\n</html>\n"
    let index = index { json in
      json.member("versions", versions.map(Double.init))
      if let problem { json.member("problem", problem) }
    }
    var data = Dictionary(uniqueKeysWithValues: blocks.map { ($0.id, $0.block.bytes) })
    data["index"] = DataBlock(index).bytes
    return Parts(html: page.bytes, data: data)
  }
}

/// The parts of the page that are the same for all documents.
enum PageParts {
  /// The style sheet.
  static let style = text(of: EmbeddedPageStyle)
  /// The script.
  static let script: Escaped<HTMLMarkup> = "\"use strict\";\n(() => {\n\(text(of: EmbeddedPageScript))})();\n"
  /// What stands in the page before the script has run.
  static let body = text(of: EmbeddedPageBody)

  /// The name of a script or style sheet in a content security policy.
  static func hash(of text: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let digest = Base64(SHA256(text.bytes).bytes).characters
    return "'sha256-\(Escaped<HTMLMarkup>(stringLiteral: String(decoding: digest, as: UTF8.self)))'"
  }

  private static func text(of file: EmbeddedFile) -> Escaped<HTMLMarkup> {
    Escaped(stringLiteral: String(cString: file.bytes))
  }
}
