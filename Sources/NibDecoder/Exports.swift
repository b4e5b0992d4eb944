// The decoder's declarations name sources, ranges and diagnostics: with them one import is enough.

@_exported public import Formats
