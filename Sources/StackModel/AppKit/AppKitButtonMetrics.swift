/// The measures of AppKit's buttons by their kind, size and design, from the frames, constraints and baselines that
/// Interface Builder stored in 12 repositories.
struct AppKitButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// A push button.
  var push: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .yosemite): .init(32, 40, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 6)
    case (.regular, .bigSur): .init(32, 34, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7), 6)
    case (.regular, .tahoe): .init(24, 24, .zero, 7)
    case (.large, .tahoe): .init(28, 27, .zero, 9)
    case (.large, _): .init(40, 32, EdgeInsets(all: 6), 9)
    case (.small, .tahoe): .init(20, 19, .zero, 6)
    case (.small, _): .init(27, 28, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 4)
    case (.mini, .tahoe): .init(16, 16, .zero, 4)
    case (.mini, _): .init(16, 18, EdgeInsets(top: 1, left: 2, bottom: 2, right: 2), 4)
    }
  }

  /// A checkbox. Evidence for Yosemite's insets: 2/2 with a height of their own, 1 repository.
  var check: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): .init(16, 22, .zero, 3)
    case (.regular, .yosemite): .init(18, 22, EdgeInsets(all: 2), 3)
    case (.regular, .bigSur): .init(18, 26, EdgeInsets(top: 1, left: 2, bottom: 1), 3)
    case (.large, _): .init(22, 29, EdgeInsets(top: 2.5, left: 3, bottom: 2.5), 3)
    case (.small, .tahoe): .init(14, 18, .zero, 3)
    case (.small, _): .init(16, 21, EdgeInsets(top: 1, left: 1, bottom: 1), 3)
    case (.mini, _): .init(11, 18, .zero, 2)
    }
  }

  /// A radio button: a checkbox, but lower where it is small.
  ///
  /// Evidence: 7/7 small radio buttons, 2 repositories.
  var radio: AppKitControlMetrics {
    guard controlSize == .small, design < .tahoe else { return check }
    return .init(15, 21, EdgeInsets(top: 0.5, left: 1, bottom: 0.5), 3)
  }

  /// A round button with a question mark. Evidence for the insets of small ones: 2/2, 2 repositories.
  var help: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, _): .init(19, 18, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), 4)
    case (.regular, .tahoe): .init(24, 24, .zero, 7)
    case (.large, _): .init(35, 35, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 9)
    default: .init(25, 25, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 6)
    }
  }

  /// A capsule with a border. Evidence for the regular width: 2/2, 1 repository.
  var roundRect: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, .tahoe): .init(20, 20, .zero, 6)
    case (.small, _): .init(17, 14, EdgeInsets(bottom: 1), 4)
    case (_, .tahoe): .init(24, 24, .zero, 7)
    default: .init(19, 14, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A button of a toolbar or a list's header.
  var textured: AppKitControlMetrics {
    design == .tahoe
      ? .init(24, 24, .zero, 7) : .init(23, 16, EdgeInsets(left: 1, bottom: 2, right: 1), 7)
  }

  /// A button that shows its border only under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: .init(16, 16, .zero, 4)
    case .small: .init(16, 14, .zero, 4)
    default: .init(19, 16, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A capsule within text.
  ///
  /// Evidence: 5/7 widths within a point, 1 repository; 5/8 heights, 2 repositories.
  var inline: AppKitControlMetrics { .init(18, 12, .zero, 5) }
}
