package import Formats
package import StackModel

/// Frames in the form that Documentation/layout.schema.json describes, read back: those that UIKit or AppKit gave views,
/// or those that another run computed.
package struct MeasuredLayouts: Sendable {
  private let documents: [MeasuredDocument]
  /// Documents by the ends of their paths, as lists of names; nil for an end that several have.
  private let ends: [[Substring]: Int?]

  /// Files that are larger than 1 GiB are refused.
  package static let sizeLimit = 1 << 30

  /// Reads measured frames.
  ///
  /// - Parameter path: The path of the file, for errors.
  /// - Throws: What is wrong, with line and column.
  package init(_ bytes: [UInt8], path: String) throws(InvalidReport) {
    do throws(JSONNode.Problem) { documents = try Self.documents(JSONParser.parse(bytes)) } catch {
      throw InvalidReport(
        error, in: bytes, path: path,
        advice: "pass frames written by ibstack layout --format json, or by the app that measures")
    }
    var ends: [[Substring]: Int?] = [:]
    for (place, document) in documents.enumerated() {
      let names = Self.names(document.path)
      for count in 1...max(1, names.count) {
        let end = Array(names.suffix(count))
        ends[end] = ends[end] == nil ? place : .some(nil)
      }
    }
    for (place, document) in documents.enumerated() { ends[Self.names(document.path)] = place }
    self.ends = ends
  }

  private static func documents(_ root: JSONNode) throws(JSONNode.Problem) -> [MeasuredDocument] {
    let version = try root.requiredMember("version")
    guard try version.position() == JSONLayoutWriter.version else {
      throw version.problem(expected: "version \(JSONLayoutWriter.version)")
    }
    return try root.array("documents").map { (node) throws(JSONNode.Problem) in try MeasuredDocument(node) }
  }

  /// The frames of a document; nil if it was not measured. Its path may be longer than the one that was measured, or
  /// shorter, as long as that leads to a single document.
  package func document(at path: String) -> MeasuredDocument? {
    let names = Self.names(path)
    for count in stride(from: names.count, to: 0, by: -1) {
      guard let place = ends[Array(names.suffix(count))] else { continue }
      guard let place, count == names.count || Self.names(documents[place].path).count == count else { return nil }
      return documents[place]
    }
    return nil
  }

  /// The last names of a path.
  private static func names(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.suffix(deepest)
  }

  private static let deepest = 32
}

/// The frames of one document, as they were measured.
package struct MeasuredDocument: Sendable {
  /// The path of the document when it was measured.
  package let path: String
  package let views: [MeasuredView]
  /// Where it was measured; nil for frames that ibstack computed.
  package let system: MeasuringSystem?
  /// What the console said meanwhile; nil if nobody looked.
  package let log: String?
  /// Why the document could not be measured, or not all of it.
  package let failure: String?
}

extension MeasuredDocument {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    path = try node.string("path")
    views = try node.array("views").map { (node) throws(JSONNode.Problem) in try MeasuredView(node) }
    let measured = try node.member("measured")
    system = try measured.map { (node) throws(JSONNode.Problem) in try MeasuringSystem(node) }
    log = try measured?.member("log")?.string()
    failure = try measured?.member("failure")?.string()
  }
}

/// Where frames were measured: the system, the device and the user's settings of the app that ran.
package struct MeasuringSystem: Sendable {
  /// The system's name, such as `iOS`.
  package let name: String
  /// The system's major version.
  package let version: Int
  /// The name of the device or simulator; nil on macOS.
  package let device: String?
  /// The size of the screen, in points; nil on macOS.
  package let screen: Size?
  /// The user's text size; nil on macOS.
  package let textSize: String?
}

extension MeasuringSystem {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    name = try node.string("system")
    let version = try node.requiredMember("version")
    guard let major = Int(try version.string().prefix { $0 != "." }), (1...999).contains(major) else {
      throw version.problem(expected: "the version of a system, such as \"18.2\"")
    }
    self.version = major
    device = try node.member("device")?.string()
    textSize = try node.member("textSize")?.string()
    screen = try node.member("screen").map { (node) throws(JSONNode.Problem) in
      let lengths = try node.numbers()
      guard lengths.count == 2, lengths.allSatisfy({ (1...100_000).contains($0) }) else {
        throw node.problem(expected: "a width and a height in points")
      }
      return Size(width: lengths[0], height: lengths[1])
    }
  }

  /// The options with which a document is laid out as it was measured. What the caller chose stays.
  package func options(_ chosen: LayoutOptions) -> LayoutOptions {
    var options = chosen
    options.semantics = options.semantics ?? .runtime
    if name == "macOS" {
      options.macOSVersion = options.macOSVersion ?? version
    } else {
      options.iOSVersion = options.iOSVersion ?? version
    }
    options.contentSizeCategory =
      options.contentSizeCategory ?? textSize.flatMap { ContentSizeCategory(named: $0) }
    if options.device == nil, options.size == nil { choose(&options) }
    return options
  }

  /// A device by its name, else one with such a screen, else only the size of the screen.
  private func choose(_ options: inout LayoutOptions) {
    options.device = device.flatMap { Device(name: $0) }
    guard let screen, options.device.map({ $0.size != screen }) ?? true else { return }
    let known = [false, true].lazy.flatMap { isLandscape in
      Device.knownIDs.lazy.compactMap { Device(named: $0, landscape: isLandscape) }
    }
    options.device = known.first { $0.size == screen }
    if options.device == nil { options.size = screen }
  }
}

/// A view of a measured document.
package struct MeasuredView: Sendable {
  /// The object id; nil for a view without one.
  package let id: String?
  /// The name of its element.
  package let element: String
  /// The author's name for it.
  package let label: String?
  /// The id of the view whose coordinates the frame is in; nil for the superview where that has no id.
  package let parent: String?
  package let frame: Rect
  package let isAmbiguous: Bool
}

extension MeasuredView {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    id = try node.member("id")?.string()
    element = try node.string("element")
    label = try node.member("label")?.string()
    parent = try node.member("parent")?.string()
    frame = try Rect(node.requiredMember("frame"))
    isAmbiguous = try node.requiredMember("ambiguous").flag()
  }
}

extension MeasuredView {
  /// The element's name, the label and the object id: `label "Name" (a1b-2C-d3e)`.
  var title: String { "\(element)\(label.map { " \"\($0)\"" } ?? "")\(id.map { " (\($0))" } ?? "")" }
}

extension Rect {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    let numbers = try node.numbers()
    guard numbers.count == 4 else {
      throw JSONNode.Problem(
        offset: node.start, message: "expected x, y, width and height, found \(numbers.count) numbers")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
