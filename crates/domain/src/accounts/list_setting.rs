//! A user's settings for the lists of the account area: saved views and hidden columns.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// By the name of the list.
pub type ListSettings = BTreeMap<String, ListSetting>;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListSetting {
    pub views: Vec<SavedView>,
    /// `None` keeps the default columns of the list.
    pub hidden_columns: Option<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedView {
    pub name: String,
    /// The query string that shows the view.
    pub search: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ListSettingError {
    #[error("Lists have names of at most {MAX_NAME} small letters and dashes.")]
    List,
    #[error("There can be at most {MAX_LISTS} lists.")]
    TooManyLists,
    #[error("A list can have at most {MAX_VIEWS} saved views.")]
    TooManyViews,
    #[error("A view needs a name of at most {MAX_NAME} characters that no other view of the list has.")]
    ViewName,
    #[error("A view can have at most {MAX_SEARCH} characters.")]
    ViewSearch,
    #[error("A list has at most {MAX_COLUMNS} columns with names of at most {MAX_NAME} characters.")]
    Columns,
}

const MAX_LISTS: usize = 60;
const MAX_VIEWS: usize = 30;
const MAX_NAME: usize = 120;
const MAX_SEARCH: usize = 2_000;
const MAX_COLUMNS: usize = 100;

impl ListSetting {
    fn check(&self) -> Result<(), ListSettingError> {
        if self.views.len() > MAX_VIEWS {
            return Err(ListSettingError::TooManyViews);
        }
        for (place, SavedView { name, search }) in self.views.iter().enumerate() {
            let is_taken = self.views[..place].iter().any(|other| other.name == *name);
            if is_taken || name.trim().is_empty() || is_longer(name, MAX_NAME) {
                return Err(ListSettingError::ViewName);
            }
            if is_longer(search, MAX_SEARCH) {
                return Err(ListSettingError::ViewSearch);
            }
        }
        let columns = self.hidden_columns.as_deref().unwrap_or_default();
        if columns.len() > MAX_COLUMNS || columns.iter().any(|column| is_longer(column, MAX_NAME)) {
            return Err(ListSettingError::Columns);
        }
        Ok(())
    }
}

/// Replaces the settings of one list and keeps those of the others.
pub fn arrange(
    mut all: ListSettings,
    list: &str,
    setting: ListSetting,
) -> Result<ListSettings, ListSettingError> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    if list.is_empty() || list.len() > MAX_NAME || !list.chars().all(is_letter) {
        return Err(ListSettingError::List);
    }
    setting.check()?;
    if !all.contains_key(list) && all.len() >= MAX_LISTS {
        return Err(ListSettingError::TooManyLists);
    }
    all.insert(list.to_owned(), setting);
    Ok(all)
}

fn is_longer(text: &str, most: usize) -> bool {
    text.chars().count() > most
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn view(name: &str) -> SavedView {
        SavedView { name: name.to_owned(), search: "q=sea".to_owned() }
    }

    fn views(names: &[&str]) -> ListSetting {
        ListSetting { views: names.iter().map(|name| view(name)).collect(), hidden_columns: None }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let refused = |list: &str, setting| arrange(ListSettings::new(), list, setting).unwrap_err();
        assert_eq!(refused("../x", views(&[])), ListSettingError::List);
        assert_eq!(refused("", views(&[])), ListSettingError::List);
        assert_eq!(refused("listing", views(&["a", "a"])), ListSettingError::ViewName);
        assert_eq!(refused("listing", views(&[" "])), ListSettingError::ViewName);
        let many: Vec<String> = (0..=MAX_VIEWS).map(|number| number.to_string()).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(refused("listing", views(&many)), ListSettingError::TooManyViews);
        let long = SavedView { search: "x".repeat(MAX_SEARCH + 1), ..view("long") };
        let long = ListSetting { views: vec![long], hidden_columns: None };
        assert_eq!(refused("listing", long), ListSettingError::ViewSearch);
        let wide =
            ListSetting { views: Vec::new(), hidden_columns: Some(vec![String::new(); MAX_COLUMNS + 1]) };
        assert_eq!(refused("listing", wide), ListSettingError::Columns);
        let letters: Vec<String> = (0..MAX_LISTS).map(|number| "a".repeat(number + 1)).collect();
        let full: ListSettings = letters.into_iter().map(|list| (list, ListSetting::default())).collect();
        assert_eq!(arrange(full.clone(), "b", views(&[])), Err(ListSettingError::TooManyLists));
        assert!(arrange(full, "a", views(&["kept"])).is_ok());
    }

    proptest! {
        #[test]
        fn one_list_never_touches_another(first in "[a-z]{1,9}", second in "[a-z]{1,9}", name in "[a-z]{1,9}") {
            prop_assume!(first != second);
            let before = arrange(ListSettings::new(), &first, views(&[&name])).unwrap();
            let after = arrange(before.clone(), &second, views(&["another"])).unwrap();
            prop_assert_eq!(&after[&first], &before[&first]);
            prop_assert_eq!(after.len(), 2);
        }
    }
}
