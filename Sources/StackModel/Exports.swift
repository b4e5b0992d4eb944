// Classes of one's own and constraints need these names too: with them one import is enough.

@_exported public import FontMetrics
@_exported public import NibDecoder

@_exported public import enum AutoLayout.Relation
