//! AVIF files of every kind: 400 × 300 pixels in four colors, encoded by libavif.

use gallery::Unfit;
use image::RgbImage;

use crate::sample::{SECRET, file, holds};
use crate::taken::{gallery, refusal, sizes};

type Colour = [u8; 3];

const RED: Colour = [200, 30, 40];
const GREEN: Colour = [30, 170, 60];
const BLUE: Colour = [40, 60, 200];
const SAND: Colour = [230, 220, 210];
const WHITE: Colour = [255, 255, 255];

async fn shown(sent: &[u8]) -> RgbImage {
    let [_, _, large] = sizes(sent.to_vec()).await;
    image::load_from_memory(&large).unwrap().into_rgb8()
}

/// Order: top left, top right, bottom left, bottom right.
fn assert_quarters(name: &str, shown: &RgbImage, expected: [Colour; 4]) {
    let (width, height) = shown.dimensions();
    for (place, colour) in expected.into_iter().enumerate() {
        let (x, y) = if place % 2 == 0 { (width / 4, place) } else { (width * 3 / 4, place) };
        let y = if y < 2 { height / 4 } else { height * 3 / 4 };
        let found = shown.get_pixel(x, y).0;
        let is_near = found.iter().zip(colour).all(|(found, wanted)| found.abs_diff(wanted) <= 5);
        assert!(is_near, "{name}: {found:?} is not {colour:?} in quarter {place}");
    }
}

#[tokio::test]
async fn depths_layouts_ranges_and_matrices_give_the_same_colours() {
    for (name, sent) in [
        file!("420-full"),
        file!("420-limited"),
        file!("422-full"),
        file!("422-limited"),
        file!("444-full"),
        file!("444-limited"),
        file!("10bit"),
        file!("12bit"),
        file!("bt601"),
        file!("bt709"),
        file!("bt2020"),
        file!("identity"),
        file!("icc"),
        file!("sequence"),
    ] {
        let shown = shown(sent).await;
        assert_eq!(shown.dimensions(), (400, 300), "{name}");
        assert_quarters(name, &shown, [RED, GREEN, BLUE, SAND]);
    }
    let (name, grey) = file!("400");
    assert_quarters(name, &shown(grey).await, [82, 116, 70, 222].map(|value| [value; 3]));
}

#[tokio::test]
async fn what_is_clear_in_it_stands_on_white() {
    for (name, sent) in [file!("alpha"), file!("premultiplied")] {
        assert_quarters(name, &shown(sent).await, [WHITE, [142, 212, 157], BLUE, SAND]);
    }
}

#[tokio::test]
async fn it_is_turned_and_mirrored_as_its_file_says() {
    for ((name, sent), expected) in [
        (file!("turned-2"), [GREEN, RED, SAND, BLUE]),
        (file!("turned-3"), [SAND, BLUE, GREEN, RED]),
        (file!("turned-4"), [BLUE, SAND, RED, GREEN]),
        (file!("turned-5"), [RED, BLUE, GREEN, SAND]),
        (file!("turned-6"), [BLUE, RED, SAND, GREEN]),
        (file!("turned-7"), [SAND, GREEN, BLUE, RED]),
        (file!("turned-8"), [GREEN, SAND, RED, BLUE]),
    ] {
        let shown = shown(sent).await;
        let lies = name < "turned-5";
        assert_eq!(shown.dimensions(), if lies { (400, 300) } else { (300, 400) }, "{name}");
        assert_quarters(name, &shown, expected);
    }
}

#[tokio::test]
async fn its_notes_are_gone() {
    let (_, sent) = file!("icc");
    assert!(holds(sent, SECRET));
    for bytes in sizes(sent.to_vec()).await {
        assert!(!holds(&bytes, SECRET) && !holds(&bytes, b"Exif"));
        assert!(holds(&bytes, b"ICC_PROFILE"));
    }
}

#[tokio::test]
async fn the_wide_colours_of_telephones_stay_as_they_are() {
    let (_, sent) = file!("bt709");
    let mut wide = sent.to_vec();
    let place = wide.windows(4).position(|bytes| bytes == b"nclx").unwrap() + 4;
    wide[place..place + 2].copy_from_slice(&[0, 12]);
    for (bytes, has_profile) in [(sent, false), (&wide, true)] {
        let [small, ..] = sizes(bytes.to_vec()).await;
        assert_eq!(holds(&small, b"ICC_PROFILE"), has_profile);
    }
}

#[tokio::test]
async fn what_is_too_large_too_small_or_for_bright_screens_is_refused() {
    for ((name, sent), why) in [
        (file!("enormous"), Unfit::TooManyPixels { width: 10_000, height: 6_000 }),
        (file!("small"), Unfit::TooFewPixels { width: 100, height: 100 }),
        (file!("hdr"), Unfit::Unread("HDR")),
    ] {
        assert_eq!(refusal(&gallery(), sent.to_vec()).await, Some(why), "{name}");
    }
}
