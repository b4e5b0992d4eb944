import EmbeddedFiles

/// The PostScript names of the faces of Apple's families that documents often use.
///
/// Other families, and faces that only some version of a system has, may be missing: what is not here may exist.
enum SystemFaces {
  /// The face that a name is a slip of the finger for; nil if it is one of the faces, or unlike all of them.
  static func intendedFace(_ name: String) -> String? {
    let plain = name.plainName
    guard names[plain] == nil else { return nil }
    return names.filter { plain.isSlip(of: $0.key) }.map(\.value).min()
  }

  /// All of them, in alphabetical order.
  static var all: [String] { names.values.sorted() }

  /// The names, by what they are without case and hyphens. A line of the file has the start of the names, and their ends;
  /// an equals sign stands for none.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in String(cString: EmbeddedSystemFaces.bytes).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for face in words.dropFirst() {
        let name = face == "=" ? words[0] : words[0] + face
        names[name.plainName] = name
      }
    }
    return names
  }()
}
