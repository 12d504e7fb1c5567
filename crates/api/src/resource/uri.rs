//! The URLs of resources and their rows.

use flows::records::Resource;
use store::resource::Value;

/// The path under which all resources are.
pub const BASE: &str = "/api/v2";

pub fn uri(resource: &Resource, key: &Value) -> String {
    match key {
        Value::Key(key) => format!("{BASE}/{}/{key}/", resource.name),
        key => format!("{BASE}/{}/{}/", resource.name, key.as_text().unwrap_or_default()),
    }
}
