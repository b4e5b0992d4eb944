// Clients that read trees need these names: `import NibTranslation` is enough.

@_exported public import NibDecoder
