extension DocumentSettings {
  /// The look of AppKit's controls: that of a chosen macOS, of the system that the document's images tell, or of the one
  /// that came with the document's version of Interface Builder.
  var appKitDesign: AppKitDesign {
    let design = self[AppKitFacts.design]
    switch appKitHost {
    case .catalina: return .yosemite
    case .bigSur, .ventura: return max(design, .bigSur)
    case nil: return design
    }
  }
}
