//! Codes that people read in one place and type in another.

/// 32 characters that are not easily confused with one another: five bits each.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
const LETTERS: u32 = 12;

/// Twelve characters in groups of four.
pub(crate) fn typed_code(random: u64) -> String {
    let letter = |place: u32| char::from(ALPHABET[usize::try_from(random >> (5 * place) & 31).unwrap_or(0)]);
    let letters: Vec<char> = (0..LETTERS).map(letter).collect();
    letters.chunks(4).map(|group| group.iter().collect()).collect::<Vec<String>>().join("-")
}

/// Normalizes a code for comparison: people leave out hyphens and add spaces.
pub(crate) fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_easy_to_type() {
        assert_eq!(typed_code(0), "aaaa-aaaa-aaaa");
        assert_eq!(typed_code(u64::MAX), "9999-9999-9999");
        assert_eq!(plain(" AbCd efgh-2345 "), "abcdefgh2345");
    }
}
