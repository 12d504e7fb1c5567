//! Boilerplate for types with a text representation: `FromStr` parses it, `Display` prints it,
//! and serde uses the same text, so an invalid value cannot be deserialized.

macro_rules! text_value {
    ($value:ty) => {
        $crate::text::text_value::text_value!($value, |value, serializer| serializer.collect_str(value));
    };
    ($value:ty, |$this:ident, $serializer:ident| $written:expr) => {
        impl TryFrom<&str> for $value {
            type Error = <$value as ::std::str::FromStr>::Err;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl ::serde::Serialize for $value {
            fn serialize<S: ::serde::Serializer>(&self, $serializer: S) -> Result<S::Ok, S::Error> {
                let $this = self;
                $written
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $value {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use text_value;
