import ArgumentParser
import Drawing
import NibDecoder
import Operations
import StackLint

/// A report format, and optionally a file to write it to: `sarif` or `sarif=FILE`.
struct FormatArgument: ExpressibleByArgument {
  let report: RequestedReports.Report

  var format: ReportFormat { report.format }
  var path: String? { report.path }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(name: String(parts[0])), parts.count < 2 || !parts[1].isEmpty else {
      return nil
    }
    report = RequestedReports.Report(format, path: parts.count > 1 ? String(parts[1]) : nil)
  }

  static var allValueStrings: [String] { ReportFormat.all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The names of all formats, for help texts.
  static var list: String {
    let names = allValueStrings
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

/// Names of layers with commas between them, or `all`.
struct LayersArgument {
  let layers: Set<DrawingLayer>

  /// All names, for help texts and errors.
  static var names: String { DrawingLayer.allCases.map(\.rawValue).sorted().joined(separator: ", ") }

  /// - Throws: A `ValidationError` that lists the names, for one that is none.
  @Sendable static func parse(_ text: String) throws -> LayersArgument {
    var layers: Set<DrawingLayer> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "all" {
        layers.formUnion(DrawingLayer.allCases)
      } else if let layer = DrawingLayer(rawValue: String(name)) {
        layers.insert(layer)
      } else {
        throw ValidationError("no layer is called \"\(name)\"; there are: all, \(names)")
      }
    }
    return LayersArgument(layers: layers)
  }
}

/// One word of a command line that names files or folders: a path, or several that `CommandArguments.grouped` joined.
struct PathArgument: ExpressibleByArgument {
  /// The paths, in the order of the command line.
  let paths: [String]

  init(_ path: String) { paths = [path] }

  init(argument: String) {
    paths = argument.unicodeScalars.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  static var defaultCompletionKind: CompletionKind { .file() }

  /// A help text shows the path as it is typed.
  var defaultValueDescription: String { paths.joined(separator: " ") }

  /// Joins words into one. No word that the system passes to a program contains the separator.
  static func join(_ words: some Sequence<String>) -> String { words.joined(separator: String(separator)) }

  private static let separator: Unicode.Scalar = "\0"
}

extension [PathArgument] {
  /// The paths of all words.
  var expanded: [String] { flatMap(\.paths) }
}

/// Rules by their ids.
enum RuleArgument {
  /// The rule with an id.
  ///
  /// - Throws: A message with the nearest id.
  static func rule(_ id: String) throws -> Rule { try rule(id, among: RuleCatalog.rules) }

  /// A rule that `validate` enforces only on request.
  static func optInRule(_ id: String) throws -> Rule {
    try rule(id, among: optInRules)
  }

  static let completion = CompletionKind.list(RuleCatalog.rules.map(\.id))
  static let optInCompletion = CompletionKind.list(optInRules.map(\.id))

  private static var optInRules: [Rule] { RuleCatalog.rules.filter { $0.category.isValidation && $0.isOptIn } }

  private static func rule(_ id: String, among rules: [Rule]) throws -> Rule {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    throw ValidationError("unknown rule \"\(id)\"; \(hint(id, rules.map(\.id)))")
  }

  private static func hint(_ id: String, _ ids: [String]) -> String {
    if let near = nearestName(to: id, among: ids) { return "did you mean \"\(near)\"?" }
    return ids.count <= 12 ? "expected one of \(ids.joined(separator: ", "))" : "`ibstack rules` lists all"
  }
}
