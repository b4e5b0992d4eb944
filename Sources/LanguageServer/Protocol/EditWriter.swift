import Formats
import StackLint
import Support

/// A text with its edits.
struct EditedFile {
  let uri: DocumentURI
  /// The client's number of the text; nil for the text of a file.
  let version: Int?
  let text: DocumentText
  let edits: [SourceEdit]
}

/// Writes edits of texts as the Language Server Protocol has them.
struct EditWriter {
  /// What a client can do with edits of a workspace.
  struct Abilities {
    /// Whether it checks the versions of documents.
    var checksVersions = false
    var createsFiles = false
    var movesFiles = false
  }

  private let abilities: Abilities

  init(_ abilities: Abilities) { self.abilities = abilities }

  /// Writes edits of a document as an array.
  static func write(_ edits: [SourceEdit], of text: DocumentText, to json: inout JSONWriter) {
    json.array { json in
      for edit in edits {
        json.object { json in
          json.key("range")
          text.write(edit.range, to: &json)
          json.member("newText", edit.replacement)
        }
      }
    }
  }

  /// Writes edits of several files as an edit of the workspace.
  ///
  /// - Parameter moves: Files and folders that get other names after the edits.
  func write(_ files: [EditedFile], moves: [(old: DocumentURI, new: DocumentURI)], to json: inout JSONWriter) {
    json.object { json in
      guard abilities.checksVersions else {
        json.key("changes")
        json.object { json in
          for file in files {
            json.key(file.uri.text)
            Self.write(file.edits, of: file.text, to: &json)
          }
        }
        return
      }
      json.key("documentChanges")
      json.array { json in
        for file in files { Self.write(file.edits, of: file.text, file.uri, version: file.version, to: &json) }
        for move in moves {
          json.object { json in
            json.member("kind", "rename")
            json.member("oldUri", move.old.text)
            json.member("newUri", move.new.text)
          }
        }
      }
    }
  }

  private static func write(
    _ edits: [SourceEdit], of text: DocumentText, _ uri: DocumentURI, version: Int?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("textDocument")
      json.object { json in
        json.member("uri", uri.text)
        if let version { json.exactMember("version", version) } else { json.member("version", nil as String?) }
      }
      json.key("edits")
      write(edits, of: text, to: &json)
    }
  }

  /// Writes edits of a document as an edit of the workspace.
  ///
  /// - Parameters:
  ///   - version: The client's number of the text; nil for the text of a file.
  ///   - isNew: Whether the file has to be created.
  func write(
    _ edits: [SourceEdit], of text: DocumentText, _ uri: DocumentURI, version: Int?, isNew: Bool = false,
    to json: inout JSONWriter
  ) {
    json.object { json in
      guard abilities.checksVersions else {
        json.key("changes")
        json.object { json in
          json.key(uri.text)
          Self.write(edits, of: text, to: &json)
        }
        return
      }
      json.key("documentChanges")
      json.array { json in
        if isNew {
          json.object { json in
            json.member("kind", "create")
            json.member("uri", uri.text)
          }
        }
        Self.write(edits, of: text, uri, version: version, to: &json)
      }
    }
  }

  /// The edits that make one text of another: no more than the lines that differ, and of these no more than what differs.
  static func edits(from old: [UInt8], to new: [UInt8]) -> [SourceEdit] {
    guard old != new else { return [] }
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    var (oldIndex, newIndex) = (0, 0)
    var edits: [SourceEdit] = []
    for pair in LineMatching(oldLines, newLines).pairs + [(oldLines.count, newLines.count)] {
      if oldIndex < pair.old || newIndex < pair.new {
        let (start, newStart) = (offset(oldIndex, oldLines, old), offset(newIndex, newLines, new))
        let (end, newEnd) = (offset(pair.old, oldLines, old), offset(pair.new, newLines, new))
        edits.append(edit(old, start..<end, new, newStart..<newEnd))
      }
      (oldIndex, newIndex) = (pair.old + 1, pair.new + 1)
    }
    return edits
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], 0)
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func offset(_ line: Int, _ lines: [ArraySlice<UInt8>], _ text: [UInt8]) -> Int {
    line < lines.count ? lines[line].startIndex : text.count
  }

  /// The edit that makes one part of another, without what both have at their ends.
  private static func edit(_ old: [UInt8], _ part: Range<Int>, _ new: [UInt8], _ newPart: Range<Int>) -> SourceEdit {
    var (start, newStart) = (part.lowerBound, newPart.lowerBound)
    while start < part.upperBound, newStart < newPart.upperBound, old[start] == new[newStart] {
      (start, newStart) = (start + 1, newStart + 1)
    }
    var (end, newEnd) = (part.upperBound, newPart.upperBound)
    while end > start, newEnd > newStart, old[end - 1] == new[newEnd - 1] { (end, newEnd) = (end - 1, newEnd - 1) }
    // Not between the bytes of a character, nor those of a line break.
    while start > part.lowerBound, isInside(old, start) || isInside(new, newStart) {
      (start, newStart) = (start - 1, newStart - 1)
    }
    while end < part.upperBound, isInside(old, end) || isInside(new, newEnd) { (end, newEnd) = (end + 1, newEnd + 1) }
    return SourceEdit(SourceRange(start, end), String(decoding: new[newStart..<newEnd], as: UTF8.self))
  }

  private static func isInside(_ bytes: [UInt8], _ place: Int) -> Bool {
    place < bytes.count
      && (bytes[place] & 0xC0 == 0x80
        || place > 0 && bytes[place] == UInt8(ascii: "\n") && bytes[place - 1] == UInt8(ascii: "\r"))
  }
}
