//! Public IP addresses. Outgoing connections to user-supplied addresses must not reach our own machine or network (SSRF).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether the address is globally routable.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || first == 0
        // Carrier-grade NAT.
        || (first == 100 && (64..128).contains(&second))
        || (first, second, third) == (192, 0, 0)
        // Benchmarking.
        || (first == 198 && (18..20).contains(&second))
        || first >= 240;
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, third, ..] = address.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    if let Some(mapped) = address.to_ipv4() {
        return is_public_v4(mapped);
    }
    if let [0x64, 0xff9b, 0, 0, 0, 0, high, low] = address.segments() {
        return is_public_v4(v4(high, low));
    }
    match (first, second) {
        // 6to4. As with NAT64 above, the embedded IPv4 address decides.
        (0x2002, _) => is_public_v4(v4(second, third)),
        // Teredo and documentation.
        (0x2001, 0x0000 | 0x0db8) => false,
        // All global unicast addresses assigned so far. Excludes `64:ff9b:1::/48`: the position of the IPv4 address in it is
        // specific to each network.
        _ => (first & 0xe000) == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_everybodys_is_public() {
        for (address, expected) in [
            ("93.184.216.34", true),
            ("1.1.1.1", true),
            ("172.32.0.1", true),
            ("100.128.0.1", true),
            ("127.0.0.1", false),
            ("127.8.8.8", false),
            ("10.1.2.3", false),
            ("172.16.0.1", false),
            ("192.168.1.1", false),
            ("169.254.169.254", false),
            ("100.64.0.1", false),
            ("0.0.0.0", false),
            ("192.0.0.8", false),
            ("198.18.0.1", false),
            ("203.0.113.7", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("2606:4700:4700::1111", true),
            ("64:ff9b::5db8:d822", true),
            ("::1", false),
            ("::", false),
            ("::127.0.0.1", false),
            ("::ffff:10.0.0.1", false),
            ("::ffff:93.184.216.34", true),
            ("64:ff9b::a00:1", false),
            ("64:ff9b:1:7f00:0:100:5db8:d822", false),
            ("64:ff9b:1::5db8:d822", false),
            ("64:ff9b:0:1::5db8:d822", false),
            ("2002:7f00:1::", false),
            ("2001:0:1::1", false),
            ("2001:db8::1", false),
            ("fc00::1", false),
            ("fd12:3456::1", false),
            ("fe80::1", false),
            ("ff02::1", false),
        ] {
            assert_eq!(is_public(address.parse().unwrap()), expected, "{address}");
        }
    }
}
