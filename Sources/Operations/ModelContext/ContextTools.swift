import DocumentChanges
import Drawing
import Formats
import LayoutAnalysis
import StackLint
import StackModel
import Support

/// Answers calls of tools by what the commands do.
struct ContextTools {
  let root: ServedRoot

  func answer(_ tool: ContextTool, _ arguments: ToolArguments) throws(JSONNode.Problem) -> ToolAnswer {
    let written = try arguments.text("path")
    guard let path = root.path(written) else { return .failure("\(written): is not below the working folder") }
    let bytes: [UInt8]
    do throws(InputFile.Failure) { bytes = try InputFile(path: path).read().get() } catch {
      return .failure(error.message)
    }
    switch tool {
    case .outline: return outline(bytes, path, from: try arguments.number("from", from: 1) ?? 1)
    case .picture: return picture(bytes, path, of: try arguments.optionalText("scene"))
    case .lint: return lint(bytes, path, from: try arguments.number("from", from: 1) ?? 1)
    case .explain:
      return explain(bytes, path, try arguments.text("view"), from: try arguments.number("from", from: 1) ?? 1)
    case .edit: return try edit(bytes, path, arguments)
    }
  }

  // MARK: - Questions

  private func outline(_ bytes: [UInt8], _ path: String, from first: Int) -> ToolAnswer {
    do throws(UnreadableDocument) {
      let outline = DocumentOutline(try XMLTree(bytes, path: path))
      return .lines(String(decoding: outline.text.bytes, as: UTF8.self), from: first)
    } catch {
      return .failure(error.description)
    }
  }

  private func lint(_ bytes: [UInt8], _ path: String, from first: Int) -> ToolAnswer {
    let run: LintRun
    do { run = try LintRun.find([path], LintSettings()) } catch let error as InvalidConfiguration {
      return .failure(error.lines.joined(separator: "\n"))
    } catch {
      return .failure("\(error)")
    }
    guard run.paths.contains(path) else { return .text("\(path): is excluded by the configuration") }
    let report = run.reported(bytes, path: path).findings
    if let failure = report.failure { return .failure("\(failure)") }
    let head = RunHead(failures: [], notices: [], toolVersion: ToolVersion.current)
    let text = String(decoding: FindingFormat.concise.text(of: [report], head: head), as: UTF8.self)
    return text.isEmpty ? .text("nothing is found") : .lines(text, from: first)
  }

  private func explain(_ bytes: [UInt8], _ path: String, _ view: String, from first: Int) -> ToolAnswer {
    do throws(UnreadableDocument) {
      let document = try LayoutDocument(bytes, path: path)
      switch document.search(view) {
      case .found(let view):
        guard let explanation = document.explanation(of: view, axes: [.horizontal, .vertical]) else {
          return .failure("\(view.elementTitle) is not laid out: this size class does not install it")
        }
        let text = ExplanationTextWriter().text(for: explanation, in: document)
        return .lines(String(decoding: text.bytes, as: UTF8.self), from: first)
      case .none(let nearest):
        return .failure("no view is \"\(view)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
      case .several(let views):
        return .failure("\(views.count) views are \"\(view)\"; give an id: \(views.prefix(8).compactMap(\.id))")
      }
    } catch {
      return .failure(error.description)
    }
  }

  /// The width of a sketch in characters.
  private static let columns = 72

  private func picture(_ bytes: [UInt8], _ path: String, of scene: String?) -> ToolAnswer {
    do throws(UnreadableDocument) {
      let document = try LayoutDocument(bytes, path: path)
      let layout = document.layout()
      let assets: any DrawingAssets = DocumentAssets(paths: [path]).assets(ofDocument: path) ?? NoAssets()
      let drawing = DocumentDrawing(document, layout, assets: assets)
      let subjects = drawing.subjects
      let wanted = scene.map { scene in subjects.filter { $0.name == scene || $0.view.id == scene } } ?? subjects
      guard wanted.count == 1, let subject = wanted.first else {
        let names = subjects.prefix(20).map(\.name).joined(separator: ", ")
        return .failure(subjects.isEmpty ? "\(path): nothing is to be seen" : "name one scene: \(names)")
      }
      if let png = try? PictureFormat.png.file(of: drawing.picture(of: subject), .light, scale: 1) {
        return .image(png: png)
      }
      let sketch = CharacterSketch(document, layout, of: subject.view, columns: Self.columns)
      return .lines(sketch.lines.joined(separator: "\n"), from: 1)
    } catch {
      return .failure(error.description)
    }
  }

  // MARK: - Edits

  private func edit(
    _ bytes: [UInt8], _ path: String, _ arguments: ToolArguments
  ) throws(JSONNode.Problem) -> ToolAnswer {
    let axis = try arguments.optionalText("axis")
    let target = try arguments.optionalText("to")
    if let target, root.path(target) == nil { return .failure("\(target): is not below the working folder") }
    let words = EditWords(
      try arguments.texts("operation"), holder: try arguments.optionalText("in"),
      index: try arguments.number("at", from: 0), axis: axis.flatMap(Axis.init(rawValue:)),
      target: target.flatMap(root.path))
    let (isDiff, isUnsafe) = (try arguments.flag("diff"), try arguments.flag("unsafe"))
    let operation: EditOperation
    do throws(EditRefusal) { operation = try words.operation() } catch { return .failure("\(error)") }
    do throws(EditRun.Failure) {
      let text = try EditRun(path, operation, isDiff: isDiff, isUnsafe: isUnsafe).answer(to: bytes)
      return .lines(String(decoding: text, as: UTF8.self), from: 1)
    } catch {
      return .failure(String(decoding: error.text.bytes, as: UTF8.self))
    }
  }
}

/// The folder that a server for agents reads and writes in.
package struct ServedRoot {
  private let folder: AbsolutePath

  private init(_ folder: AbsolutePath) { self.folder = folder }

  /// The working folder, without links on the way; nil if it no longer exists.
  package static func resolve() -> ServedRoot? { ResolvedPath.resolve(".").map { ServedRoot($0.target) } }

  /// The path of a file as messages show it; nil for one that is, or leads by links, outside.
  func path(_ path: String) -> String? {
    guard !path.isEmpty, let target = ResolvedPath.resolve(path)?.target, target.isInside(folder) else { return nil }
    return AbsolutePath(path).path(below: AbsolutePath(".")) ?? target.path(below: folder)
  }
}

/// What a tool answers.
enum ToolAnswer {
  case text(String)
  case image(png: [UInt8])
  /// What went wrong, for the agent to do otherwise.
  case failure(String)

  /// How many bytes of text an answer has at most: about 2,000 tokens.
  static let limit = 8000

  /// Lines from one on, as many as an answer has room for, and how many are left out.
  ///
  /// - Parameter first: The first line, from 1.
  static func lines(_ text: String, from first: Int) -> ToolAnswer {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (taken, size) = ([] as [Substring], 0)
    for line in lines.dropFirst(first - 1) {
      // A single line may be as long as its author likes.
      let short = line.utf8.count > limit / 4 ? line.prefixOfScalars(limit / 4) + "…" : line
      size += short.utf8.count + 1
      guard size <= limit else { break }
      taken.append(short)
    }
    let rest = lines.count - (first - 1) - taken.count
    let note = rest > 0 ? "\n… \(rest.counted("more line")); ask with from: \(first + taken.count)" : ""
    return .text(taken.joined(separator: "\n") + note)
  }

  func write(to json: inout JSONWriter) {
    json.array("content") { json in
      json.object { json in
        switch self {
        case .text(let text), .failure(let text):
          json.member("type", "text")
          json.member("text", text)
        case .image(let png):
          json.member("type", "image")
          json.member("data", String(decoding: Base64(png).characters, as: UTF8.self))
          json.member("mimeType", "image/png")
        }
      }
    }
    if case .failure = self { json.member("isError", true) }
  }
}

extension Substring {
  fileprivate func prefixOfScalars(_ count: Int) -> Substring { Substring(unicodeScalars.prefix(count)) }
}
