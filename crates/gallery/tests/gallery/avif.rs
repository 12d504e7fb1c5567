//! AVIF files of every kind: 400 by 300 pixels with four colours, written by libavif.

use gallery::{Gallery, Shelf, Unfit};
use image::RgbImage;

use crate::sample::{SECRET, holds};
use crate::taken::sizes;

type Colour = [u8; 3];

const RED: Colour = [200, 30, 40];
const GREEN: Colour = [30, 170, 60];
const BLUE: Colour = [40, 60, 200];
const SAND: Colour = [230, 220, 210];
const WHITE: Colour = [255, 255, 255];

macro_rules! file {
    ($name:literal) => {
        ($name, include_bytes!(concat!("avif/", $name, ".avif")).as_slice())
    };
}

async fn shown(sent: &[u8]) -> RgbImage {
    let [_, _, large] = sizes(sent.to_vec()).await;
    image::load_from_memory(&large).unwrap().into_rgb8()
}

async fn refusal(sent: &[u8]) -> Option<Unfit> {
    Gallery::new(Shelf::in_memory()).read(sent.to_vec()).await.err()
}

/// Above left, above right, below left, below right.
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
async fn what_is_too_large_too_small_or_for_bright_screens_is_refused() {
    for ((name, sent), why) in [
        (file!("enormous"), Unfit::TooManyPixels { width: 10_000, height: 6_000 }),
        (file!("small"), Unfit::TooFewPixels { width: 100, height: 100 }),
        (file!("hdr"), Unfit::Unread("HDR")),
    ] {
        assert_eq!(refusal(sent).await, Some(why), "{name}");
    }
}

#[tokio::test]
async fn half_a_file_is_broken_wherever_it_breaks_off() {
    let (_, sent) = file!("alpha");
    for length in (20..sent.len()).step_by(7) {
        assert_eq!(refusal(&sent[..length]).await, Some(Unfit::Broken), "{length} bytes");
    }
}

/// A decoder may not take the program down with it, whatever it reads.
#[tokio::test]
async fn bent_files_are_read_or_refused() {
    let turns = std::env::var("CASITA_BENT_FILES").ok().and_then(|many| many.parse().ok()).unwrap_or(40);
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut dice = move |sides: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % sides as u64).unwrap()
    };
    let mut refused = 0;
    for _ in 0..turns {
        for (_, sent) in
            [file!("420-full"), file!("alpha"), file!("12bit"), file!("identity"), file!("sequence")]
        {
            let mut bent = sent.to_vec();
            for _ in 0..=dice(3) {
                // Most of what hurts is in the frames, which come last.
                let place =
                    if dice(4) == 0 { dice(bent.len()) } else { bent.len() - 1 - dice(bent.len() / 2) };
                bent[place] ^= u8::try_from(1 + dice(255)).unwrap();
            }
            refused += usize::from(refusal(&bent).await.is_some());
        }
    }
    assert!(refused > turns, "{refused} of {} were refused", turns * 5);
}
