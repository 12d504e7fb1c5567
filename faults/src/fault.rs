//! The faults of the machine: on which engine they make sense, which program makes them, and what the server must survive.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use clap::ValueEnum;
use clap::builder::PossibleValue;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Fault {
    ReadErrors,
    WriteErrors,
    SyncErrors,
    SlowSyncs,
    FullDisk,
    NoFileHandles,
    ClockAhead,
    ClockBehind,
    /// Slow, without an answer, or broken: one after the other.
    Provider,
    NoMemory,
    CutConnections,
    FrozenConnections,
    LockedTable,
    Deadlock,
}

/// What is installed here and is needed to make some of the faults.
pub struct Tools {
    has_strace: bool,
    /// The library that moves a program's clock.
    pub faketime: Option<PathBuf>,
}

impl Tools {
    pub fn find() -> anyhow::Result<Self> {
        let faketime = fs::read_dir("/usr/lib")?
            .filter_map(|entry| Some(entry.ok()?.path().join("faketime/libfaketimeMT.so.1")))
            .find(|path| path.is_file());
        let has_strace = Command::new("strace").arg("--version").output().is_ok();
        Ok(Self { has_strace, faketime })
    }

    /// The name of the tool that is missing for a fault.
    pub fn missing(&self, fault: Fault) -> Option<&'static str> {
        match fault {
            Fault::ClockAhead | Fault::ClockBehind => self.faketime.is_none().then_some("libfaketime"),
            _ => (fault.spoilt_calls().is_some() && !self.has_strace).then_some("strace"),
        }
    }
}

/// System calls that strace spoils, and how.
#[derive(Clone, Copy)]
pub struct Spoilt {
    pub calls: &'static str,
    pub how: &'static str,
    /// Only those on the files of the embedded database.
    pub is_of_database: bool,
}

impl Fault {
    pub fn is_possible_with(self, engine: &str) -> bool {
        match self {
            Self::ReadErrors | Self::WriteErrors | Self::SyncErrors | Self::SlowSyncs | Self::FullDisk => {
                engine == "sqlite"
            }
            Self::CutConnections | Self::FrozenConnections | Self::LockedTable | Self::Deadlock => {
                engine == "postgres"
            }
            Self::NoFileHandles | Self::ClockAhead | Self::ClockBehind | Self::Provider | Self::NoMemory => {
                true
            }
        }
    }

    /// Without memory a program may end: somebody else starts it again.
    pub fn may_end_the_server(self) -> bool {
        self == Self::NoMemory
    }

    pub fn spoilt_calls(self) -> Option<Spoilt> {
        let of_database = |calls, how| Some(Spoilt { calls, how, is_of_database: true });
        match self {
            Self::ReadErrors => of_database("pread64", "error=EIO:when=1+3"),
            Self::WriteErrors => of_database("pwrite64", "error=EIO:when=2+3"),
            Self::SyncErrors => of_database("fsync,fdatasync", "error=EIO"),
            Self::SlowSyncs => of_database("fsync,fdatasync", "delay_enter=300ms"),
            Self::FullDisk => of_database("pwrite64", "error=ENOSPC:when=1+2"),
            Self::NoMemory => {
                Some(Spoilt { calls: "mmap,brk", how: "error=ENOMEM:when=2+2", is_of_database: false })
            }
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.to_possible_value();
        f.write_str(name.as_ref().map_or("a fault", PossibleValue::get_name))
    }
}
