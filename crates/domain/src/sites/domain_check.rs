//! Whether a domain points at this installation, by comparing IP addresses. The DNS lookup happens elsewhere.

use std::net::IpAddr;

use crate::sites::public_address::is_public;
use crate::text::code::coded;

coded! {
    /// Where a domain points.
    Pointing as "pointing" {
        Here = "here",
        /// To some of our addresses, and to others too.
        Partly = "partly",
        Elsewhere = "elsewhere",
        /// The name has no address.
        Nowhere = "nowhere",
    }
}

/// `found` are the addresses of the domain, `ours` those of the platform.
pub fn judge(found: &[IpAddr], ours: &[IpAddr]) -> Pointing {
    let here = found.iter().filter(|address| ours.contains(address)).count();
    match (found.len(), here) {
        (0, _) => Pointing::Nowhere,
        (_, 0) => Pointing::Elsewhere,
        (all, here) if all == here => Pointing::Here,
        _ => Pointing::Partly,
    }
}

/// The addresses that may be shown to a user: private network addresses are not disclosed.
pub fn tellable(addresses: &[IpAddr]) -> Vec<IpAddr> {
    addresses.iter().copied().filter(|address| is_public(*address)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(texts: &[&str]) -> Vec<IpAddr> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn a_domain_leads_here_when_all_its_addresses_are_ours() {
        let ours = addresses(&["93.184.216.34", "2606:4700:4700::1111"]);
        for (found, expected) in [
            (&[][..], Pointing::Nowhere),
            (&["93.184.216.34"], Pointing::Here),
            (&["2606:4700:4700::1111", "93.184.216.34"], Pointing::Here),
            (&["93.184.216.34", "1.1.1.1"], Pointing::Partly),
            (&["1.1.1.1"], Pointing::Elsewhere),
            (&["10.0.0.1"], Pointing::Elsewhere),
        ] {
            assert_eq!(judge(&addresses(found), &ours), expected, "{found:?}");
        }
        assert_eq!(judge(&addresses(&["1.1.1.1"]), &[]), Pointing::Elsewhere);
    }

    #[test]
    fn what_lies_inside_is_not_told() {
        let found = addresses(&["10.0.0.1", "1.1.1.1", "::1", "169.254.169.254"]);
        assert_eq!(tellable(&found), addresses(&["1.1.1.1"]));
    }
}
