import NibDecoder

extension DocumentElement {
  /// The name of the object for people: its user label, otherwise its class, otherwise its element.
  var objectName: String {
    self["userLabel"] ?? self["storyboardIdentifier"] ?? self["title"] ?? self["customClass"] ?? "<\(name)>"
  }
}
