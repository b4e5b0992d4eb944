#!/usr/bin/env bash
# Builds an expression with Nix in a store of its own, with a stand-in for the parts of nixpkgs that it uses. The program
# keeps the loader of this system, which nixpkgs would replace.
# Usage: try-nix.sh EXPRESSION TARBALL FOLDER
set -euo pipefail

mkdir -p "$3"
work=$(cd "$3" && pwd)
export NIX_STORE_DIR=$work/store NIX_STATE_DIR=$work/state NIX_LOG_DIR=$work/log NIX_CONF_DIR=$work/conf NIX_REMOTE=
mkdir -p "$NIX_CONF_DIR"
printf 'build-users-group =\nsandbox = false\nsubstitute = false\n' > "$NIX_CONF_DIR/nix.conf"
cat > "$work/try.nix" <<NIX
with builtins;
import $(realpath "$1") {
  lib = {
    optional = condition: value: if condition then [ value ] else [ ];
    attrNames = attrNames;
    licenses.mit = "mit";
    sourceTypes.binaryNativeCode = "binary";
  };
  autoPatchelfHook = "";
  fetchurl = { url, sha256 }:
    assert baseNameOf url == "$(basename "$2")";
    assert sha256 == hashFile "sha256" $(realpath "$2");
    $(realpath "$2");
  stdenvNoCC = {
    hostPlatform = { system = currentSystem; isLinux = match ".*-linux" currentSystem != null; };
    mkDerivation = package: derivation {
      name = "\${package.pname}-\${package.version}";
      system = currentSystem;
      builder = "/bin/bash";
      PATH = "/usr/bin:/bin";
      inherit (package) src installPhase;
      args = [ "-ec" "runHook() { :; }; tar -xzf \$src; cd ibstack-*; eval \"\$installPhase\"" ];
    };
  };
}
NIX
nix-build --out-link "$work/result" "$work/try.nix"
