//! `make pictures`: renders all pictures of demo/pictures.toml, or adds named ones: `coast-exterior-4f`.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::sync::Mutex;
use std::{fs, thread};

use scenery::{Picture, Scene};

const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../pictures.toml");
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../pictures");
const HEADING: &str =
    "# Written by `make pictures`. Caption and mean color of each picture of demo/pictures.\n";

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 800;
/// File name, width and quality.
const SIZES: [(&str, u32, f32); 3] = [("large", WIDTH, 72.0), ("medium", 720, 70.0), ("small", 360, 68.0)];

/// An entry of the list: caption and mean color.
type Entry = (&'static str, [u8; 3]);

fn main() -> Result<(), Box<dyn Error>> {
    let known = fs::read_to_string(LIST).unwrap_or_default();
    let known = known.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']')).map(str::to_owned);
    let named: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<String> = if named.is_empty() { known.collect() } else { known.chain(named).collect() };
    fs::create_dir_all(FOLDER)?;
    let queue = Mutex::new(wanted);
    let drawn = Mutex::new(BTreeMap::new());
    let next = || queue.lock().expect("nobody panics with the queue").pop();
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let painters: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| {
                    while let Some(name) = next() {
                        let entry = draw(&name).map_err(|error| format!("{name}: {error}"))?;
                        drawn.lock().expect("nobody panics with the list").insert(name, entry);
                    }
                    Ok::<_, String>(())
                })
            })
            .collect();
        painters.into_iter().try_for_each(|painter| painter.join().map_err(|_| "a render thread panicked".to_owned())?)
    })?;
    let drawn = drawn.into_inner()?;
    fs::write(LIST, list(&drawn))?;
    println!("{} pictures", drawn.len());
    Ok(())
}

fn draw(name: &str) -> Result<Entry, Box<dyn Error>> {
    let scene: Scene = name.parse()?;
    let picture = scene.draw(WIDTH, HEIGHT);
    for (size, width, quality) in SIZES {
        let sized = if width == WIDTH { picture.clone() } else { picture.resized(width) };
        fs::write(Path::new(FOLDER).join(format!("{name}-{size}.webp")), encode(&sized, quality))?;
    }
    Ok((scene.caption(), picture.tone()))
}

fn encode(picture: &Picture, quality: f32) -> Vec<u8> {
    let mut config = webp::WebPConfig::new().expect("the defaults are good");
    config.quality = quality;
    config.method = 6;
    config.use_sharp_yuv = 1;
    let encoder = webp::Encoder::from_rgb(&picture.rgb, picture.width, picture.height);
    encoder.encode_advanced(&config).expect("a picture of a few hundred pixels can be encoded").to_vec()
}

fn list(drawn: &BTreeMap<String, Entry>) -> String {
    let entries = drawn.iter().map(|(name, (caption, [red, green, blue]))| {
        format!("\n[{name}]\ncaption = {caption:?}\ntone = \"#{red:02x}{green:02x}{blue:02x}\"\n")
    });
    std::iter::once(HEADING.to_owned()).chain(entries).collect()
}
