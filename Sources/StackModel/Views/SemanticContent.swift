import NibDecoder

/// `semanticContentAttribute`: whether a view follows the language's direction.
enum SemanticContent: String, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  static func forcesRightToLeft(_ coder: NibCoder) -> Bool? {
    switch coder.decodeEnum(SemanticContent.self, forKey: "semanticContentAttribute") {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified, nil: nil
    }
  }
}
