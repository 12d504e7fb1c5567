//! A list of places with their populations, searched by name prefix.
//!
//! Kept as the original text with an index over the folded names, so that some hundred thousand places need little more memory
//! than their file.

use std::collections::BinaryHeap;

use domain::locale::country::Country;
use domain::text::fold;

use crate::{Bounds, Place};

/// Map extent of a place, in degrees to each side, by minimum population.
const EXTENTS: [(u64, f64); 5] =
    [(3_000_000, 0.35), (500_000, 0.2), (100_000, 0.12), (15_000, 0.07), (0, 0.04)];

#[derive(Debug, Default)]
pub struct Gazetteer {
    /// Lines of `name \t region \t country \t population \t lat \t lon`, the largest places first.
    text: String,
    /// All folded names, concatenated.
    names: String,
    /// Sorted by folded name.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    name_from: u32,
    name_to: u32,
    /// Offset of the line in the text: the smaller, the larger the place.
    line: u32,
}

struct Line<'a> {
    name: &'a str,
    region: &'a str,
    country: &'a str,
    population: u64,
    lat: f64,
    lon: f64,
}

impl Gazetteer {
    /// Skips malformed lines.
    pub fn read(text: String) -> Self {
        let mut found: Vec<(String, u32)> = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if let (Some(place), Ok(start)) = (Line::read(line), u32::try_from(at)) {
                found.push((fold(place.name), start));
            }
            at += line.len();
        }
        found.sort_unstable();
        let (mut names, mut entries) = (String::new(), Vec::with_capacity(found.len()));
        let length = |names: &String| u32::try_from(names.len()).unwrap_or(u32::MAX);
        for (name, line) in found {
            let name_from = length(&names);
            names.push_str(&name);
            entries.push(Entry { name_from, name_to: length(&names), line });
        }
        names.shrink_to_fit();
        Self { text, names, entries }
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns places whose names begin with the text: exact matches first, then larger before smaller ones. Text after a comma
    /// must be a prefix of the region or country.
    pub fn find(&self, question: &str, limit: usize) -> Vec<Place> {
        let (name, within) = question.split_once(',').unwrap_or((question, ""));
        let (name, within) = (fold(name), fold(within));
        if name.is_empty() {
            return Vec::new();
        }
        let from = self.entries.partition_point(|entry| self.name(*entry) < name.as_str());
        let begin_so = self.entries[from..].iter().take_while(|entry| self.name(**entry).starts_with(&name));
        let mut best = BinaryHeap::new();
        for entry in begin_so {
            let lies_there = || self.line(entry.line).is_some_and(|place| place.lies_within(&within));
            let rank = (self.name(*entry) != name, entry.line);
            let is_wanted = best.len() < limit || best.peek().is_some_and(|worst| rank < *worst);
            if is_wanted && lies_there() {
                best.push(rank);
            }
            if best.len() > limit {
                best.pop();
            }
        }
        let ranked = best.into_sorted_vec().into_iter();
        ranked.filter_map(|(_, line)| self.line(line)).map(|line| line.place()).collect()
    }

    fn name(&self, entry: Entry) -> &str {
        &self.names[entry.name_from as usize..entry.name_to as usize]
    }

    fn line(&self, from: u32) -> Option<Line<'_>> {
        Line::read(self.text[from as usize..].lines().next()?)
    }
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let mut parts = line.trim_end().split('\t');
        let mut part = || parts.next();
        let (name, region, country) = (part()?, part()?, part()?);
        let (population, lat, lon) = (part()?.parse().ok()?, part()?.parse().ok()?, part()?.parse().ok()?);
        (!name.is_empty()).then_some(Self { name, region, country, population, lat, lon })
    }

    /// Matches `oregon` or `or…` for the region, `us` or `united st…` for the country, or both with a comma.
    fn lies_within(&self, folded: &str) -> bool {
        folded.split(',').map(str::trim).filter(|part| !part.is_empty()).all(|part| {
            let country = || Country::all().find(|known| known.code == self.country);
            fold(self.region).starts_with(part)
                || fold(self.country) == part
                || country().is_some_and(|country| fold(country.name).starts_with(part))
        })
    }

    fn place(&self) -> Place {
        let extent =
            EXTENTS.iter().find(|(least, _)| self.population >= *least).map_or(0.04, |(_, extent)| *extent);
        let bounds = Bounds::around(self.lat, self.lon, extent);
        Place::new(self.name, self.region, self.country, (self.lat, self.lon), bounds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
Portland\tOregon\tUS\t652503\t45.52345\t-122.67621
Málaga\tAndalusia\tES\t578460\t36.72016\t-4.42034
Portsmouth\tEngland\tGB\t238137\t50.79899\t-1.09125
Portland\tMaine\tUS\t66194\t43.66147\t-70.25533
a line that is no place
Port\tNowhere\tXX\t12\t1.5\t2.5
Portofino\tLiguria\tIT\tmany\t44.30379\t9.20975
";

    fn labels(question: &str, limit: usize) -> Vec<String> {
        let found = Gazetteer::read(LIST.to_owned()).find(question, limit);
        found.into_iter().map(|place| place.label).collect()
    }

    #[test]
    fn an_exact_name_comes_first_then_the_larger_places() {
        assert_eq!(
            labels("port", 9),
            [
                "Port, Nowhere, XX",
                "Portland, Oregon, United States",
                "Portsmouth, England, United Kingdom",
                "Portland, Maine, United States"
            ]
        );
        assert_eq!(labels("PORT", 2), ["Port, Nowhere, XX", "Portland, Oregon, United States"]);
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(labels("  MALA", 5), ["Málaga, Andalusia, Spain"]);
        assert_eq!(labels("mál", 5), labels("mal", 5));
    }

    #[test]
    fn a_comma_narrows_to_a_region_or_a_country() {
        assert_eq!(labels("Portland, ma", 5), ["Portland, Maine, United States"]);
        assert_eq!(labels("portland,us", 5).len(), 2);
        assert_eq!(labels("port, united k", 5), ["Portsmouth, England, United Kingdom"]);
        assert_eq!(labels("Portland, Oregon, United States", 5), ["Portland, Oregon, United States"]);
        assert_eq!(labels("Portland, Spain", 5), [""; 0]);
    }

    #[test]
    fn nothing_is_found_by_nothing() {
        for question in ["", " ", ",", ", Oregon", "xyz", "portlandia"] {
            assert_eq!(labels(question, 5), [""; 0], "{question}");
        }
        assert_eq!(labels("port", 0), [""; 0]);
        assert!(Gazetteer::read(String::new()).is_empty());
    }

    #[test]
    fn a_larger_place_is_shown_from_further_away() {
        let list = Gazetteer::read(LIST.to_owned());
        let height = |name| list.find(name, 1).remove(0).bounds;
        let (city, village) = (height("Portland"), height("Port"));
        assert!(city.max_lat - city.min_lat > village.max_lat - village.min_lat);
        assert!(city.holds(45.52345, -122.67621));
    }
}
