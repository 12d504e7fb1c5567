//! A hash of the migrations' sources, which identifies databases with the same schema.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/src/migration");
    println!("cargo::rerun-if-changed={}", migrations.display());
    let mut hasher = DefaultHasher::new();
    add(&migrations, &mut hasher)?;
    println!("cargo::rustc-env=CASITA_MIGRATIONS={:016x}", hasher.finish());
    Ok(())
}

fn add(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}
