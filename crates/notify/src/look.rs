//! The site's accent color in e-mails, adjusted so that all text stays readable whatever color the owner picked, also in dark
//! mode.

/// Minimum contrast for text by WCAG AA.
const READABLE: f64 = 4.5;
const WHITE: Colour = Colour([255, 255, 255]);
const BLACK: Colour = Colour([0, 0, 0]);
/// Background in dark mode, as in `letter.html`.
const NIGHT: Colour = Colour([0x22, 0x1f, 0x1c]);
/// Casita's accent color, the default.
const USUAL: Colour = Colour([0x23, 0x70, 0x5d]);

#[derive(Clone, Debug)]
pub(crate) struct Look {
    /// For backgrounds of white text, and for text on white.
    pub accent: String,
    /// For text on the dark background.
    pub accent_at_night: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Colour([u8; 3]);

impl Look {
    pub(crate) fn of(accent: &str) -> Self {
        let picked = Colour::read(accent).unwrap_or(USUAL);
        Self {
            accent: picked.towards(BLACK, WHITE).to_string(),
            accent_at_night: picked.towards(WHITE, NIGHT).to_string(),
        }
    }
}

impl Colour {
    fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Self([part(0)?, part(2)?, part(4)?]))
    }

    /// Mixes in just enough of `end` to be readable on `paper`.
    fn towards(self, end: Self, paper: Self) -> Self {
        let steps = (0..=20).map(|step| self.mixed(end, f64::from(step) / 20.0));
        steps.clone().find(|colour| colour.contrast(paper) >= READABLE).unwrap_or(end)
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between two bytes lies a byte"
    )]
    fn mixed(self, other: Self, share: f64) -> Self {
        let mut mixed = self.0;
        for (part, end) in mixed.iter_mut().zip(other.0) {
            *part = (f64::from(*part) * (1.0 - share) + f64::from(end) * share).round() as u8;
        }
        Self(mixed)
    }

    fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accent_stays_readable_by_day_and_by_night() {
        let parts = [0x00, 0x55, 0xaa, 0xff];
        for number in 0..64 {
            let picked = Colour([parts[number % 4], parts[number / 4 % 4], parts[number / 16]]);
            let look = Look::of(&picked.to_string());
            let (day, night) =
                (Colour::read(&look.accent).unwrap(), Colour::read(&look.accent_at_night).unwrap());
            assert!(day.contrast(WHITE) >= READABLE, "{look:?}");
            assert!(night.contrast(NIGHT) >= READABLE, "{look:?}");
        }
    }

    #[test]
    fn a_readable_accent_is_left_alone_and_nonsense_is_ours() {
        assert_eq!(Look::of("#23705d").accent, "#23705d");
        for nonsense in ["", "red", "#12345", "#gggggg", "#é2345"] {
            assert_eq!(Look::of(nonsense).accent, "#23705d", "{nonsense}");
        }
    }
}
