import NibDecoder

/// The segues by which container views show the views of controllers.
package enum EmbedSegues {
  /// The ids of the controllers whose views a container view shows.
  package static func destinations(from view: View) -> [String] {
    view.decodeLate { coder in
      coder.coders(in: "connections").filter { $0.elementName == "segue" && $0.decodeString(forKey: "kind") == "embed" }
        .compactMap { $0.decodeString(forKey: "destination") }
    } ?? []
  }
}
