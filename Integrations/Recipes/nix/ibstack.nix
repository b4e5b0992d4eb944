# nix-build -E 'with import <nixpkgs> { }; callPackage ./ibstack.nix { }'
# Evaluated with a stand-in for nixpkgs; never built.
{ lib, stdenvNoCC, fetchurl, autoPatchelfHook }:

let
  platforms = {
    x86_64-linux = { name = "linux-x86_64"; sha256 = "@SHA256:linux-x86_64@"; };
    aarch64-linux = { name = "linux-aarch64"; sha256 = "@SHA256:linux-aarch64@"; };
    x86_64-darwin = { name = "darwin-x86_64"; sha256 = "@SHA256:darwin-x86_64@"; };
    aarch64-darwin = { name = "darwin-arm64"; sha256 = "@SHA256:darwin-arm64@"; };
  };
  system = stdenvNoCC.hostPlatform.system;
  platform = platforms.${system} or (throw "ibstack: no release for ${system}");
in
stdenvNoCC.mkDerivation {
  pname = "ibstack";
  version = "@VERSION@";
  src = fetchurl {
    url = "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack-@VERSION@-${platform.name}.tar.gz";
    inherit (platform) sha256;
  };
  # The program asks for the loader of other distributions.
  nativeBuildInputs = lib.optional stdenvNoCC.hostPlatform.isLinux autoPatchelfHook;
  dontConfigure = true;
  dontBuild = true;
  dontStrip = true;
  installPhase = ''
    runHook preInstall
    mkdir $out
    cp -R bin share $out
    runHook postInstall
  '';
  meta = {
    description = "@SUMMARY@";
    homepage = "https://github.com/@REPOSITORY@";
    license = lib.licenses.@LICENSE-IN-LOWERCASE@;
    mainProgram = "ibstack";
    platforms = lib.attrNames platforms;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
