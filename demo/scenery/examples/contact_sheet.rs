//! Renders many scenes on one sheet:
//! `contact_sheet OUT.png [settings|all] [views|all] [seeds] [width] [first seed]`.
//!
//! Settings and views are comma-separated names; each combination is rendered for each seed.

use std::env::args;
use std::error::Error;
use std::fs::File;
use std::str::FromStr;

use scenery::{Picture, Scene, Setting, View};

fn main() -> Result<(), Box<dyn Error>> {
    let path = args().nth(1).ok_or("name the file to write")?;
    let settings = names(2, &Setting::ALL)?;
    let views = names(3, &View::ALL)?;
    let seeds: u64 = args().nth(4).map_or(Ok(4), |n| n.parse())?;
    let width: u32 = args().nth(5).map_or(Ok(480), |n| n.parse())?;
    let first: u64 = args().nth(6).map_or(Ok(0), |n| n.parse())?;
    let mut pictures = Vec::new();
    for setting in &settings {
        for view in &views {
            for seed in first..first + seeds {
                let scene = Scene { setting: *setting, view: *view, seed };
                pictures.push(scene.draw(width * 2, width * 4 / 3).resized(width));
            }
        }
    }
    let sheet = sheet(&pictures);
    let mut encoder = png::Encoder::new(File::create(path)?, sheet.width, sheet.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header()?.write_image_data(&sheet.rgb)?;
    Ok(())
}

fn names<T: FromStr + Copy>(index: usize, all: &[T]) -> Result<Vec<T>, T::Err> {
    match args().nth(index) {
        Some(list) if list != "all" => list.split(',').map(str::parse).collect(),
        _ => Ok(all.to_vec()),
    }
}

/// The pictures side by side on white, as many rows as needed.
fn sheet(pictures: &[Picture]) -> Picture {
    const GAP: usize = 8;
    let columns = if pictures.len() <= 2 { pictures.len() } else { 4.min(pictures.len()) };
    let rows = pictures.len().div_ceil(columns);
    let (w, h) = (pictures[0].width as usize, pictures[0].height as usize);
    let (width, height) = (columns * (w + GAP) + GAP, rows * (h + GAP) + GAP);
    let mut rgb = vec![255; width * height * 3];
    for (i, picture) in pictures.iter().enumerate() {
        let (left, top) = (GAP + (i % columns) * (w + GAP), GAP + (i / columns) * (h + GAP));
        for (y, row) in picture.rgb.chunks_exact(w * 3).enumerate() {
            let start = ((top + y) * width + left) * 3;
            rgb[start..start + w * 3].copy_from_slice(row);
        }
    }
    let side = |length: usize| u32::try_from(length).expect("a sheet is narrower than four billion pixels");
    Picture { width: side(width), height: side(height), rgb }
}
