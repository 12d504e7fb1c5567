//! A customer, who owns saved cards.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Customer {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) name: Option<String>,
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) default_source: Option<String>,
    pub(crate) metadata: Value,
}

impl Customer {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "customer", "created": self.created, "livemode": false,
            "name": self.name, "email": self.email, "phone": self.phone, "description": self.description,
            "default_source": self.default_source, "metadata": self.metadata,
            "invoice_settings": {"default_payment_method": null},
        })
    }
}
