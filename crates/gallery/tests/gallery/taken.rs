//! Which pictures are accepted or rejected, and what is stored of them.

use domain::key::Key;
use gallery::{AvifProgram, Gallery, MOST_BYTES, ReadError, Shelf, Size, Unfit};
use image::{ImageFormat, RgbaImage};

use crate::sample::{SECRET, from_telephone, holds, picture, written};

pub const DECODER: &str = env!("CARGO_BIN_EXE_decode-avif");
const NO_ARGUMENTS: [&str; 0] = [];

/// With the AVIF decoder process.
pub fn gallery() -> Gallery {
    Gallery::new(Shelf::in_memory()).with_avif(AvifProgram::new(DECODER, NO_ARGUMENTS))
}

/// The reason why a file is rejected.
pub async fn refusal(gallery: &Gallery, sent: Vec<u8>) -> Option<Unfit> {
    match gallery.read(sent).await {
        Ok(_) => None,
        Err(ReadError::Unfit(why)) => Some(why),
        Err(ReadError::Decoder(error)) => panic!("{error}"),
    }
}

/// The sizes of an accepted picture.
pub async fn sizes(sent: Vec<u8>) -> [Vec<u8>; 3] {
    let (gallery, key) = (gallery(), Key::from_u128(7));
    let clean = gallery.read(sent).await.unwrap();
    gallery.keep(key, clean).await.unwrap();
    assert!(gallery.make_sizes(key).await.unwrap());
    let mut shown = Size::ALL.map(|_| Vec::new());
    for (place, size) in shown.iter_mut().zip(Size::ALL) {
        *place = gallery.show(key, size).await.unwrap().unwrap().to_vec();
    }
    shown
}

#[tokio::test]
async fn three_formats_are_taken_and_shown_as_jpeg_in_three_sizes() {
    let large = [(360, 240), (720, 480), (1920, 1280)];
    let middling = [(360, 240), (720, 480), (900, 600)];
    for (format, width, height, expected) in [
        (ImageFormat::Jpeg, 2400, 1600, large),
        (ImageFormat::Png, 900, 600, middling),
        (ImageFormat::WebP, 900, 600, middling),
    ] {
        let shown = sizes(written(&picture(width, height), format)).await;
        let extents = shown.map(|bytes| {
            assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Jpeg);
            let read = image::load_from_memory(&bytes).unwrap();
            (read.width(), read.height())
        });
        assert_eq!(extents, expected, "{format:?}");
    }
}

#[tokio::test]
async fn a_picture_is_never_enlarged() {
    let shown = sizes(written(&picture(500, 400), ImageFormat::Png)).await;
    let widths = shown.map(|bytes| image::load_from_memory(&bytes).unwrap().width());
    assert_eq!(widths, [360, 500, 500]);
}

#[tokio::test]
async fn notes_are_gone_and_the_picture_stands_upright() {
    let sent = from_telephone(800, 600);
    assert!(holds(&sent, SECRET));
    let clean = gallery().read(sent.clone()).await.unwrap();
    assert_eq!((clean.width, clean.height), (600, 800));
    for bytes in sizes(sent).await {
        assert!(!holds(&bytes, SECRET) && !holds(&bytes, b"Exif"));
        let read = image::load_from_memory(&bytes).unwrap().into_rgb8();
        assert!(read.height() > read.width());
        // The left side of the pixels is now at the top.
        let above = read.get_pixel(read.width() / 2, 10).0;
        let below = read.get_pixel(read.width() / 2, read.height() - 10).0;
        assert!(above[0] > 150 && below[2] > 150, "{above:?} {below:?}");
    }
}

#[tokio::test]
async fn what_is_clear_stands_on_white() {
    let glass = RgbaImage::from_pixel(400, 300, image::Rgba([0, 0, 0, 0]));
    let clean = gallery().read(written(&glass.into(), ImageFormat::Png)).await.unwrap();
    assert_eq!(clean.tone, "#ffffff");
    let clean = gallery().read(written(&picture(400, 300), ImageFormat::Png)).await.unwrap();
    assert_eq!(clean.tone, "#640064");
}

#[tokio::test]
async fn a_bad_file_is_refused_with_its_reason() {
    let camera = written(&picture(800, 600), ImageFormat::Jpeg);
    let drawing = written(&picture(800, 600), ImageFormat::Png);
    let modern = written(&picture(800, 600), ImageFormat::WebP);
    let half = |bytes: &[u8]| bytes[..bytes.len() / 2].to_vec();
    let refused = [
        ("a text", b"<html>not a picture</html>".to_vec(), Unfit::Unknown),
        ("nothing", Vec::new(), Unfit::Unknown),
        ("an AVIF with nothing in it", b"\0\0\0\x18ftypavif\0\0\0\0avifmif1".to_vec(), Unfit::Broken),
        ("a beginning only", camera[..20].to_vec(), Unfit::Broken),
        ("half a JPEG", half(&camera), Unfit::Broken),
        ("half a WebP", half(&modern), Unfit::Broken),
        ("half a PNG", half(&drawing), Unfit::Broken),
        ("a PNG that says JPEG", [&camera[..4], &drawing[..]].concat(), Unfit::Broken),
        (
            "too many bytes of AVIF",
            [&b"\0\0\0\x18ftypavif"[..], &vec![0; MOST_BYTES]].concat(),
            Unfit::TooLarge,
        ),
        ("too many bytes", [&camera[..], &vec![0; MOST_BYTES]].concat(), Unfit::TooLarge),
        (
            "too small",
            written(&picture(100, 100), ImageFormat::Png),
            Unfit::TooFewPixels { width: 100, height: 100 },
        ),
        ("a bomb", bomb(60_000), Unfit::TooManyPixels { width: 60_000, height: 60_000 }),
    ];
    for (name, bytes, why) in refused {
        assert_eq!(refusal(&gallery(), bytes).await, Some(why), "{name}");
    }
}

/// A PNG of a few bytes whose header claims enormous dimensions.
fn bomb(side: u32) -> Vec<u8> {
    let mut bytes = written(&picture(360, 240), ImageFormat::Png);
    bytes[16..20].copy_from_slice(&side.to_be_bytes());
    bytes[20..24].copy_from_slice(&side.to_be_bytes());
    let sum = crc32(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(
            sum ^ u32::from(*byte),
            |sum, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 },
        )
    })
}

#[test]
fn every_refusal_is_a_sentence_that_says_what_to_do() {
    assert_eq!(
        Unfit::Unread("HEIC").to_string(),
        "HEIC pictures cannot be read here. Send it as JPEG, PNG or WebP."
    );
    assert_eq!(Unfit::TooLarge.to_string(), "This file is too large: at most 25 MB are taken.");
    let many = Unfit::TooManyPixels { width: 60_000, height: 60_000 };
    assert_eq!(
        many.to_string(),
        "This picture is too large: 60000 by 60000 pixels; at most 50 megapixels are taken."
    );
}
