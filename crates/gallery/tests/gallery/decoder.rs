//! The AVIF decoder process crashes, hangs, writes garbage or is missing, and its parent survives.

use std::time::Duration;

use gallery::{AvifProgram, Gallery, ReadError, Shelf, Unfit};

use crate::sample::file;
use crate::taken::{gallery, refusal};

fn asking(script: &str) -> AvifProgram {
    AvifProgram::new("/bin/sh", ["-c", script])
}

fn with(decoder: AvifProgram) -> Gallery {
    Gallery::new(Shelf::in_memory()).with_avif(decoder)
}

#[tokio::test]
async fn without_a_decoder_such_a_file_is_refused_by_its_name() {
    let ((_, sent), gallery) = (file!("420-full"), Gallery::new(Shelf::in_memory()));
    assert_eq!(refusal(&gallery, sent.to_vec()).await, Some(Unfit::Unread("AVIF")));
}

#[tokio::test]
async fn a_decoder_that_does_not_answer_has_met_a_broken_file() {
    let (_, sent) = file!("420-full");
    let another_reason = "printf '\\003\\000\\000\\000\\001\\000\\000\\000\\000\\000\\000\\000\\000'";
    for script in [
        "exit 0",
        "exit 3",
        "cat > /dev/null; kill -ABRT $$",
        "kill -KILL $$",
        "echo 'I am no picture'",
        "cat",
        "exec cat /dev/zero",
        &format!("{another_reason}; exit 1"),
    ] {
        assert_eq!(refusal(&with(asking(script)), sent.to_vec()).await, Some(Unfit::Broken), "{script}");
    }
    assert_eq!(refusal(&gallery(), sent.to_vec()).await, None, "the next one is read");
}

#[tokio::test]
async fn a_decoder_that_is_late_is_ended() {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("process");
    let script = format!("echo $$ > {}; exec sleep 600", note.display());
    let late = with(asking(&script).within(Duration::from_secs(2)));
    let (_, sent) = file!("420-full");
    assert_eq!(refusal(&late, sent.to_vec()).await, Some(Unfit::Broken));
    let process = std::fs::read_to_string(note).unwrap();
    let asked = std::process::Command::new("/bin/sh").args(["-c", &format!("kill -0 {process}")]).output();
    assert!(!asked.unwrap().status.success(), "process {process} is still there");
}

#[tokio::test]
async fn a_decoder_that_is_not_there_is_our_fault_and_not_the_files() {
    let nobody = with(AvifProgram::new("/no/such/program", ["decode"]));
    let (_, sent) = file!("420-full");
    let refused = nobody.read(sent.to_vec()).await.unwrap_err();
    assert!(matches!(refused, ReadError::Decoder(_)), "{refused}");
}

#[tokio::test]
async fn it_is_told_nothing_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("environment");
    assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
    let curious = with(asking(&format!("export > {}", note.display())));
    let (_, sent) = file!("420-full");
    assert_eq!(refusal(&curious, sent.to_vec()).await, Some(Unfit::Broken));
    assert!(!std::fs::read_to_string(note).unwrap().contains("CARGO"));
}

#[cfg(target_os = "linux")]
#[test]
fn it_gives_up_what_it_does_not_need() {
    use std::process::{Command, Stdio};
    use std::time::Instant;
    let mut child =
        Command::new(crate::taken::DECODER).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    // The process waits for its input's end; by then the limits are set.
    let deadline = Instant::now() + Duration::from_secs(20);
    let limits = loop {
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
        let is_set = limits.lines().any(|line| figures(line) == ["Max open files", "0", "0"]);
        if is_set || Instant::now() > deadline {
            break limits;
        }
        std::thread::yield_now();
    };
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    for expected in [
        ["Max address space", "3221225472", "3221225472"],
        ["Max cpu time", "30", "30"],
        ["Max open files", "0", "0"],
        ["Max file size", "0", "0"],
        ["Max processes", "0", "0"],
        ["Max core file size", "0", "0"],
    ] {
        assert!(limits.lines().any(|line| figures(line) == expected), "{expected:?}: {limits}");
    }
}

/// Name, soft and hard value of a limit.
#[cfg(target_os = "linux")]
fn figures(line: &str) -> [&str; 3] {
    let (name, rest) = line.split_at_checked(26).unwrap_or_default();
    let mut numbers = rest.split_whitespace();
    [name.trim(), numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default()]
}

#[tokio::test]
async fn half_a_file_is_broken_wherever_it_breaks_off() {
    let ((_, sent), gallery) = (file!("alpha"), gallery());
    for length in (20..sent.len()).step_by(7) {
        assert_eq!(refusal(&gallery, sent[..length].to_vec()).await, Some(Unfit::Broken), "{length} bytes");
    }
}

/// A damaged file may crash the decoder process, but not its parent.
#[tokio::test]
async fn bent_files_are_read_or_refused() {
    let turns = std::env::var("CASITA_BENT_FILES").ok().and_then(|many| many.parse().ok()).unwrap_or(40);
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut dice = move |sides: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % sides as u64).unwrap()
    };
    let (mut refused, gallery) = (0, gallery());
    for _ in 0..turns {
        for (_, sent) in
            [file!("420-full"), file!("alpha"), file!("12bit"), file!("identity"), file!("sequence")]
        {
            let mut bent = sent.to_vec();
            for _ in 0..=dice(3) {
                // Most dangerous bytes are in the frames, which come last.
                let place =
                    if dice(4) == 0 { dice(bent.len()) } else { bent.len() - 1 - dice(bent.len() / 2) };
                bent[place] ^= u8::try_from(1 + dice(255)).unwrap();
            }
            refused += usize::from(refusal(&gallery, bent).await.is_some());
        }
    }
    assert!(refused > turns, "{refused} of {} were refused", turns * 5);
}
