//! Host names that a test knows, and where they lead. Nobody is asked.

use flows::domain_check::{Addresses, Resolver};

#[derive(Debug)]
pub struct Names(pub &'static [(&'static str, &'static [&'static str])]);

impl Resolver for Names {
    fn addresses<'a>(&'a self, host: &'a str) -> Addresses<'a> {
        let found = self.0.iter().find(|(name, _)| *name == host).map_or(&[][..], |(_, found)| found);
        let found = found.iter().map(|text| text.parse().expect("an address")).collect();
        Box::pin(async move { Some(found) })
    }
}
