import NibDecoder
import StackModel

/// Merges the findings of all variants, so that each is reported once.
struct DiagnosticMerger {
  /// Findings with equal keys are one finding. The numbers in their messages may differ.
  private struct Key: Hashable {
    let ruleID: String
    let range: SourceRange?
    /// The ranges of the notes, which tell which other view a view overlaps.
    let others: [SourceRange?]
    /// The number of equal findings before this one in the same variant.
    var repetition = 0

    init(_ diagnostic: Diagnostic) {
      ruleID = diagnostic.ruleID
      range = diagnostic.range
      // One constraint may be broken by different others on each screen.
      others = diagnostic.isOf(.conflictingConstraints) ? [] : diagnostic.notes.map(\.range)
    }
  }

  private struct Finding {
    /// With the message of the first variant.
    var diagnostic: Diagnostic
    var first: Int
    var members: Set<Int> = []
    var wordsDiffer = false

    mutating func add(_ other: Diagnostic, _ variants: [Int]) {
      members.formUnion(variants)
      if other.message != diagnostic.message { wordsDiffer = true }
      guard let variant = variants.first, variant < first else { return }
      first = variant
      diagnostic = other
    }
  }

  private let axes: VariantAxes
  private let places: TranslationPlaces?
  private var order: [Key] = []
  private var findings: [Key: Finding] = [:]

  /// - Parameter places: Where the texts are translated; nil if they are not, or nobody knows.
  init(_ axes: VariantAxes, places: TranslationPlaces? = nil) { (self.axes, self.places) = (axes, places) }

  /// Adds the findings that some variants have in common.
  ///
  /// - Parameter variants: Their numbers, in order.
  mutating func add(_ diagnostics: [Diagnostic], of variants: [Int]) {
    guard let variant = variants.first else { return }
    var seen: Set<Key> = []
    for diagnostic in diagnostics {
      var key = Key(diagnostic)
      while !seen.insert(key).inserted { key.repetition += 1 }
      if findings[key] == nil { order.append(key) }
      findings[key, default: Finding(diagnostic: diagnostic, first: variant)].add(diagnostic, variants)
    }
  }

  /// The findings in document order, with a note on where they hold.
  var merged: [Diagnostic] { order.compactMap { findings[$0].map(merged) }.inDocumentOrder }

  private func merged(_ finding: Finding) -> Diagnostic {
    let found = finding.diagnostic
    // Frames are stored for one canvas, so it is expected that they differ on others.
    guard !found.isOf(.misplacedView), let note = note(finding) else { return found }
    let isEverywhere = finding.members.count == axes.count
    let notes = [Diagnostic.Note(note)] + (placeOfText(finding).map { [$0] } ?? [])
    return Diagnostic(
      found.ruleID, found.severity, found.message, range: found.range, notes: found.notes + notes,
      fixIts: found.fixIts, variants: isEverywhere ? [] : finding.members.sorted().map { axes[$0].name })
  }

  /// Of a finding that translations alone have: the place of the text that the message names.
  private func placeOfText(_ finding: Finding) -> Diagnostic.Note? {
    guard let places, finding.members.allSatisfy({ axes[$0].language.translationIdentifier != nil }) else { return nil }
    return places.note(on: finding.diagnostic.range, in: axes[finding.first].language)
  }

  private func note(_ finding: Finding) -> String? {
    let isEverywhere = finding.members.count == axes.count
    if isEverywhere, !finding.wordsDiffer { return nil }
    let scope = isEverywhere ? "in all variants" : VariantScope(axes, finding.members).words
    return finding.wordsDiffer ? "\(scope); the numbers are those of \(axes[finding.first].name)" : scope
  }
}

/// Where the texts of a document's views are translated. What is found only in a translation is mended there.
struct TranslationPlaces {
  private let source: any TranslationSource
  private let path: String
  /// The ids of elements by where they start.
  private let ids: [Int: String]

  /// Nil for a document without translations.
  init?(_ document: LayoutDocument) {
    guard let source = document.options.translations, !document.translatedLanguages.isEmpty else { return nil }
    self.source = source
    path = document.nib.source.path
    let tree = document.nib.tree
    var ids: [Int: String] = [:]
    for element in tree.indices {
      if let id = tree[element, "id"] { ids[tree.range(of: element).lowerBound] = id }
    }
    self.ids = ids
  }

  /// A note on the file that has the text of an element in a language; nil if the element has no text there.
  func note(on range: SourceRange?, in language: LayoutLanguage) -> Diagnostic.Note? {
    guard let range, let id = ids[range.lowerBound], let language = language.translationIdentifier,
      let place = source.place(ofTextOf: id, inDocument: path, in: language)
    else { return nil }
    return Diagnostic.Note("the \(LanguageName.name(language)) text is in \(place)", file: place)
  }
}
