/// Features that a document needs of Interface Builder.
package enum Capability {
  /// The first version with each feature.
  package static let versions = [
    "documents saved in the Xcode 8 format": "8.0", "Safe area layout guides": "9.0",
    "System colors in document resources": "11.0", "Named colors": "9.0", "Constraints to layout margins": "6.0",
    "Aspect ratio constraints": "5.1", "Constraints with non-1.0 multipliers": "5.1",
    "Stack View standard spacing": "9.0", "collection view cell content view": "11.0", "Image references": "12.0",
    "System colors introduced in macOS 10.14": "10.0", "System colors introduced in macOS 10.13": "9.0",
    "Alignment constraints with different attributes": "5.1", "box content view": "7.0",
    "Navigation items with more than one left or right bar item": "7.0",
    "Alignment constraints to the first baseline": "6.0",
    "stacking Non-gravity area distributions on NSStackView": "7.0", "NSView safe area layout guides": "12.0",
    "Baseline standard spacing": "9.0", "iOS 13.0 system colors": "11.0", "Segues with Peek and Pop": "7.1",
    "TVUIKit controls": "10.2", "the Touch Bar": "8.1", "Search Toolbar Item": "12.0",
    "Unknown constraint types": "5.1",
  ]
  /// Whether Xcode writes a feature of a name.
  package static func isKnown(_ name: String) -> Bool { versions[name] != nil }
}
