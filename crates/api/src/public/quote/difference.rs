//! The change of a price in responses.

use domain::quotes::LineChange;
use flows::quotes::Difference;
use serde::Serialize;
use utoipa::ToSchema;

use crate::code;

/// The price before and after a change, line by line, in minor units.
#[derive(Debug, Serialize, ToSchema)]
pub struct DifferenceOut {
    /// The total before the change.
    before: i64,
    /// The total after the change.
    after: i64,
    lines: Vec<LineChangeOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LineChangeOut {
    /// `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`.
    kind: code::LineKind,
    /// The name of the rule behind the line.
    rule: String,
    name: String,
    /// The amount before the change; 0 for a new line.
    before: i64,
    /// The amount after the change; 0 for a removed line.
    after: i64,
}

impl From<&Difference> for DifferenceOut {
    fn from(difference: &Difference) -> Self {
        let line = |change: &LineChange| LineChangeOut {
            kind: change.kind.into(),
            rule: change.rule.to_string(),
            name: change.name.to_string(),
            before: change.before,
            after: change.after,
        };
        Self {
            before: difference.before,
            after: difference.after,
            lines: difference.lines.iter().map(line).collect(),
        }
    }
}
