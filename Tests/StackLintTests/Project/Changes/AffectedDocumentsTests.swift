import Testing

@testable import StackLint

@Suite("Documents that a change of sources may affect")
struct AffectedDocumentsTests {
  private static let documents = [
    "Login.xib": xib(#"<customObject id="a" customClass="LoginView"/>"#),
    "Card.xib": xib(#"<customObject id="a" customClass="CardView"/>"#),
    "Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Home" id="home" customClass="HomeController"/>
    <exit id="exit" userLabel="Exit"/></objects></scene></scenes>
    <connections><segue destination="exit" kind="unwind" unwindAction="unwindHome:" id="u"/></connections></document>
    """,
  ]

  private static func xib(_ objects: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(objects)</objects></document>"#
  }

  private static let code = """
    class CardView: BaseView { @IBOutlet var title: UILabel! }
    """
  private static let others = [
    "Base.swift": "class BaseView: UIView { func reload() {} }", "Login.swift": "class LoginView: UIView {}",
    "Home.swift": "class HomeController: UIViewController {}",
  ]

  /// The documents that are affected; nil where all may be.
  private func affected(by edit: [String: String]) throws -> [String]? {
    var sources = Self.others
    sources["Card.swift"] = Self.code
    let old = ProjectFiles(Self.documents.merging(sources) { $1 })
    let new = ProjectFiles(Self.documents.merging(sources.merging(edit) { $1 }) { $1 })
    let edits = try edit.keys.sorted().map { path in
      (old: try #require(old.summary(ofPath: path)), new: try #require(new.summary(ofPath: path)))
    }
    let affected = AffectedDocuments(from: ProjectIndex(old), to: ProjectIndex(new), edits: edits)
    return affected.map { affected in
      Self.documents.keys.sorted().filter { affected.contains($0, bytes: Array(Self.documents[$0]!.utf8)) }
    }
  }

  @Test("A class affects the documents that name it")
  func classesAffectTheirDocuments() throws {
    #expect(try affected(by: ["Card.swift": "class CardView: BaseView {}"]) == ["Card.xib"])
    #expect(try affected(by: ["Login.swift": "class LoginView: UIView { func show() {} }"]) == ["Login.xib"])
  }

  @Test("A superclass affects the documents that name a subclass")
  func superclassesAffectTheDocumentsOfSubclasses() throws {
    #expect(try affected(by: ["Base.swift": "class BaseView: UIView {}"]) == ["Card.xib"])
  }

  @Test("Code outside of classes affects no document")
  func functionsAffectNothing() throws {
    let helper = ["Helper.swift": "func helper() {}"]
    var edited = Self.others
    edited["Helper.swift"] = "func helper() { print(1) }"
    let (old, new) = (Self.others.merging(helper) { $1 }, edited)
    let indices = [old, new].map { ProjectIndex(ProjectFiles($0.merging(Self.documents) { $1 })) }
    let summaries = try [old, new].map { try #require(ProjectFiles($0).summary(ofPath: "Helper.swift")) }
    let affected = try #require(
      AffectedDocuments(from: indices[0], to: indices[1], edits: [(summaries[0], summaries[1])]))
    #expect(!Self.documents.contains { affected.contains($0.key, bytes: Array($0.value.utf8)) })
  }

  @Test("An identifier that code no longer mentions affects the documents that have it")
  func identifiersAffectDocuments() throws {
    let edit = ["Login.swift": #"class LoginView: UIView { let name = "Home" }"#]
    #expect(try affected(by: edit) == ["Login.xib", "Main.storyboard"])
    let other = ["Login.swift": #"class LoginView: UIView { let name = "Away" }"#]
    #expect(try affected(by: other) == ["Login.xib"])
  }

  @Test("The name of a document in code affects the document")
  func namesOfDocumentsAffectThem() throws {
    let edit = ["Login.swift": #"class LoginView: UIView { let nib = "Card" }"#]
    #expect(try affected(by: edit) == ["Card.xib", "Login.xib"])
  }

  @Test("A selector affects the documents that have it, whichever class has the method")
  func selectorsAffectDocuments() throws {
    let edit = ["Login.swift": "class LoginView: UIView { @IBAction func unwindHome(_ segue: UIStoryboardSegue) {} }"]
    #expect(try affected(by: edit) == ["Login.xib", "Main.storyboard"])
  }

  @Test(
    "A change of classes may affect every document",
    arguments: [
      "class CardView: UIView {}", "class CartView: BaseView {}", "", "import Cards\nclass CardView: BaseView {}",
      "class CardView: BaseView {}\nextension UIView { @objc func shake() {} }",
      "class CardView: BaseView {}\nprotocol Card { func flip() }",
      "class CardView: BaseView, Card {}",
    ])
  func classesThatDifferMayAffectEveryDocument(_ code: String) throws {
    #expect(try affected(by: ["Card.swift": code]) == nil)
  }

  @Test("Documents that cannot be searched are affected by every change")
  func documentsInOtherEncodingsAreAffected() throws {
    let old = ProjectFiles(Self.documents.merging(["A.swift": "class A {}"]) { $1 })
    let new = ProjectFiles(Self.documents.merging(["A.swift": "class A { func start() {} }"]) { $1 })
    let edit = (
      old: try #require(old.summary(ofPath: "A.swift")), new: try #require(new.summary(ofPath: "A.swift"))
    )
    let affected = try #require(AffectedDocuments(from: ProjectIndex(old), to: ProjectIndex(new), edits: [edit]))
    let text = try #require(Self.documents["Card.xib"])
    #expect(!affected.contains("Card.xib", bytes: Array(text.utf8)))
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(affected.contains("Card.xib", bytes: utf16))
    #expect(affected.contains("Unknown.xib", bytes: Array(text.utf8)))
  }
}
