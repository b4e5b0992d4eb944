// Clients that define view classes, make constraints or measure text need these names: `import StackModel` is enough.

@_exported public import FontMetrics
@_exported public import NibDecoder

@_exported public import enum AutoLayout.Relation
