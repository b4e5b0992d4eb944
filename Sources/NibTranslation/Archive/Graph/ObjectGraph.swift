import Support

/// The objects of a compiled nib, which refer to each other by their positions.
///
/// The first object is the root. Its keys hold everything else, such as `UINibTopLevelObjectsKey`.
public struct ObjectGraph: Hashable, Sendable {
  /// How the objects are stored.
  public enum Format: Hashable, Sendable {
    /// A NIBArchive, with the version of the coder that wrote it: 9 or 10.
    case nibArchive(coderVersion: Int)
    /// What NSKeyedArchiver writes, as a binary property list.
    case keyedArchive
  }

  /// How the objects are stored.
  public var format: Format
  /// All objects, the root first.
  public var objects: [ArchivedObject]

  /// Creates a graph.
  public init(format: Format = .nibArchive(coderVersion: 10), objects: [ArchivedObject]) {
    self.format = format
    self.objects = objects
  }
}

extension ObjectGraph {
  /// The position of the object that a key of another object refers to; nil if it refers to none in the graph.
  public func reference(_ key: String, of position: Int) -> Int? {
    guard objects.indices.contains(position) else { return nil }
    return objects[position][key]?.reference.flatMap { objects.indices.contains($0) ? $0 : nil }
  }

  /// The object that a key of another object refers to.
  public func object(_ key: String, of position: Int) -> ArchivedObject? {
    reference(key, of: position).map { objects[$0] }
  }

  /// The elements of a collection in the order in which they are stored; a dictionary alternates keys and values. Nil for
  /// objects of other classes.
  public func elements(of position: Int) -> [ArchivedValue]? {
    guard objects.indices.contains(position) else { return nil }
    let object = objects[position]
    guard Self.collectionClasses.contains(object.className) else { return nil }
    switch format {
    case .nibArchive:
      // Sets of classes that encode themselves number their elements.
      return object.values.lazy.filter { $0.key == Self.elementKey || $0.key.hasBytePrefix("NS.object.") }.map(\.value)
    case .keyedArchive:
      let values = object.values.lazy.filter { $0.key == "NS.objects" }.map(\.value)
      let keys = object.values.lazy.filter { $0.key == "NS.keys" }.map(\.value)
      return keys.isEmpty ? Array(values) : zip(keys, values).flatMap { [$0, $1] }
    }
  }

  /// The positions of the objects in a collection that a key refers to. Empty if there is no such collection.
  public func objects(in key: String, of position: Int) -> [Int] {
    guard let collection = reference(key, of: position) else { return [] }
    return (elements(of: collection) ?? []).compactMap { value in
      value.reference.flatMap { objects.indices.contains($0) ? $0 : nil }
    }
  }

  /// The keys and values of a dictionary that a key refers to. Values of other kinds than objects are left out.
  public func entries(in key: String, of position: Int) -> [(key: Int, value: Int)] {
    reference(key, of: position).map(entries(of:)) ?? []
  }

  /// The keys and values of a dictionary. Those of other kinds than objects are left out; empty for other objects.
  func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
    let elements = elements(of: dictionary) ?? []
    return stride(from: 0, to: elements.count - 1, by: 2).compactMap { place in
      guard let key = elements[place].reference, let value = elements[place + 1].reference,
        objects.indices.contains(key), objects.indices.contains(value)
      else { return nil }
      return (key, value)
    }
  }

  /// The text of a string object; nil for objects of other classes.
  public func text(of position: Int) -> String? {
    guard objects.indices.contains(position), Self.stringClasses.contains(objects[position].className) else {
      return nil
    }
    switch objects[position]["NS.bytes"] ?? objects[position]["NS.string"] {
    case .data(let bytes)?: return String(decoding: bytes, as: UTF8.self)
    case .string(let text)?: return text
    case .object(let other)? where other != position && objects.indices.contains(other):
      if case .string(let text)? = objects[other]["NS.string"] { return text }
      return nil
    default: return nil
    }
  }

  /// The text of the string that a key refers to.
  public func text(_ key: String, of position: Int) -> String? {
    reference(key, of: position).flatMap(text(of:))
  }

  /// The archive within the graph that an object has as its data, as the prototypes of tables do; nil if it has none.
  public func nestedArchive(of position: Int) -> [UInt8]? {
    guard let data = objects.indices.contains(position) ? objects[position]["NS.bytes"]?.data : nil else { return nil }
    return data.starts(with: Self.magic) ? data : nil
  }

  /// How a NIBArchive starts.
  static let magic = Array("NIBArchive".utf8)
  /// The key of each element of a collection.
  static let elementKey = "UINibEncoderEmptyKey"
  private static let stringClasses: Set = ["NSString", "NSMutableString", "NSLocalizableString"]
  private static let collectionClasses: Set = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSDictionary", "NSMutableDictionary",
  ]
}

/// An object of a compiled nib: its class, and values by keys, in the order in which they are stored.
///
/// A key may have several values: collections keep each element under the same key.
public struct ArchivedObject: Hashable, Sendable {
  /// A key with one of its values.
  public struct KeyedValue: Hashable, Sendable {
    /// The name of the key, such as `UIBounds`.
    public var key: String
    /// The stored value.
    public var value: ArchivedValue

    /// Creates a value of a key.
    public init(_ key: String, _ value: ArchivedValue) { (self.key, self.value) = (key, value) }
  }

  /// The name of the class, such as `UILabel`.
  public var className: String
  /// The fallback classes where the class does not exist, in the order in which they are tried.
  public var fallbackClassNames: [String]
  /// All values.
  public var values: [KeyedValue]

  /// Creates an object.
  public init(_ className: String, fallbackClassNames: [String] = [], _ values: [KeyedValue] = []) {
    self.className = className
    self.fallbackClassNames = fallbackClassNames
    self.values = values
  }

  /// The first value of a key; nil if there is none.
  public subscript(key: String) -> ArchivedValue? { values.first { $0.key == key }?.value }
}
