//! The database server of one test run: a private cluster in a temporary folder, on a free loopback port.
//!
//! A keeper process waits on a pipe that only this process holds. However this process ends (dropped guard, panic, Ctrl-C, even
//! SIGKILL), the pipe closes, and the keeper stops the server and removes the folder.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::process::{Outcome, command, find_program, output, works};
use crate::user::is_root;

/// Passes the server's address to the tests. If the developer sets it, that server is used instead of a private cluster.
pub(crate) const URL_VARIABLE: &str = "CASITA_TEST_POSTGRES";

const MEMORY: &str = "/dev/shm";

const KEEPER: &str = r#"
cat >/dev/null
"$1"/pg_ctl stop --pgdata=data --mode=fast >/dev/null 2>&1
rm -rf "$2"
"#;

/// The cluster is deleted after the run, so it need not survive a crash of the machine. Committed data must survive a crash of
/// the server, which the fault test kills: commits stay synchronous.
const SETTINGS: &str = "-c fsync=off -c full_page_writes=off -c max_connections=200 \
                        -c listen_addresses=127.0.0.1 -c unix_socket_directories=";

/// Where the server comes from.
pub(crate) enum Source {
    Given { url: String },
    Programs { folder: PathBuf },
}

impl Source {
    /// The developer's server, else the newest of Debian's, whose programs are not in the PATH, else the one in the PATH.
    pub(crate) fn find() -> Option<Self> {
        if let Some(url) = std::env::var(URL_VARIABLE).ok().filter(|url| !url.is_empty()) {
            return Some(Self::Given { url });
        }
        let in_path = || Some(find_program("initdb")?.parent()?.to_owned());
        newest_of_debian().or_else(in_path).map(|folder| Self::Programs { folder })
    }

    pub(crate) fn start(&self) -> Outcome<Server> {
        match self {
            Self::Given { url } => Ok(Server { url: url.clone(), keeper: None }),
            Self::Programs { folder } => Server::start_cluster(folder),
        }
    }
}

/// A server for tests; a private one is removed on drop.
pub(crate) struct Server {
    pub(crate) url: String,
    keeper: Option<Child>,
}

impl Server {
    fn start_cluster(programs: &Path) -> Outcome<Self> {
        let folder = Folder::create()?;
        let keeper = folder
            .command("/bin/sh")
            .args(["-c", KEEPER, "keeper"])
            .args([programs, &folder.path])
            .stdin(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|error| format!("the keeper of PostgreSQL could not be started: {error}"))?;
        let port = free_port()?;
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let server = Self { url, keeper: Some(keeper) };

        output(
            folder
                .command(programs.join("initdb"))
                .args(["--pgdata=data", "--username=postgres", "--auth=trust"])
                .args(["--encoding=UTF8", "--no-locale", "--no-sync"]),
        )?;
        let mut start = folder.command(programs.join("pg_ctl"));
        start
            .args(["start", "--pgdata=data", "--wait", "--log=log", "-o"])
            .arg(format!("{SETTINGS} -p {port}"));
        if works(&mut start) {
            Ok(server)
        } else {
            Err(format!("PostgreSQL did not start:\n{}", folder.log()))
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(keeper) = &mut self.keeper {
            drop(keeper.stdin.take());
            // The keeper cleans up; an error cannot be reported any more.
            let _ = keeper.wait();
        }
    }
}

/// The cluster's temporary folder and its user: the server refuses to run as root.
struct Folder {
    path: PathBuf,
    nobody: Option<(u32, u32)>,
}

impl Folder {
    fn create() -> Outcome<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = folder_of_clusters().join(format!("casita-postgres-{}-{number}", std::process::id()));
        let nobody = if is_root() { Some(find_nobody()?) } else { None };
        std::fs::create_dir(&path)
            .and_then(|()| nobody.map_or(Ok(()), |(user, group)| chown(&path, Some(user), Some(group))))
            .map_err(|error| format!("{} could not be made: {error}", path.display()))?;
        Ok(Self { path, nobody })
    }

    fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = command(program.as_ref(), []);
        command.current_dir(&self.path);
        if let Some((user, group)) = self.nobody {
            command.uid(user).gid(group);
        }
        command
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.path.join("log")).unwrap_or_default()
    }
}

/// In memory if there is enough for the files (containers have little): a test's database is copied there in a twentieth of the
/// time.
fn folder_of_clusters() -> PathBuf {
    const ENOUGH_KIB: u64 = 2_000_000;
    let told = if Path::new(MEMORY).is_dir() {
        output(&mut command("df", ["-Pk", MEMORY]))
    } else {
        Ok(String::new())
    };
    let free =
        told.unwrap_or_default().lines().nth(1).and_then(|line| line.split_whitespace().nth(3)?.parse().ok());
    let is_enough = free.is_some_and(|kib: u64| kib > ENOUGH_KIB);
    if is_enough { PathBuf::from(MEMORY) } else { std::env::temp_dir() }
}

fn newest_of_debian() -> Option<PathBuf> {
    std::fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .filter_map(|entry| {
            let folder = entry.ok()?.path();
            let version: u32 = folder.file_name()?.to_str()?.parse().ok()?;
            Some((version, folder.join("bin")))
        })
        .filter(|(_, programs)| programs.join("initdb").is_file())
        .max()
        .map(|(_, programs)| programs)
}

fn find_nobody() -> Outcome<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").map_err(|error| format!("/etc/passwd: {error}"))?;
    users
        .lines()
        .map(|line| line.split(':').collect::<Vec<_>>())
        .find(|fields| fields[0] == "nobody")
        .and_then(|fields| Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?)))
        .ok_or_else(|| {
            "PostgreSQL refuses root, and there is no user `nobody`: run the tests as another user".to_owned()
        })
}

fn free_port() -> Outcome<u16> {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| format!("no free port: {error}"))
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn a_cluster_is_gone_after_its_guard() {
        let Some(programs) = newest_of_debian() else {
            return eprintln!("no server on this machine");
        };
        let server = Server::start_cluster(&programs).unwrap();
        let address = server.url.split(['@', '/']).nth(3).unwrap().to_owned();
        let named = format!("casita-postgres-{}-", std::process::id());
        let folders = || {
            let all =
                std::fs::read_dir(folder_of_clusters()).unwrap().map(|entry| entry.unwrap().file_name());
            all.filter(|name| name.to_string_lossy().starts_with(&named)).count()
        };

        assert_eq!(folders(), 1);
        assert!(TcpStream::connect(&address).is_ok(), "it answers while the guard lives");
        drop(server);
        assert!(TcpStream::connect(&address).is_err(), "nobody answers any more");
        assert_eq!(folders(), 0, "the folder is gone");
    }
}
