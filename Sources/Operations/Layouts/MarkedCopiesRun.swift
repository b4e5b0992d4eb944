import LayoutAnalysis
import NibDecoder
import StackModel
package import Support

/// Writes copies of documents that an app can measure, with what it has to know of them.
package struct MarkedCopiesRun {
  private let paths: SearchedPaths
  private let folder: AbsolutePath

  /// A copy that is written.
  private struct Copy: Sendable {
    let setup: MeasuringSetup
    let platform: Platform
    let images: [String: Size]
  }

  /// - Parameter folder: The folder for the copies, which is created if it does not exist.
  package init(_ paths: SearchedPaths, to folder: String) {
    (self.paths, self.folder) = (paths, AbsolutePath(folder))
  }

  package func run() throws(ExitStatus) {
    let found = InputFiles.find(paths).required(in: paths.names)
    let places = Dictionary(found.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let copies = Locked<[Int: Copy]>([:])
    try DocumentRun.find(skippedBy: found).process(
      summary: { "\(copies.withLock(\.count)) copied" }, closing: { finish(copies.withLock { $0 }) },
      { bytes, path in
        let report = LayoutReport(bytes, path: path, options: LayoutOptions())
        guard let document = report.document else {
          return DocumentRun.Output(report)
        }
        guard let platform = Self.folders[document.settings.platform], !document.settings.isStackDefinition else {
          return DocumentRun.Output(
            diagnostics: [], complaint: "\(path): left out: only documents for iOS and macOS are measured")
        }
        let place = places[path] ?? 0
        let (name, fileExtension) = Self.name(of: path, place)
        do {
          let copy = try MeasurableCopy(document)
          let file = folder.appending(platform).appending(name + fileExtension)
          if let failure = PictureFiles.write(copy.bytes, to: file) { throw failure }
        } catch {
          return Self.failure(error)
        }
        copies.withLock {
          $0[place] = Copy(
            setup: MeasuringSetup(report, document, resource: name), platform: document.settings.platform,
            images: document.settings.imageSizes)
        }
        return DocumentRun.Output(diagnostics: [])
      })
  }

  /// The folders of the app for each system.
  private static let folders: [Platform: String] = [.iOS: "iOS", .macOS: "macOS"]

  /// Writes what the apps need beside the copies; answers what failed.
  private func finish(_ copies: [Int: Copy]) -> [DocumentRun.Output] {
    var failures: [InputFile.Failure?] = []
    for (platform, name) in Self.folders {
      let copies = copies.sorted { $0.key < $1.key }.map(\.value).filter { $0.platform == platform }
      let folder = folder.appending(name)
      let manifest = MeasuringSetup.manifest(copies.map(\.setup))
      failures.append(PictureFiles.write(manifest.bytes, to: folder.appending("documents.json")))
      let images = copies.reduce(into: [:]) { $0.merge($1.images) { first, _ in first } }
      for file in PlaceholderImages(images).files {
        failures.append(PictureFiles.write(file.content, to: folder.appending(file.path)))
      }
    }
    return failures.compactMap(\.self).map(Self.failure)
  }

  private static func failure(_ error: any Error) -> DocumentRun.Output {
    DocumentRun.Output(failure: "\((error as? InputFile.Failure)?.message ?? String(describing: error))")
  }

  /// The name of a copy, which no other one has: an app keeps all of them in one folder.
  private static func name(of path: String, _ place: Int) -> (name: String, fileExtension: String) {
    let file = AbsolutePath(path).text.folderAndName.name
    let stem = file.withoutFileExtension
    let words = stem.unicodeScalars.split {
      !$0.isASCII || !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    let name = (["\(place + 1)"] + words.map { String($0) }).joined(separator: "-")
    return (name, file[stem.endIndex...].lowercased() == ".storyboard" ? ".storyboard" : ".xib")
  }
}

/// An asset catalog of gray images: the sizes of images are part of a layout, their colors are not.
struct PlaceholderImages {
  /// Files by their paths.
  let files: [(path: String, content: [UInt8])]

  /// - Parameter sizes: Images by their names, in points.
  init(_ sizes: [String: Size]) {
    let catalog = "Images.xcassets"
    var files = [(path: "\(catalog)/Contents.json", content: Array("{\(Self.info)}\n".utf8))]
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) where Self.isFileName(name) && size.isDrawable {
      let folder = "\(catalog)/\(name).imageset"
      let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"image.pdf\"}], \(Self.info)}\n"
      files.append((path: "\(folder)/Contents.json", content: Array(contents.utf8)))
      files.append((path: "\(folder)/image.pdf", content: Self.picture(size)))
    }
    self.files = files
  }

  private static let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"

  /// Whether a name can be that of a folder. One with a slash is in a folder that other catalogs describe.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != ":" && $0 != "\u{7F}" }
  }

  /// A page of PDF, as large as the image.
  private static func picture(_ size: Size) -> [UInt8] {
    let (width, height) = (size.width.short, size.height.short)
    let drawing = "0.8 g 0 0 \(width) \(height) re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R/Resources<<>>>>",
      "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.utf8.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    let trailer = "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array((text + table + trailer).utf8)
  }
}

extension Size {
  /// Whether a page can be as large.
  fileprivate var isDrawable: Bool { [width, height].allSatisfy { (1...14_400).contains($0) } }
}

/// The input of an app that measures a document: the name of the marked copy, the layout on the document's own canvas, and
/// the bars and screens around its views.
struct MeasuringSetup: Sendable {
  let json: Escaped<JSONString>

  /// - Parameters:
  ///   - report: The document, laid out on its own canvas.
  ///   - resource: The name of the marked copy, without its type.
  init(_ report: LayoutReport, _ document: LayoutDocument, resource: String) {
    let bars = document.screenBars()
    func roots(_ isWanted: (ScreenBars) -> Bool) -> Escaped<JSONString> {
      Self.list(document.roots.filter { bars[ObjectIdentifier($0)].map(isWanted) ?? false }.compactMap(\.id))
    }
    let layout = JSONLayoutWriter(showsConstraints: false).text(for: report) ?? "null"
    let isStoryboard: Escaped<JSONString> = document.scenes.isEmpty ? "false" : "true"
    let screens = Self.list(ScreenFilling(document).roots.compactMap(\.id))
    let cells = PrototypeCells(document).cells.map { list, cells -> Escaped<JSONString> in
      "\"\(list)\": \(Self.list(cells))"
    }.joined(separator: ", ")
    json = """
      {"resource": "\(resource)", "isStoryboard": \(isStoryboard), "screens": \(screens), \
      "navigationBars": \(roots { $0.navigationBarHeight > 0 }), "tabBars": \(roots { $0.tabBarHeight > 0 }), \
      "cells": {\(cells)}, "layout": \(layout)}
      """
  }

  /// The setups of several documents, in the order of the documents.
  static func manifest(_ setups: [MeasuringSetup]) -> Escaped<JSONString> {
    "{\"version\": \(JSONLayoutWriter.version), \"documents\": [\n\(setups.map(\.json).joined(separator: ",\n"))\n]}\n"
  }

  private static func list(_ ids: [String]) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.array { json in for id in ids { json.string(id) } }
    return json.text
  }
}

/// The top-level views that are as large as the screen, whatever the device.
private struct ScreenFilling {
  let roots: [View]

  init(_ document: LayoutDocument) {
    let devices = ["retina4_0", "ipad12_9"].compactMap { Device(named: $0, landscape: false) }
    let layouts = devices.map { device in
      let options = LayoutOptions(device: device)
      return (device, (try? LayoutDocument(document.nib.undecoded(), options: options))?.layout())
    }
    roots = document.roots.filter { root in
      guard let id = root.id, document.settings.platform != .macOS else { return false }
      return layouts.allSatisfy { device, layout in layout?[id]?.frame.size == device.size }
    }
  }
}
