import TestSupport
import Testing

@testable import Formats
@testable import NibTranslation

/// A document that is compiled, or refused.
struct CompilerFixture {
  let source: MarkedSource
  let path: String

  /// A xib with objects beside those that every xib has: the owner is `-1`.
  init(objects: String, resources: String = "") {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina4_7"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
      </objects><resources>\(resources)</resources></document>
      """
    (source, path) = (MarkedSource(text), "Card.xib")
  }

  /// A xib with one view, `root`, that holds others.
  init(subviews: String, beside content: String = "", resources: String = "") {
    self.init(objects: #"<view id="root"><subviews>\#(subviews)</subviews>\#(content)</view>"#, resources: resources)
  }

  /// A storyboard with one scene for each list of objects.
  init(scenes: [String], initial: String? = nil, resources: String = "") {
    let elements = scenes.enumerated().map { number, objects in
      #"<scene sceneID="scene\#(number)"><objects>\#(objects)</objects></scene>"#
    }
    let start = initial.map { #" initialViewController="\#($0)""# } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(start)><device id="retina4_7"/><scenes>
      \(elements.joined(separator: "\n"))
      </scenes><resources>\(resources)</resources></document>
      """
    (source, path) = (MarkedSource(text), "Main.storyboard")
  }

  /// The document with the name of its file, compiled. All that is compiled has to be as UIKit expects, and to read as
  /// the same.
  func compiled(isLocalized: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws -> CompiledDocument
  {
    let name = String(path.prefix { $0 != "." })
    let document = try CompiledDocument(
      XMLTree(text: source.text, path: path), name: name, isLocalized: isLocalized)
    for file in document.files {
      guard let graph = document.graphs[file.path] else { continue }
      #expect(try ObjectGraph(file.content) == graph, sourceLocation: sourceLocation)
      #expect(NibVerification.problems(in: graph).isEmpty, "\(file.path)", sourceLocation: sourceLocation)
    }
    return document
  }

  /// A compiled nib: of a xib, or one of a storyboard by its name.
  func nib(
    _ name: String? = nil, isLocalized: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CompiledObject {
    let document = try compiled(isLocalized: isLocalized, sourceLocation: sourceLocation)
    let file = name.map { "Main.storyboardc/\($0).nib" } ?? "Card.nib"
    let graph = try #require(
      document.graphs[file], "\(document.graphs.keys.sorted())", sourceLocation: sourceLocation)
    return CompiledObject(graph: graph, position: 0)
  }

  /// The only object of a class in a nib.
  func object(
    _ className: String, in name: String? = nil, isLocalized: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CompiledObject {
    let found = try nib(name, isLocalized: isLocalized, sourceLocation: sourceLocation).all(className)
    #expect(found.count == 1, "\(className)", sourceLocation: sourceLocation)
    return try #require(found.first, "\(className)", sourceLocation: sourceLocation)
  }

  /// Why the document is refused; empty for one that compiles.
  func problems() throws -> [CompilationProblem] {
    let tree = try XMLTree(text: source.text, path: path)
    do throws(CompilationFailure) {
      let name = String(path.prefix { $0 != "." })
      _ = try CompiledDocument(tree, name: name)
      return []
    } catch {
      return error.problems
    }
  }

  /// The messages of the problems.
  func refusals() throws -> [String] { try problems().map(\.message) }
}
