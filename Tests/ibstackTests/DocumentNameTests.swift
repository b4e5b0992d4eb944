import TestSupport
import Testing

/// Names of files that are not in UTF-8, or that differ in nothing but how their letters are composed.
@Suite struct DocumentNameTests {
  // Not every file system takes any bytes for a name.
  #if os(Linux)
    @Test func documentsAreLintedWhateverTheyAreCalled() throws {
      let folder = try TestFolder(["source": Fixture.broken])
      let copies = ["\\377", "\\376", "a\\303", "e\\314\\201", "\\303\\251", "\\364\\217\\272\\200", "\\314\\201"]
      let script = copies.map { "cp source \"$(printf '\($0)').xib\"; " }.joined()
      let found = try folder.shell(script + "\"$IBSTACK\" lint .")
      #expect(found.status == 1)
      #expect(found.complaints == "7 documents, 7 errors, 0 warnings\n")
      let named = try folder.shell("\"$IBSTACK\" lint -- *.xib")
      #expect(named.complaints == "7 documents, 7 errors, 0 warnings\n")
      let missing = try folder.shell("rm -- *.xib; \"$IBSTACK\" lint \"$(printf 'a\\377.xib')\"")
      #expect(missing.complaints.hasPrefix("a\\xFF.xib: error: cannot be read: No such file or directory\n"))
    }

    @Test func configurationsHoldForTheDocumentThatIsMeant() throws {
      let folder = try TestFolder(["source": Fixture.broken, ".ibstack.yml": "exclude: [Skipped/]\n"])
      let run = try folder.shell(
        """
        mkdir Skipped "$(printf 'e\\314\\201')" "$(printf '\\303\\251')"; cp source "$(printf 'Skipped/\\314\\201.xib')"
        cp source "$(printf 'e\\314\\201/a.xib')"; cp source "$(printf '\\303\\251/a.xib')"
        printf 'only: [ill-formed-xml]\\n' > "$(printf '\\303\\251/.ibstack.yml')"; "$IBSTACK" lint .
        """)
      #expect(run.complaints == "2 documents, 1 error, 0 warnings\n")
    }

    @Test func documentsAreFixedWhateverTheyAreCalled() throws {
      let folder = try TestFolder(["source": Fixture.fixable, "fixed": Fixture.fixed])
      let run = try folder.shell(
        "n=\"$(printf 'a\\377')\"; mkdir \"$n\"; cp source \"$n/$n.xib\"; \"$IBSTACK\" lint --fix . && cmp fixed \"$n/$n.xib\"; ls -A \"$n\" | wc -l"
      )
      #expect(run.complaints.hasPrefix("1 document, 1 finding fixed"))
      #expect(run.lines.last?.hasSuffix("1") == true)
    }
  #endif
}
