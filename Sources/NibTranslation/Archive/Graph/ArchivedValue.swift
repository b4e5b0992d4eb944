/// A value of a key in a compiled nib, with the exact type that it is stored with.
public enum ArchivedValue: Hashable, Sendable {
  case int8(Int8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)
  /// Bytes: text in UTF-8, numbers of a point or a rectangle, or a whole archive.
  case data([UInt8])
  /// A text. Only keyed archives have it; NIBArchive keeps texts as objects with data.
  case string(String)
  /// The value nil, which is another thing than no value.
  case null
  /// The position of an object in ``ObjectGraph/objects``, which may be outside of it in a broken nib.
  case object(Int)
}

extension ArchivedValue {
  /// The value of a whole number or truth value of any width; nil for others.
  public var integer: Int? {
    switch self {
    case .int8(let value): Int(value)
    case .int16(let value): Int(value)
    case .int32(let value): Int(value)
    case .int64(let value): Int(value)
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  /// The value of a number of any type; nil for others.
  public var number: Double? {
    switch self {
    case .float(let value): Double(value)
    case .double(let value): value
    default: integer.map(Double.init)
    }
  }

  /// The position of the object that it refers to; nil for other values.
  public var reference: Int? {
    if case .object(let position) = self { position } else { nil }
  }

  /// The bytes of data; nil for other values.
  public var data: [UInt8]? {
    if case .data(let bytes) = self { bytes } else { nil }
  }

  /// The name of its type, as `ibstack nib dump` prints it.
  public var typeName: String {
    switch self {
    case .int8: "i8"
    case .int16: "i16"
    case .int32: "i32"
    case .int64: "i64"
    case .bool: "bool"
    case .float: "f32"
    case .double: "f64"
    case .data: "data"
    case .string: "string"
    case .null: "nil"
    case .object: "object"
    }
  }
}
