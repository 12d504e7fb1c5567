//! Whether a guest's e-mail address is their own. Channels replace it with a relay address for one booking, which rewrites what
//! it forwards and expires soon after the stay. Guests with a relay address are asked for their own.

use crate::text::code::coded;

coded! {
    /// Whether we still have to ask a guest for their own e-mail address.
    ContactMode as "contact mode" { Verifying = "verifying" / "Verifying", Confirmed = "confirmed" / "Confirmed" }
}

impl ContactMode {
    /// After the stay, guests are not asked any more.
    pub const fn of(is_proxy_email: bool, is_over: bool) -> Self {
        if is_proxy_email && !is_over { Self::Verifying } else { Self::Confirmed }
    }
}

/// Hosts that have only relay addresses: Airbnb, Booking.com, Vrbo and its sister sites (FeWo-direkt, Abritel), Expedia and
/// Hotels.com, Agoda, and Trip.com. Hosts where employees of the channel have addresses too are not listed.
const RELAYS: [&str; 7] = [
    "guest.airbnb.com",
    "reply.airbnb.com",
    "guest.booking.com",
    "messages.homeaway.com",
    "m.expediapartnercentral.com",
    "agoda-messaging.com",
    "guest.trip.com",
];

/// Whether an e-mail address is a channel's relay address.
pub fn is_relay(email: &str) -> bool {
    let host = email.trim().rsplit_once('@').map(|(_, host)| host.to_ascii_lowercase());
    let is_at = |host: &str, relay: &str| {
        host.strip_suffix(relay).is_some_and(|below| below.is_empty() || below.ends_with('.'))
    };
    host.is_some_and(|host| RELAYS.iter().any(|relay| is_at(&host, relay)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_a_channel_made_up_is_known() {
        for relay in [
            "ann-x3k9@guest.airbnb.com",
            "abell.482913@guest.booking.com",
            "ABELL@Guest.Booking.Com",
            "478ee2b2-6166-4fca@messages.homeaway.com",
            "q1w2@m.expediapartnercentral.com",
            "9f8e@agoda-messaging.com",
            "x@eu.guest.trip.com",
        ] {
            assert!(is_relay(relay), "{relay}");
        }
        for own in [
            "",
            "ann",
            "ann@example.org",
            "host@airbnb.com",
            "ann@notguest.airbnb.com",
            "ann@guest.airbnb.com.example.org",
            "guest.airbnb.com@example.org",
        ] {
            assert!(!is_relay(own), "{own}");
        }
    }

    #[test]
    fn nobody_is_asked_after_the_stay() {
        assert_eq!(ContactMode::of(true, false), ContactMode::Verifying);
        for (is_proxy, is_over) in [(true, true), (false, false), (false, true)] {
            assert_eq!(ContactMode::of(is_proxy, is_over), ContactMode::Confirmed);
        }
    }
}
