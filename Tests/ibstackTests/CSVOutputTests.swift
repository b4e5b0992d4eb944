import TestSupport
import Testing

/// `ibstack layout --format csv`.
@Suite struct CSVOutputTests {
  @Test func isOneLineAView() throws {
    let folder = try TestFolder(["form.xml": Fixture.form])
    let run = try folder.run("layout", "form.xml", "--format", "csv", "--size", "320x200")
    #expect(
      run.output == """
        path,id,element,label,parent,x,y,width,height,hidden,ambiguous,misplaced,viewPath,text
        form.xml,form,stackView,Sign in,,0,0,320,200,false,false,false,stackView,
        form.xml,,view,Head,form,0,0,320,40,false,false,false,stackView/view,
        form.xml,,stackView,Buttons,form,0,48,320,30,false,false,false,stackView/stackView,
        form.xml,no,view,,,0,0,155,30,false,false,false,stackView/stackView/view,
        form.xml,yes,view,,,165,0,155,30,false,false,false,stackView/stackView/view[2],
        form.xml,,view,Space below,form,0,86,320,114,false,false,false,stackView/view[2],
        form.xml,badge,view,,,5,6.67,7.33,8,true,false,false,stackView/view[2]/view,

        """)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say &quot;hi&quot;", "\"say \"\"hi\"\"\""), ("1&#10;2", "1\\n2"),
    ("1&#13;&#10;2", "1\\r\\n2"), ("=1+1", "'=1+1"), ("&quot;", "\"\"\"\""), (" é; ", " é; "),
  ])
  func fieldsAreQuotedWhereTheyMustBe(label: String, field: String) throws {
    let folder = try TestFolder(["a.xml": "<view id=\"v\" userLabel=\"\(label)\"/>"])
    let run = try folder.run("layout", "--format", "csv", "a.xml", "--size", "1x2")
    let header = "path,id,element,label,parent,x,y,width,height,hidden,ambiguous,misplaced,viewPath,text\n"
    #expect(run.output == header + "a.xml,v,view,\(field),,0,0,1,2,false,false,false,view,\n")
  }

  @Test func textsAreThoseThatViewsShow() throws {
    let text = "<stackView><label text=\"=1+1\"/><button title=\"A, b\"/><label/></stackView>"
    let run = try TestFolder(["a.xml": text]).run("layout", "--format", "csv", "a.xml")
    let ends = run.lines.dropFirst(2).map { $0.components(separatedBy: "stackView/").last ?? "" }
    #expect(ends == ["label,'=1+1", "button,\"A, b\"", "label[2],"])
  }

  @Test func pathsAreQuotedToo() throws {
    let run = try TestFolder(["a, b.xml": Fixture.clean]).run("layout", "--format", "csv", "a, b.xml")
    #expect(run.lines.dropFirst().allSatisfy { $0.hasPrefix("\"a, b.xml\",,") })
  }

  @Test func headerStandsOnceForAllDocuments() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean, "b.xml": Fixture.unreadable, "c.xml": Fixture.clean])
    let run = try folder.run("layout", "--format", "csv", "a.xml", "b.xml", "c.xml")
    #expect(run.lines.map { $0.prefix { $0 != "," } } == ["path", "a.xml", "a.xml", "c.xml", "c.xml"])
    #expect(run.complaints.hasPrefix("b.xml:2:1: error: "))
  }
}
