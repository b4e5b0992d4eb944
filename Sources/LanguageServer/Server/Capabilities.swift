import Support

/// What the server can do, as it answers `initialize`.
struct Capabilities {
  let client: Client
  let version: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("capabilities")
      json.object { json in
        json.member("positionEncoding", client.unitName)
        json.key("textDocumentSync")
        json.object { json in
          json.member("openClose", true)
          json.exactMember("change", Self.incremental)
          json.member("save", true)
        }
        json.key("diagnosticProvider")
        json.object { json in
          json.member("identifier", "ibstack")
          json.member("interFileDependencies", true)
          json.member("workspaceDiagnostics", false)
        }
        json.key("codeActionProvider")
        json.object { json in
          json.key("codeActionKinds")
          json.array { json in for kind in CodeActions.kinds { json.string(kind) } }
        }
        json.key("completionProvider")
        json.object { json in
          json.key("triggerCharacters")
          json.array { json in for character in ["<", " ", "\"", ":"] { json.string(character) } }
        }
        for feature in Self.plainFeatures { json.member(feature, true) }
        json.key("renameProvider")
        json.object { $0.member("prepareProvider", true) }
        json.member("inlayHintProvider", client.showsFrames)
        if client.showsPictures {
          json.key("codeLensProvider")
          json.object { _ in }
        }
        json.key("workspace")
        json.object { json in
          json.key("workspaceFolders")
          json.object { json in
            json.member("supported", true)
            json.member("changeNotifications", true)
          }
        }
      }
      json.key("serverInfo")
      json.object { json in
        json.member("name", "ibstack")
        json.member("version", version)
      }
    }
  }

  private static let incremental = 2
  private static let plainFeatures = [
    "documentSymbolProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider", "hoverProvider",
    "documentFormattingProvider", "foldingRangeProvider", "selectionRangeProvider", "colorProvider",
  ]

  /// Asks the client to tell of files that findings depend on.
  static func watchedFiles(_ json: inout JSONWriter) {
    json.object { json in
      json.key("registrations")
      json.array { json in
        json.object { json in
          json.member("id", "files")
          json.member("method", "workspace/didChangeWatchedFiles")
          json.key("registerOptions")
          json.object { json in
            json.key("watchers")
            json.array { json in
              json.object { $0.member("globPattern", patterns) }
            }
          }
        }
      }
    }
  }

  private static let patterns =
    "**/{*.{storyboard,xib,xml,swift,m,mm,h,strings,xcstrings,pbxproj,json,plist,xcconfig},.ibstack.yml}"
}
