import NibDecoder

/// Makes the edits that change the frames of views in a document.
package struct FrameEdits {
  private let nib: NibDocument
  private let activeVariations: [String]

  package init(_ document: LayoutDocument) {
    nib = document.nib
    activeVariations = document.activeVariations
  }

  /// The edits that replace a written frame and remove Interface Builder's mark. Empty if nothing changes, or if the frame
  /// is not written as four numbers.
  package func edits(of element: ElementIndex, from stored: Rect, to frame: Rect) -> [Diagnostic.FixIt] {
    let coder = NibCoder(document: nib, element: element, activeVariations: activeVariations)
    guard let rect = coder.coder(forKey: "frame")?.element else { return [] }
    let numbers = [
      ("x", stored.x, frame.x), ("y", stored.y, frame.y), ("width", stored.width, frame.width),
      ("height", stored.height, frame.height),
    ]
    var edits: [Diagnostic.FixIt] = []
    for (name, old, new) in numbers {
      guard let position = nib.tree.attribute(name, of: rect), Double(written: nib.value(ofAttribute: position)) == old,
        new.isFinite
      else { return [] }
      guard abs(new - old) > FrameNumber.noise else { continue }
      let text = FrameNumber(difference: new).text
      let attribute = nib.tree.writtenAttribute(at: position)
      edits.append(Diagnostic.FixIt("set \(name) to \(text)", .replacingValue(of: attribute, with: text, in: nib.tree)))
    }
    return edits.isEmpty ? [] : edits + unmarking(element)
  }

  private func unmarking(_ element: ElementIndex) -> [Diagnostic.FixIt] {
    guard let mark = nib.tree.attribute(named: "misplaced", of: element) else { return [] }
    return [Diagnostic.FixIt("remove misplaced", .removing(mark, in: nib.tree))]
  }
}

/// A number as Interface Builder writes it in frames: 17 significant digits without trailing zeros, as C's `%.17g` prints
/// them, and `0.0`.
///
/// Evidence: 191,860/191,862 numbers in frames of public documents.
struct FrameNumber {
  let value: Double

  init(value: Double) { self.value = value }

  /// - Parameter length: What may be the difference of two edges, and then has their noise. Where it is whole, Interface
  ///   Builder rarely writes the noise: 28 of 311 such lengths between edges at thirds of a point have some.
  init(difference length: Double) {
    value = abs(length - length.rounded()) < Self.smallestLength ? length.rounded() : length
  }

  private static let smallestLength = 1e-9

  /// The number of bits after the point: enough for the 52 of a number that is at least `smallest`.
  private static let fractionBits = 70
  private static let smallest = 1e-4
  private static let significantDigits = 17

  /// The largest difference that is noise of the arithmetic.
  static let noise = 0.001

  var text: String {
    let magnitude = abs(value)
    if magnitude < Self.smallestLength { return "0.0" }
    guard magnitude >= Self.smallest, magnitude < 1e15 else { return "\(value)" }
    let whole = UInt64(magnitude)
    let (carry, fraction) = Self.fraction(of: magnitude - Double(whole), after: whole)
    return "\(value < 0 ? "-" : "")\(whole + carry)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The digits after the point, rounded half to even from the exact value, and the carry to the whole number.
  private static func fraction(of rest: Double, after whole: UInt64) -> (carry: UInt64, digits: String) {
    var bits = UInt128(rest * 0x1p70)
    var digits: [UInt8] = []
    var wanted = significantDigits - (whole > 0 ? "\(whole)".count : 0)
    var isSignificant = whole > 0
    while wanted > 0 {
      bits *= 10
      let digit = UInt8(bits >> fractionBits)
      bits &= (1 << fractionBits) - 1
      digits.append(digit)
      isSignificant = isSignificant || digit > 0
      if isSignificant || bits == 0 { wanted -= 1 }
    }
    let half: UInt128 = 1 << (fractionBits - 1)
    let isOdd = (digits.last ?? UInt8(whole % 10)) % 2 == 1
    return rounded(digits, up: bits > half || (bits == half && isOdd))
  }

  private static func rounded(_ digits: [UInt8], up: Bool) -> (carry: UInt64, digits: String) {
    var digits = digits
    var carry: UInt8 = up ? 1 : 0
    for place in digits.indices.reversed() where carry > 0 {
      carry = digits[place] == 9 ? 1 : 0
      digits[place] = carry == 1 ? 0 : digits[place] + 1
    }
    while digits.last == 0 { digits.removeLast() }
    return (UInt64(carry), digits.map { "\($0)" }.joined())
  }
}
