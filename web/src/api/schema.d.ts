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
         * The whole account in one archive: every row as JSON, once more as sheets, and the photos. What each part is, and what stays
         *     behind, is told in docs/owners/leaving.md.
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
        /** Closes the account: its sites are gone and nobody gets in any more. Nothing is deleted; whoever runs the place can open it again. */
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
        /** A text as a guest would read it, with a stay that nobody booked. */
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
        /** Every variable that an agreement may name. */
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
        /** All editions of the agreement that this one is of, the newest first. */
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
        /** Makes a token. */
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
        /** Homes with their stays, blocks and nightly prices. */
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
        /** Arrivals, departures and what waits for somebody; and the last twelve months beside the twelve before. */
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
         * Loads the demo world into an empty installation. The program is away meanwhile; it is done when `session/` answers with
         *     `demo`.
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
        /** Invitations that nobody has accepted yet. */
        get: operations["list_invites"];
        put?: never;
        /** Invites a colleague by letter. */
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
        /** What the holder of a link is asked to join. */
        get: operations["look_at_invite"];
        put?: never;
        /** Joins. A new user is signed in at once; who is known already signs in as always. */
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
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back. */
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
        /** Sends the letter again, with another link. */
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
        /** A letter as its reader sees it. Only where letters are kept in a folder instead of being sent. */
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
         * Puts listings on sale. What lacks something becomes `s` instead, and what must be approved `n`, each with why; when one of them is
         *     suspended or waits for approval, nothing happens to any.
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
        /** The nights from today on that have a price or rules of their own. */
        get: operations["get_listing_nights"];
        /** Gives nights a price or rules of their own, or gives them back to their season. All or none. */
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
        /** What a listing needs before guests may book it, what would make it sell better, and what can be done about it. */
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
        /** A text as the guest would read it. A variable that does not exist is named with the field it stands in. */
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
        /** Every variable that a text may name. */
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
        /** The same for the people of the account. */
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
        /** What is done and what is next, read from the rows of the account. */
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
        /** The accounts of the installation, the newest first. */
        get: operations["list_accounts"];
        put?: never;
        /** Opens an account for somebody, who gets a letter and chooses a password. What is sent as `password` counts for nothing. */
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
        /** Opens an account again that was closed. */
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
        /** The listings of all accounts that stand so. */
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
        /** Lets a listing be sold that waits for it. */
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
        /** Takes a listing off sale, however it stands; its owner cannot change that. */
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
        /** Gives a suspended listing back to its owner, paused. */
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
        /** How the account is connected with the partner. */
        get: operations["get_partner_connection"];
        /** Connects the account, or gives other credentials. Everything that the partner sells is read at once. */
        put: operations["connect_partner"];
        post?: never;
        /** Ends the connection. Homes and bookings stay; prices cannot be asked any more. */
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
        /** Asks for everything to be read now. It happens in the background. */
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
        /** Sends a letter with a link, if the address is known. */
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
        /** Sets the password; every browser of the user signs in anew. */
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
        /** What a sample booking would pay, and when. */
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
        /** A new picture of a home, behind the others. It is shown to guests once its sizes are made (`state` is `ready`). */
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
        /** Changes the name or the language of whoever is signed in. */
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
        /** The saved views and put away columns of every list; each member of an account has their own. */
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
        /** Replaces what is kept for one list. */
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
        /** Changes the password; every other browser of the user signs in anew. */
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
        /** What a promotion would take off a sample stay. */
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
        /** The secret address of a home's calendar. */
        get: operations["get_shared_calendar"];
        put?: never;
        /** A new address; the former one leads nowhere from now on. */
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
        /** What canceling a sample booking would bring back, day by day. */
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
        /** Occupancy, revenue and average nightly rate of a period by month, home or source. */
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
        /** The same as a file for a sheet: a line for each row and currency, amounts with their decimals. */
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
        /** Books a stay for a guest. It is reserved at once; what is due is paid by the guest on the status page, or recorded. */
        post: operations["owner_create_reservation"];
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
        /** What came, what is due, what is late and what failed. */
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
        /** Sends a refund again that failed. */
        post: operations["retry_refund"];
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
         * Books stays from a sheet, one in each line: all of them, or none. The columns are those of a new reservation; `property` and
         *     `source` may be names. Rules of the homes do not count, nights that are taken do, and no guest gets a letter.
         */
        post: operations["import_reservations"];
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
        /** What a stay would cost. Nothing is stored. */
        post: operations["preview_reservation"];
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
        /** The rental agreement, filled in. */
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
        /** What the stay costs, line by line. */
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
        /** Cancels; the refund is the one of the preview. */
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
        /** What the guest would get back if the owner canceled now. */
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
        /** A reservation with its payments, refunds, cards and what happens next. */
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
        /** Where the guest follows the booking. */
        get: operations["get_guest_link"];
        put?: never;
        /** Another link for the guest. Those that are out, in letters too, open nothing any more. */
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
        /** Everything that happened to a reservation, the oldest first. */
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
        /** Locks a reservation: until it is unlocked, whatever changes its dates, its money or its status is answered with code 101. */
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
        /** Writes to the guest of a reservation, in the conversation that there is or in a new one. The guest is told by e-mail too. */
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
        /** Moves the stay. What is due now is charged to the card on file first. */
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
        /** What the stay would cost at other dates, line by line. Nothing is written. */
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
        /** Writes down money that came another way; it settles what is open. */
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
        /** Gives money back. While the stay is on, its total falls by as much. */
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
        /** Tells who is signed in, and hands out the CSRF token, to strangers too. */
        get: operations["get_session"];
        put?: never;
        /** Signs in. The answer is that of `GET`, for the one who is now signed in. */
        post: operations["sign_in"];
        /** Signs out, on this browser. */
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
        /** Works in another account of the user. */
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
        /** Signs every other browser of the user out. */
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
        /** The operator acts in somebody's name; the account's log tells of it. */
        post: operations["impersonate"];
        /** The operator is the operator again. */
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
         * Opens an account with its owner and its first site. The owner of the first account is signed in at once (201), as is every owner
         *     of an installation that sends no e-mail. Elsewhere the answer (202) is the same for every address, and an e-mail has the link to
         *     choose a password, or says that there is an account already.
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
        /** A page as its readers would see it. */
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
         * Gives the domain to the site. If another site has it, that one loses it, once the TXT record `_casita.{domain}` says
         *     `casita-site={key}`; a domain that nobody has needs no record.
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
        /** Asks where the site's domain leads. */
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
        /** Who takes the cards of a site. */
        get: operations["get_site_payment"];
        put?: never;
        /** Chooses who takes the cards of a site. */
        post: operations["choose_site_payment"];
        delete?: never;
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
        /** Charges the provider's own test card a small amount, and gives it back. Needs test mode. */
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
         * A stream of server-sent events: how much is unread, at once and whenever something happens in a conversation. What it was is asked
         *     for by whoever wants to know. It ends when the server stops or the caller is signed out. When too many listen, 503: ask now and then
         *     instead.
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
        /** Answers in a conversation with files. The guest is told by e-mail too. */
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
        /** Makes a secret for the telephone. Nothing changes until a code confirms it. */
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
        /** Switches the second factor on. */
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
        /** Switches the second factor off. */
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
        /** Makes new recovery codes; the former count no more. */
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
        /** The events of a property's calendar by date, up to 300 at once. With a site, the site must sell it. */
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
        /** Countries by name, up to 1000 at once. */
        get: operations["list_countries"];
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
        /** All taken nights of a property. With a site, the site must sell it. */
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
        /** Places of a name: those where the site has homes, then those that are called just so, then the larger ones. */
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
        /** The listings of a site. */
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
        /** The fees of a listing, in the owner's order. With a site, the site must sell it. */
        get: operations["list_listing_fees"];
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
        /** The rates of a listing by date, the base rate last; up to 1000 at once. With a site, the site must sell it. */
        get: operations["list_listing_rates"];
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
         * A file that came with a message, by its place among them. The message's key is the guest's, which stands in the conversation and
         *     in letters.
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
        /** Whether the reader of an offer has refused others. */
        get: operations["get_offer_refusal"];
        put?: never;
        /** No further offers, please. Letters about a stay still come. */
        post: operations["refuse_offers"];
        /** Offers after all. */
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
         * Where mail programs refuse offers for their reader (RFC 8058). Opened by a person it leads to the page that asks first: programs
         *     that only look whether a link is harmless must change nothing.
         */
        get: operations["open_offer_refusal"];
        put?: never;
        /** What mail programs send. Whatever the body says, it is meant. */
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
        /** The homes of a site that fit. With dates each has the exact total of the stay. */
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
        /** The cheapest days to begin a stay. Without a property all that narrows a search counts here too. */
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
        /** The choices of a site; with the parameters of a search, those that are left. */
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
        /** One property of a site. */
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
        /** The calendar of one property. */
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
        /** The same price, kept and honoured until `expires_at`. */
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
        /** The price of a stay. Nothing is stored. */
        post: operations["estimate_quote"];
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
        /** A quote by its key, which is the guest's credential. */
        get: operations["get_quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Saves who asks. */
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
        /** The agreement in force when the quote was made, with the quote's own figures. */
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
        /** Redeems a promotion. */
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
        /** Prices other dates, guests or another home; the answer tells the difference line by line. */
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
        /** Chooses add-ons. */
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
        /** Takes a promotion off. */
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
        /** Looks whether every promotion still counts. Those that do not are taken off and told with 400. */
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
         * Books a quote. Whoever asks twice gets the same reservation. With a payment that needs authentication the status is `t`, and the
         *     payment has `auth_required` and an `auth_token`; while it is not known what became of a charge it is `t` too.
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
        /** The cards of a quote or reservation, the newest first. */
        get: operations["list_reservation_cards"];
        put?: never;
        /** Keeps a card at the provider. */
        post: operations["create_reservation_card"];
        delete?: never;
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
        /** The guest has proven to hold the card. The provider is asked whether that is so. */
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
        /** A token that works now, for a proof that took too long. */
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
        /** What was said about a reservation, the oldest first. */
        get: operations["list_reservation_messages"];
        put?: never;
        /** Writes to the owner, who is told by e-mail. One address may send five messages in a row, then one every half minute. */
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
         * A stream of server-sent events, one for each message as it is written; its id is the message's key. It ends when the server
         *     stops; a browser comes back by itself. When too many listen, 503: ask for the list now and then instead.
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
        /** Sends files to the owner about a reservation. As many at once as messages. */
        post: operations["upload_reservation_message"];
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
        /** The payments of a reservation, by their day. */
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
        /** Charges a payment that is due, now. */
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Another card for a payment that is not made yet. */
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
        /** The guest has proven to hold the card. The provider is asked whether that is so. */
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
        /** Makes the proof of a payment possible now: it was charged while the guest was away, or the last proof took too long. */
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
        /** A reservation by its key. */
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
        /** Cancels; the refund is the one of the preview. */
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
        /** What the guest would get back. */
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
         * Moves the stay. What is due now is charged first; with a payment that needs authentication the dates are still the old ones, and
         *     `change` names the new ones and the payment with its `auth_token`.
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
        /** What the stay would cost at other dates, line by line. Nothing is written. */
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
        /** The guest confirms who comes. */
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
        /** The guest agrees to the rental terms. What exactly was agreed to is kept. */
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
        /** One site by its namespace. */
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
        /** A page that the owner wrote for the site, such as `about`, `contact` or one of their own. */
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
        /** The sources that a site's owner keeps in use, by name. */
        get: operations["list_sources"];
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
         * Hand a letter in.
         * @description As it came, as a body of any type, or in a form's field `email` or `body-mime`. Who hands it in says the operator's secret as a
         *     bearer token, or as a password.
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
        /** A provider's webhook for a site. */
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
            /** Format: int64 */
            count: number;
            results: components["schemas"]["AccountOut"][];
        };
        AccountOut: {
            /** Format: date-time */
            created_at: string;
            /** Format: int64 */
            id: number;
            name: string;
            /** @description Of the owner who has been there the longest. */
            owner_email?: string | null;
            /** @description `a`, or `d` when it is closed. */
            state_status: components["schemas"]["StateStatus"];
        };
        ActivatedOut: {
            /** @description `Listings Activated`; `Setup Incomplete` or `Waiting for Approval` when none of them is on sale. */
            message: string;
            /** @description Those that are not on sale, each with why. */
            unsold: components["schemas"]["UnsoldOut"][];
            updated: number;
        };
        /** @description Which ones. */
        ActivationIn: {
            object_keys: string[];
        };
        /** @enum {string} */
        ActiveType: "w" | "a" | "p" | "n" | "s" | "d" | "u";
        /** @description Of the preview. */
        AgreedIn: {
            /** Format: int64 */
            due_now: number;
            /** Format: int64 */
            refund: number;
            /** Format: int64 */
            total: number;
        };
        AgreementIn: {
            /** @description Who agrees; the guest of the reservation unless said otherwise. */
            name?: string;
        };
        AgreementPreviewIn: {
            /** @description Markdown with `{{variables}}`. */
            body: string;
        };
        AgreementPreviewOut: {
            /** @description Safe to show. */
            html: string;
            /** @description Names between braces that are no variables; they are left as they are written. */
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
            /** @description What it may become; empty for what is written by hand. */
            example: string;
            name: string;
        };
        AgreementVariablesOut: {
            count: number;
            results: components["schemas"]["AgreementVariableOut"][];
        };
        AmenityOut: {
            group: string;
            key: string;
            name: string;
        };
        ApiTokenIn: {
            /**
             * Format: date-time
             * @description It counts until somebody deletes it when left out.
             */
            expires_at?: string | null;
            /** @description What it is for. */
            name: string;
            /** @description What it may do at most, in the words of `permissions`; never more than who makes it. */
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
            /** Format: date-time */
            expires_at?: string | null;
            key: string;
            name: string;
            scopes: string[];
            /** @description Send it in `Authorization: Bearer …`. It is shown only now. */
            token: string;
            uri: string;
        };
        AtLeastOut: {
            count: number;
            /** Format: int32 */
            least: number;
        };
        AttachmentOut: {
            /** @description `image/jpeg`, `application/pdf` or `text/plain`. */
            content_type: components["schemas"]["AttachmentType"];
            /** Format: int32 */
            height?: number | null;
            name: string;
            /**
             * Format: int64
             * @description In bytes.
             */
            size: number;
            /**
             * Format: int32
             * @description Of a picture, in pixels.
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
            count: number;
            /** Format: double */
            least: number;
        };
        /** @description A day to arrive on or, with a check-in, to leave on. */
        CalendarDayOut: {
            closed?: components["schemas"]["ErrorCode"] | null;
            /** Format: date */
            date: string;
            /**
             * Format: int32
             * @description The least number of nights from this day, or the nights until it.
             */
            nights?: number | null;
            /**
             * Format: int64
             * @description Of the stay that ends on it, or of the shortest that begins on it.
             */
            total?: number | null;
        };
        /** @description A stay or a block. */
        CalendarEntryOut: {
            /** @description Whether its nights are taken; a request takes none yet. */
            blocking: boolean;
            /** @description Overlaps what another calendar says. */
            conflict: boolean;
            /**
             * Format: date
             * @description The day after the last night.
             */
            end: string;
            /** Format: int32 */
            guests: number;
            /** @description Of the reservation, or of the calendar event. */
            key: string;
            /** @description `reservation`, `block`, or `feed` for what another calendar says. */
            kind: components["schemas"]["EventKind"];
            locked: boolean;
            /**
             * Format: date
             * @description The first night.
             */
            start: string;
            status?: components["schemas"]["ReservationStatus"] | null;
            /** @description The guest's name, or what the block says. */
            title: string;
        };
        CalendarEventOut: {
            /** @description Whether the nights cannot be booked. */
            blocking: boolean;
            /**
             * Format: date
             * @description The last night.
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
            /** Format: date */
            check_in?: string | null;
            currency: components["schemas"]["CurrencyOut"];
            days: components["schemas"]["CalendarDayOut"][];
            property: string;
        };
        /** @description A home and its nights of the window. */
        CalendarRowOut: {
            city: string;
            /** @description Why guests cannot have the night, as a refusal of a quote; nothing when they can. */
            closed: (components["schemas"]["ErrorCode"] | null)[];
            currency?: components["schemas"]["CurrencyOut"] | null;
            /** @description By their first night. */
            events: components["schemas"]["CalendarEntryOut"][];
            key: string;
            /** @description The least stay that each night asks for. */
            min_nights: number[];
            name: string;
            /** @description What each night of the window costs, in minor units; nothing where no rate covers it. */
            prices: (number | null)[];
            state_status: components["schemas"]["StateStatus"];
            /**
             * Format: int64
             * @description How many guests it can have at a time.
             */
            units: number;
        };
        CancelIn: {
            reason?: string;
        };
        /** @description What canceling now means, to the cent. */
        CancelPreviewOut: {
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description What the owner keeps.
             */
            kept: number;
            /** @description The policy leaves it to the owner, who may give back more. */
            owner_decides: boolean;
            /**
             * Format: int64
             * @description What has been paid and not gone back.
             */
            paid: number;
            /** Format: int64 */
            refund: number;
            refunds: components["schemas"]["CancelRefundOut"][];
        };
        CancelRefundOut: {
            /** Format: int64 */
            amount: number;
            payment: string;
        };
        CanceledOut: {
            refund: components["schemas"]["CancelPreviewOut"];
            reservation: components["schemas"]["ReservationOut"];
        };
        /** @description What the provider's script made of a card: a token, or number and code encrypted for the provider. */
        CardIn: {
            /** @default null */
            address_city: string | null;
            /** @default null */
            address_country: string | null;
            /** @default null */
            address_postal_code: string | null;
            /** @default null */
            address_state: string | null;
            /** @default null */
            address_street_one: string | null;
            /** @default null */
            address_street_two: string | null;
            /** @default null */
            card_bin_number: string | null;
            /**
             * @description Encrypted.
             * @default null
             */
            card_cvv: string | null;
            /**
             * @description Month and year, such as 4/29.
             * @default null
             */
            card_expiration_string: string | null;
            /**
             * Format: int32
             * @default null
             */
            card_expires_month: number | null;
            /**
             * Format: int32
             * @default null
             */
            card_expires_year: number | null;
            /** @default null */
            card_last_four: string | null;
            /** @default  */
            card_name: string;
            /**
             * @description Encrypted.
             * @default null
             */
            card_number: string | null;
            /** @default null */
            card_token: string | null;
            /** @default null */
            card_type: string | null;
            /** @default null */
            email: string | null;
            /**
             * @description The key of a payment that shall be taken from this card.
             * @default null
             */
            payment_key: string | null;
            /** @default  */
            phone: string;
            /**
             * @description The key of the quote, or else of the reservation.
             * @default null
             */
            quote: string | null;
            /** @default false */
            renter_approved: boolean;
            /** @default null */
            reservation: string | null;
        };
        CardOut: {
            auth_token?: string | null;
            card_bin_number?: string | null;
            card_country?: string | null;
            /** @description Month and year. */
            card_expiration_string: string;
            /** Format: int32 */
            card_expires_month: number;
            /** Format: int32 */
            card_expires_year: number;
            card_last_four: string;
            card_name: string;
            /** @description a amex, d discover, j jcb, l diners, m mastercard, v visa, o other. */
            card_type: string;
            email: string;
            key: string;
            phone: string;
            provider: components["schemas"]["Provider"];
            quote?: string | null;
            renter_approved: boolean;
            /** @description The guest must prove to hold the card; `auth_token` is for the provider's script. */
            requires_auth: boolean;
            reservation?: string | null;
            uri: string;
        };
        ChangeIn: components["schemas"]["PayerIn"] & {
            agreed?: components["schemas"]["AgreedIn"] | null;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** @description The key of another card than the one that paid before. */
            credit_card?: string | null;
        };
        ChangePaymentOut: {
            /** Format: int64 */
            amount: number;
            /** Format: date */
            due_date: string;
        };
        ChangePreviewIn: {
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
        };
        /** @description What other dates mean, to the cent. */
        ChangePreviewOut: {
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            credit_card?: components["schemas"]["CardOut"] | null;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description Beside the total; given back after the stay.
             */
            deposit: number;
            difference: components["schemas"]["DifferenceOut"];
            /**
             * Format: int64
             * @description Charged with the change.
             */
            due_now: number;
            /**
             * Format: int64
             * @description Part of the new total that only the refund policy keeps: canceling would not return it either.
             */
            kept: number;
            /** Format: int32 */
            nights: number;
            /** @description The policy leaves it to the owner, who may give back more. */
            owner_decides: boolean;
            /** @description What is still to be paid after it. */
            payments: components["schemas"]["ChangePaymentOut"][];
            /** @description Promotions that do not count for the new dates. */
            promo_errors: components["schemas"]["ErrorOut"][];
            /** Format: int64 */
            refund: number;
            /**
             * Format: int64
             * @description The new total.
             */
            total: number;
        };
        ChargeIn: components["schemas"]["PayerIn"] & {
            /** @description The key of a card; without it, the one that the payment has. */
            card?: string | null;
            /** @description The key of the payment. */
            payment: string;
            /** @description The key of the reservation. */
            reservation: string;
        };
        CheckoutSessionIn: {
            /** @description The key of the quote. */
            quote: string;
            /** @description The site's namespace. */
            site: string;
        };
        CheckoutSessionOut: {
            /** @description Where the guest pays. */
            url: string;
        };
        ClosingIn: {
            /** @description The account's, to be typed. */
            name: string;
            /** @description The user's. */
            password: string;
        };
        /** @enum {string} */
        ContactMode: "verifying" | "confirmed";
        ContactOut: {
            address: string;
            email: string;
            /** @description When somebody answers, in the owner's words. */
            hours?: string | null;
            phone: string;
        };
        CountryOut: {
            /** @description Two letters, by ISO 3166. */
            code: string;
            /** @description The code. */
            key: string;
            name: string;
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
        CurrencyOut: {
            code: string;
            symbol: string;
        };
        DashboardFeed: {
            failure: string;
            key: string;
            name: string;
            property_name: string;
        };
        DashboardFeeds: {
            /** Format: int64 */
            count: number;
            results: components["schemas"]["DashboardFeed"][];
        };
        DashboardOut: {
            /**
             * Format: int64
             * @description Entries of calendars that came too late for their nights.
             */
            conflicts: number;
            /** @description Today and the six days after it: in every home the one that it is there. */
            days: components["schemas"]["DayAheadOut"][];
            /**
             * Format: int64
             * @description Letters of the last two weeks, by days of the account, that could not be delivered; nothing without the permission `settings`.
             */
            failed_letters?: number | null;
            failed_payments: components["schemas"]["DashboardPayments"];
            /** @description What the bank did not take back; somebody has to. */
            failed_refunds: components["schemas"]["DashboardRefunds"];
            /**
             * Format: int64
             * @description Webhooks of the last two weeks, by days of the account, that could not be delivered; nothing without the permission `settings`.
             */
            failed_webhooks?: number | null;
            feeds_in_trouble: components["schemas"]["DashboardFeeds"];
            /** @description The twelve months before them. */
            last_year: components["schemas"]["FiguresOut"];
            /** @description The last twelve months, this one included. */
            months: components["schemas"]["MonthBesideOut"][];
            overdue_payments: components["schemas"]["DashboardPayments"];
            /** @description How many homes there are. */
            properties: number;
            requests: components["schemas"]["DashboardStays"];
            /** @description All of these months together. */
            this_year: components["schemas"]["FiguresOut"];
            /**
             * Format: date
             * @description The day that it is where the account is.
             */
            today: string;
            unread: components["schemas"]["DashboardThreads"];
        };
        DashboardPayment: {
            /** Format: int64 */
            amount: number;
            /** Format: date */
            due_date: string;
            failure?: string | null;
            key: string;
            reservation: components["schemas"]["DashboardStay"];
        };
        DashboardPayments: {
            /** Format: int64 */
            count: number;
            results: components["schemas"]["DashboardPayment"][];
        };
        DashboardRefund: {
            /** Format: int64 */
            amount: number;
            /** Format: date-time */
            failed_at: string;
            /** @description In the bank's words. */
            failure?: string | null;
            key: string;
            reservation: components["schemas"]["DashboardStay"];
        };
        DashboardRefunds: {
            /** Format: int64 */
            count: number;
            results: components["schemas"]["DashboardRefund"][];
        };
        DashboardStay: {
            /** Format: int32 */
            adults: number;
            /**
             * Format: date-time
             * @description Until when a request can be answered.
             */
            answer_by?: string | null;
            /** Format: date */
            check_in: string;
            /** @description On the home's clock, `16:00`. */
            check_in_time: string;
            /** Format: date */
            check_out: string;
            check_out_time: string;
            /** Format: int32 */
            children: number;
            currency: string;
            first_name: string;
            /** @description The reservation's key. */
            key: string;
            last_name: string;
            /** Format: int32 */
            pets: number;
            property: string;
            property_name: string;
            /**
             * Format: int64
             * @description How long that is from now.
             */
            seconds_left?: number | null;
            /** Format: int64 */
            total: number;
        };
        /** @description The first of them, and how many there are. */
        DashboardStays: {
            /** Format: int64 */
            count: number;
            results: components["schemas"]["DashboardStay"][];
        };
        DashboardThread: {
            guest_name: string;
            key: string;
            /** Format: date-time */
            last_message_at: string;
            last_snippet: string;
            reservation?: string | null;
            subject: string;
            /** Format: int32 */
            unread: number;
        };
        DashboardThreads: {
            /** Format: int64 */
            count: number;
            results: components["schemas"]["DashboardThread"][];
        };
        DayAheadOut: {
            arrivals: components["schemas"]["DashboardStays"];
            /** Format: date */
            date: string;
            departures: components["schemas"]["DashboardStays"];
            /**
             * Format: int64
             * @description Stays that sleep there in the following night.
             */
            in_house: number;
        };
        DecidedOut: {
            /** @description How it stands now. */
            active_type: components["schemas"]["ActiveType"];
            key: string;
        };
        DeclineIn: {
            /** @description Told to the guest. */
            reason?: string;
        };
        DemoIn: {
            /** @description The code that the program printed when it started; not needed on the machine itself. */
            setup_code?: string | null;
        };
        DemoLoginOut: {
            account?: string | null;
            email: string;
            name: string;
            /** @description `operator`, or the role in the account. */
            role: string;
        };
        DemoOut: {
            logins: components["schemas"]["DemoLoginOut"][];
            password: string;
        };
        /** @enum {string} */
        DepositState: "due" | "pending" | "held" | "charged" | "returned" | "failed" | "canceled";
        /** @description The price before and after, line by line. */
        DifferenceOut: {
            /** Format: int64 */
            after: number;
            /** Format: int64 */
            before: number;
            lines: components["schemas"]["LineChangeOut"][];
        };
        DomainCheckOut: {
            /** @description The host's own addresses, for an A or AAAA record. */
            addresses: string[];
            domain: string;
            /** @description Where the domain leads, as far as that is public. */
            found: string[];
            /** @description The host that it should lead to, by a CNAME or ALIAS record. */
            host: string;
            /** @description `here`, `partly`, `elsewhere`, `nowhere`, or `unknown` when nobody could be asked. */
            pointing: string;
        };
        DomainClaimIn: {
            /** @description At whose `_casita` name a TXT record with the text `casita-site=` and the site's key stands. */
            domain: string;
        };
        /** @description What was sold in one currency, in its minor units. */
        EarnedOut: {
            /**
             * Format: int64
             * @description Rent by nights.
             */
            average_nightly_rate?: number | null;
            currency: string;
            /** Format: int64 */
            nights: number;
            /**
             * Format: int64
             * @description What the nights cost, before fees, discounts and taxes.
             */
            rent: number;
            /**
             * Format: int64
             * @description Everything that guests pay for them but taxes and deposits.
             */
            revenue: number;
        };
        EditionOut: {
            /** Format: date-time */
            created_at: string;
            /** @description Who wrote it; nothing where it came with the account. */
            created_by?: string | null;
            deleted: boolean;
            /** Format: int32 */
            edition: number;
            key: string;
            /**
             * Format: int64
             * @description How many bookings have signed it. What they signed never changes.
             */
            signed: number;
        };
        EditionsOut: {
            count: number;
            results: components["schemas"]["EditionOut"][];
        };
        /**
         * @description Why a request was refused. Stable: programs decide by it.
         * @enum {string}
         */
        ErrorCode: "not_found" | "method_not_allowed" | "unauthenticated" | "wrong_credentials" | "code_required" | "wrong_code" | "two_factor_on" | "link_expired" | "setup_code" | "sign_up_closed" | "not_in_person" | "forbidden" | "no_account" | "stale" | "in_use" | "unfinished" | "csrf" | "too_large" | "unsupported_media_type" | "rate_limited" | "internal" | "unavailable" | "overlap" | "past_date" | "min_stay" | "max_stay" | "check_in_day" | "check_out_day" | "lead_time" | "booking_window" | "max_guests" | "pets" | "smoking" | "no_rate" | "inactive" | "partner_unavailable" | "promotion" | "gone" | "expired" | "may_not_modify" | "booked" | "not_online" | "no_cards" | "payment_declined" | "authentication" | "payment_unavailable" | "nothing_due" | "not_changeable" | "price_changed" | "illegal_move" | "idempotency" | "signature";
        /** @description The body of every refusal but field errors. */
        ErrorOut: {
            code: components["schemas"]["ErrorCode"];
            /** @description What helps to do better next time. */
            data: {
                [key: string]: unknown;
            };
            /** @description One plain sentence. */
            detail: string;
        };
        /** @enum {string} */
        EventKind: "block" | "reservation" | "feed" | "feed_closed";
        /** @enum {string} */
        FeeKind: "flat" | "per_night" | "per_guest" | "per_guest_night" | "per_pet" | "percent_of_rent";
        /** @description The body of a refusal that names fields: each with what is wrong about it. */
        FieldErrors: {
            [key: string]: string[];
        };
        /** @description The figures of a period, a home or a source. */
        FiguresOut: {
            /**
             * Format: int64
             * @description Stays that begin in the period.
             */
            bookings: number;
            /**
             * Format: int64
             * @description Stays that would have begun in the period and were canceled.
             */
            canceled: number;
            /** @description One entry for each currency in which nights were sold. */
            money: components["schemas"]["EarnedOut"][];
            /**
             * Format: int64
             * @description Nights that were sold or could have been.
             */
            nights_available: number;
            /** Format: int64 */
            nights_sold: number;
            /**
             * Format: double
             * @description The part of the available nights that was sold: 0.5 is half of them. Nothing when there were none to sell.
             */
            occupancy?: number | null;
        };
        /** @description Only describes the form: its parts are read as they come. */
        FilesIn: {
            /** @description One to five: JPEG, PNG, WebP or AVIF pictures, PDF or plain text, at most 10 MB each. */
            file: string[];
            /** @description `true` for what is not about the stay: a guest may have refused that. */
            is_offer?: string | null;
            /** @description May be left out: the files speak for themselves. */
            message?: string | null;
            /** @description What the guest's letter is headed with, where it is not the usual. */
            subject?: string | null;
        };
        FlexibleDayOut: {
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            closed?: components["schemas"]["ErrorCode"] | null;
            /** @description The home, by its key and the last part of its address. */
            property?: string | null;
            slug?: string | null;
            /** Format: int64 */
            total?: number | null;
        };
        FlexibleOut: {
            count: number;
            currency: components["schemas"]["CurrencyOut"];
            /** @description Every day asked about, in order. */
            days: components["schemas"]["FlexibleDayOut"][];
            /** Format: int32 */
            nights: number;
            /** @description Start days that can be booked, cheapest first. */
            results: components["schemas"]["FlexibleDayOut"][];
        };
        FullCalendarEventOut: {
            /**
             * Format: date
             * @description The first free night after it.
             */
            end: string;
            /**
             * Format: date
             * @description The first taken night.
             */
            start: string;
        };
        GuestLinkOut: {
            /** @description Where the guest says who comes. */
            contact_url: string;
            /** @description Where the guest follows the booking. Whoever opens it is the guest. */
            url: string;
        };
        GuestyBookingOut: {
            listing_id: string;
        };
        /** @enum {string} */
        HeadingFont: "serif" | "sans";
        HistoryEntryOut: {
            /** @description Who did it; nothing for what the guest or the house did. */
            actor?: string | null;
            /** Format: date-time */
            at: string;
            /** @description Fields with what they were and what they are. */
            changes?: {
                [key: string]: unknown[];
            } | null;
            detail: string;
            /** @description A step of the booking, or what somebody did. */
            name: string;
        };
        HistoryOut: {
            count: number;
            results: components["schemas"]["HistoryEntryOut"][];
        };
        ImpersonationIn: {
            /** @description Of the user to act for. */
            email: string;
        };
        ImportLineOut: {
            errors: components["schemas"]["FieldErrors"];
            /** @description Of what was made. */
            key?: string | null;
            /** @description What it is about. */
            label: string;
            /**
             * Format: int64
             * @description As an editor numbers them.
             */
            line: number;
            /** @description What is unusual, and is done nevertheless. */
            warnings: string[];
        };
        /** @description What became of a sheet, or would. */
        ImportOut: {
            /** @description Whether nothing was kept, because it was a rehearsal. */
            dry_run: boolean;
            /** @description Lines without errors. */
            good: number;
            lines: components["schemas"]["ImportLineOut"][];
            /** @description Lines with errors. */
            wrong: number;
        };
        InboxOut: {
            /**
             * Format: int64
             * @description How many conversations in the inbox have something that nobody has read.
             */
            unread: number;
        };
        InviteAcceptIn: {
            first_name?: string;
            language?: string | null;
            last_name?: string;
            /** @description A new one; or, for who is known, theirs. Not needed when signed in as the invited. */
            password?: string;
            token: string;
        };
        InviteIn: {
            email: string;
            /** @description Keys of property groups that the colleague is limited to; all homes when empty. */
            groups?: string[];
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
            /** Format: date-time */
            expires_at: string;
            groups: string[];
            key: string;
            role: components["schemas"]["Role"];
            uri: string;
        };
        InvitedOut: {
            account: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** @description The address has a password here already, which is asked for then. */
            is_known: boolean;
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
            /** Format: int64 */
            after: number;
            /** Format: int64 */
            before: number;
            kind: components["schemas"]["LineKind"];
            name: string;
            /** @description The rule behind the line. */
            rule: string;
        };
        /** @enum {string} */
        LineKind: "rent" | "discount" | "fee" | "promotion" | "tax" | "deposit";
        ListSettingBody: {
            /** @description `null` while the list's own choice stands. */
            hidden_columns?: string[] | null;
            /** @description In the order in which they are offered. */
            views: components["schemas"]["SavedViewBody"][];
        };
        /** @description All lists that somebody has arranged, by their names. */
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
             * @description For one of what it is counted by.
             */
            amount: number;
            /**
             * Format: int32
             * @description Hundredths of a percent, when it is a percentage.
             */
            basis_points: number;
            currency: components["schemas"]["CurrencyOut"];
            key: string;
            /** @description What it is counted by. */
            kind: components["schemas"]["FeeKind"];
            name: string;
            /** @description An add-on: charged when the guest selects it. */
            optional: boolean;
            /** @description A deposit: it stands beside the total. */
            refundable: boolean;
            /** @description Whether an add-on is selected unless the guest says otherwise. */
            selected: boolean;
            taxable: boolean;
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
            /** @description `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u` suspended. */
            active_type: components["schemas"]["ActiveType"];
            book_online: boolean;
            /** @description 0 Sunday … 6 Saturday. */
            check_in_days: number[];
            /** @description 0 Sunday … 6 Saturday. */
            check_out_days: number[];
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int64
             * @description For each further guest and night.
             */
            extra_guest_amount: number;
            /** Format: int32 */
            included_guests: number;
            /** @description Whether a booking stands at once, without the owner's word. */
            instant_book: boolean;
            key: string;
            /**
             * Format: int32
             * @description How many days before check-in a booking must be made.
             */
            lead_days: number;
            /** Format: int32 */
            max_nights?: number | null;
            /** Format: int32 */
            max_pets: number;
            /** Format: int32 */
            min_nights: number;
            pay_online: boolean;
            /** @description The key of the property that it offers. */
            property: string;
            renter_can_modify: boolean;
            smoking_allowed: boolean;
            uri: string;
            /**
             * Format: int32
             * @description How many days ahead check-in can be.
             */
            window_days?: number | null;
        };
        ListingRateOut: {
            /** @description Whether it covers every night that no other rate does. */
            base_rate: boolean;
            currency: components["schemas"]["CurrencyOut"];
            /**
             * Format: int32
             * @description How many nights are sold together, if only together.
             */
            duration?: number | null;
            /**
             * Format: date
             * @description The last night; a base rate has none.
             */
            end_date?: string | null;
            key: string;
            /** Format: int32 */
            max_nights?: number | null;
            /** Format: int32 */
            min_nights?: number | null;
            /** Format: int64 */
            monthly?: number | null;
            /**
             * Format: int64
             * @description A thirtieth of `monthly`.
             */
            monthly_nightly?: number | null;
            name: string;
            /** @description Whether it comes back every year. */
            repeat: boolean;
            /**
             * Format: date
             * @description The first night; a base rate has none.
             */
            start_date?: string | null;
            uri: string;
            /** Format: int64 */
            week_night: number;
            /** Format: int64 */
            weekend_night?: number | null;
            /** Format: int64 */
            weekly?: number | null;
            /**
             * Format: int64
             * @description A seventh of `weekly`.
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
        /** @description The body of a refusal because somebody is busy with the reservation: the owner, the partner, or a charge that is under way. */
        LockedOut: {
            /**
             * Format: int32
             * @description Always 101.
             */
            code: number;
            data: {
                [key: string]: unknown;
            };
            detail: string;
        };
        MailOut: {
            /** @description `kept`: it is a message now. `known`: it was one already. `gone`: what it answers is gone. `refused`: who writes for the account may not any more. `left`: it is no answer of a person. */
            outcome: string;
        };
        MerchantOut: {
            provider?: components["schemas"]["Provider"] | null;
            public_key?: string | null;
            script_url?: string | null;
            test_mode: boolean;
        };
        /** @enum {string} */
        MessageAuthor: "guest" | "host";
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
            /** @description Keys of exactly the add-ons that are wanted. */
            addons: string[];
        };
        /** @description What is left out stays as it is. */
        ModifyIn: {
            /** Format: int32 */
            adults?: number | null;
            /** Format: date */
            check_in?: string | null;
            /** Format: date */
            check_out?: string | null;
            /** Format: int32 */
            children?: number | null;
            namespace?: string | null;
            /** Format: int32 */
            pets?: number | null;
            /** @description Another home of the same site. */
            property?: string | null;
            smoker?: boolean | null;
        };
        /** @description Something that happened or will. */
        MomentOut: {
            /** Format: int64 */
            amount?: number | null;
            /** Format: date-time */
            at?: string | null;
            /** Format: date */
            date: string;
            done: boolean;
            /** @description requested, booked, changed, `hold_ends`, `request_ends`, payment, refund, `check_in`, `check_out` or canceled. */
            kind: string;
        };
        MonthBesideOut: {
            /** @description The same month a year earlier. */
            last_year: components["schemas"]["FiguresOut"];
            month: string;
            this_year: components["schemas"]["FiguresOut"];
        };
        MoveIn: {
            agreed?: components["schemas"]["AgreedIn"] | null;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** @description Sets the listing's own rules aside: the shortest stay, the days of arrival, and so on. Nights that others have stay theirs. */
            ignore_rules?: boolean;
            /**
             * Format: int64
             * @description Instead of what the rates say.
             */
            total?: number | null;
        };
        NeedOut: {
            met: boolean;
            /**
             * @description `name`, `description`, `location`, `photo`, `rates`, `every_night`, `photos`, `described`, `amenities`, `refund_policy`,
             *     `payment_policy` or `agreement`.
             */
            name: components["schemas"]["ListingNeed"];
            /** @description Without it nobody could book; the others make it sell better. */
            required: boolean;
        };
        NewReservationIn: {
            addons?: string[] | null;
            /** Format: int32 */
            adults?: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children?: number;
            email?: string;
            first_name?: string;
            /** @description Sets the listing's own rules aside. Nights that others have stay theirs. */
            ignore_rules?: boolean;
            last_name?: string;
            /** @description From the guest. */
            message?: string;
            /** @description The site whose guest it is; any that sells the home when left out. */
            namespace?: string | null;
            /** @description Only for the people of the account. */
            note?: string;
            /** @description Whether the guest gets a letter. */
            notify?: boolean;
            /** Format: int32 */
            pets?: number;
            phone?: string;
            promo_codes?: string[] | null;
            /** @description The key of the property. */
            property: string;
            smoker?: boolean;
            /** @description The key of the source that it came from. */
            source?: string | null;
            /**
             * Format: int64
             * @description Instead of what the rates say.
             */
            total?: number | null;
        };
        /** @enum {string} */
        NightRule: "own" | "night" | "weekend" | "weekly" | "monthly";
        NightsBody: {
            /** @description By date when read. When set, a later one goes over an earlier one, and one that says nothing gives the nights back to their season. */
            runs: components["schemas"]["OwnNightsBody"][];
        };
        OfferRefusalOut: {
            /** @description The guest's address, but for most of its letters. */
            email: string;
            refused: boolean;
            /** @description Whose offers. */
            site_name: string;
        };
        OnboardingHomeOut: {
            agreement?: string | null;
            key: string;
            listing?: string | null;
            name: string;
            payment_policy?: string | null;
            refund_policy?: string | null;
        };
        OnboardingOut: {
            /** @description Every step is done. */
            complete: boolean;
            property?: components["schemas"]["OnboardingHomeOut"] | null;
            site?: components["schemas"]["OnboardingSiteOut"] | null;
            /** @description In the order in which they are best taken. */
            steps: components["schemas"]["OnboardingStepOut"][];
        };
        OnboardingSiteOut: {
            key: string;
            name: string;
            /** @description Where guests find it. */
            url: string;
        };
        /** @enum {string} */
        OnboardingStep: "home" | "photos" | "price" | "rules" | "payments" | "publish" | "site";
        OnboardingStepOut: {
            done: boolean;
            /** @description `home`, `photos`, `price`, `rules`, `payments`, `publish` or `site`. */
            name: components["schemas"]["OnboardingStep"];
        };
        OpenedOut: {
            /** Format: int32 */
            id: number;
        };
        OptionOut: {
            count: number;
            /** @description What a search is asked with. */
            key: string;
            name: string;
        };
        OutsidePaymentIn: {
            /** Format: int64 */
            amount: number;
            /** @description `cash`, `check` or `channel`. */
            method: string;
            /**
             * Format: date
             * @description Today when left out.
             */
            paid_on?: string | null;
            /** @description The key of the payment that it settles; the next open one when left out. */
            payment?: string | null;
        };
        /** @description Nights in a row. */
        OwnNightsBody: {
            /**
             * Format: int64
             * @description What each costs, in minor units; as the season has it when absent.
             */
            amount?: number | null;
            /** @description Whether guests cannot have them. */
            closed?: boolean;
            /**
             * Format: date
             * @description The day after the last night.
             */
            end: string;
            /**
             * Format: int32
             * @description The least stay; as the season has it when absent.
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
             * @description So much instead, as far as it was paid.
             */
            amount?: number | null;
            /** @description Told to the guest. */
            reason?: string;
            refund?: components["schemas"]["RefundRule"] | null;
        };
        OwnerChargeIn: {
            /** @description The key of another card of the guest than the one the payment has. */
            credit_card?: string | null;
            /** @description The key of a payment of the reservation that is due or has failed. */
            payment: string;
        };
        OwnerRefundIn: {
            /** Format: int64 */
            amount: number;
            /** @description The key of the payment that it is taken from; the newest when left out. */
            payment?: string | null;
            reason?: string;
        };
        PageOut_CalendarEventOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /** @description Whether the nights cannot be booked. */
                blocking: boolean;
                /**
                 * Format: date
                 * @description The last night.
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
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                city: string;
                /** @description Why guests cannot have the night, as a refusal of a quote; nothing when they can. */
                closed: (components["schemas"]["ErrorCode"] | null)[];
                currency?: components["schemas"]["CurrencyOut"] | null;
                /** @description By their first night. */
                events: components["schemas"]["CalendarEntryOut"][];
                key: string;
                /** @description The least stay that each night asks for. */
                min_nights: number[];
                name: string;
                /** @description What each night of the window costs, in minor units; nothing where no rate covers it. */
                prices: (number | null)[];
                state_status: components["schemas"]["StateStatus"];
                /**
                 * Format: int64
                 * @description How many guests it can have at a time.
                 */
                units: number;
            }[];
        };
        PageOut_CardOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                auth_token?: string | null;
                card_bin_number?: string | null;
                card_country?: string | null;
                /** @description Month and year. */
                card_expiration_string: string;
                /** Format: int32 */
                card_expires_month: number;
                /** Format: int32 */
                card_expires_year: number;
                card_last_four: string;
                card_name: string;
                /** @description a amex, d discover, j jcb, l diners, m mastercard, v visa, o other. */
                card_type: string;
                email: string;
                key: string;
                phone: string;
                provider: components["schemas"]["Provider"];
                quote?: string | null;
                renter_approved: boolean;
                /** @description The guest must prove to hold the card; `auth_token` is for the provider's script. */
                requires_auth: boolean;
                reservation?: string | null;
                uri: string;
            }[];
        };
        PageOut_CountryOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /** @description Two letters, by ISO 3166. */
                code: string;
                /** @description The code. */
                key: string;
                name: string;
                uri: string;
            }[];
        };
        PageOut_ListingFeeOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /**
                 * Format: int64
                 * @description For one of what it is counted by.
                 */
                amount: number;
                /**
                 * Format: int32
                 * @description Hundredths of a percent, when it is a percentage.
                 */
                basis_points: number;
                currency: components["schemas"]["CurrencyOut"];
                key: string;
                /** @description What it is counted by. */
                kind: components["schemas"]["FeeKind"];
                name: string;
                /** @description An add-on: charged when the guest selects it. */
                optional: boolean;
                /** @description A deposit: it stands beside the total. */
                refundable: boolean;
                /** @description Whether an add-on is selected unless the guest says otherwise. */
                selected: boolean;
                taxable: boolean;
                uri: string;
            }[];
        };
        PageOut_ListingOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /** @description `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u` suspended. */
                active_type: components["schemas"]["ActiveType"];
                book_online: boolean;
                /** @description 0 Sunday … 6 Saturday. */
                check_in_days: number[];
                /** @description 0 Sunday … 6 Saturday. */
                check_out_days: number[];
                currency: components["schemas"]["CurrencyOut"];
                /**
                 * Format: int64
                 * @description For each further guest and night.
                 */
                extra_guest_amount: number;
                /** Format: int32 */
                included_guests: number;
                /** @description Whether a booking stands at once, without the owner's word. */
                instant_book: boolean;
                key: string;
                /**
                 * Format: int32
                 * @description How many days before check-in a booking must be made.
                 */
                lead_days: number;
                /** Format: int32 */
                max_nights?: number | null;
                /** Format: int32 */
                max_pets: number;
                /** Format: int32 */
                min_nights: number;
                pay_online: boolean;
                /** @description The key of the property that it offers. */
                property: string;
                renter_can_modify: boolean;
                smoking_allowed: boolean;
                uri: string;
                /**
                 * Format: int32
                 * @description How many days ahead check-in can be.
                 */
                window_days?: number | null;
            }[];
        };
        PageOut_ListingRateOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /** @description Whether it covers every night that no other rate does. */
                base_rate: boolean;
                currency: components["schemas"]["CurrencyOut"];
                /**
                 * Format: int32
                 * @description How many nights are sold together, if only together.
                 */
                duration?: number | null;
                /**
                 * Format: date
                 * @description The last night; a base rate has none.
                 */
                end_date?: string | null;
                key: string;
                /** Format: int32 */
                max_nights?: number | null;
                /** Format: int32 */
                min_nights?: number | null;
                /** Format: int64 */
                monthly?: number | null;
                /**
                 * Format: int64
                 * @description A thirtieth of `monthly`.
                 */
                monthly_nightly?: number | null;
                name: string;
                /** @description Whether it comes back every year. */
                repeat: boolean;
                /**
                 * Format: date
                 * @description The first night; a base rate has none.
                 */
                start_date?: string | null;
                uri: string;
                /** Format: int64 */
                week_night: number;
                /** Format: int64 */
                weekend_night?: number | null;
                /** Format: int64 */
                weekly?: number | null;
                /**
                 * Format: int64
                 * @description A seventh of `weekly`.
                 */
                weekly_nightly?: number | null;
            }[];
        };
        PageOut_PaymentOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                /** Format: int64 */
                amount: number;
                /** @description The guest must prove to hold the card; `auth_token` is for the provider's script. */
                auth_required: boolean;
                auth_token?: string | null;
                collect_while_booking: boolean;
                credit_card?: string | null;
                currency: components["schemas"]["CurrencyOut"];
                /** Format: date */
                due_date: string;
                /** @description Why the last try failed. */
                failure?: string | null;
                key: string;
                /** @description card, channel, check or cash. */
                method: components["schemas"]["PaymentMethod"];
                /** Format: date-time */
                paid_at?: string | null;
                reservation: string;
                /** @description due, pending, paid, failed or canceled. */
                state: components["schemas"]["PaymentState"];
                uri: string;
            }[];
        };
        PageOut_PlaceOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                bounds: components["schemas"]["PlaceBoundsOut"];
                /** @description Two letters; may be empty. */
                country: string;
                /** @description All of it on one line. */
                label: string;
                /** Format: double */
                lat: number;
                /** Format: double */
                lon: number;
                name: string;
                /** @description State, province or the like; may be empty. */
                region: string;
            }[];
        };
        PageOut_SaidOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                attachments: components["schemas"]["AttachmentOut"][];
                /** @description guest or host. */
                author: components["schemas"]["MessageAuthor"];
                author_name: string;
                key: string;
                message: string;
                /** Format: date-time */
                sent_at: string;
            }[];
        };
        PageOut_SourceOut: {
            /**
             * Format: int64
             * @description Of the whole list.
             */
            count: number;
            /** Format: int64 */
            limit: number;
            /** @description The address of the part after this. */
            next?: string | null;
            /** Format: int64 */
            offset: number;
            /** @description The address of the part before this. */
            previous?: string | null;
            results: {
                key: string;
                name: string;
                uri: string;
            }[];
        };
        PagePreviewIn: {
            /** @description Markdown. */
            body?: string;
        };
        PagePreviewOut: {
            /** @description It runs nothing and loads nothing. */
            html: string;
        };
        /** @enum {string} */
        PaidStatus: "f" | "u";
        PartnerConnectionIn: {
            client_id: string;
            /** @description Kept sealed, and never shown again. */
            client_secret: string;
        };
        PartnerConnectionOut: {
            client_id: string;
            /** Format: date-time */
            created_at: string;
            /** @description Why the last reading broke off; it goes on by itself. */
            failure?: string | null;
            /**
             * Format: int32
             * @description How many homes the partner sold then.
             */
            listing_count: number;
            /**
             * Format: date-time
             * @description When everything that the partner sells was last read.
             */
            synced_at?: string | null;
            /** @description Whether it is being read now. */
            syncing: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        PasswordIn: {
            /** @description The present one. */
            current_password: string;
            password: string;
            /** @description Whether your API tokens end too, in all accounts. */
            revoke_tokens?: boolean;
        };
        PasswordResetConfirmIn: {
            password: string;
            /** @description Whether the user's API tokens end too, in all accounts. */
            revoke_tokens?: boolean;
            /** @description From the link of the letter. */
            token: string;
        };
        PasswordResetIn: {
            email: string;
        };
        PayerIn: {
            /** @description What the provider's script found out about the browser, where it wants it back. */
            browser_info?: string | null;
            /** @description Where the guest comes back to from a bank's page. */
            return_url?: string | null;
        };
        /** @enum {string} */
        PaymentMethod: "card" | "channel" | "check" | "cash";
        PaymentOut: {
            /** Format: int64 */
            amount: number;
            /** @description The guest must prove to hold the card; `auth_token` is for the provider's script. */
            auth_required: boolean;
            auth_token?: string | null;
            collect_while_booking: boolean;
            credit_card?: string | null;
            currency: components["schemas"]["CurrencyOut"];
            /** Format: date */
            due_date: string;
            /** @description Why the last try failed. */
            failure?: string | null;
            key: string;
            /** @description card, channel, check or cash. */
            method: components["schemas"]["PaymentMethod"];
            /** Format: date-time */
            paid_at?: string | null;
            reservation: string;
            /** @description due, pending, paid, failed or canceled. */
            state: components["schemas"]["PaymentState"];
            uri: string;
        };
        PaymentPatch: {
            /** @description The key of a card of the same reservation. */
            credit_card: string;
        };
        PaymentPolicyRow: {
            /**
             * Created at
             * Format: date-time
             */
            created_at: string;
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
            /** Name */
            name: string;
            /** Parts */
            parts?: unknown;
            version?: number;
        };
        PaymentPolicyRowPatch: {
            key?: string;
            /** Name */
            name?: string;
            /** Parts */
            parts?: unknown;
            uri?: string;
            version?: number;
        };
        /** @description A policy as it is typed, and the booking that it is tried on. */
        PaymentPreviewIn: components["schemas"]["SampleBookingIn"] & {
            /** @description As the policy keeps them: `{"share": …, "due": …}`. */
            parts?: unknown[];
        };
        PaymentPreviewOut: components["schemas"]["SampleBookingOut"] & {
            payments: components["schemas"]["PaymentStepOut"][];
        };
        /** @enum {string} */
        PaymentState: "due" | "pending" | "paid" | "failed" | "canceled";
        PaymentStepOut: {
            /** Format: int64 */
            amount: number;
            /** @description Due with the booking itself. */
            collect_while_booking: boolean;
            /** Format: int64 */
            days_before_check_in: number;
            /** Format: date */
            due_date: string;
        };
        /** @description Of one currency. */
        PaymentSumOut: {
            /** Format: int64 */
            amount: number;
            /** Format: int64 */
            count: number;
            currency: string;
        };
        /** @description Each sum is of the payments that a list with the same filters shows. */
        PaymentSummaryOut: {
            /** @description Of booked stays, due today or later. */
            due: components["schemas"]["PaymentSumOut"][];
            /** @description Given up after the last try. */
            failed: components["schemas"]["PaymentSumOut"][];
            /** @description Of booked stays, due before today. */
            overdue: components["schemas"]["PaymentSumOut"][];
            /** @description What came in the last thirty days. */
            paid: components["schemas"]["PaymentSumOut"][];
            /**
             * Format: date
             * @description The first day of which `paid` tells.
             */
            paid_since: string;
            /** @description Being charged at this moment. */
            pending: components["schemas"]["PaymentSumOut"][];
            /**
             * Format: date
             * @description Today, where the account is.
             */
            today: string;
        };
        /** @description The stay moves when the payment is made. */
        PendingChangeOut: {
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** @description The key of the payment that it waits for. */
            payment?: string | null;
            /** Format: int64 */
            total: number;
        };
        /** @enum {string} */
        Permission: "read" | "reservations" | "messages" | "calendar" | "properties" | "sites" | "settings" | "users" | "payment_credentials" | "close_account";
        PhotoOut: {
            alt: string;
            /** Format: int32 */
            height: number;
            large_url: string;
            medium_url: string;
            small_url: string;
            /** @description The mean colour, to stand in while the picture loads. */
            tone: string;
            /**
             * Format: int32
             * @description Of the large one, in pixels.
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
        /** @description Only describes the form: its parts are read as they come. */
        PhotoUploadIn: {
            /** @description What is to be seen, for those who do not see it. */
            alt?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or AVIF; at most 25 MB and 50 megapixels.
             */
            file: string;
            /** @description The home that it shows. */
            property: string;
        };
        /** @description What a map shows of it. */
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
            /** @description Two letters; may be empty. */
            country: string;
            /** @description All of it on one line. */
            label: string;
            /** Format: double */
            lat: number;
            /** Format: double */
            lon: number;
            name: string;
            /** @description State, province or the like; may be empty. */
            region: string;
        };
        /** @description With dates the whole stay, as a quote for it says; without, the lowest night. */
        PriceOut: {
            currency?: components["schemas"]["CurrencyOut"] | null;
            /** Format: int64 */
            fees?: number | null;
            /** Format: int64 */
            nightly_average?: number | null;
            /** Format: int64 */
            nightly_from?: number | null;
            /** Format: int64 */
            rent?: number | null;
            /** Format: int64 */
            taxes?: number | null;
            /** Format: int64 */
            total?: number | null;
        };
        PriceRangeOut: {
            /** Format: int64 */
            max?: number | null;
            /** Format: int64 */
            min?: number | null;
        };
        ProfilePatch: {
            first_name?: string | null;
            /** @description `en`, `es`, `de` or `fr`. */
            language?: string | null;
            last_name?: string | null;
        };
        PromotionIn: {
            /** @description The code, in any case. */
            promotion: string;
        };
        /** @description A promotion as it is typed, and the stay that it is tried on. */
        PromotionPreviewIn: {
            /** Format: int64 */
            amount?: number;
            /** @description `rent` or `rent_and_fees`. */
            base: string;
            /** Format: int32 */
            basis_points?: number;
            /** Format: int64 */
            fees: number;
            /** Format: int32 */
            free_nights?: number;
            /** @description `percent`, `amount` or `free_nights`. */
            kind: string;
            /** Format: int64 */
            max_discount?: number | null;
            /** Format: int32 */
            nights: number;
            /**
             * Format: int64
             * @description Of the sample: what its nights cost together, each the same.
             */
            rent: number;
        };
        PromotionPreviewOut: {
            /** Format: int64 */
            after: number;
            /**
             * Format: int64
             * @description What it is taken from.
             */
            base: number;
            /** Format: int64 */
            before: number;
            /** @description It would be more if the promotion had no such limit. */
            capped: boolean;
            /** Format: int64 */
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
        /** @description What a list shows of a property. */
        PropertyCardOut: {
            /** Format: int32 */
            accommodates: number;
            allows_turns: boolean;
            /** @description Whether the asked stay can be booked; nothing without dates. */
            available?: boolean | null;
            /** Format: double */
            bathrooms: number;
            /** Format: int32 */
            bedrooms: number;
            city: string;
            country: string;
            currency: components["schemas"]["CurrencyOut"];
            headline: string;
            key: string;
            /** Format: double */
            lat: number;
            listing_key: string;
            /** Format: double */
            lon: number;
            name: string;
            neighborhood: string;
            photo?: components["schemas"]["PhotoOut"] | null;
            photos: components["schemas"]["PhotoOut"][];
            price?: components["schemas"]["PriceOut"] | null;
            property_type: string;
            rating?: components["schemas"]["RatingOut"] | null;
            slug: string;
            state: string;
            /** @description `m` kept here, `g` kept in the partner's system. */
            system_type: components["schemas"]["SystemType"];
            /** @description 0 Sunday … 6 Saturday. */
            weekend_nights: number[];
        };
        PropertyFeeOut: {
            /** Format: int64 */
            amount: number;
            key: string;
            kind: components["schemas"]["FeeKind"];
            name: string;
            optional: boolean;
            refundable: boolean;
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
            limit: number;
            next?: string | null;
            /** @description For `cursor`, when there is more. */
            next_cursor?: string | null;
            offset: number;
            previous?: string | null;
            total_count: number;
        };
        PropertyListOut: {
            meta: components["schemas"]["PropertyListMeta"];
            results: components["schemas"]["PropertyCardOut"][];
        };
        /** @description Counts are of homes that the same search would find with that choice: one more amenity, another place instead. */
        PropertyOptionsOut: {
            amenities: components["schemas"]["OptionOut"][];
            /** @description So many or more; halves are rooms without a bath. */
            bathrooms: components["schemas"]["BathroomsOut"][];
            /** @description So many or more. */
            bedrooms: components["schemas"]["AtLeastOut"][];
            countries: components["schemas"]["OptionOut"][];
            groups: components["schemas"]["OptionOut"][];
            /** @description Cities. */
            locations: components["schemas"]["OptionOut"][];
            /** Format: int64 */
            max_price?: number | null;
            /**
             * Format: int64
             * @description Of the total with dates, of the night without.
             */
            min_price?: number | null;
            neighborhoods: components["schemas"]["OptionOut"][];
            tags: components["schemas"]["OptionOut"][];
            types: components["schemas"]["OptionOut"][];
        };
        /** @description A property's own page. */
        PropertyOut: components["schemas"]["PropertyCardOut"] & {
            amenities: components["schemas"]["AmenityOut"][];
            check_in_time: string;
            check_out_time: string;
            description: string;
            fees: components["schemas"]["PropertyFeeOut"][];
            groups: string[];
            house_rules: string;
            instant_book: boolean;
            /** Format: int32 */
            max_pets: number;
            /** Format: int32 */
            min_stay: number;
            refund_policy?: components["schemas"]["RefundPolicyOut"] | null;
            reviews: components["schemas"]["ReviewOut"][];
            smoking_allowed: boolean;
            tags: string[];
            /** @description Nights that cannot be booked, from today on. */
            taken: components["schemas"]["TakenOut"][];
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
            /** Format: int64 */
            amount: number;
            is_promotion: boolean;
            key?: string | null;
            name: string;
            optional: boolean;
            promotion_code?: string | null;
            refundable: boolean;
            selected: boolean;
            taxable: boolean;
        };
        /** @description What somebody wants to know the price of. */
        QuoteIn: {
            /** @description Keys of the add-ons chosen; left out, those selected by default. */
            addons?: string[] | null;
            /** Format: int32 */
            adults?: number;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children?: number;
            /** @description The site that sells it. */
            namespace: string;
            /** @description Taken note of by other systems; here the namespace decides. */
            origin_site?: string | null;
            /** Format: int32 */
            pets?: number;
            /** @description In any case; each counts once. */
            promo_codes?: string[] | null;
            /** @description The key of the property. */
            property: string;
            smoker?: boolean;
        };
        QuoteLineOut: {
            /** Format: int64 */
            amount: number;
            is_promotion: boolean;
            key?: string | null;
            /** @description `rent`, `discount`, `fee`, `promotion`, `tax` or `deposit`. */
            kind: components["schemas"]["LineKind"];
            name: string;
            optional: boolean;
            promotion_code?: string | null;
            /** @description What the owner says about the promotion, as it was when the stay was priced. */
            promotion_terms?: string | null;
            /** Format: int64 */
            quantity: number;
            refundable: boolean;
            selected: boolean;
            taxable: boolean;
            /** Format: int64 */
            unit_amount: number;
            why: components["schemas"]["WhyOut"];
        };
        QuoteNightOut: {
            /** Format: int64 */
            amount: number;
            /** Format: date */
            date: string;
            /** @description The rate it came from; nothing for a night with a price of its own. */
            rate?: string | null;
            /** @description `own`, `night`, `weekend`, `weekly` or `monthly`. */
            rule: components["schemas"]["NightRule"];
        };
        /**
         * @description A priced stay. The lines but the deposit add up to `total`, the nights to `total_rent`, the payments to `total`; rent, fees
         *     (discounts and promotions among them) and taxes add up to `total` too.
         */
        QuoteOut: components["schemas"]["QuoteContactOut"] & {
            /** @description Keys of the add-ons that are charged. */
            addons: string[];
            /** Format: int32 */
            adults: number;
            allow_booking_overlap: boolean;
            book_online: boolean;
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
             * @description Beside the total; given back after the stay.
             */
            deposit: number;
            difference?: components["schemas"]["DifferenceOut"] | null;
            /** Format: int64 */
            due_now: number;
            error?: components["schemas"]["ErrorOut"] | null;
            /**
             * Format: date-time
             * @description Until then the price is honoured.
             */
            expires_at?: string | null;
            /** @description Every fee there is, add-ons that are not chosen among them, promotions as negative ones. */
            fees: components["schemas"]["QuoteFeeOut"][];
            guesty_booking_data?: components["schemas"]["GuestyBookingOut"] | null;
            inquiry: boolean;
            /** @description Booked at once; else the owner is asked. */
            instant_book: boolean;
            /** @description Nothing for an estimate. */
            key?: string | null;
            lines: components["schemas"]["QuoteLineOut"][];
            namespace: string;
            nights: components["schemas"]["QuoteNightOut"][];
            /** @description The namespace of the site. */
            origin_site: string;
            /** @description Somebody else has taken nights of it meanwhile. */
            overlap_exists: boolean;
            pay_online: boolean;
            payments: components["schemas"]["QuotePaymentOut"][];
            /** Format: int32 */
            pets: number;
            promo_codes: string[];
            /** @description Promotions that do not count, and why. They keep nobody from booking. */
            promo_errors: components["schemas"]["ErrorOut"][];
            property: string;
            refund_policy?: components["schemas"]["QuoteRefundPolicyOut"] | null;
            /** @description Where the agreement, filled in, can be read; nothing when there is none to agree to. */
            rental_agreement_url?: string | null;
            renter_can_modify: boolean;
            /** @description The reservation that was made from it. */
            reservation?: string | null;
            smoker: boolean;
            /** Format: int64 */
            total: number;
            /** Format: int64 */
            total_fees: number;
            /** Format: int64 */
            total_rent: number;
            /** Format: int64 */
            total_taxes: number;
            uri?: string | null;
            use_merchant_checkout: boolean;
        };
        /** @description What is left out stays as it is. An address is kept only where the quote says `capture_address`. */
        QuotePatch: {
            address_one?: string | null;
            address_two?: string | null;
            city?: string | null;
            country?: string | null;
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            postal_code?: string | null;
            state?: string | null;
        };
        QuotePaymentOut: {
            /** Format: int64 */
            amount: number;
            collect_while_booking: boolean;
            /** Format: date */
            due_date: string;
            key?: string | null;
        };
        QuoteRefundPolicyOut: {
            /** @description `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`. */
            method: components["schemas"]["RefundMethod"];
            name: string;
            text: string;
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
            /** Format: double */
            average: number;
            /** Format: int32 */
            count: number;
        };
        ReadinessOut: {
            /** @description `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u` suspended. */
            active_type: components["schemas"]["ActiveType"];
            /** @description What can be done about it now: `activate`, `pause`, `discontinue`. */
            acts: string[];
            /** @description All that is looked at, in the order in which a home is filled in. */
            needs: components["schemas"]["NeedOut"][];
            /** @description Guests may book it once it is active. */
            ready: boolean;
            /** @description What keeps it from being sold: the names of what is required and not there. */
            reasons: components["schemas"]["ListingNeed"][];
        };
        RecoveryCodesOut: {
            /** @description Shown once; each lets the user in once. */
            recovery_codes: string[];
        };
        RefundGraceOut: {
            /** Format: int64 */
            amount: number;
            /** Format: int32 */
            hours: number;
            /** Format: date */
            until: string;
        };
        /** @enum {string} */
        RefundMethod: "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";
        RefundOut: {
            /** Format: int64 */
            amount: number;
            key: string;
            payment?: string | null;
            reason: string;
            /** Format: date-time */
            refunded_at?: string | null;
            /** @description due, pending, refunded or failed. */
            state: components["schemas"]["RefundState"];
        };
        RefundPolicyOut: {
            method: components["schemas"]["RefundMethod"];
            name: string;
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
        /** @description A policy as it is typed, and the booking that it is tried on. */
        RefundPreviewIn: components["schemas"]["SampleBookingIn"] & {
            /** Format: int32 */
            grace_days_before?: number | null;
            /** Format: int32 */
            grace_hours?: number | null;
            /** @description `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`. */
            method: string;
            tiers?: components["schemas"]["RefundTierIn"][];
        };
        RefundPreviewOut: components["schemas"]["SampleBookingOut"] & {
            grace?: components["schemas"]["RefundGraceOut"] | null;
            /** @description The agreement says; nothing can be reckoned. */
            owner_decides: boolean;
            /** @description Every day from booking to arrival is in one of them. */
            spans: components["schemas"]["RefundSpanOut"][];
        };
        /** @enum {string} */
        RefundRule: "full" | "policy";
        /** @description Days of cancelation, the first and the last among them. */
        RefundSpanOut: {
            /** Format: int64 */
            amount: number;
            /**
             * Format: int64
             * @description How long before arrival its last day is.
             */
            days_before_check_in: number;
            /** Format: date */
            from: string;
            /** Format: int32 */
            percent: number;
            /** Format: date */
            until: string;
        };
        /** @enum {string} */
        RefundState: "due" | "pending" | "refunded" | "failed";
        /** @description At least so many days before check-in, so many percent come back. */
        RefundTierIn: {
            /** Format: int32 */
            days: number;
            /** Format: int32 */
            percent: number;
        };
        /** @description Canceled on that day or before, so much comes back. */
        RefundTierOut: {
            /** Format: int64 */
            amount: number;
            /**
             * Format: int32
             * @description For the time right after booking.
             */
            hours_after_booking?: number | null;
            /** Format: int32 */
            percent: number;
            /** Format: date */
            until: string;
        };
        ReportOut: {
            by: string;
            /** @description The first month. */
            from: string;
            results: components["schemas"]["ReportRowOut"][];
            /** @description The last month, included. */
            to: string;
            totals: components["schemas"]["FiguresOut"];
        };
        ReportRowOut: components["schemas"]["FiguresOut"] & {
            /** @description The month, or the key of the home or the source; nothing for bookings without a source. */
            key?: string | null;
            /** @description The month, or the name of the home or the source. */
            label: string;
        };
        ReservationContactIn: {
            email: string;
            first_name: string;
            last_name?: string;
            phone?: string;
        };
        /** @description Only describes the form: its parts are read as they come. */
        ReservationFilesIn: {
            /** @description One to five: JPEG, PNG, WebP or AVIF pictures, PDF or plain text, at most 10 MB each. */
            file: string[];
            /** @description May be left out: the files speak for themselves. */
            message?: string | null;
            /** @description The key of the reservation. */
            reservation: string;
        };
        ReservationIn: components["schemas"]["PayerIn"] & {
            /** @description The key of a card that was saved for the quote. */
            credit_card?: string | null;
            /** @description To the owner. */
            message?: string;
            /** @description The site; the quote must be its own. */
            namespace?: string | null;
            /** @description The property; the quote must be for it. */
            property?: string | null;
            /** @description The key of the quote. */
            quote: string;
        };
        /** @description What a guest writes, and about what: a quote, a home, or the site alone. */
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
            /** @description The site. */
            namespace: string;
            /** Format: int32 */
            pets?: number | null;
            /** @description 5 to 15 digits, if any. */
            phone?: string;
            /** @description The key of the property. */
            property?: string | null;
            /** @description The key of the quote; one that has expired can still be asked about. */
            quote?: string | null;
            smoker?: boolean | null;
        };
        ReservationMessageOut: {
            key: string;
            message: string;
            property?: string | null;
            quote?: string | null;
            /** Format: date-time */
            sent_at: string;
            /** @description The conversation that it belongs to. It opens nothing: the key of the quote or reservation does. */
            thread: string;
            uri: string;
        };
        ReservationOut: {
            /** Format: int32 */
            adults: number;
            /**
             * Format: date-time
             * @description When the guest agreed to the rental terms.
             */
            agreed_at?: string | null;
            /** Format: date-time */
            booked_at?: string | null;
            cancel_reason?: string | null;
            /** Format: date-time */
            canceled_at?: string | null;
            change?: components["schemas"]["PendingChangeOut"] | null;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int32 */
            children: number;
            contact_mode: components["schemas"]["ContactMode"];
            credit_cards: components["schemas"]["CardOut"][];
            currency: components["schemas"]["CurrencyOut"];
            /** Format: int64 */
            deposit: number;
            deposit_state?: components["schemas"]["DepositState"] | null;
            email: string;
            first_name: string;
            /** @description What its page is headed by: requested, canceled, overdue or reserved. */
            headline: string;
            /**
             * Format: date-time
             * @description Until then the nights are held, or the owner may answer.
             */
            hold_until?: string | null;
            /** @description A request only because calendars of other channels could not be checked when it was made. */
            in_doubt: boolean;
            is_proxy_email: boolean;
            key: string;
            last_name: string;
            locked: boolean;
            /** @description Whether the guest may move it to other dates. */
            may_change: boolean;
            message: string;
            namespace: string;
            overdue: boolean;
            /** @description f paid in full, u unpaid. */
            paid_status: components["schemas"]["PaidStatus"];
            payments: components["schemas"]["PaymentOut"][];
            /** Format: int32 */
            pets: number;
            phone: string;
            property: string;
            quote: string;
            refunds: components["schemas"]["RefundOut"][];
            requested: boolean;
            smoker: boolean;
            /** @description o open, r reserved, t tentative, d declined, c canceled, q quote. */
            status: components["schemas"]["ReservationStatus"];
            /** @description m ours, g the partner's. */
            system_type: components["schemas"]["SystemType"];
            timeline: components["schemas"]["MomentOut"][];
            /** Format: int64 */
            total: number;
            uri: string;
        };
        ReservationPaymentRow: {
            /** Amount */
            amount: number;
            /** Attempts */
            attempts: number;
            /** Auth required */
            auth_required: boolean;
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
            /** Key */
            key: string;
            /**
             * Method
             * @enum {string}
             */
            method: "card" | "channel" | "check" | "cash";
            /**
             * Paid at
             * Format: date-time
             */
            paid_at: string | null;
            /** Position */
            position: number;
            /** Property */
            property: string;
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
            /**
             * Updated at
             * Format: date-time
             */
            updated_at: string;
            uri: string;
            /** Version */
            version: number;
        };
        /** @description The price of a stay, and what speaks against it. */
        ReservationPreviewOut: {
            /** @description Whether it can be booked with `ignore_rules`. */
            bookable: boolean;
            quote: components["schemas"]["QuoteOut"];
            /** @description Rules that it breaks, and nights that are taken (`overlap`): as the refusals of a quote. */
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
            /** Note */
            note: string;
            /**
             * Paid status
             * @enum {string}
             */
            paid_status: "f" | "u";
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
            /** Requested */
            requested: boolean;
            /** Site */
            site: string;
            /** Smoker */
            smoker: boolean;
            /** Source */
            source: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "o" | "r" | "t" | "d" | "c" | "q";
            /** System type */
            system_type: string;
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
        ReviewOut: {
            author: string;
            body: string;
            /** Format: int32 */
            rating: number;
            /** Format: date */
            stayed_on: string;
            title: string;
        };
        /** @enum {string} */
        Role: "owner" | "manager" | "agent" | "viewer";
        SaidOut: {
            attachments: components["schemas"]["AttachmentOut"][];
            /** @description guest or host. */
            author: components["schemas"]["MessageAuthor"];
            author_name: string;
            key: string;
            message: string;
            /** Format: date-time */
            sent_at: string;
        };
        SampleBookingIn: {
            /**
             * Format: int32
             * @description Days from today to check-in.
             */
            days_ahead: number;
            /** Format: int32 */
            nights: number;
            /**
             * Format: int64
             * @description Of the stay, in minor units of any currency.
             */
            total: number;
        };
        SampleBookingOut: {
            /**
             * Format: date
             * @description Today, where the account is.
             */
            booked_on: string;
            /** Format: date */
            check_in: string;
            /** Format: date */
            check_out: string;
            /** Format: int64 */
            total: number;
        };
        SavedViewBody: {
            name: string;
            /** @description The query of the address that shows it. */
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
            /** Format: int64 */
            id: number;
            name: string;
            time_zone: string;
        };
        SessionAccountIn: {
            /**
             * Format: int64
             * @description One of `accounts`.
             */
            account: number;
        };
        SessionIn: {
            /** @description Of the second factor, where the user has one. */
            code?: string | null;
            email: string;
            password: string;
        };
        SessionOut: {
            account?: components["schemas"]["SessionAccount"] | null;
            /** @description Where else the user works. */
            accounts: components["schemas"]["SessionWorkplace"][];
            /** @description Send it back in `X-CSRFToken` with every request that changes something. */
            csrf: string;
            demo?: components["schemas"]["DemoOut"] | null;
            /** @description Whether the empty house may be filled with the demo instead. */
            demo_offer: boolean;
            /** @description There is no account at all yet: whoever signs up runs the place. */
            first_run: boolean;
            /** @description The property groups that the user is limited to; nothing when there is no limit. */
            groups?: string[] | null;
            /** @description The operator who acts in the user's name: to be shown all the time. */
            impersonated_by?: string | null;
            /** @description What the role, the token and the limits allow together. */
            permissions: components["schemas"]["Permission"][];
            role?: components["schemas"]["Role"] | null;
            /** @description Whoever signs up first says the code that the program printed when it started. Not on the machine itself. */
            setup_code: boolean;
            /** @description Letters are kept here instead of being sent, and can be read. */
            shows_letters: boolean;
            /** @description Whether strangers may open an account. */
            sign_up: boolean;
            /** @description Whoever opens an account chooses the password by a letter. */
            sign_up_by_letter: boolean;
            user?: components["schemas"]["SessionUser"] | null;
        };
        SessionUser: {
            email: string;
            first_name: string;
            is_operator: boolean;
            key: string;
            language: string;
            last_name: string;
            two_factor: boolean;
        };
        SessionWorkplace: {
            /** Format: int64 */
            id: number;
            name: string;
            role: components["schemas"]["Role"];
        };
        SharedCalendarOut: {
            /** @description For Airbnb, Booking.com, Vrbo, Google and whoever else reads iCalendar. */
            url: string;
        };
        SignupIn: {
            /** @description Three letters. */
            currency?: string | null;
            email: string;
            first_name?: string;
            /** @description `en`, `es`, `de` or `fr`; the browser's when left out. */
            language?: string | null;
            last_name?: string;
            /** @description The owner's or the agency's name. */
            name: string;
            /** @description The name of the first site in its address; made from `name` when left out. */
            namespace?: string | null;
            /** @description Not asked for where the session says `sign_up_by_letter`. */
            password?: string;
            /** @description For the first account, unless it is opened on the machine itself: the code that the program printed when it started. */
            setup_code?: string | null;
            /** @description Such as `Europe/Madrid`. */
            time_zone?: string | null;
        };
        /** @description The map that the pages show: our own, or the one with this style. */
        SiteMapOut: {
            /** @description Whom it is owed to. */
            attribution?: string | null;
            /** @description A MapLibre style. */
            style_url?: string | null;
        };
        SiteOut: {
            analytics_opt_out: boolean;
            automatic_price_range: boolean;
            contact: components["schemas"]["ContactOut"];
            currency: components["schemas"]["CurrencyOut"];
            guesty_account_email?: string | null;
            guesty_powered: boolean;
            languages: string[];
            /** @description Cities with homes on offer. */
            locations: string[];
            map: components["schemas"]["SiteMapOut"];
            merchant: components["schemas"]["MerchantOut"];
            name: string;
            namespace: string;
            /** @description Pages in the owner's own words, in their order. */
            pages: components["schemas"]["SitePageTitleOut"][];
            price_range: components["schemas"]["PriceRangeOut"];
            /** @description Where the list of homes is. */
            properties_href: string;
            /** @description Kinds of homes on offer, for filters. */
            property_types: string[];
            /** @description The site's root, at the address that search engines shall know. */
            secure_url: string;
            story: string;
            tagline: string;
            theme: components["schemas"]["ThemeOut"];
        };
        SitePageOut: {
            /** @description From the owner's Markdown; it runs nothing and loads nothing. */
            html: string;
            slug: string;
            title: string;
            /** Format: date-time */
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
        /** @description As menus name it. */
        SitePageTitleOut: {
            /** @description Whether the menu names it; the end of every page names all. */
            in_menu: boolean;
            slug: string;
            title: string;
        };
        /** @description Whom the cards go to: nobody, the sandbox, or a provider with its keys. */
        SitePaymentIn: {
            /**
             * @description By their names: `publishable_key`, `secret_key`, `webhook_secret` for `s`; `environment_key`, `access_secret`, `gateway_token`,
             *     `signing_secret`, `sca_provider_key` for `sp`; `merchant_id`, `public_key`, `private_key`, `client_side_encryption_key`,
             *     `merchant_account_id` for `bt`.
             */
            keys?: {
                [key: string]: string;
            };
            /** @description `s`, `sp`, `bt`, or nothing to take no cards. */
            provider?: string | null;
            /** @description The stand-in of the provider that this installation runs: no money moves. */
            sandbox?: boolean;
            test_mode?: boolean;
        };
        SitePaymentOut: {
            /** @description Whether there are keys, or the sandbox stands for them. */
            configured: boolean;
            /** @description Whether keys can be kept here. */
            keys_offered: boolean;
            provider?: components["schemas"]["Provider"] | null;
            /** @description The key that browsers may know. The others are never shown. */
            public_key?: string | null;
            sandbox: boolean;
            /** @description Whether the sandbox can be chosen. */
            sandbox_offered: boolean;
            test_mode: boolean;
            /** @description Where the provider shall send its events, below the address of the installation. */
            webhook_path?: string | null;
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
            key: string;
            name: string;
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
        /** @enum {string} */
        SystemType: "m" | "g";
        /** @description From the first taken night to the first free one. */
        TakenOut: {
            /** Format: date */
            end: string;
            /** Format: date */
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
        /** @description A text as it is typed, and for whom: a conversation, a reservation, or nobody, which shows an example. */
        TemplatePreviewIn: {
            body?: string;
            reservation?: string | null;
            subject?: string;
            thread?: string | null;
        };
        TemplatePreviewOut: {
            body: string;
            /** @description Variables that nothing is known for here; they are left as they are written. */
            missing: string[];
            subject: string;
        };
        TestChargeOut: {
            /** Format: int64 */
            amount?: number | null;
            currency?: components["schemas"]["CurrencyOut"] | null;
            /** @description Why not, in the provider's words. */
            message?: string | null;
            /** @description `paid`, `declined` or `failed`. */
            outcome: string;
            /** @description Whether it was given back. */
            refunded: boolean;
        };
        ThemeOut: {
            accent: string;
            font?: components["schemas"]["HeadingFont"] | null;
            hero?: components["schemas"]["PhotoOut"] | null;
            logo?: components["schemas"]["PhotoOut"] | null;
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
            code: string;
        };
        TwoFactorOut: {
            /** @description The same as a QR code, in SVG. */
            qr_svg: string;
            /** @description To be typed into the telephone. */
            secret: string;
            /** @description `otpauth://…` */
            uri: string;
        };
        TwoFactorProofIn: {
            /** @description Of the telephone, or a recovery code. */
            code: string;
            password: string;
        };
        UnsoldOut: {
            key: string;
            /** @description Of its home. */
            name: string;
            /** @description What it lacks. None when it waits for approval. */
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
            /** @description What it may become. */
            example: string;
            name: string;
        };
        VariablesOut: {
            count: number;
            results: components["schemas"]["VariableOut"][];
        };
        WatchedAccountOut: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        WatchedListOut: {
            /** @description The one that has stood so the longest first, at most two hundred. */
            results: components["schemas"]["WatchedOut"][];
        };
        WatchedOut: {
            account: components["schemas"]["WatchedAccountOut"];
            active_type: components["schemas"]["ActiveType"];
            city: string;
            key: string;
            /** @description Of the home. */
            name: string;
            /**
             * Format: date-time
             * @description Since when it stands so, or when it was last changed.
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
        /** @description The rule behind a line and what it was counted from. */
        WhyOut: {
            /** Format: int64 */
            base: number;
            /**
             * Format: int32
             * @description Hundredths of a percent.
             */
            basis_points?: number | null;
            /**
             * Format: int64
             * @description A tax that the price holds already: shown, not added.
             */
            included?: number | null;
            /** Format: int64 */
            quantity: number;
            rule: string;
        };
        WordsIn: {
            message: string;
        };
        WordsOut: {
            attachments: components["schemas"]["AttachmentOut"][];
            key: string;
            message: string;
            /** Format: date-time */
            sent_at: string;
            /** @description The conversation that it is in. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description `unfinished`: somebody stays or comes; `data.count` tells how many. */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
        };
    };
    list_calendar: {
        parameters: {
            query?: {
                /** @description The first night. */
                start?: string;
                /** @description The day after the last night, at most 120 days later. */
                end?: string;
                /** @description Words of the property's name, place or description. */
                search?: string;
                /** @description The key of a group of properties. */
                groups?: string;
                /** @description Of one property. Every other filter and order of properties can be asked too. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description It is being loaded. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongFields"];
            /** @description `setup_code` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description There is an account already, or the demo is not offered here. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
        };
    };
    look_at_invite: {
        parameters: {
            query: {
                /** @description From the link of the letter. */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            403: components["responses"]["Refused"];
            /** @description `link_expired` */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description There is none, it lets its reader in, or letters are sent here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    get_own_message_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description From 0. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    list_accounts: {
        parameters: {
            query?: {
                /** @description A part of the name. */
                search?: string;
                offset?: number;
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
        };
    };
    list_watched_listings: {
        parameters: {
            query?: {
                /** @description How they stand: `n` pending approval unless it is said. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description `illegal_move`: it does not wait for approval. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description `illegal_move`: it is suspended already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description `illegal_move`: it is not suspended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            403: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            403: components["responses"]["Refused"];
            /** @description `link_expired` */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    arrange_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The noun of the list, as in its address. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
        };
    };
    get_report: {
        parameters: {
            query?: {
                /** @description The first month, `YYYY-MM`. Left out, a year before the last. */
                from?: string;
                /** @description The last month, included. Left out, this month. */
                to?: string;
                /** @description `month` (the usual), `property` or `source`. */
                by?: string;
                /** @description The key of a home. */
                property?: string;
                /** @description The key of a group of homes. */
                property_group?: string;
                /** @description The key of a source, or `none` for bookings without one. */
                source?: string;
                /** @description Of the file: `csv`. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    export_report: {
        parameters: {
            query?: {
                /** @description The first month, `YYYY-MM`. Left out, a year before the last. */
                from?: string;
                /** @description The last month, included. Left out, this month. */
                to?: string;
                /** @description `month` (the usual), `property` or `source`. */
                by?: string;
                /** @description The key of a home. */
                property?: string;
                /** @description The key of a group of homes. */
                property_group?: string;
                /** @description The key of a source, or `none` for bookings without one. */
                source?: string;
                /** @description Of the file: `csv`. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description A rule is broken, with the code of a quote; or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description It has gone back another way meanwhile. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101), or `illegal_move`: it has not failed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    import_reservations: {
        parameters: {
            query?: {
                /** @description Only tells what would become of each line. */
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
            /** @description A rehearsal: what would become of each line. */
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
            /** @description What is wrong, each field under the number of its line. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description There is no price; or field errors. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The card was declined; the request is as it was. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101), `overlap` or `illegal_move`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description No such reservation, or its listing asks for no agreement. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101), or it cannot be canceled any more. */
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
        };
    };
    preview_owner_cancel: {
        parameters: {
            query?: {
                /** @description `full` (when left out) or `policy`: as if the guest had canceled. */
                refund?: components["schemas"]["RefundRule"];
                /** @description So much instead, as far as it was paid. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description It cannot be canceled any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The card was declined, or the bank wants the guest's proof. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101) or `nothing_due`. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101) or `illegal_move`. */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description It is the partner's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            /** @description The stay cannot be had, with the code of a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The card was declined; the dates are as they were. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101), `overlap`, `not_changeable` or `price_changed`. */
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
            /** @description The stay cannot be had, with the code of a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101), or `not_changeable`. */
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
            /** @description More than is open. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101) or `nothing_due`. */
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
            /** @description More than was paid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description Locked (101). */
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            /** @description It is the partner's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description The token is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            401: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            /** @description A letter is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOut"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description `sign_up_closed`: the operator opens accounts here. `setup_code`: the first account needs the code. */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            /** @description Which record is missing, or that nobody could be asked for it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
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
            /** @description The site is not in test mode, or `no_cards`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: {
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
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            /** @description There is one already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            403: components["responses"]["Refused"];
            /** @description There is one already. */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    list_calendar_events: {
        parameters: {
            query: {
                /** @description The property's key. */
                property__key: string;
                blocking?: boolean;
                /** @description The earliest first night. */
                start_date__gte?: string;
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_countries: {
        parameters: {
            query?: {
                /** @description Words of the name; case and accents do not matter. */
                search?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    list_full_calendar_events: {
        parameters: {
            query: {
                /** @description The property's key. */
                property: string;
                /** @description Whether ranges that touch are told as one. */
                compressed?: boolean;
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_places: {
        parameters: {
            query?: {
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description How the place's name begins; case and accents do not matter. After a comma its region or country. */
                q?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_listings: {
        parameters: {
            query?: {
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description Only the listing of the property with this key. */
                property?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_listing_fees: {
        parameters: {
            query: {
                /** @description The listing's key. */
                listing: string;
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_listing_rates: {
        parameters: {
            query: {
                /** @description The listing's key. */
                listing: string;
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    get_message_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                /** @description From 0. */
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description To the page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    list_properties: {
        parameters: {
            query: {
                /** @description The site. */
                name_space: string;
                /** @description `name, price, -price, bedrooms, -bedrooms, accommodates, -accommodates, newest, distance`; else the owner's favourites first. */
                order_by?: string;
                limit?: number;
                offset?: number;
                /** @description From 1; used when there is no offset. */
                page?: number;
                /** @description Where the page before ended, as its `next_cursor` said; empty for the first. Goes before `offset` and `page`. */
                cursor?: string;
                group?: string;
                tag?: string;
                property_type?: string;
                neighborhood?: string;
                /** @description At least. */
                bedrooms?: number;
                /** @description At least. */
                bathrooms?: number;
                /** @description All must hold. */
                amenities?: string;
                city?: string;
                country?: string;
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description `false` lists homes with a longer least stay too, without a price. */
                enforce_min_stay?: boolean;
                check_in?: string;
                check_out?: string;
                adults?: number;
                children?: number;
                /** @description Used when neither adults nor children are given. */
                guests?: number;
                /** @description Of the total with dates, of the night without. */
                min_price?: number;
                max_price?: number;
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    list_flexible_dates: {
        parameters: {
            query: {
                /** @description The site. */
                name_space?: string;
                /** @description With a property: the site instead of `name_space`. */
                site_namespace?: string;
                /** @description The key of one home; left out, each day shows the cheapest home of the site. */
                property?: string;
                /** @description `YYYY-MM`. */
                month?: string;
                /** @description With `flex_days`: that day and so many before and after it. */
                check_in?: string;
                flex_days?: number;
                nights: number;
                adults?: number;
                children?: number;
                /** @description Used when neither adults nor children are given. */
                guests?: number;
                pets?: number;
                group?: string;
                tag?: string;
                property_type?: string;
                neighborhood?: string;
                /** @description At least. */
                bedrooms?: number;
                /** @description At least. */
                bathrooms?: number;
                /** @description All must hold. */
                amenities?: string;
                city?: string;
                country?: string;
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description Of the total with dates, of the night without. */
                min_price?: number;
                max_price?: number;
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    get_property_options: {
        parameters: {
            query: {
                /** @description The site. */
                name_space: string;
                /** @description `name, price, -price, bedrooms, -bedrooms, accommodates, -accommodates, newest, distance`; else the owner's favourites first. */
                order_by?: string;
                limit?: number;
                offset?: number;
                /** @description From 1; used when there is no offset. */
                page?: number;
                /** @description Where the page before ended, as its `next_cursor` said; empty for the first. Goes before `offset` and `page`. */
                cursor?: string;
                group?: string;
                tag?: string;
                property_type?: string;
                neighborhood?: string;
                /** @description At least. */
                bedrooms?: number;
                /** @description At least. */
                bathrooms?: number;
                /** @description All must hold. */
                amenities?: string;
                city?: string;
                country?: string;
                min_lat?: number;
                max_lat?: number;
                min_lng?: number;
                max_lng?: number;
                /** @description `false` lists homes with a longer least stay too, without a price. */
                enforce_min_stay?: boolean;
                check_in?: string;
                check_out?: string;
                adults?: number;
                children?: number;
                /** @description Used when neither adults nor children are given. */
                guests?: number;
                /** @description Of the total with dates, of the night without. */
                min_price?: number;
                max_price?: number;
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    get_property: {
        parameters: {
            query: {
                /** @description The site that sells it. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
        };
    };
    get_property_calendar: {
        parameters: {
            query: {
                /** @description The site that sells it. */
                site_namespace: string;
                /** @description With it, each day tells whether one can leave on it, and the total; without, whether one can arrive on it. */
                check_in?: string;
                /** @description Left out, the check-in or today. */
                from?: string;
                /** @description Included. */
                until?: string;
                adults?: number;
                children?: number;
                pets?: number;
                /** @description The guest's key of a reservation that would move: its own nights are not in the way. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description The stay cannot be booked; or field errors. */
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
            /** @description The stay cannot be booked; or field errors. */
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description It has expired; `data` names the property. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description No such quote, or its listing asks for no agreement. */
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
            /** @description The promotion does not count; the quote stays as it was. */
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
            /** @description The guest may not change this quote. */
            403: {
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
            /** @description It has been booked. */
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            /** @description Some promotion does not count any more; load the quote again. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description The payment was refused; the nights are free again. */
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
            /** @description `overlap`: the nights were just taken; 101: it is being booked. */
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
            /** @description Too many refused cards. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            /** @description `overlap`, or 101: it is being booked. */
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
            /** @description Too many nights are held and not paid. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    list_reservation_cards: {
        parameters: {
            query?: {
                reservation?: string;
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description Also for a card number in clear. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description The provider does not take the card. */
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
            /** @description Too many cards. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    list_reservation_messages: {
        parameters: {
            query: {
                /** @description The key of the reservation. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    follow_reservation_messages: {
        parameters: {
            query: {
                /** @description The key of the reservation. */
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
            429: components["responses"]["Refused"];
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    list_reservation_payments: {
        parameters: {
            query: {
                /** @description The key of the reservation. */
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
            /** @description The payment was refused. */
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
            /** @description 101: it is being charged; `nothing_due`. */
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
            /** @description Too many refused payments. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
            /** @description The card must be proven first. */
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
            /** @description The proof or the payment failed. */
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    get_reservation: {
        parameters: {
            query?: {
                /** @description The site that it must belong to. */
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Locked (101), or it cannot be canceled any more. */
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description It cannot be canceled any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
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
            /** @description The stay cannot be had, with the code of a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The payment was refused; the dates are the old ones. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner lets nobody change their stay. */
            403: {
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
            /** @description Locked (101), `overlap`, `not_changeable` or `price_changed`. */
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
                "application/json": components["schemas"]["ChangePreviewIn"];
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
            /** @description The stay cannot be had, with the code of a quote. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description The owner lets nobody change their stay. */
            403: {
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
            /** @description Locked (101), or `not_changeable`. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description The owner has taken it back. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            429: components["responses"]["Refused"];
        };
    };
    list_sources: {
        parameters: {
            query?: {
                /** @description The site. */
                site_namespace?: string;
                /** @description The same under its other name. */
                name_space?: string;
                /** @description Words of the name; case and accents do not matter. */
                search?: string;
                /** @description How many at most. More than the list allows is cut. */
                limit?: number;
                /** @description How many to pass over. */
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
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
            /** @description Nothing is gained by sending it again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailOut"];
                };
            };
            400: components["responses"]["WrongFields"];
            /** @description The secret is missing or wrong, or no letters come in here. */
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
        };
    };
    hear_provider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description s, sp or bt */
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
            /** @description Not signed by the provider, or not fresh. */
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
        };
    };
}
