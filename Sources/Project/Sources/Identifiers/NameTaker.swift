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
  /// What the bundle is, as far as it is named before the call.
  var bundle: String?
  /// Whether the identifier may only be what the initializer of a cell is given.
  var isCellCreation = false
}

extension NameTaker {
  /// Nil for words that take no names, and for labels that only some functions take names by.
  init?(_ word: String) {
    switch word {
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier":
      self.init(kind: .reusableView, isRegistration: true)
    case "dequeueReusableCellWithIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier",
      "dequeueReusableCellWithReuseIdentifier":
      self.init(kind: .reusableView, isFunction: true)
    case "performSegueWithIdentifier": self.init(kind: .segue, isFunction: true)
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
      self.init(kind: .scene, isFunction: true)
    case "makeViewWithIdentifier": self.init(kind: .tableItem, isFunction: true)
    case "UIStoryboard", "NSStoryboard", "storyboardWithName":
      self.init(kind: .storyboard, isFunction: true, hasBundle: true)
    case "initWithNibName", "initWithNibNamed", "nibWithNibName", "initWithWindowNibName":
      self.init(kind: .nib, isFunction: true, hasBundle: true)
    case "nibName", "nibNamed", "windowNibName": self.init(kind: .nib, hasBundle: true)
    case "loadNibNamed": self.init(kind: .nib, isFunction: true)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - function: The name of a function.
  ///   - label: The label of its first argument.
  init?(function: String, label: String) {
    switch function {
    case "instantiateViewController", "instantiateController": self.init(kind: .scene)
    case "UIStoryboardSegue", "NSStoryboardSegue": self.init(kind: .segue, isRegistration: true)
    case _ where label != "withIdentifier": return nil
    case "dequeueReusableCell", "dequeueReusableHeaderFooterView": self.init(kind: .reusableView)
    case "performSegue": self.init(kind: .segue)
    case "makeView": self.init(kind: .tableItem)
    default: return nil
    }
  }
}
