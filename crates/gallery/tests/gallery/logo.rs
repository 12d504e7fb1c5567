//! Logos: transparent areas stay so, icons are square, and other files are refused.

use domain::key::Key;
use gallery::{Gallery, LogoFile, MOST_BYTES, Shelf, Size, Unfit};
use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};

use crate::sample::{SECRET, from_telephone, holds, picture, written};

fn gallery() -> Gallery {
    Gallery::new(Shelf::in_memory())
}

/// Red on the left, transparent on the right.
fn half_clear(width: u32, height: u32) -> DynamicImage {
    let color = |x, _| if x < width / 2 { Rgba([200, 0, 0, 255]) } else { Rgba([0; 4]) };
    RgbaImage::from_fn(width, height, color).into()
}

/// The stored files of an accepted logo.
async fn files(sent: Vec<u8>) -> Vec<RgbaImage> {
    let (gallery, key) = (gallery(), Key::from_u128(7));
    let clean = gallery.read_logo(sent).await.unwrap();
    let extent = (clean.width, clean.height);
    gallery.keep_logo(key, clean).await.unwrap();
    let mut files = Vec::new();
    for file in LogoFile::ALL {
        let bytes = gallery.show_logo(key, file).await.unwrap().unwrap();
        assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Png);
        assert!(!holds(&bytes, SECRET));
        files.push(image::load_from_memory(&bytes).unwrap().into_rgba8());
    }
    assert_eq!(files[0].dimensions(), extent);
    files
}

#[tokio::test]
async fn a_logo_is_scaled_down_and_its_icons_are_square() {
    for (width, height, expected) in [
        (400, 100, (400, 100)),
        (100, 100, (100, 100)),
        (2_000, 250, (768, 96)),
        (600, 600, (144, 144)),
        (4_000, 2, (768, 1)),
        (2, 4_000, (1, 144)),
    ] {
        let made = files(written(&half_clear(width, height), ImageFormat::Png)).await;
        let extents: Vec<_> = made.iter().map(RgbaImage::dimensions).collect();
        assert_eq!(extents, [expected, (32, 32), (192, 192), (180, 180)], "{width} by {height}");
    }
}

#[tokio::test]
async fn transparent_areas_stay_so_except_on_phones() {
    let made = files(written(&half_clear(300, 300), ImageFormat::Png)).await;
    let corners: Vec<[u8; 4]> = made.iter().map(|file| file.get_pixel(file.width() - 1, 0).0).collect();
    assert_eq!(corners, [[0; 4], [0; 4], [0; 4], [255; 4]]);
    let lefts: Vec<[u8; 4]> =
        made.iter().map(|file| file.get_pixel(file.width() / 4, file.height() / 2).0).collect();
    assert_eq!(lefts, [[200, 0, 0, 255]; 4]);
}

#[tokio::test]
async fn three_formats_are_accepted_and_turned_upright() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        assert_eq!(files(written(&picture(300, 90), format)).await[0].dimensions(), (300, 90), "{format:?}");
    }
    assert_eq!(files(from_telephone(120, 60)).await[0].dimensions(), (60, 120));
}

#[tokio::test]
async fn what_is_no_logo_is_refused_with_the_reason() {
    let whole = written(&picture(300, 90), ImageFormat::Png);
    for (sent, expected) in [
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>".to_vec(), Unfit::Unread("SVG")),
        (b"GIF89a".to_vec(), Unfit::Unread("GIF")),
        (b"\0\0\0\x14ftypavif\0\0\0\0mif1".to_vec(), Unfit::Unread("AVIF")),
        (b"a text".to_vec(), Unfit::Unknown),
        (Vec::new(), Unfit::Unknown),
        (whole[..whole.len() / 2].to_vec(), Unfit::Broken),
        (vec![0; MOST_BYTES + 1], Unfit::TooLarge),
        (written(&picture(63, 63), ImageFormat::Png), Unfit::SmallLogo { width: 63, height: 63 }),
        (
            written(&DynamicImage::new_luma8(8_000, 7_000), ImageFormat::Png),
            Unfit::TooManyPixels { width: 8_000, height: 7_000 },
        ),
    ] {
        assert_eq!(gallery().read_logo(sent).await.err(), Some(expected));
    }
}

#[tokio::test]
async fn nothing_is_left_of_a_removed_picture_of_a_site() {
    let (gallery, key) = (gallery(), Key::from_u128(7));
    let logo = gallery.read_logo(written(&picture(300, 90), ImageFormat::Png)).await.unwrap();
    gallery.keep_logo(key, logo).await.unwrap();
    let photo = gallery.read(written(&picture(900, 600), ImageFormat::Png)).await.unwrap();
    gallery.keep(key, photo).await.unwrap();
    assert!(gallery.make_sizes(key).await.unwrap());
    let files = gallery.files_of_site_picture(key).await.unwrap();
    assert_eq!(files.len(), LogoFile::ALL.len() + Size::ALL.len() + 1);
    let copy = Key::from_u128(8);
    for (name, bytes) in files {
        gallery.put_file(copy, &name, bytes).await.unwrap();
    }
    assert_eq!(gallery.files_of_site_picture(copy).await.unwrap().len(), 8);
    gallery.remove_site_picture(key).await.unwrap();
    assert_eq!(gallery.files_of_site_picture(key).await.unwrap(), []);
}
