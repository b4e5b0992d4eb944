@testable import StackLint

/// A small project for documents to name classes, images, colors and storyboards of.
enum FuzzedProject {
  static let index = ProjectIndex(ProjectFiles(files))

  private static let files = [
    "App/HomeView.swift": """
    import UIKit
    class HomeView: UIView {
      @IBOutlet weak var label: UILabel!
      @IBOutlet var buttons: [UIButton]!
      @IBAction func tap(_ sender: Any) {}
    }
    @objc(Renamed) final class HomeController: BaseController { @IBOutlet var table: UITableView? }
    class BaseController: UIViewController {}
    class A: B {}
    class B: A {}
    """,
    "App/Old.h": """
    @interface OldView : HomeView
    @property (nonatomic, weak) IBOutlet UILabel *title;
    - (IBAction)tap:(id)sender;
    @end
    """,
    "App/Assets.xcassets/Contents.json": "{}",
    "App/Assets.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
    "App/Assets.xcassets/Icons/back.imageset/Contents.json": "{}",
    "App/Assets.xcassets/Accent.colorset/Contents.json": "{}",
    "App/logo@2x.png": "",
    "App/Other.storyboard": """
    <document initialViewController="a"><viewController storyboardIdentifier="Other" id="a"/></document>
    """,
  ]
}
