//! A DNS resolver for tests, with fixed addresses and TXT records.

use flows::services::{Addresses, Resolver, Texts};

#[derive(Debug)]
pub struct Names {
    pub addresses: &'static [(&'static str, &'static [&'static str])],
    /// Host names with one TXT record each; `None` makes TXT lookups fail.
    pub texts: Option<Vec<(String, String)>>,
}

impl Resolver for Names {
    fn addresses<'a>(&'a self, host: &'a str) -> Addresses<'a> {
        let found = self.addresses.iter().find(|(name, _)| *name == host).map_or(&[][..], |(_, found)| found);
        let found = found.iter().map(|text| text.parse().expect("an address")).collect();
        Box::pin(async move { Some(found) })
    }

    fn texts<'a>(&'a self, host: &'a str) -> Texts<'a> {
        let of_host = |records: &Vec<(String, String)>| {
            records.iter().filter(|(name, _)| name == host).map(|(_, text)| text.clone()).collect()
        };
        let found = self.texts.as_ref().map(of_host);
        Box::pin(async move { found })
    }
}
