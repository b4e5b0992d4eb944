/// A release of Xcode that changed what Interface Builder's canvas shows. The raw value is the number from which
/// versions of Interface Builder belong to it.
///
/// A new release is a case with its name and documents here, and `since` in the facts that it changed.
package enum InterfaceBuilderRelease: Int, CaseIterable, Sendable {
  case xcode7 = 8000
  case xcode8 = 11_000
  case xcode9 = 13_000
  case xcode9point2 = 13_700
  case xcode9point3 = 14_000
  case xcode10 = 14_300
  case xcode10point1 = 14_400
  case xcode11 = 14_800
  case xcode11final = 14_860
  case xcode11point2 = 15_000
  case xcode12 = 17_000
  case xcode12point5 = 18_000
  case xcode13 = 19_000
  case xcode14 = 21_000
  case xcode14point3 = 21_600
  case xcode16 = 23_000
  case xcode16point3 = 23_700
  /// Xcode 26, which has the bars and iOS controls of iOS 26.
  case xcode26 = 24_000
  /// Xcode 26 where controls are those of the 26 systems. Controls follow the system that Interface Builder runs on,
  /// and documents saved before this version show those of the systems before.
  case xcode26withNewControls = 24_128
  /// Later than all documents that were measured.
  case unmeasured = 26_000

  /// Xcode's name and version.
  package var name: String {
    switch self {
    case .xcode7: "Xcode 7"
    case .xcode8: "Xcode 8"
    case .xcode9: "Xcode 9"
    case .xcode9point2: "Xcode 9.2"
    case .xcode9point3: "Xcode 9.3"
    case .xcode10: "Xcode 10"
    case .xcode10point1: "Xcode 10.1"
    case .xcode11: "Xcode 11, betas included"
    case .xcode11final: "Xcode 11"
    case .xcode11point2: "Xcode 11.2"
    case .xcode12: "Xcode 12"
    case .xcode12point5: "Xcode 12.5"
    case .xcode13: "Xcode 13"
    case .xcode14: "Xcode 14"
    case .xcode14point3: "Xcode 14.3"
    case .xcode16: "Xcode 16"
    case .xcode16point3: "Xcode 16.3"
    case .xcode26: "Xcode 26"
    case .xcode26withNewControls: "Xcode 26 on the 26 systems"
    case .unmeasured: "later than all measured"
    }
  }

  /// The versions in public documents between which the release begins: the last one before it, and its first one where
  /// any is known.
  var neighbors: (last: Int, first: Int?) {
    switch self {
    case .xcode7: (7706, 8121)
    case .xcode8: (10_117, 11_129)
    case .xcode9: (12_121, 13_122)
    case .xcode9point2: (13_529, 13_770)
    case .xcode9point3: (13_771, 14_087)
    case .xcode10: (14_295, 14_306)
    case .xcode10point1: (14_313, 14_460)
    case .xcode11: (14_750, 14_810)
    case .xcode11final: (14_854, 14_865)
    case .xcode11point2: (14_868, 15_400)
    case .xcode12: (16_097, 17_132)
    case .xcode12point5: (17_701, 18_121)
    case .xcode13: (18_122, 19_142)
    case .xcode14: (20_037, 21_208)
    case .xcode14point3: (21_507, 21_699)
    case .xcode16: (22_690, 23_077)
    case .xcode16point3: (23_504, 23_727)
    case .xcode26: (23_727, 24_093)
    case .xcode26withNewControls: (24_127, 24_128)
    case .unmeasured: (25_094, nil)
    }
  }
}
