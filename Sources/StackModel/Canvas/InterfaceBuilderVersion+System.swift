extension InterfaceBuilderVersion {
  /// The last version that came with a major version of iOS, and so has its controls; the newest if none is given.
  ///
  /// Xcode 9 came with iOS 11, each later one with the next, and Xcode 26 with iOS 26.
  static func ofSystem(iOS major: Int?) -> Self {
    guard let major else { return .newest }
    return switch major {
    case ...8: last(before: .xcode7)
    case ...10: last(before: .xcode9)
    case 11: last(before: .xcode10)
    case 12: last(before: .xcode11)
    case 13: last(before: .xcode12)
    case 14: last(before: .xcode13)
    case 15: last(before: .xcode14)
    case ...17: last(before: .xcode16)
    case ...25: last(before: .xcode26)
    default: .newest
    }
  }

  /// The last version that has the controls of a major version of macOS; 10 stands for all before macOS 11.
  static func ofSystem(macOS major: Int) -> Self {
    switch major {
    case ...10: last(before: .xcode12)
    case 11: last(before: .xcode13)
    case 12: last(before: .xcode14)
    case ...14: last(before: .xcode16)
    case ...25: last(before: .xcode26)
    default: .newest
    }
  }

  private static func last(before release: InterfaceBuilderRelease) -> Self { Self(release.rawValue - 1) }
}
