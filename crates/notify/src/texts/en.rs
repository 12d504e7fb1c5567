//! E-mail texts in English.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Your request for {home}",
        title: "Your request is with the owner",
        body: &[
            "Hi {name}, thank you for choosing {home}. The owner answers by {until} at the latest.",
            "You pay nothing until the owner says yes.",
        ],
        action: "See your request",
    },
    RequestedInDoubt: Notice {
        subject: "Your request for {home}",
        title: "Your request is with the owner",
        body: &[
            "Hi {name}, thank you for choosing {home}. It can usually be booked at once, but its calendar on another site could not be checked just now, so the owner confirms your dates first, by {until} at the latest.",
            "You pay nothing until the owner says yes.",
        ],
        action: "See your request",
    },
    Confirmed: Notice {
        subject: "You’re booked: {home}, {check_in}",
        title: "Your stay is booked",
        body: &[
            "Hi {name}, {home} is yours from {check_in} to {check_out}. We look forward to having you.",
            "An entry for your calendar is attached.",
        ],
        action: "See your reservation",
    },
    Declined: Notice {
        subject: "About your request for {home}",
        title: "Not this time",
        body: &[
            "Hi {name}, unfortunately the owner cannot have you at {home} from {check_in} to {check_out}. You have paid nothing.",
            "Other dates or another home may still work.",
        ],
        action: "Look for another stay",
    },
    Expired: Notice {
        subject: "Your request for {home} has expired",
        title: "Your request has expired",
        body: &[
            "Hi {name}, the owner of {home} did not answer in time. You have paid nothing, and your dates are free again.",
            "We are sorry. Other dates or another home may still work.",
        ],
        action: "Look for another stay",
    },
    Canceled: Notice {
        subject: "Canceled: {home}, {check_in}",
        title: "Your reservation is canceled",
        body: &[
            "Hi {name}, your stay at {home} from {check_in} to {check_out} is canceled. We hope to have you another time.",
        ],
        action: "See the details",
    },
    Changed: Notice {
        subject: "Changed stay: {home}, {check_in}",
        title: "Your stay is changed",
        body: &[
            "Hi {name}, {home} is yours from {check_in} to {check_out}; your guests and the price are below. We look forward to seeing you.",
            "The entry for your calendar is attached once more; it replaces the former one.",
        ],
        action: "See your reservation",
    },
    PaymentReceived: Notice {
        subject: "Payment received: {amount} for {home}",
        title: "Thank you for your payment",
        body: &["Hi {name}, we have received {amount} for your stay at {home}."],
        action: "See your reservation",
    },
    PaymentFailed: Notice {
        subject: "Your payment of {amount} did not go through",
        title: "Your payment did not go through",
        body: &[
            "Hi {name}, we tried several times to charge your card {amount} for your stay at {home}, and your bank declined.",
            "Please pay with another card, so that your stay remains yours.",
        ],
        action: "Pay {amount}",
    },
    ProofNeeded: Notice {
        subject: "Please confirm your payment of {amount}",
        title: "Your bank wants your confirmation",
        body: &[
            "Hi {name}, a payment of {amount} for your stay at {home} is due, and your bank asks you to confirm it. It takes a minute.",
            "Please do so by {until}.",
        ],
        action: "Confirm the payment",
    },
    Refunded: Notice {
        subject: "Your refund of {amount}",
        title: "Your refund is on its way",
        body: &["Hi {name}, we have sent you {amount} for {home}. Banks take up to ten days to show it."],
        action: "See the details",
    },
    DepositFailed: Notice {
        subject: "The deposit for {home}",
        title: "Your deposit could not be held",
        body: &[
            "Hi {name}, for your stay at {home} a deposit of {amount} is held on your card, and your bank declined.",
            "Please add another card before you arrive.",
        ],
        action: "Add a card",
    },
    DepositReturned: Notice {
        subject: "Your deposit is returned",
        title: "Your deposit is returned",
        body: &["Hi {name}, thank you for staying at {home}. Your deposit of {amount} is yours again."],
        action: "See the details",
    },
    ArrivalSoon: Notice {
        subject: "Your stay at {home} begins on {check_in}",
        title: "Your stay begins soon",
        body: &[
            "Hi {name}, {home} is ready for you from {check_in}. Below is what you need for your arrival.",
        ],
        action: "See your reservation",
    },
    ContactWanted: Notice {
        subject: "How can we reach you? {home}, {check_in}",
        title: "How can we reach you?",
        body: &[
            "Hi {name}, we look forward to having you at {home} from {check_in} to {check_out}. The site that you booked on keeps your e-mail address to itself, so that our letters may not reach you.",
            "Please confirm your name, your own e-mail address and your telephone number. It takes a minute.",
        ],
        action: "Confirm your details",
    },
    Answered: Notice {
        subject: "{site} wrote to you",
        title: "You have an answer",
        body: &["Hi {name}, {site} wrote to you about {home}:"],
        action: "Answer",
    },
    RequestMade: Notice {
        subject: "Request: {guest}, {home}, {check_in}",
        title: "Somebody would like to stay",
        body: &[
            "{guest} would like to stay at {home} from {check_in} to {check_out}. Please answer by {until}.",
        ],
        action: "Answer the request",
    },
    RequestMadeInDoubt: Notice {
        subject: "Please confirm: {guest}, {home}, {check_in}",
        title: "A booking waits for your word",
        body: &[
            "{guest} would like to stay at {home} from {check_in} to {check_out}. Please answer by {until}.",
            "It is a request instead of a booking because a calendar of another channel could not be read in time. Please look there whether the nights are free.",
        ],
        action: "Answer the request",
    },
    Booked: Notice {
        subject: "Booked: {guest}, {home}, {check_in}",
        title: "You have a new booking",
        body: &["{guest} has booked {home} from {check_in} to {check_out}."],
        action: "Open the reservation",
    },
    CanceledOwner: Notice {
        subject: "Canceled: {guest}, {home}, {check_in}",
        title: "A reservation is canceled",
        body: &[
            "The stay of {guest} at {home} from {check_in} to {check_out} is canceled. The nights are free again.",
        ],
        action: "Open the reservation",
    },
    ChangedOwner: Notice {
        subject: "Changed stay: {guest}, {home}, {check_in}",
        title: "A stay is changed",
        body: &[
            "{guest} now stays at {home} from {check_in} to {check_out}. Nights that are not needed any more are free again.",
        ],
        action: "Open the reservation",
    },
    PaymentFailedOwner: Notice {
        subject: "Payment failed: {guest}, {home}",
        title: "A payment failed",
        body: &["The card of {guest} was declined three times for {amount}. We have asked for another card."],
        action: "Open the reservation",
    },
    RefundFailedOwner: Notice {
        subject: "Refund failed: {guest}, {home}",
        title: "A refund failed",
        body: &["{amount} could not be sent back to {guest}. Please send it in another way."],
        action: "Open the reservation",
    },
    DepositFailedOwner: Notice {
        subject: "Deposit failed: {guest}, {home}",
        title: "A deposit could not be held",
        body: &[
            "The card of {guest} was declined for the deposit of {amount}. We have asked for another card.",
        ],
        action: "Open the reservation",
    },
    Asked: Notice {
        subject: "{guest} wrote about {home}",
        title: "You have a message",
        body: &["{guest} wrote about {home}. You can answer this letter; your answer goes to {guest}."],
        action: "Open the conversation",
    },
    CalendarConflict: Notice {
        subject: "Sold twice? {home}, {check_in}",
        title: "The same nights are taken twice",
        body: &[
            "{home} is taken with us from {check_in} to {check_out}, and the calendar “{guest}” says that somebody stays there on these nights too.",
            "Both stay as they are. Please look at both bookings and find another solution with one of the guests.",
        ],
        action: "Open the calendar",
    },
    PartnerMissing: Notice {
        subject: "Not found: {guest}, {home}, {check_in}",
        title: "The system that sells this home does not find a booking",
        body: &[
            "The stay of {guest} at {home} from {check_in} to {check_out} is kept in the system that sells this home, and for hours that system has answered that it has no such booking.",
            "Nothing was changed here, and the guest has not been told anything. Please look there. If the booking really is no more, unlock the reservation here and cancel it.",
        ],
        action: "Open the reservation",
    },
    PasswordReset: Notice {
        subject: "Choose a new password",
        title: "Choose a new password",
        body: &[
            "Hi {name}, somebody asked for a new password for your user at {site}. The link below counts until {until} (UTC), once.",
            "If it was not you, nothing happens: your password stays as it is.",
        ],
        action: "Choose a password",
    },
    KnownAlready: Notice {
        subject: "You have an account already",
        title: "You have an account already",
        body: &[
            "Hi {name}, somebody wanted to open an account with your address. You have one already, at {site}. Sign in as always, or choose a new password by the link below, which counts until {until} (UTC), once.",
            "If it was not you, nothing happens: nobody was told that you are here.",
        ],
        action: "Choose a password",
    },
    Invited: Notice {
        subject: "{guest} invites you to {site}",
        title: "You are invited",
        body: &["{guest} would like to work with you on {site}. The link below counts until {until} (UTC)."],
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
        guest: "Guest",
        amount: "Amount",
        refund: "Refund",
        total: "Total",
        paid_on: "Paid on {date}",
        due_on: "Due on {date}",
        date_and_time: "{date}, {time}",
        guest_footer: "You receive this letter because of your stay with {site}.",
        owner_footer: "You receive this letter because you look after {site}.",
        offer_footer: "You receive this offer because you were in touch with {site}.",
        refuse: "No more offers, please",
        user_footer: "You receive this letter because somebody used your e-mail address at {site}.",
        answer_above: "Answer above this line",
    },
};
