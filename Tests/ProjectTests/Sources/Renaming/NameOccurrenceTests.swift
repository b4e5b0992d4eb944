import TestSupport
import Testing

@testable import Project

/// Whose name stands at each place of a source file: places that are ⟦marked⟧ have the wanted member's.
@Suite struct NameOccurrenceTests {
  private static func marks(in text: String) -> (bytes: [UInt8], places: [Range<Int>]) {
    var (bytes, places, start): ([UInt8], [Range<Int>], Int) = ([], [], 0)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": start = bytes.count
      case "⟧": places.append(start..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    return (bytes, places)
  }

  private static func wanted(_ occurrences: [NameOccurrence]) -> [Range<Int>] {
    occurrences.filter { $0.owner == .wanted }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  private func expectProperty(
    _ text: String, path: String = "Card.swift", family: Set<String> = ["Card"],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (bytes, places) = Self.marks(in: text)
    let search = try #require(SourceNameSearch(bytes, path: path))
    let found = Self.wanted(search.occurrences(ofProperty: "title", in: family))
    let words = { (ranges: [Range<Int>]) in ranges.map { "\($0.lowerBound)" } }
    #expect(words(found) == words(places), sourceLocation: location)
  }

  @Test func ownUsesOfASwiftProperty() throws {
    try expectProperty(
      """
      class Card: UIView {
        @IBOutlet private var ⟦title⟧: UILabel!
        func show() {
          ⟦title⟧.text = "title \\(⟦title⟧.text)" // title
          self.⟦title⟧.isHidden = true
          let all = [⟦title⟧: 1]
          list.forEach { _ in self.⟦title⟧.sizeToFit() }
        }
      }
      extension Card { var other: UILabel { ⟦title⟧ } }
      """)
  }

  @Test func variablesAndParametersHideTheProperty() throws {
    try expectProperty(
      """
      class Card: UIView {
        var ⟦title⟧: UILabel!
        func show(title: String) { print(title); self.⟦title⟧.text = title }
        func use() { show(title: "a"); ⟦title⟧.text = "" }
        func local() { if let title = ⟦title⟧ { print(title) }; print(⟦title⟧) }
        func loop() { for title in list { print(title) }; list.map { title in title.count } }
        func guarded() { guard let title = make() else { return }; print(title) }
        func short() { if let ⟦title⟧ { print(⟦title⟧) } }
      }
      """)
  }

  /// A table view's controller has an outlet `tableView`, and methods of that name from its delegate.
  @Test func methodsOfTheSameNameAreOthers() throws {
    try expectProperty(
      """
      class Card: UIView {
        @IBOutlet var ⟦title⟧: UILabel!
        func title(_ title: UILabel, at row: Int) -> String { title.text }
        func title<T>(of type: T) -> String { self.title(⟦title⟧, at: 0) + super.title(self.⟦title⟧, at: 1) }
        func show() { print(⟦title⟧ ?? other, title(⟦title⟧, at: 2)) }
      }
      """)
  }

  /// A condition binds a variable for its rest and for the block, and not for what comes behind.
  @Test func variablesOfConditionsHideTheProperty() throws {
    try expectProperty(
      """
      class Card: UIView {
        var ⟦title⟧: UILabel!
        func rest() { if let title = make(), title.isHidden { title.show() }; ⟦title⟧.show() }
        func guarded() { guard let title = ⟦title⟧, title.isHidden else { return ⟦title⟧.hide() }; title.show() }
        func closure() { if let title = list.first(where: { $0.isOn }) { title.show() }; ⟦title⟧.show() }
        func loop() { for title in ⟦title⟧.subviews where title.isHidden { title.show() }; ⟦title⟧.show() }
        func pattern() { if case .some(let title) = ⟦title⟧ { title.show() }; ⟦title⟧.show() }
        func cases() { switch a { case .b(let title): title.show(); default: ⟦title⟧.show() }; ⟦title⟧.show() }
      }
      """)
  }

  @Test func othersMembersAreTheirs() throws {
    try expectProperty(
      """
      class Other { var title = ""; func show() { title = ""; self.title = "" } }
      enum Kind { case title }
      class Card: UIView {
        var ⟦title⟧: UILabel!
        struct Inner { let title: String; func show() { print(title) } }
        func show() { use(Kind.title); Card.⟦title⟧; (view as! Card).⟦title⟧ = nil; (view as! Other).title = "" }
      }
      """)
  }

  @Test func objectiveCPropertyHasThreeForms() throws {
    try expectProperty(
      """
      @interface Card : UIView
      @property (weak, nonatomic) IBOutlet UILabel *⟦title⟧;
      @end
      @implementation Card
      - (void)show {
        self.⟦title⟧.text = @"title"; // title
        [_⟦title⟧ setText:nil];
        [self set⟦Title⟧:nil];
        [self.⟦title⟧ sizeToFit];
        [item show:nil title:nil];
      }
      @end
      @implementation Other
      - (void)show { self.title = nil; }
      @end
      """, path: "Card.m")
  }

  @Test func aDotAloneIsNoMemberOfAnObject() throws {
    let text = """
      class Card: UIView {
        var title: UILabel!
        func show() { use(.title); switch kind { case .title: list.map(\\.title) }; for _ in 0...title {}; $0.title }
      }
      """
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Card.swift"))
    let owners = search.occurrences(ofProperty: "title", in: ["Card"]).map(\.owner)
    #expect(owners == [.wanted, .other, .other, .member(of: nil), .wanted, .member(of: nil)])
  }

  @Test func methodsWithOtherLabelsAreOthers() throws {
    let text = "class Use { func use() { x.save(in: a); x.save(a ? b : c); x.save() } }"
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Use.swift"))
    let owners = search.occurrences(ofMethod: "save", selector: "save:", in: ["Card"]).map(\.owner)
    #expect(owners.map { $0 == .other } == [true, false, false])
  }

  @Test func selectorsForSelfAreOwn() throws {
    let text = """
      @implementation Card
      - (void)show {
        [button addTarget:self action:@selector(save:) forControlEvents:0];
        [button addTarget:other action:@selector(save:) forControlEvents:0];
        [self performSelector:@selector(save:)];
      }
      @end
      @implementation Other
      - (void)show { [button addTarget:self action:@selector(save:)]; }
      @end
      """
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Card.m"))
    let owners = search.occurrences(ofMethod: "save", selector: "save:", in: ["Card"]).map(\.owner)
    #expect(owners == [.wanted, .member(of: nil), .wanted, .other])
  }

  @Test func membersOfVariablesAreToldByTheirTypes() throws {
    let text = "class Use { func use(card: Card, other: Other) { card.title = 1; other.title = 2; make().title = 3 } }"
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Use.swift"))
    let receivers = search.occurrences(ofProperty: "title", in: ["Card"]).map { occurrence -> String? in
      guard case .member(let receiver) = occurrence.owner else { return "" }
      return receiver?.name
    }
    #expect(receivers == ["card", "other", nil])
    let types = search.variableTypes(of: ["card", "other"])
    #expect(types.local("card", at: 60)?.isOf(["Card"]) == true)
    #expect(types.local("other", at: 60)?.isOf(["Card"]) == false)
  }

  @Test func keysInStringsAreUnclear() throws {
    let text = "class Card { var title = 0; func use() { setValue(1, forKey: \"title\"); print(\"title\") } }"
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Card.swift"))
    let unclear = search.occurrences(ofProperty: "title", in: ["Card"]).filter {
      if case .unclear = $0.owner { true } else { false }
    }
    #expect(unclear.count == 1)
  }

  @Test func selectorsOfAMethod() throws {
    let (bytes, places) = Self.marks(
      in: """
        class Card: UIView {
          @IBAction func ⟦save⟧(_ sender: Any) {}
          func use() { ⟦save⟧(self); self.⟦save⟧(1); _ = #selector(⟦save⟧(_:)); store(save: 1) }
        }
        """)
    let search = try #require(SourceNameSearch(bytes, path: "Card.swift"))
    #expect(search.methodNames(of: "save:") == ["save"])
    #expect(Self.wanted(search.occurrences(ofMethod: "save", selector: "save:", in: ["Card"])) == places)
  }

  @Test func typesAreTheSameEverywhere() throws {
    let (bytes, places) = Self.marks(
      in:
        "class ⟦Card⟧: UIView {}\nlet card: ⟦Card⟧ = App.⟦Card⟧() // Card\nextension ⟦Card⟧ {}\nuse(Card: 1); \"Card\"; x.Card\n"
    )
    let search = try #require(SourceNameSearch(bytes, path: "Card.swift"))
    #expect(Self.wanted(search.occurrences(ofType: "Card")) == places)
  }

  /// Time grows with the size of a file, and not with its square.
  @Test func longFilesAreReadOnce() throws {
    let line = "  func f(title: Int) { if let title = title { { title in title }(title) } }\n"
    let text = "class Card {\n" + String(repeating: line, count: 4_000) + "}\n"
    let search = try #require(SourceNameSearch(Array(text.utf8), path: "Card.swift"))
    #expect(search.occurrences(ofProperty: "title", in: ["Card"]).count == 6 * 4_000)
  }
}
