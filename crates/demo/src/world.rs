//! The whole demo, parsed from the embedded data.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::account::{Account, Agreement};
use crate::conversation::Conversations;
use crate::files::{self, File, Folder};
use crate::home::{Home, HomesFile};
use crate::people::People;
use crate::photo::{Scene, scenes};
use crate::review::{self, ReviewPool};
use crate::site::Site;
use crate::vocabulary::Vocabulary;

#[derive(Debug)]
pub struct World {
    pub platform: Platform,
    /// Known amenities, by their codes.
    pub amenities: Vec<String>,
    pub people: People,
    pub conversations: Conversations,
    pub accounts: Vec<Account>,
    /// Words and towns for generating data of any size.
    pub vocabulary: Vocabulary,
}

#[derive(Debug, Error)]
pub enum WorldError {
    #[error("demo/{path}: {source}")]
    File { path: &'static str, source: Box<toml::de::Error> },
    #[error("demo/{path}: home `{slug}`: {source}")]
    Home { path: &'static str, slug: String, source: Box<toml::de::Error> },
}

/// The file `platform.toml`: the demo's operator, and the password of all demo users.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Platform {
    pub password: String,
    pub operator: Operator,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operator {
    pub email: String,
    pub first_name: String,
    pub last_name: String,
}

impl World {
    /// The scenes of all photos, in the order of their rows.
    pub(crate) fn scenes(&self) -> impl Iterator<Item = Scene> {
        let homes = self.accounts.iter().flat_map(|account| account.homes.iter().enumerate());
        homes.flat_map(|(turn, home)| scenes(&home.slug, home.setting, turn))
    }

    pub fn load() -> Result<Self, WorldError> {
        let amenities: AmenitiesFile = parse(&files::AMENITIES)?;
        let reviews: ReviewPool = parse(&files::REVIEWS)?;
        let people: People = parse(&files::PEOPLE)?;
        let accounts = files::FOLDERS
            .iter()
            .map(|folder| read_account(folder, &reviews, &people))
            .collect::<Result<_, _>>()?;
        Ok(Self {
            platform: parse(&files::PLATFORM)?,
            amenities: amenities.amenity,
            people,
            conversations: parse(&files::CONVERSATIONS)?,
            accounts,
            vocabulary: parse(&files::BIG)?,
        })
    }

    pub fn account(&self, key: &str) -> Option<&Account> {
        self.accounts.iter().find(|account| account.facts.key == key)
    }

    /// Every site with its account.
    pub fn sites(&self) -> impl Iterator<Item = (&Account, &Site)> {
        self.accounts.iter().flat_map(|account| account.facts.sites.iter().map(move |site| (account, site)))
    }

    /// Every home with its account.
    pub fn homes(&self) -> impl Iterator<Item = (&Account, &Home)> {
        self.accounts.iter().flat_map(|account| account.homes.iter().map(move |home| (account, home)))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AmenitiesFile {
    amenity: Vec<String>,
}

fn read_account(folder: &Folder, reviews: &ReviewPool, people: &People) -> Result<Account, WorldError> {
    let mut homes = Vec::new();
    for file in folder.homes {
        homes.extend(read_homes(file)?);
    }
    for home in &mut homes {
        review::complete(home, reviews, people);
    }
    Ok(Account {
        facts: parse(&folder.account)?,
        pricing: parse(&folder.pricing)?,
        homes,
        agreements: folder.agreements.iter().map(|&(name, text)| Agreement { name, text }).collect(),
    })
}

fn read_homes(file: &File) -> Result<Vec<Home>, WorldError> {
    let homes: HomesFile = parse(file)?;
    homes.homes().map_err(|(slug, error)| WorldError::Home { path: file.path, slug, source: Box::new(error) })
}

fn parse<T: DeserializeOwned>(file: &File) -> Result<T, WorldError> {
    toml::from_str(file.text).map_err(|error| WorldError::File { path: file.path, source: Box::new(error) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_file() {
        let broken = File { path: "amenities.toml", text: "amenity = 3" };
        let error = parse::<AmenitiesFile>(&broken).unwrap_err();
        assert!(error.to_string().starts_with("demo/amenities.toml: "), "{error}");
    }
}
