import Formats

/// Collects the objects of a nib. Equal strings, fonts and colors are one object each.
struct GraphBuilder {
  private var objects: [ArchivedObject] = []
  private var shared: [ArchivedObject: Int] = [:]
  private var numbers: [Double: Int] = [:]

  /// The graph whose root is the first object that was reserved.
  var graph: ObjectGraph { ObjectGraph(objects: objects) }

  /// The label of a connection.
  func label(of connection: ArchivedValue) -> String {
    guard let position = connection.reference, let label = objects[position]["UILabel"]?.reference else { return "" }
    return objects[label]["NS.bytes"]?.data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The class of an object.
  func className(of object: ArchivedValue) -> String { object.reference.map { objects[$0].className } ?? "" }

  /// The objects that a connection connects.
  func ends(of connection: ArchivedValue) -> [ArchivedValue] {
    guard let position = connection.reference else { return [] }
    return ["UISource", "UIDestination"].compactMap { objects[position][$0] }.flatMap { end in
      guard let position = end.reference, objects[position].className == "NSMutableArray" else { return [end] }
      return objects[position].values.map(\.value).filter { $0.reference != nil }
    }
  }

  /// A place for an object that others refer to before it is complete.
  mutating func reserve() -> ArchivedValue {
    objects.append(ArchivedObject("NSObject"))
    return .object(objects.count - 1)
  }

  /// The object at a place.
  func object(_ place: ArchivedValue) -> ArchivedObject? { place.reference.map { objects[$0] } }

  /// The object that was shared by a key.
  func shared(as key: ArchivedObject) -> ArchivedValue? { shared[key].map { .object($0) } }

  /// Puts an object in its place.
  mutating func set(_ place: ArchivedValue, _ object: ArchivedObject) {
    if let position = place.reference { objects[position] = object }
  }

  /// Adds an object.
  mutating func add(_ object: ArchivedObject) -> ArchivedValue {
    objects.append(object)
    return .object(objects.count - 1)
  }

  /// Adds an object, unless an equal one is there.
  mutating func share(_ object: ArchivedObject) -> ArchivedValue { share(object, as: object) }

  /// Adds an object, unless one that is the same for UIKit is there.
  ///
  /// - Parameter key: What makes the object different from others.
  mutating func share(_ object: ArchivedObject, as key: ArchivedObject) -> ArchivedValue {
    if let position = shared[key] { return .object(position) }
    shared[key] = objects.count
    return add(object)
  }

  mutating func string(_ text: String) -> ArchivedValue {
    share(ArchivedObject("NSString", [.init("NS.bytes", .data(Array(text.utf8)))]))
  }

  mutating func mutableString(_ text: String) -> ArchivedValue {
    add(ArchivedObject("NSMutableString", [.init("NS.bytes", .data(Array(text.utf8)))]))
  }

  mutating func list(_ elements: [ArchivedValue], className: String = "NSArray") -> ArchivedValue {
    let object = ArchivedObject(
      className, [.init("NSInlinedValue", .bool(true))] + elements.map { .init("UINibEncoderEmptyKey", $0) })
    return className == "NSDictionary" || (elements.isEmpty && className == "NSArray") ? share(object) : add(object)
  }

  /// A set, or an ordered set.
  mutating func set(_ elements: [ArchivedValue], className: String = "NSSet") -> ArchivedValue {
    add(ArchivedObject(className, elements.enumerated().map { .init("NS.object.\($0.offset)", $0.element) }))
  }

  /// An object with the same values.
  mutating func copy(_ value: ArchivedValue) -> ArchivedValue {
    value.reference.map { add(objects[$0]) } ?? value
  }

  /// A number that stays one with a fraction, also where it is whole. Equal numbers are one, of the first one's type.
  mutating func real(_ value: Double) -> ArchivedValue { number(value, .init("NS.dblval", .double(value))) }

  /// A number that is kept as an integer where it is whole.
  mutating func number(_ value: Double) -> ArchivedValue {
    let isWhole = value.rounded() == value && abs(value) < 1e9
    let keyed: ArchivedObject.KeyedValue =
      isWhole ? .init("NS.intval", .integer(Int(value))) : .init("NS.dblval", .double(value))
    return number(value, keyed)
  }

  private mutating func number(_ value: Double, _ keyed: ArchivedObject.KeyedValue) -> ArchivedValue {
    if let position = numbers[value] { return .object(position) }
    numbers[value] = objects.count
    return add(ArchivedObject("NSNumber", [keyed]))
  }
}

extension ArchivedValue {
  /// A whole number, as wide as Apple's compiler makes it.
  static func integer(_ value: Int) -> ArchivedValue {
    switch value {
    case 0...127: .int8(Int8(value))
    case 128...32_767: .int16(Int16(value))
    case 32_768...Int(Int32.max): .int32(Int32(value))
    default: .int64(Int64(value))
    }
  }

  /// The numbers of a point or a rectangle.
  static func geometry(_ numbers: [Double]) -> ArchivedValue {
    .data([7] + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) } })
  }
}

/// Compiles references to images: the app finds them by name.
///
/// Evidence: 170 images of apps in 58 nibs of coder version 10; 3 symbols of the system there, and 55 in older nibs.
struct ImageCompiler {
  let reader: VocabularyReader

  /// The image that an attribute names.
  func image(_ attribute: String, of element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue? {
    guard let name = reader.text(attribute, of: element) else { return nil }
    let catalog = reader.text("catalog", of: element)
    guard catalog == nil || catalog == "system" else {
      reader.refuse(
        "the compiled form of images of the catalog \"\(catalog ?? "")\" is not known; add the image to the app",
        at: element, attribute: "catalog")
      return nil
    }
    let side: Float = catalog == nil ? 1 : 0
    let text = builder.string(name)
    return builder.share(
      ArchivedObject(
        "UIImageNibPlaceholder",
        [
          .init("UIImageWidth", .float(side)), .init("UIImageHeight", .float(side)), .init("UIResourceName", text),
          .init("UISystemSymbolResourceName", catalog == nil ? .null : text),
          .init("UISymbolImageConfiguration", .null), .init("UIResourceCatalogName", .null),
        ]))
  }
}
