//! The protocol between the AVIF decoder process and its parent. The parent trusts nothing in it: an inconsistent result counts
//! as a broken file.
//!
//! One byte for the kind, three numbers, and for a picture its color profile and its pixels.

use image::RgbImage;

use crate::picture::{KEPT_WIDTH, MOST_PROFILE, Picture};
use crate::unfit::{AVIF, HDR, MOST_PIXELS, STRANGE, TILED, Unfit};

const PICTURE: u8 = 0;
const BROKEN: u8 = 1;
const TOO_MANY: u8 = 2;
const TOO_FEW: u8 = 3;
const UNREAD: u8 = 4;
const UNREAD_KINDS: [&str; 4] = [HDR, TILED, STRANGE, AVIF];

const HEAD: usize = 13;
const COLOURS: u64 = 3;
/// One byte more than the longest valid result.
pub(crate) const MOST_ANSWER: u64 = HEAD as u64 + MOST_PROFILE as u64 + MOST_PIXELS * COLOURS + 1;

pub(crate) fn written(read: Result<Picture, Unfit>) -> Vec<u8> {
    match read {
        Ok(Picture { pixels, profile }) => {
            let profile = profile.unwrap_or_default();
            let length = u32::try_from(profile.len()).unwrap_or(u32::MAX);
            let head = head(PICTURE, [pixels.width(), pixels.height(), length]);
            [&head[..], &profile, pixels.as_raw()].concat()
        }
        Err(Unfit::TooManyPixels { width, height }) => head(TOO_MANY, [width, height, 0]).to_vec(),
        Err(Unfit::TooFewPixels { width, height }) => head(TOO_FEW, [width, height, 0]).to_vec(),
        Err(Unfit::Unread(kind)) => {
            let place = (0..).zip(UNREAD_KINDS).find(|(_, known)| *known == kind);
            head(UNREAD, [place.map_or(u32::MAX, |(place, _)| place), 0, 0]).to_vec()
        }
        Err(Unfit::Broken | Unfit::Unknown | Unfit::TooLarge | Unfit::SmallLogo { .. }) => {
            head(BROKEN, [0; 3]).to_vec()
        }
    }
}

fn head(kind: u8, numbers: [u32; 3]) -> [u8; HEAD] {
    let mut head = [kind; HEAD];
    for (place, number) in head[1..].chunks_exact_mut(4).zip(numbers) {
        place.copy_from_slice(&number.to_be_bytes());
    }
    head
}

pub(crate) fn read(answer: Vec<u8>) -> Result<Picture, Unfit> {
    let (head, _) = answer.split_first_chunk::<HEAD>().ok_or(Unfit::Broken)?;
    let [kind, numbers @ ..] = *head;
    let (numbers, _) = numbers.as_chunks::<4>();
    let [first, second, third] =
        [0, 1, 2].map(|place| numbers.get(place).copied().map_or(0, u32::from_be_bytes));
    match kind {
        PICTURE => picture(answer, (first, second), third),
        TOO_MANY => Err(Unfit::TooManyPixels { width: first, height: second }),
        TOO_FEW => Err(Unfit::TooFewPixels { width: first, height: second }),
        UNREAD => {
            let kind = usize::try_from(first).ok().and_then(|place| UNREAD_KINDS.get(place));
            Err(kind.map_or(Unfit::Broken, |kind| Unfit::Unread(kind)))
        }
        _ => Err(Unfit::Broken),
    }
}

fn picture(mut answer: Vec<u8>, (width, height): (u32, u32), profile: u32) -> Result<Picture, Unfit> {
    let count = u64::from(width) * u64::from(height);
    if width > KEPT_WIDTH || count == 0 || count > MOST_PIXELS {
        return Err(Unfit::Broken);
    }
    let length = HEAD as u64 + u64::from(profile) + count * COLOURS;
    if answer.len() as u64 != length {
        return Err(Unfit::Broken);
    }
    let pixels = answer.split_off(HEAD + usize::try_from(profile).map_err(|_| Unfit::Broken)?);
    let pixels = RgbImage::from_raw(width, height, pixels).ok_or(Unfit::Broken)?;
    Ok(Picture::new(pixels, Some(answer.split_off(HEAD))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Picture {
        let mut profile = vec![7; 40];
        profile[16..20].copy_from_slice(b"RGB ");
        Picture::new(RgbImage::from_raw(3, 2, (0..18).collect()).unwrap(), Some(profile))
    }

    #[test]
    fn what_is_said_is_understood() {
        let heard = read(written(Ok(sample()))).unwrap();
        assert_eq!((&heard.pixels, &heard.profile), (&sample().pixels, &sample().profile));
        let plain = Picture { profile: None, ..sample() };
        assert_eq!(read(written(Ok(plain))).unwrap().profile, None);
        for why in [
            Unfit::Broken,
            Unfit::TooManyPixels { width: 70_000, height: 2 },
            Unfit::TooFewPixels { width: 1, height: 300 },
            Unfit::Unread(HDR),
            Unfit::Unread(TILED),
            Unfit::Unread(STRANGE),
        ] {
            assert_eq!(read(written(Err(why))).unwrap_err(), why);
        }
        assert_eq!(read(written(Err(Unfit::Unread("Unheard of")))).unwrap_err(), Unfit::Broken);
    }

    #[test]
    fn what_does_not_add_up_is_broken() {
        let good = written(Ok(sample()));
        let with = |place: usize, value: u8| {
            let mut bent = good.clone();
            bent[place] = value;
            bent
        };
        let long = [&good[..], b"!"].concat();
        let wide =
            [&head(PICTURE, [KEPT_WIDTH + 1, 1, 0])[..], &vec![0; (KEPT_WIDTH as usize + 1) * 3]].concat();
        let empty = head(PICTURE, [0, 5, 0]).to_vec();
        let enormous = head(PICTURE, [u32::MAX; 3]).to_vec();
        let kinds =
            [with(0, 9), with(4, 4), with(8, 3), with(12, 41), long, wide, empty, enormous, Vec::new()];
        for answer in kinds.into_iter().chain((0..good.len()).map(|length| good[..length].to_vec())) {
            assert_eq!(read(answer).unwrap_err(), Unfit::Broken);
        }
    }
}
