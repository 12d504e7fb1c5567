//! The AVIF decoder process: drops its rights, decodes one file and writes the result.

use std::io::{self, Read, Write};

use crate::answer;
use crate::picture::Picture;
use crate::unfit::MOST_BYTES;

/// Decodes a file from standard input and writes the result to standard output. Call it from the main function of a process that
/// does nothing else: the dropped rights cannot be regained.
pub fn decode_avif_alone() -> io::Result<()> {
    give_up();
    let mut sent = Vec::new();
    io::stdin().lock().take(MOST_BYTES as u64 + 1).read_to_end(&mut sent)?;
    let mut answer = io::stdout().lock();
    answer.write_all(&avif_answer(&sent))?;
    answer.flush()
}

/// Decodes a file and encodes the result for the parent process. A malicious file may crash the current process.
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
        // No core dump, no threads or subprocesses, no file growth, no new files or connections.
        (Resource::Core, 0),
        (Resource::Fsize, 0),
        (Resource::Nproc, 0),
        (Resource::Nofile, 0),
    ] {
        // If the system does not support one of the limits, the parent's timeout still applies.
        let _ = setrlimit(what, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

#[cfg(not(unix))]
fn give_up() {}
