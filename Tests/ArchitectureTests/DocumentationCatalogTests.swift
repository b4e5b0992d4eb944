import Foundation
import Testing

/// Each library product has a DocC catalog that lists what the library offers, and nothing else.
@Suite struct DocumentationCatalogTests {
  /// The library products of the package.
  static let products: [String] = {
    let manifest = (try? String(contentsOf: SwiftSource.root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    return manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
  }()

  private static func catalog(of target: String) throws -> DocumentationCatalog {
    let file = SwiftSource.root.appending(path: "Sources/\(target)/\(target).docc/\(target).md")
    return DocumentationCatalog(try String(contentsOf: file, encoding: .utf8))
  }

  @Test func productsAreFound() {
    #expect(Self.products.count > 3)
    #expect(Self.products.contains("StackModel"))
  }

  @Test func readmeNamesEveryProduct() throws {
    let readme = try String(contentsOf: SwiftSource.root.appending(path: "README.md"), encoding: .utf8)
    #expect(Self.products.filter { !readme.contains("`\($0)`") } == [])
  }

  @Test(arguments: products) func startsWithTheNameAndASentence(target: String) throws {
    let lines = try Self.catalog(of: target).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "# ``\(target)``")
    #expect(lines.count > 5 && lines[2].hasSuffix("."))
  }

  @Test(arguments: products) func listsEveryPublicType(target: String) throws {
    let listed = Set(try Self.catalog(of: target).topics)
    #expect(PublicTypes(of: target).names.subtracting(listed).sorted() == [], "add them to a topic")
  }

  @Test(arguments: products) func listsNothingTwice(target: String) throws {
    let topics = try Self.catalog(of: target).topics
    #expect(Dictionary(grouping: topics) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: products) func symbolsThatItNamesArePublic(target: String) throws {
    let types = PublicTypes(of: target)
    let unknown = try Self.catalog(of: target).symbols.filter { $0 != target && !types.contains(symbol: $0) }
    #expect(unknown == [])
  }

  @Test func symbolsAndTopicsAreTold() {
    let catalog = DocumentationCatalog("# ``T``\n\nSee ``A/run(_:)``.\n\n## Topics\n\n### All\n\n- ``A``\n- ``B``\n")
    #expect(catalog.symbols == ["T", "A/run(_:)", "A", "B"])
    #expect(catalog.topics == ["A", "B"])
  }

  @Test func publicDeclarationsAreFound() {
    let source = SwiftSource(
      path: "T/A.swift",
      text: """
        public final class A {
          public init(_ value: Int) {}
          func hidden() {}
          @discardableResult public func run(_ value: Int) -> Int { value }
        }
        package struct B {}
        // public struct C {}
        public import struct Other.E
        @frozen public enum D { case first, second }
        extension A { public var size: Int { 0 } }
        """)
    let types = PublicTypes([source])
    #expect(types.names == ["A", "D"])
    #expect(["A", "A/init(_:)", "A/run(_:)", "A/size", "D/second"].allSatisfy(types.contains(symbol:)))
    #expect(!["B", "C", "E", "Other", "A/hidden()", "A/none", "D/third"].contains(where: types.contains(symbol:)))
  }
}
