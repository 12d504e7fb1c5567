//! Facets of homes: place, type, group, amenity. Each value has a number, and each block has a mask for it.

use std::collections::HashMap;
use std::sync::Arc;

use domain::text::fold;

use crate::home::Home;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Facet {
    PropertyType,
    Neighborhood,
    City,
    Country,
    Group,
    Tag,
    Amenity,
}

impl Facet {
    pub const ALL: [Self; 7] = [
        Self::PropertyType,
        Self::Neighborhood,
        Self::City,
        Self::Country,
        Self::Group,
        Self::Tag,
        Self::Amenity,
    ];

    pub(crate) fn values_of(self, home: &Home) -> &[Arc<str>] {
        match self {
            Self::PropertyType => std::slice::from_ref(&home.property_type),
            Self::Neighborhood => std::slice::from_ref(&home.neighborhood),
            Self::City => std::slice::from_ref(&home.city),
            Self::Country => std::slice::from_ref(&home.country),
            Self::Group => &home.groups,
            Self::Tag => &home.tags,
            Self::Amenity => &home.amenities,
        }
    }
}

pub(crate) type ValueId = u32;

/// The numbers of all current and former values. Values that differ only in case and accents are equal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values {
    numbers: HashMap<(Facet, Box<str>), ValueId>,
    /// Cache of unfolded spellings, so that building a hundred thousand homes does not fold every value.
    written: HashMap<(Facet, Arc<str>), ValueId>,
    names: Vec<(Facet, Arc<str>)>,
}

impl Values {
    pub(crate) fn find(&self, facet: Facet, name: &str) -> Option<ValueId> {
        self.numbers.get(&(facet, fold(name).into())).copied()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (ValueId, Facet, &Arc<str>)> {
        (0..).zip(&self.names).map(|(id, (facet, name))| (id, *facet, name))
    }

    /// The numbers of all values of a home.
    pub(crate) fn of(values: &mut Arc<Self>, home: &Home) -> Vec<ValueId> {
        let all = Facet::ALL.into_iter();
        all.flat_map(|facet| facet.values_of(home).iter().map(move |name| (facet, name)))
            .filter(|(_, name)| !name.is_empty())
            .map(|(facet, name)| match values.written.get(&(facet, Arc::clone(name))) {
                Some(id) => *id,
                None => Arc::make_mut(values).number(facet, name),
            })
            .collect()
    }

    fn number(&mut self, facet: Facet, name: &Arc<str>) -> ValueId {
        let id = self.find(facet, name).unwrap_or_else(|| {
            let id = ValueId::try_from(self.names.len()).expect("fewer values than 2^32");
            self.numbers.insert((facet, fold(name).into()), id);
            self.names.push((facet, Arc::clone(name)));
            id
        });
        self.written.insert((facet, Arc::clone(name)), id);
        id
    }
}
