//! Message threads (conversations) with guests: messages, attachments, replies by e-mail, offers.

mod attachment;
mod conversation;
mod error;
mod file;
mod guest_answer;
mod message;
mod message_record;
mod offer_refusal;
mod reply;
mod thread;
mod thread_record;

pub use attachment::{
    FileAnswer, answer_with_files, check_may_answer, message_file, own_message_file,
    write_to_owner_with_files,
};
pub(crate) use conversation::{Author, Words, write_answer};
pub use conversation::{Following, conversation, follow_conversation, write_to_guest};
pub use error::ConversationError;
pub(crate) use error::OFFERS_REFUSED;
pub use file::{AttachmentError, NewFile, attachments};
pub use mailroom::MOST_LETTER;
pub use message::{Delivered, Letter, LetterError, message_from_guest, write_to_owner};
pub use message_record::{MESSAGE, MessageKeeper};
pub use offer_refusal::{OfferRefusal, allow_offers, offer_refusal, refusal_page, refuse_offers};
pub use reply::{Received, ReplyError, receive_mail, takes_mail_from, watch_mailbox};
pub use thread::{ThreadListener, listen_to_threads, write_about_reservation};
pub(crate) use thread::{follow_guest, thread_of, write_once};
pub use thread_record::{THREAD, ThreadKeeper};
