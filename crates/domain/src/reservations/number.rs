//! The booking number: the short form of a reservation's key that guest and host tell each other.

use crate::key::Key;

/// Random in every key, and too few characters to guess the whole.
const LENGTH: usize = 8;

/// The end of the printed key, so that a search for it finds the reservation.
pub fn booking_number(reservation: Key) -> String {
    let mut number = reservation.to_string();
    number.split_off(Key::LENGTH - LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::AccountId;

    #[test]
    fn is_the_end_of_the_key() {
        let key = Key::new(AccountId::new(7), 1_700_000_000, 0x0123_4567_89AB_CDEF);
        let number = booking_number(key);
        assert_eq!(number.len(), 8);
        assert!(key.to_string().ends_with(&number));
    }
}
