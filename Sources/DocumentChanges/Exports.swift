// Clients that read trees and name objects need these names: `import DocumentChanges` is enough.

@_exported public import NibDecoder
