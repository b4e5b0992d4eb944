# For a tap: a repository homebrew-ibstack. Tried with a stand-in for Homebrew's Formula on Linux alone; never with Homebrew.
class Ibstack < Formula
  desc "@SUMMARY@"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "@LICENSE@"

  on_macos do
    depends_on macos: :sequoia
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack-@VERSION@-darwin-arm64.tar.gz"
      sha256 "@SHA256:darwin-arm64@"
    end
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack-@VERSION@-darwin-x86_64.tar.gz"
      sha256 "@SHA256:darwin-x86_64@"
    end
  end
  on_linux do
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256:linux-aarch64@"
    end
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256:linux-x86_64@"
    end
  end

  def install
    prefix.install "bin", "share"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/ibstack --version").strip
  end
end
