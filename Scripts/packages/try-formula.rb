# Installs a tarball as a formula says, and runs its test, with a stand-in for the parts of Homebrew that it uses.
# Usage: try-formula.rb FORMULA TARBALL PREFIX
require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

FORMULA, TARBALL, PREFIX = ARGV
HERE = TARBALL[/-(linux|darwin)-\w+(?=\.tar\.gz)/].split("-").last(2)

class Pathname
  def install(*names) = FileUtils.mkpath(self) && FileUtils.cp_r(names, self)
end

class Formula
  class << self
    attr_reader :facts, :check

    def only(*names) = (yield if names.intersect?(HERE))
    def on_macos(&) = only("darwin", &)
    def on_linux(&) = only("linux", &)
    def on_arm(&) = only("arm64", "aarch64", &)
    def on_intel(&) = only("x86_64", &)
    def test(&block) = @check = block
    def depends_on(*) = nil
    %i[desc homepage version license url sha256].each { |name| define_method(name) { |value| (@facts ||= {})[name] = value } }
  end

  def prefix = Pathname(PREFIX)
  def bin = prefix / "bin"
  def version = self.class.facts[:version]
  def shell_output(command) = `#{command}`
  def assert_equal(expected, actual) = (expected == actual or abort("#{actual.inspect} instead of #{expected.inspect}"))
end

load FORMULA
facts = Ibstack.facts
abort "the formula lacks something: #{facts}" if facts.size < 6
abort "the formula's address has another file: #{facts[:url]}" if File.basename(facts[:url]) != File.basename(TARBALL)
abort "the formula has another checksum: #{facts[:sha256]}" if facts[:sha256] != Digest::SHA256.file(TARBALL).hexdigest
formula = Ibstack.new
Dir.mktmpdir do |folder|
  system("tar", "-C", folder, "--strip-components", "1", "-xzf", TARBALL, exception: true)
  Dir.chdir(folder) { formula.install }
end
formula.instance_exec(&Ibstack.check)
