//! Whether guests can be written to. Channels put an address of their own in place of the guest's, made up for one booking: it changes what
//! it passes on, and ends soon after the stay. Guests who come with one are asked for their own.

use crate::code::coded;

coded! {
    /// How far a guest has come with saying who they are.
    ContactMode as "contact mode" { Verifying = "verifying" / "Verifying", Confirmed = "confirmed" / "Confirmed" }
}

impl ContactMode {
    /// Nobody is asked once the stay is over.
    pub const fn of(is_proxy_email: bool, is_over: bool) -> Self {
        if is_proxy_email && !is_over { Self::Verifying } else { Self::Confirmed }
    }
}

/// Hosts at which every address is made up: of Airbnb, Booking.com, Vrbo and its sisters (FeWo-direkt, Abritel), Expedia and Hotels.com,
/// Agoda, and Trip.com. Hosts at which people of the channel have addresses too are not here.
const RELAYS: [&str; 7] = [
    "guest.airbnb.com",
    "reply.airbnb.com",
    "guest.booking.com",
    "messages.homeaway.com",
    "m.expediapartnercentral.com",
    "agoda-messaging.com",
    "guest.trip.com",
];

/// Whether a channel made the address up.
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
