import ArgumentParser
import NibDecoder
import Operations

struct ElementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "List the elements of documents, or describe some of them.",
    discussion: """
      Shows attributes with their values and defaults, and children with their keys, for writing documents by hand. Of \
      Interface Builder's documents only what is known is listed: each version of Xcode adds to it.

        ibstack elements
        ibstack elements stepper
        ibstack elements button --platform macos
      """)

  enum Platform: String, CaseIterable, ExpressibleByArgument {
    case stack, ios, macos, watchos

    fileprivate var catalog: ElementCatalog {
      switch self {
      case .stack: .stackDefinition
      case .ios: .iOS
      case .macos: .macOS
      case .watchos: .watchOS
      }
    }
  }

  @Argument(
    help: ArgumentHelp("Names of the elements to describe.", valueName: "name"),
    completion: .list(ElementCatalog.stackDefinition.elements.map(\.name)))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whose elements: those of stack definitions, or of Interface Builder's documents.",
      discussion: "Stack definitions have the views of iOS, and short forms that only people write."))
  var platform: Platform = .stack

  @Option(help: "Output format: text, JSON, Markdown, or a RELAX NG schema.")
  var format: ElementsRun.Format = .text

  func validate() throws {
    if format == .relaxng, let name = names.first {
      throw ValidationError("a schema has all elements of a platform; remove \"\(name)\"")
    }
  }

  func run() throws {
    let catalog = platform.catalog
    try ElementsRun(names.map { try element($0, in: catalog) }, in: catalog, format: format).run()
  }

  private func element(_ name: String, in catalog: ElementCatalog) throws -> VocabularyElement {
    if let element = catalog.elements.first(where: { $0.name == name }) { return element }
    let others = Platform.allCases.filter { $0 != platform }
    if let other = others.first(where: { $0.catalog.elements.contains { $0.name == name } }) {
      throw ValidationError("\(catalog.documents) have no element \"\(name)\"; add --platform \(other.rawValue)")
    }
    var suggestions = NameSuggestions(catalog.elements.map(\.name))
    let hint = catalog.vocabulary.hint(forUnknown: name, &suggestions) ?? "`ibstack elements` lists all"
    throw ValidationError("unknown element \"\(name)\"; \(hint)")
  }
}

extension ElementsRun.Format: ExpressibleByArgument {}
