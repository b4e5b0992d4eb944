/// The measures of AppKit's buttons by their kind, size and design, from the frames, constraints and baselines that
/// Interface Builder stored in 12 repositories.
struct AppKitButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// A push button.
  var push: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .yosemite): metrics(32, 40, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 6)
    case (.regular, .bigSur): metrics(32, 34, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7), 6)
    case (.regular, .tahoe): metrics(24, 24, .zero, 7)
    case (.large, .tahoe): metrics(28, 27, .zero, 9)
    case (.large, _): metrics(40, 32, EdgeInsets(all: 6), 9)
    case (.small, .tahoe): metrics(20, 19, .zero, 6)
    case (.small, _): metrics(27, 28, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 4)
    case (.mini, .tahoe): metrics(16, 16, .zero, 4)
    case (.mini, _): metrics(16, 18, EdgeInsets(top: 1, left: 2, bottom: 2, right: 2), 4)
    }
  }

  /// A checkbox.
  var check: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): metrics(16, 22, .zero, 3)
    case (.regular, .yosemite): metrics(18, 22, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2), 3)
    case (.regular, .bigSur): metrics(18, 26, EdgeInsets(top: 1, left: 2, bottom: 1), 3)
    case (.large, _): metrics(22, 29, EdgeInsets(top: 2.5, left: 3, bottom: 2.5), 3)
    case (.small, .tahoe): metrics(14, 18, .zero, 3)
    case (.small, _): metrics(16, 21, EdgeInsets(top: 1, left: 1, bottom: 1), 3)
    case (.mini, _): metrics(11, 18, .zero, 2)
    }
  }

  /// A radio button: a checkbox, but lower where it is small.
  var radio: AppKitControlMetrics {
    guard controlSize == .small, design < .tahoe else { return check }
    return metrics(15, 21, EdgeInsets(left: 1, bottom: 1), 3)
  }

  /// A round button with a question mark.
  var help: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, _): metrics(19, 19, EdgeInsets(top: 1, left: 1, bottom: 2, right: 2), 4)
    case (.regular, .tahoe): metrics(24, 24, .zero, 7)
    case (.large, _): metrics(35, 35, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 9)
    default: metrics(25, 25, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 6)
    }
  }

  /// A capsule with a border.
  var roundRect: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, .tahoe): metrics(20, 20, .zero, 6)
    case (.small, _): metrics(17, 14, EdgeInsets(bottom: 1), 4)
    case (_, .tahoe): metrics(24, 24, .zero, 7)
    default: metrics(19, 16, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A button of a toolbar or a list's header.
  var textured: AppKitControlMetrics {
    design == .tahoe
      ? metrics(24, 24, .zero, 7) : metrics(25, 20, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), 7)
  }

  /// A button that only shows its border under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: metrics(16, 16, .zero, 4)
    case .small: metrics(16, 14, .zero, 4)
    default: metrics(19, 16, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A capsule within text.
  var inline: AppKitControlMetrics { metrics(18, 14, .zero, 5) }

  private func metrics(
    _ height: Double, _ padding: Double, _ insets: EdgeInsets, _ baseline: Double
  ) -> AppKitControlMetrics {
    AppKitControlMetrics(height: height, padding: padding, insets: insets, baseline: baseline)
  }
}
