//! Checks that the built web app exists when it is embedded in the release binary (feature `embed`).

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A debug build reads the web app from disk at run time.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if std::env::var_os("CARGO_FEATURE_EMBED").is_none() || !is_release {
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
