/// A view whose element ibstack has no model of: laid out by its constraints and its frame.
public final class UnknownView: View {}
