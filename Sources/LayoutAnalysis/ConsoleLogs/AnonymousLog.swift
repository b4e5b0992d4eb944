import NibDecoder
import Support

/// Logs that can be published: without the names of an app's classes, texts, identifiers and source files.
extension LoggedConflict {
  /// The same conflict without private names.
  var anonymous: LoggedConflict {
    replacing(items: items.map(\.anonymous), sources: constraints.map(\.source.anonymous))
  }
}

extension LoggedItem {
  /// The same object without its text and its identifier. A class of the app becomes `View`.
  fileprivate var anonymous: LoggedItem {
    let isPublic = className.map { isOfSystem || isGuideOfSystem || Self.publicClasses.contains($0) } ?? true
    return LoggedItem(
      className: isPublic ? className : isGuide ? "UILayoutGuide" : "View", address: address,
      text: isGuideOfSystem ? text : nil, identifier: nil, isOfSystem: isOfSystem)
  }

  /// Whether it is a guide that UIKit makes; its text says what for.
  private var isGuideOfSystem: Bool {
    let name = className ?? ""
    guard isGuide, name.hasBytePrefix("UI") || name.hasBytePrefix("_UI") else { return false }
    return text?.hasBytePrefix("UI") ?? true
  }

  /// The classes that documents know, and those of the content views of cells.
  private static let publicClasses = [Vocabulary.cocoaTouch, .cocoa].reduce(into: contentViews) {
    $0.formUnion($1.superclasses.keys)
  }
}

extension LoggedConstraint.Source {
  /// The same without the author's identifier and the place in a source file.
  fileprivate var anonymous: LoggedConstraint.Source {
    let isWritten = maker == .author || maker == .library
    let isPublic = ["NS", "_NS", "UI", "_UI", "MAS", "SnapKit."].contains { className.hasBytePrefix($0) }
    return LoggedConstraint.Source(
      className: isPublic ? className : "LayoutConstraint", address: address,
      identifier: isWritten ? nil : identifier, isActive: isActive, namesSystemView: namesSystemView,
      sizesContentOfCell: sizesContentOfCell)
  }
}
