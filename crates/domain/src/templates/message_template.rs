//! Message templates with `{{variables}}`. This is the one list of variables; the caller supplies their values.

use thiserror::Error;

use crate::text::code::coded;

const OPEN: &str = "{{";
const CLOSE: &str = "}}";

coded! {
    /// A variable of a message template.
    Variable as "variable" {
        GuestFirstName = "guest_first_name",
        GuestName = "guest_name",
        PropertyName = "property_name",
        Address = "address",
        CheckIn = "check_in",
        CheckInTime = "check_in_time",
        CheckOut = "check_out",
        CheckOutTime = "check_out_time",
        Nights = "nights",
        Guests = "guests",
        Adults = "adults",
        Children = "children",
        Pets = "pets",
        Total = "total",
        Deposit = "deposit",
        /// The outstanding amount.
        Balance = "balance",
        /// The due date of the next payment.
        BalanceDue = "balance_due",
        /// The guest's page of the booking, with the option to pay.
        StatusUrl = "status_url",
        /// The home's page on its site.
        PropertyUrl = "property_url",
        CompanyName = "company_name",
    }
}

/// A parsed text; all its variables are known ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Words(String),
    Variable(Variable),
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TemplateError {
    #[error("There is no variable {{{{{0}}}}}.")]
    Unknown(String),
    #[error("A variable that begins with {{{{ must end with }}}}.")]
    Unclosed,
}

/// The filled text, and the variables without a value; they stay in the text as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    pub text: String,
    pub missing: Vec<Variable>,
}

impl Variable {
    /// The placeholder as written in a text.
    pub fn mark(self) -> String {
        format!("{OPEN}{self}{CLOSE}")
    }
}

impl Template {
    pub fn read(text: &str) -> Result<Self, TemplateError> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((words, after)) = rest.split_once(OPEN) {
            let (name, after) = after.split_once(CLOSE).ok_or(TemplateError::Unclosed)?;
            let name = name.trim();
            let variable = name.parse().map_err(|_| TemplateError::Unknown(name.to_owned()))?;
            parts.push(Part::Words(words.to_owned()));
            parts.push(Part::Variable(variable));
            rest = after;
        }
        parts.push(Part::Words(rest.to_owned()));
        Ok(Self(parts))
    }

    /// Fills the text in one pass, so a value (such as a guest's name) is never read as a variable.
    pub fn fill(&self, value: impl Fn(Variable) -> Option<String>) -> Filled {
        let mut filled = Filled { text: String::new(), missing: Vec::new() };
        for part in &self.0 {
            match part {
                Part::Words(words) => filled.text.push_str(words),
                Part::Variable(variable) => match value(*variable).filter(|value| !value.trim().is_empty()) {
                    Some(value) => filled.text.push_str(&value),
                    None => filled.leave(*variable),
                },
            }
        }
        filled
    }
}

impl Filled {
    fn leave(&mut self, variable: Variable) {
        self.text.push_str(&variable.mark());
        if !self.missing.contains(&variable) {
            self.missing.push(variable);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn filled(text: &str) -> Filled {
        let value = |variable| match variable {
            Variable::GuestFirstName => Some("Ann".to_owned()),
            Variable::PropertyName => Some("{{check_in}}".to_owned()),
            Variable::Address => Some(" ".to_owned()),
            _ => None,
        };
        Template::read(text).unwrap().fill(value)
    }

    #[test]
    fn variables_are_filled_in() {
        for (text, expected) in [
            ("", ""),
            ("Nothing to fill } in { here }}", "Nothing to fill } in { here }}"),
            ("Hello {{guest_first_name}}!", "Hello Ann!"),
            ("{{ guest_first_name }}{{guest_first_name}}", "AnnAnn"),
            ("At {{property_name}}", "At {{check_in}}"),
        ] {
            assert_eq!(filled(text), Filled { text: expected.to_owned(), missing: Vec::new() }, "{text:?}");
        }
    }

    #[test]
    fn what_nobody_knows_is_left_and_named_once() {
        let left = filled("{{total}} at {{address}}, all in all {{ total }}");
        assert_eq!(left.text, "{{total}} at {{address}}, all in all {{total}}");
        assert_eq!(left.missing, [Variable::Total, Variable::Address]);
    }

    #[test]
    fn mistakes_are_named() {
        for (text, error, words) in [
            (
                "Code {{door_code}}",
                TemplateError::Unknown("door_code".to_owned()),
                "There is no variable {{door_code}}.",
            ),
            ("{{}}", TemplateError::Unknown(String::new()), "There is no variable {{}}."),
            ("{{total", TemplateError::Unclosed, "A variable that begins with {{ must end with }}."),
        ] {
            let found = Template::read(text).unwrap_err();
            assert_eq!((found.to_string().as_str(), found), (words, error));
        }
    }

    proptest! {
        #[test]
        fn no_text_panics_and_texts_without_braces_stay(text in any::<String>()) {
            let read = Template::read(&text);
            if !text.contains(OPEN) {
                prop_assert_eq!(read.unwrap().fill(|_| None).text, text);
            }
        }

        #[test]
        fn every_variable_is_replaced_by_its_value_and_nothing_else(
            words in prop::collection::vec("[^{}]{0,8}", 1..6),
            chosen in prop::collection::vec(0..Variable::ALL.len(), 5),
            value in "[^{}]{1,8}x",
        ) {
            let marks: Vec<String> = chosen.iter().map(|place| Variable::ALL[*place].mark()).collect();
            let joined = |between: &dyn Fn(usize) -> String| {
                let parts = words.iter().enumerate().map(|(place, words)| {
                    if place == 0 { words.clone() } else { format!("{}{words}", between(place - 1)) }
                });
                parts.collect::<String>()
            };
            let read = Template::read(&joined(&|place| marks[place].clone())).unwrap();
            let told = read.fill(|_| Some(value.clone()));
            prop_assert_eq!(told, Filled { text: joined(&|_| value.clone()), missing: Vec::new() });
            let untold = read.fill(|_| None);
            prop_assert_eq!(untold.text, joined(&|place| marks[place].clone()));
        }
    }
}
