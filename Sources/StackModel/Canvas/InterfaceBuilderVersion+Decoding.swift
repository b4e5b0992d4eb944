import NibDecoder

extension InterfaceBuilderVersion {
  /// What newer Xcodes write for every version of the tool: the version of the plug-in distinguishes them.
  private static let constant = 32_700
  /// The version of a document that has the constant and names no plug-in: Xcode 15.3 introduced the constant.
  private static let firstWithConstant = Self(22_685)

  /// Reads the version from a document's head; the newest if it has none.
  init(coder: NibCoder) {
    guard let text = coder.decodeString(forKey: "toolsVersion") else {
      self = .newest
      return
    }
    let version = Int(text.prefix { $0 != "." }).map(Self.init) ?? .newest
    self = version.number == Self.constant ? Self.ofPlugIn(coder) ?? .firstWithConstant : version
  }

  private static func ofPlugIn(_ coder: NibCoder) -> Self? {
    let plugIns = coder.coders(in: "dependencies").filter { $0.elementName == "plugIn" }
    let versions = plugIns.compactMap { $0.decodeString(forKey: "version").flatMap { Int($0.prefix { $0 != "." }) } }
    return versions.first.map(Self.init)
  }
}
