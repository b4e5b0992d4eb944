import Support

extension ColorSet {
  /// Reads the description of the color in a folder; nil if it cannot be read, or refers to a color of the system.
  static func read(in folder: AbsolutePath) -> ColorSet? {
    let file = InputFile(path: folder.appending("Contents.json").text)
    return (try? file.read(limit: 64 << 10).get()).flatMap { ColorSet(description: $0) }
  }
}
