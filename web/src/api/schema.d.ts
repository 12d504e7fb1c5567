// Generated from openapi.json by `npm run api-types`. Do not edit.

export interface paths {
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
        post?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AmenityOut: {
            group: string;
            key: string;
            name: string;
        };
        ContactOut: {
            address: string;
            email: string;
            phone: string;
        };
        CurrencyOut: {
            code: string;
            symbol: string;
        };
        /**
         * @description Why a request was refused. Stable: programs decide by it.
         * @enum {string}
         */
        ErrorCode: "not_found" | "method_not_allowed" | "csrf" | "too_large" | "unsupported_media_type" | "rate_limited" | "internal" | "unavailable" | "overlap" | "past_date" | "min_stay" | "max_stay" | "check_in_day" | "check_out_day" | "lead_time" | "booking_window" | "max_guests" | "pets" | "smoking" | "no_rate" | "inactive";
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
        /** @description What somebody wants to know the price of. */
        EstimateIn: {
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
            /** Format: int32 */
            pets?: number;
            /** @description The key of the property. */
            property: string;
            smoker?: boolean;
        };
        /** @description The body of a refusal that names fields: each with what is wrong about it. */
        FieldErrors: {
            [key: string]: string[];
        };
        MerchantOut: {
            /** @description `s`, `sp`, `bt`, or nothing when the site takes no cards. */
            provider?: string | null;
            public_key?: string | null;
            script_url?: string | null;
            test_mode: boolean;
        };
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
            system_type: string;
            /** @description 0 Sunday … 6 Saturday. */
            weekend_nights: number[];
        };
        PropertyFeeOut: {
            /** Format: int64 */
            amount: number;
            key: string;
            kind: string;
            name: string;
            optional: boolean;
            refundable: boolean;
            selected: boolean;
        };
        PropertyListMeta: {
            limit: number;
            next?: string | null;
            offset: number;
            previous?: string | null;
            total_count: number;
        };
        PropertyListOut: {
            meta: components["schemas"]["PropertyListMeta"];
            results: components["schemas"]["PropertyCardOut"][];
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
        QuoteLineOut: {
            /** Format: int64 */
            amount: number;
            key?: string | null;
            /** @description `rent`, `fee`, `tax` or `deposit`. */
            kind: string;
            name: string;
            optional: boolean;
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
        };
        /** @description A priced stay. The lines but the deposit add up to `total`, the nights to `total_rent`, the payments to `total`. */
        QuoteOut: {
            /** Format: int32 */
            adults: number;
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
            /** Format: int64 */
            due_now: number;
            lines: components["schemas"]["QuoteLineOut"][];
            nights: components["schemas"]["QuoteNightOut"][];
            payments: components["schemas"]["QuotePaymentOut"][];
            /** Format: int32 */
            pets: number;
            property: string;
            smoker: boolean;
            /** Format: int64 */
            total: number;
            /** Format: int64 */
            total_fees: number;
            /** Format: int64 */
            total_rent: number;
            /** Format: int64 */
            total_taxes: number;
        };
        QuotePaymentOut: {
            /** Format: int64 */
            amount: number;
            collect_while_booking: boolean;
            /** Format: date */
            due_date: string;
        };
        RatingOut: {
            /** Format: double */
            average: number;
            /** Format: int32 */
            count: number;
        };
        RefundPolicyOut: {
            method: string;
            name: string;
            text: string;
        };
        ReviewOut: {
            author: string;
            body: string;
            /** Format: int32 */
            rating: number;
            /** Format: date */
            stayed_on: string;
            title: string;
        };
        SessionOut: {
            /** @description Send it back in `X-CSRFToken` with every request that changes something. */
            csrf: string;
            user?: components["schemas"]["SessionUser"] | null;
        };
        SessionUser: {
            email: string;
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
            merchant: components["schemas"]["MerchantOut"];
            name: string;
            namespace: string;
            price_range: components["schemas"]["PriceRangeOut"];
            /** @description Where the list of homes is. */
            properties_href: string;
            /** @description Kinds of homes on offer, for filters. */
            property_types: string[];
            /** @description The site's root. */
            secure_url: string;
            story: string;
            tagline: string;
            theme: components["schemas"]["ThemeOut"];
        };
        /** @description From the first taken night to the first free one. */
        TakenOut: {
            /** Format: date */
            end: string;
            /** Format: date */
            start: string;
        };
        ThemeOut: {
            accent: string;
            hero?: components["schemas"]["PhotoOut"] | null;
        };
        /** @description The rule behind a line and what it was counted from. */
        WhyOut: {
            /** Format: int64 */
            base: number;
            /** Format: int64 */
            quantity: number;
            rule: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
        };
    };
    list_properties: {
        parameters: {
            query: {
                /** @description The site. */
                name_space: string;
                /** @description `name, price, -price, bedrooms, -bedrooms, accommodates, -accommodates, newest`; else the owner's favourites first. */
                order_by?: string;
                limit?: number;
                offset?: number;
                /** @description From 1; used when there is no offset. */
                page?: number;
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
                "application/json": components["schemas"]["EstimateIn"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
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
        };
    };
}
