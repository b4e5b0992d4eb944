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
