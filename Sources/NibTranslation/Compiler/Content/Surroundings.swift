import Formats

/// What the place of an object says about it while it is compiled.
struct Surroundings {
  /// How many nibs the nib is in.
  var nesting = 0
  /// The ids of objects that other nibs have, with the connections to them.
  var elsewhere: Set<String> = []
  /// The object that constraints get in place of the one with an id.
  var standIn: (id: String, object: ArchivedValue)?
  /// The content view of the visual effect view that is being compiled, which has a class of its own.
  var effectContent: ElementIndex?
  /// The view that is elsewhere than the document says, and its top.
  var moved: (view: ElementIndex, top: Double)?
  /// The view that has another size than the document says, and that size.
  var resized: (view: ElementIndex, size: [Double])?
  /// The controllers that were begun, and how many of them are not at their end.
  private var controllers: (begun: Set<String>, open: Int) = ([], 0)

  /// Controllers hold each other no deeper than this.
  private static let maximumDepth = 64

  /// Begins a controller of the nib.
  ///
  /// - Returns: Whether it is no part of the nib yet, and does not lie too deep.
  mutating func beginController(_ id: String) -> Bool {
    guard controllers.open < Self.maximumDepth, controllers.begun.insert(id).inserted else { return false }
    controllers.open += 1
    return true
  }

  mutating func endController() { controllers.open -= 1 }
}
