//! What the process does that reads AVIF: it gives up whatever it does not need, reads one file and answers.

use std::io::{self, Read, Write};

use crate::answer;
use crate::picture::Picture;
use crate::unfit::MOST_BYTES;

/// Reads a file from the standard input, and answers on the standard output. For the main function of a process that does
/// nothing else: what it gives up cannot be had again.
pub fn decode_avif_alone() -> io::Result<()> {
    give_up();
    let mut sent = Vec::new();
    io::stdin().lock().take(MOST_BYTES as u64 + 1).read_to_end(&mut sent)?;
    let mut answer = io::stdout().lock();
    answer.write_all(&avif_answer(&sent))?;
    answer.flush()
}

/// What is in a file, in the words between the two processes. A file that was made to hurt can end the process that asks.
pub fn avif_answer(sent: &[u8]) -> Vec<u8> {
    answer::written(Picture::of_avif(sent))
}

#[cfg(unix)]
fn give_up() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    const MEMORY: u64 = 3 * 1024 * 1024 * 1024;
    const SECONDS: u64 = 30;
    for (what, most) in [
        (Resource::As, MEMORY),
        (Resource::Cpu, SECONDS),
        // No picture of its memory when it falls, neither threads nor programs, neither files nor connections.
        (Resource::Core, 0),
        (Resource::Fsize, 0),
        (Resource::Nproc, 0),
        (Resource::Nofile, 0),
    ] {
        // A system that does not know one of them still has the time of who waits.
        let _ = setrlimit(what, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

#[cfg(not(unix))]
fn give_up() {}
