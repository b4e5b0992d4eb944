package import Support

extension ConflictReport {
  /// The conflicts as lines for a terminal or a log, the object of each before what is said of it.
  package func lines() -> [Escaped<LogLine>] {
    var lines: [Escaped<LogLine>] = []
    var object: String?
    for entry in entries {
      if entry.object != object { lines.append("  \(entry.object)") }
      object = entry.object
      lines.append("    \(entry.subject)")
      for (side, value) in [("ours", entry.ours), ("theirs", entry.theirs), ("before", entry.base)] {
        if let value { lines.append("      \(side.padded) \(value)") }
      }
    }
    return lines
  }

  /// The conflicts as JSON, for the file beside the document.
  ///
  /// - Parameter path: The document's path in its repository.
  package func json(path: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("document", path)
      writer.key("conflicts")
      writer.array { writer in
        for entry in entries {
          writer.lineBreak(indent: 2)
          entry.write(to: &writer)
        }
      }
    }
    return writer.text.bytes + [UInt8(ascii: "\n")]
  }
}

extension ConflictReport.Entry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("object", object)
      writer.member("subject", subject)
      writer.member("base", base)
      writer.member("ours", ours)
      writer.member("theirs", theirs)
    }
  }
}

extension String {
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 6 - utf8.count)) }
}
