/// Finds arguments that may be names, and the parameters that take them, at labels such as `identifier` and `nibName`.
struct PassedNameScanner {
  let outline: SourceOutline
  let bodies: [TypeBody]

  /// What stands at some words, other than what is understood already.
  func names(at words: [Int], except uses: [IdentifierUse]) -> [PassedName] {
    let found = words.compactMap(name)
    guard !found.isEmpty else { return [] }
    let known = Set(uses.map(\.range.lowerBound))
    return found.filter { !known.contains($0.range.lowerBound) }
  }

  private func name(at word: Int) -> PassedName? {
    guard isLabel(word), let function = function(around: word) else { return nil }
    let (label, range) = (outline.text(outline[word]), outline[word].range)
    let type = bodies.innermost(at: range.lowerBound)
    guard let name = function.name ?? type else { return nil }
    if function.isDeclaration {
      return PassedName(function: name, label: label, value: nil, range: range, enclosingType: type)
    }
    var reader = IdentifierExpressionReader(outline, at: word + 1)
    guard reader.skip(":"), let value = reader.expression() else { return nil }
    switch value {
    case .literal: break
    case .constant(let path) where path.count > 1 && path[0] != "self": break
    default: return nil
    }
    return PassedName(function: name, label: label, value: value, range: reader.range, enclosingType: type)
  }

  /// Whether a colon follows, or the name of a parameter and a colon.
  private func isLabel(_ word: Int) -> Bool {
    outline.isSign(word + 1, ":") || outline[word + 1].kind == .word && outline.isSign(word + 2, ":")
  }

  /// The function in whose parentheses a word is; its name is nil for an initializer of the type around it.
  private func function(around word: Int) -> (name: String?, isDeclaration: Bool)? {
    guard let parenthesis = outline.opening(around: word), outline.isSign(parenthesis, "("),
      case var reader = BackwardCursor(outline, before: outline.start(ofGenericsBefore: parenthesis)),
      case let path = reader.path(), let name = path.last
    else { return nil }
    if name == "init" {
      guard path.count > 1 else { return reader.skip(".") ? nil : (nil, true) }
      return path[path.count - 2].first?.isUppercase == true ? (path[path.count - 2], false) : nil
    }
    return (name, path.count == 1 && reader.skip(word: "func"))
  }
}

/// An argument whose label ends like those of names, or the parameter of a function.
struct PassedName: Hashable, Sendable {
  /// The function that gets the argument, or has the parameter; for an initializer, its type.
  let function: String
  let label: String
  /// The argument; nil for a parameter.
  let value: IdentifierExpression?
  let range: Range<Int>
  /// The type that the code is in; nil if it is in none.
  let enclosingType: String?
}

/// The braces of a type in a source file.
struct TypeBody {
  let name: String
  let start: Int
  var end: Int
}

extension [TypeBody] {
  /// The innermost type around a place. The bodies are in the order of their starts.
  func innermost(at place: Int) -> String? {
    last { $0.start <= place && place < $0.end }?.name
  }
}

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
