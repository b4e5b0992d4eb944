/// A bar of any width, whose class gives it a height: a ``NavigationBar``, ``Toolbar``, ``TabBar`` or ``SearchBar``.
public class Bar: View {}
