import DocumentChanges
import NibDecoder
import Project
import Support

extension RenamePlan {
  /// Renames the file of a storyboard with its translations, and what names it in documents, sources, property lists and
  /// Xcode projects.
  mutating func planStoryboard() {
    let storyboards = project.paths.filter { Self.name(of: $0) == rename.old + ".storyboard" }
    guard let first = storyboards.first else { return refuse("the project has no storyboard \(rename.old)") }
    if project.paths.contains(where: { Self.name(of: $0) == rename.new + ".storyboard" }) {
      return refuse("the project has a storyboard \(rename.new) already")
    }
    let folders = Set(storyboards.map(Self.folder))
    guard folders.count == 1 else {
      return refuse(
        "\(storyboards.prefix(3).joined(separator: " and ")) have the same name: uses cannot be told from each other"
          + advice(on: folders.map { $0 + "/" }))
    }
    for path in project.paths where Self.folder(path) == Self.folder(first) && Self.isOfDocument(path, rename.old) {
      let name = Self.name(of: path)
      move(
        path,
        to: String(Substring(path.utf8.dropLast(name.utf8.count))) + rename.new
          + Substring(name.utf8.dropFirst(rename.old.utf8.count)))
    }
    forEachDocument(containing: rename.old) { plan, tree in
      for (_, attribute) in plan.names(plan.rename.old, in: tree) { plan.edit(tree, attribute, plan.rename.new) }
    }
    let nib = project.paths.first { Self.name(of: $0) == rename.old + ".xib" }
    planPropertyLists(
      keys: LaunchKey.names(of: .storyboard), doubt: nib.map { "the value may be the storyboard, or \($0)" })
    planProjectFiles()
    planLiterals(kinds: [.storyboard], takers: ["storyboardWithName"])
  }

  /// Storyboards and texts of theirs. Other documents may have the same name.
  private static func isOfDocument(_ path: String, _ stem: String) -> Bool {
    let name = name(of: path)
    return [".storyboard", ".strings", ".xcstrings"].contains { name == stem + $0 }
  }

  private static func name(of path: String) -> String { String(path.lastPathComponent) }

  /// Without the folder of a language.
  private static func folder(_ path: String) -> String {
    let folder = path.enclosingFolders[0]
    return folder.hasByteSuffix(".lproj") ? folder.enclosingFolders[0] : folder
  }

  /// The references and the comments of Xcode projects.
  private mutating func planProjectFiles() {
    let isTranslated = !moves.filter { !$0.old.hasByteSuffix(".storyboard") }.isEmpty
    for path in project.paths where path.hasByteSuffix(FileSummary.xcodeProjectSuffix) {
      guard let bytes = project.content(path) else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      let names = [".storyboard"] + (isTranslated ? [".strings", ".xcstrings"] : [])
      for name in names {
        for range in bytes.ranges(of: rename.old + name) where Self.isName(range, bytes) {
          planReference(range, source)
        }
      }
    }
  }

  /// Whether the whole name of a file stands in a range, and not the end of another one.
  private static func isName(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : UInt8(ascii: " ")
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : UInt8(ascii: ";")
    let isBegun =
      " \"/\t".utf8.contains(before) && !(before == UInt8(ascii: " ") && isInsideQuotes(range.lowerBound, bytes))
    return isBegun && " \";,\n*".utf8.contains(after)
  }

  /// Whether a quote opened on the line before an offset.
  private static func isInsideQuotes(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.prefix(2_000).count { $0 == UInt8(ascii: "\"") } % 2
      == 1
  }

  /// A comment, or a value, which may need quotes.
  private mutating func planReference(_ range: Range<Int>, _ source: SourceFile) {
    let bytes = source.bytes
    let line = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let name = range.lowerBound..<(range.lowerBound + rename.old.utf8.count)
    let isComment =
      bytes[line..<range.lowerBound].ranges(of: "/*").count > bytes[line..<range.lowerBound].ranges(of: "*/").count
    guard !isComment else { return edit(source, name, rename.new) }
    var (start, end) = (range.lowerBound, range.upperBound)
    let isQuoted = Self.isInsideQuotes(start, bytes)
    while start > line, isQuoted ? bytes[start - 1] != UInt8(ascii: "\"") : !" \t=".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    while end < bytes.count, isQuoted ? bytes[end] != UInt8(ascii: "\"") : !" ;,\n".utf8.contains(bytes[end]) {
      end += 1
    }
    let head = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[name.upperBound..<end], as: UTF8.self)
    let value = ProjectText.value(head + rename.new + tail, wasQuoted: isQuoted, before: head + rename.old + tail)
    edit(source, isQuoted ? start - 1..<end + 1 : start..<end, value)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ranges(of text: String) -> [Range<Int>] { Array(self).ranges(of: text) }
}
