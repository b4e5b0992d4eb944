/// What UIKit and AppKit take names by: words of their methods, and labels of their functions.
struct NameTaker {
  /// What the name is of.
  let kind: IdentifierUse.Kind
  /// Whether code gives the name to something, instead of looking it up.
  var isRegistration = false
  /// Whether the name is the first argument behind a parenthesis in Swift, and not behind the colon of a label.
  var isFunction = false
  /// Whether a bundle may follow, which may be another one than the app's.
  var hasBundle = false

  /// Nil for words that take no names, and for labels that only some functions take names by.
  init?(_ word: String) {
    switch word {
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier":
      self.init(.reusableView, isRegistration: true)
    case "dequeueReusableCellWithIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier",
      "dequeueReusableCellWithReuseIdentifier":
      self.init(.reusableView, isFunction: true)
    case "performSegueWithIdentifier": self.init(.segue, isFunction: true)
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
      self.init(.scene, isFunction: true)
    case "makeViewWithIdentifier": self.init(.tableItem, isFunction: true)
    case "UIStoryboard", "NSStoryboard", "storyboardWithName":
      self.init(.storyboard, isFunction: true, hasBundle: true)
    case "initWithNibName", "initWithNibNamed", "nibWithNibName", "initWithWindowNibName":
      self.init(.nib, isFunction: true, hasBundle: true)
    case "nibName", "nibNamed", "windowNibName": self.init(.nib, hasBundle: true)
    case "loadNibNamed": self.init(.nib, isFunction: true)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - function: The name of a function.
  ///   - label: The label of its first argument.
  init?(function: String, label: String) {
    switch function {
    case "instantiateViewController", "instantiateController": self.init(.scene)
    case "UIStoryboardSegue", "NSStoryboardSegue": self.init(.segue, isRegistration: true)
    case _ where label != "withIdentifier": return nil
    case "dequeueReusableCell", "dequeueReusableHeaderFooterView": self.init(.reusableView)
    case "performSegue": self.init(.segue)
    case "makeView": self.init(.tableItem)
    default: return nil
    }
  }

  private init(
    _ kind: IdentifierUse.Kind, isRegistration: Bool = false, isFunction: Bool = false, hasBundle: Bool = false
  ) {
    (self.kind, self.isRegistration) = (kind, isRegistration)
    (self.isFunction, self.hasBundle) = (isFunction, hasBundle)
  }
}
