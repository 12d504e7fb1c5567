// Generated from openapi.json by `npm run api-types`. Do not edit.

export interface paths {
    "/api/v2/account/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the whole account in one archive: every row as JSON and as CSV, and the photos.
         * @description docs/owners/leaving.md describes its parts and what it does not contain.
         */
        get: operations["export_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the account.
         * @description Its sites go offline and its users can no longer sign in. Nothing is deleted; the operator can reopen the account.
         */
        post: operations["close_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agreement/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews an agreement as a guest would read it, with an example stay. */
        post: operations["preview_agreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agreement/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the variables that an agreement may use. */
        get: operations["list_agreement_variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/agreement/{key}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all editions of an agreement, newest first.
         * @description The key may be that of any edition.
         */
        get: operations["list_agreement_editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/api-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an API token. */
        post: operations["create_api_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists homes with their stays, blocks and nightly prices. */
        get: operations["list_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns arrivals, departures, open tasks, and the last twelve months compared with the twelve before. */
        get: operations["get_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loads the demo into an empty installation.
         * @description The server restarts meanwhile; it is done when `session/` returns `demo`.
         */
        post: operations["load_demo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the invitations that have not been accepted yet. */
        get: operations["list_invites"];
        put?: never;
        /** Invites a user by e-mail. */
        post: operations["create_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invite/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the invitation behind a link. */
        get: operations["look_at_invite"];
        put?: never;
        /**
         * Accepts an invitation.
         * @description A new user is signed in at once; an existing user signs in as usual.
         */
        post: operations["accept_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invite/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invitation that has not been accepted yet. */
        get: operations["get_invite"];
        put?: never;
        post?: never;
        /** Withdraws an invitation. */
        delete: operations["delete_invite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invite/{key}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the e-mail again, with a new link. */
        post: operations["resend_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/letter/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an e-mail as its recipient sees it.
         * @description Only where e-mails are written to a folder instead of being sent.
         */
        get: operations["preview_letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/listing/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates listings.
         * @description A listing with unmet needs becomes `s` (setup incomplete) instead, and one that must be approved `n` (pending approval), each
         *     with the reasons. If any of the listings is suspended or already waits for approval, none is changed.
         */
        post: operations["activate_listings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/listing/{key}/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the nights from today on that have a price or rules of their own. */
        get: operations["get_listing_nights"];
        /** Sets the price or rules of nights, or resets the nights to their season: all or none. */
        put: operations["set_listing_nights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/listing/{key}/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the needs of a listing before guests can book it, the needs that only improve it, and the possible actions. */
        get: operations["get_listing_readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/message-template/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews a text as the guest would read it.
         * @description An unknown variable is an error of the field that contains it.
         */
        post: operations["preview_message_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/message-template/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the variables that a text may use. */
        get: operations["list_message_template_variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/message/{key}/file/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads an attachment of a message, for users of the account. */
        get: operations["get_own_message_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the setup steps with their state, derived from the data of the account. */
        get: operations["get_onboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the accounts of the installation, newest first. */
        get: operations["list_accounts"];
        put?: never;
        /**
         * Opens an account for an owner, who gets an e-mail with a link to choose a password.
         * @description A `password` in the request is ignored.
         */
        post: operations["open_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/account/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopens a closed account. */
        post: operations["reopen_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the listings of all accounts in a state. */
        get: operations["list_watched_listings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/listing/{key}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a listing that waits for approval. */
        post: operations["approve_listing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/listing/{key}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspends a listing, whatever its state; its owner cannot undo that. */
        post: operations["suspend_listing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/operator/listing/{key}/unsuspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the suspension of a listing, which is then paused. */
        post: operations["unsuspend_listing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/partner-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the account's connection to the partner. */
        get: operations["get_partner_connection"];
        /**
         * Connects the account to the partner, or replaces the credentials.
         * @description A synchronization starts at once.
         */
        put: operations["connect_partner"];
        post?: never;
        /**
         * Disconnects the account from the partner.
         * @description Homes and bookings stay; prices can no longer be requested.
         */
        delete: operations["disconnect_partner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/partner-connection/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a synchronization in the background. */
        post: operations["sync_partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an e-mail with a link, if the address is known. */
        post: operations["ask_for_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password; the user is signed out of every browser. */
        post: operations["confirm_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/payment-policy/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews the payments of a sample booking and their dates. */
        post: operations["preview_payment_policy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/photo/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a photo of a home, after the existing ones.
         * @description Guests see it once its sizes are ready (`state` is `ready`).
         */
        post: operations["upload_photo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the name or the language of the current user. */
        patch: operations["change_profile"];
        trace?: never;
    };
    "/api/v2/profile/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the saved views and hidden columns of every list; each user of an account has their own. */
        get: operations["list_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/profile/lists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the settings of one list. */
        put: operations["arrange_list"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password; the user is signed out of every other browser. */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/promotion/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews the discount of a promotion for a sample stay. */
        post: operations["preview_promotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/property/{key}/shared-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the secret URL of a home's iCal feed. */
        get: operations["get_shared_calendar"];
        put?: never;
        /** Replaces the URL of a home's iCal feed; the previous one stops working. */
        post: operations["renew_shared_calendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/refund-policy/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews the refund of a sample booking by date of cancellation. */
        post: operations["preview_refund_policy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports occupancy, revenue and average nightly rate of a period by month, home or source. */
        get: operations["get_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the report as a CSV file: one line per row and currency, amounts with decimals. */
        get: operations["export_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books a stay for a guest.
         * @description It is reserved at once; the guest pays the due amount on the status page, or a user records the payment.
         */
        post: operations["owner_create_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation-credit-card/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a card of a reservation. */
        get: operations["get_own_reservation_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation-payment/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the sums of paid, due, overdue and failed payments. */
        get: operations["summarize_reservation_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation-refund/{key}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retries a failed refund. */
        post: operations["retry_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels reservations, each with its refund.
         * @description A reservation that is canceled already is refused, so a repeated request refunds nothing twice.
         */
        post: operations["cancel_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/cancel-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews the refunds of canceling reservations, and which of them cannot be canceled. */
        post: operations["preview_cancel_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books stays from a CSV file, one per line: all or none.
         * @description The columns are those of a new reservation; `property` and `source` may be names. Rules of the homes are ignored, taken nights
         *     are refused, and guests get no e-mail.
         */
        post: operations["import_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Locks reservations. */
        post: operations["lock_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the guest of each reservation, in its own conversation.
         * @description With an `Idempotency-Key`, a repeated request sends nothing twice.
         */
        post: operations["message_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews the price of a stay.
         * @description Nothing is stored.
         */
        post: operations["preview_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlocks reservations. */
        post: operations["unlock_reservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request: takes the nights and charges the card on file. */
        post: operations["accept_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the rental agreement, filled in, as an HTML page. */
        get: operations["get_reservation_agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the price of the stay, line by line. */
        get: operations["get_reservation_bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a reservation.
         * @description The refund is that of the preview.
         */
        post: operations["owner_cancel_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/cancel-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Previews the refund of a cancellation by the owner. */
        get: operations["preview_owner_cancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges a payment to the guest's card on file. */
        post: operations["owner_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines a request. */
        post: operations["decline_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a reservation with its payments, refunds, cards and timeline. */
        get: operations["get_reservation_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/guest-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the link to the guest's status page. */
        get: operations["get_guest_link"];
        put?: never;
        /**
         * Creates a new link for the guest.
         * @description All previous links, including those in e-mails, stop working.
         */
        post: operations["renew_guest_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the history of a reservation, oldest first. */
        get: operations["list_reservation_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks a reservation.
         * @description Until it is unlocked, every change of the stay, its payments or its status is refused with code 101.
         */
        post: operations["lock_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the guest of a reservation, in the existing conversation or a new one.
         * @description The guest also gets an e-mail.
         */
        post: operations["write_about_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the stay: its home, dates, party and add-ons.
         * @description Values that are absent stay. The amount due now is charged to the card on file first.
         */
        post: operations["move_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/move-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews the price of the changed stay, line by line.
         * @description Nothing is stored.
         */
        post: operations["preview_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/record-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a payment received in another way, which settles open payments. */
        post: operations["record_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds an amount.
         * @description Unless the stay is canceled, its total is reduced by the same amount.
         */
        post: operations["owner_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reservation/{key}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlocks a reservation. */
        post: operations["unlock_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current user and a CSRF token; also for visitors who are not signed in. */
        get: operations["get_session"];
        put?: never;
        /**
         * Signs in.
         * @description The response is that of `GET` for the signed-in user.
         */
        post: operations["sign_in"];
        /** Signs out on this browser. */
        delete: operations["sign_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches to another account of the user. */
        post: operations["switch_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session/everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs the user out of every other browser. */
        delete: operations["sign_out_everywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impersonates a user, for operators; the account's log records it. */
        post: operations["impersonate"];
        /** Ends the impersonation. */
        delete: operations["end_impersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account with its owner and its first site.
         * @description The owner of the first account is signed in at once (201), as is every owner on an installation that sends no e-mail.
         *     Otherwise the response (202) is the same for every address, and an e-mail contains the link to choose a password, or says that
         *     there is an account already.
         */
        post: operations["sign_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site-page/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Previews a page as its readers would see it. */
        post: operations["preview_site_page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/claim-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns the domain to the site.
         * @description If another site has the domain, the TXT record `_casita.{domain}` must be `casita-site={key}` with the key of this site; the
         *     other site then loses it. A domain that no site has needs no record.
         */
        post: operations["claim_site_domain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/domain-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks where the site's domain points to. */
        get: operations["check_site_domain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the payment provider of a site. */
        get: operations["get_site_payment"];
        put?: never;
        /** Sets the payment provider of a site. */
        post: operations["choose_site_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the uploaded pictures of a site. */
        get: operations["list_site_pictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/picture/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture of a site, in place of the former one. */
        post: operations["upload_site_picture"];
        /** Removes an uploaded picture of a site; a photo of a home or the name takes its place. */
        delete: operations["remove_site_picture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/site/{key}/test-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charges a small amount to the provider's test card and refunds it.
         * @description Requires test mode.
         */
        post: operations["test_site_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/thread/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the number of unread conversations as server-sent events: at once, and after every change in a conversation.
         * @description The events do not contain the change; request the conversations to see it. The stream ends when the server stops or the user
         *     is signed out. With too many open streams the response is 429 or 503: poll instead.
         */
        get: operations["follow_threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/thread/{key}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replies in a conversation with files.
         * @description The guest also gets an e-mail.
         */
        post: operations["answer_with_files"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a secret for an authenticator app.
         * @description Nothing changes until a code confirms it.
         */
        post: operations["begin_two_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enables the second factor. */
        post: operations["confirm_two_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disables the second factor. */
        post: operations["disable_two_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates new recovery codes; the previous ones stop working. */
        post: operations["renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/calendar-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the events of a property's calendar by date, up to 300 per page.
         * @description With a site, the property must be sold on it.
         */
        get: operations["list_calendar_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists countries by name, up to 1000 per page. */
        get: operations["list_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/country/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a country by its code. */
        get: operations["get_country"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/full-calendar-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all taken nights of a property.
         * @description With a site, the property must be sold on it.
         */
        get: operations["list_full_calendar_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches places by name: first those where the site has homes, then exact matches, then larger places. */
        get: operations["list_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the listings that are for sale on a site. */
        get: operations["list_listings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing-fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the fees of a listing in the owner's order.
         * @description With a site, the listing must be sold on it.
         */
        get: operations["list_listing_fees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing-fee/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a fee of a listing.
         * @description With a site, the listing must be sold on it.
         */
        get: operations["get_listing_fee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rates of a listing by date, with the base rate last, up to 1000 per page.
         * @description With a site, the listing must be sold on it.
         */
        get: operations["list_listing_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing-rate/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a rate of a listing.
         * @description With a site, the listing must be sold on it.
         */
        get: operations["get_listing_rate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/listing/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a listing that is for sale.
         * @description With a site, it must be for sale there.
         */
        get: operations["get_listing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/message-file/{key}/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads an attachment of a message by its position.
         * @description The key is the guest key of the message, found in the conversation and in e-mails.
         */
        get: operations["get_message_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/offer-refusal/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the recipient of an offer has refused further offers. */
        get: operations["get_offer_refusal"];
        put?: never;
        /**
         * Refuses further offers.
         * @description E-mails about a stay are still sent.
         */
        post: operations["refuse_offers"];
        /** Allows offers again. */
        delete: operations["allow_offers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/offer-refusal/{key}/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unsubscribe URL for mail programs (RFC 8058).
         * @description Opened in a browser, it redirects to the page that asks for confirmation: programs that follow links only to scan them must
         *     change nothing.
         */
        get: operations["open_offer_refusal"];
        put?: never;
        /**
         * Refuses further offers at once, as mail programs request it (RFC 8058).
         * @description The body is ignored.
         */
        post: operations["refuse_offers_at_once"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the homes of a site.
         * @description With dates, each home has the exact total of the stay.
         */
        get: operations["list_properties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/property/flexible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds the cheapest start days of a stay.
         * @description Without a property, the filters of the property list apply too.
         */
        get: operations["list_flexible_dates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/property/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the filter options of a site; with search parameters, those that remain. */
        get: operations["get_property_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/property/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one property of a site. */
        get: operations["get_property"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/property/{key}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the calendar of one property. */
        get: operations["get_property_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a quote.
         * @description The price is stored and guaranteed until `expires_at`.
         */
        post: operations["create_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimates the price of a stay.
         * @description Nothing is stored.
         */
        post: operations["estimate_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/estimate/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the rental agreement that a quote for this stay would have, as an HTML page.
         * @description Nothing is stored; the guest's name is blank.
         */
        post: operations["estimate_quote_agreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a quote by its guest key, which is the guest's credential. */
        get: operations["get_quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Saves the guest's contact data on a quote. */
        patch: operations["save_quote_contact"];
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the rental agreement in force when the quote was made, filled in with the quote's data, as an HTML page.
         * @description Until the stay is booked, the address is without the street.
         */
        get: operations["get_quote_agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/apply-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies a promo code to a quote.
         * @description A code that does not apply to this stay, or not together with the others, stays with the quote (see `promo_errors`) and is tried
         *     again after every change.
         */
        post: operations["apply_quote_promo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes dates, guests or home of a quote.
         * @description The response has the price difference line by line.
         */
        post: operations["modify_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/modify-addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Selects the add-ons of a quote. */
        post: operations["modify_quote_addons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/remove-promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a promo code from a quote. */
        post: operations["remove_quote_promo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/quote/{key}/validate-promos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks whether every promo code still applies.
         * @description Those that no longer do are reported with a 400, and removed if they never can again. Codes that did not apply before are not
         *     reported.
         */
        post: operations["validate_quote_promos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books a quote.
         * @description Repeating the request returns the same reservation. If the payment needs authentication, the status is `t` and the payment has
         *     `auth_required` and an `auth_token`; while the result of a charge is unknown, the status is `t` too.
         */
        post: operations["create_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the nights and opens a page at the provider where the guest pays. */
        post: operations["create_checkout_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-credit-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cards of a quote or reservation, newest first. */
        get: operations["list_reservation_cards"];
        put?: never;
        /** Saves a card at the provider. */
        post: operations["create_reservation_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-credit-card/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a card. */
        get: operations["get_reservation_card"];
        put?: never;
        post?: never;
        /** Removes a card that no open payment and no deposit uses. */
        delete: operations["delete_reservation_card"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-credit-card/{key}/mark-authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the guest has authenticated for the card; the provider is asked to confirm it. */
        post: operations["mark_card_authenticated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-credit-card/{key}/refresh-auth-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a new authentication token for a card whose token has expired. */
        post: operations["refresh_card_auth_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages about a reservation, oldest first. */
        get: operations["list_reservation_messages"];
        put?: never;
        /**
         * Sends a message to the owner, who also gets an e-mail.
         * @description A client address may send five messages at once, then one every 30 seconds.
         */
        post: operations["create_reservation_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-message/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams new messages as server-sent events.
         * @description Each event is one message; its id is the message's key. The stream ends when the server stops; browsers reconnect by
         *     themselves. With too many open streams the response is 429 or 503: poll the list instead.
         */
        get: operations["follow_reservation_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-message/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends files to the owner about a reservation.
         * @description The rate limit is that of messages.
         */
        post: operations["upload_reservation_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-message/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a message that the guest sent. */
        get: operations["get_reservation_message"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments of a reservation by due date. */
        get: operations["list_reservation_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-payment-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges a due payment now. */
        post: operations["charge_reservation_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-payment/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a payment of a reservation. */
        get: operations["get_reservation_payment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the card of a payment that is still open. */
        patch: operations["save_reservation_payment"];
        trace?: never;
    };
    "/websites/api/v2/reservation-payment/{key}/mark-authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the guest has authenticated for the payment; the provider is asked to confirm it. */
        post: operations["mark_payment_authenticated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation-payment/{key}/refresh-auth-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a token for authenticating a payment now: it was charged while the guest was away, or the last token expired. */
        post: operations["refresh_payment_auth_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a reservation by its guest key. */
        get: operations["get_reservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a reservation.
         * @description The refund is that of the preview.
         */
        post: operations["cancel_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/cancel-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Previews the refund of a cancellation by the guest. */
        get: operations["preview_cancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the stay: its dates, party and add-ons.
         * @description Values that are absent stay. The amount due now is charged first. If the payment needs authentication, the stay remains as it
         *     is, and `change` has what it becomes and the payment with its `auth_token`.
         */
        post: operations["change_reservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews the price of the changed stay, line by line.
         * @description Nothing is stored.
         */
        post: operations["preview_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the guest's contact data. */
        post: operations["confirm_reservation_contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/reservation/{key}/record_agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the guest accepts the rental agreement.
         * @description The exact text that was accepted is stored.
         */
        post: operations["record_agreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/site/{namespace}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one site by its namespace. */
        get: operations["get_site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/site/{namespace}/page/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a page written by the owner, such as `about` or `contact`. */
        get: operations["get_site_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the active booking sources of a site's owner by name. */
        get: operations["list_sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/source/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an active booking source.
         * @description With a site, the source must be of its owner.
         */
        get: operations["get_source"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/webhooks/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivers an inbound e-mail.
         * @description The body is the raw e-mail with any content type, or a form with the field `email` or `body-mime`. The operator's secret
         *     authenticates the request, as a bearer token or as the password of basic authentication.
         */
        post: operations["hand_in_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/api/v2/webhooks/{provider}/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives a payment provider's webhook for a site. */
        post: operations["hear_provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountList: {
            /**
             * Format: int64
             * @description The number of accounts found.
             */
            count: number;
            results: components["schemas"]["AccountOut"][];
        };
        AccountOut: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int64
             * @description The number of the account.
             */
            id: number;
            name: string;
            /** @description The e-mail address of the owner who has been a user the longest; absent if there is none. */
            owner_email?: string | null;
            /** @description `a`, or `d` if the account is closed. */
            state_status: components["schemas"]["StateStatus"];
        };
        ActivatedOut: {
            /** @description `Listings Activated`; or `Setup Incomplete` or `Waiting for Approval` if none of them is active. */
            message: string;
            /** @description The listings that did not become active, with the reasons. */
            unsold: components["schemas"]["UnsoldOut"][];
            /** @description The number of listings that changed their state. */
            updated: number;
        };
        /** @description The listings to activate. */
        ActivationIn: {
            /** @description The keys of the listings. */
            object_keys: string[];
        };
        /** @enum {string} */
        ActiveType: "w" | "a" | "p" | "n" | "s" | "d" | "u";
        /** @description The amounts of the preview, in minor units. */
        AgreedIn: {
            /** Format: int64 */
            due_now: number;
            /** Format: int64 */
            refund: number;
            /** Format: int64 */
            total: number;
        };
        AgreementIn: {
            /** @description The name of the person who accepts the agreement; by default the guest's name. */
            name?: string;
        };
        AgreementPreviewIn: {
            /** @description Markdown with `{{variables}}`. */
            body: string;
        };
        AgreementPreviewOut: {
            /** @description Sanitized HTML. */
            html: string;
            /** @description Names in braces that are not variables; they are left in the text unchanged. */
            unknown: string[];
        };
        AgreementRow: {
            /** Body */
            body: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Edition */
            edition: number;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        AgreementRowIn: {
            /** Body */
            body: string;
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            version?: number;
        };
        AgreementRowPatch: {
            /** Body */
            body?: string;
            key?: string;
            /** Name */
            name?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            uri?: string;
            version?: number;
        };
        AgreementVariableOut: {
            /** @description An example value; empty for values that are filled in by hand. */
            example: string;
            /** @description The variable's name. */
            name: string;
        };
        AgreementVariablesOut: {
            count: number;
            results: components["schemas"]["AgreementVariableOut"][];
        };
        AmenityOut: {
            /** @description The category of the amenity. */
            group: string;
            /** @description The amenity's code, used to filter. */
            key: string;
            name: string;
        };
        ApiTokenIn: {
            /**
             * Format: date-time
             * @description When the token expires; never by default.
             */
            expires_at?: string | null;
            /** @description The purpose of the token. */
            name: string;
            /** @description The permissions of the token, with the codes of `permissions`; limited to those of the user who creates it. */
            scopes: string[];
        };
        ApiTokenRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /**
             * Expires at
             * Format: date-time
             */
            expires_at: string | null;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Scopes */
            scopes: unknown;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /**
             * Used at
             * Format: date-time
             */
            used_at: string | null;
            /** User */
            user: string;
            /** Version */
            version: number;
        };
        ApiTokenRowIn: {
            /** Name */
            name: string;
            version?: number;
        };
        ApiTokenRowPatch: {
            key?: string;
            /** Name */
            name?: string;
            uri?: string;
            version?: number;
        };
        ApiTokenSecretOut: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the token expires; absent if never.
             */
            expires_at?: string | null;
            /** @description The key of the token's row; not the token itself. */
            key: string;
            name: string;
            /** @description The permissions of the token. */
            scopes: string[];
            /** @description The token, for the header `Authorization: Bearer …`. It is shown only in this response. */
            token: string;
            /** @description The API path of the token. */
            uri: string;
        };
        AtLeastOut: {
            /** @description The number of homes with at least as many. */
            count: number;
            /**
             * Format: int32
             * @description The minimum.
             */
            least: number;
        };
        AttachmentOut: {
            /** @description The media type: `image/jpeg`, `application/pdf` or `text/plain`. */
            content_type: components["schemas"]["AttachmentType"];
            /**
             * Format: int32
             * @description The height in pixels; only for images.
             */
            height?: number | null;
            /** @description The file name. */
            name: string;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            size: number;
            /**
             * Format: int32
             * @description The width in pixels; only for images.
             */
            width?: number | null;
        };
        /** @enum {string} */
        AttachmentType: "image/jpeg" | "application/pdf" | "text/plain";
        AuditEntryRow: {
            /** Action */
            action: string;
            /** Actor */
            actor: string;
            /** Address */
            address: string | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Changes */
            changes: unknown;
            /** Key */
            key: string;
            /** Noun */
            noun: string;
            /** Row */
            row: string | null;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** User */
            user: string | null;
        };
        BathroomsOut: {
            /** @description The number of homes with at least as many. */
            count: number;
            /**
             * Format: double
             * @description The minimum.
             */
            least: number;
        };
        BulkOut: {
            /** @description Those for which it was not done. */
            refused: components["schemas"]["RefusedOut"][];
            /** @description The number of reservations for which it was done. */
            updated: number;
        };
        /** @description A possible check-in date or, if the request has a check-in, a possible check-out date. */
        CalendarDayOut: {
            closed?: components["schemas"]["ErrorCode"] | null;
            /** Format: date */
            date: string;
            /**
             * Format: int32
             * @description The shortest stay from this day in nights; with a check-in, the number of nights until this day.
             */
            nights?: number | null;
            /**
             * Format: int64
             * @description The total in minor units of the shortest stay from this day or, with a check-in, of the stay until this day; absent if
             *     closed.
             */
            total?: number | null;
        };
        /** @description A stay or a block. */
        CalendarEntryOut: {
            /** @description Whether the nights are taken; those of a request are not yet. */
            blocking: boolean;
            /** @description Whether it overlaps an event of another calendar. */
            conflict: boolean;
            /**
             * Format: date
             * @description The day after the last night.
             */
            end: string;
            /**
             * Format: int32
             * @description The number of guests; 0 for blocks.
             */
            guests: number;
            /** @description The key of the reservation or of the calendar event. */
            key: string;
            /** @description `reservation`, `block`, or `feed` for an event of an iCal feed. */
            kind: components["schemas"]["EventKind"];
            /** @description Whether the reservation is locked against changes. */
            locked: boolean;
            /**
             * Format: date
             * @description The first night.
             */
            start: string;
            status?: components["schemas"]["ReservationStatus"] | null;
            /** @description The guest's name, or the title of the block. */
            title: string;
        };
        CalendarEventOut: {
            /** @description Whether the nights cannot be booked. */
            blocking: boolean;
            /**
             * Format: date
             * @description The last night, inclusive.
             */
            end_date: string;
            /**
             * Format: date
             * @description The first night.
             */
            start_date: string;
        };
        CalendarEventRow: {
            /** Blocking */
            blocking: boolean;
            /** Conflict */
            conflict: boolean;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /**
             * End date
             * Format: date
             */
            end_date: string;
            /** Feed */
            feed: string | null;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "block" | "reservation" | "feed" | "feed_closed";
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /** Reservation */
            reservation: string | null;
            /**
             * Start date
             * Format: date
             */
            start_date: string;
            /** Summary */
            summary: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        CalendarEventRowIn: {
            /** Blocking */
            blocking?: boolean;
            /**
             * End date
             * Format: date
             */
            end_date: string;
            /** Property */
            property: string;
            /**
             * Start date
             * Format: date
             */
            start_date: string;
            /** Summary */
            summary?: string;
            version?: number;
        };
        CalendarEventRowPatch: {
            /** Blocking */
            blocking?: boolean;
            /**
             * End date
             * Format: date
             */
            end_date?: string;
            key?: string;
            /** Property */
            property?: string;
            /**
             * Start date
             * Format: date
             */
            start_date?: string;
            /** Summary */
            summary?: string;
            uri?: string;
            version?: number;
        };
        CalendarFeedRow: {
            /**
             * Checked at
             * Format: date-time
             */
            checked_at: string | null;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Failure */
            failure: string | null;
            /**
             * Good at
             * Format: date-time
             */
            good_at: string | null;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Url */
            url: string;
            /** Version */
            version: number;
        };
        CalendarFeedRowIn: {
            /** Name */
            name: string;
            /** Property */
            property: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Url */
            url: string;
            version?: number;
        };
        CalendarFeedRowPatch: {
            key?: string;
            /** Name */
            name?: string;
            /** Property */
            property?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            uri?: string;
            /** Url */
            url?: string;
            version?: number;
        };
        CalendarOut: {
            /**
             * Format: date
             * @description The check-in of the request; absent if none was given.
             */
            check_in?: string | null;
            currency: components["schemas"]["CurrencyOut"];
            /** @description The days, in order. */
            days: components["schemas"]["CalendarDayOut"][];
            property: string;
        };
        /** @description A home with its nights in the requested range. */
        CalendarRowOut: {
            city: string;
            /** @description For each night, the error code of the reason why guests cannot book it, as for a quote; null if they can. */
            closed: (components["schemas"]["ErrorCode"] | null)[];
            currency?: components["schemas"]["CurrencyOut"] | null;
            /** @description Stays and blocks, by their first night. */
            events: components["schemas"]["CalendarEntryOut"][];
            /** @description The property's key. */
            key: string;
            /** @description The minimum stay for each night, in nights. */
            min_nights: number[];
            /** @description The property's name. */
            name: string;
            /** @description The price of each night in minor units; null where no rate applies. */
            prices: (number | null)[];
            /** @description The property's state: `a` active, `p` paused, `d` deleted, `e` pending. */
            state_status: components["schemas"]["StateStatus"];
            /**
             * Format: int64
             * @description The number of stays that the home can have at the same time.
             */
            units: number;
        };
        CancelIn: {
            /** @description The reason for the cancellation. */
            reason?: string;
        };
        CancelManyIn: {
            /** @description The keys of the reservations. */
            object_keys: string[];
            /** @description The reason, sent to the guests. */
            reason?: string;
            refund?: components["schemas"]["RefundRule"] | null;
        };
        /** @description The result of a cancellation now. Amounts are in minor units. */
        CancelPreviewOut: {
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The amount that the owner keeps.
             */
            kept: number;
            /**
             * Format: int64
             * @description The part of `kept` that the policy would refund, but that was no longer refundable when the dates were changed.
             */
            kept_by_change: number;
            /** @description Whether the policy leaves the refund to the owner, who may refund more. */
            owner_decides: boolean;
            /**
             * Format: int64
             * @description The amount paid and not yet refunded.
             */
            paid: number;
            /**
             * Format: int64
             * @description The amount that is refunded.
             */
            refund: number;
            /**
             * Format: int64
             * @description The amount that was refunded before, as after a change of dates; not part of `paid`.
             */
            refunded_before: number;
            /** @description The refund of each payment. */
            refunds: components["schemas"]["CancelRefundOut"][];
        };
        CancelRefundOut: {
            /**
             * Format: int64
             * @description The refunded amount in minor units.
             */
            amount: number;
            /** @description The key of the payment. */
            payment: string;
        };
        CanceledManyOut: {
            /** @description Those that were not, or would not be. */
            refused: components["schemas"]["RefusedOut"][];
            /** @description The sums of those that were or would be canceled, by currency. */
            sums: components["schemas"]["RefundSumOut"][];
            /** @description The number of reservations that were canceled, or would be. */
            updated: number;
        };
        CanceledOut: {
            refund: components["schemas"]["CancelPreviewOut"];
            reservation: components["schemas"]["ReservationOut"];
        };
        CancelsPreviewIn: {
            /** @description The keys of the reservations. */
            object_keys: string[];
            refund?: components["schemas"]["RefundRule"] | null;
        };
        /** @description A card as the provider's script returns it: a token, or number and security code encrypted for the provider. */
        CardIn: {
            /** @default null */
            address_city: string | null;
            /**
             * @description The country of the billing address.
             * @default null
             */
            address_country: string | null;
            /** @default null */
            address_postal_code: string | null;
            /** @default null */
            address_state: string | null;
            /** @default null */
            address_street_one: string | null;
            /** @default null */
            address_street_two: string | null;
            /**
             * @description The first digits of the card number (BIN).
             * @default null
             */
            card_bin_number: string | null;
            /**
             * @description The country of the card's issuer; used if the provider does not report one.
             * @default null
             */
            card_country: string | null;
            /**
             * @description The security code, encrypted for the provider.
             * @default null
             */
            card_cvv: string | null;
            /**
             * @description The same as `card_expires`.
             * @default null
             */
            card_expiration_string: string | null;
            /**
             * @description Month and year of expiry, such as `4/29`.
             * @default null
             */
            card_expires: string | null;
            /**
             * Format: int32
             * @description The month of expiry, 1 to 12.
             * @default null
             */
            card_expires_month: number | null;
            /**
             * Format: int32
             * @description The year of expiry, with two or four digits.
             * @default null
             */
            card_expires_year: number | null;
            /**
             * @description The last four digits of the card number.
             * @default null
             */
            card_last_four: string | null;
            /**
             * @description The cardholder's name.
             * @default
             */
            card_name: string;
            /**
             * @description The card number, encrypted for the provider.
             * @default null
             */
            card_number: string | null;
            /**
             * @description The provider's token of the card.
             * @default null
             */
            card_token: string | null;
            /**
             * @description The card's brand, with the codes of responses; used if the provider does not report one.
             * @default null
             */
            card_type: string | null;
            /** @default null */
            email: string | null;
            /**
             * @description The guest key of a payment that is to be charged to this card. If the card needs authentication first, set the card of the
             *     payment afterwards (`PATCH reservation-payment/{key}/`).
             * @default null
             */
            payment_key: string | null;
            /** @default  */
            phone: string;
            /**
             * @description The payment provider whose script prepared the card; refused unless it is the site's.
             * @default null
             */
            provider: string | null;
            /**
             * @description The guest key of the quote; if absent, `reservation` is required.
             * @default null
             */
            quote: string | null;
            /**
             * @description Whether the guest consents to charges to this card.
             * @default false
             */
            renter_approved: boolean;
            /**
             * @description Ignored: the provider decides. Accepted because other systems send it.
             * @default null
             */
            requires_auth: boolean | null;
            /**
             * @description The guest key of the reservation.
             * @default null
             */
            reservation: string | null;
        };
        CardOut: {
            /** @description The provider's token for the authentication; absent if none is required. */
            auth_token?: string | null;
            /** @description The first digits of the card number (BIN); absent if unknown. */
            card_bin_number?: string | null;
            /** @description The country of the card's issuer; absent if unknown. */
            card_country?: string | null;
            /** @description Month and year of expiry, such as `4/29`. */
            card_expiration_string: string;
            /**
             * Format: int32
             * @description The month of expiry, 1 to 12.
             */
            card_expires_month: number;
            /**
             * Format: int32
             * @description The year of expiry, with four digits.
             */
            card_expires_year: number;
            /** @description The last four digits of the card number. */
            card_last_four: string;
            /** @description The cardholder's name. */
            card_name: string;
            /** @description `a` American Express, `d` Discover, `j` JCB, `l` Diners Club, `m` Mastercard, `v` Visa, `o` other. */
            card_type: string;
            email: string;
            /** @description The guest key of the card; for users of the account, its own key. */
            key: string;
            phone: string;
            /** @description The payment provider: `s` Stripe, `sp` Spreedly, `bt` Braintree. */
            provider: components["schemas"]["Provider"];
            /** @description The key of the quote; absent if there is none. */
            quote?: string | null;
            /** @description Whether the guest has consented to charges to this card. */
            renter_approved: boolean;
            /** @description Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`. */
            requires_auth: boolean;
            /** @description The key of the reservation; absent for a card that was saved with the quote. */
            reservation?: string | null;
            /** @description The API path of the card. */
            uri: string;
        };
        ChangeAddonOut: {
            /**
             * Format: int64
             * @description Its price for this stay, in minor units.
             */
            amount: number;
            key: string;
            name: string;
            /** @description Whether the stay has it. */
            selected: boolean;
        };
        ChangeIn: components["schemas"]["StayChangeIn"] & components["schemas"]["PayerIn"] & {
            agreed?: components["schemas"]["AgreedIn"] | null;
            /** @description The guest key of a card other than the one used before. */
            credit_card?: string | null;
        };
        ChangePaymentOut: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** Format: date */
            due_date: string;
        };
        /** @description The result of a change. Amounts are in minor units. */
        ChangePreviewOut: {
            /** @description The add-ons that the stay can have. */
            addons: components["schemas"]["ChangeAddonOut"][];
            /** Format: int32 */
            adults: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children: number;
            credit_card?: components["schemas"]["CardOut"] | null;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The refundable deposit, which is not part of the total and is returned after the stay.
             */
            deposit: number;
            /** @description The price before and after, line by line. */
            difference: components["schemas"]["DifferenceOut"];
            /**
             * Format: int64
             * @description The amount charged with the change.
             */
            due_now: number;
            /**
             * Format: int64
             * @description The part of the new total that is due only by the cancellation policy: canceling would not refund it either.
             */
            kept: number;
            /** Format: int32 */
            nights: number;
            /** @description Whether the policy leaves the refund to the owner, who may refund more. */
            owner_decides: boolean;
            /** @description The payments that remain after the change. */
            payments: components["schemas"]["ChangePaymentOut"][];
            /** Format: int32 */
            pets: number;
            /** @description Promo codes that do not apply any more. */
            promo_errors: components["schemas"]["ErrorOut"][];
            /** @description The key of the property. */
            property: string;
            /**
             * Format: int64
             * @description The amount refunded with the change.
             */
            refund: number;
            smoker: boolean;
            /**
             * Format: int64
             * @description The new total.
             */
            total: number;
            /** @description The rules of the home that the change overrides, with the same codes as for a quote; for users of the account only. */
            warnings: components["schemas"]["ErrorOut"][];
        };
        ChargeIn: components["schemas"]["PayerIn"] & {
            /** @description The guest key of a card; by default the payment's own card. */
            card?: string | null;
            /** @description The guest key of the payment. */
            payment: string;
            /** @description The guest key of the reservation. */
            reservation: string;
        };
        CheckoutSessionIn: {
            /** @description The guest key of the quote. */
            quote: string;
            /** @description The namespace of the site. */
            site: string;
        };
        CheckoutSessionOut: {
            /** @description The URL of the provider's payment page. */
            url: string;
        };
        ClosingIn: {
            /** @description The name of the account, typed as a confirmation. */
            name: string;
            /** @description The password of the current user. */
            password: string;
        };
        /** @enum {string} */
        ContactMode: "verifying" | "confirmed";
        ContactOut: {
            address: string;
            email: string;
            /** @description The hours in which the owner can be reached, in the owner's words; absent if not given. */
            hours?: string | null;
            phone: string;
        };
        CountryOut: {
            /** @description The two-letter ISO 3166 code, such as `ES`. */
            code: string;
            /** @description The country code, the same as `code`. */
            key: string;
            /** @description The English name. */
            name: string;
            /** @description The API path of the country. */
            uri: string;
        };
        CountryRow: {
            /** Code */
            code: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            uri: string;
        };
        /** @description A currency. */
        CurrencyOut: {
            /** @description The ISO 4217 code, such as `EUR`. */
            code: string;
            /** @description The symbol for display, such as `€`. */
            symbol: string;
        };
        DashboardFeed: {
            /** @description The reason why the feed cannot be read. */
            failure: string;
            /** @description The key of the calendar feed. */
            key: string;
            /** @description The name of the calendar feed. */
            name: string;
            property_name: string;
        };
        /** @description The total number of calendar feeds and the first of them. */
        DashboardFeeds: {
            /**
             * Format: int64
             * @description The total number.
             */
            count: number;
            /** @description The first of them. */
            results: components["schemas"]["DashboardFeed"][];
        };
        DashboardOut: {
            /**
             * Format: int64
             * @description The number of calendar events that overlap stays because they arrived too late.
             */
            conflicts: number;
            /** @description Today and the next six days, each by the local date of the home. */
            days: components["schemas"]["DayAheadOut"][];
            /**
             * Format: int64
             * @description The number of e-mails of the last 14 days (in the account's time zone) that could not be delivered; absent without the
             *     permission `settings`.
             */
            failed_letters?: number | null;
            /** @description Payments that failed. */
            failed_payments: components["schemas"]["DashboardPayments"];
            /** @description Refunds that the bank rejected, so a user must act. */
            failed_refunds: components["schemas"]["DashboardRefunds"];
            /**
             * Format: int64
             * @description The number of webhooks of the last 14 days (in the account's time zone) that could not be delivered; absent without the
             *     permission `settings`.
             */
            failed_webhooks?: number | null;
            /** @description Calendar feeds that cannot be read. */
            feeds_in_trouble: components["schemas"]["DashboardFeeds"];
            /** @description The sum of the twelve months before. */
            last_year: components["schemas"]["FiguresOut"];
            /** @description The last twelve months, including the current one. */
            months: components["schemas"]["MonthBesideOut"][];
            /** @description Payments that are past their due date. */
            overdue_payments: components["schemas"]["DashboardPayments"];
            /** @description The number of homes. */
            properties: number;
            /** @description Requests that wait for the owner's approval. */
            requests: components["schemas"]["DashboardStays"];
            /** @description The sum of these twelve months. */
            this_year: components["schemas"]["FiguresOut"];
            /**
             * Format: date
             * @description The current date in the account's time zone.
             */
            today: string;
            /** @description Conversations with unread messages. */
            unread: components["schemas"]["DashboardThreads"];
        };
        DashboardPayment: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** Format: date */
            due_date: string;
            /** @description The reason why the last attempt failed; absent if it did not. */
            failure?: string | null;
            /** @description The payment's key. */
            key: string;
            reservation: components["schemas"]["DashboardStay"];
        };
        /** @description The total number of payments and the first of them. */
        DashboardPayments: {
            /**
             * Format: int64
             * @description The total number.
             */
            count: number;
            /** @description The first of them. */
            results: components["schemas"]["DashboardPayment"][];
        };
        DashboardRefund: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** Format: date-time */
            failed_at: string;
            /** @description The bank's reason; absent if it gave none. */
            failure?: string | null;
            /** @description The refund's key. */
            key: string;
            reservation: components["schemas"]["DashboardStay"];
        };
        /** @description The total number of refunds and the first of them. */
        DashboardRefunds: {
            /**
             * Format: int64
             * @description The total number.
             */
            count: number;
            /** @description The first of them. */
            results: components["schemas"]["DashboardRefund"][];
        };
        DashboardStay: {
            /** Format: int32 */
            adults: number;
            /**
             * Format: date-time
             * @description When a request expires; absent for other stays.
             */
            answer_by?: string | null;
            /** Format: date */
            check_in: string;
            /** @description The local check-in time of the home, such as `16:00`. */
            check_in_time: string;
            /** Format: date */
            check_out: string;
            /** @description The local check-out time of the home, such as `11:00`. */
            check_out_time: string;
            /** Format: int32 */
            children: number;
            /** @description The ISO 4217 code of the currency. */
            currency: string;
            first_name: string;
            /** @description The reservation's key. */
            key: string;
            last_name: string;
            /** Format: int32 */
            pets: number;
            /** @description The property's key. */
            property: string;
            property_name: string;
            /**
             * Format: int64
             * @description The number of seconds until `answer_by`.
             */
            seconds_left?: number | null;
            /**
             * Format: int64
             * @description The price of the stay in minor units.
             */
            total: number;
        };
        /** @description The total number of stays and the first of them. */
        DashboardStays: {
            /**
             * Format: int64
             * @description The total number.
             */
            count: number;
            /** @description The first of them. */
            results: components["schemas"]["DashboardStay"][];
        };
        DashboardThread: {
            guest_name: string;
            /** @description The key of the conversation. */
            key: string;
            /** Format: date-time */
            last_message_at: string;
            /** @description The beginning of the last message. */
            last_snippet: string;
            /** @description The key of the reservation; absent if the conversation is not about one. */
            reservation?: string | null;
            subject: string;
            /**
             * Format: int32
             * @description The number of unread messages.
             */
            unread: number;
        };
        /** @description The total number of conversations and the first of them. */
        DashboardThreads: {
            /**
             * Format: int64
             * @description The total number.
             */
            count: number;
            /** @description The first of them. */
            results: components["schemas"]["DashboardThread"][];
        };
        DayAheadOut: {
            /** @description Stays that begin on this date. */
            arrivals: components["schemas"]["DashboardStays"];
            /**
             * Format: date
             * @description The date.
             */
            date: string;
            /** @description Stays that end on this date. */
            departures: components["schemas"]["DashboardStays"];
            /**
             * Format: int64
             * @description The number of stays that include the following night.
             */
            in_house: number;
        };
        DecidedOut: {
            /** @description The listing's state after the decision. */
            active_type: components["schemas"]["ActiveType"];
            /** @description The listing's key. */
            key: string;
        };
        DeclineIn: {
            /** @description The reason, sent to the guest. */
            reason?: string;
        };
        DemoIn: {
            /** @description The setup code that the program printed when it started; not needed for requests from the same machine. */
            setup_code?: string | null;
        };
        DemoLoginOut: {
            /** @description The name of the account; absent for the operator. */
            account?: string | null;
            email: string;
            name: string;
            /** @description `operator`, or the role in the account. */
            role: string;
        };
        DemoOut: {
            logins: components["schemas"]["DemoLoginOut"][];
            /** @description The password of every login. */
            password: string;
        };
        DepositScheduleOut: {
            /** @description Whether it is charged and refunded, because the stay is too long for a hold. */
            is_charged: boolean;
            /**
             * Format: date
             * @description The date on which it is released or refunded.
             */
            returned_on: string;
            /**
             * Format: date
             * @description The date on which the deposit is held or charged.
             */
            taken_on: string;
        };
        /** @enum {string} */
        DepositState: "due" | "pending" | "held" | "charged" | "returned" | "failed" | "canceled";
        /** @description The price before and after a change, line by line, in minor units. */
        DifferenceOut: {
            /**
             * Format: int64
             * @description The total after the change.
             */
            after: number;
            /**
             * Format: int64
             * @description The total before the change.
             */
            before: number;
            lines: components["schemas"]["LineChangeOut"][];
        };
        DomainCheckOut: {
            /** @description The addresses of the host, for an A or AAAA record. */
            addresses: string[];
            /** @description The site's own domain. */
            domain: string;
            /** @description The hosts or addresses that the domain points to, as far as they are public. */
            found: string[];
            /** @description The host that the domain should point to, by a CNAME or ALIAS record. */
            host: string;
            /** @description `here`, `partly`, `elsewhere`, `nowhere`, or `unknown` if the DNS lookup failed. */
            pointing: string;
        };
        DomainClaimIn: {
            /**
             * @description The domain; to take it from another site, its name `_casita.{domain}` must have a TXT record with the text
             *     `casita-site={key}`.
             */
            domain: string;
        };
        /** @description The revenue in one currency. Amounts are in minor units. */
        EarnedOut: {
            /**
             * Format: int64
             * @description Rent divided by nights; absent without nights.
             */
            average_nightly_rate?: number | null;
            /** @description The ISO 4217 code of the currency. */
            currency: string;
            /**
             * Format: int64
             * @description The number of nights sold in this currency.
             */
            nights: number;
            /**
             * Format: int64
             * @description The price of the nights, before fees, discounts and taxes.
             */
            rent: number;
            /**
             * Format: int64
             * @description Everything that guests pay except taxes and deposits.
             */
            revenue: number;
        };
        EditionOut: {
            /** Format: date-time */
            created_at: string;
            /** @description The user who wrote it; absent for the agreement that came with the account. */
            created_by?: string | null;
            /** @description Whether the edition has been deleted. */
            deleted: boolean;
            /**
             * Format: int32
             * @description The number of the edition, from 1.
             */
            edition: number;
            /** @description The edition's key. */
            key: string;
            /**
             * Format: int64
             * @description The number of bookings that have accepted it. Accepted text never changes.
             */
            signed: number;
        };
        EditionsOut: {
            count: number;
            results: components["schemas"]["EditionOut"][];
        };
        /**
         * @description The reason why a request was refused. Codes are stable: clients may depend on them.
         * @enum {string}
         */
        ErrorCode: "not_found" | "method_not_allowed" | "unauthenticated" | "wrong_credentials" | "code_required" | "wrong_code" | "two_factor_on" | "link_expired" | "setup_code" | "sign_up_closed" | "not_in_person" | "forbidden" | "no_account" | "stale" | "in_use" | "unfinished" | "csrf" | "too_large" | "unsupported_media_type" | "rate_limited" | "internal" | "unavailable" | "overlap" | "past_date" | "min_stay" | "max_stay" | "check_in_day" | "check_out_day" | "lead_time" | "booking_window" | "max_guests" | "pets" | "smoking" | "no_rate" | "price_too_high" | "inactive" | "partner_unavailable" | "promotion" | "gone" | "expired" | "may_not_modify" | "booked" | "not_online" | "no_cards" | "payment_declined" | "authentication" | "payment_unavailable" | "nothing_due" | "not_changeable" | "unsuitable_home" | "price_changed" | "illegal_move" | "idempotency" | "signature";
        /** @description The body of every error response except validation errors of fields. */
        ErrorOut: {
            /** @description The stable code of the error. */
            code: components["schemas"]["ErrorCode"];
            /** @description Details that help to correct the request, depending on the code; often empty. */
            data: {
                [key: string]: unknown;
            };
            /** @description One sentence that explains the error. */
            detail: string;
        };
        /** @enum {string} */
        EventKind: "block" | "reservation" | "feed" | "feed_closed";
        /** @enum {string} */
        FeeKind: "flat" | "per_night" | "per_guest" | "per_guest_night" | "per_pet" | "percent_of_rent";
        /** @description The body of a 400 response with validation errors: for each field, the list of messages. */
        FieldErrors: {
            [key: string]: string[];
        };
        /** @description The figures of a period, a home or a booking source. */
        FiguresOut: {
            /**
             * Format: int64
             * @description The number of stays that begin in the period.
             */
            bookings: number;
            /**
             * Format: int64
             * @description The number of canceled stays that would have begun in the period.
             */
            canceled: number;
            /** @description One entry for each currency in which nights were sold. */
            money: components["schemas"]["EarnedOut"][];
            /**
             * Format: int64
             * @description The number of nights that were sold or could have been.
             */
            nights_available: number;
            /**
             * Format: int64
             * @description The number of nights that were sold.
             */
            nights_sold: number;
            /**
             * Format: double
             * @description The sold part of the available nights, from 0 to 1; absent if no nights were available.
             */
            occupancy?: number | null;
        };
        /** @description Describes the form for the OpenAPI document; its parts are read as a stream. */
        FilesIn: {
            /** @description One to five files: JPEG, PNG, WebP or AVIF images, PDF or plain text, at most 10 MB each. */
            file: string[];
            /** @description `true` for an offer, which is not about the stay; guests may have refused offers. */
            is_offer?: string | null;
            /** @description The text; optional, because files can be sent without one. */
            message?: string | null;
            /** @description The subject of the e-mail to the guest; absent for the default. */
            subject?: string | null;
        };
        FlexibleDayOut: {
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            closed?: components["schemas"]["ErrorCode"] | null;
            /** @description The key of the home; absent if no home is free. */
            property?: string | null;
            /** @description The last part of the URL of the home's page; absent if no home is free. */
            slug?: string | null;
            /**
             * Format: int64
             * @description The total of the stay in minor units; absent if closed.
             */
            total?: number | null;
        };
        FlexibleOut: {
            /** @description The number of `results`. */
            count: number;
            currency: components["schemas"]["CurrencyOut"];
            /** @description Every requested start day, in order. */
            days: components["schemas"]["FlexibleDayOut"][];
            /**
             * Format: int32
             * @description The length of the stays in nights.
             */
            nights: number;
            /** @description The start days that can be booked, cheapest first. */
            results: components["schemas"]["FlexibleDayOut"][];
        };
        FullCalendarEventOut: {
            /**
             * Format: date
             * @description The first free night after the range.
             */
            end: string;
            /**
             * Format: date
             * @description The first taken night.
             */
            start: string;
        };
        GuestLinkOut: {
            /** @description The URL on which the guest confirms the contact data. */
            contact_url: string;
            /** @description The URL of the guest's status page. The link is the guest's credential. */
            url: string;
        };
        GuestyBookingOut: {
            /** @description The listing's id in the partner's system. */
            listing_id: string;
        };
        /** @enum {string} */
        HeadingFont: "serif" | "sans";
        HistoryEntryOut: {
            /** @description The user who did it; absent for the guest and the system. */
            actor?: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The changed fields with their old and new values; absent if no user changed fields. */
            changes?: {
                [key: string]: unknown[];
            } | null;
            /** @description Further details; may be empty. */
            detail: string;
            /** @description The code of the step of the booking, or of the action of a user. */
            name: string;
        };
        HistoryOut: {
            count: number;
            results: components["schemas"]["HistoryEntryOut"][];
        };
        ImpersonationIn: {
            /** @description The e-mail address of the user to impersonate. */
            email: string;
        };
        ImportLineOut: {
            /** @description The errors of each field; empty if the line is valid. */
            errors: components["schemas"]["FieldErrors"];
            /** @description The key of the row that was created; absent in a dry run and for lines with errors. */
            key?: string | null;
            /** @description A short name of the row, such as its name or the guest. */
            label: string;
            /**
             * Format: int64
             * @description The line number as a text editor shows it: the header is line 1.
             */
            line: number;
            /** @description Unusual values that do not prevent the import. */
            warnings: string[];
        };
        /** @description The result of an import, or of a dry run. */
        ImportOut: {
            /** @description Whether this was a dry run, so nothing was stored. */
            dry_run: boolean;
            /** @description The number of lines without errors. */
            good: number;
            /** @description The result of each line, in the order of the file. */
            lines: components["schemas"]["ImportLineOut"][];
            /** @description The number of lines with errors. */
            wrong: number;
        };
        InboxOut: {
            /**
             * Format: int64
             * @description The number of conversations in the inbox with unread messages.
             */
            unread: number;
        };
        InviteAcceptIn: {
            first_name?: string;
            /** @description `en`, `es`, `de` or `fr`. */
            language?: string | null;
            last_name?: string;
            /** @description The password for a new user, or the current password of an existing user. Not needed if signed in as the invited user. */
            password?: string;
            /** @description The token in the link of the e-mail. */
            token: string;
        };
        InviteIn: {
            email: string;
            /** @description The keys of the property groups that the user is limited to; empty for all homes. */
            groups?: string[];
            /** @description The role in the account. */
            role: string;
        };
        InviteList: {
            count: number;
            results: components["schemas"]["InviteOut"][];
        };
        InviteOut: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /**
             * Format: date-time
             * @description When the link expires.
             */
            expires_at: string;
            /** @description The keys of the property groups that the user is limited to; empty for all homes. */
            groups: string[];
            /** @description The invitation's key. */
            key: string;
            role: components["schemas"]["Role"];
            /** @description The API path of the invitation. */
            uri: string;
        };
        InvitedOut: {
            /** @description The name of the account. */
            account: string;
            email: string;
            /**
             * Format: date-time
             * @description When the link expires.
             */
            expires_at: string;
            /** @description Whether the e-mail address belongs to a user with a password, who must enter it to accept. */
            is_known: boolean;
            /** @description The role in the account. */
            role: components["schemas"]["Role"];
        };
        LetterRow: {
            /** Attempts */
            attempts: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Failure */
            failure: string | null;
            /** Key */
            key: string;
            /** Kind */
            kind: string;
            /** Recipient */
            recipient: string;
            /**
             * Sent at
             * Format: date-time
             */
            sent_at: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed";
            /** Subject */
            subject: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        LineChangeOut: {
            /**
             * Format: int64
             * @description The amount after the change; 0 for a removed line.
             */
            after: number;
            /**
             * Format: int64
             * @description The amount before the change; 0 for a new line.
             */
            before: number;
            /** @description `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`. */
            kind: components["schemas"]["LineKind"];
            name: string;
            /** @description The name of the rule behind the line. */
            rule: string;
        };
        /** @enum {string} */
        LineKind: "rent" | "discount" | "fee" | "promotion" | "tax" | "deposit";
        ListSettingBody: {
            /** @description The columns hidden by the user; `null` for the default. */
            hidden_columns?: string[] | null;
            /** @description The saved views, in the order in which they are offered. */
            views: components["schemas"]["SavedViewBody"][];
        };
        /** @description The settings of all lists that the user has changed, by list name. */
        ListSettingsOut: {
            [key: string]: components["schemas"]["ListSettingBody"];
        };
        ListingDiscountRow: {
            /** Basis points */
            basis_points: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "nights" | "early_bird" | "last_minute";
            /** Listing */
            listing: string;
            /** Threshold */
            threshold: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ListingDiscountRowIn: {
            /** Basis points */
            basis_points?: number;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "nights" | "early_bird" | "last_minute";
            /** Listing */
            listing: string;
            /** Threshold */
            threshold?: number;
            version?: number;
        };
        ListingDiscountRowPatch: {
            /** Basis points */
            basis_points?: number;
            key?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "nights" | "early_bird" | "last_minute";
            /** Listing */
            listing?: string;
            /** Threshold */
            threshold?: number;
            uri?: string;
            version?: number;
        };
        ListingFeeOut: {
            /**
             * Format: int64
             * @description The amount per unit in minor units; not used for percentages.
             */
            amount: number;
            /**
             * Format: int32
             * @description The percentage in basis points (hundredths of a percent); only for percentages.
             */
            basis_points: number;
            /** @description The currency of `amount`. */
            currency: components["schemas"]["CurrencyOut"];
            /** @description The fee's key, used to select an add-on. */
            key: string;
            /** @description The unit that the fee is charged per. */
            kind: components["schemas"]["FeeKind"];
            /** @description The fee's name as guests see it. */
            name: string;
            /** @description Whether the fee is an add-on, which is charged only if the guest selects it. */
            optional: boolean;
            /** @description Whether the fee is a refundable deposit, which is not part of the total. */
            refundable: boolean;
            /** @description Whether the add-on is selected by default. */
            selected: boolean;
            /** @description Whether the fee is taxed. */
            taxable: boolean;
            /** @description The API path of the fee. */
            uri: string;
        };
        ListingFeeRow: {
            /** Amount */
            amount: number;
            /** Basis points */
            basis_points: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "flat" | "per_night" | "per_guest" | "per_guest_night" | "per_pet" | "percent_of_rent";
            /** Listing */
            listing: string;
            /** Name */
            name: string;
            /** Optional */
            optional: boolean;
            /** Position */
            position: number;
            /** Refundable */
            refundable: boolean;
            /** Selected */
            selected: boolean;
            /** Taxable */
            taxable: boolean;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ListingFeeRowIn: {
            /** Amount */
            amount?: number;
            /** Basis points */
            basis_points?: number;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "flat" | "per_night" | "per_guest" | "per_guest_night" | "per_pet" | "percent_of_rent";
            /** Listing */
            listing: string;
            /** Name */
            name: string;
            /** Optional */
            optional?: boolean;
            /** Position */
            position?: number;
            /** Refundable */
            refundable?: boolean;
            /** Selected */
            selected?: boolean;
            /** Taxable */
            taxable?: boolean;
            version?: number;
        };
        ListingFeeRowPatch: {
            /** Amount */
            amount?: number;
            /** Basis points */
            basis_points?: number;
            key?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "flat" | "per_night" | "per_guest" | "per_guest_night" | "per_pet" | "percent_of_rent";
            /** Listing */
            listing?: string;
            /** Name */
            name?: string;
            /** Optional */
            optional?: boolean;
            /** Position */
            position?: number;
            /** Refundable */
            refundable?: boolean;
            /** Selected */
            selected?: boolean;
            /** Taxable */
            taxable?: boolean;
            uri?: string;
            version?: number;
        };
        /** @enum {string} */
        ListingNeed: "name" | "description" | "location" | "photo" | "rates" | "every_night" | "photos" | "described" | "amenities" | "refund_policy" | "payment_policy" | "agreement";
        ListingOut: {
            /**
             * @description The listing's state: `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u`
             *     suspended.
             */
            active_type: components["schemas"]["ActiveType"];
            /** @description Whether guests can book online. */
            book_online: boolean;
            /** @description The weekdays on which guests can arrive: 0 is Sunday, 6 is Saturday. */
            check_in_days: number[];
            /** @description The weekdays on which guests can leave: 0 is Sunday, 6 is Saturday. */
            check_out_days: number[];
            /** @description The currency of the listing's amounts. */
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The charge per night for each guest above `included_guests`, in minor units.
             */
            extra_guest_amount: number;
            /**
             * Format: int32
             * @description The number of guests included in the nightly rate.
             */
            included_guests: number;
            /** @description Whether a booking is confirmed at once, without approval by the owner. */
            instant_book: boolean;
            /** @description The listing's key. */
            key: string;
            /**
             * Format: int32
             * @description The minimum number of days between booking and check-in.
             */
            lead_days: number;
            /**
             * Format: int32
             * @description The maximum stay in nights; absent if unlimited.
             */
            max_nights?: number | null;
            /**
             * Format: int32
             * @description The maximum number of pets; 0 if pets are not allowed.
             */
            max_pets: number;
            /**
             * Format: int32
             * @description The minimum stay in nights.
             */
            min_nights: number;
            /** @description Whether guests can pay online. */
            pay_online: boolean;
            /** @description The key of the property. */
            property: string;
            /** @description Whether guests may change their quote and their stay. */
            renter_can_modify: boolean;
            /** @description Whether smoking is allowed. */
            smoking_allowed: boolean;
            /** @description The API path of the listing. */
            uri: string;
            /**
             * Format: int32
             * @description The maximum number of days between booking and check-in; absent if unlimited.
             */
            window_days?: number | null;
        };
        ListingRateOut: {
            /** @description Whether this is the base rate, which applies to every night without another rate. */
            base_rate: boolean;
            /** @description The currency of the amounts. */
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int32
             * @description For an event: the number of nights that can only be booked together; otherwise absent.
             */
            duration?: number | null;
            /**
             * Format: date
             * @description The last night, inclusive; absent for the base rate.
             */
            end_date?: string | null;
            /** @description The rate's key. */
            key: string;
            /**
             * Format: int32
             * @description The maximum stay in nights; absent if the listing's own applies.
             */
            max_nights?: number | null;
            /**
             * Format: int32
             * @description The minimum stay in nights; absent if the listing's own applies.
             */
            min_nights?: number | null;
            /**
             * Format: int64
             * @description The price of thirty nights in minor units, for stays of thirty nights or more; absent if there is none.
             */
            monthly?: number | null;
            /**
             * Format: int64
             * @description A thirtieth of `monthly`, in minor units.
             */
            monthly_nightly?: number | null;
            /** @description The rate's name, such as the season. */
            name: string;
            /** @description Whether the rate applies to the same dates every year. */
            repeat: boolean;
            /**
             * Format: date
             * @description The first night; absent for the base rate.
             */
            start_date?: string | null;
            /** @description The API path of the rate. */
            uri: string;
            /**
             * Format: int64
             * @description The price of a night in minor units.
             */
            week_night: number;
            /**
             * Format: int64
             * @description The price of a weekend night in minor units; absent if the same as `week_night`.
             */
            weekend_night?: number | null;
            /**
             * Format: int64
             * @description The price of seven nights in minor units, for stays of seven nights or more; absent if there is none.
             */
            weekly?: number | null;
            /**
             * Format: int64
             * @description A seventh of `weekly`, in minor units.
             */
            weekly_nightly?: number | null;
        };
        ListingRateRow: {
            /** Base rate */
            base_rate: boolean;
            /** Check in days */
            check_in_days: number[] | null;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Duration */
            duration: number | null;
            /**
             * End date
             * Format: date
             */
            end_date: string | null;
            /** Key */
            key: string;
            /** Listing */
            listing: string;
            /** Max nights */
            max_nights: number | null;
            /** Min nights */
            min_nights: number | null;
            /** Monthly */
            monthly: number | null;
            /** Name */
            name: string;
            /** Repeat */
            repeat: boolean;
            /**
             * Start date
             * Format: date
             */
            start_date: string | null;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
            /** Week night */
            week_night: number;
            /** Weekend night */
            weekend_night: number | null;
            /** Weekly */
            weekly: number | null;
        };
        ListingRateRowIn: {
            /** Base rate */
            base_rate?: boolean;
            /** Check in days */
            check_in_days?: number[] | null;
            /** Duration */
            duration?: number | null;
            /**
             * End date
             * Format: date
             */
            end_date?: string | null;
            /** Listing */
            listing: string;
            /** Max nights */
            max_nights?: number | null;
            /** Min nights */
            min_nights?: number | null;
            /** Monthly */
            monthly?: number | null;
            /** Name */
            name: string;
            /** Repeat */
            repeat?: boolean;
            /**
             * Start date
             * Format: date
             */
            start_date?: string | null;
            version?: number;
            /** Week night */
            week_night: number;
            /** Weekend night */
            weekend_night?: number | null;
            /** Weekly */
            weekly?: number | null;
        };
        ListingRateRowPatch: {
            /** Base rate */
            base_rate?: boolean;
            /** Check in days */
            check_in_days?: number[] | null;
            /** Duration */
            duration?: number | null;
            /**
             * End date
             * Format: date
             */
            end_date?: string | null;
            key?: string;
            /** Listing */
            listing?: string;
            /** Max nights */
            max_nights?: number | null;
            /** Min nights */
            min_nights?: number | null;
            /** Monthly */
            monthly?: number | null;
            /** Name */
            name?: string;
            /** Repeat */
            repeat?: boolean;
            /**
             * Start date
             * Format: date
             */
            start_date?: string | null;
            uri?: string;
            version?: number;
            /** Week night */
            week_night?: number;
            /** Weekend night */
            weekend_night?: number | null;
            /** Weekly */
            weekly?: number | null;
        };
        ListingRow: {
            /**
             * Active type
             * @enum {string}
             */
            active_type: "w" | "a" | "p" | "n" | "s" | "d" | "u";
            /** Agreement */
            agreement: string | null;
            /** Book online */
            book_online: boolean;
            /** Check in days */
            check_in_days: number[];
            /** Check out days */
            check_out_days: number[];
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Extra guest amount */
            extra_guest_amount: number;
            /** Included guests */
            included_guests: number;
            /** Instant book */
            instant_book: boolean;
            /** Key */
            key: string;
            /** Lead days */
            lead_days: number;
            /** Max nights */
            max_nights: number | null;
            /** Max pets */
            max_pets: number;
            /** Min gap nights */
            min_gap_nights: number | null;
            /** Min nights */
            min_nights: number;
            /**
             * Min nights rule
             * @enum {string}
             */
            min_nights_rule: "arrival" | "any";
            /** Partner listing id */
            partner_listing_id: string | null;
            /** Pay online */
            pay_online: boolean;
            /** Payment policy */
            payment_policy: string | null;
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /** Quote minutes */
            quote_minutes: number;
            /** Refund policy */
            refund_policy: string | null;
            /** Renter can modify */
            renter_can_modify: boolean;
            /** Request hours */
            request_hours: number;
            /** Smoking allowed */
            smoking_allowed: boolean;
            /** Taxes */
            taxes: string[];
            /** Turnover days */
            turnover_days: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
            /** Window days */
            window_days: number | null;
        };
        ListingRowIn: {
            /**
             * Active type
             * @enum {string}
             */
            active_type?: "w" | "a" | "p" | "n" | "s" | "d" | "u";
            /** Agreement */
            agreement?: string | null;
            /** Book online */
            book_online?: boolean;
            /** Check in days */
            check_in_days?: number[];
            /** Check out days */
            check_out_days?: number[];
            /** Currency */
            currency?: string;
            /** Extra guest amount */
            extra_guest_amount?: number;
            /** Included guests */
            included_guests?: number;
            /** Instant book */
            instant_book?: boolean;
            /** Lead days */
            lead_days?: number;
            /** Max nights */
            max_nights?: number | null;
            /** Max pets */
            max_pets?: number;
            /** Min gap nights */
            min_gap_nights?: number | null;
            /** Min nights */
            min_nights?: number;
            /**
             * Min nights rule
             * @enum {string}
             */
            min_nights_rule?: "arrival" | "any";
            /** Pay online */
            pay_online?: boolean;
            /** Payment policy */
            payment_policy?: string | null;
            /** Property */
            property: string;
            /** Quote minutes */
            quote_minutes?: number;
            /** Refund policy */
            refund_policy?: string | null;
            /** Renter can modify */
            renter_can_modify?: boolean;
            /** Request hours */
            request_hours?: number;
            /** Smoking allowed */
            smoking_allowed?: boolean;
            /** Taxes */
            taxes?: string[];
            /** Turnover days */
            turnover_days?: number;
            version?: number;
            /** Window days */
            window_days?: number | null;
        };
        ListingRowPatch: {
            /**
             * Active type
             * @enum {string}
             */
            active_type?: "w" | "a" | "p" | "n" | "s" | "d" | "u";
            /** Agreement */
            agreement?: string | null;
            /** Book online */
            book_online?: boolean;
            /** Check in days */
            check_in_days?: number[];
            /** Check out days */
            check_out_days?: number[];
            /** Currency */
            currency?: string;
            /** Extra guest amount */
            extra_guest_amount?: number;
            /** Included guests */
            included_guests?: number;
            /** Instant book */
            instant_book?: boolean;
            key?: string;
            /** Lead days */
            lead_days?: number;
            /** Max nights */
            max_nights?: number | null;
            /** Max pets */
            max_pets?: number;
            /** Min gap nights */
            min_gap_nights?: number | null;
            /** Min nights */
            min_nights?: number;
            /**
             * Min nights rule
             * @enum {string}
             */
            min_nights_rule?: "arrival" | "any";
            /** Pay online */
            pay_online?: boolean;
            /** Payment policy */
            payment_policy?: string | null;
            /** Property */
            property?: string;
            /** Quote minutes */
            quote_minutes?: number;
            /** Refund policy */
            refund_policy?: string | null;
            /** Renter can modify */
            renter_can_modify?: boolean;
            /** Request hours */
            request_hours?: number;
            /** Smoking allowed */
            smoking_allowed?: boolean;
            /** Taxes */
            taxes?: string[];
            /** Turnover days */
            turnover_days?: number;
            uri?: string;
            version?: number;
            /** Window days */
            window_days?: number | null;
        };
        /** @description The body of a 409 response for a locked reservation: the owner or the partner has locked it, or a charge is under way. */
        LockedOut: {
            /**
             * Format: int32
             * @description Always 101.
             */
            code: number;
            /** @description Always empty. */
            data: {
                [key: string]: unknown;
            };
            /** @description One sentence that explains the error. */
            detail: string;
        };
        MailOut: {
            /**
             * @description `kept`: stored as a message. `known`: stored before. `gone`: the conversation no longer exists. `refused`: the sender may
             *     no longer write for the account. `left`: not a reply written by a person.
             */
            outcome: string;
        };
        MerchantOut: {
            provider?: components["schemas"]["Provider"] | null;
            /** @description The provider's public key for its script; absent if there is none. */
            public_key?: string | null;
            /** @description The URL of the provider's script; absent if there is none. */
            script_url?: string | null;
            /** @description Whether payments are tests and no money moves. */
            test_mode: boolean;
        };
        /** @enum {string} */
        MessageAuthor: "guest" | "host";
        MessageManyIn: {
            /** @description The text, which may contain the variables of message templates. */
            message: string;
            /** @description The keys of the reservations. */
            object_keys: string[];
            /** @description The subject of the e-mail; absent for the default. */
            subject?: string;
        };
        MessageRow: {
            /** Attachments */
            attachments: unknown;
            /**
             * Author
             * @enum {string}
             */
            author: "guest" | "host";
            /** Author name */
            author_name: string;
            /** Body */
            body: string;
            /** Is offer */
            is_offer: boolean;
            /** Key */
            key: string;
            /** Quote */
            quote: string | null;
            /**
             * Sent at
             * Format: date-time
             */
            sent_at: string;
            /** Subject */
            subject: string;
            /** Thread */
            thread: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
        };
        MessageRowIn: {
            /** Body */
            body: string;
            /** Is offer */
            is_offer?: boolean;
            /** Subject */
            subject?: string;
            /** Thread */
            thread: string;
            version?: number;
        };
        MessageRowPatch: {
            /** Body */
            body?: string;
            /** Is offer */
            is_offer?: boolean;
            key?: string;
            /** Subject */
            subject?: string;
            /** Thread */
            thread?: string;
            uri?: string;
            version?: number;
        };
        MessageTemplateRow: {
            /** Body */
            body: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Days before check in */
            days_before_check_in: number | null;
            /** Is offer */
            is_offer: boolean;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /** Subject */
            subject: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        MessageTemplateRowIn: {
            /** Body */
            body: string;
            /** Days before check in */
            days_before_check_in?: number | null;
            /** Is offer */
            is_offer?: boolean;
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Subject */
            subject?: string;
            version?: number;
        };
        MessageTemplateRowPatch: {
            /** Body */
            body?: string;
            /** Days before check in */
            days_before_check_in?: number | null;
            /** Is offer */
            is_offer?: boolean;
            key?: string;
            /** Name */
            name?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Subject */
            subject?: string;
            uri?: string;
            version?: number;
        };
        ModifyAddonsIn: {
            /** @description The keys of all add-ons to be charged; others are removed. */
            addons: string[];
        };
        /** @description Absent fields stay as they are. */
        ModifyIn: {
            /** Format: int32 */
            adults?: number | null;
            /** Format: date */
            check_in?: string | null;
            /** Format: date */
            check_out?: string | null;
            /** Format: int32 */
            children?: number | null;
            /** @description Ignored. Accepted because other systems send it. */
            namespace?: string | null;
            /** Format: int32 */
            pets?: number | null;
            /** @description The key of another home of the same site. */
            property?: string | null;
            smoker?: boolean | null;
        };
        /** @description A past or coming event of the reservation. */
        MomentOut: {
            /**
             * Format: int64
             * @description The amount in minor units; absent for events without money.
             */
            amount?: number | null;
            /**
             * Format: date-time
             * @description The exact time; absent for events known only by date.
             */
            at?: string | null;
            /**
             * Format: date
             * @description The date on which the event happened or will happen.
             */
            date: string;
            /** @description Whether the event has happened. */
            done: boolean;
            /**
             * @description `requested`, `booked`, `changed`, `hold_ends`, `request_ends`, `payment`, `refund`, `deposit_hold`, `deposit_charge`,
             *     `check_in`, `check_out`, `deposit_release`, `deposit_refund` or `canceled`.
             */
            kind: string;
        };
        MonthBesideOut: {
            /** @description The same month of the year before. */
            last_year: components["schemas"]["FiguresOut"];
            /** @description The month as `YYYY-MM`. */
            month: string;
            /** @description The month itself. */
            this_year: components["schemas"]["FiguresOut"];
        };
        MoveIn: components["schemas"]["StayChangeIn"] & {
            agreed?: components["schemas"]["AgreedIn"] | null;
            /** @description Whether to ignore the listing's rules, such as minimum stay and check-in days. Nights taken by others stay unavailable. */
            ignore_rules?: boolean;
            /**
             * @description The key of the property that the stay moves to: one of the same site, in the same currency, and not the partner's. If absent,
             *     it stays where it is.
             */
            property?: string | null;
            /**
             * Format: int64
             * @description A total in minor units that replaces the calculated one.
             */
            total?: number | null;
        };
        NeedOut: {
            /** @description Whether the need is met. */
            met: boolean;
            /**
             * @description `name`, `description`, `location`, `photo`, `rates`, `every_night`, `photos`, `described`, `amenities`, `refund_policy`,
             *     `payment_policy` or `agreement`.
             */
            name: components["schemas"]["ListingNeed"];
            /** @description Whether guests cannot book without it; other needs only improve the listing. */
            required: boolean;
        };
        NewReservationIn: {
            /** @description The keys of the selected add-ons; if absent, those selected by default. */
            addons?: string[] | null;
            /**
             * Format: int32
             * @description Two by default.
             */
            adults?: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children?: number;
            email?: string;
            first_name?: string;
            /** @description Whether to ignore the listing's rules. Nights taken by others stay unavailable. */
            ignore_rules?: boolean;
            last_name?: string;
            /** @description The guest's message. */
            message?: string;
            /** @description The namespace of the site that the guest belongs to; by default any that sells the home. */
            namespace?: string | null;
            /** @description A note for users of the account only. */
            note?: string;
            /** @description Whether the guest gets an e-mail; `true` by default. */
            notify?: boolean;
            /** Format: int32 */
            pets?: number;
            phone?: string;
            /** @description Promo codes in any case; each counts once. */
            promo_codes?: string[] | null;
            /** @description The key of the property. */
            property: string;
            smoker?: boolean;
            /** @description The key of the booking source. */
            source?: string | null;
            /**
             * Format: int64
             * @description A total in minor units that replaces the calculated one.
             */
            total?: number | null;
        };
        /** @enum {string} */
        NightRule: "own" | "night" | "weekend" | "weekly" | "monthly";
        NightsBody: {
            /**
             * @description In responses, ordered by date. In requests, a later range overrides an earlier one, and a range without price, minimum
             *     stay and `closed` resets the nights to their season.
             */
            runs: components["schemas"]["OwnNightsBody"][];
        };
        OfferRefusalOut: {
            /** @description The guest's e-mail address, masked: `e…@example.com`. */
            email: string;
            /** @description Whether the guest has refused further offers. */
            refused: boolean;
            /** @description The name of the site that sends the offers. */
            site_name: string;
        };
        OnboardingHomeOut: {
            /** @description The key of its rental agreement; absent if there is none. */
            agreement?: string | null;
            /** @description The property's key. */
            key: string;
            /** @description The key of its listing; absent if there is none. */
            listing?: string | null;
            name: string;
            /** @description The key of its payment policy; absent if there is none. */
            payment_policy?: string | null;
            /** @description The key of its cancellation policy; absent if there is none. */
            refund_policy?: string | null;
        };
        OnboardingOut: {
            /** @description Whether every step is done. */
            complete: boolean;
            property?: components["schemas"]["OnboardingHomeOut"] | null;
            site?: components["schemas"]["OnboardingSiteOut"] | null;
            /** @description The steps in the recommended order. */
            steps: components["schemas"]["OnboardingStepOut"][];
        };
        OnboardingSiteOut: {
            /** @description The site's key. */
            key: string;
            name: string;
            /** @description The URL of the site. */
            url: string;
        };
        /** @enum {string} */
        OnboardingStep: "home" | "photos" | "price" | "rules" | "payments" | "publish" | "site";
        OnboardingStepOut: {
            /** @description Whether the step is done. */
            done: boolean;
            /** @description `home`, `photos`, `price`, `rules`, `payments`, `publish` or `site`. */
            name: components["schemas"]["OnboardingStep"];
        };
        OpenedOut: {
            /**
             * Format: int32
             * @description The number of the new account.
             */
            id: number;
        };
        OptionOut: {
            /** @description The number of homes with this option. */
            count: number;
            /** @description The value of the search parameter. */
            key: string;
            /** @description The name for display. */
            name: string;
        };
        OutsidePaymentIn: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** @description `cash`, `check` or `channel`. */
            method: string;
            /**
             * Format: date
             * @description The date of the payment; by default today.
             */
            paid_on?: string | null;
            /** @description The key of the payment that it settles; by default the next open one. */
            payment?: string | null;
        };
        /** @description A range of consecutive nights. */
        OwnNightsBody: {
            /**
             * Format: int64
             * @description The price of each night in minor units; if absent, the season's rate applies.
             */
            amount?: number | null;
            /** @description Whether guests cannot book these nights. */
            closed?: boolean;
            /**
             * Format: date
             * @description The day after the last night.
             */
            end: string;
            /**
             * Format: int32
             * @description The minimum stay in nights; if absent, the season's applies.
             */
            min_nights?: number | null;
            /**
             * Format: date
             * @description The first night.
             */
            start: string;
        };
        OwnerCancelIn: {
            /**
             * Format: int64
             * @description A refund of this amount in minor units instead, limited to what was paid.
             */
            amount?: number | null;
            /** @description The reason, sent to the guest. */
            reason?: string;
            refund?: components["schemas"]["RefundRule"] | null;
        };
        OwnerChargeIn: {
            /** @description The key of another card of the guest; by default the payment's own card. */
            credit_card?: string | null;
            /** @description The key of a payment of the reservation that is due or has failed. */
            payment: string;
        };
        OwnerRefundIn: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** @description The key of the payment to refund; by default the newest. */
            payment?: string | null;
            /** @description The reason for the refund. */
            reason?: string;
        };
        PageOut_CalendarEventOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /** @description Whether the nights cannot be booked. */
                blocking: boolean;
                /**
                 * Format: date
                 * @description The last night, inclusive.
                 */
                end_date: string;
                /**
                 * Format: date
                 * @description The first night.
                 */
                start_date: string;
            }[];
        };
        PageOut_CalendarRowOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                city: string;
                /** @description For each night, the error code of the reason why guests cannot book it, as for a quote; null if they can. */
                closed: (components["schemas"]["ErrorCode"] | null)[];
                currency?: components["schemas"]["CurrencyOut"] | null;
                /** @description Stays and blocks, by their first night. */
                events: components["schemas"]["CalendarEntryOut"][];
                /** @description The property's key. */
                key: string;
                /** @description The minimum stay for each night, in nights. */
                min_nights: number[];
                /** @description The property's name. */
                name: string;
                /** @description The price of each night in minor units; null where no rate applies. */
                prices: (number | null)[];
                /** @description The property's state: `a` active, `p` paused, `d` deleted, `e` pending. */
                state_status: components["schemas"]["StateStatus"];
                /**
                 * Format: int64
                 * @description The number of stays that the home can have at the same time.
                 */
                units: number;
            }[];
        };
        PageOut_CardOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /** @description The provider's token for the authentication; absent if none is required. */
                auth_token?: string | null;
                /** @description The first digits of the card number (BIN); absent if unknown. */
                card_bin_number?: string | null;
                /** @description The country of the card's issuer; absent if unknown. */
                card_country?: string | null;
                /** @description Month and year of expiry, such as `4/29`. */
                card_expiration_string: string;
                /**
                 * Format: int32
                 * @description The month of expiry, 1 to 12.
                 */
                card_expires_month: number;
                /**
                 * Format: int32
                 * @description The year of expiry, with four digits.
                 */
                card_expires_year: number;
                /** @description The last four digits of the card number. */
                card_last_four: string;
                /** @description The cardholder's name. */
                card_name: string;
                /** @description `a` American Express, `d` Discover, `j` JCB, `l` Diners Club, `m` Mastercard, `v` Visa, `o` other. */
                card_type: string;
                email: string;
                /** @description The guest key of the card; for users of the account, its own key. */
                key: string;
                phone: string;
                /** @description The payment provider: `s` Stripe, `sp` Spreedly, `bt` Braintree. */
                provider: components["schemas"]["Provider"];
                /** @description The key of the quote; absent if there is none. */
                quote?: string | null;
                /** @description Whether the guest has consented to charges to this card. */
                renter_approved: boolean;
                /** @description Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`. */
                requires_auth: boolean;
                /** @description The key of the reservation; absent for a card that was saved with the quote. */
                reservation?: string | null;
                /** @description The API path of the card. */
                uri: string;
            }[];
        };
        PageOut_CountryOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /** @description The two-letter ISO 3166 code, such as `ES`. */
                code: string;
                /** @description The country code, the same as `code`. */
                key: string;
                /** @description The English name. */
                name: string;
                /** @description The API path of the country. */
                uri: string;
            }[];
        };
        PageOut_ListingFeeOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /**
                 * Format: int64
                 * @description The amount per unit in minor units; not used for percentages.
                 */
                amount: number;
                /**
                 * Format: int32
                 * @description The percentage in basis points (hundredths of a percent); only for percentages.
                 */
                basis_points: number;
                /** @description The currency of `amount`. */
                currency: components["schemas"]["CurrencyOut"];
                /** @description The fee's key, used to select an add-on. */
                key: string;
                /** @description The unit that the fee is charged per. */
                kind: components["schemas"]["FeeKind"];
                /** @description The fee's name as guests see it. */
                name: string;
                /** @description Whether the fee is an add-on, which is charged only if the guest selects it. */
                optional: boolean;
                /** @description Whether the fee is a refundable deposit, which is not part of the total. */
                refundable: boolean;
                /** @description Whether the add-on is selected by default. */
                selected: boolean;
                /** @description Whether the fee is taxed. */
                taxable: boolean;
                /** @description The API path of the fee. */
                uri: string;
            }[];
        };
        PageOut_ListingOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /**
                 * @description The listing's state: `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u`
                 *     suspended.
                 */
                active_type: components["schemas"]["ActiveType"];
                /** @description Whether guests can book online. */
                book_online: boolean;
                /** @description The weekdays on which guests can arrive: 0 is Sunday, 6 is Saturday. */
                check_in_days: number[];
                /** @description The weekdays on which guests can leave: 0 is Sunday, 6 is Saturday. */
                check_out_days: number[];
                /** @description The currency of the listing's amounts. */
                currency: components["schemas"]["CurrencyOut"];
                /**
                 * Format: int64
                 * @description The charge per night for each guest above `included_guests`, in minor units.
                 */
                extra_guest_amount: number;
                /**
                 * Format: int32
                 * @description The number of guests included in the nightly rate.
                 */
                included_guests: number;
                /** @description Whether a booking is confirmed at once, without approval by the owner. */
                instant_book: boolean;
                /** @description The listing's key. */
                key: string;
                /**
                 * Format: int32
                 * @description The minimum number of days between booking and check-in.
                 */
                lead_days: number;
                /**
                 * Format: int32
                 * @description The maximum stay in nights; absent if unlimited.
                 */
                max_nights?: number | null;
                /**
                 * Format: int32
                 * @description The maximum number of pets; 0 if pets are not allowed.
                 */
                max_pets: number;
                /**
                 * Format: int32
                 * @description The minimum stay in nights.
                 */
                min_nights: number;
                /** @description Whether guests can pay online. */
                pay_online: boolean;
                /** @description The key of the property. */
                property: string;
                /** @description Whether guests may change their quote and their stay. */
                renter_can_modify: boolean;
                /** @description Whether smoking is allowed. */
                smoking_allowed: boolean;
                /** @description The API path of the listing. */
                uri: string;
                /**
                 * Format: int32
                 * @description The maximum number of days between booking and check-in; absent if unlimited.
                 */
                window_days?: number | null;
            }[];
        };
        PageOut_ListingRateOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /** @description Whether this is the base rate, which applies to every night without another rate. */
                base_rate: boolean;
                /** @description The currency of the amounts. */
                currency: components["schemas"]["CurrencyOut"];
                /**
                 * Format: int32
                 * @description For an event: the number of nights that can only be booked together; otherwise absent.
                 */
                duration?: number | null;
                /**
                 * Format: date
                 * @description The last night, inclusive; absent for the base rate.
                 */
                end_date?: string | null;
                /** @description The rate's key. */
                key: string;
                /**
                 * Format: int32
                 * @description The maximum stay in nights; absent if the listing's own applies.
                 */
                max_nights?: number | null;
                /**
                 * Format: int32
                 * @description The minimum stay in nights; absent if the listing's own applies.
                 */
                min_nights?: number | null;
                /**
                 * Format: int64
                 * @description The price of thirty nights in minor units, for stays of thirty nights or more; absent if there is none.
                 */
                monthly?: number | null;
                /**
                 * Format: int64
                 * @description A thirtieth of `monthly`, in minor units.
                 */
                monthly_nightly?: number | null;
                /** @description The rate's name, such as the season. */
                name: string;
                /** @description Whether the rate applies to the same dates every year. */
                repeat: boolean;
                /**
                 * Format: date
                 * @description The first night; absent for the base rate.
                 */
                start_date?: string | null;
                /** @description The API path of the rate. */
                uri: string;
                /**
                 * Format: int64
                 * @description The price of a night in minor units.
                 */
                week_night: number;
                /**
                 * Format: int64
                 * @description The price of a weekend night in minor units; absent if the same as `week_night`.
                 */
                weekend_night?: number | null;
                /**
                 * Format: int64
                 * @description The price of seven nights in minor units, for stays of seven nights or more; absent if there is none.
                 */
                weekly?: number | null;
                /**
                 * Format: int64
                 * @description A seventh of `weekly`, in minor units.
                 */
                weekly_nightly?: number | null;
            }[];
        };
        PageOut_PaymentOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /**
                 * Format: int64
                 * @description The amount in minor units.
                 */
                amount: number;
                /** @description Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`. */
                auth_required: boolean;
                /** @description The provider's token for the authentication; absent if none is required. */
                auth_token?: string | null;
                /** @description Whether the payment is charged with the booking itself. */
                collect_while_booking: boolean;
                /** @description The key of the card to be charged; absent if there is none. */
                credit_card?: string | null;
                currency: components["schemas"]["CurrencyOut"];
                /**
                 * Format: date
                 * @description The date on which the payment is due.
                 */
                due_date: string;
                /** @description The reason why the last attempt failed; absent if it did not. */
                failure?: string | null;
                /** @description The guest key of the payment; for users of the account, its own key. */
                key: string;
                /** @description `card`, `channel`, `check` or `cash`. */
                method: components["schemas"]["PaymentMethod"];
                /**
                 * Format: date-time
                 * @description When the payment was made; absent until then.
                 */
                paid_at?: string | null;
                /** @description The key of the reservation. */
                reservation: string;
                /** @description `due`, `pending` (being charged), `paid`, `failed` or `canceled`. */
                state: components["schemas"]["PaymentState"];
                /** @description The API path of the payment. */
                uri: string;
            }[];
        };
        PageOut_PlaceOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                bounds: components["schemas"]["PlaceBoundsOut"];
                /** @description The two-letter ISO 3166 code; may be empty. */
                country: string;
                /** @description Name, region and country on one line. */
                label: string;
                /**
                 * Format: double
                 * @description The latitude in degrees.
                 */
                lat: number;
                /**
                 * Format: double
                 * @description The longitude in degrees.
                 */
                lon: number;
                /** @description The name of the place. */
                name: string;
                /** @description The state, province or similar; may be empty. */
                region: string;
            }[];
        };
        PageOut_SaidOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                attachments: components["schemas"]["AttachmentOut"][];
                /** @description `guest` or `host`. */
                author: components["schemas"]["MessageAuthor"];
                author_name: string;
                /** @description The guest key of the message. */
                key: string;
                message: string;
                /** Format: date-time */
                sent_at: string;
            }[];
        };
        PageOut_SourceOut: {
            /**
             * Format: int64
             * @description The number of results in the whole list.
             */
            count: number;
            /**
             * Format: int64
             * @description The maximum number of results on this page.
             */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /**
             * Format: int64
             * @description The number of results before this page.
             */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            results: {
                /** @description The source's key. */
                key: string;
                name: string;
                /** @description The API path of the source. */
                uri: string;
            }[];
        };
        PagePreviewIn: {
            /** @description Markdown. */
            body?: string;
        };
        PagePreviewOut: {
            /** @description Sanitized HTML without scripts or external resources. */
            html: string;
        };
        /** @enum {string} */
        PaidStatus: "f" | "u";
        PartnerConnectionIn: {
            client_id: string;
            /** @description Stored encrypted and never returned. */
            client_secret: string;
        };
        PartnerConnectionOut: {
            client_id: string;
            /** Format: date-time */
            created_at: string;
            /** @description The reason why the last synchronization failed; absent if it did not. It is retried automatically. */
            failure?: string | null;
            /**
             * Format: int32
             * @description The number of listings read then.
             */
            listing_count: number;
            /**
             * Format: date-time
             * @description When all listings of the partner were last read completely; absent before the first time.
             */
            synced_at?: string | null;
            /** @description Whether a synchronization is running. */
            syncing: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        PasswordIn: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password. */
            password: string;
            /** @description Whether the user's API tokens are revoked too, in all accounts. */
            revoke_tokens?: boolean;
        };
        PasswordResetConfirmIn: {
            /** @description The new password. */
            password: string;
            /** @description Whether the user's API tokens are revoked too, in all accounts; `true` by default. */
            revoke_tokens?: boolean;
            /** @description The token in the link of the e-mail. */
            token: string;
        };
        PasswordResetIn: {
            email: string;
        };
        PayerIn: {
            /** @description The browser data collected by the provider's script, if the provider requires it. */
            browser_info?: string | null;
            /** @description The URL to which the guest returns from the bank's page. */
            return_url?: string | null;
        };
        /** @enum {string} */
        PaymentMethod: "card" | "channel" | "check" | "cash";
        PaymentOut: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** @description Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`. */
            auth_required: boolean;
            /** @description The provider's token for the authentication; absent if none is required. */
            auth_token?: string | null;
            /** @description Whether the payment is charged with the booking itself. */
            collect_while_booking: boolean;
            /** @description The key of the card to be charged; absent if there is none. */
            credit_card?: string | null;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: date
             * @description The date on which the payment is due.
             */
            due_date: string;
            /** @description The reason why the last attempt failed; absent if it did not. */
            failure?: string | null;
            /** @description The guest key of the payment; for users of the account, its own key. */
            key: string;
            /** @description `card`, `channel`, `check` or `cash`. */
            method: components["schemas"]["PaymentMethod"];
            /**
             * Format: date-time
             * @description When the payment was made; absent until then.
             */
            paid_at?: string | null;
            /** @description The key of the reservation. */
            reservation: string;
            /** @description `due`, `pending` (being charged), `paid`, `failed` or `canceled`. */
            state: components["schemas"]["PaymentState"];
            /** @description The API path of the payment. */
            uri: string;
        };
        PaymentPatch: {
            /** @description The guest key of a card of the same reservation. */
            credit_card: string;
        };
        PaymentPolicyRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Parts */
            parts: unknown;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        PaymentPolicyRowIn: {
            /** Currency */
            currency?: string;
            /** Name */
            name: string;
            /** Parts */
            parts?: unknown;
            version?: number;
        };
        PaymentPolicyRowPatch: {
            /** Currency */
            currency?: string;
            key?: string;
            /** Name */
            name?: string;
            /** Parts */
            parts?: unknown;
            uri?: string;
            version?: number;
        };
        /** @description An unsaved policy and a sample booking. */
        PaymentPreviewIn: components["schemas"]["SampleBookingIn"] & {
            /** @description The parts of the policy, as it stores them: `{"share": …, "due": …}`. */
            parts?: unknown[];
        };
        PaymentPreviewOut: components["schemas"]["SampleBookingOut"] & {
            payments: components["schemas"]["PaymentStepOut"][];
        };
        /** @enum {string} */
        PaymentState: "due" | "pending" | "paid" | "failed" | "canceled";
        /** @enum {string} */
        PaymentStatus: "unpaid" | "deposit" | "paid" | "overdue" | "refunded";
        PaymentStepOut: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** @description Whether the payment is due with the booking itself. */
            collect_while_booking: boolean;
            /**
             * Format: int64
             * @description The number of days from the due date to check-in.
             */
            days_before_check_in: number;
            /**
             * Format: date
             * @description The date on which the payment is due.
             */
            due_date: string;
        };
        /** @description The sum in one currency. */
        PaymentSumOut: {
            /**
             * Format: int64
             * @description The sum in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description The number of payments.
             */
            count: number;
            /** @description The ISO 4217 code of the currency. */
            currency: string;
        };
        /** @description The sums of payments by state, each equal to the sum of the list with the same filters. */
        PaymentSummaryOut: {
            /** @description Payments of booked stays that are due today or later. */
            due: components["schemas"]["PaymentSumOut"][];
            /** @description Payments that failed after the last attempt. */
            failed: components["schemas"]["PaymentSumOut"][];
            /** @description Payments of booked stays that need attention: due before today, or failed after the last attempt. */
            overdue: components["schemas"]["PaymentSumOut"][];
            /** @description Payments received in the last 30 days. */
            paid: components["schemas"]["PaymentSumOut"][];
            /**
             * Format: date
             * @description The first day that `paid` includes.
             */
            paid_since: string;
            /** @description Payments that are being charged. */
            pending: components["schemas"]["PaymentSumOut"][];
            /**
             * Format: date
             * @description The current date in the account's time zone.
             */
            today: string;
        };
        /** @description A change of the stay that takes effect when its payment is made. */
        PendingChangeOut: {
            /** Format: int32 */
            adults: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children: number;
            /** @description The key of the payment that the change waits for. */
            payment?: string | null;
            /** Format: int32 */
            pets: number;
            /** @description The key of the property. */
            property: string;
            smoker: boolean;
            /**
             * Format: int64
             * @description The new total in minor units.
             */
            total: number;
        };
        /** @enum {string} */
        Permission: "read" | "reservations" | "messages" | "calendar" | "properties" | "sites" | "settings" | "users" | "payment_credentials" | "close_account";
        PhotoOut: {
            /** @description The alternative text. */
            alt: string;
            /**
             * Format: int32
             * @description The height of the large size in pixels.
             */
            height: number;
            /** @description The path of the large size. */
            large_url: string;
            /** @description The path of the medium size. */
            medium_url: string;
            /** @description The path of the small size. */
            small_url: string;
            /** @description The average color, as a placeholder while the photo loads. */
            tone: string;
            /**
             * Format: int32
             * @description The width of the large size in pixels.
             */
            width: number;
        };
        PhotoRow: {
            /** Alt */
            alt: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Height */
            height: number;
            /** Key */
            key: string;
            /** Position */
            position: number;
            /** Property */
            property: string;
            /**
             * State
             * @enum {string}
             */
            state: "preparing" | "ready";
            /** Tone */
            tone: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            urls: {
                large_url?: string;
                medium_url?: string;
                small_url?: string;
            } | null;
            /** Version */
            version: number;
            /** Width */
            width: number;
        };
        PhotoRowIn: {
            /** Alt */
            alt?: string;
            /** Position */
            position?: number;
            /** Property */
            property?: string;
            version?: number;
        };
        PhotoRowPatch: {
            /** Alt */
            alt?: string;
            key?: string;
            /** Position */
            position?: number;
            /** Property */
            property?: string;
            uri?: string;
            version?: number;
        };
        /** @enum {string} */
        PhotoState: "preparing" | "ready";
        /** @description Describes the form for the OpenAPI document; its parts are read as a stream. */
        PhotoUploadIn: {
            /** @description The alternative text. */
            alt?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or AVIF; at most 25 MB and 50 megapixels.
             */
            file: string;
            /** @description The key of the home. */
            property: string;
        };
        /** @description The map area of the place, in degrees. */
        PlaceBoundsOut: {
            /** Format: double */
            max_lat: number;
            /** Format: double */
            max_lng: number;
            /** Format: double */
            min_lat: number;
            /** Format: double */
            min_lng: number;
        };
        PlaceOut: {
            bounds: components["schemas"]["PlaceBoundsOut"];
            /** @description The two-letter ISO 3166 code; may be empty. */
            country: string;
            /** @description Name, region and country on one line. */
            label: string;
            /**
             * Format: double
             * @description The latitude in degrees.
             */
            lat: number;
            /**
             * Format: double
             * @description The longitude in degrees.
             */
            lon: number;
            /** @description The name of the place. */
            name: string;
            /** @description The state, province or similar; may be empty. */
            region: string;
        };
        /**
         * @description With dates, the price of the whole stay as a quote would have it; without dates, the lowest nightly rate. Amounts are in minor
         *     units.
         */
        PriceOut: {
            currency?: components["schemas"]["CurrencyOut"] | null;
            /**
             * Format: int64
             * @description The fees; only with dates.
             */
            fees?: number | null;
            /**
             * Format: int64
             * @description The total divided by the number of nights; only with dates.
             */
            nightly_average?: number | null;
            /**
             * Format: int64
             * @description The lowest nightly rate; only without dates.
             */
            nightly_from?: number | null;
            /**
             * Format: int64
             * @description The rent; only with dates.
             */
            rent?: number | null;
            /**
             * Format: int64
             * @description The taxes; only with dates.
             */
            taxes?: number | null;
            /**
             * Format: int64
             * @description The total of the stay; only with dates.
             */
            total?: number | null;
        };
        PriceRangeOut: {
            /**
             * Format: int64
             * @description The upper limit in minor units; absent if not set.
             */
            max?: number | null;
            /**
             * Format: int64
             * @description The lower limit in minor units; absent if not set.
             */
            min?: number | null;
        };
        ProfilePatch: {
            first_name?: string | null;
            /** @description `en`, `es`, `de` or `fr`. */
            language?: string | null;
            last_name?: string | null;
        };
        PromotionIn: {
            /** @description The promo code, in any case. */
            promotion: string;
        };
        /** @description An unsaved promotion and a sample stay. Amounts are in minor units. */
        PromotionPreviewIn: {
            /**
             * Format: int64
             * @description The discount, for `amount`.
             */
            amount?: number;
            /** @description What the discount is taken from: `rent` or `rent_and_fees`. */
            base: string;
            /**
             * Format: int32
             * @description The percentage in basis points (hundredths of a percent), for `percent`.
             */
            basis_points?: number;
            /**
             * Format: int64
             * @description The fees of the sample stay.
             */
            fees: number;
            /**
             * Format: int32
             * @description The number of free nights, for `free_nights`.
             */
            free_nights?: number;
            /** @description `percent`, `amount` or `free_nights`. */
            kind: string;
            /**
             * Format: int64
             * @description The maximum discount; unlimited by default.
             */
            max_discount?: number | null;
            /**
             * Format: int32
             * @description The length of the sample stay in nights.
             */
            nights: number;
            /**
             * Format: int64
             * @description The rent of the sample stay, divided equally among its nights.
             */
            rent: number;
        };
        PromotionPreviewOut: {
            /**
             * Format: int64
             * @description The price with the promotion, in minor units.
             */
            after: number;
            /**
             * Format: int64
             * @description The amount that the discount is taken from, in minor units.
             */
            base: number;
            /**
             * Format: int64
             * @description The price without the promotion, in minor units.
             */
            before: number;
            /** @description Whether `max_discount` limits the discount. */
            capped: boolean;
            /**
             * Format: int64
             * @description The discount in minor units.
             */
            discount: number;
        };
        PromotionRow: {
            /** All properties */
            all_properties: boolean;
            /** Amount */
            amount: number;
            /**
             * Base
             * @enum {string}
             */
            base: "rent" | "rent_and_fees";
            /** Basis points */
            basis_points: number;
            /**
             * Book from
             * Format: date
             */
            book_from: string | null;
            /**
             * Book until
             * Format: date
             */
            book_until: string | null;
            /** Code */
            code: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Free nights */
            free_nights: number;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "percent" | "amount" | "free_nights";
            /** Max discount */
            max_discount: number | null;
            /** Max uses */
            max_uses: number | null;
            /** Min nights */
            min_nights: number | null;
            /** Name */
            name: string;
            /** Properties */
            properties: string[];
            /** Stackable */
            stackable: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Stay from
             * Format: date
             */
            stay_from: string | null;
            /**
             * Stay until
             * Format: date
             */
            stay_until: string | null;
            /** Terms */
            terms: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Uses */
            uses: number;
            /** Version */
            version: number;
        };
        PromotionRowIn: {
            /** All properties */
            all_properties?: boolean;
            /** Amount */
            amount?: number;
            /**
             * Base
             * @enum {string}
             */
            base?: "rent" | "rent_and_fees";
            /** Basis points */
            basis_points?: number;
            /**
             * Book from
             * Format: date
             */
            book_from?: string | null;
            /**
             * Book until
             * Format: date
             */
            book_until?: string | null;
            /** Code */
            code: string;
            /** Currency */
            currency?: string;
            /** Free nights */
            free_nights?: number;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "percent" | "amount" | "free_nights";
            /** Max discount */
            max_discount?: number | null;
            /** Max uses */
            max_uses?: number | null;
            /** Min nights */
            min_nights?: number | null;
            /** Name */
            name: string;
            /** Properties */
            properties?: string[];
            /** Stackable */
            stackable?: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /**
             * Stay from
             * Format: date
             */
            stay_from?: string | null;
            /**
             * Stay until
             * Format: date
             */
            stay_until?: string | null;
            /** Terms */
            terms?: string;
            version?: number;
        };
        PromotionRowPatch: {
            /** All properties */
            all_properties?: boolean;
            /** Amount */
            amount?: number;
            /**
             * Base
             * @enum {string}
             */
            base?: "rent" | "rent_and_fees";
            /** Basis points */
            basis_points?: number;
            /**
             * Book from
             * Format: date
             */
            book_from?: string | null;
            /**
             * Book until
             * Format: date
             */
            book_until?: string | null;
            /** Code */
            code?: string;
            /** Currency */
            currency?: string;
            /** Free nights */
            free_nights?: number;
            key?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "percent" | "amount" | "free_nights";
            /** Max discount */
            max_discount?: number | null;
            /** Max uses */
            max_uses?: number | null;
            /** Min nights */
            min_nights?: number | null;
            /** Name */
            name?: string;
            /** Properties */
            properties?: string[];
            /** Stackable */
            stackable?: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /**
             * Stay from
             * Format: date
             */
            stay_from?: string | null;
            /**
             * Stay until
             * Format: date
             */
            stay_until?: string | null;
            /** Terms */
            terms?: string;
            uri?: string;
            version?: number;
        };
        /** @description A property in a list of search results. */
        PropertyCardOut: {
            /**
             * Format: int32
             * @description The maximum number of guests.
             */
            accommodates: number;
            /** @description Whether a guest may arrive on the day on which another leaves. */
            allows_turns: boolean;
            /** @description Whether the requested stay can be booked; absent without dates. */
            available?: boolean | null;
            /**
             * Format: double
             * @description The number of bathrooms; halves are rooms without a bath.
             */
            bathrooms: number;
            /** Format: int32 */
            bedrooms: number;
            city: string;
            /** @description The country. */
            country: string;
            /** @description The currency of the property's amounts. */
            currency: components["schemas"]["CurrencyOut"];
            headline: string;
            /** @description The property's key. */
            key: string;
            /**
             * Format: double
             * @description The latitude in degrees.
             */
            lat: number;
            /** @description The listing's key, or the partner's listing id for a home in the partner's system. */
            listing_key: string;
            /**
             * Format: double
             * @description The longitude in degrees.
             */
            lon: number;
            name: string;
            neighborhood: string;
            photo?: components["schemas"]["PhotoOut"] | null;
            photos: components["schemas"]["PhotoOut"][];
            price?: components["schemas"]["PriceOut"] | null;
            /** @description The type of home, such as `house`, as the owner entered it. */
            property_type: string;
            rating?: components["schemas"]["RatingOut"] | null;
            /** @description The last part of the URL of the property's page. */
            slug: string;
            state: string;
            /** @description `m` if the property is kept here, `g` if in the partner's system. */
            system_type: components["schemas"]["SystemType"];
            /** @description The weekdays that count as weekend nights: 0 is Sunday, 6 is Saturday. */
            weekend_nights: number[];
        };
        PropertyFeeOut: {
            /**
             * Format: int64
             * @description The amount per unit in minor units; not used for percentages.
             */
            amount: number;
            /** @description The fee's key, used to select an add-on. */
            key: string;
            /** @description The unit that the fee is charged per. */
            kind: components["schemas"]["FeeKind"];
            name: string;
            /** @description Whether the fee is an add-on, which is charged only if the guest selects it. */
            optional: boolean;
            /** @description Whether the fee is a refundable deposit, which is not part of the total. */
            refundable: boolean;
            /** @description Whether the add-on is selected by default. */
            selected: boolean;
        };
        PropertyGroupRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Position */
            position: number;
            /** Properties */
            properties: string[];
            /** Slug */
            slug: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        PropertyGroupRowIn: {
            /** Name */
            name: string;
            /** Position */
            position?: number;
            /** Properties */
            properties?: string[];
            /** Slug */
            slug?: string;
            version?: number;
        };
        PropertyGroupRowPatch: {
            key?: string;
            /** Name */
            name?: string;
            /** Position */
            position?: number;
            /** Properties */
            properties?: string[];
            /** Slug */
            slug?: string;
            uri?: string;
            version?: number;
        };
        PropertyListMeta: {
            /** @description The maximum number of results on this page. */
            limit: number;
            /** @description The URL of the next page; absent on the last. */
            next?: string | null;
            /** @description The value of `cursor` for the next page; absent on the last. */
            next_cursor?: string | null;
            /** @description The number of results before this page. */
            offset: number;
            /** @description The URL of the previous page; absent on the first. */
            previous?: string | null;
            /** @description The number of homes found. */
            total_count: number;
        };
        PropertyListOut: {
            meta: components["schemas"]["PropertyListMeta"];
            results: components["schemas"]["PropertyCardOut"][];
        };
        /**
         * @description Each count is the number of homes that the same search would find with that option: with one more amenity, or with another
         *     city instead of the chosen one.
         */
        PropertyOptionsOut: {
            amenities: components["schemas"]["OptionOut"][];
            /** @description Minimum numbers of bathrooms; halves are rooms without a bath. */
            bathrooms: components["schemas"]["BathroomsOut"][];
            /** @description Minimum numbers of bedrooms. */
            bedrooms: components["schemas"]["AtLeastOut"][];
            countries: components["schemas"]["OptionOut"][];
            /** @description Groups of homes. */
            groups: components["schemas"]["OptionOut"][];
            /** @description Cities. */
            locations: components["schemas"]["OptionOut"][];
            /**
             * Format: int64
             * @description The highest price in minor units: of the total with dates, of a night without. Absent if no home has a price.
             */
            max_price?: number | null;
            /**
             * Format: int64
             * @description The lowest price in minor units: of the total with dates, of a night without. Absent if no home has a price.
             */
            min_price?: number | null;
            neighborhoods: components["schemas"]["OptionOut"][];
            tags: components["schemas"]["OptionOut"][];
            /** @description Types of homes. */
            types: components["schemas"]["OptionOut"][];
        };
        /** @description A property with everything that its page shows. */
        PropertyOut: components["schemas"]["PropertyCardOut"] & {
            amenities: components["schemas"]["AmenityOut"][];
            /** @description The local time from which guests can check in, such as `16:00`. */
            check_in_time: string;
            /** @description The local time until which guests must check out, such as `11:00`. */
            check_out_time: string;
            description: string;
            fees: components["schemas"]["PropertyFeeOut"][];
            /** @description The names of the groups that the property belongs to. */
            groups: string[];
            house_rules: string;
            /** @description Whether a booking is confirmed at once, without approval by the owner. */
            instant_book: boolean;
            /**
             * Format: int32
             * @description The maximum number of pets; 0 if pets are not allowed.
             */
            max_pets: number;
            /**
             * Format: int32
             * @description The minimum stay in nights.
             */
            min_stay: number;
            refund_policy?: components["schemas"]["RefundPolicyOut"] | null;
            /** @description The number under which the home is registered for holiday rental; absent if there is none. */
            registration_number?: string | null;
            reviews: components["schemas"]["ReviewOut"][];
            smoking_allowed: boolean;
            tags: string[];
            /** @description The nights that cannot be booked, from today on. */
            taken: components["schemas"]["TakenOut"][];
            /** @description The IANA time zone, such as `Europe/Madrid`. */
            time_zone: string;
        };
        PropertyRow: {
            /** Accommodates */
            accommodates: number;
            /** Address one */
            address_one: string;
            /** Address two */
            address_two: string;
            /** Allow booking overlap */
            allow_booking_overlap: boolean;
            /** Allows turns */
            allows_turns: boolean;
            /** Amenities */
            amenities: string[];
            /** Bathrooms */
            bathrooms: number;
            /** Bedrooms */
            bedrooms: number;
            /** Check in time */
            check_in_time: string;
            /** Check out time */
            check_out_time: string;
            /** City */
            city: string;
            /** Country */
            country: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Description */
            description: string;
            /** Groups */
            groups: string[];
            /** Headline */
            headline: string;
            /** House rules */
            house_rules: string;
            /** Key */
            key: string;
            /** Lat */
            lat: number;
            /** Listing */
            listing: string | null;
            /** Lon */
            lon: number;
            /** Name */
            name: string;
            /** Neighborhood */
            neighborhood: string;
            photo: {
                large_url?: string;
                medium_url?: string;
                small_url?: string;
            } | null;
            /** Postal code */
            postal_code: string;
            /** Property type */
            property_type: string;
            /** Registration number */
            registration_number: string | null;
            /** Slug */
            slug: string;
            /** State */
            state: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * System type
             * @enum {string}
             */
            system_type: "m" | "g";
            /** Tags */
            tags: string[];
            /** Time zone */
            time_zone: string;
            /** Units */
            units: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
            /** Weekend nights */
            weekend_nights: number[];
        };
        PropertyRowIn: {
            /** Accommodates */
            accommodates?: number;
            /** Address one */
            address_one?: string;
            /** Address two */
            address_two?: string;
            /** Allow booking overlap */
            allow_booking_overlap?: boolean;
            /** Allows turns */
            allows_turns?: boolean;
            /** Amenities */
            amenities?: string[];
            /** Bathrooms */
            bathrooms?: number;
            /** Bedrooms */
            bedrooms?: number;
            /** Check in time */
            check_in_time?: string;
            /** Check out time */
            check_out_time?: string;
            /** City */
            city?: string;
            /** Country */
            country?: string;
            /** Description */
            description?: string;
            /** Groups */
            groups?: string[];
            /** Headline */
            headline?: string;
            /** House rules */
            house_rules?: string;
            /** Lat */
            lat?: number;
            /** Lon */
            lon?: number;
            /** Name */
            name: string;
            /** Neighborhood */
            neighborhood?: string;
            /** Postal code */
            postal_code?: string;
            /** Property type */
            property_type?: string;
            /** Registration number */
            registration_number?: string | null;
            /** Slug */
            slug?: string;
            /** State */
            state?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Tags */
            tags?: string[];
            /** Time zone */
            time_zone?: string;
            /** Units */
            units?: number;
            version?: number;
            /** Weekend nights */
            weekend_nights?: number[];
        };
        PropertyRowPatch: {
            /** Accommodates */
            accommodates?: number;
            /** Address one */
            address_one?: string;
            /** Address two */
            address_two?: string;
            /** Allow booking overlap */
            allow_booking_overlap?: boolean;
            /** Allows turns */
            allows_turns?: boolean;
            /** Amenities */
            amenities?: string[];
            /** Bathrooms */
            bathrooms?: number;
            /** Bedrooms */
            bedrooms?: number;
            /** Check in time */
            check_in_time?: string;
            /** Check out time */
            check_out_time?: string;
            /** City */
            city?: string;
            /** Country */
            country?: string;
            /** Description */
            description?: string;
            /** Groups */
            groups?: string[];
            /** Headline */
            headline?: string;
            /** House rules */
            house_rules?: string;
            key?: string;
            /** Lat */
            lat?: number;
            /** Lon */
            lon?: number;
            /** Name */
            name?: string;
            /** Neighborhood */
            neighborhood?: string;
            /** Postal code */
            postal_code?: string;
            /** Property type */
            property_type?: string;
            /** Registration number */
            registration_number?: string | null;
            /** Slug */
            slug?: string;
            /** State */
            state?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Tags */
            tags?: string[];
            /** Time zone */
            time_zone?: string;
            /** Units */
            units?: number;
            uri?: string;
            version?: number;
            /** Weekend nights */
            weekend_nights?: number[];
        };
        /** @enum {string} */
        Provider: "s" | "sp" | "bt";
        QuoteContactOut: {
            address_one: string;
            address_two: string;
            city: string;
            country: string;
            email: string;
            first_name: string;
            last_name: string;
            phone: string;
            postal_code: string;
            state: string;
        };
        QuoteFeeOut: {
            /**
             * Format: int64
             * @description The amount in minor units; negative for discounts and promotions.
             */
            amount: number;
            /** @description Whether the fee is a promotion. */
            is_promotion: boolean;
            /** @description The key of the fee or promotion; absent for discounts. */
            key?: string | null;
            name: string;
            /** @description Whether the fee is an add-on. */
            optional: boolean;
            /** @description The promo code; only for promotions. */
            promotion_code?: string | null;
            /** @description Whether the fee is a refundable deposit. */
            refundable: boolean;
            /** @description Whether the fee is charged; `false` for add-ons that are not selected. */
            selected: boolean;
            /** @description Whether the fee is taxed. */
            taxable: boolean;
        };
        /** @description A stay to be priced. */
        QuoteIn: {
            /** @description The keys of the selected add-ons; if absent, those selected by default. */
            addons?: string[] | null;
            /**
             * Format: int32
             * @description Two by default.
             */
            adults?: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children?: number;
            /** @description The namespace of the site that sells the property. */
            namespace: string;
            /**
             * @description The namespace of the site that the guest came from, for a quote. One that does not name a site of the same owner counts as
             *     `namespace`.
             */
            origin_site?: string | null;
            /** Format: int32 */
            pets?: number;
            /** @description Promo codes in any case; each counts once. */
            promo_codes?: string[] | null;
            /** @description The key of the property. */
            property: string;
            smoker?: boolean;
        };
        QuoteLineOut: {
            /**
             * Format: int64
             * @description The amount in minor units; negative for discounts and promotions.
             */
            amount: number;
            /** @description Whether the line is a promotion. */
            is_promotion: boolean;
            /** @description The key of the fee or promotion; absent for other lines. */
            key?: string | null;
            /** @description `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`. */
            kind: components["schemas"]["LineKind"];
            name: string;
            /** @description Whether the line is an add-on. */
            optional: boolean;
            /** @description The promo code; only for promotions. */
            promotion_code?: string | null;
            /** @description The owner's description of the promotion at the time of pricing; absent if there is none. */
            promotion_terms?: string | null;
            /**
             * Format: int64
             * @description The number of units.
             */
            quantity: number;
            /** @description Whether the line is a refundable deposit. */
            refundable: boolean;
            /** @description Always `true`. */
            selected: boolean;
            /** @description Whether the line is taxed. */
            taxable: boolean;
            /**
             * Format: int64
             * @description The amount per unit in minor units.
             */
            unit_amount: number;
            /** @description How the amount was calculated. */
            why: components["schemas"]["WhyOut"];
        };
        QuoteNightOut: {
            /**
             * Format: int64
             * @description The price of the night in minor units, including extra guests.
             */
            amount: number;
            /** Format: date */
            date: string;
            /** @description The name of the rate; absent for a night with its own price. */
            rate?: string | null;
            /** @description The price that applies: `own` (set for this night), `night`, `weekend`, `weekly` or `monthly`. */
            rule: components["schemas"]["NightRule"];
        };
        /**
         * @description A priced stay. Amounts are in minor units.
         *
         *     The lines without the deposit add up to `total`, the nights to `total_rent`, the payments to `total`. Rent, fees (including
         *     discounts and promotions) and taxes also add up to `total`.
         */
        QuoteOut: components["schemas"]["QuoteContactOut"] & {
            /** @description The keys of the add-ons that are charged. */
            addons: string[];
            /** Format: int32 */
            adults: number;
            /** @description Whether the home accepts bookings for the same nights. */
            allow_booking_overlap: boolean;
            /** @description Whether guests can book online. */
            book_online: boolean;
            /** @description Whether the guest's postal address is asked for. */
            capture_address: boolean;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children: number;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The refundable deposit, which is not part of the total and is returned after the stay.
             */
            deposit: number;
            deposit_schedule?: components["schemas"]["DepositScheduleOut"] | null;
            difference?: components["schemas"]["DifferenceOut"] | null;
            /**
             * Format: int64
             * @description The part of the total that is charged with the booking.
             */
            due_now: number;
            error?: components["schemas"]["ErrorOut"] | null;
            /**
             * Format: date-time
             * @description The time until which the price is guaranteed; absent for an estimate.
             */
            expires_at?: string | null;
            /** @description The charged fees, discounts and promotions (negative amounts) and the deposit, and the add-ons that are not selected. */
            fees: components["schemas"]["QuoteFeeOut"][];
            guesty_booking_data?: components["schemas"]["GuestyBookingOut"] | null;
            /** @description Whether the quote is an inquiry; currently always `false`. */
            inquiry: boolean;
            /** @description Whether the booking is confirmed at once; otherwise the owner must approve it. */
            instant_book: boolean;
            /** @description The guest key of the quote; absent for an estimate. */
            key?: string | null;
            /** @description The price line by line. */
            lines: components["schemas"]["QuoteLineOut"][];
            /** @description The namespace of the site that sells the stay. */
            namespace: string;
            /** @description The price of each night. */
            nights: components["schemas"]["QuoteNightOut"][];
            /** @description The namespace of the site that the guest came from. */
            origin_site: string;
            /** @description Whether nights of the stay have been taken by another guest since the quote was made. */
            overlap_exists: boolean;
            /** @description Whether guests can pay online. */
            pay_online: boolean;
            /** @description The payment schedule. */
            payments: components["schemas"]["QuotePaymentOut"][];
            /** Format: int32 */
            pets: number;
            /** @description The promo codes that apply. */
            promo_codes: string[];
            /**
             * @description Promo codes that do not apply, with the reason. They do not prevent the booking. A quote keeps them, unless they are unknown,
             *     have ended or are used up, and tries them again after every change.
             */
            promo_errors: components["schemas"]["ErrorOut"][];
            /** @description The key of the property. */
            property: string;
            refund_policy?: components["schemas"]["QuoteRefundPolicyOut"] | null;
            /** @description The API path of the rental agreement, filled in; absent if there is none to accept. */
            rental_agreement_url?: string | null;
            /** @description Whether guests may change the quote and the stay. */
            renter_can_modify: boolean;
            /** @description The guest key of the reservation made from the quote; absent until it is booked. */
            reservation?: string | null;
            smoker: boolean;
            /**
             * Format: int64
             * @description The price of the stay, without the deposit.
             */
            total: number;
            /**
             * Format: int64
             * @description The fees, including discounts and promotions as negative amounts.
             */
            total_fees: number;
            /** Format: int64 */
            total_rent: number;
            /** Format: int64 */
            total_taxes: number;
            /** @description The API path of the quote; absent for an estimate. */
            uri?: string | null;
            /** @description Whether the guest pays on the provider's own page. */
            use_merchant_checkout: boolean;
        };
        /**
         * @description Absent fields stay as they are. An address is taken only if the quote has `capture_address`. The quote's other fields may come
         *     along unchanged.
         */
        QuotePatch: {
            address_one?: string | null;
            address_two?: string | null;
            city?: string | null;
            /** @description The two-letter ISO 3166 code. */
            country?: string | null;
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            postal_code?: string | null;
            state?: string | null;
        };
        QuotePaymentOut: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            /** @description Whether the payment is charged with the booking itself. */
            collect_while_booking: boolean;
            /**
             * Format: date
             * @description The date on which the payment is due.
             */
            due_date: string;
            /** @description The guest key of the payment; absent for an estimate. */
            key?: string | null;
        };
        QuoteRefundPolicyOut: {
            /** @description How the refund is calculated: `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`. */
            method: components["schemas"]["RefundMethod"];
            name: string;
            /** @description The policy in the owner's words. */
            text: string;
            /** @description The refund by date of cancellation, from today to the day of arrival; empty if the owner decides or the stay is canceled. */
            tiers: components["schemas"]["RefundTierOut"][];
        };
        QuoteRow: {
            /** Adults */
            adults: number;
            /**
             * Check in
             * Format: date
             */
            check_in: string;
            /**
             * Check out
             * Format: date
             */
            check_out: string;
            /** Children */
            children: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Deposit */
            deposit: number;
            /** Email */
            email: string;
            /**
             * Expires at
             * Format: date-time
             */
            expires_at: string;
            /** First name */
            first_name: string;
            /** Inquiry */
            inquiry: boolean;
            /** Key */
            key: string;
            /** Last name */
            last_name: string;
            /** Listing */
            listing: string;
            /** Pets */
            pets: number;
            /** Phone */
            phone: string;
            /** Promo codes */
            promo_codes: unknown;
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /** Reservation */
            reservation: string | null;
            /** Site */
            site: string;
            /** Smoker */
            smoker: boolean;
            /** Total */
            total: number;
            /** Total fees */
            total_fees: number;
            /** Total rent */
            total_rent: number;
            /** Total taxes */
            total_taxes: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        RatingOut: {
            /**
             * Format: double
             * @description The average number of stars, with one decimal.
             */
            average: number;
            /**
             * Format: int32
             * @description The number of reviews.
             */
            count: number;
        };
        ReadinessOut: {
            /**
             * @description The listing's state: `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u`
             *     suspended.
             */
            active_type: components["schemas"]["ActiveType"];
            /** @description The actions that are possible now: `activate`, `pause`, `discontinue`. */
            acts: string[];
            /** @description All needs, in the order in which a home is set up. */
            needs: components["schemas"]["NeedOut"][];
            /** @description Whether guests can book it once it is active. */
            ready: boolean;
            /** @description The names of the required needs that are not met. */
            reasons: components["schemas"]["ListingNeed"][];
        };
        RecoveryCodesOut: {
            /** @description Shown only once; each code can be used once to sign in. */
            recovery_codes: string[];
        };
        RefundGraceOut: {
            /**
             * Format: int64
             * @description The refund in minor units.
             */
            amount: number;
            /**
             * Format: int32
             * @description The number of hours after booking.
             */
            hours: number;
            /**
             * Format: date
             * @description The date on which the hours end; approximate.
             */
            until: string;
        };
        /** @enum {string} */
        RefundMethod: "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";
        RefundOut: {
            /**
             * Format: int64
             * @description The amount in minor units.
             */
            amount: number;
            key: string;
            /** @description The key of the refunded payment; absent if there is none. */
            payment?: string | null;
            reason: string;
            /**
             * Format: date-time
             * @description When the refund was made; absent until then.
             */
            refunded_at?: string | null;
            /** @description `due`, `pending` (being refunded), `refunded` or `failed`. */
            state: components["schemas"]["RefundState"];
        };
        RefundPolicyOut: {
            /** @description How the refund is calculated. */
            method: components["schemas"]["RefundMethod"];
            name: string;
            /** @description The policy in the owner's words. */
            text: string;
        };
        RefundPolicyRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Grace days before */
            grace_days_before: number | null;
            /** Grace hours */
            grace_hours: number | null;
            /** Key */
            key: string;
            /**
             * Method
             * @enum {string}
             */
            method: "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** Tiers */
            tiers: unknown;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        RefundPolicyRowIn: {
            /** Grace days before */
            grace_days_before?: number | null;
            /** Grace hours */
            grace_hours?: number | null;
            /**
             * Method
             * @enum {string}
             */
            method?: "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";
            /** Name */
            name: string;
            /** Text */
            text?: string;
            /** Tiers */
            tiers?: unknown;
            version?: number;
        };
        RefundPolicyRowPatch: {
            /** Grace days before */
            grace_days_before?: number | null;
            /** Grace hours */
            grace_hours?: number | null;
            key?: string;
            /**
             * Method
             * @enum {string}
             */
            method?: "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";
            /** Name */
            name?: string;
            /** Text */
            text?: string;
            /** Tiers */
            tiers?: unknown;
            uri?: string;
            version?: number;
        };
        /** @description An unsaved policy and a sample booking. */
        RefundPreviewIn: components["schemas"]["SampleBookingIn"] & {
            /**
             * Format: int32
             * @description The minimum number of days before check-in for the refund within `grace_hours`.
             */
            grace_days_before?: number | null;
            /**
             * Format: int32
             * @description The number of hours after booking in which everything is refunded.
             */
            grace_hours?: number | null;
            /** @description `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`. */
            method: string;
            /** @description The refund by days before check-in. */
            tiers?: components["schemas"]["RefundTierIn"][];
        };
        RefundPreviewOut: components["schemas"]["SampleBookingOut"] & {
            grace?: components["schemas"]["RefundGraceOut"] | null;
            /** @description Whether the rental agreement decides, so the refund cannot be calculated. */
            owner_decides: boolean;
            /** @description The refund by date of cancellation; the spans cover every day from booking to arrival. */
            spans: components["schemas"]["RefundSpanOut"][];
        };
        /** @enum {string} */
        RefundRule: "full" | "policy";
        /** @description A range of cancellation dates, first and last included. */
        RefundSpanOut: {
            /**
             * Format: int64
             * @description The refund in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description The number of days from the last date to arrival.
             */
            days_before_check_in: number;
            /**
             * Format: date
             * @description The first date.
             */
            from: string;
            /**
             * Format: int32
             * @description The refunded share in percent.
             */
            percent: number;
            /**
             * Format: date
             * @description The last date.
             */
            until: string;
        };
        /** @enum {string} */
        RefundState: "due" | "pending" | "refunded" | "failed";
        RefundSumOut: {
            /** @description The number of reservations. */
            count: number;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description What was paid for them, in minor units.
             */
            paid: number;
            /**
             * Format: int64
             * @description What is refunded of that, in minor units.
             */
            refund: number;
        };
        /** @description The refund for a cancellation at least a number of days before check-in. */
        RefundTierIn: {
            /**
             * Format: int32
             * @description The number of days before check-in.
             */
            days: number;
            /**
             * Format: int32
             * @description The refunded share in percent.
             */
            percent: number;
        };
        /** @description The refund for a cancellation on or before a date, but after the dates of the tier before. */
        RefundTierOut: {
            /**
             * Format: int64
             * @description The refund in minor units, given what will have been paid by then.
             */
            amount: number;
            /**
             * Format: int32
             * @description The number of hours after booking in which this tier applies; absent for tiers by date.
             */
            hours_after_booking?: number | null;
            /**
             * Format: int32
             * @description The share of the total that the owner does not keep, in percent.
             */
            percent: number;
            /**
             * Format: date
             * @description The last date of this tier; approximate for tiers by hours.
             */
            until: string;
        };
        /** @description A reservation for which it was not done. */
        RefusedOut: {
            /** @description The code of the error; `101` for a locked reservation, `invalid` for an invalid value. */
            code: string;
            /** @description One sentence that explains the error. */
            detail: string;
            /** @description The reservation's key. */
            key: string;
            /** @description The guest's name. */
            name: string;
        };
        ReportOut: {
            /** @description The rows of the report: `month`, `property` or `source`. */
            by: string;
            /** @description The first month. */
            from: string;
            results: components["schemas"]["ReportRowOut"][];
            /** @description The last month, inclusive. */
            to: string;
            /** @description The sum of all rows. */
            totals: components["schemas"]["FiguresOut"];
        };
        ReportRowOut: components["schemas"]["FiguresOut"] & {
            /** @description The month, or the key of the home or source; absent for bookings without a source. */
            key?: string | null;
            /** @description The month, or the name of the home or source. */
            label: string;
        };
        ReservationContactIn: {
            email: string;
            first_name: string;
            last_name?: string;
            phone?: string;
        };
        /** @description Describes the form for the OpenAPI document; its parts are read as a stream. */
        ReservationFilesIn: {
            /** @description One to five files: JPEG, PNG, WebP or AVIF images, PDF or plain text, at most 10 MB each. */
            file: string[];
            /** @description The text; optional, because files can be sent without one. */
            message?: string | null;
            /** @description The guest key of the reservation. */
            reservation: string;
        };
        ReservationIn: components["schemas"]["PayerIn"] & {
            /** @description The guest key of a card that was saved for the quote. */
            credit_card?: string | null;
            /** @description A message to the owner. */
            message?: string;
            /** @description The namespace of the site; must be that of the quote. */
            namespace?: string | null;
            /** @description The key of the property; must be that of the quote. */
            property?: string | null;
            /** @description The guest key of the quote. */
            quote: string;
            record_agreement?: components["schemas"]["AgreementIn"] | null;
        };
        /** @description A guest's message about a quote, a home, or only the site. */
        ReservationMessageIn: {
            /** Format: int32 */
            adults?: number | null;
            /** Format: date */
            check_in?: string | null;
            /** Format: date */
            check_out?: string | null;
            /** Format: int32 */
            children?: number | null;
            email: string;
            first_name: string;
            last_name?: string;
            message: string;
            /** @description The namespace of the site. */
            namespace: string;
            /** Format: int32 */
            pets?: number | null;
            /** @description 5 to 15 digits; optional. */
            phone?: string;
            /** @description The key of the property; absent for a message about the site. */
            property?: string | null;
            /** @description The guest key of the quote; it may have expired. */
            quote?: string | null;
            smoker?: boolean | null;
        };
        ReservationMessageOut: {
            /** @description The guest key of the message. */
            key: string;
            message: string;
            /** @description The key of the property; absent for a message about the site. */
            property?: string | null;
            /** @description The guest key of the quote; only in the response to sending, because the key of a message does not open its quote. */
            quote?: string | null;
            /** Format: date-time */
            sent_at: string;
            /** @description The key of the conversation. It is not a credential: the guest keys of the quote and the reservation are. */
            thread: string;
            /** @description The API path of the message. */
            uri: string;
        };
        ReservationOut: {
            /** @description The full address of the home on one line; absent until the stay is booked, and once it is canceled. */
            address?: string | null;
            /** Format: int32 */
            adults: number;
            /**
             * Format: date-time
             * @description When the guest accepted the rental agreement; absent until then.
             */
            agreed_at?: string | null;
            /**
             * Format: int64
             * @description The amount still to be paid, in minor units.
             */
            balance: number;
            /**
             * Format: date-time
             * @description When the stay was booked; absent until then.
             */
            booked_at?: string | null;
            /** @description The reason given for the cancellation; absent if there is none. */
            cancel_reason?: string | null;
            /**
             * Format: date-time
             * @description When the reservation was canceled; absent if it was not.
             */
            canceled_at?: string | null;
            change?: components["schemas"]["PendingChangeOut"] | null;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children: number;
            /** @description `verifying` while the guest is asked to confirm the contact data, otherwise `confirmed`. */
            contact_mode: components["schemas"]["ContactMode"];
            credit_cards: components["schemas"]["CardOut"][];
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The refundable deposit in minor units.
             */
            deposit: number;
            deposit_state?: components["schemas"]["DepositState"] | null;
            email: string;
            first_name: string;
            /** @description The heading of the status page: `requested`, `canceled`, `overdue` or `reserved`. */
            headline: string;
            /**
             * Format: date-time
             * @description The time until which the nights are held or the owner can approve the request; absent if there is no limit.
             */
            hold_until?: string | null;
            /** @description Whether an instant booking became a request only because the calendars of other channels could not be checked. */
            in_doubt: boolean;
            /** @description Whether the stay is still to be booked: an attempt failed, and nothing is paid. */
            is_new: boolean;
            /** @description Whether `email` is a relay address of a channel instead of the guest's own. */
            is_proxy_email: boolean;
            /** @description The guest key of the reservation; for users of the account, its own key. */
            key: string;
            last_name: string;
            /** @description Whether the owner or the partner has locked the reservation against changes. */
            locked: boolean;
            /** @description Whether the guest may change the stay. */
            may_change: boolean;
            /** @description The guest's message to the owner. */
            message: string;
            /** @description The namespace of the site. */
            namespace: string;
            /** @description The booking number that guest and host tell each other. */
            number: string;
            /** @description Whether a payment of a booked stay is past its due date. */
            overdue: boolean;
            /** @description `f` paid in full, `u` unpaid. */
            paid_status: components["schemas"]["PaidStatus"];
            payment_status?: components["schemas"]["PaymentStatus"] | null;
            payments: components["schemas"]["PaymentOut"][];
            /** Format: int32 */
            pets: number;
            phone: string;
            /** @description The key of the property. */
            property: string;
            /** @description The key of the quote. */
            quote: string;
            refunds: components["schemas"]["RefundOut"][];
            /** @description Whether the reservation was made as a request that the owner must approve. */
            requested: boolean;
            smoker: boolean;
            /**
             * @description `o` open (the owner must approve it), `r` reserved, `t` tentative (a payment is under way), `d` declined, `c` canceled,
             *     `q` quote.
             */
            status: components["schemas"]["ReservationStatus"];
            /** @description `m` if the property is kept here, `g` if in the partner's system. */
            system_type: components["schemas"]["SystemType"];
            /** @description Past and coming events, in order. */
            timeline: components["schemas"]["MomentOut"][];
            /**
             * Format: int64
             * @description The price of the stay in minor units, without the deposit.
             */
            total: number;
            /** @description The API path of the reservation. */
            uri: string;
        };
        ReservationPaymentRow: {
            /** Amount */
            amount: number;
            /** Attempts */
            attempts: number;
            /** Auth required */
            auth_required: boolean;
            /**
             * Check in
             * Format: date
             */
            check_in: string;
            /**
             * Check out
             * Format: date
             */
            check_out: string;
            /** Collect while booking */
            collect_while_booking: boolean;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Credit card */
            credit_card: string | null;
            currency: {
                code: string;
                symbol: string;
            };
            /**
             * Due date
             * Format: date
             */
            due_date: string;
            /** Failure */
            failure: string | null;
            /** Guest */
            guest: string;
            /** Guest first name */
            guest_first_name: string;
            /** Guest name */
            guest_name: string;
            /** Key */
            key: string;
            /**
             * Method
             * @enum {string}
             */
            method: "card" | "channel" | "check" | "cash";
            /**
             * Overdue from
             * Format: date
             */
            overdue_from: string | null;
            /**
             * Paid at
             * Format: date-time
             */
            paid_at: string | null;
            /** Position */
            position: number;
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /** Reservation */
            reservation: string;
            /**
             * Reservation status
             * @enum {string}
             */
            reservation_status: "o" | "r" | "t" | "d" | "c" | "q";
            /**
             * State
             * @enum {string}
             */
            state: "due" | "pending" | "paid" | "failed" | "canceled";
            /** Time zone */
            time_zone: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        /** @description The price of a stay, and the reasons against it. */
        ReservationPreviewOut: {
            /** @description Whether it can be booked with `ignore_rules`. */
            bookable: boolean;
            quote: components["schemas"]["QuoteOut"];
            /** @description The rules that the stay breaks, and taken nights (`overlap`), with the same codes as for a quote. */
            warnings: components["schemas"]["ErrorOut"][];
        };
        ReservationRefundRow: {
            /** Amount */
            amount: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Failure */
            failure: string | null;
            /** Key */
            key: string;
            /** Payment */
            payment: string | null;
            /** Reason */
            reason: string;
            /**
             * Refunded at
             * Format: date-time
             */
            refunded_at: string | null;
            /** Reservation */
            reservation: string;
            /**
             * State
             * @enum {string}
             */
            state: "due" | "pending" | "refunded" | "failed";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ReservationRow: {
            /** Adults */
            adults: number;
            /** Balance */
            balance: number;
            /**
             * Booked at
             * Format: date-time
             */
            booked_at: string | null;
            /** Cancel reason */
            cancel_reason: string | null;
            /**
             * Canceled at
             * Format: date-time
             */
            canceled_at: string | null;
            /**
             * Check in
             * Format: date
             */
            check_in: string;
            /**
             * Check out
             * Format: date
             */
            check_out: string;
            /** Children */
            children: number;
            /**
             * Contact mode
             * @enum {string}
             */
            contact_mode: "verifying" | "confirmed";
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Deposit */
            deposit: number;
            /** Email */
            email: string;
            /** First name */
            first_name: string;
            /** Guest name */
            guest_name: string;
            /**
             * Hold until
             * Format: date-time
             */
            hold_until: string | null;
            /** Is proxy email */
            is_proxy_email: boolean;
            /** Key */
            key: string;
            /** Last name */
            last_name: string;
            /** Locked */
            locked: boolean;
            /** Message */
            message: string;
            /** Nights */
            nights: number;
            /** Note */
            note: string;
            /**
             * Overdue from
             * Format: date
             */
            overdue_from: string | null;
            /**
             * Paid status
             * @enum {string}
             */
            paid_status: "f" | "u";
            /**
             * Payment status
             * @enum {string|null}
             */
            payment_status: "unpaid" | "deposit" | "paid" | "overdue" | "refunded" | null;
            /** Pets */
            pets: number;
            /** Phone */
            phone: string;
            /** Property */
            property: string;
            /** Property name */
            property_name: string;
            /** Quote */
            quote: string;
            /** Received */
            received: number;
            /** Refunded */
            refunded: number;
            /** Requested */
            requested: boolean;
            /** Site */
            site: string;
            /** Smoker */
            smoker: boolean;
            /** Source */
            source: string | null;
            /** Source name */
            source_name: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "o" | "r" | "t" | "d" | "c" | "q";
            /** System type */
            system_type: string;
            /** Time zone */
            time_zone: string;
            /** Total */
            total: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ReservationRowIn: {
            /** Email */
            email?: string;
            /** First name */
            first_name?: string;
            /** Is proxy email */
            is_proxy_email?: boolean;
            /** Last name */
            last_name?: string;
            /** Note */
            note?: string;
            /** Phone */
            phone?: string;
            /** Source */
            source?: string | null;
            version?: number;
        };
        ReservationRowPatch: {
            /** Email */
            email?: string;
            /** First name */
            first_name?: string;
            /** Is proxy email */
            is_proxy_email?: boolean;
            key?: string;
            /** Last name */
            last_name?: string;
            /** Note */
            note?: string;
            /** Phone */
            phone?: string;
            /** Source */
            source?: string | null;
            uri?: string;
            version?: number;
        };
        /** @enum {string} */
        ReservationStatus: "o" | "r" | "t" | "d" | "c" | "q";
        ReservationsIn: {
            /** @description The keys of the reservations. */
            object_keys: string[];
        };
        ReviewOut: {
            author: string;
            body: string;
            /**
             * Format: int32
             * @description The number of stars.
             */
            rating: number;
            /**
             * Format: date
             * @description A date of the guest's stay.
             */
            stayed_on: string;
            title: string;
        };
        /** @enum {string} */
        Role: "owner" | "manager" | "agent" | "viewer";
        SaidOut: {
            attachments: components["schemas"]["AttachmentOut"][];
            /** @description `guest` or `host`. */
            author: components["schemas"]["MessageAuthor"];
            author_name: string;
            /** @description The guest key of the message. */
            key: string;
            message: string;
            /** Format: date-time */
            sent_at: string;
        };
        SampleBookingIn: {
            /**
             * Format: int32
             * @description The number of days from today to check-in.
             */
            days_ahead: number;
            /**
             * Format: int32
             * @description The length of the stay in nights.
             */
            nights: number;
            /**
             * Format: int64
             * @description The total of the stay, in minor units of any currency.
             */
            total: number;
        };
        SampleBookingOut: {
            /**
             * Format: date
             * @description The current date in the account's time zone.
             */
            booked_on: string;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /**
             * Format: int64
             * @description The total of the stay in minor units.
             */
            total: number;
        };
        SavedViewBody: {
            /** @description The name of the view. */
            name: string;
            /** @description The query string of the URL that shows the view. */
            search: string;
        };
        ScheduledMessageRow: {
            /** Author name */
            author_name: string;
            /** Body */
            body: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Failure */
            failure: string | null;
            /** Guest first name */
            guest_first_name: string | null;
            /** Guest last name */
            guest_last_name: string | null;
            /** Guest name */
            guest_name: string | null;
            /** Is offer */
            is_offer: boolean;
            /** Key */
            key: string;
            /** Message */
            message: string | null;
            /** Property */
            property: string | null;
            /** Property name */
            property_name: string | null;
            /** Reservation */
            reservation: string | null;
            /**
             * Send at
             * Format: date-time
             */
            send_at: string;
            /**
             * Sent at
             * Format: date-time
             */
            sent_at: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "sent" | "canceled" | "failed";
            /** Subject */
            subject: string;
            /** Template */
            template: string | null;
            /** Template name */
            template_name: string | null;
            /** Thread */
            thread: string | null;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ScheduledMessageRowIn: {
            /** Body */
            body?: string;
            /** Is offer */
            is_offer?: boolean;
            /** Reservation */
            reservation?: string | null;
            /**
             * Send at
             * Format: date-time
             */
            send_at: string;
            /** Subject */
            subject?: string;
            /** Thread */
            thread?: string | null;
            version?: number;
        };
        ScheduledMessageRowPatch: {
            /** Body */
            body?: string;
            /** Is offer */
            is_offer?: boolean;
            key?: string;
            /** Reservation */
            reservation?: string | null;
            /**
             * Send at
             * Format: date-time
             */
            send_at?: string;
            /** Subject */
            subject?: string;
            /** Thread */
            thread?: string | null;
            uri?: string;
            version?: number;
        };
        SessionAccount: {
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description The number of the account.
             */
            id: number;
            name: string;
            /** @description The IANA time zone, such as `Europe/Madrid`. */
            time_zone: string;
        };
        SessionAccountIn: {
            /**
             * Format: int64
             * @description The number of one of `accounts`.
             */
            account: number;
        };
        SessionIn: {
            /** @description A code of the second factor, if the user has one. */
            code?: string | null;
            email: string;
            password: string;
        };
        SessionOut: {
            account?: components["schemas"]["SessionAccount"] | null;
            /** @description The accounts that the user belongs to. */
            accounts: components["schemas"]["SessionWorkplace"][];
            /** @description The CSRF token; required in the header `X-CSRFToken` of every request that changes something. */
            csrf: string;
            demo?: components["schemas"]["DemoOut"] | null;
            /** @description Whether the empty installation can be filled with the demo instead. */
            demo_offer: boolean;
            /** @description Whether there is no account yet: the first to sign up becomes the operator. */
            first_run: boolean;
            /** @description The keys of the property groups that the user is limited to; absent without a limit. */
            groups?: string[] | null;
            /** @description The e-mail address of the operator who impersonates the user, to be shown at all times; otherwise absent. */
            impersonated_by?: string | null;
            /** @description The permissions granted by the role, the API token and other limits together. */
            permissions: components["schemas"]["Permission"][];
            role?: components["schemas"]["Role"] | null;
            /**
             * @description Whether the first sign-up needs the setup code that the program printed when it started; not for requests from the same
             *     machine.
             */
            setup_code: boolean;
            /** @description Whether e-mails are stored here instead of being sent, and can be read. */
            shows_letters: boolean;
            /** @description Whether visitors may sign up for an account. */
            sign_up: boolean;
            /** @description Whether new owners choose their password by a link in an e-mail. */
            sign_up_by_letter: boolean;
            user?: components["schemas"]["SessionUser"] | null;
        };
        SessionUser: {
            email: string;
            first_name: string;
            /** @description Whether the user is an operator of the installation. */
            is_operator: boolean;
            key: string;
            /** @description `en`, `es`, `de` or `fr`. */
            language: string;
            last_name: string;
            /** @description Whether the user has a second factor. */
            two_factor: boolean;
        };
        SessionWorkplace: {
            /**
             * Format: int64
             * @description The number of the account.
             */
            id: number;
            name: string;
            role: components["schemas"]["Role"];
        };
        SharedCalendarOut: {
            /** @description The URL of the feed, for Airbnb, Booking.com, Vrbo, Google and other programs that read iCalendar. */
            url: string;
        };
        SignupIn: {
            /** @description The ISO 4217 code of the account's currency, such as `EUR`. */
            currency?: string | null;
            email: string;
            first_name?: string;
            /** @description `en`, `es`, `de` or `fr`; by default the browser's language. */
            language?: string | null;
            last_name?: string;
            /** @description The name of the owner or agency. */
            name: string;
            /** @description The first site's name in its URL; derived from `name` by default. */
            namespace?: string | null;
            /** @description The password; not needed if the session has `sign_up_by_letter`. */
            password?: string;
            /**
             * @description The setup code that the program printed when it started; needed for the first account, except for requests from the same
             *     machine.
             */
            setup_code?: string | null;
            /** @description The IANA time zone, such as `Europe/Madrid`. */
            time_zone?: string | null;
        };
        /** @description The map of the pages: the built-in map, or a map with this style. */
        SiteMapOut: {
            /** @description The attribution that the map must show; absent for the built-in map. */
            attribution?: string | null;
            /** @description The URL of a MapLibre style; absent for the built-in map. */
            style_url?: string | null;
        };
        SiteOut: {
            /** @description Whether links to the checkout carry no tracking parameters. */
            analytics_opt_out: boolean;
            /** @description Whether the limits of the price filter follow from the prices of the homes; otherwise they are in `price_range`. */
            automatic_price_range: boolean;
            contact: components["schemas"]["ContactOut"];
            /** @description The site's currency. */
            currency: components["schemas"]["CurrencyOut"];
            /** @description The e-mail address for guests when the partner's system is unavailable; absent if there is none. */
            guesty_account_email?: string | null;
            /** @description Whether the homes are kept in the partner's system. */
            guesty_powered: boolean;
            /** @description The languages of the site: `en`, `es`, `de` or `fr`. */
            languages: string[];
            /** @description The cities with homes on offer. */
            locations: string[];
            /** @description The map that the pages show. */
            map: components["schemas"]["SiteMapOut"];
            /** @description The payment provider that takes the site's cards. */
            merchant: components["schemas"]["MerchantOut"];
            name: string;
            /** @description The site's unique name in its URL. */
            namespace: string;
            /** @description Pages written by the owner, in their order. */
            pages: components["schemas"]["SitePageTitleOut"][];
            /** @description The limits of the price filter that the owner has set. */
            price_range: components["schemas"]["PriceRangeOut"];
            /** @description The URL of the list of homes. */
            properties_href: string;
            /** @description The types of homes on offer, for filters. */
            property_types: string[];
            /** @description The site's canonical root URL, without a trailing slash. */
            secure_url: string;
            /** @description The owner's introduction on the first page; may be empty. */
            story: string;
            tagline: string;
            theme: components["schemas"]["ThemeOut"];
        };
        SitePageOut: {
            /** @description Sanitized HTML of the owner's Markdown, without scripts or external resources. */
            html: string;
            /** @description The last part of the page's URL. */
            slug: string;
            title: string;
            /**
             * Format: date-time
             * @description When the page was last changed.
             */
            updated_at: string;
        };
        SitePageRow: {
            /** Body */
            body: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** In menu */
            in_menu: boolean;
            /** Key */
            key: string;
            /** Position */
            position: number;
            /** Published */
            published: boolean;
            /** Search description */
            search_description: string;
            /** Search title */
            search_title: string;
            /** Site */
            site: string;
            /** Site name */
            site_name: string;
            /** Slug */
            slug: string;
            /** Title */
            title: string;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        SitePageRowIn: {
            /** Body */
            body?: string;
            /** In menu */
            in_menu?: boolean;
            /** Position */
            position?: number;
            /** Published */
            published?: boolean;
            /** Search description */
            search_description?: string;
            /** Search title */
            search_title?: string;
            /** Site */
            site: string;
            /** Slug */
            slug?: string;
            /** Title */
            title: string;
            version?: number;
        };
        SitePageRowPatch: {
            /** Body */
            body?: string;
            /** In menu */
            in_menu?: boolean;
            key?: string;
            /** Position */
            position?: number;
            /** Published */
            published?: boolean;
            /** Search description */
            search_description?: string;
            /** Search title */
            search_title?: string;
            /** Site */
            site?: string;
            /** Slug */
            slug?: string;
            /** Title */
            title?: string;
            uri?: string;
            version?: number;
        };
        /** @description A page in the site's menus. */
        SitePageTitleOut: {
            /** @description Whether the menu lists the page; the footer lists all pages. */
            in_menu: boolean;
            /** @description The last part of the page's URL. */
            slug: string;
            title: string;
        };
        /** @description The payment provider of a site: none, the sandbox, or a provider with its keys. */
        SitePaymentIn: {
            /**
             * @description The provider's keys by name: `publishable_key`, `secret_key`, `webhook_secret` for `s`; `environment_key`,
             *     `access_secret`, `gateway_token`, `signing_secret`, `sca_provider_key` for `sp`; `merchant_id`, `public_key`,
             *     `private_key`, `client_side_encryption_key`, `merchant_account_id` for `bt`.
             */
            keys?: {
                [key: string]: string;
            };
            /** @description `s` Stripe, `sp` Spreedly, `bt` Braintree; absent to take no cards. */
            provider?: string | null;
            /** @description Whether to use the sandbox instead of the provider: a stand-in run by this installation, in which no money moves. */
            sandbox?: boolean;
            /** @description Whether the keys are the provider's test keys. */
            test_mode?: boolean;
        };
        SitePaymentOut: {
            /** @description Whether keys are stored, or the sandbox is used instead. */
            configured: boolean;
            /** @description Whether this installation can store keys. */
            keys_offered: boolean;
            provider?: components["schemas"]["Provider"] | null;
            /** @description The provider's public key; absent if there is none. The other keys are never returned. */
            public_key?: string | null;
            /** @description Whether the sandbox is used instead of the provider. */
            sandbox: boolean;
            /** @description Whether this installation offers the sandbox. */
            sandbox_offered: boolean;
            /** @description Whether payments are tests and no money moves. */
            test_mode: boolean;
            /** @description The path on this installation to which the provider must send its webhooks; absent without a provider. */
            webhook_path?: string | null;
        };
        SitePictureOut: {
            /** @description A logo has one size, so its URLs are the same. */
            picture: components["schemas"]["PhotoOut"];
            /** @description What the picture is for. */
            role: components["schemas"]["SitePictureRole"];
            /** @description Guests see it once it is `ready`. */
            state: components["schemas"]["PhotoState"];
        };
        /** @enum {string} */
        SitePictureRole: "logo" | "logo_dark" | "hero" | "social";
        /** @description Describes the form for the OpenAPI document; its part is read as a stream. */
        SitePictureUploadIn: {
            /**
             * Format: binary
             * @description A logo is PNG, WebP or JPEG, with at least 64 pixels on its longer side; another picture is JPEG, PNG, WebP or AVIF. At
             *     most 25 MB and 50 megapixels.
             */
            file: string;
        };
        SitePicturesOut: {
            /** @description At most one of each role. */
            results: components["schemas"]["SitePictureOut"][];
        };
        SiteRow: {
            /** Accent */
            accent: string;
            /** All properties */
            all_properties: boolean;
            /** Analytics opt out */
            analytics_opt_out: boolean;
            /** Automatic price range */
            automatic_price_range: boolean;
            /** Capture address */
            capture_address: boolean;
            /** Contact address */
            contact_address: string;
            /** Contact email */
            contact_email: string;
            /** Contact phone */
            contact_phone: string;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Domain */
            domain: string | null;
            /** Existing domain */
            existing_domain: boolean;
            /** Featured */
            featured: string[];
            /** Guesty account email */
            guesty_account_email: string | null;
            /** Guesty powered */
            guesty_powered: boolean;
            /** Key */
            key: string;
            /** Languages */
            languages: string;
            /** Name */
            name: string;
            /** Namespace */
            namespace: string;
            /** Price max */
            price_max: number | null;
            /** Price min */
            price_min: number | null;
            /** Properties */
            properties: string[];
            /**
             * Provider
             * @enum {string|null}
             */
            provider: "s" | "sp" | "bt" | null;
            /** Provider public key */
            provider_public_key: string | null;
            /** Search description */
            search_description: string;
            /** Search title */
            search_title: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /** Story */
            story: string;
            /** Tagline */
            tagline: string;
            /** Test mode */
            test_mode: boolean;
            /** Theme */
            theme: unknown;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Use merchant checkout */
            use_merchant_checkout: boolean;
            /** Version */
            version: number;
        };
        SiteRowIn: {
            /** Accent */
            accent?: string;
            /** All properties */
            all_properties?: boolean;
            /** Analytics opt out */
            analytics_opt_out?: boolean;
            /** Automatic price range */
            automatic_price_range?: boolean;
            /** Capture address */
            capture_address?: boolean;
            /** Contact address */
            contact_address?: string;
            /** Contact email */
            contact_email?: string;
            /** Contact phone */
            contact_phone?: string;
            /** Currency */
            currency?: string;
            /** Domain */
            domain?: string | null;
            /** Existing domain */
            existing_domain?: boolean;
            /** Featured */
            featured?: string[];
            /** Guesty account email */
            guesty_account_email?: string | null;
            /** Guesty powered */
            guesty_powered?: boolean;
            /** Languages */
            languages?: string;
            /** Name */
            name: string;
            /** Namespace */
            namespace: string;
            /** Price max */
            price_max?: number | null;
            /** Price min */
            price_min?: number | null;
            /** Properties */
            properties?: string[];
            /**
             * Provider
             * @enum {string|null}
             */
            provider?: "s" | "sp" | "bt" | null;
            /** Provider public key */
            provider_public_key?: string | null;
            /** Search description */
            search_description?: string;
            /** Search title */
            search_title?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Story */
            story?: string;
            /** Tagline */
            tagline?: string;
            /** Test mode */
            test_mode?: boolean;
            /** Theme */
            theme?: unknown;
            /** Use merchant checkout */
            use_merchant_checkout?: boolean;
            version?: number;
        };
        SiteRowPatch: {
            /** Accent */
            accent?: string;
            /** All properties */
            all_properties?: boolean;
            /** Analytics opt out */
            analytics_opt_out?: boolean;
            /** Automatic price range */
            automatic_price_range?: boolean;
            /** Capture address */
            capture_address?: boolean;
            /** Contact address */
            contact_address?: string;
            /** Contact email */
            contact_email?: string;
            /** Contact phone */
            contact_phone?: string;
            /** Currency */
            currency?: string;
            /** Domain */
            domain?: string | null;
            /** Existing domain */
            existing_domain?: boolean;
            /** Featured */
            featured?: string[];
            /** Guesty account email */
            guesty_account_email?: string | null;
            /** Guesty powered */
            guesty_powered?: boolean;
            key?: string;
            /** Languages */
            languages?: string;
            /** Name */
            name?: string;
            /** Namespace */
            namespace?: string;
            /** Price max */
            price_max?: number | null;
            /** Price min */
            price_min?: number | null;
            /** Properties */
            properties?: string[];
            /**
             * Provider
             * @enum {string|null}
             */
            provider?: "s" | "sp" | "bt" | null;
            /** Provider public key */
            provider_public_key?: string | null;
            /** Search description */
            search_description?: string;
            /** Search title */
            search_title?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Story */
            story?: string;
            /** Tagline */
            tagline?: string;
            /** Test mode */
            test_mode?: boolean;
            /** Theme */
            theme?: unknown;
            uri?: string;
            /** Use merchant checkout */
            use_merchant_checkout?: boolean;
            version?: number;
        };
        SourceOut: {
            /** @description The source's key. */
            key: string;
            name: string;
            /** @description The API path of the source. */
            uri: string;
        };
        SourceRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        SourceRowIn: {
            /** Name */
            name: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            version?: number;
        };
        SourceRowPatch: {
            key?: string;
            /** Name */
            name?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            uri?: string;
            version?: number;
        };
        /** @enum {string} */
        StateStatus: "a" | "p" | "d" | "e";
        /** @description The values of a stay to change; those that are absent stay. */
        StayChangeIn: {
            /** @description The keys of all add-ons that the stay shall have. */
            addons?: string[] | null;
            /** Format: int32 */
            adults?: number | null;
            /** Format: date */
            check_in?: string | null;
            /** Format: date */
            check_out?: string | null;
            /** Format: int32 */
            children?: number | null;
            /** Format: int32 */
            pets?: number | null;
            smoker?: boolean | null;
        };
        /** @enum {string} */
        SystemType: "m" | "g";
        /** @description A range of taken nights. */
        TakenOut: {
            /**
             * Format: date
             * @description The first free night after the range.
             */
            end: string;
            /**
             * Format: date
             * @description The first taken night.
             */
            start: string;
        };
        TaxRow: {
            /** Amount */
            amount: number;
            /** Authority */
            authority: string;
            /** Basis points */
            basis_points: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            currency: {
                code: string;
                symbol: string;
            };
            /** Included */
            included: boolean;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "percent" | "per_guest_night";
            /** Listings */
            listings: string[];
            /** Max nights */
            max_nights: number | null;
            /** Min age */
            min_age: number | null;
            /** Name */
            name: string;
            /** On fees */
            on_fees: boolean;
            /** On rent */
            on_rent: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        TaxRowIn: {
            /** Amount */
            amount?: number;
            /** Authority */
            authority?: string;
            /** Basis points */
            basis_points?: number;
            /** Currency */
            currency?: string;
            /** Included */
            included?: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "percent" | "per_guest_night";
            /** Listings */
            listings?: string[];
            /** Max nights */
            max_nights?: number | null;
            /** Min age */
            min_age?: number | null;
            /** Name */
            name: string;
            /** On fees */
            on_fees?: boolean;
            /** On rent */
            on_rent?: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            version?: number;
        };
        TaxRowPatch: {
            /** Amount */
            amount?: number;
            /** Authority */
            authority?: string;
            /** Basis points */
            basis_points?: number;
            /** Currency */
            currency?: string;
            /** Included */
            included?: boolean;
            key?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind?: "percent" | "per_guest_night";
            /** Listings */
            listings?: string[];
            /** Max nights */
            max_nights?: number | null;
            /** Min age */
            min_age?: number | null;
            /** Name */
            name?: string;
            /** On fees */
            on_fees?: boolean;
            /** On rent */
            on_rent?: boolean;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            uri?: string;
            version?: number;
        };
        /** @description An unsaved text and its context: a conversation, a reservation, or neither for example values. */
        TemplatePreviewIn: {
            body?: string;
            /** @description The key of a reservation. */
            reservation?: string | null;
            subject?: string;
            /** @description The key of a conversation. */
            thread?: string | null;
        };
        TemplatePreviewOut: {
            body: string;
            /** @description Variables without a value in this context; they are left in the text unchanged. */
            missing: string[];
            subject: string;
        };
        TestChargeOut: {
            /**
             * Format: int64
             * @description The charged amount in minor units; absent unless paid.
             */
            amount?: number | null;
            currency?: components["schemas"]["CurrencyOut"] | null;
            /** @description The provider's reason; absent if paid. */
            message?: string | null;
            /** @description `paid`, `declined` or `failed`. */
            outcome: string;
            /** @description Whether the amount was refunded. */
            refunded: boolean;
        };
        ThemeOut: {
            /** @description The accent color, such as `#1f6f78`. */
            accent: string;
            font?: components["schemas"]["HeadingFont"] | null;
            hero?: components["schemas"]["PhotoOut"] | null;
            logo?: components["schemas"]["PhotoOut"] | null;
            logo_dark?: components["schemas"]["PhotoOut"] | null;
        };
        ThreadRow: {
            /** Adults */
            adults: number | null;
            /**
             * Check in
             * Format: date
             */
            check_in: string | null;
            /**
             * Check out
             * Format: date
             */
            check_out: string | null;
            /** Children */
            children: number | null;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Guest email */
            guest_email: string;
            /** Guest name */
            guest_name: string;
            /** Guest phone */
            guest_phone: string;
            /** Key */
            key: string;
            /**
             * Last message at
             * Format: date-time
             */
            last_message_at: string;
            /** Last snippet */
            last_snippet: string;
            /** Pets */
            pets: number | null;
            /** Property */
            property: string | null;
            /** Property name */
            property_name: string | null;
            /** Quote */
            quote: string | null;
            /** Reservation */
            reservation: string | null;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /** Subject */
            subject: string;
            /** Unread */
            unread: number;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        ThreadRowIn: {
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Subject */
            subject?: string;
            version?: number;
        };
        ThreadRowPatch: {
            key?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Subject */
            subject?: string;
            uri?: string;
            version?: number;
        };
        TwoFactorConfirmIn: {
            /** @description A code of the authenticator app. */
            code: string;
        };
        TwoFactorOut: {
            /** @description The URI as a QR code in SVG. */
            qr_svg: string;
            /** @description The secret, to be typed into an authenticator app. */
            secret: string;
            /** @description The secret as a URI: `otpauth://…`. */
            uri: string;
        };
        TwoFactorProofIn: {
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
            /** @description The password of the current user. */
            password: string;
        };
        UnsoldOut: {
            /** @description The listing's key. */
            key: string;
            /** @description The name of its home. */
            name: string;
            /** @description The unmet needs; empty if the listing waits for approval. */
            reasons: components["schemas"]["ListingNeed"][];
        };
        UserRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Email */
            email: string;
            /** First name */
            first_name: string;
            /** Groups */
            groups: string[];
            /** Key */
            key: string;
            /** Last name */
            last_name: string;
            /**
             * Role
             * @enum {string}
             */
            role: "owner" | "manager" | "agent" | "viewer";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        UserRowIn: {
            /** Groups */
            groups?: string[];
            /**
             * Role
             * @enum {string}
             */
            role?: "owner" | "manager" | "agent" | "viewer";
            version?: number;
        };
        UserRowPatch: {
            /** Groups */
            groups?: string[];
            key?: string;
            /**
             * Role
             * @enum {string}
             */
            role?: "owner" | "manager" | "agent" | "viewer";
            uri?: string;
            version?: number;
        };
        VariableOut: {
            /** @description An example value. */
            example: string;
            /** @description The variable's name. */
            name: string;
        };
        VariablesOut: {
            count: number;
            results: components["schemas"]["VariableOut"][];
        };
        WatchedAccountOut: {
            /**
             * Format: int64
             * @description The number of the account.
             */
            id: number;
            /** @description The name of the account. */
            name: string;
        };
        WatchedListOut: {
            /** @description The listings that have been in this state the longest come first; at most 200. */
            results: components["schemas"]["WatchedOut"][];
        };
        WatchedOut: {
            /** @description The account of the listing. */
            account: components["schemas"]["WatchedAccountOut"];
            /** @description The listing's state. */
            active_type: components["schemas"]["ActiveType"];
            city: string;
            /** @description The listing's key. */
            key: string;
            /** @description The name of its home. */
            name: string;
            /**
             * Format: date-time
             * @description When the listing reached its state or was last changed.
             */
            updated_at: string;
        };
        WebhookDeliveryRow: {
            /** Answer */
            answer: string;
            /** Answer status */
            answer_status: number | null;
            /** Attempts */
            attempts: number;
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /**
             * Delivered at
             * Format: date-time
             */
            delivered_at: string | null;
            /**
             * Event
             * @enum {string}
             */
            event: "reservation.requested" | "reservation.booked" | "reservation.accepted" | "reservation.declined" | "reservation.changed" | "reservation.canceled" | "payment.paid" | "payment.failed" | "refund.made" | "message.received";
            /** Event id */
            event_id: string | null;
            /** Failure */
            failure: string | null;
            /** Key */
            key: string;
            /**
             * Next try at
             * Format: date-time
             */
            next_try_at: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /**
             * Tried at
             * Format: date-time
             */
            tried_at: string | null;
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
            /** Webhook */
            webhook: string;
        };
        WebhookRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
            /** Events */
            events: unknown;
            /** Key */
            key: string;
            /** Secret */
            secret: string | null;
            /**
             * State status
             * @enum {string}
             */
            state_status: "a" | "p" | "d" | "e";
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Url */
            url: string;
            /** Version */
            version: number;
        };
        WebhookRowIn: {
            /** Events */
            events?: unknown;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            /** Url */
            url: string;
            version?: number;
        };
        WebhookRowPatch: {
            /** Events */
            events?: unknown;
            key?: string;
            /**
             * State status
             * @enum {string}
             */
            state_status?: "a" | "p" | "d" | "e";
            uri?: string;
            /** Url */
            url?: string;
            version?: number;
        };
        /** @description The rule behind a line and the values it was calculated from. */
        WhyOut: {
            /**
             * Format: int64
             * @description The base amount in minor units: the amount per unit, or the amount that the percentage applies to.
             */
            base: number;
            /**
             * Format: int32
             * @description The percentage in basis points (hundredths of a percent); only for percentages.
             */
            basis_points?: number | null;
            /**
             * Format: int64
             * @description The tax in minor units that is already included in the price: shown, not added. Otherwise absent.
             */
            included?: number | null;
            /**
             * Format: int64
             * @description The number of units.
             */
            quantity: number;
            /** @description The name of the rule, such as `extra_guests`. */
            rule: string;
        };
        WordsIn: {
            message: string;
        };
        WordsOut: {
            attachments: components["schemas"]["AttachmentOut"][];
            /** @description The message's key. */
            key: string;
            message: string;
            /** Format: date-time */
            sent_at: string;
            /** @description The key of the conversation. */
            thread: string;
        };
    };
    responses: {
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorOut"];
            };
        };
        WrongFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    export_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": number[];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    close_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingIn"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description `unfinished`: there are current or future stays; `data.count` is their number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementPreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementPreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_agreement_variables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementVariablesOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_agreement_editions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionsOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_api_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenSecretOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_calendar: {
        parameters: {
            query?: {
                /** @description The first night. */
                start?: string;
                /** @description The day after the last night, at most 120 days after `start`. */
                end?: string;
                /** @description Words of the property's name, place or description. */
                search?: string;
                /** @description The key of a group of properties. */
                groups?: string;
                /** @description The key of one property. All other filters and sort orders of the property list apply too. */
                key?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_CalendarRowOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    load_demo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoIn"];
            };
        };
        responses: {
            /** @description The demo is being loaded. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            /** @description `setup_code`: the setup code is missing or wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description There is an account already, or the demo is not offered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_invites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteList"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    look_at_invite: {
        parameters: {
            query: {
                /** @description The token in the link of the e-mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    accept_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteAcceptIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            /** @description `link_expired`: the link is no longer valid. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    delete_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    resend_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_letter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description There is no such e-mail, it is about signing in, or this installation sends its e-mails. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    activate_listings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivatedOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_listing_nights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightsBody"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    set_listing_nights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NightsBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_listing_readiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_message_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplatePreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_message_template_variables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_own_message_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description The position in the message, from 0. */
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_onboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_accounts: {
        parameters: {
            query?: {
                /** @description A part of the account's name. */
                search?: string;
                /** @description The number of results to skip. */
                offset?: number;
                /** @description The maximum number of results. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    open_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    reopen_account: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_watched_listings: {
        parameters: {
            query?: {
                /** @description The state of the listings: `n` pending approval by default. */
                active_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedListOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    approve_listing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description `illegal_move`: the listing does not wait for approval. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    suspend_listing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description `illegal_move`: the listing is already suspended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    unsuspend_listing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description `illegal_move`: the listing is not suspended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_partner_connection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerConnectionOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description The account is not connected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    connect_partner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerConnectionIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerConnectionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    disconnect_partner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    sync_partner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerConnectionOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    ask_for_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetIn"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    confirm_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirmIn"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            /** @description `link_expired`: the link is no longer valid. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_payment_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    upload_photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUploadIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoRow"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    change_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettingsOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    arrange_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the list, as in its URL. */
                list: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSettingBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettingsOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_promotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionPreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionPreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_shared_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedCalendarOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    renew_shared_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedCalendarOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_refund_policy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_report: {
        parameters: {
            query?: {
                /** @description The first month as `YYYY-MM`; by default a year before the last month. */
                from?: string;
                /** @description The last month, inclusive; by default the current month. */
                to?: string;
                /** @description The rows of the report: `month` (the default), `property` or `source`. */
                by?: string;
                /** @description Only the home with this key. */
                property?: string;
                /** @description Only the homes of the property group with this key. */
                property_group?: string;
                /** @description Only bookings from the source with this key, or `none` for bookings without a source. */
                source?: string;
                /** @description The file format: `csv`. */
                format?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    export_report: {
        parameters: {
            query?: {
                /** @description The first month as `YYYY-MM`; by default a year before the last month. */
                from?: string;
                /** @description The last month, inclusive; by default the current month. */
                to?: string;
                /** @description The rows of the report: `month` (the default), `property` or `source`. */
                by?: string;
                /** @description Only the home with this key. */
                property?: string;
                /** @description Only the homes of the property group with this key. */
                property_group?: string;
                /** @description Only bookings from the source with this key, or `none` for bookings without a source. */
                source?: string;
                /** @description The file format: `csv`. */
                format?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    owner_create_reservation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReservationIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description A rule is broken, with the same codes as for a quote, or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description `overlap`: the nights were just taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_own_reservation_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    summarize_reservation_payments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSummaryOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    retry_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description The amount has been refunded in another way since. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `illegal_move`: the refund has not failed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    cancel_reservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelManyIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledManyOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_cancel_reservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelsPreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledManyOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    import_reservations: {
        parameters: {
            query?: {
                /** @description Validates every line and reports the result without storing anything. */
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description A dry run: the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOut"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportOut"];
                };
            };
            /** @description Validation errors, each field prefixed with the number of its line. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    lock_reservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationsIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    message_reservations: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageManyIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReservationIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationPreviewOut"];
                };
            };
            /** @description There is no price for the stay, or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    unlock_reservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationsIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    accept_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            401: components["responses"]["Refused"];
            /** @description The card was declined; the request is unchanged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `overlap`, `illegal_move`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description There is no such reservation, or its listing has no agreement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_bill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    owner_cancel_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerCancelIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or the reservation can no longer be canceled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_owner_cancel: {
        parameters: {
            query?: {
                /** @description `full` (the default), or `policy` for the refund of a cancellation by the guest. */
                refund?: components["schemas"]["RefundRule"];
                /** @description A refund of this amount in minor units instead, limited to what was paid. */
                amount?: number;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelPreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description The reservation can no longer be canceled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    owner_charge: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerChargeIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            /** @description The card was declined, or the bank requires authentication by the guest. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `nothing_due`: nothing is left to pay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    decline_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `illegal_move`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_guest_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestLinkOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    renew_guest_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestLinkOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_reservation_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    lock_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description The reservation is kept in the partner's system. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    write_about_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    move_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description The stay cannot be booked, with the same codes as for a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: components["responses"]["Refused"];
            /** @description The card was declined; the stay is unchanged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `overlap`, `not_changeable`, `unsuitable_home`, `price_changed`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreviewOut"];
                };
            };
            /** @description The stay cannot be booked, with the same codes as for a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `not_changeable`, `unsuitable_home`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    record_payment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutsidePaymentIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description The amount is more than is open. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `nothing_due`: nothing is left to pay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    owner_refund: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRefundIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description The amount is more than was paid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    unlock_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description The reservation is kept in the partner's system. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            /** @description The API token is invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description `wrong_credentials`, `code_required` or `wrong_code`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    switch_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionAccountIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    sign_out_everywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    impersonate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    end_impersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    sign_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            /** @description An e-mail has been sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description `sign_up_closed`: only the operator can open accounts. `setup_code`: the first account needs the setup code. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_site_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagePreviewIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePreviewOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    claim_site_domain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainClaimIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRow"];
                };
            };
            /** @description The TXT record is missing, or the DNS lookup failed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    check_site_domain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainCheckOut"];
                };
            };
            /** @description The site has no domain. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_site_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePaymentOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    choose_site_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitePaymentIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePaymentOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_site_pictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePicturesOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    upload_site_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description `logo`, `logo_dark`, `hero` or `social` */
                role: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SitePictureUploadIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePictureOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    remove_site_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description `logo`, `logo_dark`, `hero` or `social` */
                role: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    test_site_charge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestChargeOut"];
                };
            };
            /** @description The site is not in test mode, or `no_cards`: it has no payment provider. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    follow_threads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["InboxOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description Too many streams of this user or network. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too many streams. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    answer_with_files: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    begin_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorOut"];
                };
            };
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description The user already has a second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    confirm_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorConfirmIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            /** @description The user already has a second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    disable_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProofIn"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    renew_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProofIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_calendar_events: {
        parameters: {
            query: {
                /** @description The property's key. */
                property__key: string;
                /** @description Only blocking or only non-blocking events; all by default. */
                blocking?: boolean;
                /** @description Only events whose first night is on this date or later. */
                start_date__gte?: string;
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_CalendarEventOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_countries: {
        parameters: {
            query?: {
                /** @description Words of the name, ignoring case and accents. */
                search?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_CountryOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_country: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryOut"];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_full_calendar_events: {
        parameters: {
            query: {
                /** @description The property's key. */
                property: string;
                /** @description Whether adjacent ranges are merged into one. */
                compressed?: boolean;
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullCalendarEventOut"][];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_places: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description The beginning of the place's name, ignoring case and accents; after a comma, of its region or country. */
                q?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_PlaceOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_listings: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description Only the listing of the property with this key. */
                property?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_ListingOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_listing_fees: {
        parameters: {
            query: {
                /** @description The listing's key. */
                listing: string;
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_ListingFeeOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_listing_fee: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingFeeOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_listing_rates: {
        parameters: {
            query: {
                /** @description The listing's key. */
                listing: string;
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_ListingRateOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_listing_rate: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingRateOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_listing: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_message_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description The position in the message, from 0. */
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_offer_refusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRefusalOut"];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    refuse_offers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRefusalOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    allow_offers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRefusalOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    open_offer_refusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the confirmation page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    refuse_offers_at_once: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_properties: {
        parameters: {
            query: {
                /** @description The namespace of the site. */
                name_space: string;
                /**
                 * @description `name`, `price`, `-price`, `bedrooms`, `-bedrooms`, `accommodates`, `-accommodates`, `newest` or `distance` (from the
                 *     center of the map area, which it requires); featured homes first by default.
                 */
                order_by?: string;
                /** @description The maximum number of results: 25 by default, 100 at most. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
                /** @description The page, from 1; used if there is no `offset`. */
                page?: number;
                /** @description The `next_cursor` of the previous page; empty for the first page. Takes precedence over `offset` and `page`. */
                cursor?: string;
                /** @description Groups, by the `key` in the search options. */
                group?: string;
                /** @description Tags, by the `key` in the search options. */
                tag?: string;
                /** @description Types of homes, by the `key` in the search options. */
                property_type?: string;
                /** @description Neighborhoods, by the `key` in the search options. */
                neighborhood?: string;
                /** @description The minimum number of bedrooms. */
                bedrooms?: number;
                /** @description The minimum number of bathrooms. */
                bathrooms?: number;
                /** @description Amenities, by their codes; a home must have all of them. */
                amenities?: string;
                /** @description Cities, by the `key` in the search options. */
                city?: string;
                /** @description Countries, by the `key` in the search options. */
                country?: string;
                /** @description The map area in degrees: all four edges or none. */
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description `false` also lists homes with a longer minimum stay, without a price. */
                enforce_min_stay?: boolean;
                /** @description The first day of the stay; only together with `check_out`. */
                check_in?: string;
                /** @description The day of departure; only together with `check_in`. */
                check_out?: string;
                /** @description Two by default. */
                adults?: number;
                /** @description None by default. */
                children?: number;
                /** @description The number of guests; used if neither `adults` nor `children` is given. */
                guests?: number;
                /** @description The minimum price in minor units: of the total with dates, of a night without. */
                min_price?: number;
                /** @description The maximum price in minor units: of the total with dates, of a night without. */
                max_price?: number;
                /** @description Words to find in the property, ignoring case and accents. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyListOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_flexible_dates: {
        parameters: {
            query: {
                /** @description The namespace of the site; required unless `site_namespace` is given. */
                name_space?: string;
                /** @description The same as `name_space`. */
                site_namespace?: string;
                /** @description The key of one home; by default each day has the cheapest home of the site. */
                property?: string;
                /** @description The month of the start days as `YYYY-MM`; takes precedence over `check_in`. */
                month?: string;
                /** @description Together with `flex_days`: the start days are this date and `flex_days` before and after it. */
                check_in?: string;
                /** @description The number of days before and after `check_in`; 3 by default. */
                flex_days?: number;
                /** @description The length of the stay in nights. */
                nights: number;
                /** @description Two by default. */
                adults?: number;
                children?: number;
                /** @description The number of guests; used if neither `adults` nor `children` is given. */
                guests?: number;
                pets?: number;
                /** @description Groups, by the `key` in the search options. */
                group?: string;
                /** @description Tags, by the `key` in the search options. */
                tag?: string;
                /** @description Types of homes, by the `key` in the search options. */
                property_type?: string;
                /** @description Neighborhoods, by the `key` in the search options. */
                neighborhood?: string;
                /** @description The minimum number of bedrooms. */
                bedrooms?: number;
                /** @description The minimum number of bathrooms. */
                bathrooms?: number;
                /** @description Amenities, by their codes; a home must have all of them. */
                amenities?: string;
                /** @description Cities, by the `key` in the search options. */
                city?: string;
                /** @description Countries, by the `key` in the search options. */
                country?: string;
                /** @description The map area in degrees: all four edges or none. */
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description The minimum price in minor units: of the total with dates, of a night without. */
                min_price?: number;
                /** @description The maximum price in minor units: of the total with dates, of a night without. */
                max_price?: number;
                /** @description Words to find in the property, ignoring case and accents. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexibleOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_property_options: {
        parameters: {
            query: {
                /** @description The namespace of the site. */
                name_space: string;
                /**
                 * @description `name`, `price`, `-price`, `bedrooms`, `-bedrooms`, `accommodates`, `-accommodates`, `newest` or `distance` (from the
                 *     center of the map area, which it requires); featured homes first by default.
                 */
                order_by?: string;
                /** @description The maximum number of results: 25 by default, 100 at most. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
                /** @description The page, from 1; used if there is no `offset`. */
                page?: number;
                /** @description The `next_cursor` of the previous page; empty for the first page. Takes precedence over `offset` and `page`. */
                cursor?: string;
                /** @description Groups, by the `key` in the search options. */
                group?: string;
                /** @description Tags, by the `key` in the search options. */
                tag?: string;
                /** @description Types of homes, by the `key` in the search options. */
                property_type?: string;
                /** @description Neighborhoods, by the `key` in the search options. */
                neighborhood?: string;
                /** @description The minimum number of bedrooms. */
                bedrooms?: number;
                /** @description The minimum number of bathrooms. */
                bathrooms?: number;
                /** @description Amenities, by their codes; a home must have all of them. */
                amenities?: string;
                /** @description Cities, by the `key` in the search options. */
                city?: string;
                /** @description Countries, by the `key` in the search options. */
                country?: string;
                /** @description The map area in degrees: all four edges or none. */
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description `false` also lists homes with a longer minimum stay, without a price. */
                enforce_min_stay?: boolean;
                /** @description The first day of the stay; only together with `check_out`. */
                check_in?: string;
                /** @description The day of departure; only together with `check_in`. */
                check_out?: string;
                /** @description Two by default. */
                adults?: number;
                /** @description None by default. */
                children?: number;
                /** @description The number of guests; used if neither `adults` nor `children` is given. */
                guests?: number;
                /** @description The minimum price in minor units: of the total with dates, of a night without. */
                min_price?: number;
                /** @description The maximum price in minor units: of the total with dates, of a night without. */
                max_price?: number;
                /** @description Words to find in the property, ignoring case and accents. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyOptionsOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_property: {
        parameters: {
            query: {
                /** @description The namespace of the site that sells the property. */
                site_namespace: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_property_calendar: {
        parameters: {
            query: {
                /** @description The namespace of the site that sells the property. */
                site_namespace: string;
                /** @description With it, the days are possible check-out dates of a stay from this check-in; without it, possible check-in dates. */
                check_in?: string;
                /** @description The first day; by default the check-in, otherwise today. */
                from?: string;
                /** @description The last day, inclusive; by default 62 days after `from`. At most 400 days in all. */
                until?: string;
                /** @description Two by default. */
                adults?: number;
                children?: number;
                pets?: number;
                /** @description The guest key of a reservation to be moved: its own nights count as free. */
                moving?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            /** @description The stay cannot be booked, or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    estimate_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            /** @description The stay cannot be booked, or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    estimate_quote_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The stay cannot be booked, or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            /** @description There is no such home, or its listing has no agreement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            404: components["responses"]["Refused"];
            /** @description The quote has expired; `data` has the property. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    save_quote_contact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_quote_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no such quote, or its listing has no agreement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    apply_quote_promo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            /** @description The promo code is unknown, has ended or is used up; the quote is unchanged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    modify_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner does not allow guests to change the quote. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            404: components["responses"]["Refused"];
            /** @description The quote has been booked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    modify_quote_addons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyAddonsIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    remove_quote_promo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    validate_quote_promos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteOut"];
                };
            };
            /** @description Some promo code no longer applies; load the quote again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_reservation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description The payment was declined; the nights are free again. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description `overlap`: the nights were just taken; 101: the quote is being booked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            /** @description The quote has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description Too many declined cards or unpaid holds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    create_checkout_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSessionOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description `overlap`: the nights are taken; 101: the quote is being booked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description Too many unpaid holds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    list_reservation_cards: {
        parameters: {
            query?: {
                /** @description The guest key of the reservation; required if `quote` is absent. */
                reservation?: string;
                /** @description The guest key of the quote. */
                quote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_CardOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_reservation_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"];
                };
            };
            /** @description Also for a card number in clear text. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description The provider declined the card. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description Too many cards were tried. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    delete_reservation_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description `in_use`: a payment or the deposit still needs the card. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    mark_card_authenticated: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"];
                };
            };
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    refresh_card_auth_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOut"];
                };
            };
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_reservation_messages: {
        parameters: {
            query: {
                /** @description The guest key of the reservation. */
                reservation: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_SaidOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    create_reservation_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationMessageIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationMessageOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    follow_reservation_messages: {
        parameters: {
            query: {
                /** @description The guest key of the reservation. */
                reservation: string;
            };
            header?: {
                "Last-Event-ID"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SaidOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too many streams of this booking or network. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too many streams. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    upload_reservation_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReservationFilesIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationMessageOut"];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_reservation_payments: {
        parameters: {
            query: {
                /** @description The guest key of the reservation. */
                reservation: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_PaymentOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    charge_reservation_payment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description The payment was declined. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description 101: the payment is being charged; `nothing_due`: nothing is left to pay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            /** @description Too many declined payments. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            503: components["responses"]["Refused"];
        };
    };
    get_reservation_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOut"];
                };
            };
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    save_reservation_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description The guest must authenticate for the card first. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    mark_payment_authenticated: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOut"];
                };
            };
            /** @description The authentication or the payment failed. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    refresh_payment_auth_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOut"];
                };
            };
            /** @description The payment failed. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_reservation: {
        parameters: {
            query?: {
                /** @description The namespace of the site that the reservation must belong to. */
                namespace?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    cancel_reservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            /** @description 101: locked; or the reservation can no longer be canceled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelPreviewOut"];
                };
            };
            404: components["responses"]["Refused"];
            /** @description The reservation can no longer be canceled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    change_reservation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string | null;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            /** @description The stay cannot be booked, with the same codes as for a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The payment was declined; the stay is unchanged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner does not allow guests to change their stay. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `overlap`, `not_changeable`, `price_changed`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    preview_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayChangeIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreviewOut"];
                };
            };
            /** @description The stay cannot be booked, with the same codes as for a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner does not allow guests to change their stay. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            404: components["responses"]["Refused"];
            /** @description 101: locked; or `not_changeable`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    confirm_reservation_contact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationContactIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    record_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_site: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                namespace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteOut"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_site_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                namespace: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePageOut"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner has withdrawn the page. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    list_sources: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
                /** @description Words of the name, ignoring case and accents. */
                search?: string;
                /** @description The maximum number of results; a value above the list's own maximum is lowered to it. */
                limit?: number;
                /** @description The number of results to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut_SourceOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    get_source: {
        parameters: {
            query?: {
                /** @description The namespace of the site. */
                site_namespace?: string;
                /** @description The same as `site_namespace`. */
                name_space?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    hand_in_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Processed; delivering the same e-mail again has no effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description The secret is missing or wrong, or inbound e-mail is not set up. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    hear_provider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `s` Stripe, `sp` Spreedly or `bt` Braintree */
                provider: string;
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is invalid, or the event is too old. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
}
