/// The measures of pop-up buttons by their style, size and design, from the frames, constraints and baselines that
/// Interface Builder stored in 12 repositories.
struct AppKitPopUpButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// With arrows in a bezel. Evidence: 42/42 regular heights and 13/15 widths before macOS 26; for Yosemite's insets 4/4
  /// sides of 1 pop-up button, for those of mini ones 3/3 constraints of 1.
  var rounded: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): .init(24, 48, .zero, 7)
    case (.regular, .yosemite): .init(25, 39, EdgeInsets(top: 1, left: 2, bottom: 3, right: 3), 6)
    case (.regular, .bigSur): .init(25, 39, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), 6)
    case (.small, .tahoe): .init(20, 39, .zero, 6)
    case (.small, _): .init(22, 32, EdgeInsets(top: 2, left: 4, bottom: 4, right: 4), 4)
    case (.mini, _): .init(16, 28, EdgeInsets(left: 2, bottom: 1, right: 3), 5)
    case (.large, _): .init(36, 46, EdgeInsets(top: 6, left: 5, bottom: 6, right: 5), 8)
    }
  }

  /// A capsule with a border. Evidence: 4/5 widths, 2 repositories.
  var roundRect: AppKitControlMetrics {
    controlSize == .small
      ? .init(17, 20, EdgeInsets(bottom: 1), 4) : .init(19, 24, EdgeInsets(bottom: 1), 5)
  }

  /// With a square bezel. Evidence: 2/2 frames, 1 repository.
  var square: AppKitControlMetrics {
    controlSize == .regular && design < .tahoe
      ? .init(25, 39, EdgeInsets(top: 3, left: 3, bottom: 4, right: 3), 6) : rounded
  }

  /// A pop-up button that shows its border only under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: .init(12, 20, .zero, 2)
    case .small: .init(20, 32, .zero, 6)
    default: .init(19, 26, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A pop-up button of a toolbar.
  var textured: AppKitControlMetrics {
    design == .tahoe ? rounded : .init(25, 39, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), 6)
  }
}
