//! Records of one kind by owner and id: in memory, in order of arrival; the oldest are dropped when there are too many.

use std::collections::{HashMap, VecDeque};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug)]
pub(crate) struct Shelf<T> {
    name: &'static str,
    capacity: usize,
    things: HashMap<Place, T>,
    arrival: VecDeque<Place>,
    changed: Vec<Place>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Place {
    owner: String,
    id: String,
}

/// A record after a change, as written to the journal.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Change {
    pub(crate) shelf: String,
    owner: String,
    id: String,
    value: Value,
}

impl<T> Shelf<T> {
    pub(crate) fn new(name: &'static str, capacity: usize) -> Self {
        let (things, arrival, changed) = Default::default();
        Self { name, capacity, things, arrival, changed }
    }

    pub(crate) fn put(&mut self, owner: &str, id: &str, thing: T) {
        let place = Place { owner: owner.to_owned(), id: id.to_owned() };
        self.changed.push(place.clone());
        self.insert(place, thing);
    }

    fn insert(&mut self, place: Place, thing: T) {
        if self.things.insert(place.clone(), thing).is_some() {
            return;
        }
        self.arrival.push_back(place);
        if self.arrival.len() > self.capacity
            && let Some(oldest) = self.arrival.pop_front()
        {
            self.things.remove(&oldest);
        }
    }

    pub(crate) fn get(&self, owner: &str, id: &str) -> Option<&T> {
        self.things.get(&Place { owner: owner.to_owned(), id: id.to_owned() })
    }

    /// Marks the returned record as changed.
    pub(crate) fn get_mut(&mut self, owner: &str, id: &str) -> Option<&mut T> {
        let place = Place { owner: owner.to_owned(), id: id.to_owned() };
        let thing = self.things.get_mut(&place)?;
        self.changed.push(place);
        Some(thing)
    }

    /// One owner's records, the latest first.
    pub(crate) fn newest(&self, owner: &str) -> impl Iterator<Item = &T> {
        self.arrival.iter().rev().filter(move |place| place.owner == owner).map(|place| &self.things[place])
    }

    /// The ids of one owner's records.
    pub(crate) fn names(&self, owner: &str) -> impl Iterator<Item = &str> {
        self.arrival.iter().filter(move |place| place.owner == owner).map(|place| place.id.as_str())
    }

    /// All records with their owners, the oldest first.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &T)> {
        self.arrival.iter().map(|place| (place.owner.as_str(), &self.things[place]))
    }
}

/// The journal's view of a shelf, whatever its records.
pub(crate) trait Kept {
    fn name(&self) -> &'static str;
    /// Returns the changes since the last call.
    fn take_changes(&mut self) -> Vec<Change>;
    fn forget_changes(&mut self);
    fn everything(&self) -> Vec<Change>;
    fn restore(&mut self, change: Change) -> serde_json::Result<()>;
    fn clear(&mut self);
}

impl<T: Serialize + DeserializeOwned> Shelf<T> {
    fn change_at(&self, place: &Place) -> Option<Change> {
        let value = serde_json::to_value(self.things.get(place)?).ok()?;
        Some(Change { shelf: self.name.to_owned(), owner: place.owner.clone(), id: place.id.clone(), value })
    }
}

impl<T: Serialize + DeserializeOwned> Kept for Shelf<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn take_changes(&mut self) -> Vec<Change> {
        let mut changed = std::mem::take(&mut self.changed);
        changed.dedup();
        changed.iter().filter_map(|place| self.change_at(place)).collect()
    }

    fn forget_changes(&mut self) {
        self.changed.clear();
    }

    fn everything(&self) -> Vec<Change> {
        self.arrival.iter().filter_map(|place| self.change_at(place)).collect()
    }

    fn restore(&mut self, change: Change) -> serde_json::Result<()> {
        let thing = serde_json::from_value(change.value)?;
        self.insert(Place { owner: change.owner, id: change.id }, thing);
        Ok(())
    }

    fn clear(&mut self) {
        self.things.clear();
        self.arrival.clear();
        self.changed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_let_go_and_an_update_is_no_arrival() {
        let mut shelf = Shelf::new("numbers", 2);
        shelf.put("a", "one", 1);
        shelf.put("a", "two", 2);
        shelf.put("a", "one", 11);
        shelf.put("a", "three", 3);
        assert_eq!(shelf.newest("a").copied().collect::<Vec<_>>(), [3, 2]);
        assert_eq!(shelf.get("a", "one"), None);
    }

    #[test]
    fn owners_do_not_see_each_other() {
        let mut shelf = Shelf::new("numbers", 9);
        shelf.put("a", "one", 1);
        shelf.put("b", "one", 2);
        assert_eq!((shelf.get("a", "one"), shelf.get("b", "one")), (Some(&1), Some(&2)));
        assert_eq!(shelf.newest("b").count(), 1);
    }
}
