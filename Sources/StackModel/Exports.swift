// Clients that define view classes and make constraints need these names: `import StackModel` is enough.

@_exported public import NibDecoder

@_exported public import enum AutoLayout.Relation
