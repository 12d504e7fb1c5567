//! The actions of a resource that have handlers of their own, for its description. They are found among all routes, so that none
//! can be forgotten.

use flows::records::Resource;
use utoipa::openapi::path::{PathItem, Paths};

use super::uri::BASE;

#[derive(Debug, Default)]
pub struct Apart {
    /// Actions on the whole resource: bulk actions, previews, uploads.
    pub actions: Vec<String>,
    /// Actions on one row, with their methods.
    pub row_actions: Vec<(String, Vec<&'static str>)>,
    pub imports: bool,
}

impl Apart {
    pub fn of(resource: &Resource, routes: &Paths) -> Self {
        let base = format!("{BASE}/{}/", resource.name);
        let mut apart = Self::default();
        for (path, item) in &routes.paths {
            let methods = writing(item);
            let Some(below) = path.strip_prefix(&base).filter(|_| !methods.is_empty()) else { continue };
            match below.split('/').collect::<Vec<_>>()[..] {
                ["import"] => apart.imports = true,
                ["{key}"] => {}
                [name] => apart.actions.push(name.to_owned()),
                ["{key}", name] | ["{key}", name, _] => apart.row_actions.push((name.to_owned(), methods)),
                _ => {}
            }
        }
        apart
    }
}

fn writing(item: &PathItem) -> Vec<&'static str> {
    let methods =
        [("POST", &item.post), ("PUT", &item.put), ("PATCH", &item.patch), ("DELETE", &item.delete)];
    methods.into_iter().filter(|(_, operation)| operation.is_some()).map(|(method, _)| method).collect()
}
