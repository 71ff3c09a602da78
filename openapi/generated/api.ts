// Generated from the contract by `make openapi`. Never edit.
export interface paths {
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rituals on sale
         * @description In the order of the shop window. Answers carry an ETag; send it back in `If-None-Match` to get 304.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ritual with its article
         * @description By id, slug or alias; `lakshmi`, `maha-laxmi` and `mahalakshmi` are one ritual. `html` and `toc` are in the language asked.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything there is to read
         * @description The rituals' articles and the educational ones, the latter first, newest first.
         */
        get: operations["listArticlesCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An educational article
         * @description `html` and `toc` are in the language asked.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a one-time code
         * @description Sends a code of six digits to an e-mail or a phone. The answer and its time are the same whether the contact is known or not.
         *     A cookie binds the code to this browser. 429 when too many codes were asked for, 503 when nothing can be sent now.
         */
        post: operations["requestLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code
         * @description Sets the session cookie. 400 `invalid_code` for a wrong, expired, used or burnt code, or one that another browser asked for;
         *     five wrong tries burn a code.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session. Without one, it only clears the cookie.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where this user is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the user's sessions */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the customer's own profile
         * @description One profile for each customer; a second is 409 `profile_exists`. `email` must be the session's own or empty: 403 otherwise. Birth
         *     data need the customer's consent: 422 `consent_required` without it.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the profile.
                 * @example 7c9d9a54-2c0f-4f5e-8a3c-2b1a0f9e8d7c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The customer's own profile */
        get: operations["getProfile"];
        /**
         * Change the profile, whole or one field
         * @description Fields that are missing stay as they are. Another `email` is 422 `email_needs_code`; see /api/account/email.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a new e-mail
         * @description The same limits as for signing in; the answer does not tell whether the e-mail is taken.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail with the code
         * @description 400 `invalid_code`; 409 `email_taken` when another account has it.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of the customer's own data
         * @description Needs a sign-in not older than an hour, otherwise 403 `fresh_login_required`.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account and all personal data
         * @description Orders stay for the books without personal data. Every session ends. Needs a sign-in not older than an hour, otherwise 403
         *     `fresh_login_required`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ritual-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's ritual plan
         * @description 404 means no plan yet.
         */
        get: operations["getRitualPlan"];
        put?: never;
        /**
         * Create or replace the plan
         * @description 409 `no_paid_orders` without a paid ritual. 422 with `errors` that name the line of `participants` (pointer `/participants/{line}`,
         *     from 0) when one cannot be read.
         */
        post: operations["saveRitualPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ritual-plans/calendar-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the calendar another secret address
         * @description For when the address went further than it should. The one before is 404 from then on; 404 means no plan yet.
         */
        post: operations["renewPlanCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ritual-plans/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan as a calendar feed
         * @description For calendar programs. The token is the key; a moved date keeps the event's UID and raises its SEQUENCE.
         */
        get: operations["getPlanCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consultations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called or written to
         * @description The shop's people are told at once and answer in the language of the request (`Accept-Language`). A phone without a country code is
         *     read as one of Russia in Russian, of North America in English.
         */
        post: operations["requestConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order of these items would cost
         * @description Prices exactly as POST /api/orders would charge them. Stores nothing.
         */
        post: operations["quoteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's own orders
         * @description Newest first, in every status. Orders placed as a guest with the same e-mail are among them.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description The server prices every item from the catalogue. A price or total that differs is 409 `price_changed` with the right quote,
         *     and nothing is stored. The same `Idempotency-Key` with the same body answers as the first time.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * The public view of an order
         * @description Whoever holds the address may read it, so it tells no more of the customer than a first name and a masked e-mail.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add the contact data that an order lacks
         * @description Only while `contact.missing` is true; afterwards 409 `contact_already_set`. An order that is paid by then gets its receipt.
         */
        put: operations["setOrderContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/manual-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payer says that a partner was paid
         * @description The partner gets a mail, and the order becomes `waiting` until a person confirms. Saying it again changes nothing. Without a
         *     partner it is 409 `no_partner`.
         */
        post: operations["reportManualPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a cart can be paid
         * @description What an order would offer in `paymentMethods`. Money can be given to a partner (`manual`) only where one is named: by the link
         *     that the customer followed, or by the shop for everybody.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to pay an order to
         * @description The amount comes from the order alone; an `amountUsd` that differs from the order's total is 422 `amount_mismatch`.
         *     While a payment of the order in the same coin is open, it is answered again instead of a second one.
         */
        post: operations["createCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment/{paymentId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * How far a payment has come
         * @description Asks the gateway at most once in five seconds for each payment, however often it is called. `completed` means paid.
         */
        get: operations["getCryptoPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment/{paymentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payer gives this payment up
         * @description The order stays payable. The address is still watched, so that money sent to it is never lost.
         */
        post: operations["cancelCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the card checkout's address
         * @description The order becomes `waiting` until the payment is confirmed.
         */
        post: operations["createCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every mail and SMS that the shop sent
         * @description Newest first, at most 100.
         */
        get: operations["listSandboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/crypto/payments/{paymentId}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A coin transfer arrives at a payment's address */
        post: operations["createSandboxTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/card/payments/{orderId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order whose card payment succeeded.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The card gateway reports an order paid
         * @description Recorded once for each order, also when the order is paid already or cancelled: it then stays as it is, and the money waits for
         *     a person. Reporting it again changes nothing.
         */
        post: operations["paySandboxCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** May traffic be sent here? */
        get: operations["getReadiness"];
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
        /**
         * @description Stable name of the problem; program against this. More may come, so go by `status` for one that you do not know.
         * @example not_found
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "cross_site" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "unavailable" | "gateway_unavailable" | "invalid_duration" | "invalid_quantity" | "unknown_item" | "price_changed" | "order_not_payable" | "illegal_transition" | "contact_already_set" | "no_partner" | "amount_mismatch" | "idempotency_key_reused" | "request_in_progress" | "not_signed_in" | "not_allowed" | "invalid_code" | "second_factor_required" | "fresh_login_required" | "email_taken" | "email_needs_code" | "profile_exists" | "consent_required" | "no_paid_orders" | "invalid_participants";
        /**
         * @description Stable name of the rule that the field breaks. First the rules of the schemas (`json`: the body is not JSON; `unreadable_text`: characters that cannot
         *     be stored; `invalid`: any rule without a name of its own), then those of the shop. More may come, so show `detail` for one that you do not know.
         * @example minimum
         * @enum {string}
         */
        FieldCode: "required" | "minlength" | "maxlength" | "pattern" | "format" | "type" | "enum" | "minimum" | "exclusiveminimum" | "maximum" | "multipleof" | "minitems" | "maxitems" | "minproperties" | "additionalproperties" | "json" | "unreadable_text" | "invalid" | "unknown_item" | "invalid_duration" | "invalid_quantity" | "amount_mismatch" | "invalid_contact" | "invalid_phone" | "email_needs_code" | "no_such_day" | "date_in_future" | "date_in_past" | "date_too_far" | "consent_required" | "participant_name" | "participant_date_missing" | "participant_date" | "participant_time" | "participants_too_many";
        FieldError: {
            /**
             * @description JSON pointer into the body; of a parameter, its place and name: `/query/limit`, `/headers/idempotency-key`.
             * @example /items/0/quantity
             */
            pointer: string;
            code: components["schemas"]["FieldCode"];
            /** @description A sentence in the caller's language. */
            detail: string;
        };
        Problem: {
            /**
             * @description A URI reference that names the kind of problem, /problems/{code}.
             * @example /problems/not_found
             */
            type: string;
            /** @description The problem in a few words, in the caller's language. */
            title: string;
            /**
             * @description The HTTP status again.
             * @example 404
             */
            status: number;
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence in the caller's language, safe to show. */
            detail: string;
            /** @description Quote it when you ask for help. */
            requestId: string;
            /** @description What is wrong with which field. */
            errors?: components["schemas"]["FieldError"][];
        };
        Service: {
            /**
             * @description Stable id.
             * @example maha-mrityunjaya
             */
            id: string;
            /**
             * @description Last part of the ritual page's address, /ritual/{slug}.
             * @example mahalakshmi
             */
            slug: string;
            /**
             * @description Name in Russian.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name in English.
             * @example Ganesha Yagya
             */
            name_en: string;
            /**
             * @description One sentence in Russian.
             * @example Устранение препятствий в начале нового пути.
             */
            description: string;
            /**
             * @description One sentence in English.
             * @example Clearing the way for a new beginning.
             */
            description_en: string;
            /**
             * @description US dollars for one month; at most two decimals.
             * @example 300
             */
            price: number;
            /**
             * @description Name of the ritual's emblem.
             * @example ganesha
             */
            icon: string;
            /**
             * @description Address of the picture on this host.
             * @example /emblems/ganesha.svg
             */
            image_url: string;
            /**
             * @description What is done, in Russian.
             * @example [
             *       "108 подношений в каждый день обряда"
             *     ]
             */
            features: string[];
            /**
             * @description What is done, in English.
             * @example [
             *       "108 offerings on each day of the rite"
             *     ]
             */
            features_en: string[];
            /**
             * @description Minutes to read the Russian text of the ritual's article, at 200 words a minute; the ritual itself tells them for the language asked.
             * @example 6
             */
            reading_time: number;
            /**
             * @description Introduction of the article in Russian.
             * @example К Ганеше обращаются первым.
             */
            article_intro: string;
            /**
             * @description Introduction of the article in English.
             * @example Ganesha is addressed first.
             */
            article_intro_en: string;
            /**
             * Format: date-time
             * @description When the article last changed.
             * @example 2025-09-06T00:00:00Z
             */
            article_updated_at: string;
        };
        TocEntry: {
            /**
             * @description Anchor of the heading.
             * @example когда-её-проводят
             */
            id: string;
            /**
             * @description Text of the heading.
             * @example Когда её проводят
             */
            title: string;
            /**
             * @description Level of the heading.
             * @example 2
             */
            level: number;
        };
        ServiceArticle: {
            /**
             * @description Stable id.
             * @example lakshmi
             */
            id: string;
            /**
             * @description Last part of the address of its page, /ritual/{slug}.
             * @example mahalakshmi
             */
            slug: string;
            /** @description Name in Russian. */
            name: string;
            /** @description Name in English. */
            name_en: string;
            /** @description One sentence in Russian. */
            description: string;
            /** @description One sentence in English. */
            description_en: string;
            /**
             * @description US dollars for one month; at most two decimals.
             * @example 400
             */
            price: number;
            /**
             * @description Name of the ritual's emblem.
             * @example lakshmi
             */
            icon: string;
            /**
             * @description Address of the picture on this host.
             * @example /emblems/lakshmi.svg
             */
            image_url: string;
            /** @description What is done, in Russian. */
            features: string[];
            /** @description What is done, in English. */
            features_en: string[];
            /**
             * @description Minutes to read, at 200 words a minute, in the language asked.
             * @example 6
             */
            reading_time: number;
            /** @description Introduction in Russian. */
            article_intro: string;
            /** @description Introduction in English. */
            article_intro_en: string;
            /** @description Article in Russian, markdown. */
            article_content: string;
            /** @description Article in English, markdown. */
            article_content_en: string;
            /** @description Title for search engines in Russian. */
            article_seo_title: string;
            /** @description Title for search engines in English. */
            article_seo_title_en: string;
            /** @description Description for search engines in Russian. */
            article_seo_description: string;
            /** @description Description for search engines in English. */
            article_seo_description_en: string;
            /**
             * Format: date-time
             * @description When the article last changed.
             */
            article_updated_at: string;
            /**
             * @description Language of html and toc.
             * @enum {string}
             */
            lang: "ru" | "en";
            /** @description The article as sanitised HTML; empty when there is none. */
            html: string;
            /** @description Its headings, levels 1 to 3. */
            toc: components["schemas"]["TocEntry"][];
        };
        CatalogueEntry: {
            /**
             * @description Id of the service or article.
             * @example sankalpa
             */
            id: string;
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            source: "services" | "articles";
            /** @description Last part of its page's address: /article/{slug} for articles, /ritual/{slug} for services. */
            slug: string;
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
            /** @description One sentence in Russian; empty for articles. */
            description: string;
            /** @description One sentence in English; empty for articles. */
            description_en: string;
            /** @description Introduction in Russian. */
            article_intro: string;
            /** @description Introduction in English. */
            article_intro_en: string;
            /** @description Address of the picture on this host. */
            image_url: string;
            /** @description Slugs to filter by; `ritual` for services. */
            tags: string[];
            /** @description Minutes to read its Russian text, at 200 words a minute; the page itself tells them for the language asked. */
            reading_time: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        Article: {
            /**
             * @description Stable id and last part of its address.
             * @example sankalpa
             */
            id: string;
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
            /** @description Introduction in Russian. */
            intro: string;
            /** @description Introduction in English. */
            intro_en: string;
            /** @description Text in Russian, markdown. */
            content: string;
            /** @description Text in English, markdown. */
            content_en: string;
            /** @description Title for search engines in Russian. */
            seo_title: string;
            /** @description Title for search engines in English. */
            seo_title_en: string;
            /** @description Description for search engines in Russian. */
            seo_description: string;
            /** @description Description for search engines in English. */
            seo_description_en: string;
            /** @description Address of the picture on this host. */
            image_url: string;
            /** @description Slugs to filter by. */
            tags: string[];
            /**
             * @description Who wrote it.
             * @example Vedic Practices Master
             */
            author: string;
            /** @description Minutes to read, at 200 words a minute, in the language asked. */
            reading_time: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * @description Slug of its category.
             * @example practice
             */
            category: string;
            /**
             * @description Language of html and toc.
             * @enum {string}
             */
            lang: "ru" | "en";
            /** @description The text as sanitised HTML; empty when there is none. */
            html: string;
            /** @description Its headings, levels 1 to 3. */
            toc: components["schemas"]["TocEntry"][];
        };
        /**
         * @description E-mail or phone with country code; spaces, dashes and brackets in a phone are ignored.
         * @example anna@example.com
         */
        SignInContact: string;
        CodeSent: {
            /**
             * @description Digits in the code.
             * @example 6
             */
            codeLength: number;
            /**
             * @description Seconds for which the code is valid.
             * @example 600
             */
            expiresInSeconds: number;
            /**
             * @description Seconds after which another code can be asked for.
             * @example 60
             */
            resendInSeconds: number;
        };
        /**
         * @description Six digits.
         * @example 123456
         */
        OneTimeCode: string;
        /**
         * @description What the user may do.
         * @enum {string}
         */
        Role: "customer" | "partner" | "administrator";
        /**
         * @description dd.mm.yyyy, a real day not in the future; or empty.
         * @example 05.03.1988
         */
        BirthDate: string;
        /**
         * @description hh:mm; or empty.
         * @example 07:40
         */
        BirthTime: string;
        CustomerProfile: {
            /**
             * Format: uuid
             * @description Id of the profile.
             */
            id: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Verified e-mail; or empty. */
            email: string;
            /** @description Phone; or empty. */
            phoneNumber: string;
            /** @description Occupation; or empty. */
            occupation: string;
            birthDate: components["schemas"]["BirthDate"];
            birthTime: components["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain: "true" | "";
            /** @description Place of birth; or empty. */
            birthPlace: string;
            /**
             * @description Gender; or empty.
             * @enum {string}
             */
            gender: "Male" | "Female" | "";
            /**
             * @description Marital status; or empty.
             * @enum {string}
             */
            maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
            /** @description Where the customer lives; or empty. */
            currentLocation: string;
            /** @description Ritual wishes and notes; or empty. */
            additionalNotes: string;
            /** @description Consent to the use of birth data; null when not given. */
            consent: {
                /** @description Version of the consent text. */
                version: string;
                /**
                 * Format: date-time
                 * @description When it was given (UTC).
                 */
                givenAt: string;
            } | null;
        };
        User: {
            /**
             * Format: uuid
             * @description Id of the user.
             */
            id: string;
            /**
             * @description Verified e-mail; empty when the user signed in by phone only.
             * @example anna@example.com
             */
            email: string;
            /**
             * @description Verified phone (E.164); empty when there is none.
             * @example +79161234567
             */
            phoneNumber: string;
            /** @description First name; empty until the profile has one. */
            firstName: string;
            /** @description Last name; empty until the profile has one. */
            lastName: string;
            /** @description The account. */
            account: {
                /**
                 * Format: uuid
                 * @description Id of the user again.
                 */
                id: string;
                role: components["schemas"]["Role"];
                /**
                 * Format: date-time
                 * @description When it was made (UTC).
                 */
                createdAt: string;
                /**
                 * @description Language in which the customer is written to.
                 * @enum {string}
                 */
                language: "ru" | "en";
            };
            /** @description The profile; null until it is created. */
            profile: components["schemas"]["CustomerProfile"] | null;
        };
        Session: {
            /**
             * Format: uuid
             * @description Id of the session.
             */
            id: string;
            /** @description True: the session that asks. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Sign-in (UTC).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last use (UTC), to the minute.
             */
            lastUsedAt: string;
            /**
             * @description Browser and system in words, from User-Agent.
             * @example Chrome · Android
             */
            device: string;
        };
        /** @description Free text. */
        ShortText: string;
        ProfileInput: {
            /**
             * @description First name; at least 2 characters.
             * @example Анна
             */
            firstName: string;
            /**
             * @description Last name; at least 2 characters.
             * @example Иванова
             */
            lastName: string;
            /**
             * @description The session's own e-mail, or empty.
             * @example anna@example.com
             */
            email?: string;
            /**
             * @description Phone, in any spelling; or empty.
             * @example +7 916 123 4567
             */
            phoneNumber?: string;
            /** @description Occupation. */
            occupation?: components["schemas"]["ShortText"];
            birthDate?: components["schemas"]["BirthDate"];
            birthTime?: components["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth.
             * @example Москва
             */
            birthPlace?: string;
            /**
             * @description Gender; or empty.
             * @enum {string}
             */
            gender?: "Male" | "Female" | "";
            /**
             * @description Marital status; or empty.
             * @enum {string}
             */
            maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
            /**
             * @description Where the customer lives.
             * @example Тбилиси
             */
            currentLocation?: string;
            /** @description Ritual wishes and notes. */
            additionalNotes?: string;
            /** @description True: the customer agrees that birth data are used for the rituals (text `consentVersion`). */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that was shown.
             * @example 2026-11-20
             */
            consentVersion?: string;
        };
        ProfileChange: {
            /**
             * @description First name; at least 2 characters.
             * @example Анна
             */
            firstName?: string;
            /**
             * @description Last name; at least 2 characters.
             * @example Иванова
             */
            lastName?: string;
            /**
             * @description The session's own e-mail, or empty.
             * @example anna@example.com
             */
            email?: string;
            /**
             * @description Phone, in any spelling; or empty.
             * @example +7 916 123 4567
             */
            phoneNumber?: string;
            /** @description Occupation. */
            occupation?: components["schemas"]["ShortText"];
            birthDate?: components["schemas"]["BirthDate"];
            birthTime?: components["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth.
             * @example Москва
             */
            birthPlace?: string;
            /**
             * @description Gender; or empty.
             * @enum {string}
             */
            gender?: "Male" | "Female" | "";
            /**
             * @description Marital status; or empty.
             * @enum {string}
             */
            maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
            /**
             * @description Where the customer lives.
             * @example Тбилиси
             */
            currentLocation?: string;
            /** @description Ritual wishes and notes. */
            additionalNotes?: string;
            /** @description True: the customer agrees that birth data are used for the rituals (text `consentVersion`). */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that was shown.
             * @example 2026-11-20
             */
            consentVersion?: string;
        };
        /**
         * Format: email
         * @description Where the receipt goes.
         * @example anna@example.com
         */
        CustomerEmail: string;
        AccountExport: {
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            exportedAt: string;
            /** @description Account: contacts, role, language, dates. */
            user: {
                [key: string]: unknown;
            };
            /** @description Profile with its consent. */
            profile: {
                [key: string]: unknown;
            } | null;
            /** @description Orders with items, payments by coin and by card, and history. */
            orders: {
                [key: string]: unknown;
            }[];
            /** @description Ritual plan. */
            plan: {
                [key: string]: unknown;
            } | null;
            /** @description Sessions without their secrets. */
            sessions: {
                [key: string]: unknown;
            }[];
            /** @description Messages sent to the customer; codes are left out. */
            messages: {
                [key: string]: unknown;
            }[];
            /** @description Requests for consultations. */
            consultations: {
                [key: string]: unknown;
            }[];
        };
        /**
         * Format: uuid
         * @description Unguessable id of an order.
         * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
         */
        OrderId: string;
        RitualPlan: {
            /** @description The customer's e-mail; empty when they signed in by phone and have none. */
            customerEmail: string;
            /**
             * Format: date
             * @description First day, YYYY-MM-DD.
             */
            startDate: string;
            /** @description Sankalpa and wishes; or empty. */
            specialWishes: string;
            /** @description One person a line; or empty. */
            participants: string;
            /** @description The customer's paid rituals with their last days. */
            rituals: {
                orderId: components["schemas"]["OrderId"];
                /** @description The item's id. */
                itemId: string;
                /** @description Name in Russian. */
                name: string;
                /** @description Name in English. */
                name_en: string;
                /** @description Whole weeks. */
                weeks: number;
                /**
                 * Format: date
                 * @description First day.
                 */
                startDate: string;
                /**
                 * Format: date
                 * @description Start date + weeks x 7 days.
                 */
                endDate: string;
            }[];
            /** @description Secret address of the calendar feed, absolute. */
            calendarUrl: string;
            /**
             * Format: date-time
             * @description When the plan was saved (UTC).
             */
            updatedAt: string;
        };
        RitualPlanInput: {
            /**
             * @description The session's own e-mail; left out, the session's own account is meant.
             * @example anna@example.com
             */
            customerEmail?: string;
            /**
             * Format: date
             * @description First day, YYYY-MM-DD; not before today in the zone on Earth where the day is latest.
             * @example 2027-01-15
             */
            startDate: string;
            /** @description Sankalpa and wishes; or empty. */
            specialWishes: string;
            /**
             * @description One person a line: first name, last name, dd.mm.yyyy, optional hh:mm; or empty.
             * @example Анна Иванова 05.03.1988 07:40
             *     Пётр Иванов 11.07.1985
             */
            participants: string;
        };
        ConsultationRequest: {
            /**
             * @description Whom to ask for; at least two characters that are not spaces.
             * @example Анна
             */
            name: string;
            /**
             * @description With its country code, or as it is written at home.
             * @example +7 916 123-45-67
             */
            phone: string;
            /**
             * @description What it is about; may be left out.
             * @example Какой ритуал выбрать для новоселья?
             */
            message?: string;
        };
        Consultation: {
            /**
             * Format: uuid
             * @description Number of the request.
             * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was taken (UTC).
             */
            requestedAt: string;
        };
        /**
         * @description US dollars, at most two decimals.
         * @example 150
         */
        Money: number;
        /**
         * @description Months. A ritual takes 0.25, 0.5, 1, 2 or 3; a basic tier 0.5, the other tiers 1; a special intention 0.75
         *     (the special-intention service itself 0.75, 1.5 or 2.25).
         * @example 1
         * @enum {number}
         */
        RequestedDuration: 0.25 | 0.5 | 0.75 | 1 | 1.5 | 2 | 2.25 | 3;
        RequestedItem: {
            /**
             * @description A service (`ganesha`), a tier of it (`ganesha-basic`, `-enhanced`, `-premium`) or a special intention
             *     (`special-intention-{group}-{intention}`).
             * @example ganesha
             */
            id: string;
            /**
             * @description What the customer saw. The catalogue's name is stored instead.
             * @example Ганеша-яга
             */
            name?: string;
            /** @description US dollars for one unit, duration included, as the customer saw it. Checked, never believed. */
            price?: components["schemas"]["Money"];
            /**
             * @description How many; a special intention is always 1.
             * @example 1
             */
            quantity: number;
            duration: components["schemas"]["RequestedDuration"];
        };
        /** @description One to a hundred items. */
        RequestedItems: components["schemas"]["RequestedItem"][];
        QuoteLine: {
            /**
             * @description The item's id.
             * @example ganesha
             */
            id: string;
            /**
             * @description Name in Russian.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name in English.
             * @example Ganesha Yagya
             */
            name_en: string;
            /** @description US dollars for one unit, duration included. */
            price: components["schemas"]["Money"];
            /**
             * @description How many.
             * @example 1
             */
            quantity: number;
            duration: components["schemas"]["RequestedDuration"];
            /** @description US dollars, price x quantity. */
            lineTotal: components["schemas"]["Money"];
        };
        Quote: {
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description The lines, in the order asked. */
            items: components["schemas"]["QuoteLine"][];
            /** @description US dollars, sum of the lines. */
            total: components["schemas"]["Money"];
        };
        /**
         * @description `pending` awaits payment; `waiting` awaits a person's confirmation of a payment; `paid`; `processing`: the ritual is under way;
         *     `ready`; `completed`; `cancelled`.
         * @enum {string}
         */
        OrderStatus: "pending" | "waiting" | "paid" | "processing" | "ready" | "completed" | "cancelled";
        OrderItem: {
            /**
             * @description The item's id.
             * @example ganesha
             */
            id: string;
            /**
             * @description Name in Russian.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name in English.
             * @example Ganesha Yagya
             */
            name_en: string;
            /** @description US dollars for one unit, duration included. */
            price: components["schemas"]["Money"];
            /**
             * @description How many.
             * @example 1
             */
            quantity: number;
            /**
             * @description Whole weeks (1 month = 4 weeks).
             * @example 4
             */
            duration: number;
        };
        /**
         * @description Coin, bank card, or paid to a partner by hand.
         * @enum {string}
         */
        PaymentMethod: "crypto" | "card" | "manual";
        CustomerOrder: {
            id: components["schemas"]["OrderId"];
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it was placed (UTC).
             */
            createdAt: string;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description What was ordered; `duration` in whole weeks. */
            items: components["schemas"]["OrderItem"][];
            paymentMethod: components["schemas"]["PaymentMethod"];
            total: components["schemas"]["Money"];
            /** @description The customer's wishes for the order. */
            specialInstructions: string;
            /** @description Name given with the order. */
            customerName: string;
            /** @description E-mail given with the order; or empty. */
            customerEmail: string;
            /** @description Phone given with the order; or empty. */
            customerPhone: string;
        };
        /**
         * @description The customer's full name; not blank.
         * @example Анна Иванова
         */
        CustomerName: string;
        /**
         * @description Names a partner in links, as in `?partner=indra`.
         * @example indra
         */
        PartnerSlug: string;
        OrderRequest: {
            customerName: components["schemas"]["CustomerName"];
            /** @description Where the receipt goes. A guest must give it; left out by an account, its own is meant, if it has one. */
            customerEmail?: components["schemas"]["CustomerEmail"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description One to a hundred items, each with the price that the customer saw. */
            items: WithRequired<components["schemas"]["RequestedItem"], "price">[];
            /**
             * @description US dollars that the customer saw. Checked, never believed.
             * @example 300
             */
            total: number;
            /**
             * @description The customer's wishes for the order.
             * @example Пожалуйста начните в пятницу
             */
            specialInstructions?: string;
            /** @description The partner whose link the customer followed. One that the shop does not know attributes nothing. */
            partner?: components["schemas"]["PartnerSlug"];
        };
        /** @description With `manual` among the methods, the partner who takes the money. */
        OrderPartner: {
            /**
             * @description Name of the partner.
             * @example Индра Шарма
             */
            name: string;
        };
        /**
         * @description Bitcoin, Ether, USDT on Ethereum (ERC-20), USDT on TRON (TRC-20).
         * @example BTC
         * @enum {string}
         */
        Coin: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
        /**
         * @description `waiting` for money; `confirming`: the whole amount was seen and waits for confirmations; `partial`: less than the amount came;
         *     `completed` means paid; `expired`; `cancelled` by the payer. Money that comes after `expired` or `cancelled` is still recorded.
         * @enum {string}
         */
        CryptoPaymentStatus: "waiting" | "confirming" | "partial" | "completed" | "expired" | "cancelled";
        Order: {
            id: components["schemas"]["OrderId"];
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it was placed (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description What was ordered. */
            items: components["schemas"]["OrderItem"][];
            /** @description US dollars to pay. */
            total: components["schemas"]["Money"];
            /** @description The method chosen last. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Methods by which it can be paid now; empty when nothing is to be paid. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            partner?: components["schemas"]["OrderPartner"];
            /** @description As much of the customer as the holder of the address may see. */
            contact: {
                /** @description True: nobody is named; PUT /api/orders/{id}/contact adds a name and an e-mail. */
                missing: boolean;
                /**
                 * @description First name.
                 * @example Анна
                 */
                firstName?: string;
                /**
                 * @description E-mail with its middle hidden; missing when the order has none.
                 * @example a***@e***.com
                 */
                maskedEmail?: string;
            };
            /** @description Crypto payments of this order that may still receive money or have received it, newest first. */
            payments: {
                /**
                 * Format: uuid
                 * @description Id of the payment.
                 */
                id: string;
                currency: components["schemas"]["Coin"];
                status: components["schemas"]["CryptoPaymentStatus"];
            }[];
        };
        PriceChangedProblem: components["schemas"]["Problem"] & {
            /** @description With `price_changed`, today's prices. */
            quote?: components["schemas"]["Quote"];
        };
        CryptoPaymentRequest: {
            orderId: components["schemas"]["OrderId"];
            currency: components["schemas"]["Coin"];
            /**
             * @description US dollars, the order's total as the payer saw it. Checked, never believed.
             * @example 300
             */
            amountUsd: number;
        };
        /**
         * @description Decimal amount in the coin's own unit (BTC, ETH, USDT).
         * @example 0.00500000
         */
        CoinAmount: string;
        CryptoPayment: {
            /**
             * Format: uuid
             * @description Id of the payment.
             * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
             */
            id: string;
            orderId: components["schemas"]["OrderId"];
            currency: components["schemas"]["Coin"];
            /**
             * @description The network to send on.
             * @example Bitcoin
             * @enum {string}
             */
            network: "Bitcoin" | "Ethereum" | "TRON";
            /** @description US dollars that the amount stands for. */
            amountUsd: components["schemas"]["Money"];
            /** @description Amount to send, in the coin's own unit. */
            expectedAmount: components["schemas"]["CoinAmount"];
            /** @description Amount seen so far, confirmed or not, in the coin's own unit. */
            receivedAmount: components["schemas"]["CoinAmount"];
            /**
             * @description Address to send to.
             * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
             */
            address: string;
            /**
             * @description What the QR code holds: BIP-21, EIP-681, or the bare address on TRON.
             * @example bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00500000
             */
            paymentUri: string;
            /** @description QR code as base64 PNG, when the gateway draws it; else draw paymentUri. */
            qrCodeData?: string;
            /**
             * Format: date-time
             * @description Until when the amount holds (UTC).
             * @example 2026-11-20T10:20:00.000Z
             */
            expiresAt: string;
            status: components["schemas"]["CryptoPaymentStatus"];
            /** @description The money came after expiry or cancellation. */
            late: boolean;
            /** @description More came than was asked. */
            overpaid: boolean;
        };
        Message: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            /**
             * @description How it was sent.
             * @enum {string}
             */
            channel: "email" | "sms";
            /**
             * @description E-mail or phone.
             * @example anna@example.com
             */
            to: string;
            /**
             * @description Empty for an SMS.
             * @example Заказ оплачен
             */
            subject: string;
            /** @description Plain text. */
            text: string;
            /** @description The same as HTML; empty for an SMS. */
            html: string;
            /**
             * Format: date-time
             * @description When it was sent (UTC).
             */
            sentAt: string;
        };
        TransferRequest: {
            /**
             * @description Amount in the unit of `currency`; default: what is missing of the expected amount. Zero moves no coins and gives every
             *     earlier transfer these confirmations.
             */
            amount?: components["schemas"]["CoinAmount"];
            /**
             * @description Blocks on top of the transfer; default: enough.
             * @example 0
             */
            confirmations?: number;
            /** @description Coin that was sent; default: the payment's. Another coin is a wrong-asset deposit for a person to look at. */
            currency?: components["schemas"]["Coin"];
            /** @description Does the gateway tell the shop at once? Default true; false: as when every notice is lost, and the shop must find out. */
            notify?: boolean;
        };
        Transfer: {
            /**
             * Format: uuid
             * @description Id of the transfer.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the payment.
             */
            paymentId: string;
            currency: components["schemas"]["Coin"];
            amount: components["schemas"]["CoinAmount"];
            /** @description Blocks on top of it. */
            confirmations: number;
            /** @description Where the payment stands now. */
            status: components["schemas"]["CryptoPaymentStatus"];
        };
        Health: {
            /**
             * @description Always `ok`; anything else is a problem answer.
             * @constant
             */
            status: "ok";
        };
    };
    responses: {
        /**
         * @description What went wrong: 400 shape, 401 no session, 403 not allowed or cross-site, 404 not there or not yours, 405 method, 409 state, 413 too large, 415 media type,
         *     422 meaning, 429 and 503 with `Retry-After`.
         */
        ProblemResponse: {
            headers: {
                /** @description Seconds to wait, with 429 and 503. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's copy is current. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description ETags of the copies that the caller holds, in a list, or `*`. Compared weakly, as RFC 9110 says.
         * @example "0qNVn6dLWn6BMaQeKBNhVw"
         */
        IfNoneMatch: string;
        /**
         * @description Language of `html` and `toc`; by `Accept-Language` when missing.
         * @example ru
         */
        Lang: "ru" | "en";
        /**
         * @description At most so many items.
         * @example 50
         */
        Limit: number;
        /** @description `nextCursor` of the answer before. */
        Cursor: string;
        /**
         * @description 1 to 255 characters, new for each intent and the same for its retries; kept 24 hours. The same key with another body is 422
         *     `idempotency_key_reused`; while the first request still runs, 409 `request_in_progress`.
         * @example cart-1760000000000-5f2b9c
         */
        IdempotencyKey: string;
        /**
         * @description Id of the order.
         * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
         */
        OrderId: components["schemas"]["OrderId"];
        /**
         * @description Id of the payment.
         * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
         */
        PaymentId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Validator of the answer's body; another body has another ETag. */
        ETag: string;
        /** @description Present, and `true`, when this is the first answer again. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of the copies that the caller holds, in a list, or `*`. Compared weakly, as RFC 9110 says.
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service on sale. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["ProblemResponse"];
        };
    };
    getService: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description ETags of the copies that the caller holds, in a list, or `*`. Compared weakly, as RFC 9110 says.
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id, slug or alias of the service.
                 * @example mahalakshmi
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceArticle"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["ProblemResponse"];
        };
    };
    listArticlesCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of the copies that the caller holds, in a list, or `*`. Compared weakly, as RFC 9110 says.
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["ProblemResponse"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description ETags of the copies that the caller holds, in a list, or `*`. Compared weakly, as RFC 9110 says.
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["ProblemResponse"];
        };
    };
    requestLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact: components["schemas"]["SignInContact"];
                };
            };
        };
        responses: {
            /** @description A code is on its way, if the contact can receive one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact: components["schemas"]["SignInContact"];
                    code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True: this sign-in made the account. */
                        isNewUser: boolean;
                        user: components["schemas"]["User"];
                    };
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description At most so many items.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sessions. */
                        items: components["schemas"]["Session"][];
                        /** @description Where the next page begins; null at the end. */
                        nextCursor: string | null;
                    };
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 5f4c2e7e-2f0c-4b0e-9f8a-7f0d1c2b3a49
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The saved profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerProfile"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the profile.
                 * @example 7c9d9a54-2c0f-4f5e-8a3c-2b1a0f9e8d7c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerProfile"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the profile.
                 * @example 7c9d9a54-2c0f-4f5e-8a3c-2b1a0f9e8d7c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerProfile"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["CustomerEmail"];
                };
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["CustomerEmail"];
                    code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description The user with the new e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that the shop keeps about the customer, as a file to keep. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getRitualPlan: {
        parameters: {
            query?: {
                /**
                 * @description The session's own e-mail; any other is 403. Left out, the session's own account is meant.
                 * @example anna@example.com
                 */
                customerEmail?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RitualPlan"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    saveRitualPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RitualPlanInput"];
            };
        };
        responses: {
            /** @description The saved plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RitualPlan"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    renewPlanCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, with the new `calendarUrl`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RitualPlan"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getPlanCalendar: {
        parameters: {
            query: {
                /**
                 * @description Secret of the feed, from `calendarUrl` of the plan.
                 * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar (RFC 5545) in the customer's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    requestConsultation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsultationRequest"];
            };
        };
        responses: {
            /** @description The request is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consultation"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    quoteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RequestedItems"];
                };
            };
        };
        responses: {
            /** @description The priced lines and their total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The session's own e-mail; any other is 403, known or not. Left out, the session's own account is meant.
                 * @example anna@example.com
                 */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerOrder"][];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters, new for each intent and the same for its retries; kept 24 hours. The same key with another body is 422
                 *     `idempotency_key_reused`; while the first request still runs, 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order, waiting for its payment. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    /** @description Address of the order's public view. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The cart's prices are not today's; `quote` holds the right ones. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PriceChangedProblem"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as its payer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    setOrderContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerName: components["schemas"]["CustomerName"];
                    customerEmail: components["schemas"]["CustomerEmail"];
                };
            };
        };
        responses: {
            /** @description The order with its contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    reportManualPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, waiting for confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description The partner whose link the customer followed. One that the shop does not know counts as none.
                 * @example indra
                 */
                partner?: components["schemas"]["PartnerSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Methods by which the cart can be paid. */
                        paymentMethods: components["schemas"]["PaymentMethod"][];
                        partner?: components["schemas"]["OrderPartner"];
                    };
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    createCryptoPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters, new for each intent and the same for its retries; kept 24 hours. The same key with another body is 422
                 *     `idempotency_key_reused`; while the first request still runs, 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptoPaymentRequest"];
            };
        };
        responses: {
            /** @description Where, how much and until when to pay. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPayment"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getCryptoPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPayment"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    cancelCryptoPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, cancelled; one that already received money keeps its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPayment"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    createCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters, new for each intent and the same for its retries; kept 24 hours. The same key with another body is 422
                 *     `idempotency_key_reused`; while the first request still runs, 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: components["schemas"]["OrderId"];
                };
            };
        };
        responses: {
            /** @description Open `url` in a new tab. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Absolute http(s) address of the card checkout.
                         * @example https://pay.example.com/checkout
                         */
                        url: string;
                    };
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    listSandboxMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only messages to this e-mail or phone, as sent.
                 * @example anna@example.com
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    createSandboxTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment.
                 * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description The transfer, and where the payment stands after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    paySandboxCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order whose card payment succeeded.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it stands after the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["ProblemResponse"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
