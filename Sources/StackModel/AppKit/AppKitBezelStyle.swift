/// The look of the bezel of a cell, such as that of a button or a text field.
package enum AppKitBezelStyle: String, CaseIterable {
  case rounded, regularSquare, roundedRect, texturedSquare, texturedRounded, disclosure, shadowlessSquare, circular
  case helpButton, smallSquare, recessed, roundRect, inline, roundedDisclosure, square, round, automatic, push
  case flexiblePush, toolbar, accessoryBar, accessoryBarAction, badge, glass
}
