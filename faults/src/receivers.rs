//! Guests write while the mail server and an owner's system are slow, silent, refuse, hang up, babble or are absent for hours.
//! Guests notice nothing, and everything arrives once the receivers are well again.

use std::time::Duration;

use store::Store;
use tokio::time::sleep;

use crate::arguments::Arguments;
use crate::clock::Clock;
use crate::fault::Tools;
use crate::messages::{Messages, Repeated};
use crate::sink::Manner;
use crate::world::World;

/// Each of the guests writes again after this time.
const PAUSE: Duration = Duration::from_millis(300);
/// Between two manners, and how long each lasts.
const WELL: Duration = Duration::from_secs(1);
const ILL: Duration = Duration::from_secs(3);
/// The receivers are absent until then; the servers read the clock once in a second.
const HOURS: [&str; 3] = ["+1h", "+3h", "+7h"];
const BACK: &str = "+14h";

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let world = World::new(store, address).await?;
    let clock = Clock::new(&world.folder, Tools::find()?.faketime)?;
    let mut run = Messages::begin(engine, store, world, arguments, (&clock.environment(), PAUSE)).await?;
    let mut made = 0;
    for manner in Manner::BAD.iter().copied().cycle().take(arguments.kills.try_into()?) {
        if !run.has_time() {
            break;
        }
        behave(&run, manner);
        sleep(ILL).await;
        behave(&run, Manner::Well);
        sleep(WELL).await;
        made += 1;
    }
    let mut ills = Vec::new();
    if clock.can_be_moved() {
        behave(&run, Manner::Absent);
        for hours in HOURS {
            clock.set(hours)?;
            sleep(ILL).await;
        }
        behave(&run, Manner::Well);
        clock.set(BACK)?;
    } else {
        println!("{engine}: SKIPPED the absence for hours: libfaketime is not installed");
    }
    for server in &mut run.servers {
        if !server.is_first_life() {
            ills.push(format!("the server at {} ended", server.address));
        }
    }
    let refused = run.refused();
    if refused > 0 {
        ills.push(format!("{refused} messages were not acknowledged at once"));
    }
    let allowed = Repeated { letters: run.mail.hung_up(), webhooks: run.hook.hung_up() };
    run.end(&format!("{made} times bad receivers"), allowed, ills).await
}

fn behave(run: &Messages, manner: Manner) {
    run.mail.behave(manner);
    run.hook.behave(manner);
}
