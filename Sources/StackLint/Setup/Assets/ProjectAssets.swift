import Formats
import Support

/// The images and colors of a project's asset catalogs, and its image files, which are read when they are asked for.
package final class ProjectAssets: Sendable {
  /// An image that can be shown as it is.
  package struct Image: Sendable {
    /// The bytes of the file.
    package let bytes: [UInt8]
    /// What the bytes are, and how large the image is in pixels.
    package let header: ImageHeader
    /// Pixels per point.
    package let scale: Double
    /// How the catalog says that the image is drawn, such as `template`; nil if it does not.
    package var rendering: String?
    /// The edges in pixels that keep their size when the image is stretched: top, left, bottom, right; nil for none.
    package var capInsets: [Double]?
    /// The bytes of the file for dark appearance, and what they are; nil for the same file.
    package var dark: (bytes: [UInt8], kind: ImageHeader.Kind)?
  }

  /// Larger files make pictures that nobody waits for.
  private static let sizeLimit = 512 << 10

  private struct Names {
    /// The folders of sets in catalogs, by name and suffix: `Brand.colorset`.
    var sets: [String: String] = [:]
    /// Image files outside of catalogs, by name without scale and extension.
    var files: [String: [String]] = [:]
  }

  private struct State {
    /// Nil until something is looked up.
    var names: Names?
    var images: [String: Image?] = [:]
  }

  private let folder: AbsolutePath
  private let state = Locked(State())

  /// The assets below a project's folder, which is searched when something is looked up.
  init(folder: AbsolutePath) { self.folder = folder }

  /// The image of a name, in a catalog or as a file; nil for none, and for one that cannot be shown as it is.
  package func image(named name: String) -> Image? {
    state.withLock { state in
      if let known = state.images[name] { return known }
      let found = readImage(named: name, names(&state))
      state.images[name] = .some(found)
      return found
    }
  }

  /// The color of a name; nil for none.
  package func color(named name: String) -> ColorSet? {
    let set = state.withLock { state in names(&state).sets["\(name.folderAndName.name).colorset"] }
    return set.flatMap { ColorSet.read(in: folder.appending($0)) }
  }

  private func names(_ state: inout State) -> Names {
    if let names = state.names { return names }
    var names = Names()
    for path in (ProjectWalk.paths(below: folder) ?? []).sorted() {
      let (folder, name) = path.folderAndName
      if name == "Contents.json" {
        // Without the slash at its end.
        let parent = String(folder.dropLast())
        let set = parent.folderAndName.name
        if set.hasByteSuffix(".imageset") || set.hasByteSuffix(".colorset"), names.sets[set] == nil {
          names.sets[set] = parent
        }
      } else if ImageHeader.isShown(name) {
        names.files[Self.stem(of: name), default: []].append(path)
      }
    }
    state.names = names
    return names
  }

  private func readImage(named name: String, _ names: Names) -> Image? {
    // A name may have the folders that provide a namespace.
    if let set = names.sets["\(name.folderAndName.name).imageset"] {
      let set = ImageSet.read(in: folder.appending(set), sizeLimit: Self.sizeLimit)
      guard let choice = set.best, var image = read(choice.path, scale: choice.scale) else { return nil }
      (image.rendering, image.capInsets) = (set.rendering, choice.capInsets)
      if let dark = set.dark.flatMap({ read($0.path, scale: $0.scale) }), dark.header.kind != .pdf {
        image.dark = (dark.bytes, dark.header.kind)
      }
      return image
    }
    let candidates = names.files[Self.stem(of: name)] ?? []
    let best = candidates.max {
      Self.preference(of: Self.scale(of: $0), $0) < Self.preference(of: Self.scale(of: $1), $1)
    }
    return best.flatMap { read(folder.appending($0), scale: Self.scale(of: $0)) }
  }

  private func read(_ path: AbsolutePath, scale: Double) -> Image? {
    guard let bytes = try? InputFile(path: path.text).read(limit: Self.sizeLimit).get(),
      bytes.count <= Self.sizeLimit, let header = ImageHeader(bytes)
    else { return nil }
    return Image(bytes: bytes, header: header, scale: scale)
  }

  /// The name of an image file without its extension and scale: `logo` for `logo@2x.png`.
  private static func stem(of file: String) -> String {
    let name = file.folderAndName.name
    let stem = ImageHeader.isShown(name) ? String(name.withoutFileExtension) : name
    return stem.lastIndex(of: "@").map { String(stem[..<$0]) } ?? stem
  }

  static func scale(of file: String) -> Double {
    file.contains("@3x") ? 3 : file.contains("@2x") ? 2 : 1
  }

  /// Twice the points is enough for a screen; smaller is blurred, larger only takes room.
  /// Pictures cannot contain PDF.
  static func preference(of scale: Double, _ file: String) -> Int {
    file.lowercased().hasByteSuffix(".pdf") ? 0 : scale == 2 ? 3 : scale == 1 ? 2 : 1
  }
}

/// The files of an image set in an asset catalog.
struct ImageSet {
  /// A file for screens of a scale.
  struct Choice {
    let path: AbsolutePath
    let scale: Double
    let isDark: Bool
    /// The edges in pixels that keep their size when the image is stretched: top, left, bottom, right; nil for none.
    let capInsets: [Double]?
  }

  private let choices: [Choice]
  /// How the set says that its images are drawn, such as `template`; nil if it does not.
  let rendering: String?

  /// Reads the description of the set in a folder; empty if it cannot be read.
  static func read(in folder: AbsolutePath, sizeLimit: Int) -> ImageSet {
    let file = InputFile(path: folder.appending("Contents.json").text)
    return ImageSet(description: (try? file.read(limit: sizeLimit).get()) ?? [], folder: folder)
  }

  /// - Parameters:
  ///   - description: The content of the set's `Contents.json`.
  ///   - folder: Where its files are.
  init(description: [UInt8], folder: AbsolutePath) {
    let node = try? JSONParser.parse(description)
    rendering = (try? node?.member("properties")).flatMap { try? $0.string("template-rendering-intent") }
    let entries = (try? node?.array("images")) ?? []
    choices = entries.compactMap { entry in
      guard let name = try? entry.string("filename"), ImageHeader.isShown(name), !name.contains("/") else { return nil }
      // Images for high contrast have two appearances.
      let appearances = (try? entry.array("appearances"))?.map { (try? $0.string("value")) ?? "" }
      guard appearances == nil || appearances == ["dark"] else { return nil }
      let scale = (try? entry.string("scale")).flatMap { Double($0.dropLast()) } ?? ProjectAssets.scale(of: name)
      return Choice(
        path: folder.appending(name), scale: scale, isDark: appearances != nil, capInsets: Self.capInsets(entry))
    }
  }

  private static func capInsets(_ entry: JSONNode) -> [Double]? {
    guard let resizing = try? entry.member("resizing"), let insets = try? resizing.member("cap-insets") else {
      return nil
    }
    return ["top", "left", "bottom", "right"].map { key in (try? insets.requiredMember(key).number()) ?? 0 }
  }

  /// The file to show; nil if none can be shown.
  var best: Choice? { best(isDark: false) }

  /// The file to show in dark appearance; nil for the same one.
  var dark: Choice? { best(isDark: true) }

  private func best(isDark: Bool) -> Choice? {
    choices.filter { $0.isDark == isDark }.max {
      ProjectAssets.preference(of: $0.scale, $0.path.text) < ProjectAssets.preference(of: $1.scale, $1.path.text)
    }
  }
}

extension ColorSet {
  /// Reads the description of the color in a folder; nil if it cannot be read, or refers to a color of the system.
  static func read(in folder: AbsolutePath) -> ColorSet? {
    let file = InputFile(path: folder.appending("Contents.json").text)
    return (try? file.read(limit: 64 << 10).get()).flatMap { ColorSet(description: $0) }
  }
}

/// The assets of the projects that documents belong to. Each project is searched once, when the first name is looked up.
package final class DocumentAssets: Sendable {
  private struct State {
    /// Nil until something is looked up.
    var folders: ProjectFolders?
    var projects: [AbsolutePath: ProjectAssets] = [:]
  }

  private let paths: [String]
  private let state = Locked(State())

  /// - Parameter paths: What the command line names.
  package init(paths: [String]) { self.paths = paths }

  /// The assets of a document's project; nil for standard input and for a document that stands alone.
  package func assets(ofDocument path: String) -> ProjectAssets? {
    guard path != "-" else { return nil }
    return state.withLock { state in
      var folders = state.folders ?? ProjectFolders.find(paths)
      defer { state.folders = folders }
      guard let folder = folders.folder(ofDocument: AbsolutePath(path), outermost: nil) else { return nil }
      if let known = state.projects[folder] { return known }
      let assets = ProjectAssets(folder: folder)
      state.projects[folder] = assets
      return assets
    }
  }
}
