//! E-mail texts in English.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Your request for {home}",
        title: "Your request is with the host",
        body: &[
            "Hi {name}, thank you for choosing {home}. The host will reply by {until}.",
            "You won’t be charged unless the host accepts.",
        ],
        action: "View your request",
    },
    RequestedInDoubt: Notice {
        subject: "Your request for {home}",
        title: "Your request is with the host",
        body: &[
            "Hi {name}, thank you for choosing {home}. It can usually be booked instantly, but its calendar on another site could not be checked just now, so the host will confirm your dates first, by {until}.",
            "You won’t be charged unless the host accepts.",
        ],
        action: "View your request",
    },
    Confirmed: Notice {
        subject: "You’re booked: {home}, {check_in}",
        title: "Your stay is booked",
        body: &[
            "Hi {name}, your stay at {home} from {check_in} to {check_out} is confirmed. We look forward to welcoming you.",
            "A calendar event is attached.",
        ],
        action: "View your booking",
    },
    Declined: Notice {
        subject: "About your request for {home}",
        title: "Your request was declined",
        body: &[
            "Hi {name}, unfortunately {home} isn’t available for your dates, {check_in} to {check_out}. You haven’t been charged.",
            "Other dates or another home may still work.",
        ],
        action: "Find another stay",
    },
    Expired: Notice {
        subject: "Your request for {home} has expired",
        title: "Your request has expired",
        body: &[
            "Hi {name}, the host of {home} did not reply in time. You haven’t been charged, and your dates are free again.",
            "We are sorry. Other dates or another home may still work.",
        ],
        action: "Find another stay",
    },
    Canceled: Notice {
        subject: "Canceled: {home}, {check_in}",
        title: "Your reservation is canceled",
        body: &[
            "Hi {name}, your stay at {home} from {check_in} to {check_out} is canceled. We hope to welcome you another time.",
        ],
        action: "View details",
    },
    Changed: Notice {
        subject: "Changed stay: {home}, {check_in}",
        title: "Your stay is changed",
        body: &[
            "Hi {name}, your stay at {home} is now from {check_in} to {check_out}; your guests and the price are below. We look forward to welcoming you.",
            "An updated calendar event is attached; it replaces the earlier one.",
        ],
        action: "View your booking",
    },
    PaymentReceived: Notice {
        subject: "Payment received: {amount} for {home}",
        title: "Thank you for your payment",
        body: &["Hi {name}, we have received {amount} for your stay at {home}."],
        action: "View your booking",
    },
    PaymentFailed: Notice {
        subject: "Your payment of {amount} did not go through",
        title: "Your payment did not go through",
        body: &[
            "Hi {name}, we tried several times to charge {amount} to your card for your stay at {home}, but your bank declined the payment.",
            "Please pay with another card to keep your booking.",
        ],
        action: "Pay {amount}",
    },
    ProofNeeded: Notice {
        subject: "Please confirm your payment of {amount}",
        title: "Verify your payment with your bank",
        body: &[
            "Hi {name}, a payment of {amount} for your stay at {home} is due, and your bank asks you to verify it. It takes a minute.",
            "Please do so by {until}.",
        ],
        action: "Confirm the payment",
    },
    Refunded: Notice {
        subject: "Your refund of {amount}",
        title: "Your refund is on its way",
        body: &["Hi {name}, we have refunded {amount} for {home}. It can take your bank up to ten days to show it."],
        action: "View details",
    },
    DepositFailed: Notice {
        subject: "The deposit for {home}",
        title: "Your deposit could not be held",
        body: &[
            "Hi {name}, for your stay at {home} a refundable deposit of {amount} needs to be held on your card, but your bank declined it.",
            "Please add another card before you arrive.",
        ],
        action: "Add a card",
    },
    DepositReturned: Notice {
        subject: "Your deposit has been released",
        title: "Your deposit has been released",
        body: &["Hi {name}, thank you for staying at {home}. Your deposit of {amount} has been released."],
        action: "View details",
    },
    ArrivalSoon: Notice {
        subject: "Your stay at {home} begins on {check_in}",
        title: "Your stay begins soon",
        body: &[
            "Hi {name}, your stay at {home} starts on {check_in}. Below is what you need for your arrival.",
        ],
        action: "View your booking",
    },
    ContactWanted: Notice {
        subject: "How can we reach you? {home}, {check_in}",
        title: "How can we reach you?",
        body: &[
            "Hi {name}, we look forward to welcoming you at {home} from {check_in} to {check_out}. The site you booked on hides your email address, so our emails may not reach you.",
            "Please confirm your name, email address and phone number. It takes a minute.",
        ],
        action: "Confirm your details",
    },
    Answered: Notice {
        subject: "{site} wrote to you",
        title: "You have a new message",
        body: &["Hi {name}, {site} wrote to you about {home}:"],
        action: "Reply",
    },
    RequestMade: Notice {
        subject: "Request: {guest}, {home}, {check_in}",
        title: "New booking request",
        body: &[
            "{guest} would like to stay at {home} from {check_in} to {check_out}. Please reply by {until}.",
        ],
        action: "Reply to the request",
    },
    RequestMadeInDoubt: Notice {
        subject: "Please confirm: {guest}, {home}, {check_in}",
        title: "Please confirm a booking",
        body: &[
            "{guest} would like to stay at {home} from {check_in} to {check_out}. Please reply by {until}.",
            "It is a request instead of a booking because the calendar of another channel could not be checked in time. Please check there that the nights are free.",
        ],
        action: "Reply to the request",
    },
    Booked: Notice {
        subject: "Booked: {guest}, {home}, {check_in}",
        title: "You have a new booking",
        body: &["{guest} has booked {home} from {check_in} to {check_out}."],
        action: "Open reservation",
    },
    CanceledOwner: Notice {
        subject: "Canceled: {guest}, {home}, {check_in}",
        title: "A booking was canceled",
        body: &[
            "The stay of {guest} at {home} from {check_in} to {check_out} is canceled. The nights are free again.",
        ],
        action: "Open reservation",
    },
    ChangedOwner: Notice {
        subject: "Changed stay: {guest}, {home}, {check_in}",
        title: "A stay is changed",
        body: &[
            "{guest} is now staying at {home} from {check_in} to {check_out}. Nights no longer needed are free again.",
        ],
        action: "Open reservation",
    },
    PaymentFailedOwner: Notice {
        subject: "Payment failed: {guest}, {home}",
        title: "A payment failed",
        body: &["The card of {guest} was declined three times for {amount}. We have asked for another card."],
        action: "Open reservation",
    },
    RefundFailedOwner: Notice {
        subject: "Refund failed: {guest}, {home}",
        title: "A refund failed",
        body: &["{amount} could not be refunded to {guest}. Please refund it another way."],
        action: "Open reservation",
    },
    DepositFailedOwner: Notice {
        subject: "Deposit failed: {guest}, {home}",
        title: "A deposit could not be held",
        body: &[
            "The card of {guest} was declined for the deposit of {amount}. We have asked for another card.",
        ],
        action: "Open reservation",
    },
    Asked: Notice {
        subject: "{guest} wrote about {home}",
        title: "You have a message",
        body: &["{guest} wrote about {home}. Reply to this email and your answer goes to {guest}."],
        action: "Open conversation",
    },
    CalendarConflict: Notice {
        subject: "Possible double booking: {home}, {check_in}",
        title: "Possible double booking",
        body: &[
            "{home} is booked here from {check_in} to {check_out}, and the calendar “{guest}” shows the same nights as taken.",
            "Neither booking was changed. Please check both and find another solution with one of the guests.",
        ],
        action: "Open calendar",
    },
    PartnerMissing: Notice {
        subject: "Not found: {guest}, {home}, {check_in}",
        title: "The partner system can’t find a booking",
        body: &[
            "The stay of {guest} at {home} from {check_in} to {check_out} is managed in the partner system that sells this home, and for hours that system has reported that it has no such booking.",
            "Nothing was changed here, and the guest has not been told anything. Please check there. If the booking no longer exists, unlock the reservation here and cancel it.",
        ],
        action: "Open reservation",
    },
    PasswordReset: Notice {
        subject: "Choose a new password",
        title: "Choose a new password",
        body: &[
            "Hi {name}, we received a request for a new password for your account at {site}. The link below works once and expires {until} (UTC).",
            "If this wasn’t you, you can ignore this email: your password stays as it is.",
        ],
        action: "Choose a password",
    },
    KnownAlready: Notice {
        subject: "You already have an account",
        title: "You already have an account",
        body: &[
            "Hi {name}, someone tried to create an account with your email address. You already have one at {site}. Sign in as usual, or choose a new password with the link below, which works once and expires {until} (UTC).",
            "If this wasn’t you, you can ignore this email: nobody was told that you have an account.",
        ],
        action: "Choose a password",
    },
    Invited: Notice {
        subject: "{guest} invites you to {site}",
        title: "You are invited",
        body: &["{guest} would like to work with you on {site}. The link below expires {until} (UTC)."],
        action: "Join {site}",
    },
}

pub(super) static TEXTS: Texts = Texts {
    notice,
    labels: Labels {
        check_in: "Check-in",
        check_out: "Check-out",
        from_time: "from {time}",
        until_time: "until {time}",
        nights: "# night|# nights",
        adults: "# adult|# adults",
        children: "# child|# children",
        pets: "# pet|# pets",
        address: "Address",
        booking_number: "Booking number",
        deposit: "Refundable deposit",
        deposit_held: "{amount}, held on your card on {from} and released on {until}",
        deposit_charged: "{amount}, charged to your card on {from} and refunded on {until}",
        policy: "Cancellation policy",
        host: "Your host",
        guest: "Guest",
        amount: "Amount",
        refund: "Refund",
        total: "Total",
        paid_on: "Paid on {date}",
        due_on: "Due on {date}",
        date_and_time: "{date}, {time}",
        guest_footer: "You’re receiving this email because of your stay with {site}.",
        owner_footer: "You’re receiving this email because you manage {site}.",
        offer_footer: "You’re receiving this offer because you were in touch with {site}.",
        refuse: "Unsubscribe",
        user_footer: "You’re receiving this email because you have an account or an invitation at {site}.",
        answer_above: "Reply above this line",
    },
};
