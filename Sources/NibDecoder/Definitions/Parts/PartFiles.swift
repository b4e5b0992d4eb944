import Formats
import Support

/// Reads the files of parts and of their sample data, each once.
///
/// They are in the project of the document that includes them: its repository, or its folder. Links are followed before
/// that is checked.
final class PartFiles {
  /// A part as it is written.
  struct Part {
    let tree: XMLTree
    /// The path without links, by which it is recognized.
    let place: String
    /// What is wrong with it by itself.
    var faults: [String] = []
  }

  /// A row of sample data: values by key paths.
  typealias Row = [(keyPath: String, value: String)]

  private let path: String
  private lazy var boundary = ProjectBoundary.find(around: Self.folder(of: path))
  /// What is wrong with a part, without the classes of its objects.
  private let check: (XMLTree, PartFiles) -> [Diagnostic]
  private var parts: [String: Result<Part, PartError>] = [:]
  private var data: [String: Result<[Row], PartError>] = [:]
  /// The parts and the sample data in folders, for those that are not there.
  private var names: [String: (files: Set<String>, suggestions: NameSuggestions)] = [:]
  private var elementCount = 0
  /// Whether there are so many elements that no more are added.
  var isExhausted: Bool { elementCount > Self.maximumElementCount }

  /// In bytes.
  private static let maximumSize = 4 << 20
  private static let maximumElementCount = 20_000
  static let maximumRowCount = 1_000

  /// - Parameter path: That of the document.
  init(of path: String, check: @escaping (XMLTree, PartFiles) -> [Diagnostic]) {
    self.path = path
    self.check = check
  }

  /// The part that a document includes.
  func part(_ file: String, from path: String) throws(PartError) -> Part {
    let path = try Self.path(of: file, from: path)
    guard let place = ResolvedPath.resolve(path)?.target.text else { throw PartError("\(file) leads nowhere") }
    if let known = parts[place] { return try known.get() }
    let read = Result { () throws(PartError) in try readPart(path, place, as: file) }
    // A part that includes itself is found by its place.
    parts[place] = read
    guard var part = try? read.get() else { return try read.get() }
    part.faults = PartError.texts(check(part.tree, self), in: part.tree.source)
    parts[place] = .success(part)
    return part
  }

  private func readPart(_ path: String, _ place: String, as file: String) throws(PartError) -> Part {
    let bytes = try bytes(at: path, as: file)
    do throws(UnreadableDocument) {
      return Part(tree: try XMLTree(bytes, path: path), place: place)
    } catch {
      throw PartError(PartError.texts([error.diagnostic], in: error.source).joined())
    }
  }

  /// The sample data in a file.
  func rows(_ file: String, from path: String) throws(PartError) -> [Row] {
    let path = try Self.path(of: file, from: path)
    if let known = data[path] { return try known.get() }
    let read = Result { () throws(PartError) in try SampleData.rows(bytes(at: path, as: file), file) }
    data[path] = read
    return try read.get()
  }

  private func bytes(at path: String, as file: String) throws(PartError) -> [UInt8] {
    if let refusal = boundary.refusal(of: path, advice: "parts are files of the project") {
      throw PartError("\(file) \(refusal)")
    }
    let bytes: [UInt8]
    do throws(FileContent.Failure) {
      bytes = try FileContent.bytes(at: path, limit: Self.maximumSize)
    } catch {
      throw PartError("\(file) cannot be read: \(error.reason)\(hint(for: path))")
    }
    if bytes.count > Self.maximumSize {
      throw PartError("\(file) is larger than \(Self.maximumSize >> 20) MiB; split it")
    }
    return bytes
  }

  /// What somebody meant who names a file that is not there. A folder is read once, and compared within limits.
  private func hint(for path: String) -> String {
    let folder = Self.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if names[folder] == nil {
      let entries = (FolderEntry.all(in: folder.isEmpty ? "." : folder) ?? []).map(\.name)
      let files = Set(entries.filter { $0.hasByteSuffix(".xml") || $0.hasByteSuffix(".json") })
      names[folder] = (files, NameSuggestions(files.sorted()))
    }
    guard let files = names[folder]?.files, !files.contains(name) else { return "" }
    let whole = name + ".xml"
    let nearest = files.contains(whole) ? whole : names[folder]?.suggestions.next(for: name)
    return nearest.map { "; did you mean \($0)?" } ?? ""
  }

  /// The path of a document without links, by which it is recognized.
  static func place(of path: String) -> String { ResolvedPath.resolve(path)?.target.text ?? path }

  /// Counts the elements that an instance of a part brings.
  func add(elements count: Int) throws(PartError) {
    // It is said once.
    if isExhausted { return }
    elementCount += count
    guard !isExhausted else {
      throw PartError("parts bring more than \(Self.maximumElementCount) elements; include fewer")
    }
  }

  /// The path of a file that a document names.
  private static func path(of file: String, from path: String) throws(PartError) -> String {
    if file.isEmpty { throw PartError("no name of a file") }
    if file.utf8.first == UInt8(ascii: "/") {
      throw PartError("\(file) is absolute; name it from the document's folder")
    }
    let folder = folder(of: path)
    return folder.isEmpty ? file : "\(folder)/\(file)"
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

/// Why a part cannot be included.
struct PartError: Error {
  let message: String
  /// The attribute of the tag that it is about.
  let attribute: String

  init(_ message: String, attribute: String = "file") { (self.message, self.attribute) = (message, attribute) }

  /// Findings in a part, with their places.
  static func texts(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    let lines = LineIndex(source)
    return diagnostics.map { diagnostic in
      let place = diagnostic.position(in: lines).map { ":\($0.line):\($0.column)" } ?? ""
      return "\(source.path)\(place): \(diagnostic.message)"
    }
  }
}

/// Sample data for parts: a list of objects, whose members are values by key paths.
enum SampleData {
  static func rows(_ bytes: [UInt8], _ file: String) throws(PartError) -> [PartFiles.Row] {
    do throws(JSONNode.Problem) {
      let rows = try JSONParser.parse(bytes).array()
      if rows.count > PartFiles.maximumRowCount {
        throw JSONNode.Problem(
          offset: 0, message: "\(rows.count) rows; samples have at most \(PartFiles.maximumRowCount)")
      }
      return try rows.map { row throws(JSONNode.Problem) in try self.row(row) }
    } catch {
      let position = LineIndex(SourceFile(path: file, bytes: bytes)).position(at: error.offset)
      throw PartError("\(file):\(position.line):\(position.column): \(error.message)")
    }
  }

  private static func row(_ node: JSONNode) throws(JSONNode.Problem) -> PartFiles.Row {
    var row: PartFiles.Row = []
    for member in try node.object().members {
      switch member.value.value {
      case .string(let text): row.append((member.name, text))
      case .flag(let flag): row.append((member.name, flag ? "YES" : "NO"))
      case .number(let number):
        let text = "\(number)"
        row.append((member.name, text.hasByteSuffix(".0") ? String(text.dropLast(2)) : text))
      case .null: break
      default: throw member.value.problem(expected: "a text, a number, true or false")
      }
    }
    return row
  }
}
