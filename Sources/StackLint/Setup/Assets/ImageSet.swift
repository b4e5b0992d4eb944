import Formats
import Support

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
