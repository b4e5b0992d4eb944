import Formats
import NibDecoder
import Support

extension RenamePlan {
  /// Gives values of keys in property lists, in their translations and in build settings the new name.
  ///
  /// - Parameters:
  ///   - mayHaveModule: Whether the name may stand behind a module and a dot.
  ///   - doubt: What else the values may name.
  mutating func planPropertyLists(keys: Set<String>, mayHaveModule: Bool = false, doubt: String? = nil) {
    let name = rename.old
    let isWanted = { (value: String) in value == name || mayHaveModule && value.hasByteSuffix("." + name) }
    for path in project.paths where path.hasByteSuffix(".plist") {
      guard let bytes = project.content(path), bytes.containsBytes(name) else { continue }
      guard let list = try? XMLPropertyList(bytes, path: path) else {
        refuse("\(path) is no property list in XML, and may have the name; convert it")
        continue
      }
      planPropertyList(list.tree, SourceFile(path: path, bytes: bytes), keys, doubt, isWanted)
    }
    for path in project.paths where path.lastPathComponent == "InfoPlist.strings" {
      guard let bytes = project.content(path), let file = try? TranslationFile(bytes, path: path, language: ""),
        file.format == .strings
      else { continue }
      for entry in file.tables.flatMap(\.entries) where Self.isOne(of: keys, entry.key.text) && isWanted(entry.value) {
        let end = entry.range.upperBound - (file.source.bytes[entry.range.lowerBound] == UInt8(ascii: "\"") ? 1 : 0)
        edit(file.source, end - name.utf8.count..<end, rename.new, unless: doubt)
      }
    }
    for path in project.paths where path.hasByteSuffix(FileSummary.xcodeProjectSuffix) {
      guard let bytes = project.content(path), bytes.containsBytes(name) else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      for key in keys.sorted() {
        let setting = Self.settings[key] ?? LaunchKey.settingPrefix + key
        for range in bytes.ranges(of: setting) { planSetting(source, behind: range.upperBound, doubt, isWanted) }
      }
    }
  }

  /// A key may be for one kind of device: `UIMainStoryboardFile~ipad`.
  private static func isOne(of keys: Set<String>, _ written: String) -> Bool {
    keys.contains(String(written.prefix { $0 != "~" }))
  }

  /// - Parameter source: The file with its document type, which the tree lacks.
  private mutating func planPropertyList(
    _ tree: XMLTree, _ source: SourceFile, _ keys: Set<String>, _ doubt: String?, _ isWanted: (String) -> Bool
  ) {
    var key = ""
    for element in tree.indices {
      let text = tree.text(of: element)
      if tree.name(of: element) == "key" { key = text }
      guard tree.name(of: element) == "string", isWanted(text) else { continue }
      let end = tree.contentRange(of: element).upperBound
      // Code may read property lists of its own.
      edit(
        source, (end - rename.old.utf8.count)..<end, rename.new,
        unless: Self.isOne(of: keys, key)
          ? doubt : "the value of \(key) may be the \(rename.kind.words), or another text")
    }
  }

  private static let settings = [
    "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "NSWidgetBackgroundColorName": "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
  ]

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`, where the key may end in the name of a device, and in a condition:
  /// `"…[sdk=iphoneos*]"`.
  private mutating func planSetting(
    _ source: SourceFile, behind key: Int, _ doubt: String?, _ isWanted: (String) -> Bool
  ) {
    let bytes = source.bytes
    guard let end = bytes[key...].prefix(2_000).firstIndex(of: UInt8(ascii: ";")),
      let equals = Array(bytes[key..<end]).ranges(of: " = ").first
    else { return }
    var (start, stop) = (key + equals.upperBound, end)
    while start < stop, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while stop > start, bytes[stop - 1] == UInt8(ascii: " ") { stop -= 1 }
    let isQuoted = stop - start >= 2 && bytes[start] == UInt8(ascii: "\"")
    let inner = isQuoted ? start + 1..<stop - 1 : start..<stop
    guard isWanted(String(decoding: bytes[inner], as: UTF8.self)) else { return }
    let range = inner.upperBound - rename.old.utf8.count..<inner.upperBound
    let head = String(decoding: bytes[inner.lowerBound..<range.lowerBound], as: UTF8.self)
    let value = ProjectText.value(head + rename.new, wasQuoted: isQuoted, before: head + rename.old)
    edit(source, start..<stop, value, unless: doubt)
  }
}

/// Values of a `project.pbxproj`, as Xcode writes them.
enum ProjectText {
  /// A value with quotes, if it needs them, or if the one in its place had them without need.
  static func value(_ text: String, wasQuoted: Bool, before old: String) -> String {
    needsQuotes(text) || wasQuoted && !needsQuotes(old) ? "\"\(text)\"" : text
  }

  static func needsQuotes(_ text: String) -> Bool {
    text.isEmpty || text.contains("___") || text.contains("//")
      || !text.utf8.allSatisfy { byte in
        byte.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_./$".utf8.contains(byte)
      }
  }
}
