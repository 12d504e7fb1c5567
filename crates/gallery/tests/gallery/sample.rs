//! Sample files as users upload them.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage};

/// An AVIF file by its name.
macro_rules! file {
    ($name:literal) => {
        ($name, include_bytes!(concat!("avif/", $name, ".avif")).as_slice())
    };
}
pub(crate) use file;

/// Metadata that must not survive.
pub const SECRET: &[u8] = b"38.7223N 9.1393W taken by Ada";

/// Red on the left, blue on the right.
pub fn picture(width: u32, height: u32) -> DynamicImage {
    let colour = |x, _| if x < width / 2 { Rgb([200, 0, 0]) } else { Rgb([0, 0, 200]) };
    RgbImage::from_fn(width, height, colour).into()
}

pub fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Vec::new();
    picture.write_to(&mut Cursor::new(&mut bytes), format).expect("a vector takes every byte");
    bytes
}

/// A JPEG from a phone held upright: the pixels are rotated, and the metadata holds the location.
pub fn from_telephone(width: u32, height: u32) -> Vec<u8> {
    let mut exif = b"II\x2a\0\x08\0\0\0\x01\0".to_vec();
    // Orientation tag, type short, count 1, value 6: rotate clockwise.
    exif.extend(b"\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0");
    exif.extend(SECRET);
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    encoder.set_exif_metadata(exif).expect("JPEG has room for it");
    let pixels = picture(width, height).into_rgb8();
    encoder
        .write_image(pixels.as_raw(), width, height, image::ExtendedColorType::Rgb8)
        .expect("it is written");
    bytes
}

pub fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
