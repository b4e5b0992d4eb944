/// Sizes of UIKit's controls that releases changed. A control's own file knows what its size depends on.
enum ControlFacts {
  static let switchSize = Fact(
    "Switch, without alignment insets", Size(width: 49, height: 31), "242/268 switches, 33 repositories"
  )
  .since(.xcode26, Size(width: 61, height: 28), "53/61 switches, 4 repositories; 1 older one has the older size")

  static let sliderHeight = Fact("Slider, height without alignment insets", 30.0, "198/251 sliders, 18 repositories")
    .since(.xcode26, 34, "3/8 sliders, 2 repositories; the others are stretched")

  static let sliderInsets = Fact(
    "Slider, alignment insets", EdgeInsets(left: 2, bottom: 1, right: 2), "198/251 sliders, 18 repositories"
  )
  .since(.xcode26, .zero, "3/8 sliders, 2 repositories; the others are stretched")

  static let stepperHeight = Fact("Stepper, height", 29.0, "15/15 steppers, 3 repositories")
    .since(.xcode11, 32, "3/5 steppers, 3 repositories; the others were moved from older documents")

  static let progressHeight = Fact("Progress view, height", 2.0, "20/22 progress views, 14 repositories")
    .since(.xcode12, 4, "18/25 progress views without a height of their own, 12 repositories")

  static let segmentedControlHeight = Fact(
    "Segmented control, height without alignment insets", 28.0, "40/44 segmented controls, 9 repositories"
  )
  .since(.xcode11, 31, "54/83 segmented controls, 14 repositories")

  static let segmentPadding = Fact("Segment, what it adds to its title", 14.0, "7/11 widths of segmented controls")
    .since(.xcode11, 18, "16/18 widths of segmented controls")

  static let segmentWeight = Fact(
    "Segment, weight of its title", FontWeight.regular, "7/11 widths of segmented controls"
  )
  .since(.xcode11, .medium, "16/18 widths of segmented controls")

  static let roundedTextFieldHeight = Fact(
    "Text field with a rounded border, height", 30.0, "200/238 text fields, 14 repositories"
  )
  .since(.xcode11, 34, "213/280 text fields, 20 repositories")

  static let plainTextFieldExtra = Fact(
    "Text field without a border, what it adds to its line", 0.0, "9/9 text fields of 21 points at 17, 2 repositories"
  )
  .since(.xcode12, 1, "25/25 text fields of 22 points at 17, 8 repositories")

  static let pageControlHeight = Fact("Page control, height", 37.0, "11/13 page controls, 5 repositories")
    .since(.xcode12, 27.5, "5/6 page controls, 4 repositories; the other has 27.33")
    .since(.xcode13, 26, "7/7 page controls, 4 repositories")

  static let pageControlDot = Fact(
    "Page control, width of a page", 16.0, "8/8 page controls of 3 pages, 5 repositories"
  )
  .since(.xcode12, 18.5, "5/6 page controls of 3 pages, 4 repositories")
  .since(.xcode16, 18, "measured in UIKit on iOS 26.1; 4/4 page controls of 3 pages, 3 repositories")

  static let pageControlExtra = Fact(
    "Page control, what it adds to its pages", -9.0, "8/8 page controls of 3 pages, 5 repositories"
  )
  .since(.xcode12, 60.5, "5/6 page controls of 3 pages, 4 repositories")
  .since(.xcode16, 20, "measured in UIKit on iOS 26.1; 4/4 page controls of 3 pages, 3 repositories")

  static let pageControlLoss = Fact(
    "Page control, how much smaller a page is with 3 pixels a point", 0.0,
    "8/8 page controls of 3 pages, 5 repositories"
  )
  .since(.xcode16, 1.0 / 3, "measured in UIKit on iOS 26.1; 1/1 page control, 1 repository")

  static let iconButton = Fact(
    "Button that is nothing but an icon", Size(width: 22, height: 22), "22/23 buttons, 5 repositories"
  )
  .since(.xcode11, Size(width: 25, height: 24), "2/2 buttons, 2 repositories")
  .since(.xcode12, Size(width: 25.6, height: 25.6), "12/12 lengths, rounded up to pixels, 4 repositories")

  static let colorWellSize = Fact(
    "Color well, size", Size(width: 28, height: 28),
    "2/2 color wells in versions before and on the 26 systems, 1 repository")

  static let table = FactTable(
    "Controls", "Lengths in points.",
    [
      switchSize, sliderHeight, sliderInsets, stepperHeight, progressHeight, segmentedControlHeight, segmentPadding,
      segmentWeight, roundedTextFieldHeight, plainTextFieldExtra, pageControlHeight, pageControlDot, pageControlExtra,
      pageControlLoss,
      iconButton, colorWellSize,
    ])
}
