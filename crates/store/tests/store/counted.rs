//! Totals are cached until the next write.

use store::connection::counted::{Counted, MOST};

#[test]
fn a_total_is_known_until_something_is_written() {
    let counted = Counted::default();
    counted.keep("1", "homes".to_owned(), 3);
    assert_eq!(counted.find("1", "homes"), Some(3));
    assert_eq!(counted.find("1", "bookings"), None);
    assert_eq!(counted.find("2", "homes"), None, "written since");
    assert_eq!(counted.find("1", "homes"), None, "who comes late finds nothing");
}

#[test]
fn no_more_is_kept_than_fits() {
    let counted = Counted::default();
    for number in 0..=MOST {
        counted.keep("1", number.to_string(), 1);
    }
    assert_eq!(counted.find("1", "0"), None);
    assert_eq!(counted.find("1", &MOST.to_string()), Some(1));
}
