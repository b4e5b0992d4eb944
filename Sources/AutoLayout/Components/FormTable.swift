/// Linear forms: sums of variables, each stored once, whatever the scale in which constraints use it.
///
/// A form is normalized: variables ascend and the first coefficient is 1.
struct FormTable: ~Copyable {
  private var starts: UncheckedArray<Int32>
  private(set) var variables: UncheckedArray<Int32>
  private(set) var coefficients: UncheckedArray<Double>
  private var buckets: UncheckedArray<Int32>

  /// `capacity`: how many forms there may be; more are possible.
  init(capacity: Int) {
    starts = UncheckedArray(capacity: capacity + 1)
    starts.append(0)
    variables = UncheckedArray(capacity: 2 * capacity)
    coefficients = UncheckedArray(capacity: 2 * capacity)
    var bucketCount = 16
    while bucketCount < 2 * capacity { bucketCount *= 2 }
    buckets = UncheckedArray(repeating: -1, count: bucketCount)
  }

  var count: Int { starts.count - 1 }

  func terms(_ form: Int) -> Range<Int> {
    Int(starts[form])..<Int(starts[form + 1])
  }

  /// Adds a term to the form that `close` completes.
  mutating func addTerm(variable: Int32, coefficient: Double) {
    var place = variables.count
    let start = Int(starts[starts.count - 1])
    variables.append(variable)
    coefficients.append(coefficient)
    while place > start, variables[place - 1] > variable {
      variables.swapAt(place, place - 1)
      coefficients.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// Adds up terms of the same variable, and leaves out those that cancel. Returns the sum if it is no form, because one
  /// variable is left, or none: then with the coefficient 0.
  mutating func addUp() -> (variable: Int32, coefficient: Double)? {
    let start = Int(starts[starts.count - 1])
    var kept = start
    for place in start..<variables.count {
      if kept > start, variables[kept - 1] == variables[place] {
        coefficients[kept - 1] += coefficients[place]
      } else {
        if kept > start, coefficients[kept - 1] == 0 { kept -= 1 }
        variables[kept] = variables[place]
        coefficients[kept] = coefficients[place]
        kept += 1
      }
    }
    if kept > start, coefficients[kept - 1] == 0 { kept -= 1 }
    let sum = kept > start ? (variables[start], coefficients[start]) : (-1, 0)
    let isForm = kept > start + 1
    variables.truncate(to: isForm ? kept : start)
    coefficients.truncate(to: isForm ? kept : start)
    return isForm ? nil : sum
  }

  /// Two numbered forms of two terms of which the form that is open is the sum `first + ratio × second`, up to a scale.
  func openPairs() -> (first: Int, second: Int, ratio: Double)? {
    let start = Int(starts[starts.count - 1])
    guard variables.count == start + 4 else { return nil }
    for place in start + 1..<start + 4 {
      let other = place == start + 1 ? start + 2 : start + 1
      let last = place == start + 3 ? start + 2 : start + 3
      if let first = openPair(start, place), let second = openPair(other, last) {
        return (first, second, coefficients[other] / coefficients[start])
      }
    }
    return nil
  }

  private func openPair(_ first: Int, _ second: Int) -> Int? {
    pair(variables[first], variables[second], ratio: coefficients[second] / coefficients[first])
  }

  /// Drops the terms of the form that is open.
  mutating func drop() {
    let start = Int(starts[starts.count - 1])
    variables.truncate(to: start)
    coefficients.truncate(to: start)
  }

  /// Adds the form without terms; returns its number. It is found by no search.
  mutating func appendEmpty() -> Int {
    starts.append(Int32(variables.count))
    return count - 1
  }

  /// Completes a form. Returns its number, which may be that of an equal form, and the scale: the sum is scale × form.
  mutating func close() -> (form: Int, scale: Double) {
    let range = Int(starts[starts.count - 1])..<variables.count
    let scale = coefficients[range.lowerBound]
    if scale != 1 {
      for place in range { coefficients[place] /= scale }
    }
    let bucket = bucket(of: range)
    if buckets[bucket] >= 0 {
      variables.truncate(to: range.lowerBound)
      coefficients.truncate(to: range.lowerBound)
      return (Int(buckets[bucket]), scale)
    }
    return (closeNew(bucket), scale)
  }

  /// Does the same for a sum of two terms that were not added before.
  mutating func number(
    _ first: (variable: Int32, coefficient: Double), _ second: (variable: Int32, coefficient: Double)
  ) -> (form: Int, scale: Double) {
    guard first.variable < second.variable else { return number(second, first) }
    let scale = first.coefficient
    let ratio = second.coefficient / scale
    let bucket = bucket(ofPair: first.variable, second.variable, ratio)
    if buckets[bucket] >= 0 { return (Int(buckets[bucket]), scale) }
    variables.append(first.variable)
    variables.append(second.variable)
    coefficients.append(1)
    coefficients.append(ratio)
    return (closeNew(bucket), scale)
  }

  private mutating func closeNew(_ bucket: Int) -> Int {
    buckets[bucket] = Int32(count)
    starts.append(Int32(variables.count))
    if count * 2 > buckets.count { grow() }
    return count - 1
  }

  /// Renumbers all variables from a number upwards, in the same order. No form is added after that.
  mutating func renumber(from first: Int32, to start: Int32) {
    for place in 0..<variables.count where variables[place] >= first { variables[place] += start - first }
  }

  /// The form `first + ratio × second`, if there is one; `first` is the lower variable, and neither was renumbered.
  func pair(_ first: Int32, _ second: Int32, ratio: Double) -> Int? {
    let form = buckets[bucket(ofPair: first, second, ratio)]
    return form < 0 ? nil : Int(form)
  }

  /// The form of terms in ascending order, once their first coefficient is made 1.
  func firstIndex(ofNormalized sum: [(variable: Int32, coefficient: Double)]) -> Int? {
    for form in 0..<count where isEqual(terms(form), sum) { return form }
    return nil
  }

  private func isEqual(_ range: Range<Int>, _ sum: [(variable: Int32, coefficient: Double)]) -> Bool {
    guard range.count == sum.count else { return false }
    return zip(range, sum).allSatisfy {
      variables[$0] == $1.variable && coefficients[$0] == $1.coefficient / sum[0].coefficient
    }
  }

  // MARK: Buckets

  private mutating func grow() {
    buckets.reset(to: -1, count: buckets.count * 4)
    for form in 0..<count where !terms(form).isEmpty { buckets[bucket(of: terms(form))] = Int32(form) }
  }

  /// The bucket of a form with the same terms, or the one for a new form.
  ///
  /// Forms of neighboring variables have neighboring buckets, so that a pass along a chain stays within the cache. A
  /// form whose bucket is taken gets one by double hashing, which does not probe runs of neighbors.
  private func bucket(of range: Range<Int>) -> Int {
    if range.count == 2 {
      let start = range.lowerBound
      return bucket(ofPair: variables[start], variables[start + 1], coefficients[start + 1])
    }
    var sum: Int32 = 0
    for place in range { sum &+= variables[place] }
    let mask = buckets.count - 1
    var bucket = Int(sum) & mask
    if isFree(bucket, for: range) { return bucket }
    var hash = Self.seed
    for place in range { hash = Self.mix(hash, variables[place], coefficients[place]) }
    bucket = Int(truncatingIfNeeded: hash) & mask
    while !isFree(bucket, for: range) { bucket = (bucket &+ Self.step(hash)) & mask }
    return bucket
  }

  @inline(__always)
  private func bucket(ofPair first: Int32, _ second: Int32, _ ratio: Double) -> Int {
    let mask = buckets.count - 1
    var bucket = Int(first &+ second) & mask
    if isFree(bucket, forPair: first, second, ratio) { return bucket }
    let hash = Self.mix(Self.mix(Self.seed, first, 1), second, ratio)
    bucket = Int(truncatingIfNeeded: hash) & mask
    while !isFree(bucket, forPair: first, second, ratio) { bucket = (bucket &+ Self.step(hash)) & mask }
    return bucket
  }

  /// Whether a bucket is empty or has the form with the same terms.
  private func isFree(_ bucket: Int, for range: Range<Int>) -> Bool {
    let form = buckets[bucket]
    guard form >= 0 else { return true }
    let known = terms(Int(form))
    guard known.count == range.count else { return false }
    let offset = range.lowerBound - known.lowerBound
    for place in known
    where variables[place] != variables[place + offset] || coefficients[place] != coefficients[place + offset] {
      return false
    }
    return true
  }

  @inline(__always)
  private func isFree(_ bucket: Int, forPair first: Int32, _ second: Int32, _ ratio: Double) -> Bool {
    let form = buckets[bucket]
    guard form >= 0 else { return true }
    let start = Int(starts[form])
    return Int(starts[form + 1]) - start == 2 && variables[start] == first && variables[start + 1] == second
      && coefficients[start + 1] == ratio
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private static func mix(_ hash: UInt64, _ variable: Int32, _ coefficient: Double) -> UInt64 {
    var mixed = (hash ^ UInt64(truncatingIfNeeded: variable)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= coefficient.bitPattern &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 29)
  }

  /// Odd, so that probing reaches all buckets.
  @inline(__always)
  private static func step(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) | 1 }
}
