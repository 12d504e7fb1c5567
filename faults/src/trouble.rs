//! What goes wrong meanwhile: at the provider, with the database.

use std::net::SocketAddr;

use anyhow::ensure;
use serde_json::{Value, json};

use crate::client;
use crate::node::Sandbox;
use crate::world::World;

/// One after the other: slow, answers lost, errors after the work and before it.
pub async fn make(sandbox: &Sandbox, round: u64) -> anyhow::Result<()> {
    let faults = [
        json!({"provider": "stripe", "latency_ms": 800, "times": 5}),
        json!({"provider": "stripe", "operation": "POST /v1/payment_intents", "drop_answer": true, "times": 3}),
        json!({"provider": "stripe", "operation": "POST /v1/payment_intents", "status": 500, "after": true, "times": 3}),
        json!({"provider": "stripe", "operation": "POST /v1/refunds", "drop_answer": true, "times": 2}),
        json!({"provider": "stripe", "status": 503, "times": 2}),
    ];
    let fault = &faults[usize::try_from(round / 10).unwrap_or(0) % faults.len()];
    control(sandbox, "/_control/faults", fault).await
}

/// A database server dies and recovers. An embedded database dies with its program, which happens all the time.
pub async fn crash_database(world: &World) -> bool {
    !world.database.starts_with("sqlite:") && testkit::crash_postgres(&world.database).await
}

pub async fn clear(sandbox: &Sandbox) -> anyhow::Result<()> {
    client::send(sandbox.address, "DELETE", "/_control/faults", &Value::Null).await?;
    Ok(())
}

/// Each three times, late, and overtaking one another.
pub async fn send_webhooks_badly(sandbox: &Sandbox, world: &World, server: SocketAddr) -> anyhow::Result<()> {
    let name = &world.namespace;
    let hook = json!({
        "key": format!("sk_test_{name}"), "url": format!("http://{server}/websites/api/v2/webhooks/s/{name}/"),
        "secret": format!("whsec_{name}"), "duplicate": 2, "delay_ms": 500, "shuffle": true,
    });
    control(sandbox, "/_control/webhooks", &hook).await
}

async fn control(sandbox: &Sandbox, path: &str, body: &Value) -> anyhow::Result<()> {
    let answer = client::send(sandbox.address, "POST", path, body).await?;
    ensure!(answer.status < 300, "{path}: {} {}", answer.status, answer.json);
    Ok(())
}
