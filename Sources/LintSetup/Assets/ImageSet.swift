import DataFormats
import OperatingSystem

/// The files of an image set in an asset catalog.
struct ImageSet {
  /// A file for screens of a scale.
  struct Choice {
    let path: AbsolutePath
    let scale: Double
  }

  private let choices: [Choice]

  /// Reads the set's description; empty if it cannot be read.
  init(_ folder: AbsolutePath, sizeLimit: Int) {
    let description = try? InputFile(path: folder.appending("Contents.json").text).read(limit: sizeLimit).get()
    let node = description.flatMap { try? JSONParser.parse($0) }
    let entries = (try? node?.array("images")) ?? []
    choices = entries.compactMap { entry in
      // Dark and high-contrast images have appearances.
      guard let name = try? entry.string("filename"), (try? entry.array("appearances")) == nil,
        ImageHeader.isShown(name), !name.contains("/")
      else { return nil }
      let scale = (try? entry.string("scale")).flatMap { Double($0.dropLast()) } ?? ProjectAssets.scale(of: name)
      return Choice(path: folder.appending(name), scale: scale)
    }
  }

  /// The file to show; nil if none can be shown.
  var best: Choice? {
    choices.max { ProjectAssets.preference(of: $0.scale) < ProjectAssets.preference(of: $1.scale) }
  }
}
