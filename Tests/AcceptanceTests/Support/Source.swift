import Testing

/// Where an expectation comes from. Articles and projects are named; what they say stands in our own words.
struct Source: Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// An article that prints UIStackView's constraints for each distribution and alignment.
  static let article = Source("Let's Build UIStackView (kean)")
  /// A re-implementation whose tests compare constraint by constraint with a UIStackView.
  static let arranged = Source("Arranged (kean), tests against UIStackView")
  /// A re-implementation whose tests compare constraint lists with a UIStackView.
  static let tzStackView = Source("TZStackView (tomvanzummeren), tests against UIStackView")
  /// A re-implementation with cures for UIStackView's bugs.
  static let fdStackView = Source("FDStackView (forkingdog) and its article")
  /// A question about the length of its stacks.
  static let fdStackViewIssue = Source("FDStackView (forkingdog), issue 25")
  /// A re-implementation whose tests compare frames with numbers.
  static let oaStackView = Source("OAStackView (nsomar), OAStackViewSpec")
  /// The same project's tests of alignment.
  static let oaAlignment = Source("OAStackView (nsomar), OAStackViewAlignmentSpec")
  /// Comments of UIStackView.h and the pages of the documentation.
  static let apple = Source("UIStackView.h and Apple's documentation of UIStackView")
  /// The reference of NSStackView and the comments of its header.
  static let appKit = Source("NSStackView.h and Apple's documentation of NSStackView")
  /// What a stack does that is shorter than its views.
  static let appKitClipping = Source("Apple's documentation of NSStackView, setClippingResistancePriority")
  /// Which views a stack without room for all keeps.
  static let appKitVisibility = Source("Apple's documentation of NSStackView, setVisibilityPriority")
  /// A re-implementation of NSStackView whose tests name the frames that AppKit gave.
  static let gnustep = Source("GNUstep, tests of NSStackView measured on macOS 26")
  /// The same project's tests of autoresizing masks.
  static let gnustepMasks = Source("GNUstep, tests of autoresizing masks checked against AppKit")
  /// The same project's tests of constraints in windows.
  static let gnustepConstraints = Source("GNUstep, tests of NSLayoutConstraint in windows of macOS")
  /// Documents that an app's author saved again for the systems of 2025.
  static let controlsOf26 = Source("MyFlightbookiOS (ericberman), documents of commit a4887589 before and after")
  /// A toolbar that an app had to make room for.
  static let toolbarOf26 = Source("SKPhotoBrowser (suzuki-0000), issue 459: iOS 26.0")
  /// Frames in public documents, as Interface Builder saved them.
  static let interfaceBuilder = Source("frames that Interface Builder stored in public documents")
  /// A question about proportional filling, its answer, and the bug report that they led to.
  static let proportionalQuestion = Source("Stack Overflow 46253248, answer 46368061; openradar 34595752")
  /// Constraints that UIStackView printed when they could not be satisfied.
  static let logs = Source("console output of UIStackView in public questions")
  /// A solver of linear constraints, whose tests name solutions.
  static let kiwi = Source("kiwi (nucleic), test_solver.py and SolverTest.cpp")
  /// The same project's introduction.
  static let kiwiBasics = Source("kiwi's documentation, Kiwi Basics")
  /// How constraints and priorities work.
  static let autoLayoutGuide = Source("Apple's Auto Layout Guide")
  /// A library of constraints in code, whose tests count them and name constants.
  static let snapKit = Source("SnapKit, Tests.swift")
  /// Another one.
  static let masonry = Source("Masonry (SnapKit), specs of constraints")
  /// Another one, that updates constraints by what they say.
  static let xlyAutoLayoutEasy = Source("XLYAutoLayoutEasy (kaizeiyimi) and its article")
}

/// A row of a table, which says what happens and who says so.
protocol SourcedRow: Sendable, CustomTestStringConvertible {
  var behavior: String { get }
  var source: Source { get }
  /// What other sources say, or what the row leaves out of the published case.
  var note: String { get }
}

extension SourcedRow {
  var note: String { "" }

  var testDescription: String { "\(behavior); from \(source)\(note.isEmpty ? "" : "; \(note)")" }
}
