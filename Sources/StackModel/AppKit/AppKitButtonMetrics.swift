/// The measures of AppKit's buttons by their kind, size and design, from the frames and constraints that Interface
/// Builder stored.
struct AppKitButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// A push button. Regular ones: 150 of 155 heights, 48 of 53 widths, 190 of 199 insets.
  var push: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .yosemite): metrics(32, 40, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6))
    case (.regular, .bigSur): metrics(32, 34, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
    case (.regular, .tahoe): metrics(24, 24, .zero)
    case (.large, .tahoe): metrics(28, 24, .zero)
    case (.large, _): metrics(40, 32, EdgeInsets(all: 6))
    case (.small, _): metrics(27, 28, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6))
    case (.mini, _): metrics(16, 18, EdgeInsets(top: 1, left: 2, bottom: 2, right: 2))
    }
  }

  /// A checkbox. 103 of 115 widths, 44 of 44 heights of regular ones.
  var check: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): metrics(16, 22, .zero)
    case (.regular, .yosemite): metrics(18, 22, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    case (.regular, .bigSur): metrics(18, 26, EdgeInsets(top: 1, left: 2, bottom: 1))
    case (.large, _): metrics(22, 29, EdgeInsets(top: 2.5, left: 3, bottom: 2.5))
    case (.small, _): metrics(16, 21, EdgeInsets(top: 1, left: 1, bottom: 1))
    case (.mini, _): metrics(11, 18, .zero)
    }
  }

  /// A radio button: a checkbox, but a point lower where it is small.
  var radio: AppKitControlMetrics {
    guard controlSize == .small else { return check }
    return metrics(15, 21, EdgeInsets(top: 1, left: 1))
  }

  /// A round button with a question mark.
  var help: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, _): metrics(19, 19, EdgeInsets(top: 1, left: 1, bottom: 2, right: 2))
    case (.regular, .tahoe): metrics(24, 24, .zero)
    case (.large, _): metrics(35, 35, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2))
    default: metrics(25, 25, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2))
    }
  }

  /// A capsule with a border.
  var roundRect: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, .tahoe): metrics(20, 20, .zero)
    case (.small, _): metrics(17, 14, EdgeInsets(bottom: 1))
    case (_, .tahoe): metrics(24, 24, .zero)
    default: metrics(19, 16, EdgeInsets(bottom: 1))
    }
  }

  /// A button of a toolbar or a list's header.
  var textured: AppKitControlMetrics {
    design == .tahoe
      ? metrics(24, 24, .zero) : metrics(25, 20, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1))
  }

  /// A button that only shows its border under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: metrics(16, 12, .zero)
    case .small: metrics(16, 14, .zero)
    default: metrics(19, 16, EdgeInsets(bottom: 1))
    }
  }

  /// A capsule within text.
  var inline: AppKitControlMetrics { metrics(18, 14, .zero) }

  private func metrics(_ height: Double, _ padding: Double, _ insets: EdgeInsets) -> AppKitControlMetrics {
    AppKitControlMetrics(height: height, padding: padding, insets: insets)
  }
}
