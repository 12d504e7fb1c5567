//! With the feature `embed-web` the built pages go into the binary, so they must be there.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_EMBED_WEB").is_none() {
        return;
    }
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    if !dist.join(".vite/manifest.json").is_file() {
        println!(
            "cargo::error=web/dist is missing: run `npm ci && npm run build` in web/, or `make run`, which does both"
        );
    }
}
