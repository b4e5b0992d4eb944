import NibDecoder

/// A version of Interface Builder: the number that it writes into a document as `toolsVersion`, such as 21701.
package struct InterfaceBuilderVersion: Hashable, Sendable {
  /// The number as it is written; of `24128.0.4` the part before the first point.
  package let number: Int

  /// Creates the version with a number.
  package init(_ number: Int) { self.number = number }

  /// Later than every release: for documents without a version, stack definitions and views made in code.
  package static let newest = Self(99_999)

  /// The release that the version belongs to; nil for versions before all that changed something.
  package var release: InterfaceBuilderRelease? { InterfaceBuilderRelease.allCases.last { self >= $0 } }

  /// Whether it is the version that saved a document, and not one that is chosen for it.
  func isThat(ofDocument version: Self) -> Bool { self == version }

  /// Whether a version is that of a release or of a later one.
  package static func >= (version: Self, release: InterfaceBuilderRelease) -> Bool {
    version.number >= release.rawValue
  }
}

extension InterfaceBuilderVersion {
  /// Reads the version from a document's head; the newest if it has none.
  init(coder: NibCoder) {
    let number = WrittenVersion.number(
      toolsVersion: coder.decodeString(forKey: "toolsVersion"),
      plugIn: coder.coders(in: "dependencies").lazy.filter { $0.elementName == "plugIn" }
        .compactMap { $0.decodeString(forKey: "version") }.first)
    self = number.map(Self.init) ?? .newest
  }
}

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
