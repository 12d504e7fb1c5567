//! Lookup of TXT records over UDP from the name servers in the system's settings. A truncated response counts as a failure: our
//! records are short, and a name with so many records would need TCP.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use simple_dns::rdata::RData;
use simple_dns::{CLASS, Name, Packet, PacketFlag, QCLASS, QTYPE, Question, RCODE, ResourceRecord, TYPE};
use tokio::net::UdpSocket;
use tokio::time::timeout;

use super::entropy::Entropy;

const SETTINGS: &str = "/etc/resolv.conf";
const PORT: u16 = 53;
/// The limit of the C library.
const MOST_SERVERS: usize = 3;
/// Timeout for one server.
const PATIENCE: Duration = Duration::from_secs(2);
/// Without EDNS, servers send at most 512 bytes.
const LONGEST_ANSWER: usize = 4_096;

/// The servers, tried in order, and the timeout of each.
#[derive(Clone, Debug)]
pub(crate) struct NameServers {
    servers: Vec<SocketAddr>,
    patience: Duration,
}

/// A received packet.
enum Heard {
    /// Not a response to our query.
    Foreign,
    /// The server failed, or the response was truncated.
    Failure,
    Texts(Vec<String>),
}

impl NameServers {
    pub(crate) fn of_this_machine() -> Self {
        let settings = std::fs::read_to_string(SETTINGS).unwrap_or_default();
        Self { servers: listed(&settings), patience: PATIENCE }
    }

    /// The records from the first server that responds; `None` if none does. The strings of one record are joined.
    pub(crate) async fn texts(&self, entropy: &dyn Entropy, host: &str) -> Option<Vec<String>> {
        let name = Name::new(host).ok()?;
        for server in &self.servers {
            let [.., high, low] = entropy.next().to_be_bytes();
            let asking = ask(*server, u16::from_be_bytes([high, low]), &name);
            if let Ok(Some(texts)) = timeout(self.patience, asking).await {
                return Some(texts);
            }
        }
        None
    }
}

/// The name servers in the settings of the system's resolver.
fn listed(settings: &str) -> Vec<SocketAddr> {
    let server = |line: &str| {
        let (word, rest) = line.trim().split_once(char::is_whitespace)?;
        let address: IpAddr = rest.split_whitespace().next()?.parse().ok()?;
        (word == "nameserver").then_some(SocketAddr::new(address, PORT))
    };
    settings.lines().filter_map(server).take(MOST_SERVERS).collect()
}

async fn ask(server: SocketAddr, id: u16, name: &Name<'_>) -> Option<Vec<String>> {
    let question = question(id, name)?;
    let any: IpAddr =
        if server.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
    let socket = UdpSocket::bind((any, 0)).await.ok()?;
    // From here on only packets from the server are received.
    socket.connect(server).await.ok()?;
    socket.send(&question).await.ok()?;
    let mut packet = [0; LONGEST_ANSWER];
    loop {
        let length = socket.recv(&mut packet).await.ok()?;
        match read(&packet[..length], id, name) {
            // Possibly forged: the real response may still arrive.
            Heard::Foreign => {}
            Heard::Failure => return None,
            Heard::Texts(texts) => return Some(texts),
        }
    }
}

fn question(id: u16, name: &Name<'_>) -> Option<Vec<u8>> {
    let mut packet = Packet::new_query(id);
    packet.set_flags(PacketFlag::RECURSION_DESIRED);
    packet.questions.push(Question::new(name.clone(), TYPE::TXT.into(), CLASS::IN.into(), false));
    packet.build_bytes_vec().ok()
}

fn read(packet: &[u8], id: u16, name: &Name<'_>) -> Heard {
    let Ok(packet) = Packet::parse(packet) else { return Heard::Foreign };
    let is_same = |asked: &Question<'_>| {
        asked.qname == *name
            && asked.qtype == QTYPE::TYPE(TYPE::TXT)
            && asked.qclass == QCLASS::CLASS(CLASS::IN)
    };
    let is_ours = matches!(packet.questions.as_slice(), [asked] if is_same(asked));
    if packet.id() != id || !packet.has_flags(PacketFlag::RESPONSE) || !is_ours {
        return Heard::Foreign;
    }
    if packet.has_flags(PacketFlag::TRUNCATION) {
        return Heard::Failure;
    }
    match packet.rcode() {
        RCODE::NoError => Heard::Texts(packet.answers.into_iter().filter_map(text_of).collect()),
        RCODE::NameError => Heard::Texts(Vec::new()),
        _ => Heard::Failure,
    }
}

/// `None` for records of an alias (CNAME), and for text that is not valid UTF-8.
fn text_of(record: ResourceRecord<'_>) -> Option<String> {
    let RData::TXT(text) = record.rdata else { return None };
    String::try_from(text).ok()
}

#[cfg(test)]
mod tests {
    use simple_dns::rdata::{CNAME, TXT};

    use super::*;
    use crate::services::entropy::SystemEntropy;

    const HOST: &str = "_casita.lake-houses.com";
    /// Longer than any response takes.
    const LONG: Duration = Duration::from_secs(30);
    /// For cases without a response.
    const SHORT: Duration = Duration::from_millis(50);

    type Answers = fn(&Packet<'_>) -> Vec<Vec<u8>>;

    /// A name server that sends these packets in response to the first query, and is silent from then on.
    async fn server(answers: Answers) -> SocketAddr {
        let socket = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        tokio::spawn(async move {
            let mut packet = [0; LONGEST_ANSWER];
            let (length, from) = socket.recv_from(&mut packet).await.unwrap();
            let packets = answers(&Packet::parse(&packet[..length]).unwrap());
            for packet in packets {
                socket.send_to(&packet, from).await.unwrap();
            }
            std::future::pending::<()>().await;
        });
        address
    }

    async fn texts_of(servers: Vec<SocketAddr>, patience: Duration) -> Option<Vec<String>> {
        NameServers { servers, patience }.texts(&SystemEntropy, HOST).await
    }

    /// A response with some records, each of some strings.
    fn reply<'a>(asked: &Packet<'a>, records: &[&[&'static str]]) -> Packet<'a> {
        let mut reply = asked.clone().into_reply();
        let name = asked.questions[0].qname.clone();
        for strings in records {
            let text = strings.iter().fold(TXT::new(), |text, &string| text.with_string(string).unwrap());
            reply.answers.push(ResourceRecord::new(name.clone(), CLASS::IN, 60, RData::TXT(text)));
        }
        reply
    }

    fn failing<'a>(asked: &Packet<'a>, code: RCODE) -> Packet<'a> {
        let mut reply = reply(asked, &[]);
        *reply.rcode_mut() = code;
        reply
    }

    fn bytes(packet: &Packet<'_>) -> Vec<u8> {
        packet.build_bytes_vec().unwrap()
    }

    #[tokio::test]
    async fn only_the_answer_to_the_question_counts() {
        let cases: [(&str, Answers, Option<&[&str]>); 11] = [
            ("two records", |asked| vec![bytes(&reply(asked, &[&["one"], &["two"]]))], Some(&["one", "two"])),
            (
                "several strings in one record",
                |asked| vec![bytes(&reply(asked, &[&["casita-", "site=", "A"]]))],
                Some(&["casita-site=A"]),
            ),
            (
                "an alias",
                |asked| {
                    let mut reply = reply(asked, &[&["one"]]);
                    let (name, other) = (reply.questions[0].qname.clone(), Name::new_unchecked("a.test"));
                    let alias = ResourceRecord::new(name, CLASS::IN, 60, RData::CNAME(CNAME(other)));
                    reply.answers.insert(0, alias);
                    vec![bytes(&reply)]
                },
                Some(&["one"]),
            ),
            ("no record of the kind", |asked| vec![bytes(&reply(asked, &[]))], Some(&[])),
            ("no such name", |asked| vec![bytes(&failing(asked, RCODE::NameError))], Some(&[])),
            (
                "another id, then the right one",
                |asked| {
                    let mut forged = reply(asked, &[&["forged"]]);
                    forged.set_id(!asked.id());
                    vec![bytes(&forged), bytes(&reply(asked, &[&["one"]]))]
                },
                Some(&["one"]),
            ),
            (
                "another name, a question and no packet, then the right one",
                |asked| {
                    let mut forged = reply(asked, &[&["forged"]]);
                    forged.questions[0].qname = Name::new_unchecked("_casita.elsewhere.com");
                    vec![bytes(&forged), bytes(asked), vec![0; 5], bytes(&reply(asked, &[&["one"]]))]
                },
                Some(&["one"]),
            ),
            (
                "only another id",
                |asked| {
                    let mut forged = reply(asked, &[&["forged"]]);
                    forged.set_id(!asked.id());
                    vec![bytes(&forged)]
                },
                None,
            ),
            (
                "cut off",
                |asked| {
                    let mut cut = reply(asked, &[&["one"]]);
                    cut.set_flags(PacketFlag::TRUNCATION);
                    vec![bytes(&cut)]
                },
                None,
            ),
            ("a failure", |asked| vec![bytes(&failing(asked, RCODE::ServerFailure))], None),
            ("silence", |_| Vec::new(), None),
        ];
        for (told, answers, expected) in cases {
            let patience = if expected.is_some() { LONG } else { SHORT };
            let found = texts_of(vec![server(answers).await], patience).await;
            let expected =
                expected.map(|texts| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>());
            assert_eq!(found, expected, "{told}");
        }
    }

    #[tokio::test]
    async fn the_next_server_is_asked_when_one_cannot_say() {
        let failing = server(|asked| vec![bytes(&failing(asked, RCODE::Refused))]).await;
        let knowing = server(|asked| vec![bytes(&reply(asked, &[&["one"]]))]).await;
        assert_eq!(texts_of(vec![failing, knowing], LONG).await, Some(vec!["one".to_owned()]));
        assert_eq!(texts_of(Vec::new(), LONG).await, None);
    }

    #[test]
    fn the_system_names_its_servers() {
        for (settings, expected) in [
            ("", &[][..]),
            ("# nameserver 9.9.9.9\nsearch example.com\noptions edns0\n", &[]),
            (
                "nameserver 127.0.0.53\n\tnameserver\t2620:fe::fe # theirs\n",
                &["127.0.0.53:53", "[2620:fe::fe]:53"],
            ),
            ("nameserver\nnameserver fe80::1%eth0\nnameservers 1.1.1.1\nnameserver 1.1.1.1", &["1.1.1.1:53"]),
            (
                "nameserver 1.1.1.1\nnameserver 1.1.1.2\nnameserver 1.1.1.3\nnameserver 1.1.1.4",
                &["1.1.1.1:53", "1.1.1.2:53", "1.1.1.3:53"],
            ),
        ] {
            let servers: Vec<String> = listed(settings).iter().map(ToString::to_string).collect();
            assert_eq!(servers, expected, "{settings:?}");
        }
    }
}
