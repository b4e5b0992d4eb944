import Support

/// What a tool answers.
enum ToolAnswer {
  case text(String)
  case image(png: [UInt8])
  /// What went wrong, for the agent to do otherwise.
  case failure(String)

  /// How many bytes of text an answer has at most: about 2,000 tokens.
  static let limit = 8000

  /// Lines from one on, as many as an answer has room for, and how many are left out.
  ///
  /// - Parameter first: The first line, from 1.
  static func lines(_ text: String, from first: Int) -> ToolAnswer {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (taken, size) = ([] as [Substring], 0)
    for line in lines.dropFirst(first - 1) {
      // A single line may be as long as its author likes.
      let short = line.utf8.count > limit / 4 ? line.prefixOfScalars(limit / 4) + "…" : line
      size += short.utf8.count + 1
      guard size <= limit else { break }
      taken.append(short)
    }
    let rest = lines.count - (first - 1) - taken.count
    let note = rest > 0 ? "\n… \(rest.counted("more line")); ask with from: \(first + taken.count)" : ""
    return .text(taken.joined(separator: "\n") + note)
  }

  func write(to json: inout JSONWriter) {
    json.array("content") { json in
      json.object { json in
        switch self {
        case .text(let text), .failure(let text):
          json.member("type", "text")
          json.member("text", text)
        case .image(let png):
          json.member("type", "image")
          json.member("data", String(decoding: Base64(png).characters, as: UTF8.self))
          json.member("mimeType", "image/png")
        }
      }
    }
    if case .failure = self { json.member("isError", true) }
  }
}

extension Substring {
  fileprivate func prefixOfScalars(_ count: Int) -> Substring { Substring(unicodeScalars.prefix(count)) }
}
