extension SourceOutline {
  /// The modules that the file imports.
  var imports: Set<String> {
    var modules: Set<String> = []
    for position in tokens where isWord(position, "import") {
      if language == .swift ? isFirst(position) : isSign(position - 1, "@") {
        let isKind = language == .swift && word(position + 1).map(Self.kinds.contains) == true
        word(position + (isKind ? 2 : 1)).map { _ = modules.insert($0) }
      }
    }
    for directive in directives { module(importedBy: directive).map { _ = modules.insert($0) } }
    return modules
  }

  /// What of a module may be imported, as in `import class Shapes.Polygon`.
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let modifiers: [StaticString] = [
    "testable", "_exported", "_implementationOnly", "preconcurrency", "_spiOnly", "public", "package", "private",
  ]

  /// Whether only modifiers stand before a word in its line.
  private func isFirst(_ position: Int) -> Bool {
    let (before, token) = (self[position - 1], self[position])
    return before.kind == .end || isWord(position - 1, anyOf: Self.modifiers)
      || bytes[before.range.upperBound..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// The folder of the header in `#import <Shapes/Polygon.h>`. One that is in no folder is the system's, or lies anywhere.
  private func module(importedBy directive: Directive) -> String? {
    guard let line = line(ofImport: directive), let open = line.firstIndex(of: UInt8(ascii: "<")),
      let slash = line[open...].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return String(decoding: line[(open + 1)..<slash], as: UTF8.self)
  }

  /// The headers that the file imports in quotation marks, as `#import "Shapes/Polygon.h"`: their names without folder and
  /// suffix.
  var quotedHeaders: Set<String> { Set(directives.compactMap(quotedHeader)) }

  private func quotedHeader(importedBy directive: Directive) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let line = line(ofImport: directive), let open = line.firstIndex(of: quote),
      let close = line[(open + 1)...].firstIndex(of: quote),
      let name = line[(open + 1)..<close].split(separator: UInt8(ascii: "/")).last,
      case let header = String(decoding: name, as: UTF8.self), header.hasByteSuffix(".h")
    else { return nil }
    return String(header.dropLast(2))
  }

  private func line(ofImport directive: Directive) -> ArraySlice<UInt8>? {
    let start = directive.range.lowerBound
    let isImport = bytes.isDirective(at: start, "import") || bytes.isDirective(at: start, "include")
    return isImport ? bytes[directive.range] : nil
  }
}
