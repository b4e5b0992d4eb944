package import StackModel

/// What documents are laid out for, as somebody asks: once, or for several devices and users.
package struct RequestedLayouts: Sendable {
  package let options: LayoutOptions
  /// Nil for a single layout.
  package let variants: LayoutVariants?

  /// - Parameters:
  ///   - shared: What all variants have in common.
  ///   - variants: The devices and users; nil for the documents' own canvas.
  package init(_ shared: LayoutOptions, variants: LayoutVariants?) {
    let single = variants.map { $0.single(in: shared) } ?? shared
    options = single ?? shared
    self.variants = single == nil ? variants : nil
  }
}

extension LayoutVariants {
  /// Whether there is only one device and user.
  package var isSingle: Bool { single(in: LayoutOptions()) != nil }

  /// The options for a single device and user; nil if there are several.
  fileprivate func single(in options: LayoutOptions) -> LayoutOptions? {
    guard devices.count <= 1, orientations.isEmpty, contentSizeCategories.count <= 1, languages.count <= 1 else {
      return nil
    }
    return options.with(
      LayoutVariant(
        device: devices.first, contentSizeCategory: contentSizeCategories.first, language: languages.first ?? .base,
        isTextBold: isTextBold))
  }
}
