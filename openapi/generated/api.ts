// Generated from the contract by `make openapi`. Never edit.
export interface paths<Instant = string> {
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rituals on sale
         * @description The list has the order of the shop's home page. `view=card` leaves out the articles, which are most of the answer. The answer has
         *     an ETag; a client that sends this ETag in `If-None-Match` gets 304 while the list is the same.
         */
        get: operations<Instant>["listServices"];
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
         * Read a ritual with its article
         * @description A ritual is found by id, slug or alias: `lakshmi`, `maha-laxmi` and `mahalakshmi` name the same ritual. `html` and `toc` are in the language asked.
         */
        get: operations<Instant>["getService"];
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
        get: operations<Instant>["listArticlesCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search in articles and rituals
         * @description Finds what holds every word in some form, in titles, topics, introductions and texts of one language: first in the language asked, the
         *     best first, then what is found in the other one alone; at most 50. The first eight words count, and words such as 'and' do not. When
         *     nothing holds them, the last word is taken for the beginning of a word, and then words with one mistake for those that were meant.
         */
        get: operations<Instant>["searchCatalogue"];
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
         * Read an article
         * @description `html` and `toc` are in the language asked.
         */
        get: operations<Instant>["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A legal text of the shop
         * @description Privacy policy, terms of sale, refunds, and the seller. `html` and `toc` are in the language asked.
         */
        get: operations<Instant>["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panchanga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day of the almanac at a place
         * @description The Hindu almanac by the Drik method: Sun and Moon as they appear from the centre of the Earth, the ayanamsa of Lahiri, the sunrise of the upper
         *     limb with refraction at sea level. A day lasts from this sunrise to the next; midnight stands for a sunrise that does not come. Lists hold
         *     all that touches the day, each whole, the end of one being the beginning of the next. What is one thing for the whole day is what it is at its
         *     beginning. A place is a `city`, or `latitude`, `longitude` and `timeZone`. An unknown city is 404, as is a date that the place never had, such as
         *     2011-12-30 in Apia. Without `date` the answer is that of today at the place and may be kept until its midnight. When too many days wait to be
         *     computed, the answer is 503 with `Retry-After`.
         */
        get: operations<Instant>["getPanchanga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panchanga/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of the almanac in a row
         * @description What a calendar shows of each day, as it is at the beginning of the day, for at most six weeks. A date that the city never had is missing. Days
         *     beyond the year 2100 are left out.
         */
        get: operations<Instant>["listPanchangaDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/birth-star": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The star of a birth
         * @description Nakshatra and pada of the Moon, its rashi, and the lagna, by date, time and place of a birth, with the clocks that the place had then. Without a
         *     time the answer holds all that were possible on the date, with their hours, and no lagna. A time is a minute; where something changes within it,
         *     or the clocks showed it twice, there are several candidates. The shop stores nothing. Birth data is sent in a body, so that no address keeps it.
         */
        post: operations<Instant>["findBirthStar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/muhurtas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Good days for a ritual
         * @description Days as the rules of the ritual judge them, with reasons for and against, by the almanac at the place of the fire. The almanac advises: any day
         *     that is neither closed nor full can be chosen. A day is judged by what stands at its beginning, the sunrise. The hours are those in which the
         *     ritual may be done by its rules; `city` adds the same by the Sun of that city. An unknown ritual or city is 404. When too many days wait to be
         *     computed, the answer is 503 with `Retry-After`.
         */
        get: operations<Instant>["listMuhurtas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closed-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days on which no ritual begins
         * @description A day of this list is refused as the first day of a plan. What was planned before a day was closed stays. The answer has an ETag; a
         *     client that sends this ETag in `If-None-Match` gets 304 while the list is the same.
         */
        get: operations<Instant>["listClosedDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/full-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days that take no more rituals
         * @description A day of this list is refused as the first day of a plan (`day_full`). It may be free again when somebody moves a ritual. The list is empty when
         *     the shop sets no bound. The answer has an ETag; a client that sends this ETag in `If-None-Match` gets 304 while the list is the same.
         */
        get: operations<Instant>["listFullDays"];
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
         * @description The shop sends a code of six digits to an e-mail or a phone. The answer and its time are the same for known and unknown contacts.
         *     The cookie `login` binds the code to this client. While very many codes are asked for, the answer is 428 `proof_required`: solve its
         *     `challenge` and send the request again with `proof`. The cookie `known_browser`, which a sign-in sets, makes the client known for its
         *     contact: a known client proves nothing, and requests of others do not count against it. Too many requests are 429; 503 means that
         *     the shop can send nothing now.
         */
        post: operations<Instant>["requestLogin"];
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
         * @description The answer sets the cookie `session`. A code that is wrong, expired or used, or that another client asked for, is 400
         *     `invalid_code`. Five wrong tries make a code useless.
         */
        post: operations<Instant>["verifyCode"];
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
         * @description The session ends, and the client loses the cookies `session` and `shop_browser`. A client without a session only loses the cookies.
         */
        post: operations<Instant>["logout"];
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
        /**
         * Read the signed-in user
         * @description Whose session it is, and what the account can do. 401 without a session.
         */
        get: operations<Instant>["getMe"];
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
        /**
         * List the user's sessions
         * @description Each browser that is signed in, with its device and last use.
         */
        get: operations<Instant>["listSessions"];
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
        /**
         * End one of the user's sessions
         * @description That browser is signed out at once. The session of somebody else is 404.
         */
        delete: operations<Instant>["revokeSession"];
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
         * @description A customer has one profile; a second profile is 409 `profile_exists`. `email` is the session's own e-mail or empty; any other
         *     e-mail is 403. Birth data need the customer's consent; without consent the answer is 422 `consent_required`.
         */
        post: operations<Instant>["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles/{id}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What days are to the customer's star of birth
         * @description Tarabala and chandrabala of days at the place of the fire, by the star of the customer's own profile: the nakshatra and the sign of the Moon at the
         *     beginning of the day, counted from those of the birth. What the star is not sure enough to say is null, and without any star there are no days.
         *     The profile of somebody else is 404. It advises: no day is refused. No cache keeps the answer.
         */
        get: operations<Instant>["listOwnDays"];
        put?: never;
        post?: never;
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
        /**
         * Read the customer's own profile
         * @description The customer's own alone; that of somebody else is 404.
         */
        get: operations<Instant>["getProfile"];
        /**
         * Change all or some fields of the profile
         * @description Fields that the request leaves out stay as they are. Another `email` is 422 `email_needs_code`; POST /api/account/email changes the e-mail.
         */
        put: operations<Instant>["updateProfile"];
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
         * @description The limits are those of signing in. The answer does not tell whether another account has the e-mail. For a member of staff without a second
         *     factor of the last ten minutes it is 403 `second_factor_required`.
         */
        post: operations<Instant>["requestEmailChange"];
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
         * @description A wrong code is 400 `invalid_code`. An e-mail that another account has is 409 `email_taken`. For a member of staff without a second factor of
         *     the last ten minutes it is 403 `second_factor_required`. The former e-mail gets a notice, and the orders of the account that had it get the
         *     new one; of staff the change is recorded in the audit log.
         */
        post: operations<Instant>["confirmEmailChange"];
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
         * Export the customer's own data
         * @description The session must have begun within the last hour; an older session is 403 `fresh_login_required`.
         */
        get: operations<Instant>["exportAccount"];
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
         * @description The shop keeps the orders without personal data, for its books. Every session ends. Of an account with thousands of orders, the last
         *     are erased within minutes after the answer. The session must have begun within the last hour; an older session is 403
         *     `fresh_login_required`. While GET /api/account/deletion lists anything, the answer is 409 `paid_rituals_open` without `paidRituals`; with it the
         *     rituals are performed, and names, wishes, participants and contact stay with these orders until 30 days after their report was sent. Each
         *     of these rituals needs a day, otherwise the answer is 409 `day_needed`. Orders that nobody paid are cancelled.
         */
        delete: operations<Instant>["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what stands between the customer and the deletion of the account
         * @description Paid rituals that are not performed, wishes for a refund that nobody has answered, and refunds under way. An order whose payment a person must
         *     confirm, or for which money was seen, counts as paid.
         */
        get: operations<Instant>["getAccountDeletion"];
        /**
         * Ask for the money before the account is deleted, or keep the account
         * @description `money_first` asks for the money of every paid order that is listed. The account stays usable until every wish is answered and what was agreed is paid
         *     out, then it is deleted. After a refusal or 30 days the shop asks again by letter. It needs a session of the last hour, otherwise the answer is 403
         *     `fresh_login_required`; when nothing is listed, it is 409 `illegal_transition`. `keep` takes the choice and the open wishes back.
         */
        put: operations<Instant>["chooseAccountDeletion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/postponement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read what was asked about the first day of an own order
         * @description The wish that was made last, with the shop's answer. Only the order's customer can read it.
         */
        get: operations<Instant>["getOwnPostponement"];
        /**
         * Ask for another first day
         * @description For rituals of an own paid order that the plan does not move to that day: too near, or prepared already; support gets a mail. The same wish
         *     again changes nothing; while another is open, and where a named ritual has begun or has the day, the answer is 409 `illegal_transition`. A day
         *     that the customer can choose in the plan is 409 `free_in_plan`.
         */
        put: operations<Instant>["askToPostpone"];
        post?: never;
        /**
         * Take the open wish for another first day back
         * @description Once more changes nothing. When the shop has answered meanwhile, the answer is 409 `illegal_transition`.
         */
        delete: operations<Instant>["takeBackPostponement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the reports on the rituals of an own order
         * @description Those that are sent, in the order of the items. Only the order's customer can read them; after the account was deleted, whoever has signed in
         *     by a code with its contact, until they are erased.
         */
        get: operations<Instant>["listOwnReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/pictures/{picture}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                picture: components<Instant>["parameters"]["Picture"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        /**
         * Read a picture of a report on an own order
         * @description Also one that is not approved for everybody.
         */
        get: operations<Instant>["getOwnPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/year-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the yearly day of one's own rituals
         * @description The next day at the fire with the month and the tithi on which the rituals of a completed order began; by the calendar it is another date. What was done in an added
         *     month is kept in the proper one of its name. An order that is not completed, or somebody else's, is 404. No cache keeps the answer.
         */
        get: operations<Instant>["viewYearReminder"];
        /**
         * Ask for a letter before the yearly day, or for none
         * @description One letter, fourteen days before. Asked for again after it was written, there is one for the next year. An account without an e-mail is 409
         *     `illegal_transition`.
         */
        put: operations<Instant>["wantYearReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read what one has told the shop of an order
         * @description A `mark` of null and a `version` of 0 when nothing was written. An order that is not completed, or somebody else's, is 404. No cache keeps the answer.
         */
        get: operations<Instant>["viewFeedback"];
        /**
         * Tell the shop of an order
         * @description For the people of the shop alone: nothing of it is published without `publish`, which is stored as the sentence that was ticked, with its time, for these words alone.
         *     `If-Match` is `version` in quotation marks.
         */
        put: operations<Instant>["writeFeedback"];
        post?: never;
        /**
         * Take back what one has told of an order
         * @description Mark, words and consent are erased. `If-Match` is `version` in quotation marks.
         */
        delete: operations<Instant>["withdrawFeedback"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/certificate-names": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read which names a link to one's own certificate would show
         * @description A certificate names nobody. Its owner, the customer of the order, may show the names by a link. Somebody else's order, or one without a valid
         *     certificate, is 404. No cache keeps the answer.
         */
        get: operations<Instant>["viewNamesLink"];
        /**
         * Make a link that shows the names of one's own certificate
         * @description The answer tells the link once; the shop keeps a hash of its token. Each call gives a new link and ends the former one. It shows the names that `print` stands for:
         *     when they are others by now, the answer is 412 `changed_meanwhile`. Later changes of a name do not change them. Whoever is removed from the account is no longer
         *     shown; the link ends with the plan, with the certificate and with the account.
         */
        put: operations<Instant>["makeNamesLink"];
        post?: never;
        /**
         * End the link that shows the names
         * @description Whoever has the link sees no names any more. The certificate stays.
         */
        delete: operations<Instant>["endNamesLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders/{id}/rituals/{position}/sankalpa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        /**
         * Read the sankalpa of one's own ritual
         * @description All that is read aloud on a day of the ritual: the formula in IAST and Devanagari with its meaning, everybody's line, and the wishes in the customer's own words.
         *     The sky is that of the asked hour, else of the hour in which the ritual began on that day, else of the sunrise at the fire. An order that is not paid, or
         *     somebody else's, is 404. No cache keeps the answer.
         */
        get: operations<Instant>["viewOwnSankalpa"];
        /**
         * Confirm the lines of one's own ritual, or ask for a change
         * @description `print` names the lines that were read: when they are others by now, the answer is 412 `changed_meanwhile`. `If-Match` is `answerVersion` in quotation marks. Once the
         *     ritual has been performed it is 409 `illegal_transition`.
         */
        put: operations<Instant>["answerSankalpa"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the customer's names are read in Sanskrit
         * @description Everybody whose name is read at the customer's rituals, by profile and plan: each name in IAST and Devanagari, by the rules of the shop or as somebody has
         *     corrected them. Letters without a rule stand as they were written. No cache keeps the answer.
         */
        get: operations<Instant>["listOwnNames"];
        /**
         * Correct how a name is read
         * @description The spelling is IAST, or Devanagari; an empty one leaves the name to the rules. `If-Match` is the `version` of the name in quotation marks. A name that
         *     neither profile nor plan has is 404, what Devanagari cannot hold 400 at `/iast`.
         */
        put: operations<Instant>["spellOwnName"];
        post?: never;
        delete?: never;
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
         * Read the customer's ritual plan
         * @description A customer without a plan gets 404.
         */
        get: operations<Instant>["getRitualPlan"];
        put?: never;
        /**
         * Create or replace the plan
         * @description A customer without a paid ritual gets 409 `no_paid_orders`. A new line of `participants` that cannot be read is 422; `errors` names
         *     the line by the pointer `/participants/{line}`, which counts from 0. A line that stands in the plan or names somebody of the circle stays
         *     as it is. With `If-Match`, a plan that was changed since is 412 `changed_meanwhile`, and with `If-None-Match` any plan, unless it is the
         *     one that you send; without either whatever stands is replaced.
         */
        post: operations<Instant>["saveRitualPlan"];
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
         * @description A customer calls this when somebody else has learnt the address. The former address is 404 from then on. A customer without a plan gets 404.
         */
        post: operations<Instant>["renewPlanCalendar"];
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
         * Read the plan as a calendar feed
         * @description Calendar programs read this address. Whoever knows the token can read the feed. A moved date keeps the event's UID and raises its SEQUENCE.
         *     An event tells what the almanac says of the ritual's first day, and the hours for it at the fire. What a reader wants besides, such as reminders, stands
         *     in the address, so each calendar program of a customer can have its own.
         */
        get: operations<Instant>["getPlanCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of the customer's circle, and who takes part in the plan
         * @description At most a hundred people, and the lines of the plan as they stand. A line is whoever of the circle would be written so; any other line
         *     is read as it stands, and `lacks` says why it is nobody's record.
         */
        get: operations<Instant>["listParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, of the client's making.
                 * @example 3b0c7f7e-6a55-4f0e-9a6b-0d8a1f3c5e21
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save somebody of the circle, in the plan or out of it
         * @description Without `If-Match` the person is new. The same request again changes nothing and gets the record, and where somebody has stored something
         *     else meanwhile the answer is 412 `changed_meanwhile`. What the request leaves out is empty; the consent stays. `takesPart` writes the
         *     person's line into the text of the plan or out of it: without a plan true is 404. Thirty people take part at most, with the invited, and a
         *     circle holds a hundred: 409 `too_many_participants`. Two people who would be written in the same way are 409 `participant_exists`. Birth
         *     data need a consent, as those of a profile do.
         */
        put: operations<Instant>["saveParticipant"];
        post?: never;
        /**
         * Forget somebody of the circle
         * @description Their line of the plan goes, too. `If-Match` is the `version` in quotation marks.
         */
        delete: operations<Instant>["deleteParticipant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/participants/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation, of the client's making.
                 * @example 8d0e7c1a-51b7-4a55-9f3e-6b7a2c9d1e40
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Invite somebody into the plan, or give an invitation a new link
         * @description The answer tells the link once; the shop keeps a keyed hash of its token. Each call gives a new link and ends the former one. The link is
         *     valid for 14 days and once. With `email` the shop sends it, a few times in a day; without it you hand it over. An invitation that somebody
         *     has accepted is 409 `illegal_transition`. A plan holds thirty people with the invited, without those
         *     who declined, let the link end or have had all performed: 409 `too_many_participants`.
         */
        put: operations<Instant>["inviteParticipant"];
        post?: never;
        /**
         * Take an invitation back
         * @description Its links end, and what was given by them is erased.
         */
        delete: operations<Instant>["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation, or the own part of whoever has accepted it
         * @description The token stands behind `#` in the link. A link that is wrong, used, replaced, revoked or over is 404.
         */
        post: operations<Instant>["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with own data and consent
         * @description The link of the invitation ends, and the answer has the token of a personal link, told once, which is valid as long as the data are kept. Whoever invited
         *     learns that the invitation is accepted, and nothing else. For somebody under 18 an adult answers, who is named in `guardian`. A repetition
         *     with the same `Idempotency-Key` gets the same personal link, however late, and changes nothing, whatever else it says; with another key
         *     the invitation's link is 404.
         */
        post: operations<Instant>["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation, or take the own part back
         * @description The link ends. By a personal link all that was given is erased; once a ritual has begun at which the person is named it is 409 `illegal_transition`.
         */
        post: operations<Instant>["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what one has given by an invitation
         * @description By the personal link, until a ritual begins at which the person is named: then it is 409 `illegal_transition`. What is left out is empty. `If-Match` is the
         *     `version` of the person in quotation marks. A line that was confirmed before and is another one now is `changed`.
         */
        put: operations<Instant>["changeInvited"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm one's own line of the sankalpa, or ask for a change
         * @description By the personal link, until a ritual begins. `print` names the line that was read: when it is another one by now, the answer is 412 `changed_meanwhile`. `If-Match`
         *     is the `version` of the person in quotation marks. The desk reads the answer; whoever invited does not.
         */
        put: operations<Instant>["answerOwnLine"];
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
         * @description The shop tells its staff at once. The staff answer in the language of the request (`Accept-Language`). A phone without a country
         *     code is a Russian number in a Russian request, and a North American number in an English request.
         */
        post: operations<Instant>["requestConsultation"];
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
         * Price a cart
         * @description The prices are those that POST /api/orders charges. The shop stores nothing. The lines of the answer can be sent to POST /api/orders as they are.
         */
        post: operations<Instant>["quoteCart"];
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
         * List the customer's own orders
         * @description The newest order comes first. All statuses are listed, and so are orders that the customer placed as a guest with the same e-mail.
         *     An answer holds a page of the list, and `Link` holds the address of the next page.
         */
        get: operations<Instant>["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description With the cookie of a session the order belongs to the customer, without it to a guest. If the session has ended, the answer is 401
         *     `session_ended` and takes the cookie away, and nothing is stored: the same request, with the same key, is then a guest's.
         *
         *     The shop prices every item from the catalogue. When a price or the total differs, the answer is 409 `price_changed` with the right
         *     quote, and nothing is stored. A repeated request with the same `Idempotency-Key` and body makes no second order:
         *     the answer shows the first one as it stands now.
         *
         *     A guest gets a mail with the link of the order. The answer sets the cookie `shop_browser` (`__Host-shop_browser` over HTTPS), by
         *     which the browser may correct a mistyped e-mail later.
         *
         *     Without a key the same body within ten seconds makes no second order either, when it comes with the same session or, from a
         *     guest, with the same cookie. A browser gets the cookie with its first quote or order. Without session and cookie each call is a new
         *     order.
         */
        post: operations<Instant>["createOrder"];
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
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the public view of an order
         * @description Everybody who knows the address can read the order. Of the customer it shows only a first name and a masked e-mail.
         */
        get: operations<Instant>["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the receipt of a paid order
         * @description Everybody who knows the order's address can read it. It shows as much of the customer as the order does. Before the payment it is
         *     404; it stays when the order is cancelled later.
         */
        get: operations<Instant>["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Download the receipt of a paid order as PDF
         * @description The same receipt as a tagged PDF file, which screen readers can read. The same receipt gives the same bytes.
         */
        get: operations<Instant>["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        /**
         * Read the certificate of performed rituals
         * @description Everybody who has the code can read it; it names nobody. What it says is signed: the bytes are at `/verify/{code}/certificate.json`, the 64 bytes of
         *     the Ed25519 signature over them at `/verify/{code}/certificate.sig`, the public key at `/.well-known/certificate-keys/{keyId}.pem`, and all keys as a JWK
         *     set at `/.well-known/certificate-keys`.
         */
        get: operations<Instant>["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}/names": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the names of a certificate by its owner's link
         * @description The token stands behind `#names=` in the link. The owner shows the names; they are no part of what is signed. A link that is wrong, replaced or ended is 404.
         */
        post: operations<Instant>["readCertificateNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        /**
         * Download a certificate as PDF
         * @description A tagged PDF file, which screen readers can read. 404 for a certificate that is revoked.
         */
        get: operations<Instant>["getCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/pictures/{picture}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                picture: components<Instant>["parameters"]["Picture"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        /**
         * Read a picture of a report that everybody with the order's link may see
         * @description Those that `reports` of the order names.
         */
        get: operations<Instant>["getOrderPicture"];
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
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add the contact data that an order lacks, or correct them
         * @description This works while `contact.missing` is true, and for a week in the browser that placed the order (`contact.correctable`); otherwise
         *     it is 409 `contact_already_set`. The new e-mail gets the mail about the order, the former one nothing more.
         */
        put: operations<Instant>["setOrderContact"];
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
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a payment to a partner
         * @description The order becomes `waiting` until a person confirms the payment, and its partner gets a mail, of orders by guests a hundred in a day. A
         *     second report changes nothing. An order without a partner is 409 `no_partner`.
         */
        post: operations<Instant>["reportManualPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a refund of an order whose money is in trouble, or to cancel an own paid order
         * @description This works while `repair.mayAskRefund` is true, and asks a person of the shop, once for an order, and again after a part of the money came
         *     back; asking again changes nothing. No address is taken here. While `repair.mayAskForRest` is there, the signed-in customer of a paid
         *     order of which no ritual has begun asks so to cancel it, or for the rest; support gets a mail. Every other order is 409 `illegal_transition`.
         */
        post: operations<Instant>["askForRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/refund-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the customer a one-time link for the address of a refund
         * @description This works while `repair.refund` is `address_wanted`; otherwise it is 409 `illegal_transition`. The link goes to the proven mailbox or
         *     phone of the account that has the order, or of a deleted account to whoever has signed in with its contact, and ends the links before. It
         *     holds for three days and takes one address. A guest's order is 409 `contact_unverified` until somebody has signed in with its e-mail.
         *     Asking works five times a day for an order.
         */
        post: operations<Instant>["sendRefundLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the refund of a one-time link
         * @description The token stands behind `#` in the link. A link that is wrong, used, replaced or over is 404.
         */
        post: operations<Instant>["viewLinkedRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where the coins of a refund go
         * @description The shop checks form, checksum and network of the address. An address that is not the coin's, or that belongs to the shop, is 400 with
         *     the field code `invalid_address`, and the link can be used again; otherwise the link ends. A link that is wrong, used, replaced or over
         *     is 404.
         */
        post: operations<Instant>["giveRefundAddress"];
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
         * List the payment methods of a cart
         * @description The answer lists the methods that an order of this cart can use. `manual` is among them only when the link that the customer
         *     followed, or the shop, names a partner.
         */
        get: operations<Instant>["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coins that can be paid with now
         * @description Each coin has a minimum, because of the network's fees: an order whose `due` is below `minimumUsd` cannot be paid with it. The shop
         *     keeps the answer of the gateway for some minutes.
         */
        get: operations<Instant>["listCoins"];
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
         * @description The order alone decides the amount: its `due`, which is the rest when a part has come. Another `amountUsd` is 422
         *     `amount_mismatch`. An amount that is too small for the coin is 422 `below_minimum`: offer another coin, or a person. An order has
         *     one open payment. If the open payment is in the same coin, the answer is that payment; a payment in another coin is cancelled once
         *     there is the new one, and the shop still watches its address. 409 `payment_confirming`: the whole amount has come already, so the payer must not send more.
         *     A retry under the same key answers the payment as it stands now.
         */
        post: operations<Instant>["createCryptoPayment"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * Read the state of a payment
         * @description The shop asks the gateway at most once in five seconds for each payment, however often a client calls. `completed` means that the
         *     order was paid, by this payment or otherwise: stop asking, and show no address any more.
         */
        get: operations<Instant>["getCryptoPaymentStatus"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payment
         * @description The order can still be paid. The shop still watches the address and records money that comes later.
         */
        post: operations<Instant>["cancelCryptoPayment"];
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
         * Get the address of the card checkout
         * @description With the fixed link the order becomes `waiting` until a person confirms the card payment. With a gateway that makes a checkout for
         *     each order the order stays `pending`, and becomes `paid` once the gateway has the money: an order has one checkout that can be
         *     paid, which a retry shows again, also under the same key; when it has ended, the answer is another. The open payment in a coin is
         *     cancelled, and the shop still watches its address. 409 `payment_confirming`: the whole amount is on its way already. 409
         *     `part_paid`: a part has come in a coin, and the card would be charged the total.
         */
        post: operations<Instant>["createCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the gateway, as the shop's settings write it.
                 * @example nowpayments
                 */
                gateway: components<Instant>["parameters"]["GatewayName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop about a payment
         * @description For the payment gateway alone: the shop checks the gateway's signature over the bytes of the body, at most 64 kB, whose form is the
         *     gateway's own. No notice pays an order: the shop stores the notice, answers, and then asks the gateway about the payment. The same
         *     notice again changes nothing. After 200 there is nothing to send again. 404 means that the shop does not use the gateway.
         */
        post: operations<Instant>["receiveGatewayNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the shop does
         * @description What came, what went back, what gateways kept and what is left, by the ledger; by steps of time, rituals, partners and ways; orders, and what
         *     waits for a person. For the last 30 days, 12 weeks or 12 months until today, or for any days. Money counts on the day on which it moved.
         *     Days are those of the shop's time zone.
         */
        get: operations<Instant>["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the staff did
         * @description The audit log, the newest first unless `sort` says otherwise. Days are those of the shop's time zone.
         */
        get: operations<Instant>["listStaffActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is at the panel
         * @description The signed-in member of staff, and what this person may do. 403 `second_factor_required` means that only a code was given so far.
         */
        get: operations<Instant>["getStaffMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which letters the caller gets
         * @description E-mails of what happens in the shop. A role is offered letters only about what it may read.
         */
        get: operations<Instant>["getStaffLetters"];
        /**
         * Choose which letters the caller gets
         * @description Until a member chooses, all letters come that the role is offered. Of more than three events in an hour a member gets one letter that
         *     lists them, and what happens after that waits for the end of the hour.
         */
        put: operations<Instant>["chooseStaffLetters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read to which browsers the caller gets pushes
         * @description A push says what a letter of `/api/staff/letters` has as its subject, as often as a letter comes and about the topics that are chosen
         *     there. It names the order's number at most.
         */
        get: operations<Instant>["getStaffPush"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/push/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let pushes come to a browser
         * @description The same address again renews its keys. A member has up to five browsers; with the next one the oldest gets no more pushes. 404 when
         *     no pushes are offered.
         */
        post: operations<Instant>["addPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/push/devices/{id}": {
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
         * End the pushes to a browser
         * @description The browser gets no more notifications until they are turned on again in it.
         */
        delete: operations<Instant>["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of a list
         * @description The caller's own and those that are shared, by their names; 40 of a list at most. Who may not read the list itself gets 403.
         */
        get: operations<Instant>["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the view.
                 * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
                 */
                id: components<Instant>["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a view of a list
         * @description The id is new and of the client's making; the same again changes nothing and gets the view, and another view under the id is 422
         *     `idempotency_key_reused`. A person has at most
         *     20 views of a list of their own, and the shop 20 that are shared; only who may write settings shares one. What is typed into a search is no part of
         *     a view. Recorded in the audit log.
         */
        put: operations<Instant>["saveView"];
        post?: never;
        /**
         * Delete a saved view
         * @description One of the caller's own, or a shared one by whoever may write settings. `If-Match` is the `version` in quotation marks. Recorded in the
         *     audit log.
         */
        delete: operations<Instant>["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the view.
                 * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
                 */
                id: components<Instant>["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a saved view
         * @description One of the caller's own, or a shared one by whoever may write settings. `If-Match` is the `version` in quotation marks. Recorded in the
         *     audit log.
         */
        put: operations<Instant>["renameView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits for the staff
         * @description For the menu of the panel. Each count stops at 100, which stands for more than 99. What the caller may not read is null.
         */
        get: operations<Instant>["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders that lack a report
         * @description Orders with performed rituals of which no report was sent, the oldest first, with these rituals.
         */
        get: operations<Instant>["listUnreported"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/orders/{id}/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the item in its order, from 0.
                 * @example 0
                 */
                item: components<Instant>["parameters"]["ItemPosition"];
            };
            cookie?: never;
        };
        /**
         * Open the report on an item of an order
         * @description The `ETag` is needed to save or to send the report. Nobody has begun a report of version 0.
         */
        get: operations<Instant>["openReport"];
        /**
         * Save a draft, or correct a report that is sent
         * @description A report can be written once a ritual of the order has begun. A sent report can be corrected at any time: the customer sees the new one at once, with
         *     the time of its correction, and gets no second mail. Pictures that are left out are deleted.
         */
        put: operations<Instant>["saveReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/orders/{id}/{item}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the item in its order, from 0.
                 * @example 0
                 */
                item: components<Instant>["parameters"]["ItemPosition"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a report to the customer
         * @description The customer gets a mail, and sees the report in the account. Whoever has the order's link sees day, place and the approved pictures.
         *     A report can be sent once its ritual has been performed; the last report of an order completes the order.
         */
        post: operations<Instant>["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for the report of a ritual
         * @description The body is the file itself, at most 15 MB. What is in it decides about its format, not its name or media type. The shop turns the
         *     picture upright, makes it smaller and encodes it anew: time, place and device are removed. A picture that no report shows is
         *     forgotten after a day.
         */
        post: operations<Instant>["uploadReportPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/pictures/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                id: components<Instant>["parameters"]["PictureId"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        /**
         * Read a picture that was uploaded for a report
         * @description Also before its report is sent.
         */
        get: operations<Instant>["getReportPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the caller signs in
         * @description The caller's second factors. This and the other operations by which staff sign in ask for a code only.
         */
        get: operations<Instant>["getStaffAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/factors/{id}": {
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
         * Take one of the caller's second factors away
         * @description The last one stays. Needs a second factor that was given in the last ten minutes.
         */
        delete: operations<Instant>["removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The first factor can be added in the ten minutes after the code, every further one in the ten minutes after a second factor. A shop at
         *     an IP address has no passkeys: 404.
         */
        post: operations<Instant>["offerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser has made
         * @description With the first factor the session becomes one of the staff, and its cookie is new.
         */
        post: operations<Instant>["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/authenticators/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator app
         * @description The secret for the app, which counts once a code of the app is sent.
         */
        post: operations<Instant>["offerAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/authenticators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the authenticator app by its first code
         * @description With the first factor the session becomes one of the staff, and its cookie is new.
         */
        post: operations<Instant>["addAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description The former codes work no more. Needs a second factor that was given in the last ten minutes.
         */
        post: operations<Instant>["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/second-factor/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to give the second factor
         * @description What a passkey of the member has to sign.
         */
        post: operations<Instant>["askForSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the second factor
         * @description Answer the challenge with one of `passkey`, `code` and `recoveryCode`. The session becomes one of the staff, and its cookie is new. After
         *     twenty wrong codes in a day only a passkey opens.
         */
        post: operations<Instant>["giveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of staff
         * @description Everybody who has a role in the panel, suspended members too.
         */
        get: operations<Instant>["listMembers"];
        put?: never;
        /**
         * Invite a member of staff
         * @description The e-mail gets a letter with the way in; a customer's account becomes that of a member. This and every other change of members needs a
         *     second factor that was given in the last ten minutes. Nobody changes themselves, and the last administrator stays.
         */
        post: operations<Instant>["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a member
         * @description The member's sessions end.
         */
        put: operations<Instant>["changeMemberRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend a member
         * @description The member keeps the rights of a customer. Their sessions end.
         */
        put: operations<Instant>["suspendMember"];
        post?: never;
        /**
         * Give a suspended member their rights back
         * @description The member has the role from before the suspension. Recorded in the audit log.
         */
        delete: operations<Instant>["restoreMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/sessions": {
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
         * End all sessions of a member
         * @description The member is signed out in every browser at once. Recorded in the audit log.
         */
        delete: operations<Instant>["endMemberSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}/factors": {
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
         * Take away all second factors of a member
         * @description For a lost device. The member adds a new factor with the next sign-in; their sessions end.
         */
        delete: operations<Instant>["resetMemberFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests for consultations
         * @description What visitors have asked, a page at a time.
         */
        get: operations<Instant>["listConsultations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultations/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a request as answered
         * @description Who marked it first stays.
         */
        put: operations<Instant>["answerConsultation"];
        post?: never;
        /**
         * Take the mark of a request away
         * @description The request waits for an answer again.
         */
        delete: operations<Instant>["reopenConsultation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultations/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request by mail
         * @description The letter is in the language of the request, and the request is marked as answered. 412 when somebody has answered or marked it since it
         *     was read.
         */
        post: operations<Instant>["sendConsultationAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultations/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to a request
         * @description The staff alone see notes. A request takes fifty.
         */
        post: operations<Instant>["noteConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients
         * @description The accounts of customers, the newest first unless `sort` says otherwise. Members of staff are no clients.
         */
        get: operations<Instant>["listClients"];
        put?: never;
        /**
         * Create a client
         * @description Makes an account with a profile; nobody gets a letter. Whoever holds the mailbox can sign in by a code. An e-mail that has an account is 409
         *     `email_taken`. Birth data need the client's consent; without it the answer is 422 `consent_required`. Recorded in the audit log.
         */
        post: operations<Instant>["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Read a client
         * @description Contacts, profile with birth data, plan, notes, and the newest orders; what they brought only for those who may read money. The ETag of the answer is what a change of the profile asks for.
         */
        get: operations<Instant>["getClient"];
        /**
         * Change the profile of a client, or the language of messages
         * @description By the rules of the client's own profile: withdrawing the consent erases birth data and participants. The e-mail and the phone with which
         *     a client signs in are changed by the client alone; another `email` is 422 `email_needs_code`. Recorded in the audit log, of intimate fields
         *     only which.
         */
        put: operations<Instant>["editClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
                /**
                 * @description Id of the new note, made by the caller. The same note sent again is one note; another text under the id is 422 `idempotency_key_reused`.
                 * @example 5c2e8d1f-7a4b-4e9c-8f0d-2b6a9e3c7d15
                 */
                noteId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add a note about a client
         * @description For the staff; it is erased with the client's data, and a copy of all data that the client asks for has it, without who wrote it. A client has
         *     at most 200 notes (409). Recorded in the audit log, without the text.
         */
        put: operations<Instant>["addClientNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the data of a client
         * @description For a client who has asked for them. The second factor must have been given in the last ten minutes; otherwise it is 403
         *     `second_factor_required`. Recorded in the audit log, without the data.
         */
        post: operations<Instant>["exportClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a client
         * @description For a client who has asked for it, and for good: it does what a customer's own deletion of the account does with `perform`. A paid ritual
         *     without a day does not hinder it: the staff choose that day. While money of the client's orders is unsettled it is 409 `money_open`. The second factor must have been given in the last ten minutes; otherwise it is 403
         *     `second_factor_required`. Recorded in the audit log, without the data. The same again changes nothing, and is answered alike.
         */
        post: operations<Instant>["eraseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the articles for their editors
         * @description Every article, drafts too, the one that was changed last first. A shop has at most 200.
         */
        get: operations<Instant>["listEditedArticles"];
        put?: never;
        /**
         * Begin an article
         * @description Readers do not see it before it is published. The id becomes the last part of its page's address and stays.
         */
        post: operations<Instant>["beginArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * Open an article in the editor
         * @description The draft, what readers see, and the last 50 changes. The `ETag` is needed for every change.
         */
        get: operations<Instant>["openArticle"];
        /**
         * Save a draft of an article
         * @description Readers do not see it before it is published. Each save is a version of the history; the last 200 drafts are kept.
         */
        put: operations<Instant>["saveArticle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the draft of an article to readers
         * @description Needs title, introduction and text in both languages, and words for each picture. Every instance shows it within two seconds. Missing texts for search engines are taken from title and introduction.
         */
        post: operations<Instant>["publishArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an article from readers
         * @description Its page is gone within two seconds; the draft and the history stay.
         */
        post: operations<Instant>["unpublishArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a former version of an article the draft
         * @description What stood in the draft stays in the history. Readers see the version once it is published.
         */
        post: operations<Instant>["restoreArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/articles/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * See the page of an article’s draft
         * @description The page as the server would show the draft to readers, without scripts.
         */
        get: operations<Instant>["previewArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download rituals and articles as a file
         * @description YAML with a markdown text below each path, in both languages, drafts too: the file that `make export-content FILE=` writes. The same texts make the same bytes. Pictures stay in the shop. Texts that together make more than 8 MB, or more than 500,000 lines, come as a ZIP archive of several such files; each of them is imported for itself.
         */
        get: operations<Instant>["exportContent"];
        put?: never;
        /**
         * Change texts as a plan has said
         * @description The same file again, with the `ETag` of its plan: exactly the changes of that plan happen, all or nothing, each a version of the text's history. When the file and the shop no longer make that plan, the answer is 412 `changed_meanwhile`, and nothing changes.
         */
        post: operations<Instant>["importContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/files/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a file would change
         * @description The body is a file as `GET /api/admin/content/files` gives it, at most 16 MB in UTF-8, with whatever was edited in it. Nothing changes. Texts that the file does not name stay as they are. One file is read at a time; meanwhile the answer is 503 `unavailable`. A file that takes more than ten seconds or too much memory is refused with the code `too_complex`.
         */
        post: operations<Instant>["planContentImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal texts for their editors
         * @description Every legal text, the one that was changed last first.
         */
        get: operations<Instant>["listEditedLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/legal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        /**
         * Open a legal text in the editor
         * @description The draft, what readers see, the last 50 changes, and what the shop puts into its blanks. The `ETag` is needed for every change.
         */
        get: operations<Instant>["openLegalText"];
        /**
         * Save a draft of a legal text
         * @description Readers do not see it before it is published. Each save is a version of the history; the last 200 drafts are kept.
         */
        put: operations<Instant>["saveLegalText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/legal/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the draft of a legal text to readers
         * @description Needs title, introduction and text in both languages, and words for each picture; a blank that the shop cannot fill is refused with its
         *     name (`unknown_blank`). Every instance shows it within two seconds. What readers saw before stays in the history. A legal text is
         *     never taken from readers.
         */
        post: operations<Instant>["publishLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/legal/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a former version of a legal text the draft
         * @description What stood in the draft stays in the history. Readers see the version once it is published.
         */
        post: operations<Instant>["restoreLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/legal/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        /**
         * See the page of a legal text’s draft
         * @description The page as the server would show the draft to readers, without scripts.
         */
        get: operations<Instant>["previewLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures that were uploaded for texts
         * @description Those that are described or that a text shows, the newest first. A shop has at most 2,000.
         */
        get: operations<Instant>["listContentPictures"];
        put?: never;
        /**
         * Upload a picture for articles and rituals
         * @description The body is the file itself, at most 15 MB. What is in it decides about its format, not its name or media type. The shop turns the
         *     picture upright, makes it smaller and encodes it anew: time, place and device are removed. The same picture sent again is the one
         *     that is there. Everybody who knows the address sees the picture; nobody can guess it. A picture that nobody describes is forgotten after a day.
         */
        post: operations<Instant>["uploadContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                id: components<Instant>["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what is seen in a picture
         * @description In each language, for those who do not see it. From then on the picture is kept and listed. Texts that show it already keep the words with which they do.
         */
        put: operations<Instant>["describeContentPicture"];
        post?: never;
        /**
         * Delete a picture
         * @description Only a picture that no text shows, and no version in the history of a text.
         */
        delete: operations<Instant>["deleteContentPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rituals for their editors
         * @description Every ritual, the one that was changed last first.
         */
        get: operations<Instant>["listEditedServices"];
        put?: never;
        /**
         * Begin a ritual
         * @description Nobody sees it, and nobody can order it, before it is published. The id becomes the last part of its page's address and stays. Taken (409
         *     `slug_taken`) is also what names a special intention or the tier of a ritual.
         */
        post: operations<Instant>["beginService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /**
         * Open a ritual in the editor
         * @description The draft, what readers see, and the last 50 changes. The `ETag` is needed for every change.
         */
        get: operations<Instant>["openService"];
        /**
         * Save a draft of a ritual
         * @description Readers do not see it before it is published. Each save is a version of the history; the last 200 drafts are kept.
         */
        put: operations<Instant>["saveService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the draft of a ritual to readers
         * @description Needs name, description, features, introduction and text in both languages, and words for each picture. Every instance shows it within two seconds. A new price holds for orders from then on; whoever saw another is told and orders nothing before they agree.
         *     A ritual that is off sale is not listed any more, its page says so, and orders with it are refused. Missing texts for search engines are taken from name and introduction.
         *     When a file has meanwhile given its address to another ritual, the answer is 409 `slug_taken`.
         */
        post: operations<Instant>["publishService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a ritual from readers and buyers
         * @description Its page is gone within two seconds, and nobody can order it; the draft, the history and its orders stay. Special intentions always stay (409).
         */
        post: operations<Instant>["unpublishService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a former version of a ritual the draft
         * @description What stood in the draft stays in the history. Readers see the version once it is published.
         */
        post: operations<Instant>["restoreService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/services/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /**
         * See the page of a ritual’s draft
         * @description The page as the server would show the draft to readers, without scripts.
         */
        get: operations<Instant>["previewService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/services/{id}/muhurta-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules of a ritual's days
         * @description The ETag of the answer is what PUT asks for.
         */
        get: operations<Instant>["openMuhurtaRules"];
        /**
         * Replace the rules of a ritual's days
         * @description Readers see the days by the new rules at once. Recorded in the audit log, and kept in the history.
         */
        put: operations<Instant>["editMuhurtaRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/services/{id}/rite-parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the parts of a ritual
         * @description The parts that the desk notes as the rite goes; those that the shop begins with until somebody changes them. The ETag of the answer is what PUT
         *     asks for.
         */
        get: operations<Instant>["openRiteParts"];
        /**
         * Replace the parts of a ritual
         * @description What was noted keeps the names that it was noted under, and a part that was taken off the list can still be noted by a device that has read it. Recorded in
         *     the audit log, and kept in the history.
         */
        put: operations<Instant>["editRiteParts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/closed-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the closed days with what is planned on them
         * @description The ETag of the answer is what PUT asks for.
         */
        get: operations<Instant>["openClosedDays"];
        /**
         * Replace the closed days
         * @description Holds for every day that is chosen from then on; rituals that are planned on a day stay, and the desk points them out. Entries that
         *     are over leave the list. Recorded in the audit log.
         */
        put: operations<Instant>["editClosedDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/closed-days/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the rituals that begin on some days
         * @description To be asked before these days are closed.
         */
        get: operations<Instant>["countPlannedRituals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/day-capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how many rituals a day takes
         * @description The ETag of the answer is what PUT asks for.
         */
        get: operations<Instant>["openDayCapacity"];
        /**
         * Change how many rituals a day takes
         * @description Holds for every day that a customer chooses from then on; what is planned stays, and a day that staff choose by hand is never refused. Recorded
         *     in the audit log.
         */
        put: operations<Instant>["editDayCapacity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/fire-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where the fire burns
         * @description The ETag of the answer is what PUT asks for.
         */
        get: operations<Instant>["openFirePlace"];
        /**
         * Change where the fire burns
         * @description Good days are judged by the sky there from then on. Recorded in the audit log.
         */
        put: operations<Instant>["editFirePlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the shop tells of its seller
         * @description The ETag of the answer is what PUT asks for. Until somebody changes it here, it is what the shop's configuration says
         *     (`SELLER_DETAILS`, `SUPPORT_EMAIL`, `SUPPORT_MESSENGER`).
         */
        get: operations<Instant>["openSeller"];
        /**
         * Change what the shop tells of its seller
         * @description Needs a second factor of the last ten minutes. Legal texts tell it within two seconds; receipts of orders that are paid from then on
         *     have it, and those of earlier orders stay. What the configuration says no longer counts. Recorded in the audit log.
         */
        put: operations<Instant>["editSeller"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the partners
         * @description All partners, suspended ones too, the newest first.
         */
        get: operations<Instant>["listPartners"];
        put?: never;
        /**
         * Add a partner
         * @description Needs a second factor of the last ten minutes. From then on the link `?partner={slug}` leads customers to the partner. Recorded in the audit log.
         */
        post: operations<Instant>["addPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * Read a partner
         * @description The ETag of the answer is what PUT asks for.
         */
        get: operations<Instant>["getPartner"];
        /**
         * Change or suspend a partner
         * @description Needs a second factor of the last ten minutes. A suspended partner gets no new orders, takes no money, their people see no orders and
         *     their programs' keys are refused, until the partner is no longer suspended. Recorded in the audit log.
         */
        put: operations<Instant>["editPartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * Read a partner's sums and link
         * @description The answer that the partner's own people read, of suspended partners too.
         */
        get: operations<Instant>["readPartnerDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Month in which the money moved, in the shop's time zone.
                 * @example 2026-11
                 */
                month: components<Instant>["parameters"]["StatementMonth"];
            };
            cookie?: never;
        };
        /**
         * Download what moved for a partner's orders in a month
         * @description The file that the partner's own people download, of suspended partners too.
         */
        get: operations<Instant>["getPartnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search all orders
         * @description The newest first, unless `sort` says otherwise. `q` is read by its form: a UUID names an order or a payment, four to eight hexadecimal digits begin the number of an
         *     order, an `@` belongs to an e-mail, of which the beginning is enough, a long word is a transaction, an address of a coin or the card
         *     gateway's name of a payment, and everything else is the beginnings of words of a name, or as one word the beginning of an e-mail. Names and
         *     e-mails are searched and shown only for those who may read customers.
         */
        get: operations<Instant>["listAllOrders"];
        put?: never;
        /**
         * Place an order for a client
         * @description The shop prices every item from the catalogue; the request has no prices. With `clientId` the order belongs to that account, without it to
         *     a guest, and an account with the same verified e-mail gets it like every guest order. Nobody gets a letter: `paymentLink` is yours to send.
         *     A repeated request with the same key gets the first answer again; without a key the same body within ten seconds does. Recorded in the
         *     audit log.
         */
        post: operations<Instant>["createOrderForClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read all that is known of an order
         * @description Contact, wishes and plan only for those who may read customers, the ledger only for those who may read money. `actions` says what can be
         *     done now, and why not. The ETag of the answer is what a change asks for.
         */
        get: operations<Instant>["getAdminOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the new note, made by the client. The same note sent again is one note; another text under the id is 422 `idempotency_key_reused`.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                noteId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add a note to an order
         * @description For the staff alone, the customer never sees it. An order has at most 200 notes, and none once its personal data are erased (409).
         */
        put: operations<Instant>["addOrderNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not paid
         * @description The customer is told by mail, and the order's payments ask for no more money. The reason becomes a note. An order for which money came is
         *     409 `part_paid`: a refund gives the money back and cancels. The same again with its `noteId`, from the same person within 24
         *     hours, changes nothing; any other with it is 422
         *     `idempotency_key_reused`. Recorded in the audit log.
         */
        post: operations<Instant>["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change items and discount of an unpaid order
         * @description Also needs the right to write content, since it changes what is to be paid. The shop prices every item from the catalogue; `total` is what the
         *     person saw, and another one is 422 `amount_mismatch`. The link of the order stays. A payment in a coin that was opened for the former sum is
         *     replaced and watched on: money that comes there counts at its own rate. A checkout for cards is ended at its gateway first; when that fails
         *     (503), or its payer is done (409 `payment_confirming`), nothing is changed. 409 `part_paid` when any money was seen, `illegal_transition` while a
         *     person is to confirm money and once the order was paid. The same again with its `noteId`, from the same person
         *     within 24 hours, changes nothing; any other with it is 422
         *     `idempotency_key_reused`. The customer is told by mail. Recorded in the audit log.
         */
        post: operations<Instant>["changeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order as it would be
         * @description Also needs the right to write content. The shop stores nothing.
         */
        post: operations<Instant>["previewOrderChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download orders as CSV or JSON lines
         * @description The orders that the same filters find in the list, newest first, all of them: the file is sent while it is read. CSV is UTF-8 with a byte
         *     order mark, and what a spreadsheet would compute gets an apostrophe before it. Also needs the right to read clients. Recorded in the audit log.
         */
        get: operations<Instant>["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the figures as CSV or JSON lines
         * @description The rows of the overview and their whole: `whole`, `step`, `ritual`, `partner`, `way`. Rows of one kind add up to the whole; of rituals and ways all but the number
         *     of orders. Names nobody.
         */
        get: operations<Instant>["exportOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download clients as CSV or JSON lines
         * @description The clients that the same filter finds in the list, newest first, all of them: the file is sent while it is read. CSV is UTF-8 with a byte
         *     order mark, and what a spreadsheet would compute gets an apostrophe before it. Also needs the right to read clients. Recorded in the audit log.
         */
        get: operations<Instant>["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the customer the payment link, or the receipt again
         * @description To the e-mail of the order, in its language. The same letter goes out at most once in ten minutes. 409 `order_not_payable` for the link of
         *     an order that is paid or cancelled, 409 `illegal_transition` for the receipt of an order that is not paid, and without an e-mail. Recorded
         *     in the audit log.
         */
        post: operations<Instant>["sendOrderLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * List the certificates of an order
         * @description The newest first; one of them is valid at most.
         */
        get: operations<Instant>["listOrderCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{code}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a certificate
         * @description Everybody with its code reads the reason. A new certificate is issued only when a report of the order is corrected. 409 `illegal_transition` for one that
         *     is revoked already. Recorded in the audit log.
         */
        post: operations<Instant>["revokeCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/postponement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give rituals of an order another first day
         * @description Of a paid order, for rituals that have not begun. The customer is told by mail with the reason, which becomes a note, and sees it in the
         *     order's `timeline`. A plan that is saved again with its date keeps the new day. The same again with its `noteId`, from the same person
         *     within 24 hours, changes nothing; any other with it is 422 `idempotency_key_reused`. Recorded in the audit log.
         */
        post: operations<Instant>["postponeRituals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/postponement-answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a customer's wish for another first day
         * @description Agreeing gives the named rituals the wished day, of them those that have not begun; declining leaves the days. Either way the customer is told
         *     by mail with the answer, which becomes a note. Where no wish is open, its rituals have begun meanwhile, or the order is not paid any more, the
         *     answer is 409 `illegal_transition`; agreeing is 409 `day_changed` when one of them has got another day since the customer asked. The same
         *     answer again with its `noteId`, from the same person within 24 hours, changes nothing; any other with it is 422 `idempotency_key_reused`. Recorded in the audit log.
         */
        post: operations<Instant>["answerPostponement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/partner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set to which partner an order belongs
         * @description Before the payment only: a paid or cancelled order is 409 `order_not_payable`. A partner who is unknown or suspended is 400. A partner
         *     who gets an order that waits for money by hand is told by mail. Recorded in the audit log.
         */
        put: operations<Instant>["setOrderPartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/money": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read all money of an order
         * @description What was due, what came and when, what went back or is on its way back, what gateways kept, and what is left. `sums` are those of the list of
         *     orders, of its files, and the order's part of the overview.
         */
        get: operations<Instant>["getOrderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read what of an order's money can go back
         * @description All money that came for the order, its refunds, and what is left of each payment: what came, less what went back or is on its way. The
         *     ETag of the answer is what a refund asks for.
         */
        get: operations<Instant>["getRefundableMoney"];
        put?: never;
        /**
         * Begin to give an order's money back
         * @description Gives back a part of a payment, all that is left of it, or, without `paymentId`, all that is left of each payment: one refund for each. Whether
         *     or not the customer asked; an open wish is granted and a review of the money settled with that. For coins the customer is asked for an
         *     address; nothing is sent yet, and a second person confirms the sending. An order that is not paid is cancelled with that. Money that awaits
         *     confirmations, or about which a bank or gateway has decided, is 409 `illegal_transition`. Asks for a second factor of the last ten minutes. Recorded in the
         *     audit log.
         */
        post: operations<Instant>["beginRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for a decision about money
         * @description Payments and lines of the ledger that a person must review, and customers who ask for their money back; what waits longest comes first unless `sort` says otherwise.
         */
        get: operations<Instant>["listWaitingMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment, of the line that the shop cannot read, or of the wish for a refund.
                 * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
                 */
                id: components<Instant>["parameters"]["WaitingId"];
            };
            cookie?: never;
        };
        /**
         * Read the story of waiting money
         * @description All money of the order, its refunds and its lines of the ledger, and what can go back. 404 when nothing of this id waits any more. The ETag
         *     of the answer is what a decision asks for.
         */
        get: operations<Instant>["getWaitingMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment, of the line that the shop cannot read, or of the wish for a refund.
                 * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
                 */
                id: components<Instant>["parameters"]["WaitingId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave money as it is, or decline the wish for a refund
         * @description The review is settled, or the wish declined, with a line of the ledger. No money moves and no state changes; money that comes later is a
         *     new review. Recorded in the audit log.
         */
        post: operations<Instant>["settleMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds that are not over
         * @description What has begun and is neither confirmed nor ended; the oldest comes first.
         */
        get: operations<Instant>["listOpenRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        /**
         * Read a refund
         * @description A refund, also one that is over, with the actions that are right now for whoever reads it. The ETag of the answer is what each action asks
         *     for.
         */
        get: operations<Instant>["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you have sent a refund
         * @description Coins have gone to the customer's address, or a transfer is made. The customer gets a letter with the reference, and a second person
         *     confirms. Asks for a second factor of the last ten minutes. Recorded in the audit log.
         */
        post: operations<Instant>["recordRefundSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the card gateway pay a refund
         * @description The card gateway that took the money pays it back, once, however often it is asked. Without an answer the problem is `refund_pending`: ask
         *     again in a minute. The customer gets a letter, and a second person confirms. Asks for a second factor of the last ten minutes.
         *     Recorded in the audit log.
         */
        post: operations<Instant>["payRefundByCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a refund was sent
         * @description For a second person: whoever sent it gets `second_person_required`, and so does everybody when it was sent by a command of the operator's,
         *     which confirms it too. What the card gateway pays is confirmed once it has paid. A paid order of which nothing is left is cancelled
         *     unless its ritual has begun. Asks for a second factor of the last ten minutes. Recorded in the audit log.
         */
        post: operations<Instant>["confirmRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a refund that was not sent or did not arrive
         * @description Its money can be refunded anew. The customer's link for the address ends. What a person has sent is ended by a second person, who has seen
         *     that it did not arrive or came back; the customer gets a letter. What the card gateway pays is ended by its answer alone. Recorded in the
         *     audit log.
         */
        post: operations<Instant>["rejectRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link for the address again
         * @description The customer gets another one-time link at the mailbox or phone of the account that has the order, and earlier links end. Once in ten
         *     minutes for an order, and five times in a day together with the customer's own wishes. Recorded in the audit log.
         */
        post: operations<Instant>["sendRefundLinkAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is to be performed on a day
         * @description The orders whose rituals have days that include this one, each with these rituals alone; the oldest first. No money is in it.
         */
        get: operations<Instant>["viewDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the rituals of seven days
         * @description How many rituals of each kind are performed on each day, whose they may be.
         */
        get: operations<Instant>["viewDeskWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/undated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is paid and has no date yet
         * @description The orders with rituals that nobody has planned, each with these rituals alone; the oldest first.
         */
        get: operations<Instant>["listUndatedRituals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a ritual
         * @description A ritual without a date gets today's. The first ritual of an order makes the order `processing`, and the customer is told by mail once
         *     that cannot be taken back.
         *     A customer's open wish for another day ends when all that it is about has begun; the customer is told by mail.
         *     Beginning again changes nothing. `noted` is of a device that sends later what somebody has pressed. An order that is not paid is 409 `illegal_transition`; a ritual that has got another day since it was read is
         *     409 `day_changed`. Recorded in the audit log.
         */
        post: operations<Instant>["beginRitual"];
        /**
         * Take back that a ritual has begun
         * @description Possible for ten minutes (`UNDO_SECONDS`), until it is performed. A date that it got by beginning goes, with the ticks of its days and its parts.
         *     When no other ritual has begun the order is `paid` again, and the customer's letter, which waits as long, is not sent. What has not begun stays as
         *     it is. Later it is 409 `undo_over`. Recorded in the audit log.
         */
        delete: operations<Instant>["undoBeginRitual"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a ritual has been performed
         * @description The last ritual of an order makes the order `ready`, and the customer is told by mail once that cannot be taken back. Noting it again changes nothing. A ritual that
         *     has not begun is 409 `illegal_transition`. `noted` is of a device that sends later what somebody has pressed. Recorded in the audit log.
         */
        post: operations<Instant>["completeRitual"];
        /**
         * Take back that a ritual has been performed
         * @description Possible for ten minutes (`UNDO_SECONDS`), until its report is sent. An order that was `ready` is `processing` again, and the customer's letter,
         *     which waits as long, is not sent. What has not been performed stays as it is. Later it is 409 `undo_over`. Recorded in the audit log.
         */
        delete: operations<Instant>["undoCompleteRitual"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description A day of the ritual.
                 * @example 2026-11-21
                 */
                day: components<Instant>["parameters"]["RitualDay"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Note that a ritual was performed on a day
         * @description The day is one of the ritual's and not to come. Noting it again changes nothing. A ritual that has not begun, or whose order is over, is
         *     409 `illegal_transition`. Recorded in the audit log; the customer is not told.
         */
        put: operations<Instant>["tickRitualDay"];
        post?: never;
        /**
         * Take back that a ritual was performed on a day
         * @description The counterpart of `tickRitualDay`, with the same refusals. A day that is not ticked stays as it is.
         */
        delete: operations<Instant>["untickRitualDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/parts/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description Id of the note, which the device has made.
                 * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
                 */
                note: components<Instant>["parameters"]["noteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Note that a part of a ritual was performed
         * @description The device makes the id and may send the same again: it is noted once. A part is noted once on a day: when somebody else was faster, the answer is their
         *     note. `at` is when the person pressed, kept between the ritual's beginning and now. A ritual that has not begun, had ended before `at`, or whose report is
         *     sent is 409 `illegal_transition`. Whoever has the order's link sees the part. Recorded in the audit log.
         */
        put: operations<Instant>["noteRitePart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/parts/{note}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description Id of the note, which the device has made.
                 * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
                 */
                note: components<Instant>["parameters"]["noteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a part was performed
         * @description Possible until the report on the ritual is sent, afterwards it is 409 `undo_over`. Nobody sees the part any more; the reason stays in the audit log.
         *     Once more changes nothing.
         */
        post: operations<Instant>["withdrawRitePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/prepared": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a ritual as prepared for its day
         * @description From then on its customer asks for another day instead of choosing one in the plan. Once more changes nothing. A ritual without a day, or one
         *     that has begun, is 409 `illegal_transition`. The mark ends with the day when the ritual gets another. Recorded in the audit log.
         */
        put: operations<Instant>["markPrepared"];
        post?: never;
        /**
         * Take the mark of being prepared off
         * @description The counterpart of `markPrepared`, with the same refusals.
         */
        delete: operations<Instant>["unmarkPrepared"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Note how a name is read aloud
         * @description Counts for all rituals of the order. The name is that of the customer or a participant, as the desk shows it; another is 404. When
         *     somebody else has written another reading since `before` was read, the answer is 412 `changed_meanwhile`. Recorded in the audit log.
         */
        put: operations<Instant>["readName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/sankalpa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        /**
         * Read the sankalpa of a ritual
         * @description As `viewOwnSankalpa`, of any paid order, with what the customer said of the lines.
         */
        get: operations<Instant>["viewSankalpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/rituals/{position}/sankalpa.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        /**
         * Print the sankalpa of a ritual
         * @description A tagged PDF file of A4, which screen readers can read. It holds personal data.
         */
        get: operations<Instant>["printSankalpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/{id}/spellings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * How the names of an order are read in Sanskrit
         * @description Everybody whose name is read at the rituals of the order, each in IAST and Devanagari. The reading that the desk has noted is the source.
         */
        get: operations<Instant>["listSpelledNames"];
        /**
         * Correct how a name of an order is read in Sanskrit
         * @description As `spellOwnName`, with a note that the customer reads; it holds for all orders of the account. Names of an order without an account are corrected by their
         *     reading (`readName`): here they are 404. Recorded in the audit log.
         */
        put: operations<Instant>["spellName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * Read the partner's own sums and link
         * @description Another partner is 404, as one that does not exist. 403 `not_allowed` while the partner is suspended.
         */
        get: operations<Instant>["getPartnerDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List how the webhooks of a partner fare
         * @description All of them, at most ten, so that the shop can help the partner. Their addresses may hold tokens, so only the hosts are told.
         */
        get: operations<Instant>["listWebhooksOfPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List the keys of a partner
         * @description Keys with which the partner's programs call the shop, the newest first, those that have ended too. Their texts are nowhere.
         */
        get: operations<Instant>["listKeysOfPartner"];
        put?: never;
        /**
         * Make a key for the partner's programs
         * @description Needs a second factor of the last ten minutes. A partner has at most twenty valid keys. The partner's people are told by mail.
         *     Recorded in the audit log.
         */
        post: operations<Instant>["makeKeyForPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description From the next request on the key opens nothing. Needs a second factor of the last ten minutes. The partner's people are told by
         *     mail. Recorded in the audit log. Revoking a key again changes nothing.
         */
        delete: operations<Instant>["revokeKeyOfPartner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{slug}/keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a key for a new one
         * @description The new key may do the same and lives as long as the old was meant to. The old key goes on for `keepHours`, so that programs
         *     change over without a break. Needs a second factor of the last ten minutes. A key that has ended is 404.
         */
        post: operations<Instant>["rotateKeyOfPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List the partner's own keys
         * @description Keys with which the partner's programs call the shop, the newest first, those that have ended too. Their texts are nowhere.
         *     Another partner is 404, as one that does not exist.
         */
        get: operations<Instant>["listOwnKeys"];
        put?: never;
        /**
         * Make a key for the partner's programs
         * @description Needs a second factor of the last ten minutes. A partner has at most twenty valid keys. The partner's people are told by mail.
         *     Recorded in the audit log. Another partner is 404, as one that does not exist.
         */
        post: operations<Instant>["makeOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description From the next request on the key opens nothing. Needs a second factor of the last ten minutes. The partner's people are told by
         *     mail. Recorded in the audit log. Revoking a key again changes nothing.
         */
        delete: operations<Instant>["revokeOwnKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a key for a new one
         * @description The new key may do the same and lives as long as the old was meant to. The old key goes on for `keepHours`, so that programs
         *     change over without a break. Needs a second factor of the last ten minutes. A key that has ended is 404.
         */
        post: operations<Instant>["rotateOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List the webhooks of the partner
         * @description All of them, at most ten, without their secrets. Another partner is 404, as one that does not exist.
         */
        get: operations<Instant>["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description From then on each event of the partner's orders is posted to the address, signed after Standard Webhooks, at least once and under one id;
         *     events of an order come in their order, and `version` numbers them. An answer of 2xx within ten seconds is a success; others are tried again
         *     over three days. A partner has at most ten webhooks. A person needs a second factor of the last ten minutes. Recorded in the audit log.
         */
        post: operations<Instant>["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Without its secret.
         */
        get: operations<Instant>["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description What waits for it is not sent any more, and its log is deleted. A person needs a second factor of the last ten minutes. Recorded in the audit log.
         */
        delete: operations<Instant>["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, pause or enable a webhook
         * @description What is left out stays. While a webhook is not enabled its events wait, for 30 days at most; once it is enabled they are sent.
         *     A person needs a second factor of the last ten minutes. Recorded in the audit log.
         */
        patch: operations<Instant>["editWebhook"];
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the secret of a webhook
         * @description For a day both secrets sign, so that programs change over without a break. Each former secret keeps its day, also when you exchange
         *     again: all signatures stand in one header. While five former secrets sign, an exchange is 429, and `Retry-After` says how long. A person needs a second factor of the last ten minutes. Recorded in the audit log.
         */
        post: operations<Instant>["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an example of an event
         * @description It is signed and sent like every event, whether the webhook asks for such events or not. It has every field that an event of its type can
         *     have, ids of zeros, and `example: true`.
         */
        post: operations<Instant>["sendWebhookExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/redeliver-failed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again all that was given up
         * @description Events that happened since an instant and were given up are sent on their way again, in their order, under the same ids.
         */
        post: operations<Instant>["redeliverFailedWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description The newest first. Deliveries are kept for 30 days.
         */
        get: operations<Instant>["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
                 */
                delivery: components<Instant>["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Read a delivery with its attempts
         * @description What was sent, and what each attempt met. An answer is kept up to 2000 characters.
         */
        get: operations<Instant>["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
                 */
                delivery: components<Instant>["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Under the same id of its event, behind what waits. A delivery that waits is tried at once.
         */
        post: operations<Instant>["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Month in which the money moved, in the shop's time zone.
                 * @example 2026-11
                 */
                month: components<Instant>["parameters"]["StatementMonth"];
            };
            cookie?: never;
        };
        /**
         * Download what moved for the partner's orders in a month
         * @description As CSV: a row for each movement of the money of the partner's orders, the oldest first: what came, what went back, what a gateway kept. What
         *     left is below zero, and so is what was undone. The last rows are the sums of those before: `money` of the partner's sums of the month. What
         *     names the transfer and who has confirmed it is told of what the partner's people confirmed; of customers the first names alone. Another
         *     partner is 404, as one that does not exist. 403 `not_allowed` while the partner is suspended.
         */
        get: operations<Instant>["getOwnStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List the partner's own orders
         * @description Orders that belong to the partner, the newest first. With `updatedSince` those that have changed since, the longest unchanged first. An
         *     order changes with its status, money that comes or goes, what somebody says of the money, the days of its rituals, and a report that is
         *     sent. Read all pages, and ask the next time with the last `updatedAt` that you have seen: that order comes again, and nothing is missed.
         *     Changes appear some seconds after they happen. A cursor goes on with the filters of its own page alone. With `sum` as `gross`, `byHand`,
         *     `refunded`, `fee` or `net`, the sums of `money`, `month` is that in which the money moved, and each order has `moved`, its part of the sum.
         */
        get: operations<Instant>["listPartnerOrders"];
        put?: never;
        /**
         * Place an order for one of the partner's clients
         * @description The order belongs to the partner. The shop prices every item from the catalogue; the request has no prices. Nobody gets a letter:
         *     `paymentLink` is yours to send. What is said of the client here is never read back: answers have no contact data and no wishes. A
         *     repeated request with the same key gets the first answer again. After a day a lost answer is found by `clientReference`: list the orders
         *     with it, or repeat the request and read 409 `client_reference_used`, which names the order. Recorded in the shop's audit log.
         */
        post: operations<Instant>["createPartnerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read one of the partner's own orders
         * @description With what has happened to it. An order of somebody else is 404.
         */
        get: operations<Instant>["getPartnerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        /**
         * List what happened to the partner's orders
         * @description The events of the last thirty days, the earliest first, whether or not a webhook is told of them: with the ids and the bodies of webhooks, so that a
         *     program fills a gap and does nothing twice. Give `next` of the last answer as `after`; also when nothing was new. Events of an order come in
         *     their order, and nothing is stored later before what was read once.
         */
        get: operations<Instant>["listPartnerEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/sandbox-steps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do to one of the partner's own orders what the shop's people do
         * @description So that every event arrives for real. What the shop's people may not do is refused as it is to them. A step that is done already changes nothing,
         *     so a lost answer is fetched by the same request. `postpone` comes before `begin`, that before `perform`, and that before `report`; `refund`
         *     needs money that came, `fail_refund` a refund that was sent. Out of turn it is 409 `illegal_transition`, without money 409 `nothing_left`.
         *     An order of somebody else is 404.
         */
        post: operations<Instant>["playPartnerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the reports on the rituals of an own order
         * @description What everybody with the order's link sees of the reports that are sent: day, place, and the pictures that are approved for it, which are at
         *     GET /api/orders/{id}/pictures/{picture}/{size}. Text and captions are the customer's alone. An order of somebody else is 404.
         */
        get: operations<Instant>["listPartnerReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an own order that is not paid
         * @description The customer is told by mail, and the order's payments ask for no more money. The reason is for the shop. An order for which money came,
         *     or of which the shop or a former partner says so, is 409 `part_paid`: the shop gives the money back. An order of somebody else is 404. Recorded in the shop's audit log.
         */
        post: operations<Instant>["cancelPartnerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that money has come by hand
         * @description The order is paid at once, and the letter to its customer, which names who has confirmed, waits as long as this can be taken back. Above the limit of the shop the order waits for a second person; a key is 409 `second_person_required` there, because two people decide. The amount must be all that is missing.
         */
        post: operations<Instant>["confirmPartnerPayment"];
        /**
         * Take a confirmation back
         * @description While its time runs and nothing has begun. The order is again what it was, and its customer gets no letter. What waits for a second person is withdrawn at any time. What the shop has confirmed, or a former partner, is 409 `illegal_transition`.
         */
        delete: operations<Instant>["takeBackPartnerPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/confirmation/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree with a confirmation above the limit
         * @description For a second person, of the same partner or of the shop; what the shop has confirmed is 409 `illegal_transition`, because its own people agree. Whoever has confirmed first is 409 `second_person_required`.
         */
        post: operations<Instant>["agreeWithPartnerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that no money has come
         * @description No money has come. The order is pending again, and its customer is told, with the reason.
         */
        post: operations<Instant>["declinePartnerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file that proves what you say of the money of an own order
         * @description The body is the file itself: a picture of at most 15 MB, or a PDF of at most 5 MB. What is in it decides about its format, not its media
         *     type. A picture is made smaller and encoded anew; a PDF is stored as it is. Name the file as `evidenceFile` when you confirm or decline;
         *     a file that nothing names is forgotten after a day. Customers never see it.
         */
        post: operations<Instant>["addPartnerEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{slug}/orders/{id}/evidence/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the file.
                 * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
                 */
                file: components<Instant>["parameters"]["EvidenceFile"];
            };
            cookie?: never;
        };
        /**
         * Read a file that a person of the partner has sent
         * @description Only for own orders. A PDF comes as a file to save.
         */
        get: operations<Instant>["getPartnerEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file that proves what you say of the money of an order
         * @description The body is the file itself: a picture of at most 15 MB, or a PDF of at most 5 MB. What is in it decides about its format, not its media
         *     type. A picture is made smaller and encoded anew; a PDF is stored as it is. Name the file as `evidenceFile` when you confirm or decline;
         *     a file that nothing names is forgotten after a day. Customers never see it.
         */
        post: operations<Instant>["addEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/evidence/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the file.
                 * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
                 */
                file: components<Instant>["parameters"]["EvidenceFile"];
            };
            cookie?: never;
        };
        /**
         * Read a file that proves money of an order
         * @description Those of a partner, too. A PDF comes as a file to save.
         */
        get: operations<Instant>["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read what was said of the money of an order
         * @description By the shop's people and by a partner's, with what can be confirmed.
         */
        get: operations<Instant>["getHandMoney"];
        put?: never;
        /**
         * Confirm that money has come by hand
         * @description The order is paid at once, and the letter to its customer, which names who has confirmed, waits as long as this can be taken back. Above the limit of the shop the order waits for a second person. The amount must be all that is missing.
         */
        post: operations<Instant>["confirmPayment"];
        /**
         * Take a confirmation back
         * @description While its time runs and nothing has begun. The order is again what it was, and its customer gets no letter. What waits for a second person is withdrawn at any time.
         */
        delete: operations<Instant>["takeBackPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/confirmation/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree with a confirmation above the limit
         * @description For a second person, of the same partner or of the shop. Whoever has confirmed first is 409 `second_person_required`; but where one administrator alone has a second factor, that administrator may agree with an own confirmation after a wait (`SOLE_AGREEMENT_SECONDS`), with a second factor of the last ten minutes. That is told by mail, and the ledger and the log of the staff say so.
         */
        post: operations<Instant>["agreeWithPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that no money has come
         * @description No money has come. The order is pending again, and its customer is told, with the reason.
         */
        post: operations<Instant>["declinePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether this client may use the sandbox
         * @description 204 when it may; 403 when the secret is missing or wrong.
         */
        get: operations<Instant>["checkSandboxAccess"];
        put?: never;
        /**
         * Open the sandbox to a browser
         * @description The right secret sets the cookie `sandbox_access` (`__Host-sandbox_access` over HTTPS), which stands for the header
         *     `X-Sandbox-Access` for a month. A wrong secret is 403 `sandbox_access_required`; tries are limited by address.
         */
        post: operations<Instant>["openSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key of a partner to try with
         * @description Makes a partner of your own, with a key that may do all that keys may, for a day. The real shop refuses the key. A sandbox makes at
         *     most 500 such keys a day, and 60 an hour for each address.
         */
        post: operations<Instant>["makeSandboxKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/inbox/{inbox}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `inbox` of a sandbox key.
                 * @example 5a1c2b3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
                 */
                inbox: string;
            };
            cookie?: never;
        };
        /**
         * Read what came to an inbox for webhooks
         * @description The newest first, at most twenty. A program that receives webhooks verifies each before it believes it.
         */
        get: operations<Instant>["listSandboxInbox"];
        put?: never;
        /**
         * Receive a webhook
         * @description Stands in for the receiver of a partner: give this address to a webhook. It keeps what comes for whoever knows the inbox, the last
         *     2000 of the whole sandbox, and believes nothing. With `answer` it plays a receiver in trouble.
         */
        post: operations<Instant>["fillSandboxInbox"];
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
         * List the mails and SMS that the shop sent
         * @description The newest message comes first. At most 100 are listed.
         */
        get: operations<Instant>["listSandboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a sample of each letter to customers and people of the shop
         * @description Each letter in each language, about an order that does not exist. The list is as long as there are letters.
         */
        get: operations<Instant>["listSandboxLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/letters/{kind}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `kind` of a sample.
                 * @example part
                 */
                kind: string;
                /**
                 * @description The `language` of the sample.
                 * @example en
                 */
                lang: "ru" | "en";
            };
            cookie?: never;
        };
        /**
         * Read the sample of a letter as HTML
         * @description As a mailbox would show it, with invented data.
         */
        get: operations<Instant>["getSandboxLetter"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a coin transfer arrive
         * @description With a partner's key it arrives for the partner's own orders alone, and a sandbox that others can reach asks for no secret then.
         *     `trouble` plays what goes wrong with real money; no other field goes with it.
         */
        post: operations<Instant>["createSandboxTransfer"];
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
                orderId: components<Instant>["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the card gateway report an order as paid
         * @description The shop records one card payment for each order. An order that is already paid or cancelled stays as it is, and a person decides
         *     about the money. A second report changes nothing.
         */
        post: operations<Instant>["paySandboxCard"];
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
        /**
         * Ask whether the process is alive
         * @description It asks no database: whoever restarts processes asks here.
         */
        get: operations<Instant>["getLiveness"];
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
        /**
         * Ask whether this instance can take traffic
         * @description 503 while the database does not answer or takes no writes, and once this instance stops: whoever balances load asks here.
         */
        get: operations<Instant>["getReadiness"];
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
export interface components<Instant = string> {
    schemas: {
        /**
         * @description The codes of today.
         * @example not_found
         * @enum {string}
         */
        KnownErrorCode: "invalid_request" | "cross_site" | "unknown_host" | "sandbox_access_required" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "unreadable_picture" | "unreadable_evidence" | "rate_limited" | "proof_required" | "internal_error" | "unavailable" | "gateway_unavailable" | "invalid_signature" | "malformed_notice" | "invalid_duration" | "invalid_quantity" | "invalid_date" | "unknown_item" | "price_changed" | "order_not_payable" | "payment_confirming" | "part_paid" | "illegal_transition" | "free_in_plan" | "day_changed" | "contact_already_set" | "contact_unverified" | "no_partner" | "amount_mismatch" | "below_minimum" | "idempotency_key_reused" | "secret_gone" | "request_in_progress" | "not_signed_in" | "session_ended" | "invalid_key" | "key_of_other_mode" | "key_scope_missing" | "key_not_accepted" | "key_and_session" | "too_many_keys" | "key_exchanged" | "too_many_webhooks" | "too_many_views" | "client_reference_used" | "not_allowed" | "invalid_code" | "second_factor_required" | "wrong_second_factor" | "second_factor_locked" | "too_many_factors" | "last_factor" | "member_exists" | "own_membership" | "fresh_login_required" | "email_taken" | "email_needs_code" | "profile_exists" | "consent_required" | "no_paid_orders" | "paid_rituals_open" | "day_needed" | "invalid_participants" | "participant_exists" | "too_many_participants" | "changed_meanwhile" | "slug_taken" | "too_many_notes" | "too_many_articles" | "too_many_pictures" | "picture_in_use" | "not_for_sale" | "wrong_amount" | "second_person_required" | "agreement_too_early" | "undo_over" | "money_open" | "nothing_left" | "refund_pending" | "refund_refused" | "refund_failed";
        /**
         * @description Stable name of the problem. Programs decide by this name. More codes may come. Go by `status` for a code that you do not know.
         * @example not_found
         */
        ErrorCode: components<Instant>["schemas"]["KnownErrorCode"] | string;
        /**
         * @description The codes of today. First come the rules of the schemas; `json` means that the body is not JSON, `unreadable_text` that the text has
         *     characters which cannot be stored, and `invalid` any rule without a name. Then come the rules of the shop.
         * @example minimum
         * @enum {string}
         */
        KnownFieldCode: "required" | "minlength" | "maxlength" | "pattern" | "format" | "type" | "enum" | "minimum" | "exclusiveminimum" | "maximum" | "multipleof" | "minitems" | "maxitems" | "uniqueitems" | "minproperties" | "maxproperties" | "propertynames" | "additionalproperties" | "json" | "unreadable_text" | "not_https" | "not_port_443" | "not_public" | "more_than_address" | "hidden_characters" | "invalid" | "unknown_item" | "unknown_order" | "unknown_picture" | "unnamed_picture" | "unknown_blank" | "not_for_sale" | "invalid_duration" | "invalid_quantity" | "amount_mismatch" | "invalid_address" | "invalid_contact" | "invalid_phone" | "no_sms" | "email_needs_code" | "no_such_day" | "date_in_future" | "date_in_past" | "date_too_far" | "closed_day" | "day_full" | "end_before_start" | "consent_required" | "participant_name" | "participant_date_missing" | "participant_date" | "participant_time" | "participants_too_many";
        /**
         * @description Stable name of the rule that the field breaks. More codes may come. Show `detail` for a code that you do not know.
         * @example minimum
         */
        FieldCode: components<Instant>["schemas"]["KnownFieldCode"] | string;
        FieldError: {
            /**
             * @description JSON pointer into the body; of a parameter, its place and name: `/query/limit`, `/headers/idempotency-key`.
             * @example /items/0/quantity
             */
            pointer: string;
            code: components<Instant>["schemas"]["FieldCode"];
            /** @description A sentence in the caller's language. */
            detail: string;
        };
        /**
         * @description What a key may do. Each operation for keys names the scope that it asks for. `catalogue:read` is for keys that do nothing else - what everybody may read needs no scope.
         * @example orders:read
         * @enum {string}
         */
        KeyScope: "catalogue:read" | "orders:read" | "orders:write" | "payments:confirm" | "reports:read" | "webhooks:manage";
        Problem: {
            /**
             * @description Address of the page that explains this kind of problem, /problems/{code}.
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
            code: components<Instant>["schemas"]["ErrorCode"];
            /** @description A sentence in the caller's language, safe to show. */
            detail: string;
            /** @description Id of the request. Name it when you ask for help. */
            requestId: string;
            /** @description The fields that are wrong. */
            errors?: components<Instant>["schemas"]["FieldError"][];
            /** @description With `key_scope_missing`, the scopes that the key lacks. */
            missingScopes?: components<Instant>["schemas"]["KeyScope"][];
        };
        /** @description Present when the shop has a picture of the ritual, which it shows in place of the emblem. */
        ServicePicture: {
            /**
             * @description Address on this host, as WebP.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-1320x880.webp
             */
            url: string;
            /**
             * @description The same at most 660 pixels long.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-small.webp
             */
            small_url: string;
            /**
             * @description Pixels of `url`.
             * @example 1320
             */
            width: number;
            /**
             * @description Pixels of `url`.
             * @example 880
             */
            height: number;
            /**
             * @description What is seen in it, in Russian.
             * @example Огонь в алтаре
             */
            alt: string;
            /**
             * @description What is seen in it, in English.
             * @example Fire in the altar
             */
            alt_en: string;
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
             * @description US dollars for one month; at most two decimals. That of `z-special-intention` is never charged: it costs 480 whatever its length.
             * @example 300
             */
            price: number;
            /**
             * @description Present when the ritual is sold by its length alone: its tiers cannot be ordered.
             * @constant
             */
            tiers?: false;
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
            picture?: components<Instant>["schemas"]["ServicePicture"];
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
             * @description Minutes to read the article at 200 words a minute: in GET /api/services the Russian article, elsewhere the article in the language asked.
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
             * @example 2025-09-06T00:00:00.000Z
             */
            article_updated_at: Instant;
        };
        FullService: components<Instant>["schemas"]["Service"] & {
            /**
             * @description Article in Russian, markdown.
             * @example ## Когда её проводят
             */
            article_content: string;
            /**
             * @description Article in English, markdown.
             * @example ## When it is held
             */
            article_content_en: string;
            /**
             * @description Title for search engines in Russian.
             * @example Махалакшми-яга
             */
            article_seo_title: string;
            /**
             * @description Title for search engines in English.
             * @example Mahalakshmi Yagya
             */
            article_seo_title_en: string;
            /** @description Description for search engines in Russian. */
            article_seo_description: string;
            /** @description Description for search engines in English. */
            article_seo_description_en: string;
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
        ServiceArticle: components<Instant>["schemas"]["FullService"] & {
            /** @description False: the ritual can be read about, but not ordered now. */
            on_sale: boolean;
            /**
             * @description Language of `html` and `toc`.
             * @enum {string}
             */
            lang: "ru" | "en";
            /** @description The article as sanitised HTML; empty when there is none. */
            html: string;
            /** @description Headings of the article, levels 1 to 3. */
            toc: components<Instant>["schemas"]["TocEntry"][];
        };
        CatalogueEntry: {
            /**
             * @description Id of the service or article.
             * @example sankalpa
             */
            id: string;
            /**
             * @description List to which the entry belongs.
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
            picture?: components<Instant>["schemas"]["ServicePicture"];
            /** @description Slugs to filter by; `ritual` for services. */
            tags: string[];
            /** @description Minutes to read the Russian text at 200 words a minute. The entry's own operation tells the minutes for the language asked. */
            reading_time: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: Instant;
        };
        SearchHit: {
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            source: "services" | "articles";
            /**
             * @description Id of the service or article.
             * @example panchanga
             */
            id: string;
            /** @description Last part of its page's address: /article/{slug} for articles, /ritual/{slug} for services. */
            slug: string;
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
            /** @description Slugs to filter by; `ritual` for services. */
            tags: string[];
            /** @description A part of its text in the language `lang`, in pieces; empty when the words stand in its title or topics alone, or in the other language. */
            snippet: {
                /**
                 * @description Plain text, not HTML.
                 * @example лунных
                 */
                text: string;
                /** @description True for a word that was searched for. */
                match: boolean;
            }[];
        };
        SearchResult: {
            /**
             * @description Language of the texts that were searched first.
             * @enum {string}
             */
            lang: "ru" | "en";
            /** @description What was found, the best first. */
            items: components<Instant>["schemas"]["SearchHit"][];
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
            updated_at: Instant;
            /**
             * @description Slug of its category.
             * @example practice
             */
            category: string;
            /**
             * @description Language of `html` and `toc`.
             * @enum {string}
             */
            lang: "ru" | "en";
            /** @description The text as sanitised HTML; empty when there is none. */
            html: string;
            /** @description Headings of the text, levels 1 to 3. */
            toc: components<Instant>["schemas"]["TocEntry"][];
        };
        /**
         * @description Name in the IANA time zone database.
         * @example Asia/Kolkata
         */
        TimeZone: string;
        /** @description Where the day is. */
        AlmanacPlace: {
            /**
             * @description The city's name in addresses; missing for other points.
             * @example delhi
             */
            city?: string;
            /**
             * @description Name in Russian; of a point, its coordinates.
             * @example Дели
             */
            name: string;
            /**
             * @description Name in English; of a point, its coordinates.
             * @example Delhi
             */
            name_en: string;
            /**
             * @description Degrees north.
             * @example 28.66
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example 77.22
             */
            longitude: number;
            timeZone: components<Instant>["schemas"]["TimeZone"];
        };
        AlmanacName: {
            /**
             * @description Place in its circle, from 1; of a weekday from 0, which is Sunday.
             * @example 8
             */
            number: number;
            /**
             * @description Name in Russian.
             * @example Пушья
             */
            name: string;
            /**
             * @description Name in English.
             * @example Pushya
             */
            name_en: string;
        };
        AlmanacSpan: {
            /**
             * Format: date-time
             * @description To the second; it may lie before the day.
             * @example 2027-01-14T02:00:00.000Z
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description To the second, and not part of it; it may lie after the day.
             * @example 2027-01-15T03:00:00.000Z
             */
            end: Instant;
        };
        NamedSpan: components<Instant>["schemas"]["AlmanacName"] & components<Instant>["schemas"]["AlmanacSpan"];
        NakshatraSpan: components<Instant>["schemas"]["AlmanacName"] & components<Instant>["schemas"]["AlmanacSpan"] & {
            /** @description All four quarters, also those outside of the day. */
            padas: ({
                /**
                 * @description The quarter.
                 * @example 1
                 */
                pada: number;
            } & components<Instant>["schemas"]["AlmanacSpan"])[];
        };
        AlmanacMuhurta: {
            /**
             * @description The hour. More may come.
             * @example abhijit
             */
            id: string;
            /**
             * @description Whether tradition recommends the hour or avoids it.
             * @enum {string}
             */
            kind: "good" | "avoid";
            /**
             * @description Name in Russian.
             * @example Абхиджит
             */
            name: string;
            /**
             * @description Name in English.
             * @example Abhijit
             */
            name_en: string;
        } & components<Instant>["schemas"]["AlmanacSpan"];
        AlmanacFestival: {
            /**
             * @description What is observed. An ekadashi that the smarta and the vaishnava reckoning give to two days ends with `-smarta` or `-vaishnava`. More may come.
             * @example diwali
             */
            id: string;
            /**
             * @description Name in Russian.
             * @example Дивали
             */
            name: string;
            /**
             * @description Name in English.
             * @example Diwali
             */
            name_en: string;
        };
        PanchangaDay: {
            /**
             * Format: date
             * @description Civil date at the place.
             * @example 2027-01-14
             */
            date: string;
            /** @description The place whose day it is. */
            place: components<Instant>["schemas"]["AlmanacPlace"];
            /**
             * Format: date-time
             * @description First rising of the Sun on the date; null where it does not rise.
             * @example 2027-01-14T01:45:00.000Z
             */
            sunrise: Instant | null;
            /**
             * Format: date-time
             * @description First setting of the Sun in the day, also when the clocks show the next date.
             * @example 2027-01-14T12:15:00.000Z
             */
            sunset: Instant | null;
            /**
             * Format: date-time
             * @description Sunrise of the next date, where the day ends; or the second of this date, which the far north knows in spring.
             * @example 2027-01-15T01:45:00.000Z
             */
            nextSunrise: Instant | null;
            /**
             * Format: date-time
             * @description First rising of the Moon in the day.
             * @example 2027-01-14T05:00:00.000Z
             */
            moonrise: Instant | null;
            /**
             * Format: date-time
             * @description First setting of the Moon in the day.
             * @example 2027-01-14T18:00:00.000Z
             */
            moonset: Instant | null;
            /** @description Weekday of the date, 0 = Sunday. */
            vara: components<Instant>["schemas"]["AlmanacName"];
            /** @description Lunar days, 1 to 30; 1 to 15 are of the bright half. */
            tithis: components<Instant>["schemas"]["NamedSpan"][];
            /** @description Mansions of the Moon, 1 = Ashvini to 27. */
            nakshatras: components<Instant>["schemas"]["NakshatraSpan"][];
            /** @description Sums of the longitudes of Sun and Moon, 1 = Vishkambha to 27. */
            yogas: components<Instant>["schemas"]["NamedSpan"][];
            /** @description Halves of tithis, 1 to 60 from the new moon on. */
            karanas: components<Instant>["schemas"]["NamedSpan"][];
            /** @description The lunar month at the beginning of the day, 1 = Chaitra. */
            masa: {
                /** @description From new moon to new moon. */
                amanta: components<Instant>["schemas"]["AlmanacName"];
                /** @description From full moon to full moon. */
                purnimanta: components<Instant>["schemas"]["AlmanacName"];
                /**
                 * @description Whether it is an added month.
                 * @example false
                 */
                isAdhika: boolean;
            };
            /**
             * @description The bright or the dark half of the month.
             * @enum {string}
             */
            paksha: "shukla" | "krishna";
            /** @description The season by the amanta month, 1 = Vasanta. */
            ritu: components<Instant>["schemas"]["AlmanacName"];
            /**
             * @description Whether the Sun goes northward or southward by the stars.
             * @enum {string}
             */
            ayana: "uttara" | "dakshina";
            /** @description Years that begin with Chaitra. */
            samvat: {
                /**
                 * @description Year of Vikram.
                 * @example 2083
                 */
                vikram: number;
                /**
                 * @description Year of Shaka.
                 * @example 1948
                 */
                shaka: number;
            };
            /** @description Signs of the zodiac of the stars, 1 = Mesha. */
            rashis: {
                /** @description Of the Moon. */
                moon: components<Instant>["schemas"]["NamedSpan"][];
                /** @description Of the Sun. */
                sun: components<Instant>["schemas"]["NamedSpan"][];
            };
            /** @description Named hours, by their beginning. What needs a sunrise or a sunset that does not happen is missing. */
            muhurtas: components<Instant>["schemas"]["AlmanacMuhurta"][];
            /** @description What is observed on the day. */
            festivals: components<Instant>["schemas"]["AlmanacFestival"][];
        };
        PanchangaDays: {
            /** @description The place whose day it is. */
            place: components<Instant>["schemas"]["AlmanacPlace"];
            /** @description The days, in order of date. */
            items: {
                /**
                 * Format: date
                 * @description Civil date at the place.
                 * @example 2027-01-14
                 */
                date: string;
                /** @description Lunar day at the beginning of the day, 1 to 30. */
                tithi: components<Instant>["schemas"]["AlmanacName"];
                /** @description Mansion of the Moon at the beginning of the day. */
                nakshatra: components<Instant>["schemas"]["AlmanacName"];
                /** @description Lunar month from full moon to full moon, 1 = Chaitra. */
                masa: components<Instant>["schemas"]["AlmanacName"];
                /** @description What is observed on the day. */
                festivals: components<Instant>["schemas"]["AlmanacFestival"][];
            }[];
        };
        Birth: {
            /**
             * Format: date
             * @description Civil date at the place, of the years 1900 to 2100.
             * @example 1990-05-17
             */
            date: string;
            /**
             * @description What the clocks of the place showed; missing when it is not sure.
             * @example 14:05
             */
            time?: string;
            /**
             * @description A city of the shop's list; otherwise `latitude`, `longitude` and `timeZone`.
             * @example delhi
             */
            city?: string;
            /**
             * @description Degrees north.
             * @example 28.61
             */
            latitude?: number;
            /**
             * @description Degrees east.
             * @example 77.21
             */
            longitude?: number;
            timeZone?: components<Instant>["schemas"]["TimeZone"];
        };
        StarCandidate: {
            /** @description Mansion of the Moon. */
            nakshatra: components<Instant>["schemas"]["AlmanacName"];
            /**
             * @description Quarter of the nakshatra.
             * @example 2
             */
            pada: number;
            /** @description Sign of the Moon. */
            rashi: components<Instant>["schemas"]["AlmanacName"];
            /** @description The sign that rises; null without a time, and within the polar circles, where at times none rises. */
            lagna: components<Instant>["schemas"]["AlmanacName"] | null;
            /**
             * Format: date-time
             * @description From when it holds within the time asked.
             * @example 1990-05-17T08:35:00.000Z
             */
            from: Instant;
            /**
             * Format: date-time
             * @description Until when, not included.
             * @example 1990-05-17T08:36:00.000Z
             */
            to: Instant;
        };
        BirthStar: {
            /** @description All that are possible, by time. */
            candidates: components<Instant>["schemas"]["StarCandidate"][];
            /**
             * @description Whether there is one candidate.
             * @example true
             */
            isCertain: boolean;
        };
        MuhurtaReason: {
            /**
             * @description What the rule has met: a thing of the almanac and its number or name. More may come.
             * @example tithi-4
             */
            code: string;
            /**
             * @description How much it counts; below 0 it speaks against the day.
             * @example 3
             */
            weight: number;
            /**
             * @description The reason in Russian.
             * @example Светлый четвёртый титхи принадлежит Ганеше
             */
            text: string;
            /**
             * @description The reason in English.
             * @example The bright fourth belongs to Ganesha
             */
            text_en: string;
            /**
             * @description The book or custom that says so, in Russian.
             * @example «Мудгала-пурана», о чатуртхи
             */
            source: string;
            /**
             * @description The book or custom that says so, in English.
             * @example Mudgala Purana, on the fourth tithi
             */
            source_en: string;
        };
        MuhurtaHours: {
            /**
             * Format: date-time
             * @description Beginning, to the second.
             * @example 2027-01-12T01:15:32.000Z
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End, not part of it.
             * @example 2027-01-12T11:57:07.000Z
             */
            end: Instant;
        };
        MuhurtaDay: {
            /**
             * Format: date
             * @description Civil date at the place of the fire.
             * @example 2027-01-12
             */
            date: string;
            /** @description The tithi in which the day begins. */
            tithi: components<Instant>["schemas"]["AlmanacName"];
            /** @description The nakshatra in which the day begins. */
            nakshatra: components<Instant>["schemas"]["AlmanacName"];
            /**
             * @description Place among the days of the answer, the best being 1; of two alike the earlier is better.
             * @example 1
             */
            rank: number;
            /**
             * @description What the reasons come to.
             * @enum {string}
             */
            quality: "best" | "good" | "neutral" | "weak";
            /** @description The weightiest first. */
            for: components<Instant>["schemas"]["MuhurtaReason"][];
            /** @description The weightiest first. */
            against: components<Instant>["schemas"]["MuhurtaReason"][];
            /** @description Hours for the ritual at the place of the fire; none where the Sun does not rise. */
            hours: components<Instant>["schemas"]["MuhurtaHours"][];
            /** @description The same by the Sun of the city that was asked for. */
            hoursThere?: components<Instant>["schemas"]["MuhurtaHours"][];
            /** @description No ritual begins on this day. */
            isClosed: boolean;
            /** @description The day carries as many rituals as it can. */
            isFull: boolean;
        };
        MuhurtaDays: {
            /** @description Where the fire burns. */
            place: components<Instant>["schemas"]["AlmanacPlace"];
            /** @description In order of date. */
            items: components<Instant>["schemas"]["MuhurtaDay"][];
        };
        /** @description Days on which no ritual begins. */
        ClosedDays: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD.
             * @example 2026-12-31
             */
            from: string;
            /**
             * Format: date
             * @description Last day, YYYY-MM-DD; the first for a single day.
             * @example 2027-01-02
             */
            to: string;
            /**
             * @description Why, in Russian.
             * @example Храм закрыт на праздник
             */
            reason: string;
            /**
             * @description Why, in English.
             * @example The temple is closed for a feast
             */
            reason_en: string;
        };
        ClosedDaysList: {
            /** @description By their first days. */
            items: components<Instant>["schemas"]["ClosedDays"][];
        };
        FullDays: {
            /** @description Days, YYYY-MM-DD, the earliest first. */
            days: string[];
        };
        /**
         * @description E-mail or phone with country code; spaces, dashes and brackets in a phone are ignored.
         * @example anna@example.com
         */
        SignInContact: string;
        /** @description The solved `challenge` of 428 `proof_required`; needed only while very many codes are asked for. */
        Proof: {
            /**
             * @description The challenge's token.
             * @example 16.1795256400.p1m3Jb8w0lQG3Jw9ZzWq1A.k3vV0m
             */
            token: string;
            /**
             * @description The text that was found.
             * @example 48213
             */
            answer: string;
        };
        CodeSent: {
            /**
             * @description Digits in the code.
             * @example 6
             */
            codeLength: number;
            /**
             * @description The code is valid for so many seconds.
             * @example 600
             */
            expiresInSeconds: number;
            /**
             * @description Another code can be asked for after so many seconds.
             * @example 60
             */
            resendInSeconds: number;
        };
        ProofRequiredProblem: components<Instant>["schemas"]["Problem"] & {
            /**
             * @description Find a text `answer` with which the SHA-256 of `{token}:{answer}` begins with `bits` zero bits, by counting up for example, and
             *     send the call again with `proof`. A token serves once, within ten minutes.
             */
            challenge: {
                /**
                 * @description Names the challenge.
                 * @example 16.1795256400.p1m3Jb8w0lQG3Jw9ZzWq1A.k3vV0m
                 */
                token: string;
                /**
                 * @description Zero bits; one more doubles the work.
                 * @example 16
                 */
                bits: number;
            };
        };
        /**
         * @description Six digits.
         * @example 123456
         */
        OneTimeCode: string;
        /**
         * @description What the user does. The root of this document lists the permissions of each role under `x-roles`.
         * @enum {string}
         */
        Role: "customer" | "administrator" | "operator" | "editor" | "priest" | "partner";
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
        /**
         * @description The nakshatra that the family names, 1 = Ashvini to 27; or empty. It wins over what follows from the birth.
         * @example 13
         */
        FamilyNakshatra: string;
        /**
         * @description The rashi of the Moon that the family names, 1 = Mesha to 12; or empty.
         * @example 6
         */
        FamilyRashi: string;
        /** @description The star of birth. What is null cannot be said; it is never guessed. */
        OwnStar: {
            /**
             * @description `family`: the family names it, which wins; `birth`: it follows from the birth; null: nothing is known.
             * @enum {string|null}
             */
            source: "family" | "birth" | null;
            /** @description Mansion of the Moon; null when several are possible. */
            nakshatra: components<Instant>["schemas"]["AlmanacName"] | null;
            /**
             * @description Quarter of the nakshatra; null when several are possible.
             * @example 2
             */
            pada: number | null;
            /** @description Sign of the Moon; null when several are possible. */
            rashi: components<Instant>["schemas"]["AlmanacName"] | null;
            /** @description The sign that rises; null without a sure time. */
            lagna: components<Instant>["schemas"]["AlmanacName"] | null;
            /** @description All that are possible by date, time and place of birth, by time; without a sure time those of the whole date. */
            candidates: components<Instant>["schemas"]["StarCandidate"][];
            /** @description True: what the family names is none of them, or its nakshatra does not lie in its rashi. */
            differs: boolean;
            /**
             * @description Why there are no candidates: `date`: no date that the place had; `place`: no city that the list knows.
             * @enum {string|null}
             */
            lacks: "date" | "place" | null;
            /** @description The city whose clocks the birth is reckoned by; null when the list does not know it. */
            place: components<Instant>["schemas"]["AlmanacPlace"] | null;
        };
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
            birthDate: components<Instant>["schemas"]["BirthDate"];
            birthTime: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain: "true" | "";
            /** @description Place of birth; or empty. */
            birthPlace: string;
            birthNakshatra: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi: components<Instant>["schemas"]["FamilyRashi"];
            /** @description Gotra; or empty. */
            gotra: string;
            /**
             * @description 'true' when the customer answers that the gotra is not known: then Kashyapa is said; else empty.
             * @enum {string}
             */
            isGotraUnknown: "true" | "";
            star: components<Instant>["schemas"]["OwnStar"];
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
                givenAt: Instant;
            } | null;
        };
        User: {
            /**
             * Format: uuid
             * @description Id of the user.
             */
            id: string;
            /**
             * @description Verified e-mail; empty when the user has signed in by phone only.
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
                role: components<Instant>["schemas"]["Role"];
                /**
                 * Format: date-time
                 * @description When it was made (UTC).
                 */
                createdAt: Instant;
                /**
                 * @description Language of messages to the customer.
                 * @enum {string}
                 */
                language: "ru" | "en";
            };
            /** @description The profile; null until it is created. */
            profile: components<Instant>["schemas"]["CustomerProfile"] | null;
        };
        Session: {
            /**
             * Format: uuid
             * @description Id of the session.
             */
            id: string;
            /** @description True for the session of this request. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Time of the sign-in (UTC).
             */
            createdAt: Instant;
            /**
             * Format: date-time
             * @description Time of the last use (UTC), to the minute.
             */
            lastUsedAt: Instant;
            /**
             * @description Names of the browser and of the system, from `User-Agent`.
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
            occupation?: components<Instant>["schemas"]["ShortText"];
            birthDate?: components<Instant>["schemas"]["BirthDate"];
            birthTime?: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth. The star is found for the cities of the shop's list: 'Казань', 'Kazan', 'Kazan, Russia'.
             * @example Москва
             */
            birthPlace?: string;
            birthNakshatra?: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi?: components<Instant>["schemas"]["FamilyRashi"];
            /**
             * @description Gotra, the line of descent from a sage; or empty. It takes the place of `isGotraUnknown`.
             * @example Бхарадваджа
             */
            gotra?: string;
            /**
             * @description 'true' when the customer answers that the gotra is not known: then Kashyapa is said. It takes the place of `gotra`; else empty.
             * @enum {string}
             */
            isGotraUnknown?: "true" | "";
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
            /** @description True when the customer agrees that the shop uses birth data for the rituals, by the text `consentVersion`. */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that the customer saw.
             * @example 2026-11-20
             */
            consentVersion?: string;
        };
        OwnReason: {
            /**
             * @description Of the tara its place in the round, 1 to 9; of the Moon its sign counted from that of the birth, 1 to 12.
             * @example 2
             */
            number: number;
            /**
             * @description `neutral`: schools differ.
             * @enum {string}
             */
            side: "for" | "against" | "neutral";
            /**
             * Format: date-time
             * @description When it gives way to another, or to another side, within the day; null when it holds for all of it.
             * @example 2027-01-11T09:10:00.000Z
             */
            until: Instant | null;
            /**
             * @description The reason in Russian.
             * @example По счёту от вашей звезды это «достаток»
             */
            text: string;
            /**
             * @description The reason in English.
             * @example Counted from your star it is “plenty”
             */
            text_en: string;
            /**
             * @description The book that says so, in Russian.
             * @example «Мухурта-чинтамани», глава 4, о движении планет
             */
            source: string;
            /**
             * @description The book that says so, in English.
             * @example Muhurta Chintamani, chapter 4, on transits
             */
            source_en: string;
        };
        OwnDay: {
            /**
             * Format: date
             * @description Civil date at the place of the fire.
             * @example 2027-01-12
             */
            date: string;
            /** @description The nakshatra of the day counted from that of the birth in rounds of nine; null when that of the birth cannot be told. */
            tara: (components<Instant>["schemas"]["OwnReason"] & {
                /**
                 * @description Name of the tara in Russian.
                 * @example Сампат
                 */
                name: string;
                /**
                 * @description Name of the tara in English.
                 * @example Sampat
                 */
                name_en: string;
            }) | null;
            /** @description The sign of the Moon counted from that of the birth; null when that of the birth cannot be told. */
            chandra: components<Instant>["schemas"]["OwnReason"] | null;
        };
        OwnDays: {
            /** @description Where the fire burns. */
            place: components<Instant>["schemas"]["AlmanacPlace"];
            star: components<Instant>["schemas"]["OwnStar"];
            /** @description In order of date; empty when neither nakshatra nor rashi of the birth can be told. */
            items: components<Instant>["schemas"]["OwnDay"][];
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
            occupation?: components<Instant>["schemas"]["ShortText"];
            birthDate?: components<Instant>["schemas"]["BirthDate"];
            birthTime?: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth. The star is found for the cities of the shop's list: 'Казань', 'Kazan', 'Kazan, Russia'.
             * @example Москва
             */
            birthPlace?: string;
            birthNakshatra?: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi?: components<Instant>["schemas"]["FamilyRashi"];
            /**
             * @description Gotra, the line of descent from a sage; or empty. It takes the place of `isGotraUnknown`.
             * @example Бхарадваджа
             */
            gotra?: string;
            /**
             * @description 'true' when the customer answers that the gotra is not known: then Kashyapa is said. It takes the place of `gotra`; else empty.
             * @enum {string}
             */
            isGotraUnknown?: "true" | "";
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
            /** @description True when the customer agrees that the shop uses birth data for the rituals, by the text `consentVersion`. */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that the customer saw.
             * @example 2026-11-20
             */
            consentVersion?: string;
        };
        /**
         * Format: email
         * @description E-mail for the receipt. Its host may have letters of any script; their form `xn--…` is the same.
         * @example anna@example.com
         */
        CustomerEmail: string;
        AccountExport: {
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            exportedAt: Instant;
            /** @description Account: contacts, role, language, dates; of staff, which letters they have chosen. */
            user: {
                [key: string]: unknown;
            };
            /** @description Profile with its consent. */
            profile: {
                [key: string]: unknown;
            } | null;
            /** @description Orders with items, payments by coin and by card, what was said of money by hand with its state (`handPayments`; only `confirmed` has paid), parts of the rituals as they were noted (`rite`), reports on them, certificates with the names that a link shows, how names are read aloud, what was said of the sankalpa, the letter before the yearly day and what was told of it (`yearReminder`, `feedback`), wishes for another day, history, and what a partner's program keeps with them. */
            orders: {
                [key: string]: unknown;
            }[];
            /** @description Ritual plan. */
            plan: {
                [key: string]: unknown;
            } | null;
            /** @description The people of the customer's circle. */
            participants: {
                [key: string]: unknown;
            }[];
            /** @description Names as they are read in Sanskrit, where somebody has corrected the rules. */
            nameSpellings: {
                [key: string]: unknown;
            }[];
            /** @description Who was invited into the plan, each as a number and a state. */
            invited: {
                [key: string]: unknown;
            }[];
            /** @description What the shop's people wrote about the customer. */
            notes: {
                [key: string]: unknown;
            }[];
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
         * @description Number by which people name an order, counted from 1001 with gaps. It opens nothing; calls take the id.
         * @example 1042
         */
        OrderNumber: number;
        /**
         * @description `pending`: the order waits for a payment. `waiting`: a payment waits for a person's confirmation. `paid`: the order is paid.
         *     `processing`: the ritual has begun. `ready`: the ritual is performed. `completed`: the customer has the report. `cancelled`: the order is closed.
         * @enum {string}
         */
        OrderStatus: "pending" | "waiting" | "paid" | "processing" | "ready" | "completed" | "cancelled";
        /**
         * @description US dollars, at most two decimals.
         * @example 150
         */
        Money: number;
        /** @description What the almanac said of a ritual's first day, by the rules as they stood when that day was chosen. */
        DayAdvice: {
            /**
             * @description What the reasons come to.
             * @enum {string}
             */
            quality: "best" | "good" | "neutral" | "weak";
            /** @description The tithi in which the day begins. */
            tithi: components<Instant>["schemas"]["AlmanacName"];
            /** @description The nakshatra in which the day begins. */
            nakshatra: components<Instant>["schemas"]["AlmanacName"];
            /** @description The weightiest first. */
            for: components<Instant>["schemas"]["MuhurtaReason"][];
            /** @description The weightiest first. */
            against: components<Instant>["schemas"]["MuhurtaReason"][];
        };
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
            /** @description US dollars for one unit for its whole duration. */
            price: components<Instant>["schemas"]["Money"];
            /**
             * @description Number of units.
             * @example 1
             */
            quantity: number;
            /**
             * @description Whole weeks; 1 month is 4 weeks. Requests count in months.
             * @example 4
             */
            duration: number;
            /**
             * Format: date
             * @description The first day; absent until it is planned.
             * @example 2026-12-03
             */
            startDate?: string;
            /**
             * Format: date
             * @description The day on which it ends, `duration` weeks after the first; absent until it is planned.
             * @example 2026-12-31
             */
            endDate?: string;
            /**
             * Format: date-time
             * @description When it was begun (UTC); absent until then.
             * @example 2026-12-03T04:00:00.000Z
             */
            begunAt?: Instant;
            /**
             * Format: date-time
             * @description When it had been performed to its end (UTC); absent until then.
             * @example 2026-12-31T15:00:00.000Z
             */
            performedAt?: Instant;
            /** @description On a receipt alone: what the almanac said of the first day when it was chosen. */
            advice?: components<Instant>["schemas"]["DayAdvice"];
        };
        OpenOrder: {
            /**
             * Format: uuid
             * @description Id of the order.
             */
            id: string;
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it was placed (UTC).
             */
            createdAt: Instant;
            /** @description US dollars. */
            total: components<Instant>["schemas"]["Money"];
            /** @description What is still to be performed; empty where the order is open for its money alone. */
            items: components<Instant>["schemas"]["OrderItem"][];
            /** @description What the customer asks and nobody has answered. */
            wishes: ("refund" | "day")[];
            /**
             * @description Absent when there is no refund; as in `repair` of the order.
             * @enum {string}
             */
            refund?: "asked" | "address_wanted" | "agreed" | "sent" | "done" | "declined";
            /** @description True while a ritual has no day: without one it cannot be performed. */
            needsDay: boolean;
        };
        AccountDeletion: {
            /** @description What the customer has chosen; null until then. */
            choice: {
                /**
                 * @description The account is deleted once the money is back.
                 * @constant
                 */
                paidRituals: "money_first";
                /**
                 * Format: date-time
                 * @description When the customer chose (UTC).
                 */
                askedAt: Instant;
                /** @description A wish was declined, or 30 days are over: the customer is asked again. It stays true when the answer is `money_first` once more. */
                isAskedAgain: boolean;
            } | null;
            /** @description Paid and not performed, or of which the customer wants the money back and nobody has answered; newest first. */
            orders: components<Instant>["schemas"]["OpenOrder"][];
            /** @description Refunds under way. */
            refunds: {
                /**
                 * Format: uuid
                 * @description Id of the order.
                 */
                orderId: string;
                orderNumber: components<Instant>["schemas"]["OrderNumber"];
                /** @description US dollars; of coins, what they were worth when they came. */
                amount: components<Instant>["schemas"]["Money"];
                /**
                 * @description `address_wanted`: the customer says where the coins go. `agreed`: the shop sends the money. `sent`: it is sent.
                 * @enum {string}
                 */
                step: "address_wanted" | "agreed" | "sent";
            }[];
        };
        /**
         * Format: uuid
         * @description Unguessable id of an order.
         * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
         */
        OrderId: string;
        /**
         * @description Day of the calendar.
         * @example 2026-11-21
         */
        Day: string;
        AskedRitual: {
            /**
             * @description Place in the order, from 0.
             * @example 0
             */
            position: number;
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
             * @description How long it takes; an order may have one ritual in several lengths.
             * @example 4
             */
            weeks: number;
            /**
             * Format: date
             * @description Its first day when the customer asked.
             * @example 2026-11-22
             */
            dayThen: string | null;
            /**
             * Format: date
             * @description Its present first day.
             * @example 2026-11-22
             */
            dayNow: string | null;
        };
        PostponementAsk: {
            startDate: components<Instant>["schemas"]["Day"];
            /** @description What it is about; empty for wishes of former versions of the shop that have ended. */
            rituals: components<Instant>["schemas"]["AskedRitual"][];
            /**
             * @description The customer's words; empty without any, and for those who may not see them.
             * @example В эти дни я в больнице
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the customer asked (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            askedAt: Instant;
            /**
             * @description Whether it waits for an answer, or how it has ended; `taken_back`: by the customer; `withdrawn`: the customer's saved plan has moved at least one of its rituals; `overtaken`: all of them have begun before anybody answered.
             * @enum {string}
             */
            state: "open" | "agreed" | "declined" | "taken_back" | "withdrawn" | "overtaken";
            /**
             * Format: date-time
             * @description When it ended (UTC); null while it is open.
             */
            endedAt: Instant | null;
            /** @description The shop's words; empty without an answer, and for those who may not see them. */
            answer: string;
        };
        /** @description How a customer gets another day for a ritual; always exactly one way. */
        RitualMoving: {
            /**
             * @description `plan`: by saving the plan; `ask`: by asking the shop; `none`: it has begun and keeps its day.
             * @enum {string}
             */
            way: "plan" | "ask" | "none";
            /**
             * Format: date
             * @description The last day on which the plan moves it; null for other ways and while it has no day.
             * @example 2027-01-12
             */
            until: string | null;
            /**
             * @description Why the shop must be asked: its day is near, or the desk has prepared it; null for other ways.
             * @enum {string|null}
             */
            because: "soon" | "prepared" | null;
        };
        OwnPostponement: {
            /** @description The wish that was made last; null when there was none. */
            ask: components<Instant>["schemas"]["PostponementAsk"] | null;
            /** @description Whether a wish can be made now: about a ritual that has a day, has not begun, and cannot get the wished day in the plan. */
            mayAsk: boolean;
            /** @description The rituals of the order, each with its way to another day. */
            rituals: {
                /**
                 * @description Place in the order, from 0.
                 * @example 0
                 */
                position: number;
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
                 * @description How long it takes; an order may have one ritual in several lengths.
                 * @example 4
                 */
                weeks: number;
                /**
                 * Format: date
                 * @description First day; null until it is planned.
                 * @example 2026-11-22
                 */
                startDate: string | null;
                moving: components<Instant>["schemas"]["RitualMoving"];
            }[];
            /**
             * Format: date
             * @description The first day that the plan gives to a ritual that has a day already.
             * @example 2026-11-23
             */
            freeFrom: string;
        };
        WishedDay: {
            startDate: components<Instant>["schemas"]["Day"];
            /**
             * @description Why; for the shop's people.
             * @example В эти дни я в больнице
             */
            reason?: string;
            /** @description For which rituals, by their places in the order; without it for all that get this day by asking alone. */
            items?: number[];
        };
        /**
         * Format: date
         * @description Day of the ritual.
         * @example 2026-11-19
         */
        ReportDate: string;
        /**
         * @description Where the ritual was performed. Whoever has the order's link reads it.
         * @example Агнишала, Варанаси
         */
        Place: string;
        /**
         * @description What is seen in the picture; only the customer reads it.
         * @example Огонь в первый день
         */
        Caption: string;
        OwnReports: {
            /** @description In the order of the items. */
            items: {
                /** @description Position of the item in its order. */
                item: number;
                /** @description Plain text with line breaks. */
                text: string;
                date: components<Instant>["schemas"]["ReportDate"];
                place: components<Instant>["schemas"]["Place"];
                /**
                 * Format: date-time
                 * @description When it was sent (UTC).
                 */
                sentAt: Instant;
                /**
                 * Format: date-time
                 * @description When it was last corrected (UTC).
                 */
                correctedAt: Instant | null;
                /** @description In their order. */
                pictures: {
                    /**
                     * Format: uuid
                     * @description Id of the picture.
                     */
                    id: string;
                    caption: components<Instant>["schemas"]["Caption"];
                }[];
            }[];
        };
        YearReminder: {
            /**
             * Format: date
             * @description First day of the rituals.
             * @example 2026-01-23
             */
            firstDay: string;
            /** @description That of the sunrise at the fire on the first day. */
            tithi: components<Instant>["schemas"]["AlmanacName"];
            /** @description Its month, as the north of India counts. */
            month: components<Instant>["schemas"]["AlmanacName"];
            /** @description It was an added month, which has no other of its name: the day is in the proper one. */
            added: boolean;
            /**
             * Format: date
             * @description The yearly day.
             * @example 2027-02-11
             */
            day: string;
            /**
             * Format: date
             * @description When the letter is written. Once `sentAt` tells that it was, when one would be that you want for the next year.
             * @example 2027-01-28
             */
            letterOn: string;
            /** @description You are written to before the day. */
            wanted: boolean;
            /**
             * Format: date-time
             * @description When the letter was written (UTC); null before.
             */
            sentAt: Instant | null;
            /** @description The account has an e-mail to which a letter can go. */
            mailbox: boolean;
        };
        YearReminderChoice: {
            /** @description True: one letter before the day; false: none. */
            wanted: boolean;
        };
        FeedbackConsent: {
            /** @description The sentence that was ticked. */
            words: string;
            /**
             * Format: date-time
             * @description When (UTC).
             */
            at: Instant;
        };
        Feedback: {
            /** @description From 1, bad, to 5, very good; null when nothing is written, or all was taken back. */
            mark: number | null;
            /** @description In the customer's words; may be empty. */
            text: string;
            /** @description By which it may be published without a name; null without their word. */
            consent: components<Instant>["schemas"]["FeedbackConsent"] | null;
            /**
             * Format: date-time
             * @description When it was written or taken back last (UTC); null when it never was.
             */
            writtenAt: Instant | null;
            /** @description What to name in `If-Match`. */
            version: number;
        };
        NewFeedback: {
            /**
             * @description From 1, bad, to 5, very good.
             * @example 5
             */
            mark: number;
            /**
             * @description In your own words; may be empty.
             * @example Спасибо за подробный отчёт.
             */
            text: string;
            /** @description You have ticked the sentence that allows to publish it without your name, in the language of the request. */
            publish: boolean;
        };
        CertificateName: {
            /**
             * @description The name as it is read in Sanskrit.
             * @example Annā Ivanovā
             */
            iast: string;
            /**
             * @description The same in Devanagari.
             * @example अन्ना इवनोवा
             */
            devanagari: string;
        };
        ShownNames: {
            /** @description As they were when the link was made, without whoever was removed from the account since. */
            names: components<Instant>["schemas"]["CertificateName"][];
            /**
             * Format: date-time
             * @description When the link was made (UTC).
             */
            madeAt: Instant;
        };
        OwnCertificateNames: {
            /** @description Which a new link would show. Nobody who was invited is among them. */
            names: components<Instant>["schemas"]["CertificateName"][];
            /** @description What to name when the link is made. */
            print: string;
            /** @description What the only valid link shows; null without one. */
            shown: components<Instant>["schemas"]["ShownNames"] | null;
        };
        NamesLinkInput: {
            /**
             * @description `print` of the names that were read.
             * @example 5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e
             */
            print: string;
        };
        NamesLink: {
            /** @description The names, and what the link shows. */
            own: components<Instant>["schemas"]["OwnCertificateNames"];
            /**
             * Format: uri
             * @description The link, told once. Its token stands behind `#`.
             */
            link: string;
        };
        /**
         * @description What somebody said of what is read for them: nothing yet, that it is right, something of a line that has changed since, or that it is to be changed.
         * @enum {string}
         */
        LineState: "unread" | "confirmed" | "changed" | "change_asked";
        SpelledName: {
            /**
             * @description Name of the person, as the customer wrote it.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description What is read: the reading that the desk has noted, or the name.
             * @example А́нна Ивано́ва
             */
            source: string;
            /**
             * @description The name in IAST, the Latin letters of Sanskrit.
             * @example Annā Ivanovā
             */
            iast: string;
            /**
             * @description The same in Devanagari.
             * @example अन्ना इवनोवा
             */
            devanagari: string;
            /**
             * @description The name in IAST by the rules alone.
             * @example Annā Ivanovā
             */
            byRules: string;
            /** @description Letters for which there is no rule; they stand in the name as they were written. */
            unmapped: string[];
            /**
             * @description Who has corrected the rules: the customer, or the priest. Null when nobody has.
             * @enum {string|null}
             */
            correctedBy: "customer" | "staff" | null;
            /**
             * @description False for somebody who was invited: the desk notes how the name is read instead.
             * @example true
             */
            correctable: boolean;
            /**
             * @description What the priest wrote of the correction; empty without a word.
             * @example
             */
            note: string;
            /**
             * @description Of the correction, for `If-Match`; 0 when there was none.
             * @example 1
             */
            version: number;
            /** @description At the desk, what an invited person said of their own line; null for everybody else. */
            said: {
                state: components<Instant>["schemas"]["LineState"];
                /**
                 * @description What is to be changed; empty without a wish.
                 * @example
                 */
                words: string;
            } | null;
        };
        /** @description All that the plan's customer learns of an invited person. They stand in no text of the plan, so that whoever replaces the text leaves them. */
        InvitedLine: {
            /**
             * @description Number of the invited person in the plan.
             * @example 1
             */
            number: number;
            /**
             * @description `invited`: nobody has answered; `over`: the link was not used in time; `ready`: accepted; `declined`; `withdrawn`: accepted and taken back; `done`: all is performed that was ordered when they accepted, and what is ordered later needs a new invitation.
             * @enum {string}
             */
            state: "invited" | "over" | "ready" | "declined" | "withdrawn" | "done";
        };
        Sankalpa: {
            orderId: components<Instant>["schemas"]["OrderId"];
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            /**
             * @description Position of the ritual in its order, from 0.
             * @example 0
             */
            position: number;
            /**
             * @description Name of the ritual in Russian.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name in English.
             * @example Ganesha Yagya
             */
            name_en: string;
            /**
             * Format: date
             * @description The day.
             * @example 2026-12-21
             */
            day: string;
            /**
             * @description Which of the ritual's days it is, from 1; null without a date.
             * @example 1
             */
            nth: number | null;
            /**
             * @description For so many days it is performed.
             * @example 28
             */
            days: number;
            /**
             * Format: date-time
             * @description The hour of which the sky is told (UTC).
             * @example 2026-12-21T12:15:00.000Z
             */
            at: Instant;
            place: components<Instant>["schemas"]["AlmanacPlace"];
            /** @description The formula: time of the world and place, year to hour, purpose. The lines of people stand before the purpose. */
            parts: {
                /**
                 * @description Which part.
                 * @enum {string}
                 */
                id: "world" | "time" | "purpose";
                /**
                 * @description In IAST.
                 * @example somavāsare
                 */
                iast: string;
                /**
                 * @description In Devanagari.
                 * @example सोमवासरे
                 */
                devanagari: string;
                /**
                 * @description What it means in Russian.
                 * @example в понедельник
                 */
                meaning: string;
                /**
                 * @description In English.
                 * @example on Monday
                 */
                meaning_en: string;
            }[];
            /** @description Everybody for whom it is read. */
            lines: {
                /** @description Whose line it is. */
                name: components<Instant>["schemas"]["SpelledName"];
                /**
                 * @description Gotra and star in IAST.
                 * @example kāśyapagotre ārdrānakṣatre
                 */
                iast: string;
                /**
                 * @description The same in Devanagari.
                 * @example काश्यपगोत्रे आर्द्रानक्षत्रे
                 */
                devanagari: string;
                /**
                 * @description Gotra and star in Russian, or what is not known.
                 * @example готра Кашьяпа · звезда Ардра
                 */
                meaning: string;
                /**
                 * @description In English.
                 * @example gotra Kashyapa · star Ardra
                 */
                meaning_en: string;
            }[];
            /** @description Whose lines are read besides and not shown to the customer; empty for the desk, which sees all. */
            invited: components<Instant>["schemas"]["InvitedLine"][];
            /** @description Wishes of plan and order, in the customer's own words. */
            wishes: string[];
            /**
             * @description Names the customer's lines as they stand.
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            print: string;
            /**
             * @description What the customer said of the lines: nothing yet, that they are right, something of lines that have changed since, or that they are to be changed.
             * @enum {string}
             */
            state: "unread" | "confirmed" | "changed" | "change_asked";
            /**
             * @description What the customer wants changed; empty without a wish.
             * @example
             */
            words: string;
            /**
             * @description Of the customer's answer, for `If-Match`; 0 without one.
             * @example 0
             */
            answerVersion: number;
            /**
             * Format: date-time
             * @description When the customer answered (UTC); null without an answer.
             * @example null
             */
            answeredAt: Instant | null;
        };
        SankalpaAnswer: {
            /**
             * @description Of the lines that were read.
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            print: string;
            /**
             * @description Are the lines right, or are they to be changed?
             * @enum {string}
             */
            state: "confirmed" | "change_asked";
            /**
             * @description What is to be changed; empty when nothing is.
             * @example
             */
            words: string;
        };
        SpelledNames: {
            /** @description Everybody whose name is read, each once; the customer first. */
            items: components<Instant>["schemas"]["SpelledName"][];
        };
        OwnSpelling: {
            /**
             * @description A name of the list, as it stands there.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description How it is read, in IAST or Devanagari; empty to leave it to the rules.
             * @example Annā Ivānovā
             */
            iast: string;
        };
        RitualPlan: {
            /** @description The customer's e-mail; empty when the account has no e-mail. */
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
            /** @description Who takes part by an invitation and speaks for themselves, by their numbers. */
            invited: components<Instant>["schemas"]["InvitedLine"][];
            /** @description The customer's paid rituals with their last days, of the newest hundred paid orders. */
            rituals: {
                orderId: components<Instant>["schemas"]["OrderId"];
                /**
                 * @description Place in the order, from 0.
                 * @example 0
                 */
                position: number;
                /** @description The item's id. */
                itemId: string;
                /** @description Name in Russian. */
                name: string;
                /** @description Name in English. */
                name_en: string;
                /** @description Whole weeks. */
                weeks: number;
                /**
                 * @description Number of units.
                 * @example 1
                 */
                quantity: number;
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
                moving: components<Instant>["schemas"]["RitualMoving"];
            }[];
            /**
             * Format: date
             * @description The first day that the plan gives to a ritual that has a day already.
             * @example 2026-11-23
             */
            freeFrom: string;
            /** @description Rituals that this saving of the plan has left on their days; empty when the plan is read. */
            stayed: {
                orderId: components<Instant>["schemas"]["OrderId"];
                /**
                 * @description Place in the order, from 0.
                 * @example 0
                 */
                position: number;
                /** @description The item's id. */
                itemId: string;
                /** @description Name in Russian. */
                name: string;
                /** @description Name in English. */
                name_en: string;
                /**
                 * @description How long it takes.
                 * @example 4
                 */
                weeks: number;
                /**
                 * Format: date
                 * @description The day on which it stays; null while it has none.
                 */
                startDate: string | null;
                /**
                 * @description `begun`: it has begun; `prepared`: the desk has prepared it; `soon`: its day is near; `new_day_soon`: the chosen day is near; `day_over`: the day of the plan is over.
                 * @enum {string}
                 */
                why: "begun" | "prepared" | "soon" | "new_day_soon" | "day_over";
            }[];
            /** @description Orders whose request for another day this saving of the plan has withdrawn; empty when the plan is read. */
            withdrawn: components<Instant>["schemas"]["OrderId"][];
            /** @description Secret address of the calendar feed, absolute. */
            calendarUrl: string;
            /**
             * Format: date-time
             * @description When the plan was saved (UTC).
             */
            updatedAt: Instant;
            /**
             * @description Names day, wishes and participants as they stand, for `If-Match`.
             * @example pQ3cT0v9yZ1xW2uS4rA5bg
             */
            version: string;
        };
        RitualPlanInput: {
            /**
             * @description The session's own e-mail. Without this field the shop takes the session's account.
             * @example anna@example.com
             */
            customerEmail?: string;
            /**
             * Format: date
             * @description First day, YYYY-MM-DD. A day that is over in every time zone, more than ten years ahead, closed or full is refused.
             * @example 2027-01-15
             */
            startDate: string;
            /** @description Sankalpa and wishes; or empty. */
            specialWishes: string;
            /**
             * @description One person in each line: first name, last name, dd.mm.yyyy, and hh:mm if known; or empty.
             * @example Анна Иванова 05.03.1988 07:40
             *     Пётр Иванов 11.07.1985
             */
            participants: string;
        };
        Participant: {
            /**
             * Format: uuid
             * @description Id of the record.
             */
            id: string;
            /** @description Counts the changes. */
            version: number;
            /** @description Name. */
            name: string;
            /** @description Who it is to the customer; or empty. */
            relation: string;
            birthDate: components<Instant>["schemas"]["BirthDate"];
            birthTime: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain: "true" | "";
            /** @description Place of birth; or empty. */
            birthPlace: string;
            birthNakshatra: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi: components<Instant>["schemas"]["FamilyRashi"];
            /** @description Gotra; or empty. */
            gotra: string;
            /**
             * @description 'true': the gotra is not known, so Kashyapa is said; else empty.
             * @enum {string}
             */
            isGotraUnknown: "true" | "";
            /** @description How the name is read aloud; empty when it is read as it is written. */
            readAs: string;
            star: components<Instant>["schemas"]["OwnStar"];
            /** @description The person stands in the plan. */
            takesPart: boolean;
            /** @description Consent to the use of the birth data; null when not given. */
            consent: {
                /** @description Version of the consent text. */
                version: string;
                /**
                 * Format: date-time
                 * @description When it was given (UTC).
                 */
                givenAt: Instant;
            } | null;
        };
        PlanLine: {
            /**
             * @description The line as it stands.
             * @example Вера Иванова 19.11.1958
             */
            text: string;
            /**
             * Format: uuid
             * @description Whose record it is; null when the line is nobody's.
             */
            participantId: string | null;
            /** @description What keeps the line from being read as first name, last name, date and time; empty when nothing does. */
            lacks: ("participant_name" | "participant_date_missing" | "participant_date" | "participant_time")[];
        };
        /** @description To whoever invited it is a number and a state, and what they wrote themselves. */
        InvitedOne: {
            /**
             * Format: uuid
             * @description Id of the invitation.
             */
            id: string;
            /**
             * @description Number of the invited person in this plan.
             * @example 1
             */
            number: number;
            /** @description Your own word for them. */
            label: string;
            /**
             * @description `invited`: nobody has answered; `over`: the link was not used in time; `ready`: accepted; `declined`; `withdrawn`: accepted and taken back; `done`: all is performed that was ordered when they accepted, and what is ordered later needs a new invitation.
             * @enum {string}
             */
            state: "invited" | "over" | "ready" | "declined" | "withdrawn" | "done";
            /**
             * @description Where the shop sent it, masked; empty when it was handed over, and once it is answered.
             * @example v***@example.com
             */
            sentTo: string;
            /**
             * Format: date-time
             * @description When the link was made (UTC).
             */
            invitedAt: Instant;
            /**
             * Format: date-time
             * @description Until when it can be answered (UTC); null once it is.
             */
            expiresAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was answered (UTC).
             */
            answeredAt: Instant | null;
        };
        Circle: {
            /** @description Everybody of the circle, in the order in which they came. */
            items: components<Instant>["schemas"]["Participant"][];
            /** @description The lines of the plan in their order; null without a plan. */
            lines: components<Instant>["schemas"]["PlanLine"][] | null;
            /** @description Who was invited into the plan, by their numbers. */
            invited: components<Instant>["schemas"]["InvitedOne"][];
            /**
             * @description Nobody is added to a plan of so many people or more.
             * @example 30
             */
            most: number;
        };
        /**
         * @description First and last name, in one line without numbers and commas.
         * @example Вера Иванова
         */
        PersonName: string;
        ParticipantInput: {
            name: components<Instant>["schemas"]["PersonName"];
            /**
             * @description True: the person stands in the plan.
             * @example true
             */
            takesPart: boolean;
            /**
             * @description Who it is to the customer; or empty.
             * @example мама
             */
            relation?: string;
            birthDate?: components<Instant>["schemas"]["BirthDate"];
            birthTime?: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth; or empty.
             * @example Москва
             */
            birthPlace?: string;
            birthNakshatra?: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi?: components<Instant>["schemas"]["FamilyRashi"];
            /**
             * @description Gotra; or empty.
             * @example Бхарадваджа
             */
            gotra?: string;
            /**
             * @description 'true': the gotra is not known, so Kashyapa is said; else empty.
             * @enum {string}
             */
            isGotraUnknown?: "true" | "";
            /**
             * @description How the name is read aloud, in any script, with stress marks; or empty.
             * @example Ве́ра Ивано́ва
             */
            readAs?: string;
            /**
             * @description A line of the plan in whose place the person stands from now on.
             * @example Тётя Вера из Москвы
             */
            inPlaceOf?: string;
            /** @description True: the person, or who answers for them, agrees that the shop uses the birth data for the rituals, by the text `consentVersion`. */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that the customer saw.
             * @example 2026-11-26
             */
            consentVersion?: string;
        };
        InvitationInput: {
            /**
             * @description Your own word for whom you invite; they do not see it.
             * @example мама
             */
            label: string;
            /**
             * @description What you write to them; or empty.
             * @example Мама, это за твоё здоровье.
             */
            note?: string;
            /**
             * @description Where the shop sends the link, or empty; without it you hand the link over.
             * @example vera@example.com
             */
            email?: string;
            /**
             * @description Language of the letter and of the page.
             * @example ru
             * @enum {string}
             */
            language: "ru" | "en";
        };
        InvitationWithLink: {
            invitation: components<Instant>["schemas"]["InvitedOne"];
            /**
             * @description The link, told once; its token stands behind `#`.
             * @example https://shop.example.com/ru/invitation#3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            link: string;
        };
        /**
         * @description What stands behind `#` in the one-time link.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        LinkToken: string;
        InvitationLink: {
            token: components<Instant>["schemas"]["LinkToken"];
        };
        SeenInvitation: {
            /**
             * @description First name and initial of whoever asks.
             * @example Анна И.
             */
            asks: string;
            /** @description What they write; or empty. */
            note: string;
            /** @description The rituals, with their first days; not those that were performed before the holder is asked, or before they accepted. */
            rituals: {
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
                /** @description True: the ritual has no day of its own yet, and `startDate` is the first day of the plan. */
                isUndated: boolean;
            }[];
            /**
             * Format: date-time
             * @description Until when it can be answered (UTC); null once it is accepted.
             */
            until: Instant | null;
            /** @description What the holder of the personal link has given; null before. */
            person: {
                /** @description Name. */
                name: string;
                birthDate: components<Instant>["schemas"]["BirthDate"];
                birthTime: components<Instant>["schemas"]["BirthTime"];
                /**
                 * @description 'true' when the time of birth is uncertain; else empty.
                 * @enum {string}
                 */
                isTimeUncertain: "true" | "";
                /** @description Place of birth; or empty. */
                birthPlace: string;
                birthNakshatra: components<Instant>["schemas"]["FamilyNakshatra"];
                birthRashi: components<Instant>["schemas"]["FamilyRashi"];
                /** @description Gotra; or empty. */
                gotra: string;
                /**
                 * @description 'true': it is not known; else empty.
                 * @enum {string}
                 */
                isGotraUnknown: "true" | "";
                /** @description How the name is read aloud; or empty. */
                readAs: string;
                /** @description Who answered for them; or empty. */
                guardian: string;
                /**
                 * @description Of what was given and said, for `If-Match`.
                 * @example 1
                 */
                version: number;
                star: components<Instant>["schemas"]["OwnStar"];
            } | null;
            /** @description What is read at the fire for the holder of the personal link, the same at all rituals; null before. */
            line: {
                /** @description The name as it is read. */
                name: {
                    /**
                     * @description What is read: the noted reading, or the name.
                     * @example Ве́ра Ивано́ва
                     */
                    source: string;
                    /**
                     * @description In IAST.
                     * @example Verā Ivānovā
                     */
                    iast: string;
                    /**
                     * @description In Devanagari.
                     * @example वेरा इवानोवा
                     */
                    devanagari: string;
                    /** @description Letters for which there is no rule. */
                    unmapped: string[];
                };
                /**
                 * @description Gotra and star in IAST.
                 * @example kāśyapagotre
                 */
                iast: string;
                /**
                 * @description The same in Devanagari.
                 * @example काश्यपगोत्रे
                 */
                devanagari: string;
                /** @description Gotra and star in Russian, or what is not known. */
                meaning: string;
                /** @description In English. */
                meaning_en: string;
                /**
                 * @description Names the line as it stands.
                 * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
                 */
                print: string;
                state: components<Instant>["schemas"]["LineState"];
                /**
                 * @description What is to be changed; empty without a wish.
                 * @example
                 */
                words: string;
            } | null;
            /** @description Whoever has accepted can still change their part or take it back. */
            mayWithdraw: boolean;
        };
        Acceptance: {
            token: components<Instant>["schemas"]["LinkToken"];
            name: components<Instant>["schemas"]["PersonName"];
            birthDate?: components<Instant>["schemas"]["BirthDate"];
            birthTime?: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth; or empty.
             * @example Москва
             */
            birthPlace?: string;
            birthNakshatra?: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi?: components<Instant>["schemas"]["FamilyRashi"];
            /**
             * @description Gotra; or empty.
             * @example Бхарадваджа
             */
            gotra?: string;
            /**
             * @description 'true': the gotra is not known, so Kashyapa is said; else empty.
             * @enum {string}
             */
            isGotraUnknown?: "true" | "";
            /**
             * @description How the name is read aloud; or empty.
             * @example Ве́ра Ивано́ва
             */
            readAs?: string;
            /**
             * @description Who answers for somebody under 18; empty when the person speaks.
             * @example
             */
            guardian?: string;
            /** @description The person agrees that name and birth data are read at the rituals. */
            birthDataConsent: boolean;
            /**
             * @description Version of the consent text that the person saw.
             * @example 2026-11-26-invited
             */
            consentVersion: string;
        };
        PersonalLink: {
            token: components<Instant>["schemas"]["LinkToken"];
        };
        OwnLineAnswer: {
            token: components<Instant>["schemas"]["LinkToken"];
            /**
             * @description Of the line that was read.
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            print: string;
            /**
             * @description Is the line right, or is it to be changed?
             * @enum {string}
             */
            state: "confirmed" | "change_asked";
            /**
             * @description What is to be changed; empty when nothing is.
             * @example
             */
            words: string;
        };
        ConsultationRequest: {
            /**
             * @description Name of the person; at least two characters that are not spaces.
             * @example Анна
             */
            name: string;
            /**
             * @description A phone with its country code, or as people write it in their own country.
             * @example +7 916 123-45-67
             */
            phone: string;
            /**
             * @description Where the person wants an answer by mail; may be left out or empty.
             * @example anna@example.com
             */
            email?: string;
            /**
             * @description Subject of the consultation.
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
             * @description When the shop took the request (UTC).
             */
            requestedAt: Instant;
        };
        /**
         * @description Months; 1 month is 4 weeks. A ritual lasts 0.25, 0.5, 1, 2 or 3, the tier basic 0.5, the other tiers 1, a special intention 0.75, and
         *     the service `z-special-intention` 0.75, 1.5 or 2.25.
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
             * @description Name that the customer saw. The shop stores the name of the catalogue.
             * @example Ганеша-яга
             */
            name?: string;
            /**
             * @description Name in English, as a quote has it. The shop stores the name of the catalogue.
             * @example Ganesha Yagya
             */
            name_en?: string;
            /** @description US dollars for one unit for its whole duration, as the customer saw the price. The shop checks the price. */
            price?: components<Instant>["schemas"]["Money"];
            /**
             * @description Number of units; a special intention has 1.
             * @example 1
             */
            quantity: number;
            duration: components<Instant>["schemas"]["RequestedDuration"];
            /** @description US dollars, as a quote has it. The shop does not read this field, because `price` and `quantity` say the same. */
            lineTotal?: components<Instant>["schemas"]["Money"];
        };
        /**
         * @description One to a hundred items. Items with the same id and the same duration become one item of the order, and together have at most 99 units, or
         *     1 unit of a special intention.
         */
        RequestedItems: components<Instant>["schemas"]["RequestedItem"][];
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
            /** @description US dollars for one unit for its whole duration. */
            price: components<Instant>["schemas"]["Money"];
            /**
             * @description Number of units.
             * @example 1
             */
            quantity: number;
            duration: components<Instant>["schemas"]["RequestedDuration"];
            /** @description US dollars, `price` times `quantity`. */
            lineTotal: components<Instant>["schemas"]["Money"];
        };
        Quote: {
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description The lines, in the order asked. */
            items: components<Instant>["schemas"]["QuoteLine"][];
            /** @description US dollars, the sum of the lines. */
            total: components<Instant>["schemas"]["Money"];
        };
        /** @description Something that is taken off an order's items. */
        Adjustment: {
            /**
             * @description `hand`: a person of the shop has given it.
             * @enum {string}
             */
            kind: "hand";
            /**
             * @description Of each item (`price` times `quantity`), rounded half up to the cent; absent for a sum.
             * @example 10
             */
            percent?: number;
            /** @description US dollars that are taken off in all. */
            amount: components<Instant>["schemas"]["Money"];
        };
        /**
         * @description `crypto`: a coin. `card`: a bank card. `manual`: a payment to a partner.
         * @enum {string}
         */
        PaymentMethod: "crypto" | "card" | "manual";
        CustomerOrder: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the customer placed the order (UTC).
             */
            createdAt: Instant;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description What was ordered; `duration` in whole weeks. */
            items: components<Instant>["schemas"]["OrderItem"][];
            /** @description What is taken off the items; absent when nothing is. `total` is the items without it. */
            adjustments?: components<Instant>["schemas"]["Adjustment"][];
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            total: components<Instant>["schemas"]["Money"];
            /** @description US dollars still to be sent, the total less what came in coins; 0 when nothing is to be paid. */
            due: components<Instant>["schemas"]["Money"];
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
            customerName: components<Instant>["schemas"]["CustomerName"];
            /** @description E-mail for the receipt; its host may have letters of any script. A guest must give an e-mail. For a signed-in customer the default is the account's e-mail. */
            customerEmail?: components<Instant>["schemas"]["CustomerEmail"];
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            /**
             * @description One to a hundred items, each with the price that the customer saw. Items with the same id and the same duration become one item of
             *     the order, and together have at most 99 units, or 1 unit of a special intention.
             */
            items: WithRequired<components<Instant>["schemas"]["RequestedItem"], "price">[];
            /**
             * @description US dollars, the sum that the customer saw. The shop checks the sum.
             * @example 300
             */
            total: number;
            /**
             * @description The customer's wishes for the order.
             * @example Пожалуйста начните в пятницу
             */
            specialInstructions?: string;
            /** @description The partner whose link the customer followed. The shop ignores a partner that it does not know. */
            partner?: components<Instant>["schemas"]["PartnerSlug"];
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
         * @description `waiting`: no money has come. `confirming`: the whole amount has come and waits for confirmations. `partial`: a part has come.
         *     `completed`: the order was paid, by this payment or otherwise (`paidOtherwise`), so stop asking for money; an order that is
         *     `pending` again, because its money was taken back, takes a new payment. `expired`: the time is over, or a part has come and the
         *     gateway takes one transfer alone, so the rest is a new payment. `cancelled`: the payer has cancelled, or has chosen another coin
         *     or the card. The shop records money that comes later.
         * @enum {string}
         */
        CryptoPaymentStatus: "waiting" | "confirming" | "partial" | "completed" | "expired" | "cancelled";
        /**
         * @description Decimal amount in the coin's own unit (BTC, ETH, USDT).
         * @example 0.00500000
         */
        CoinAmount: string;
        /** @description What is wrong with the money of the order, and what becomes of it. */
        OrderRepair: {
            /** @description Empty when nothing is wrong, or when a person has settled it. */
            troubles: ("underpaid" | "late" | "overpaid" | "wrong_asset" | "checking")[];
            /** @description True while POST /api/orders/{id}/refund-request would ask a person for a refund. */
            mayAskRefund: boolean;
            /**
             * @description Present while the signed-in customer of this paid order may ask in the same way to cancel it, or for what is left of its money.
             * @constant
             */
            mayAskForRest?: true;
            /**
             * @description Absent when there is no refund. `asked`: a person decides. `address_wanted`: the customer says through a one-time link where the coins go.
             *     `agreed`: the shop sends the money. `sent`: it is sent. `done`: a second person has confirmed that. `declined`: a person has declined.
             * @enum {string}
             */
            refund?: "asked" | "address_wanted" | "agreed" | "sent" | "done" | "declined";
        };
        ShownReport: {
            /** @description Position of the item in `items`. */
            item: number;
            date: components<Instant>["schemas"]["ReportDate"];
            place: components<Instant>["schemas"]["Place"];
            /** @description Ids of the pictures that are approved for everybody with the order's link, in their order. */
            pictures: string[];
        };
        /** @description A part of a ritual that the desk has noted, on all days so far. */
        NotedPart: {
            /**
             * @description Position of the ritual in the order, from 0.
             * @example 0
             */
            item: number;
            /**
             * @description Name in Russian.
             * @example Хома
             */
            name: string;
            /**
             * @description Name in English.
             * @example Homa
             */
            name_en: string;
            /**
             * @description How many there were on all days; null where none are counted.
             * @example 216
             */
            ahutis: number | null;
            /**
             * @description On how many days it was noted.
             * @example 2
             */
            days: number;
            /**
             * Format: date-time
             * @description When it was performed first (UTC).
             * @example 2026-11-21T10:31:00.000Z
             */
            firstAt: Instant;
            /**
             * Format: date-time
             * @description When it was performed last (UTC).
             * @example 2026-11-22T10:31:00.000Z
             */
            lastAt: Instant;
        };
        /**
         * @description Code of the certificate. Whoever has it may read the certificate.
         * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
         */
        CertificateCode: string;
        OrderCertificate: {
            code: components<Instant>["schemas"]["CertificateCode"];
            /**
             * Format: date-time
             * @description When it was issued (UTC).
             */
            issuedAt: Instant;
        };
        /** @description How far an order has come, and what comes next. */
        OrderProgress: {
            /** @description The way of the order; of a cancelled order only the steps that it has made, and `cancelled`. */
            steps: {
                /**
                 * @description `planned`: each ritual has its first day. `begun`: the first ritual has begun. `completed`: the customer has the report.
                 * @enum {string}
                 */
                step: "placed" | "paid" | "planned" | "begun" | "completed" | "cancelled";
                /** @description True when the order has made this step. */
                done: boolean;
                /**
                 * Format: date-time
                 * @description When it was made (UTC); absent when it is not made or nobody noted the time.
                 * @example 2026-11-20T10:00:00.000Z
                 */
                at?: Instant;
                /**
                 * Format: date
                 * @description The first day of the rituals for `planned` and `begun`, the latest on which one ends for `completed`; absent while no ritual has a day, for `completed` while one has none.
                 * @example 2026-12-03
                 */
                day?: string;
            }[];
            /** @description What the order waits for. */
            next: {
                /**
                 * @description `pay`, `pay_rest`: the customer pays. `transfer`: a transfer was seen and is being confirmed. `confirmation`: a person confirms the payment.
                 *     `review`: a person looks at the money. `refund`: a refund goes on. `choose_day`: the customer chooses the first day. `begins`: the rituals begin on `day`.
                 *     `begins_late`: they were to begin on `day`, which is over. `under_way`: a ritual is performed until `day`, which is absent when it is over.
                 *     `report`: the shop writes the report. `read_report`: the report can be read. `finished`: all is done. `closed`: the order is cancelled.
                 * @enum {string}
                 */
                kind: "pay" | "pay_rest" | "transfer" | "confirmation" | "review" | "refund" | "choose_day" | "begins" | "begins_late" | "under_way" | "report" | "read_report" | "finished" | "closed";
                /**
                 * Format: date
                 * @description The day when it happens; absent when no day is set.
                 * @example 2026-12-03
                 */
                day?: string;
                /** @description True when the shop writes to the customer by itself when it happens. */
                mailed: boolean;
            };
        };
        /** @description What happened to the order, the earliest first; of a long story the newest hundred entries. */
        OrderTimeline: {
            /**
             * Format: date-time
             * @description When it happened (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            at: Instant;
            /**
             * @description `placed`: the customer placed the order. `changed`: the shop changed items or discount of the unpaid order. `coin_chosen`, `card_chosen`, `partner_chosen`: the payer chose how to pay.
             *     `hand_declined`: who takes money by hand says that none has come. `payment_taken_back`: the confirmation of the payment was taken back, or a bank or a blockchain took its money.
             *     `postponed`: the shop gave rituals another first day; `wish_withdrawn`: the customer chose a day in the plan, which ended a request for another;
             *     `wish_overtaken`: the rituals were begun before anybody answered such a request, which ended it.
             *     `part_seen`: less than the whole amount of a payment was seen. `transfer_seen`: the whole amount was seen. `payment_ended`: a payment ended before
             *     money came. `review`: a person looks at the money; `review_done`: they have decided.
             *     `refund_asked`: the customer asks for a refund. `refund_agreed`, `refund_declined`: a person has answered, or ended a refund.
             *     `refund_withdrawn`: the customer no longer asks for it. `refund_address`: the customer has said where the coins go. `refund_sent`, `refund_done`: the money was sent, and that was confirmed.
             *     `expired`: the order was cancelled because nobody paid it in time. Others: the order has that status.
             * @enum {string}
             */
            event: "placed" | "changed" | "coin_chosen" | "card_chosen" | "partner_chosen" | "hand_declined" | "part_seen" | "transfer_seen" | "payment_ended" | "review" | "review_done" | "refund_asked" | "refund_agreed" | "refund_address" | "refund_sent" | "refund_done" | "refund_declined" | "paid" | "payment_taken_back" | "postponed" | "wish_withdrawn" | "refund_withdrawn" | "processing" | "wish_overtaken" | "ready" | "completed" | "expired" | "cancelled";
            /** @description The coin that it is about; absent where it is about none. */
            currency?: components<Instant>["schemas"]["Coin"];
        }[];
        Order: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the customer placed the order (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description The items of the order. */
            items: components<Instant>["schemas"]["OrderItem"][];
            /** @description What is taken off the items; absent when nothing is. `total` is the items without it. */
            adjustments?: components<Instant>["schemas"]["Adjustment"][];
            /** @description US dollars for the whole order, the items without what is taken off. */
            total: components<Instant>["schemas"]["Money"];
            /**
             * @description US dollars that came in coins so far, confirmed or not, at most the total. Money counts at the rate of the payment to whose
             *     address it came; the sum is rounded down to the cent.
             */
            received: components<Instant>["schemas"]["Money"];
            /** @description US dollars still to be sent, the total less what was received; 0 when nothing is to be paid. */
            due: components<Instant>["schemas"]["Money"];
            /** @description The method that the customer chose last. */
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            /**
             * @description Number of the receipt; absent before the payment, and once it was taken back. Receipts are numbered without gaps.
             * @example 1042
             */
            receiptNumber?: number;
            /** @description Methods by which the order can be paid; empty once it is paid or cancelled. While the whole amount is on its way, `due` is 0 and nobody should pay. */
            paymentMethods: components<Instant>["schemas"]["PaymentMethod"][];
            partner?: components<Instant>["schemas"]["OrderPartner"];
            /** @description What everybody with the order's address can see of the customer. */
            contact: {
                /** @description True when the order has no contact data; PUT /api/orders/{id}/contact adds a name and an e-mail. */
                missing: boolean;
                /**
                 * @description First name.
                 * @example Анна
                 */
                firstName?: string;
                /**
                 * @description Masked e-mail; absent when the order has no e-mail.
                 * @example a***@e***.com
                 */
                maskedEmail?: string;
                /**
                 * @description Present for the browser that placed the order: PUT /api/orders/{id}/contact corrects name and e-mail.
                 * @constant
                 */
                correctable?: true;
            };
            /** @description Payments by coin that can still receive money or have received money. The newest payment comes first. */
            payments: {
                /**
                 * Format: uuid
                 * @description Id of the payment.
                 */
                id: string;
                currency: components<Instant>["schemas"]["Coin"];
                status: components<Instant>["schemas"]["CryptoPaymentStatus"];
                /** @description Amount seen so far, in the coin's own unit. */
                receivedAmount: components<Instant>["schemas"]["CoinAmount"];
            }[];
            repair: components<Instant>["schemas"]["OrderRepair"];
            /** @description What everybody with the order's link sees of the reports on its rituals; absent before the first is sent. */
            reports?: components<Instant>["schemas"]["ShownReport"][];
            /** @description The parts of its rituals that the desk has noted so far, each ritual's in the order in which they came; absent before the first. */
            rite?: components<Instant>["schemas"]["NotedPart"][];
            /** @description The proof that its rituals were performed, at `/verify/{code}`; absent before the day after the last report, and where the shop issues none. */
            certificate?: components<Instant>["schemas"]["OrderCertificate"];
            progress: components<Instant>["schemas"]["OrderProgress"];
            timeline: components<Instant>["schemas"]["OrderTimeline"];
            /** @description Present once the customer of the paid order has deleted the account. */
            left?: {
                /** @description The rituals are performed and reported, and what they need stays until then. */
                isKept: boolean;
                /** @description Whoever signs in with the contact of the deleted account may ask for the money. */
                mayClaim: boolean;
            };
        };
        PriceChangedProblem: components<Instant>["schemas"]["Problem"] & {
            /** @description With `price_changed`, today's prices. */
            quote?: components<Instant>["schemas"]["Quote"];
        };
        ReceiptPayment: {
            /**
             * @description How this part was paid.
             * @enum {string}
             */
            method: "crypto" | "card";
            currency?: components<Instant>["schemas"]["Coin"];
            /**
             * @description Network of the coin; absent for a card.
             * @example Bitcoin
             */
            network?: string;
            /** @description Amount in the coin's own unit; absent for a card. */
            amount?: components<Instant>["schemas"]["CoinAmount"];
            /**
             * @description The transfers by the names under which their sender finds them; empty when the gateway tells none.
             * @example [
             *       "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"
             *     ]
             */
            transactionIds: string[];
        };
        /**
         * @description What came beyond an order's total. `over` is `came` less the total, and the sum of the last four; what goes back is taken from the
         *     surplus first.
         */
        Surplus: {
            /** @description US dollars that came for the order in all, final or not. */
            came: components<Instant>["schemas"]["Money"];
            /** @description What of it is beyond the total. */
            over: components<Instant>["schemas"]["Money"];
            /** @description What has gone back. */
            returned: components<Instant>["schemas"]["Money"];
            /** @description What is on its way back. */
            onItsWay: components<Instant>["schemas"]["Money"];
            /** @description About what a person has yet to decide. */
            waiting: components<Instant>["schemas"]["Money"];
            /** @description What stays with the shop: by a decision, or because it is too little for one. */
            kept: components<Instant>["schemas"]["Money"];
        };
        Receipt: {
            /**
             * @description Receipts are numbered without gaps.
             * @example 1042
             */
            number: number;
            orderId: components<Instant>["schemas"]["OrderId"];
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            /**
             * Format: date-time
             * @description When the customer placed the order (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            placedAt: Instant;
            /**
             * Format: date-time
             * @description When the order was paid (UTC).
             * @example 2026-11-20T10:05:00.000Z
             */
            paidAt: Instant;
            /**
             * Format: date-time
             * @description When the payment was taken back, by people, a bank or a blockchain (UTC): the receipt is void, and keeps its number. Absent otherwise.
             */
            takenBackAt?: Instant;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description What was paid. */
            items: components<Instant>["schemas"]["OrderItem"][];
            /** @description What is taken off the items; absent when nothing is. `total` is the items without it. */
            adjustments?: components<Instant>["schemas"]["Adjustment"][];
            /** @description US dollars for the whole order. */
            total: components<Instant>["schemas"]["Money"];
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            /**
             * @description The payments that paid for the order, the earliest first; money that came later is not listed. Empty when a person confirmed the
             *     money.
             */
            payments: components<Instant>["schemas"]["ReceiptPayment"][];
            /**
             * @description A record of the order's money cannot be read, so what paid may be missing; a person looks at it. Absent otherwise.
             * @constant
             */
            isIncomplete?: true;
            /** @description What came beyond the total, and where it is today. Absent when nothing did. */
            surplus?: components<Instant>["schemas"]["Surplus"];
            /** @description What everybody with the order's address can see of the customer. */
            customer: {
                /**
                 * @description First name.
                 * @example Анна
                 */
                firstName?: string;
                /**
                 * @description Masked e-mail; absent when the order has no e-mail.
                 * @example a***@e***.com
                 */
                maskedEmail?: string;
            };
            /** @description Who sold, as the shop told when the order was paid. */
            seller: {
                /**
                 * @description In Russian: name, number of registration, address; empty in a sandbox, where nobody sells.
                 * @example [
                 *       "Ritual Trade LLC",
                 *       "No. 1234567",
                 *       "1 Main Street, Springfield"
                 *     ]
                 */
                details: string[];
                /**
                 * @description The same in English.
                 * @example [
                 *       "Ritual Trade LLC",
                 *       "No. 1234567",
                 *       "1 Main Street, Springfield"
                 *     ]
                 */
                details_en: string[];
                /**
                 * @description Where questions go.
                 * @example support@example.com
                 */
                email: string;
            };
        };
        CertifiedPart: {
            /**
             * @description Name in Russian.
             * @example Хома
             */
            name: string;
            /**
             * @description Name in English.
             * @example Homa
             */
            name_en: string;
            /**
             * @description How many there were on all days; null where none are counted.
             * @example 3024
             */
            ahutis: number | null;
            /**
             * @description On how many days it was noted.
             * @example 28
             */
            days: number;
            /**
             * Format: date-time
             * @description When it was performed first, by the clocks at the fire.
             * @example 2026-12-21T17:58:00+05:30
             */
            first: Instant;
            /**
             * Format: date-time
             * @description When it was performed last, by the clocks at the fire.
             * @example 2027-01-17T17:58:00+05:30
             */
            last: Instant;
        };
        Certificate: {
            code: components<Instant>["schemas"]["CertificateCode"];
            /**
             * @description Whether the shop stands by it today. Its signature is another matter.
             * @enum {string}
             */
            state: "valid" | "revoked";
            /** @description True: of a shop in sandbox mode, where no ritual is performed. */
            test: boolean;
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            /**
             * Format: date-time
             * @description When it was issued (UTC).
             * @example 2027-01-19T00:05:00.000Z
             */
            issuedAt: Instant;
            /**
             * @description Name of the public key whose signature it bears.
             * @example 2026-b
             */
            keyId: string;
            /** @description What was performed, in the order of the items. */
            rituals: {
                /**
                 * @description Name of the ritual in Russian.
                 * @example Махамритьюнджая-яга
                 */
                name: string;
                /**
                 * @description Name of the ritual in English.
                 * @example Maha Mrityunjaya Yagya
                 */
                name_en: string;
                /**
                 * Format: date
                 * @description The day on which it began, at the fire.
                 * @example 2026-12-21
                 */
                from: string;
                /**
                 * Format: date
                 * @description The day on which it was performed to its end, at the fire.
                 * @example 2027-01-17
                 */
                to: string;
                /**
                 * @description Where it was performed.
                 * @example Агнишала, Варанаси
                 */
                place: string;
                /** @description Its parts as they were noted at the fire; none in certificates of the first form. */
                parts: components<Instant>["schemas"]["CertifiedPart"][];
            }[];
            /** @description The files of the reports. */
            files: {
                /**
                 * @description SHA-256 of the file in hex.
                 * @example 1eb74c91f2c958dcfbd757d92988f453dc83c445a315faf8fe4d30c882672805
                 */
                sha256: string;
                /**
                 * @description `preview`: the small copy of a picture.
                 * @enum {string}
                 */
                kind: "picture" | "preview";
                /**
                 * @description Position in `rituals`.
                 * @example 0
                 */
                ritual: number;
            }[];
            /** @description The newest daily seal of the shop's ledger when the certificate was issued. */
            seal: {
                /**
                 * @description Number of the seal.
                 * @example 118
                 */
                number: number;
                /**
                 * Format: date
                 * @description Its day (UTC).
                 * @example 2027-01-19
                 */
                day: string;
                /**
                 * @description Its SHA-256 in hex.
                 * @example c73317160dfe9ca5b1e98ed61b6f64121b31d929de550251e37ccec77c6eda95
                 */
                hash: string;
                /** @description The ledger holds this very seal today. */
                stands: boolean;
            };
            /** @description Null while the certificate is valid. */
            revocation: {
                /**
                 * Format: date-time
                 * @description When it was revoked (UTC).
                 */
                at: Instant;
                /**
                 * @description `corrected`: a report was corrected, and another certificate follows; `shop`: the shop has revoked it.
                 * @enum {string}
                 */
                cause: "corrected" | "shop";
                /** @description Why, in the words of the shop; null for `corrected`. */
                reason: string | null;
            } | null;
        };
        NamesToken: {
            /**
             * @description What stands behind `#names=` in the link.
             * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            token: string;
        };
        CertificateNames: {
            /** @description As they were read when the owner made the link. No part of what is signed. */
            names: components<Instant>["schemas"]["CertificateName"][];
        };
        LinkedRefund: {
            number: components<Instant>["schemas"]["OrderNumber"];
            /**
             * @deprecated
             * @description The first eight characters of the order's id; `number` is what people say.
             * @example 6f1f7a52
             */
            orderNumber: string;
            currency: components<Instant>["schemas"]["Coin"];
            /**
             * @description Network in which the coins are sent.
             * @example Bitcoin
             * @enum {string}
             */
            network: "Bitcoin" | "Ethereum" | "TRON";
            /** @description What is paid back, in the coin's own unit. */
            amount: components<Instant>["schemas"]["CoinAmount"];
            /**
             * Format: date-time
             * @description When the link ends (UTC).
             * @example 2026-11-23T10:00:00.000Z
             */
            until: Instant;
        };
        /**
         * @description Address of the customer's wallet in the network of the refund.
         * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
         */
        RefundAddress: string;
        OfferedCoin: {
            currency: components<Instant>["schemas"]["Coin"];
            /**
             * @description Network of the transfer.
             * @example Bitcoin
             * @enum {string}
             */
            network: "Bitcoin" | "Ethereum" | "TRON";
            /** @description The least amount in US dollars that can be paid with the coin. */
            minimumUsd: components<Instant>["schemas"]["Money"];
        };
        CryptoPaymentRequest: {
            orderId: components<Instant>["schemas"]["OrderId"];
            currency: components<Instant>["schemas"]["Coin"];
            /**
             * @description US dollars, the order's `due` as the payer saw this sum. The shop checks the sum.
             * @example 300
             */
            amountUsd: components<Instant>["schemas"]["Money"];
        };
        CryptoPayment: {
            /**
             * Format: uuid
             * @description Id of the payment.
             * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
             */
            id: string;
            orderId: components<Instant>["schemas"]["OrderId"];
            currency: components<Instant>["schemas"]["Coin"];
            /**
             * @description Network of the transfer.
             * @example Bitcoin
             * @enum {string}
             */
            network: "Bitcoin" | "Ethereum" | "TRON";
            /** @description US dollars that the amount is worth. */
            amountUsd: components<Instant>["schemas"]["Money"];
            /** @description Amount to send, in the coin's own unit. */
            expectedAmount: components<Instant>["schemas"]["CoinAmount"];
            /** @description Amount seen so far, confirmed or not, in the coin's own unit. */
            receivedAmount: components<Instant>["schemas"]["CoinAmount"];
            /**
             * @description Address that takes the transfer.
             * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
             */
            address: string;
            /**
             * @description Text of the QR code: a BIP-21 or EIP-681 address, or the bare address on TRON. In the sandbox they belong to test networks (`tb1q…`, chain 11155111, which is Sepolia), and the checksum of an address on TRON is wrong.
             * @example bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00500000
             */
            paymentUri: string;
            /** @description QR code as a PNG in base64, if the gateway draws the code. Without this field, draw `paymentUri`. */
            qrCodeData?: string;
            /**
             * Format: date-time
             * @description End of the time in which the amount is valid (UTC).
             * @example 2026-11-20T10:20:00.000Z
             */
            expiresAt: Instant;
            status: components<Instant>["schemas"]["CryptoPaymentStatus"];
            /**
             * @description True when `completed` says that the order is paid, not that this payment is: other payments or the card have paid the order, or
             *     this payment has paid a part. `receivedAmount` is what came here.
             */
            paidOtherwise: boolean;
            /** @description True when money came after expiry, or after the payment was cancelled. */
            late: boolean;
            /** @description True when more money came than the expected amount. */
            overpaid: boolean;
        };
        GatewayNoticeReceipt: {
            /**
             * @description `accepted`: the shop will ask the gateway about the payment within seconds. `repeated`: the shop has had this notice before.
             *     `unknown_payment`: stored, and no payment of the shop belongs to it yet. `ignored`: a true notice that is of no use to the shop.
             * @example accepted
             * @enum {string}
             */
            outcome: "accepted" | "repeated" | "unknown_payment" | "ignored";
        };
        /**
         * @description US dollars; below zero in a time in which more was undone or went back than came.
         * @example 877.49
         */
        Dollars: number;
        /**
         * @description What came and what became of it, in dollars: `gross` is always `refunded`, `fee` and `net` together. Sums of orders, days, rituals, partners
         *     and ways are made of the same movements of the ledger, so they add up to each other.
         */
        MoneySums: {
            /** @description What came and is final: in coins, at the rate at which it was asked for, by card and by hand; less what was undone. */
            gross: components<Instant>["schemas"]["Dollars"];
            /** @description Of that: what people confirmed. */
            byHand: components<Instant>["schemas"]["Dollars"];
            /** @description What went back to customers, seen by a second person, and what went back at the gateway. */
            refunded: components<Instant>["schemas"]["Dollars"];
            /** @description What gateways kept, where they tell it in dollars or in the coin that came. */
            fee: components<Instant>["schemas"]["Dollars"];
            /** @description What is left. */
            net: components<Instant>["schemas"]["Dollars"];
        };
        SumsOfOrders: components<Instant>["schemas"]["MoneySums"] & {
            /**
             * @description Orders to which money came.
             * @example 3
             */
            orders: number;
            /**
             * @description What came for `orders`, by their number, to the cent; what was taken back of other orders is not in it. null without an order.
             * @example 300.67
             */
            average: number | null;
        };
        /** @description Orders that were placed in a time. */
        PlacedOrders: {
            /** @description How many. */
            placedOrders: number;
            /** @description How many of them became paid, whatever came later. */
            becamePaid: number;
        };
        SumsOfTime: components<Instant>["schemas"]["SumsOfOrders"] & components<Instant>["schemas"]["PlacedOrders"];
        SumsOfStep: components<Instant>["schemas"]["SumsOfOrders"] & {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
        };
        SumsOfPart: components<Instant>["schemas"]["SumsOfOrders"] & {
            /**
             * @description Id of the ritual, slug of the partner, or the way; null for orders of no partner, and for all others beyond the first hundred.
             * @example ganesha
             */
            key: string | null;
            /**
             * @description Name in Russian; null for a way and for others.
             * @example Ганеша-яга
             */
            name: string | null;
            /**
             * @description Name in English; null for a way and for others.
             * @example Ganesha Yagya
             */
            name_en: string | null;
            /**
             * @description All others beyond the first hundred, in whose `orders` an order counts once for each of these parts that it belongs to; absent otherwise.
             * @constant
             */
            isRest?: true;
        };
        Overview: components<Instant>["schemas"]["SumsOfTime"] & {
            /**
             * @description In which steps the figures are told.
             * @enum {string}
             */
            step: "day" | "week" | "month";
            /**
             * @description The time zone of the days.
             * @example Europe/Moscow
             */
            timeZone: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day; today unless other days were asked for.
             */
            to: string;
            /** @description The figures agree to the cent: the ledger with the totals of the paid orders, and steps, rituals, partners and ways each with the whole. */
            agrees: boolean;
            /** @description The orders that were placed, by what they are now. */
            states: {
                status: components<Instant>["schemas"]["OrderStatus"];
                /** @description How many. */
                orders: number;
            }[];
            /** @description The same number of days right before. */
            before: components<Instant>["schemas"]["SumsOfTime"];
            /** @description The oldest first; the last ends with `to`. */
            steps: components<Instant>["schemas"]["SumsOfStep"][];
            /**
             * @description By rituals, the most first: an order's money is divided by the prices of its items, to the cent. An order with two rituals counts in the
             *     orders of both.
             */
            rituals: components<Instant>["schemas"]["SumsOfPart"][];
            /** @description By partners, the most first. */
            partners: components<Instant>["schemas"]["SumsOfPart"][];
            /** @description By the ways in which money comes and goes: `coin`, `card`, `hand`. An order that was paid in two ways counts in the orders of both. */
            ways: components<Instant>["schemas"]["SumsOfPart"][];
            /** @description What waits for a person. */
            waiting: {
                /**
                 * @description Money to look at, a customer who asks for a refund, a payment by hand that waits for a second person, a payment to confirm, a
                 *     refund that is not over, a customer who asks for another first day, an order with a report to send, or a consultation to answer. Each is counted once.
                 * @enum {string}
                 */
                kind: "review" | "refund_ask" | "second_person" | "confirmation" | "refund" | "postponement_ask" | "report" | "consultation";
                /** @description How many. */
                count: number;
                /**
                 * Format: date-time
                 * @description Since when the oldest waits (UTC).
                 */
                since: Instant;
            }[];
        };
        /**
         * @description By date, falling with `-`.
         * @default -date
         * @example date
         * @enum {string}
         */
        DateSort: "-date" | "date";
        /**
         * @description What the member does. The root of this document lists the permissions of each role under `x-roles`.
         * @enum {string}
         */
        StaffRole: "administrator" | "operator" | "editor" | "priest" | "partner";
        LoggedAction: {
            /**
             * Format: uuid
             * @description Id of the row.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was done (UTC).
             */
            at: Instant;
            /** @description Who did it. */
            person: {
                /**
                 * Format: uuid
                 * @description Id of the user.
                 */
                id: string;
                /** @description E-mail of the account, or `API: ` and the name of a key; null when it has none any more. */
                email: string | null;
                role: components<Instant>["schemas"]["StaffRole"];
            };
            /** @description Area and verb, such as `order.cancelled`. */
            action: string;
            /** @description What it was done to. */
            subject: {
                /** @description Such as `order`. */
                kind: string;
                /** @description Its id. */
                id: string;
                /** @description Of an order, its number; absent for all else. */
                number?: components<Instant>["schemas"]["OrderNumber"];
            };
            /** @description The changed fields as they were; null where there was nothing. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The changed fields as they are; null where there is nothing any more. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        StaffMember: {
            /**
             * Format: uuid
             * @description Id of the user.
             */
            id: string;
            /**
             * @description Verified e-mail; empty for a person who signs in by phone.
             * @example admin@example.com
             */
            email: string;
            role: components<Instant>["schemas"]["Role"];
            /** @description The partner for whom a person with the role `partner` works; null for all others. */
            partner: string | null;
            /**
             * @description What the person may do.
             * @example [
             *       "access.own",
             *       "panel.enter",
             *       "rituals.perform"
             *     ]
             */
            permissions: string[];
            /**
             * @description The time zone of the shop, in which its days begin.
             * @example Europe/Moscow
             */
            timeZone: string;
        };
        /**
         * @description Newly paid orders, money that waits for a decision, or requests for consultations.
         * @enum {string}
         */
        StaffTopic: "orders" | "money" | "consultations";
        StaffLetters: {
            /** @description What the caller's role may be written about. */
            offered: components<Instant>["schemas"]["StaffTopic"][];
            /** @description What the caller is written about. */
            chosen: components<Instant>["schemas"]["StaffTopic"][];
        };
        PushDevice: {
            /**
             * Format: uuid
             * @description Id of the browser.
             */
            id: string;
            /**
             * @description Address at the service of the browser's maker.
             * @example https://push.example.com/send/a1b2c3
             */
            endpoint: string;
            /**
             * @description The browser in words.
             * @example Chrome · Android
             */
            device: string;
            /**
             * Format: date-time
             * @description When pushes were turned on there (UTC).
             */
            createdAt: Instant;
        };
        OwnPush: {
            /** @description Key of the shop for the browser (`applicationServerKey`, base64url); null when no pushes are offered. */
            key: string | null;
            /** @description The browsers that get pushes, the oldest first. */
            devices: components<Instant>["schemas"]["PushDevice"][];
        };
        NewPushDevice: {
            /** @description Address of the subscription: https, with a public name. */
            endpoint: string;
            /** @description Keys of the subscription, base64url. */
            keys: {
                /** @description Public key of the browser. */
                p256dh: string;
                /** @description Secret that the browser shares with the shop. */
                auth: string;
            };
        };
        /**
         * @description A list of the panel whose views can be saved. `money`: what waits for a decision; `audit`: what the staff did.
         * @enum {string}
         */
        ViewedList: "orders" | "clients" | "money" | "refunds" | "consultations" | "audit";
        /**
         * @description What people call the view; not blank.
         * @example Ждут карты
         */
        ViewName: string;
        /**
         * @description Names a partner in links and orders: small letters, digits and hyphens. It never changes.
         * @example indra
         */
        PartnerKey: string;
        /**
         * @description By the date on which the order was placed, by its total, or by its state as orders go on; falling with `-`. Orders of one state stand with the
         *     newest first.
         * @default -date
         * @example -total
         * @enum {string}
         */
        OrderSort: "-date" | "date" | "-total" | "total" | "status" | "-status";
        /** @description Filters and order of a view; more may come. */
        SavedFilters: {
            /**
             * @description A state, or a name for several.
             * @example open
             * @enum {string}
             */
            status?: "open" | "unpaid" | "pending" | "waiting" | "paid" | "processing" | "ready" | "completed" | "cancelled";
            method?: components<Instant>["schemas"]["PaymentMethod"];
            partner?: components<Instant>["schemas"]["PartnerKey"];
            /**
             * @description Only orders whose money waits for a decision of a person.
             * @enum {string}
             */
            waits?: "true";
            /**
             * @description Only orders whose customer asks for another first day.
             * @enum {string}
             */
            asked?: "true";
            /**
             * @description Whether a payment by hand waits for a second person.
             * @enum {string}
             */
            second?: "true" | "false";
            from?: components<Instant>["schemas"]["Day"];
            to?: components<Instant>["schemas"]["Day"];
            movedFrom?: components<Instant>["schemas"]["Day"];
            movedTo?: components<Instant>["schemas"]["Day"];
            sort?: components<Instant>["schemas"]["OrderSort"];
            /**
             * @description Clients: to whom the shop writes in this language.
             * @enum {string}
             */
            language?: "ru" | "en";
            /**
             * @description Clients: whether they have bought.
             * @enum {string}
             */
            buyers?: "true" | "false";
            /**
             * @description Money: payments to review, or wishes for a refund.
             * @enum {string}
             */
            kind?: "review" | "ask";
            /**
             * @description Refunds: what must happen next.
             * @enum {string}
             */
            waitsFor?: "address" | "sending" | "gateway" | "second_person";
            /**
             * @description Consultations: others than those that wait for an answer.
             * @enum {string}
             */
            state?: "answered" | "all";
            /**
             * Format: uuid
             * @description Log: who acted.
             */
            person?: string;
            /**
             * @description Log: what stands before the dot of an action.
             * @example order
             */
            area?: string;
            /**
             * @description Log: kind of what it was done to.
             * @example order
             */
            subjectKind?: string;
            /** @description Log: id of what it was done to. */
            subjectId?: string;
        };
        SavedView: {
            /**
             * Format: uuid
             * @description Id of the view.
             */
            id: string;
            list: components<Instant>["schemas"]["ViewedList"];
            name: components<Instant>["schemas"]["ViewName"];
            /** @description True: everybody who reads the list has it. */
            isShared: boolean;
            /** @description True: the caller may rename and delete it. */
            mayChange: boolean;
            filters: components<Instant>["schemas"]["SavedFilters"];
            /**
             * @description Grows with each change; what a change names in `If-Match`.
             * @example 1
             */
            version: number;
        };
        SavedViewList: {
            /** @description Own and shared views of the list. */
            items: components<Instant>["schemas"]["SavedView"][];
            /** @description True: the caller may share views. */
            mayShare: boolean;
        };
        /** @description Filters and order as the address of the list writes them; only those that the list has. */
        ViewFilters: {
            /**
             * @description A state, or a name for several.
             * @example open
             * @enum {string}
             */
            status?: "open" | "unpaid" | "pending" | "waiting" | "paid" | "processing" | "ready" | "completed" | "cancelled";
            method?: components<Instant>["schemas"]["PaymentMethod"];
            partner?: components<Instant>["schemas"]["PartnerKey"];
            /**
             * @description Only orders whose money waits for a decision of a person.
             * @enum {string}
             */
            waits?: "true";
            /**
             * @description Only orders whose customer asks for another first day.
             * @enum {string}
             */
            asked?: "true";
            /**
             * @description Whether a payment by hand waits for a second person.
             * @enum {string}
             */
            second?: "true" | "false";
            from?: components<Instant>["schemas"]["Day"];
            to?: components<Instant>["schemas"]["Day"];
            movedFrom?: components<Instant>["schemas"]["Day"];
            movedTo?: components<Instant>["schemas"]["Day"];
            sort?: components<Instant>["schemas"]["OrderSort"];
            /**
             * @description Clients: to whom the shop writes in this language.
             * @enum {string}
             */
            language?: "ru" | "en";
            /**
             * @description Clients: whether they have bought.
             * @enum {string}
             */
            buyers?: "true" | "false";
            /**
             * @description Money: payments to review, or wishes for a refund.
             * @enum {string}
             */
            kind?: "review" | "ask";
            /**
             * @description Refunds: what must happen next.
             * @enum {string}
             */
            waitsFor?: "address" | "sending" | "gateway" | "second_person";
            /**
             * @description Consultations: others than those that wait for an answer.
             * @enum {string}
             */
            state?: "answered" | "all";
            /**
             * Format: uuid
             * @description Log: who acted.
             */
            person?: string;
            /**
             * @description Log: what stands before the dot of an action.
             * @example order
             */
            area?: string;
            /**
             * @description Log: kind of what it was done to.
             * @example order
             */
            subjectKind?: string;
            /** @description Log: id of what it was done to. */
            subjectId?: string;
        };
        NewView: {
            list: components<Instant>["schemas"]["ViewedList"];
            name: components<Instant>["schemas"]["ViewName"];
            /** @description True: everybody who reads the list has it. */
            isShared: boolean;
            filters: components<Instant>["schemas"]["ViewFilters"];
        };
        ViewRenaming: {
            name: components<Instant>["schemas"]["ViewName"];
        };
        /** @description 100 stands for more than 99, and null for what the caller may not read. */
        WaitingCounts: {
            /**
             * @description Orders whose money waits for a decision of a person.
             * @example 4
             */
            orders: number | null;
            /**
             * @description Orders whose customers ask for another first day.
             * @example 1
             */
            wishes: number | null;
            /**
             * @description Payments that need a person.
             * @example 2
             */
            reviews: number | null;
            /**
             * @description Customers' wishes for a refund that nobody has answered.
             * @example 1
             */
            refundAsks: number | null;
            /**
             * @description Refunds that are not over.
             * @example 3
             */
            refunds: number | null;
            /**
             * @description Requests for a consultation that nobody has answered.
             * @example 2
             */
            consultations: number | null;
            /**
             * @description Performed rituals of which no report was sent.
             * @example 5
             */
            reports: number | null;
        };
        UnreportedOrder: {
            orderId: components<Instant>["schemas"]["OrderId"];
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            /**
             * Format: date-time
             * @description When the order was placed (UTC).
             */
            createdAt: Instant;
            status: components<Instant>["schemas"]["OrderStatus"];
            /** @description Whose order it is. */
            customerName: string | null;
            /** @description The performed rituals of the order of which no report was sent. */
            items: {
                /** @description Position in the order. */
                item: number;
                /**
                 * @description The item's id.
                 * @example ganesha
                 */
                id: string;
                /** @description Name in Russian. */
                name: string;
                /** @description Name in English. */
                name_en: string;
                /** @description Whole weeks. */
                weeks: number;
                /**
                 * Format: date-time
                 * @description When its report was last saved (UTC); null when nobody has begun it.
                 */
                savedAt: Instant | null;
                /**
                 * Format: date-time
                 * @description When its report was sent (UTC).
                 */
                sentAt: Instant | null;
            }[];
        };
        UnreportedPage: {
            /** @description The oldest first. */
            items: components<Instant>["schemas"]["UnreportedOrder"][];
            /** @description For the next page; null at the end. */
            nextCursor: string | null;
        };
        ShownPicture: {
            /**
             * Format: uuid
             * @description Id of the uploaded picture.
             * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
             */
            id: string;
            caption: components<Instant>["schemas"]["Caption"];
            /** @description True: whoever has the order's link sees the picture. */
            isPublic: boolean;
        };
        StaffReport: {
            orderId: components<Instant>["schemas"]["OrderId"];
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            /**
             * @description Position of the item in its order.
             * @example 0
             */
            item: number;
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the ritual had been performed to its end (UTC); null: its report cannot be sent yet.
             */
            performedAt: Instant | null;
            /**
             * @description Name of the ritual in Russian.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name of the ritual in English.
             * @example Ganesha Yagya
             */
            name_en: string;
            /**
             * @description Whole weeks.
             * @example 4
             */
            weeks: number;
            /**
             * @description Whose order it is; null when the order lacks a name.
             * @example Анна Иванова
             */
            customerName: string | null;
            /**
             * @description Language in which the customer reads.
             * @enum {string}
             */
            customerLanguage: "ru" | "en";
            /**
             * @description How often the report was saved; 0 when nobody has begun it.
             * @example 1
             */
            version: number;
            /** @description Plain text. */
            text: string;
            /**
             * Format: date
             * @description Day of the ritual; null before the first save.
             */
            date: string | null;
            /** @description Where the ritual was performed. */
            place: string;
            /** @description In their order. */
            pictures: components<Instant>["schemas"]["ShownPicture"][];
            /**
             * Format: date-time
             * @description When it was last saved (UTC).
             */
            savedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was sent (UTC); null for a draft.
             */
            sentAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last corrected after it was sent (UTC).
             */
            correctedAt: Instant | null;
        };
        ReportPicture: {
            /**
             * Format: uuid
             * @description Id of the uploaded picture.
             * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
             */
            id: string;
            caption: components<Instant>["schemas"]["Caption"];
            /** @description True: whoever has the order's link sees the picture. */
            isPublic: boolean;
        };
        ReportContent: {
            /**
             * @description Plain text with line breaks, in the customer's language; needed to send the report.
             * @example Семь дней читали мантры.
             */
            text: string;
            date: components<Instant>["schemas"]["ReportDate"];
            place: components<Instant>["schemas"]["Place"];
            /** @description In the order in which they are shown. */
            pictures: components<Instant>["schemas"]["ReportPicture"][];
        };
        UploadedPicture: {
            /**
             * Format: uuid
             * @description Id of the picture.
             * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
             */
            id: string;
            /**
             * @description Pixels of the large size.
             * @example 1920
             */
            width: number;
            /**
             * @description Pixels of the large size.
             * @example 1280
             */
            height: number;
        };
        StaffAccess: {
            /** @description The second factors, oldest first. */
            factors: {
                /**
                 * Format: uuid
                 * @description Id of the second factor.
                 */
                id: string;
                /**
                 * @description A passkey, or an app that shows codes.
                 * @enum {string}
                 */
                kind: "passkey" | "authenticator";
                /**
                 * @description Browser and system in which it was added.
                 * @example Firefox · Android
                 */
                device: string;
                /**
                 * Format: date-time
                 * @description When it was added (UTC).
                 */
                createdAt: Instant;
                /**
                 * Format: date-time
                 * @description When it was used last (UTC).
                 */
                lastUsedAt: Instant | null;
            }[];
            /**
             * @description So many recovery codes are unused.
             * @example 10
             */
            recoveryCodesLeft: number;
            /** @description True: a factor can be added now. */
            mayEnrol: boolean;
            /** @description False: the shop has no passkeys at this address. */
            canUsePasskeys: boolean;
            /**
             * Format: date-time
             * @description When the second factor was given in this session (UTC).
             */
            secondFactorAt: Instant | null;
        };
        /**
         * Format: uuid
         * @description Id of the challenge.
         */
        ChallengeId: string;
        PasskeyOffer: {
            challengeId: components<Instant>["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
            options: Record<string, never>;
        };
        /** @description Bytes as base64url. */
        Base64Url: string;
        NewPasskey: {
            challengeId: components<Instant>["schemas"]["ChallengeId"];
            id: components<Instant>["schemas"]["Base64Url"];
            clientDataJSON: components<Instant>["schemas"]["Base64Url"];
            attestationObject: components<Instant>["schemas"]["Base64Url"];
            /** @description How browsers reach the device. */
            transports: string[];
        };
        /** @description Recovery codes, each for one use. */
        RecoveryCodes: string[];
        Enrolled: {
            /** @description Ten recovery codes with the first factor, shown only now; null with every further factor. */
            recoveryCodes: components<Instant>["schemas"]["RecoveryCodes"] | null;
        };
        AuthenticatorOffer: {
            challengeId: components<Instant>["schemas"]["ChallengeId"];
            /**
             * @description The secret in base32, for typing.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same for a QR code.
             * @example otpauth://totp/Shop:admin%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            uri: string;
        };
        FactorChallenge: {
            challengeId: components<Instant>["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey. */
            passkeyOptions: Record<string, never> | null;
        };
        /** @description What the passkey signed. */
        PasskeyAnswer: {
            id: components<Instant>["schemas"]["Base64Url"];
            clientDataJSON: components<Instant>["schemas"]["Base64Url"];
            authenticatorData: components<Instant>["schemas"]["Base64Url"];
            signature: components<Instant>["schemas"]["Base64Url"];
        };
        Member: {
            /**
             * Format: uuid
             * @description Id of the member.
             */
            id: string;
            /**
             * @description E-mail of the member.
             * @example priest@example.com
             */
            email: string;
            role: components<Instant>["schemas"]["StaffRole"];
            /** @description The partner for whom a person with the role `partner` works. */
            partner: string | null;
            /** @description True: the rights of the role are taken away for now. */
            isSuspended: boolean;
            /**
             * Format: date-time
             * @description When the account was made (UTC).
             */
            createdAt: Instant;
            /**
             * @description How many second factors the member has.
             * @example 1
             */
            factors: number;
            /**
             * @description In how many browsers the member is signed in.
             * @example 1
             */
            sessions: number;
            /**
             * Format: date-time
             * @description When the member was last there; null when nowhere signed in (UTC).
             */
            lastUsedAt: Instant | null;
        };
        /**
         * @description The partner for whom a person with the role `partner` works; required with this role.
         * @example indra
         */
        MemberPartner: string | null;
        /**
         * @description By date, or by state with the oldest of each first; falling with `-`.
         * @default -date
         * @example status
         * @enum {string}
         */
        RequestSort: "-date" | "date" | "status" | "-status";
        HandledConsultation: {
            /**
             * Format: uuid
             * @description Number of the request.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the shop took the request (UTC).
             */
            requestedAt: Instant;
            /** @description Name of the person. */
            name: string;
            /** @description Phone (E.164). */
            phone: string;
            /** @description E-mail that the person gave, or that of the account; empty when the shop knows none. */
            email: string;
            /**
             * Format: uuid
             * @description Id of the person's account; null for a guest.
             */
            clientId: string | null;
            /**
             * @description Grows with each mark and answer; an answer names it in `If-Match`, in quotes.
             * @example 0
             */
            version: number;
            /** @description The person's own words; may be empty. */
            message: string;
            /**
             * @description Language in which the person expects the answer.
             * @enum {string}
             */
            language: "ru" | "en";
            /** @description The person was signed in. */
            hasAccount: boolean;
            /** @description Who answered; null while the request is open. */
            answered: {
                /**
                 * Format: date-time
                 * @description When (UTC).
                 */
                at: Instant;
                /** @description E-mail of the member of staff; empty when the account is gone. */
                by: string;
            } | null;
            /** @description What the staff noted, oldest first; fifty at most. */
            notes: {
                /**
                 * Format: uuid
                 * @description Id of the note.
                 */
                id: string;
                /** @description The note. */
                text: string;
                /**
                 * Format: date-time
                 * @description When (UTC).
                 */
                writtenAt: Instant;
                /** @description E-mail of the member of staff; empty when the account is gone. */
                writtenBy: string;
            }[];
            /** @description What was answered by mail, oldest first; with the notes fifty at most. */
            answers: {
                /**
                 * Format: uuid
                 * @description Id of the answer.
                 */
                id: string;
                /** @description Where it went. */
                email: string;
                /** @description The answer. */
                text: string;
                /**
                 * Format: date-time
                 * @description When (UTC).
                 */
                sentAt: Instant;
                /** @description E-mail of the member of staff; empty when the account is gone. */
                sentBy: string;
            }[];
        };
        TypedAnswer: {
            /**
             * @description Where the answer goes.
             * @example anna@example.com
             */
            email: string;
            /**
             * @description The answer, a paragraph on each line.
             * @example The Ganesha yagya suits a new home.
             */
            text: string;
        };
        Client: {
            /**
             * Format: uuid
             * @description Id of the account.
             * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
             */
            id: string;
            /**
             * @description E-mail of the account; or empty.
             * @example anna@example.com
             */
            email: string;
            /**
             * @description Phone of the account; or empty.
             * @example +79161234567
             */
            phoneNumber: string;
            /**
             * @description Phone of the profile; or empty.
             * @example +79161234568
             */
            profilePhone: string;
            /**
             * @description Name from the profile, else from the newest order of the account; or empty.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description Language of messages to the client.
             * @example ru
             * @enum {string}
             */
            language: "ru" | "en";
            /**
             * Format: date-time
             * @description When the account was made (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
        };
        ClientList: {
            /** @description The newest first, unless `sort` says otherwise. */
            items: components<Instant>["schemas"]["Client"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        NewClient: {
            /** @description E-mail with which the client will sign in. */
            email: components<Instant>["schemas"]["CustomerEmail"];
            /**
             * @description Language of messages to the client.
             * @example ru
             * @enum {string}
             */
            language: "ru" | "en";
            /** @description The client's profile; its `email` is not read. */
            profile: components<Instant>["schemas"]["ProfileInput"];
            /**
             * Format: uuid
             * @description Id of the request for a consultation of which the client is made: a request of a guest then belongs to the account.
             * @example 9d2e1f0a-3b4c-4d5e-8f60-7a8b9c0d1e2f
             */
            consultation?: string;
        };
        CreatedClient: {
            /**
             * Format: uuid
             * @description Id of the account.
             * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
             */
            id: string;
        };
        ClientPlan: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD.
             * @example 2027-01-15
             */
            startDate: string;
            /**
             * @description Sankalpa and wishes; or empty.
             * @example О здоровье мамы
             */
            specialWishes: string;
            /**
             * @description One person a line; or empty.
             * @example Анна Иванова
             */
            participants: string;
            /**
             * Format: date-time
             * @description When the client last changed the plan (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            updatedAt: Instant;
        };
        ClientOrder: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the order was placed (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description US dollars. */
            total: components<Instant>["schemas"]["Money"];
        };
        ClientValue: {
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /**
             * @description US dollars that came for the orders, less those that went back; confirmed money alone.
             * @example 1530
             */
            kept: number;
            /**
             * @description Orders that are paid and not cancelled since.
             * @example 4
             */
            paidOrders: number;
            /**
             * Format: date-time
             * @description When the first of these was placed (UTC); null without any.
             * @example 2026-03-02T10:00:00.000Z
             */
            firstAt: Instant | null;
            /**
             * Format: date-time
             * @description When the last of these was placed (UTC); null without any.
             * @example 2026-11-20T10:00:00.000Z
             */
            lastAt: Instant | null;
        };
        MailboxOrders: {
            /**
             * @description Number of these orders.
             * @example 1
             */
            count: number;
            /** @description The newest, newest first. */
            orders: components<Instant>["schemas"]["ClientOrder"][];
        };
        ClientNote: {
            /**
             * Format: uuid
             * @description Id of the note.
             * @example 5c2e8d1f-7a4b-4e9c-8f0d-2b6a9e3c7d15
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was written (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            at: Instant;
            /**
             * @description E-mail of who wrote it; null when the account is gone.
             * @example olga@example.com
             */
            by: string | null;
            /**
             * @description The note.
             * @example Просит звонить после шести
             */
            text: string;
        };
        /** @description What the shop keeps of a client. */
        ClientDetail: components<Instant>["schemas"]["Client"] & {
            /** @description Profile with birth data; null before the client has made it. */
            profile: components<Instant>["schemas"]["CustomerProfile"] | null;
            /** @description Plan of the rituals; null without a plan. */
            plan: components<Instant>["schemas"]["ClientPlan"] | null;
            /**
             * @description Number of orders of the account.
             * @example 1
             */
            orderCount: number;
            /** @description The newest orders, newest first. */
            orders: components<Instant>["schemas"]["ClientOrder"][];
            /** @description What the orders of the account brought; null for those who may not read money. */
            value: components<Instant>["schemas"]["ClientValue"] | null;
            /** @description Orders that guests placed with the e-mail that the client has proven by a code; null while nobody has proven it. */
            mailbox: components<Instant>["schemas"]["MailboxOrders"] | null;
            /** @description What the staff wrote, the newest first. */
            notes: components<Instant>["schemas"]["ClientNote"][];
        };
        ClientInput: {
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
            occupation?: components<Instant>["schemas"]["ShortText"];
            birthDate?: components<Instant>["schemas"]["BirthDate"];
            birthTime?: components<Instant>["schemas"]["BirthTime"];
            /**
             * @description 'true' when the time of birth is uncertain; else empty.
             * @enum {string}
             */
            isTimeUncertain?: "true" | "";
            /**
             * @description Place of birth. The star is found for the cities of the shop's list: 'Казань', 'Kazan', 'Kazan, Russia'.
             * @example Москва
             */
            birthPlace?: string;
            birthNakshatra?: components<Instant>["schemas"]["FamilyNakshatra"];
            birthRashi?: components<Instant>["schemas"]["FamilyRashi"];
            /**
             * @description Gotra, the line of descent from a sage; or empty. It takes the place of `isGotraUnknown`.
             * @example Бхарадваджа
             */
            gotra?: string;
            /**
             * @description 'true' when the customer answers that the gotra is not known: then Kashyapa is said. It takes the place of `gotra`; else empty.
             * @enum {string}
             */
            isGotraUnknown?: "true" | "";
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
            /** @description True when the customer agrees that the shop uses birth data for the rituals, by the text `consentVersion`. */
            birthDataConsent?: boolean;
            /**
             * @description Version of the consent text that the customer saw.
             * @example 2026-11-20
             */
            consentVersion?: string;
            /**
             * @description Language of messages to the client; it stays without this. Letters about orders are in the language of the order.
             * @example ru
             * @enum {string}
             */
            language?: "ru" | "en";
        };
        /**
         * @description For the staff alone; not blank.
         * @example Просит позвонить после шести
         */
        NoteText: string;
        NewClientNote: {
            /** @description For the staff, and in the client's copy of all data; not blank. */
            text: components<Instant>["schemas"]["NoteText"];
        };
        /**
         * @description Id of the article and last part of its address, /article/{id}.
         * @example sankalpa
         */
        Slug: string;
        ListedArticle: {
            id: components<Instant>["schemas"]["Slug"];
            /** @description Title of the draft in Russian. */
            name: string;
            /** @description Title of the draft in English. */
            name_en: string;
            /**
             * @description How many parts that publishing needs the Russian draft lacks.
             * @example 0
             */
            missing: number;
            /**
             * @description How many parts that publishing needs the English draft lacks.
             * @example 2
             */
            missing_en: number;
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the article as it is (UTC); null while they do not see it.
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            /** @description E-mail of whoever changed it last; null for the texts that came with the shop and when the account is gone. */
            changedBy: string | null;
        };
        ArticleList: {
            /** @description The one that was changed last first. */
            items: components<Instant>["schemas"]["ListedArticle"][];
        };
        NewArticle: {
            id: components<Instant>["schemas"]["Slug"];
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
        };
        /**
         * @description Counts the changes of a text, from 1.
         * @example 3
         */
        TextVersion: number;
        /** @description What is written of an article. */
        ArticleTexts: {
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
            /** @description Topics by which readers find the article. */
            tags: string[];
            /**
             * @description Address of its picture on this host.
             * @example /emblems/hand.svg
             */
            image_url: string;
        };
        /**
         * @description What happened: a draft was saved, it was shown to readers, or the text was taken from them.
         * @enum {string}
         */
        TextEvent: "saved" | "published" | "unpublished";
        TextChange: {
            version: components<Instant>["schemas"]["TextVersion"];
            event: components<Instant>["schemas"]["TextEvent"];
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            at: Instant;
            /** @description E-mail of the author; null for the texts that came with the shop and when the account is gone. */
            by: string | null;
        };
        EditedArticle: {
            id: components<Instant>["schemas"]["Slug"];
            version: components<Instant>["schemas"]["TextVersion"];
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the article as it is (UTC); null while they do not see it.
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            draft: components<Instant>["schemas"]["ArticleTexts"];
            /** @description What readers see; null while they see nothing. */
            published: components<Instant>["schemas"]["ArticleTexts"] | null;
            /** @description The last changes, the newest first. */
            history: components<Instant>["schemas"]["TextChange"][];
        };
        /**
         * @description Slug of a topic.
         * @enum {string}
         */
        Topic: "yagya" | "choice" | "sankalpa" | "preparation" | "offerings" | "etiquette" | "calendar" | "nakshatra" | "questions";
        ArticleEdit: {
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
            /** @description Topics by which readers find the article. */
            tags: components<Instant>["schemas"]["Topic"][];
            /**
             * @description Address of its picture on this host.
             * @example /emblems/hand.svg
             */
            image_url: string;
        };
        RestoredVersion: {
            version: components<Instant>["schemas"]["TextVersion"];
        };
        ContentImported: {
            /**
             * @description How many texts have changed.
             * @example 1
             */
            changed: number;
            /**
             * @description How many texts of the file stay as they were.
             * @example 13
             */
            unchanged: number;
        };
        PlannedChange: {
            /**
             * @description The field of the text.
             * @enum {string}
             */
            field: "name" | "description" | "features" | "intro" | "content" | "seo_title" | "seo_description" | "article_intro" | "article_content" | "article_seo_title" | "article_seo_description" | "price" | "on_sale" | "tiers" | "tags" | "category" | "author" | "icon" | "image_url" | "picture_url" | "picture_alt";
            /** @description The language of the field; null for what all languages share. */
            language: ("ru" | "en") | null;
            /**
             * @description From the first to the last difference; left out words have an ellipsis in their place. A plan tells a million characters whole, and 600 of each passage beyond that. Lists have an entry on each line. Null: the text is new.
             * @example Ganesha Yagya
             */
            before: string | null;
            /**
             * @description The same of what would stand there.
             * @example Ganesha Homa
             */
            after: string;
        };
        PlannedStep: {
            /**
             * @description Whether readers see the change or it becomes a draft.
             * @enum {string}
             */
            stage: "published" | "draft";
            /** @description The fields that would differ from what stands there. */
            changes: components<Instant>["schemas"]["PlannedChange"][];
        };
        PlannedText: {
            /**
             * @description A ritual or an article.
             * @enum {string}
             */
            kind: "service" | "article";
            id: components<Instant>["schemas"]["Slug"];
            /**
             * @description Name in Russian that the text would have.
             * @example Ганеша-яга
             */
            name: string;
            /**
             * @description Name in English that the text would have.
             * @example Ganesha Homa
             */
            name_en: string;
            /** @description The shop has no such text yet. */
            isNew: boolean;
            /** @description A draft that stands in the shop gives way, and only the history keeps it. */
            replacesDraft: boolean;
            /** @description What becomes of the text, in this order. */
            steps: components<Instant>["schemas"]["PlannedStep"][];
        };
        FileRefusal: {
            /**
             * @description The part of the file, by its path; null for the file as a whole.
             * @example services/ganesha.ru.md
             */
            section: string | null;
            /**
             * @description The line of the file, from 1; null where nothing is written that could be.
             * @example 14
             */
            line: number | null;
            /**
             * @description The field, as the file calls it.
             * @example name
             */
            field: string | null;
            /**
             * @description A stable word for the rule that is broken.
             * @example required
             */
            code: string;
            /**
             * @description A sentence in your language.
             * @example Fill in this field.
             */
            detail: string;
        };
        ContentPlan: {
            /**
             * @description Names exactly these changes of the texts as they are; null when something is refused.
             * @example 5f2a0c9e7d1b4a6f8e3c2b1d0a9f8e7d
             */
            plan: string | null;
            /** @description The texts that would change, rituals first. */
            texts: components<Instant>["schemas"]["PlannedText"][];
            /**
             * @description How many texts of the file would stay as they are.
             * @example 13
             */
            unchanged: number;
            /** @description What must be mended in the file first. */
            refusals: components<Instant>["schemas"]["FileRefusal"][];
        };
        /**
         * @description Id of the legal text and last part of its address, /legal/{id}: `privacy`, `terms`, `refunds` or `seller`.
         * @example terms
         */
        LegalKey: string;
        ListedLegal: {
            id: components<Instant>["schemas"]["LegalKey"];
            /** @description Title of the draft in Russian. */
            name: string;
            /** @description Title of the draft in English. */
            name_en: string;
            /**
             * @description How many parts that publishing needs the Russian draft lacks.
             * @example 0
             */
            missing: number;
            /**
             * @description How many parts that publishing needs the English draft lacks.
             * @example 2
             */
            missing_en: number;
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the text as it is (UTC).
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            /** @description E-mail of whoever changed it last; null for the texts that came with the shop and when the account is gone. */
            changedBy: string | null;
        };
        LegalList: {
            /** @description The one that was changed last first. */
            items: components<Instant>["schemas"]["ListedLegal"][];
        };
        /** @description What is written of a legal text. */
        LegalTexts: {
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
            /** @description Introduction in Russian. */
            intro: string;
            /** @description Introduction in English. */
            intro_en: string;
            /** @description Text in Russian, markdown with blanks such as {seller}. */
            content: string;
            /** @description Text in English, markdown with blanks such as {seller}. */
            content_en: string;
            /** @description Title for search engines in Russian. */
            seo_title: string;
            /** @description Title for search engines in English. */
            seo_title_en: string;
            /** @description Description for search engines in Russian. */
            seo_description: string;
            /** @description Description for search engines in English. */
            seo_description_en: string;
        };
        /** @description What the shop puts into a blank of the legal texts. */
        LegalBlank: {
            /**
             * @description Stands in braces in the texts.
             * @example email
             */
            name: string;
            /**
             * @description What readers get in Russian, markdown.
             * @example @vedic_support
             */
            text: string;
            /**
             * @description What readers get in English, markdown.
             * @example @vedic_support
             */
            text_en: string;
        };
        EditedLegal: {
            id: components<Instant>["schemas"]["LegalKey"];
            version: components<Instant>["schemas"]["TextVersion"];
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the text as it is (UTC).
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            draft: components<Instant>["schemas"]["LegalTexts"];
            /** @description What readers see, with its blanks. */
            published: components<Instant>["schemas"]["LegalTexts"] | null;
            /** @description The last changes, the newest first. */
            history: components<Instant>["schemas"]["TextChange"][];
            /** @description The blanks that a text may have. */
            blanks: components<Instant>["schemas"]["LegalBlank"][];
        };
        LegalEdit: {
            /** @description Title in Russian. */
            name: string;
            /** @description Title in English. */
            name_en: string;
            /** @description Introduction in Russian. */
            intro: string;
            /** @description Introduction in English. */
            intro_en: string;
            /** @description Text in Russian, markdown with blanks such as {seller}. */
            content: string;
            /** @description Text in English, markdown with blanks such as {seller}. */
            content_en: string;
            /** @description Title for search engines in Russian. */
            seo_title: string;
            /** @description Title for search engines in English. */
            seo_title_en: string;
            /** @description Description for search engines in Russian. */
            seo_description: string;
            /** @description Description for search engines in English. */
            seo_description_en: string;
        };
        /**
         * @description What is seen in the picture, in Russian; empty until somebody has described it.
         * @example Огонь в алтаре
         */
        PictureAlt: string;
        /**
         * @description What is seen in the picture, in English; empty until somebody has described it.
         * @example Fire in the altar
         */
        PictureAltEn: string;
        ContentPicture: {
            /**
             * Format: uuid
             * @description Id of the picture.
             * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
             */
            id: string;
            /**
             * @description Where everybody reads the picture, as WebP; for markdown.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-1320x880.webp
             */
            address: string;
            /**
             * @description The same at most 660 pixels long.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-small.webp
             */
            smallAddress: string;
            /**
             * @description Pixels.
             * @example 1320
             */
            width: number;
            /**
             * @description Pixels.
             * @example 880
             */
            height: number;
            alt: components<Instant>["schemas"]["PictureAlt"];
            alt_en: components<Instant>["schemas"]["PictureAltEn"];
            /**
             * Format: date-time
             * @description When it was uploaded (UTC).
             * @example 2026-11-21T07:18:00.000Z
             */
            uploadedAt: Instant;
            /** @description True: a text shows the picture, or a version in the history of a text, so it cannot be deleted. */
            isUsed: boolean;
        };
        ContentPicturePage: {
            /** @description The newest first. */
            items: components<Instant>["schemas"]["ContentPicture"][];
            /** @description For the next page; null at the end. */
            nextCursor: string | null;
        };
        PictureWords: {
            /**
             * @description What is seen in the picture; not blank.
             * @example Огонь в алтаре
             */
            alt: string;
            /**
             * @description What is seen in the picture in English; not blank.
             * @example Fire in the altar
             */
            alt_en: string;
        };
        /**
         * @description Id of the ritual.
         * @example ganesha
         */
        ServiceKey: string;
        ListedService: {
            id: components<Instant>["schemas"]["ServiceKey"];
            /** @description Name of the draft in Russian. */
            name: string;
            /** @description Name of the draft in English. */
            name_en: string;
            /**
             * @description US dollars for one month that buyers pay now, or will pay once they see the ritual.
             * @example 300
             */
            price: number;
            /** @description Can it be ordered, now or once buyers see it? */
            on_sale: boolean;
            /**
             * @description How many parts that publishing needs the Russian draft lacks.
             * @example 0
             */
            missing: number;
            /**
             * @description How many parts that publishing needs the English draft lacks.
             * @example 0
             */
            missing_en: number;
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the ritual as it is (UTC).
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            /** @description E-mail of whoever changed it last; null for the texts that came with the shop and when the account is gone. */
            changedBy: string | null;
        };
        ServiceList: {
            /** @description The one that was changed last first. */
            items: components<Instant>["schemas"]["ListedService"][];
        };
        NewService: {
            /**
             * @description Id of the ritual and last part of its address, /ritual/{id}; it does not end like a tier.
             * @example durga
             */
            id: string;
            /** @description Name in Russian. */
            name: string;
            /** @description Name in English. */
            name_en: string;
            /**
             * @description US dollars for one month.
             * @example 300
             */
            price: number;
        };
        /** @description What is written of a ritual. */
        ServiceTexts: {
            /**
             * @description US dollars for one month.
             * @example 300
             */
            price: number;
            /** @description False: the ritual can be read about, but not ordered. */
            on_sale: boolean;
            /** @description False: it is sold by its length alone. */
            tiers?: boolean;
            /**
             * @description Address of its emblem on this host.
             * @example /emblems/ganesha.svg
             */
            image_url?: string;
            /**
             * @description Address of its picture on this host; empty without one.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-1320x880.webp
             */
            picture_url?: string;
            /**
             * @description What is seen in the picture, in Russian.
             * @example Огонь в алтаре
             */
            picture_alt?: string;
            /**
             * @description What is seen in the picture, in English.
             * @example Fire in the altar
             */
            picture_alt_en?: string;
            /** @description Name in Russian. */
            name: string;
            /** @description Name in English. */
            name_en: string;
            /** @description One sentence in Russian. */
            description: string;
            /** @description One sentence in English. */
            description_en: string;
            /** @description What is done, in Russian. */
            features: string[];
            /** @description What is done, in English. */
            features_en: string[];
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
        };
        EditedService: {
            id: components<Instant>["schemas"]["ServiceKey"];
            version: components<Instant>["schemas"]["TextVersion"];
            /** @description The draft differs from what readers see. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description Since when readers see the ritual as it is (UTC).
             */
            publishedAt: Instant | null;
            /**
             * Format: date-time
             * @description When it was last changed (UTC).
             */
            changedAt: Instant;
            draft: components<Instant>["schemas"]["ServiceTexts"];
            /** @description What readers see. */
            published: components<Instant>["schemas"]["ServiceTexts"] | null;
            /** @description The last changes, the newest first. */
            history: components<Instant>["schemas"]["TextChange"][];
        };
        ServiceEdit: {
            /**
             * @description US dollars for one month. Special intentions have one price, which stays.
             * @example 300
             */
            price: number;
            /** @description False: the ritual can be read about, but not ordered. Special intentions are always for sale. */
            on_sale: boolean;
            /** @description False: the ritual is sold by its length alone, without the tiers basic, enhanced and premium; absent, it stays as it is. */
            tiers?: boolean;
            /**
             * @description Address of its emblem on this host; absent, it stays.
             * @example /emblems/hand.svg
             */
            image_url?: string;
            /**
             * @description Address of a picture of the shop that is shown in place of the emblem; empty, there is none; absent, it stays as it is.
             * @example /pictures/9f86d081884c7d659a2feaa0c55ad015-1320x880.webp
             */
            picture_url?: string;
            /**
             * @description What is seen in the picture, in Russian; belongs to `picture_url`.
             * @example Огонь в алтаре
             */
            picture_alt?: string;
            /**
             * @description What is seen in the picture, in English; belongs to `picture_url`.
             * @example Fire in the altar
             */
            picture_alt_en?: string;
            /** @description Name in Russian. */
            name: string;
            /** @description Name in English. */
            name_en: string;
            /** @description One sentence in Russian. */
            description: string;
            /** @description One sentence in English. */
            description_en: string;
            /** @description What is done, in Russian. */
            features: string[];
            /** @description What is done, in English. */
            features_en: string[];
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
        };
        MuhurtaRule: {
            /**
             * @description What of the day the rule looks at. Rules of `karana` and `hour` choose hours, and do not weigh the day.
             * @enum {string}
             */
            on: "tithi" | "nakshatra" | "vara" | "yoga" | "masa" | "adhika" | "festival" | "karana" | "hour";
            /**
             * @description Numbers of the almanac as text, or ids of festivals and hours; `ekadashi` is each of them. Empty for `adhika`, the additional month.
             * @example [
             *       "4"
             *     ]
             */
            values: string[];
            /**
             * @description How much it speaks for the day, or against it.
             * @example 3
             * @enum {integer}
             */
            weight: -3 | -2 | -1 | 1 | 2 | 3;
            /**
             * @description The reason in Russian, as customers read it.
             * @example Светлый четвёртый титхи принадлежит Ганеше
             */
            text: string;
            /**
             * @description The reason in English, as customers read it.
             * @example The bright fourth belongs to Ganesha
             */
            text_en: string;
            /**
             * @description The book or custom that says so, in Russian.
             * @example «Мудгала-пурана», о чатуртхи
             */
            source: string;
            /**
             * @description The book or custom that says so, in English.
             * @example Mudgala Purana, on the fourth tithi
             */
            source_en: string;
        };
        MuhurtaRules: {
            /** @description All rules of the ritual, in the order of the editor. */
            items: components<Instant>["schemas"]["MuhurtaRule"][];
        };
        MuhurtaRuleInput: {
            /**
             * @description What of the day the rule looks at. Rules of `karana` and `hour` choose hours, and do not weigh the day.
             * @enum {string}
             */
            on: "tithi" | "nakshatra" | "vara" | "yoga" | "masa" | "adhika" | "festival" | "karana" | "hour";
            /**
             * @description Numbers of the almanac as text, or ids of festivals and hours; `ekadashi` is each of them. Empty for `adhika`, the additional month.
             * @example [
             *       "4"
             *     ]
             */
            values: string[];
            /**
             * @description How much it speaks for the day, or against it.
             * @example 3
             * @enum {integer}
             */
            weight: -3 | -2 | -1 | 1 | 2 | 3;
            /**
             * @description The reason in Russian, as customers read it.
             * @example Светлый четвёртый титхи принадлежит Ганеше
             */
            text: string;
            /**
             * @description The reason in English, as customers read it.
             * @example The bright fourth belongs to Ganesha
             */
            text_en: string;
            /**
             * @description The book or custom that says so, in Russian.
             * @example «Мудгала-пурана», о чатуртхи
             */
            source: string;
            /**
             * @description The book or custom that says so, in English.
             * @example Mudgala Purana, on the fourth tithi
             */
            source_en: string;
        };
        MuhurtaRulesEdit: {
            /** @description All rules of the ritual, in any order. */
            items: components<Instant>["schemas"]["MuhurtaRuleInput"][];
        };
        RitePart: {
            /**
             * @description Names the part for ever; no other part of the ritual has it.
             * @example homa
             */
            id: string;
            /**
             * @description Name in Russian.
             * @example Хома
             */
            name: string;
            /**
             * @description Name in English.
             * @example Homa
             */
            name_en: string;
            /**
             * @description What it is, in Russian; may be empty.
             * @example подношения огню
             */
            text: string;
            /**
             * @description What it is, in English; may be empty.
             * @example offerings into the fire
             */
            text_en: string;
            /**
             * @description How many ahutis a day usually has; 0 for a part in which none are counted.
             * @example 108
             */
            ahutis: number;
        };
        RiteParts: {
            /** @description All parts of the ritual, in the order in which they are performed. */
            items: components<Instant>["schemas"]["RitePart"][];
        };
        RitePartInput: {
            /**
             * @description Names the part for ever; no other part of the ritual has it.
             * @example homa
             */
            id: string;
            /**
             * @description Name in Russian.
             * @example Хома
             */
            name: string;
            /**
             * @description Name in English.
             * @example Homa
             */
            name_en: string;
            /**
             * @description What it is, in Russian; may be empty.
             * @example подношения огню
             */
            text: string;
            /**
             * @description What it is, in English; may be empty.
             * @example offerings into the fire
             */
            text_en: string;
            /**
             * @description How many ahutis a day usually has; 0 for a part in which none are counted.
             * @example 108
             */
            ahutis: number;
        };
        RitePartsEdit: {
            /** @description All parts of the ritual, in the order in which they are performed. */
            items: components<Instant>["schemas"]["RitePartInput"][];
        };
        EditedClosedDays: {
            /** @description By their first days. */
            items: (components<Instant>["schemas"]["ClosedDays"] & {
                /**
                 * @description So many paid rituals that have not begun are planned to begin on these days.
                 * @example 2
                 */
                planned: number;
            })[];
        };
        ClosedDaysInput: {
            /**
             * Format: date
             * @description First day, YYYY-MM-DD.
             * @example 2026-12-31
             */
            from: string;
            /**
             * Format: date
             * @description Last day, YYYY-MM-DD, at most two years ahead; the first for a single day.
             * @example 2027-01-02
             */
            to: string;
            /**
             * @description Why, in Russian; customers read it.
             * @example Храм закрыт на праздник
             */
            reason: string;
            /**
             * @description Why, in English; customers read it.
             * @example The temple is closed for a feast
             */
            reason_en: string;
        };
        ClosedDaysEdit: {
            /** @description All closed days, in any order. */
            items: components<Instant>["schemas"]["ClosedDaysInput"][];
        };
        PlannedRituals: {
            /**
             * @description So many paid rituals that have not begun are planned to begin on these days.
             * @example 2
             */
            planned: number;
        };
        DayCapacity: {
            /**
             * @description So many rituals may begin on a day; 0: as many as customers want.
             * @example 12
             */
            rituals: number;
        };
        DayCapacityEdit: {
            /**
             * @description So many rituals may begin on a day; 0: as many as customers want.
             * @example 12
             */
            rituals: number;
        };
        FirePlace: {
            /**
             * @description City of the almanac's list, by its name in addresses.
             * @example varanasi
             */
            city: string;
            /**
             * @description Its name in Russian.
             * @example Варанаси
             */
            name: string;
            /**
             * @description Its name in English.
             * @example Varanasi
             */
            name_en: string;
        };
        FirePlaceEdit: {
            /**
             * @description City of the almanac's list, by its name in addresses.
             * @example pune
             */
            city: string;
        };
        /** @description What the shop tells of its seller, on receipts and in legal texts. */
        SellerTold: {
            /**
             * @description A fact a line, in Russian: name, numbers of registration, address. Empty in a sandbox, where nobody sells.
             * @example ООО «Огонь»
             *     Номер 1234567
             */
            details: string;
            /**
             * @description A fact a line, in English.
             * @example Ogon LLC
             *     No. 1234567
             */
            details_en: string;
            /**
             * @description Where buyers write.
             * @example support@example.com
             */
            email: string;
            /**
             * @description Where buyers write by messenger.
             * @example @vedic_support
             */
            messenger: string;
        };
        /** @description The seller, and what was told before. */
        EditedSeller: components<Instant>["schemas"]["SellerTold"] & {
            /** @description The last versions, the newest first; the first of them is what the shop tells now. */
            history: (components<Instant>["schemas"]["SellerTold"] & {
                /**
                 * @description Counts the versions.
                 * @example 2
                 */
                version: number;
                /**
                 * Format: date-time
                 * @description Since when (UTC).
                 * @example 2026-11-21T10:00:00.000Z
                 */
                at: Instant;
                /**
                 * @description The e-mail of whoever changed it; null when the account is gone and for what the configuration said.
                 * @example admin@example.com
                 */
                by: string | null;
                /**
                 * @description The shop's configuration said it.
                 * @example false
                 */
                isConfigured: boolean;
            })[];
        };
        SellerEdit: {
            /**
             * @description A fact a line, in Russian: name with its legal form, numbers of registration, address, bank.
             * @example ООО «Огонь»
             *     Номер 1234567
             */
            details: string;
            /**
             * @description The same facts in English.
             * @example Ogon LLC
             *     No. 1234567
             */
            details_en: string;
            /**
             * @description Where buyers write.
             * @example support@example.com
             */
            email: string;
            /**
             * @description Where buyers write by messenger.
             * @example @vedic_support
             */
            messenger: string;
        };
        /**
         * @description Name as customers read it; not blank.
         * @example Индра Шарма
         */
        PartnerName: string;
        /**
         * @description E-mail for the shop's messages to the partner.
         * @example indra@example.com
         */
        PartnerEmail: string;
        /**
         * @description Language of messages to the partner.
         * @example ru
         * @enum {string}
         */
        PartnerLanguage: "ru" | "en";
        Partner: {
            slug: components<Instant>["schemas"]["PartnerKey"];
            name: components<Instant>["schemas"]["PartnerName"];
            email: components<Instant>["schemas"]["PartnerEmail"];
            language: components<Instant>["schemas"]["PartnerLanguage"];
            /** @description A suspended partner gets no new orders and their people see none. */
            suspended: boolean;
            /**
             * @description Address that leads customers to the partner.
             * @example https://rituals.example/?partner=indra
             */
            link: string;
            /**
             * Format: date-time
             * @description When the partner was added (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
        };
        PartnerList: {
            /** @description The newest first. */
            items: components<Instant>["schemas"]["Partner"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        NewPartner: {
            slug: components<Instant>["schemas"]["PartnerKey"];
            name: components<Instant>["schemas"]["PartnerName"];
            email: components<Instant>["schemas"]["PartnerEmail"];
            language: components<Instant>["schemas"]["PartnerLanguage"];
        };
        PartnerChange: {
            name: components<Instant>["schemas"]["PartnerName"];
            email: components<Instant>["schemas"]["PartnerEmail"];
            language: components<Instant>["schemas"]["PartnerLanguage"];
            /** @description True suspends the partner. */
            suspended: boolean;
        };
        /**
         * @description Month of the calendar, in the shop's time zone.
         * @example 2026-11
         */
        Month: string;
        PartnerSum: {
            /**
             * @description Number of orders.
             * @example 4
             */
            orders: number;
            /**
             * @description US dollars, the sum of their totals.
             * @example 1530
             */
            total: number;
        };
        PartnerDashboard: {
            slug: components<Instant>["schemas"]["PartnerKey"];
            name: components<Instant>["schemas"]["PartnerName"];
            /**
             * @description Address that leads customers to the partner.
             * @example https://rituals.example/?partner=indra
             */
            link: string;
            month: components<Instant>["schemas"]["Month"];
            /** @description True: the partner takes the money of customers who followed no partner's link, too. */
            isShops: boolean;
            /** @description Sums over the partner's orders that were placed in the month; those of `money` by when it moved. */
            totals: {
                /** @description What moved in the month for the partner's orders, whenever they were placed; the rows of the statement add up to it. */
                money: components<Instant>["schemas"]["SumsOfOrders"];
                /** @description Paid in any way, and not cancelled since. */
                paid: components<Instant>["schemas"]["PartnerSum"];
                /** @description Those of `paid` whose money a person of the partner has confirmed. */
                confirmed: components<Instant>["schemas"]["PartnerSum"];
                /** @description Their money waits for a confirmation. */
                waiting: components<Instant>["schemas"]["PartnerSum"];
            };
        };
        /**
         * @description What your books know the order by: ASCII without spaces, unique among your orders for good. No personal data.
         * @example invoice/2026-1042
         */
        ClientReference: string;
        /**
         * @description Up to twenty pairs of your own, names of 40 and values of 500 characters, which the shop keeps with the order and gives back. No
         *     personal data, by the terms: your people, the shop's people and your webhooks read them, and the customer's copy of all data has them.
         * @example {
         *       "till": "7",
         *       "campaign": "autumn"
         *     }
         */
        ClientMetadata: {
            [key: string]: string;
        };
        /** @description Who ordered; null when the order has no contact data, they were erased, or the reader may not see them. */
        OrderContact: {
            /**
             * @description Full name.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description Null for a customer without an e-mail.
             * @example anna@example.com
             */
            email: string | null;
        } | null;
        AdminAdjustment: components<Instant>["schemas"]["Adjustment"] & {
            /**
             * @description Why, for the staff alone; empty once the customer's data were erased.
             * @example Постоянный клиент
             */
            reason: string;
        };
        AdminOrderRow: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the order was placed (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            /**
             * @description Slug of the partner; null when there is none.
             * @example indra
             */
            partner: string | null;
            /** @description What the books of a partner know it by; absent without one. */
            clientReference?: components<Instant>["schemas"]["ClientReference"];
            /** @description What the partner's program keeps with it; absent when that is nothing. */
            metadata?: components<Instant>["schemas"]["ClientMetadata"];
            contact: components<Instant>["schemas"]["OrderContact"];
            /** @description What was ordered. */
            items: components<Instant>["schemas"]["OrderItem"][];
            /** @description What is taken off the items; absent when nothing is. `total` is the items without it. */
            adjustments?: components<Instant>["schemas"]["AdminAdjustment"][];
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description US dollars. */
            total: components<Instant>["schemas"]["Money"];
            /** @description US dollars that came in coins so far. */
            received: components<Instant>["schemas"]["Money"];
            /** @description What came and what became of it; null for those who may not read money. */
            money: components<Instant>["schemas"]["MoneySums"] | null;
            /** @description The money waits for a decision of a person. */
            waits: boolean;
        };
        AdminOrderList: {
            /** @description The newest first, unless `sort` says otherwise. */
            items: components<Instant>["schemas"]["AdminOrderRow"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        ItemForClient: {
            /**
             * @description A service, a tier of it or a special intention, as in a customer's order.
             * @example ganesha
             */
            id: string;
            /**
             * @description Number of units; a special intention has 1.
             * @example 1
             */
            quantity: number;
            duration: components<Instant>["schemas"]["RequestedDuration"];
        };
        OrderForClient: {
            /**
             * Format: uuid
             * @description Id of the account that owns the order.
             */
            clientId?: string;
            /** @description The client's full name; not blank. */
            customerName: components<Instant>["schemas"]["CustomerName"];
            /** @description E-mail for the receipt. */
            customerEmail: components<Instant>["schemas"]["CustomerEmail"];
            /**
             * @description Language of the letters about the order.
             * @example ru
             * @enum {string}
             */
            language: "ru" | "en";
            /** @description One to a hundred items. */
            items: components<Instant>["schemas"]["ItemForClient"][];
            /**
             * @description The client's wishes for the order.
             * @example Пожалуйста начните в пятницу
             */
            specialInstructions?: string;
        };
        OrderedForClient: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description US dollars for the whole order. */
            total: components<Instant>["schemas"]["Money"];
            /**
             * @description Address at which the order can be paid.
             * @example https://rituals.example/checkout/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
             */
            paymentLink: string;
        };
        DeskPerson: {
            /**
             * @description Name of the person, as the customer wrote it; of a line of the plan that cannot be read as a person, the line.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description Who it is to the customer; empty when nobody says it.
             * @example мама
             */
            relation: string;
            /**
             * @description How the name is read aloud; empty when it is read as it is written.
             * @example А́нна Ивано́ва
             */
            readAs: string;
            /**
             * Format: date
             * @description Null when it is not known.
             * @example 1988-03-05
             */
            birthDate: string | null;
            /**
             * @description As hh:mm at the place of birth; empty when it is not known.
             * @example 07:40
             */
            birthTime: string;
            /** @description The customer is not sure of the time. */
            timeUncertain: boolean;
            /**
             * @description Empty when it is not known.
             * @example Казань
             */
            birthPlace: string;
            /**
             * @description Empty when it is not given.
             * @example Бхарадваджа
             */
            gotra: string;
            /** @description True: it is not known, so Kashyapa is said. */
            gotraUnknown: boolean;
            star: components<Instant>["schemas"]["OwnStar"];
            /** @description True: another person of the same name has another birth. */
            contradicted: boolean;
        };
        OrderFeedback: {
            /** @description From 1, bad, to 5, very good. */
            mark: number;
            /** @description In the customer's words; may be empty. */
            text: string;
            /** @description By which it may be published without a name; null without their word. */
            consent: components<Instant>["schemas"]["FeedbackConsent"] | null;
            /**
             * Format: date-time
             * @description When it was written last (UTC).
             */
            writtenAt: Instant;
        };
        AdminOrderEvent: {
            /**
             * Format: date-time
             * @description When it happened (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            at: Instant;
            /**
             * @description A change of state, a line of the ledger, a message to somebody, a note, or what a member of staff did.
             * @enum {string}
             */
            kind: "state" | "money" | "message" | "note" | "action";
            /**
             * @description The new state, the kind of the line, the state of the message, `note`, or the action.
             * @example paid
             */
            code: string;
            /**
             * @description Who: `payer`, `gateway`, `partner`, `system`, or the name of a member of staff; null when nobody is named.
             * @example payer
             */
            by: string | null;
            /** @description The note, or the subject of the message. */
            text?: string;
            /**
             * @description Why the state changed.
             * @example unpaid_too_long
             */
            reason?: string;
            /** @description To whom the message went; empty for those who may not see it. */
            to?: string;
            /**
             * @description Number of the line of the ledger.
             * @example 3
             */
            line?: number;
            /** @description Hash of the line of the ledger. */
            hash?: string;
            /**
             * @description The shop cannot read the line; absent otherwise.
             * @constant
             */
            unread?: true;
        };
        AdminOrder: components<Instant>["schemas"]["AdminOrderRow"] & {
            /**
             * @description Number of the receipt; absent before the payment.
             * @example 1042
             */
            receiptNumber?: number;
            /**
             * @description Language of messages to the customer.
             * @enum {string}
             */
            language: "ru" | "en";
            /** @description The customer's data were erased. */
            erased: boolean;
            /** @description Refunds under way leave nothing of what came, so nothing is to be begun. */
            allGoesBack: boolean;
            /** @description What the customer wrote with the order; empty for nothing, and for those who may not see it. */
            wishes: string;
            /** @description On how many of its days each item is noted as performed, in the order of the items. */
            tickedDays: number[];
            /** @description The account that owns the order; null for a guest's order, and for those who may not see it. */
            customer: {
                /** @description Verified e-mail. */
                email: string | null;
                /** @description Verified phone in E.164. */
                phone: string | null;
                /**
                 * Format: date-time
                 * @description When the customer deleted the account (UTC): what the paid order needs stays until 30 days after its report. Null while it is open.
                 */
                leftAt: Instant | null;
            } | null;
            /** @description Everybody whose name is read, as the desk names them; empty for those who may not see it. */
            people: components<Instant>["schemas"]["DeskPerson"][];
            /** @description The customer's plan for all their rituals; null for none, and for those who may not see it. */
            plan: {
                startDate: components<Instant>["schemas"]["Day"];
                /** @description Wishes for the rituals. */
                wishes: string;
            } | null;
            /** @description The wish for another first day that the customer made last; null when there was none. */
            postponementAsk: components<Instant>["schemas"]["PostponementAsk"] | null;
            /** @description What the customer has told of it, for the shop alone; null for nothing, and for those who may not see it. */
            feedback: components<Instant>["schemas"]["OrderFeedback"] | null;
            /**
             * @description Address at which the order can be paid.
             * @example https://rituals.example/checkout/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
             */
            paymentLink: string;
            /** @description What happened, the newest first. */
            timeline: components<Instant>["schemas"]["AdminOrderEvent"][];
            /** @description Null for those who may not read money. */
            ledger: {
                /** @description Number of lines. */
                lines: number;
                /**
                 * @description Whether each line holds the hash of the line before.
                 * @enum {string}
                 */
                chain: "whole" | "broken";
            } | null;
            /** @description What the reader can do with the order. */
            actions: {
                /**
                 * @description The action.
                 * @enum {string}
                 */
                name: "note" | "change" | "cancel" | "payment_link" | "send_payment_link" | "send_receipt" | "postpone";
                /**
                 * @description Why the action is not possible now; absent when it is.
                 * @enum {string}
                 */
                refusal?: "erased" | "paid" | "cancelled" | "money_came" | "unpaid" | "no_email" | "begun" | "waiting" | "was_paid";
            }[];
        };
        NewOrderNote: {
            text: components<Instant>["schemas"]["NoteText"];
        };
        OrderCancellation: {
            reason: components<Instant>["schemas"]["NoteText"];
            /**
             * Format: uuid
             * @description Id of the note that the reason becomes. The same cancellation sent again within 24 hours is one cancellation.
             */
            noteId: string;
        };
        /** @description What is taken off, either by a percentage or as a sum. At least a cent is taken off and a cent is left. */
        Discount: {
            /**
             * @description Of each item, rounded half up to the cent.
             * @example 10
             */
            percent?: number;
            /**
             * @description US dollars.
             * @example 30
             */
            amount?: number;
        };
        OrderItemsChange: {
            /** @description All that the order is to hold, one to a hundred items. */
            items: components<Instant>["schemas"]["ItemForClient"][];
            /** @description What is taken off; absent, nothing is. */
            discount?: components<Instant>["schemas"]["Discount"];
            /**
             * @description US dollars, the new total that the person saw. The shop checks it.
             * @example 270
             */
            total: number;
            /**
             * @description For the staff alone; not blank. It becomes a note, and stays with a discount that is new.
             * @example Постоянный клиент
             */
            reason: string;
            /**
             * Format: uuid
             * @description Id of the note that the reason becomes. The same change sent again within 24 hours is one change.
             */
            noteId: string;
        };
        WantedOrder: {
            /** @description All that the order is to hold, one to a hundred items. */
            items: components<Instant>["schemas"]["ItemForClient"][];
            /** @description What is taken off; absent, nothing is. */
            discount?: components<Instant>["schemas"]["Discount"];
        };
        OrderChangePreview: {
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description The lines, in the order asked. */
            items: components<Instant>["schemas"]["QuoteLine"][];
            /** @description What would be taken off; empty when nothing would. */
            adjustments: components<Instant>["schemas"]["Adjustment"][];
            /** @description US dollars, the lines without what would be taken off. */
            total: components<Instant>["schemas"]["Money"];
        };
        OrderLetter: {
            /**
             * @description Which letter the customer gets.
             * @example payment_link
             * @enum {string}
             */
            letter: "payment_link" | "receipt";
        };
        OrderCertificates: {
            /** @description The newest first. */
            items: {
                code: components<Instant>["schemas"]["CertificateCode"];
                /**
                 * Format: date-time
                 * @description When it was issued (UTC).
                 */
                issuedAt: Instant;
                /**
                 * @description Name of the public key.
                 * @example 2026-b
                 */
                keyId: string;
                /**
                 * Format: date-time
                 * @description When it was revoked (UTC); null while it is valid.
                 */
                revokedAt: Instant | null;
                /** @description Why the shop has revoked it; null when a report was corrected. */
                reason: string | null;
            }[];
        };
        CertificateRevocation: {
            /**
             * @description Why; everybody with the code reads it, so it names nobody.
             * @example В свидетельстве указано не то место.
             */
            reason: string;
        };
        OrderPostponement: {
            startDate: components<Instant>["schemas"]["Day"];
            /**
             * @description Which item of the order gets the day, from 0; absent: all that have not begun.
             * @example 0
             */
            item?: number;
            /**
             * @description The customer reads it in the letter; not blank.
             * @example В эти дни храм закрыт
             */
            reason: string;
            /**
             * Format: uuid
             * @description Id of the note that the reason becomes. The same postponement sent again within 24 hours is one postponement.
             */
            noteId: string;
        };
        PostponementAnswer: {
            /** @description Whether the named rituals get the wished day. */
            agreed: boolean;
            /**
             * @description The customer reads it in the letter; not blank.
             * @example В этот день храм закрыт
             */
            answer: string;
            /**
             * Format: uuid
             * @description Id of the note that the answer becomes. The same answer sent again within 24 hours is one answer.
             */
            noteId: string;
        };
        OrderPartnerChange: {
            /**
             * @description The partner to whom the order belongs from now on; null for none.
             * @example indra
             */
            partner: string | null;
            /**
             * @description The partner as you have read it, null for none: when the order belongs to another by now, the answer is 412 `changed_meanwhile`, and nothing is stored. Without it nothing is compared.
             * @example surya
             */
            former?: string | null;
        };
        EvidenceFile: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
             */
            id: string;
            /**
             * @description How the shop stores it.
             * @enum {string}
             */
            mediaType: "image/webp" | "application/pdf";
        };
        Arrival: {
            /**
             * @description Number of the line of the ledger that tells of it.
             * @example 3
             */
            line: number;
            /**
             * Format: date-time
             * @description When the shop recorded it (UTC).
             */
            at: Instant;
            /**
             * @description In a coin, by card, or confirmed by a person.
             * @enum {string}
             */
            way: "coin" | "card" | "hand";
            /**
             * @description Name of the gateway, or `by hand`.
             * @example nowpayments
             */
            gateway: string;
            /**
             * @description Unit of the coin; null unless coins came.
             * @example USDT
             */
            unit: string | null;
            /**
             * @description Network of the coin; null unless coins came.
             * @example TRON
             */
            network: string | null;
            /** @description Where the coins came; null unless coins came. */
            address: string | null;
            /** @description The transfers that were told with it, or later without more money; the number of a card payment. */
            transactionIds: string[];
            /**
             * @description How much, in the unit of the coin; null unless coins came.
             * @example 800.00
             */
            coins: string | null;
            /** @description US dollars; of coins, at the rate at which they were asked for. */
            amount: components<Instant>["schemas"]["Dollars"];
            /** @description False while it awaits confirmations of its network, and then not in `sums`. */
            isFinal: boolean;
            /** @description The time of its payment was up when it came. */
            late: boolean;
            /** @description Who confirmed it, or took it back; null unless it came by hand. */
            by: string | null;
            /** @description The second person who agreed that it came by hand; null without one. */
            agreedBy: string | null;
            /** @description The file that proves money by hand; null without one. */
            evidence: components<Instant>["schemas"]["EvidenceFile"] | null;
        };
        /**
         * @description `requested`: it has begun. `addressed`: the customer has said where the coins go. `sent`: a person has sent it. `confirmed`: a second
         *     person has seen that. `rejected`: it was ended.
         * @enum {string}
         */
        RefundStateName: "requested" | "addressed" | "sent" | "confirmed" | "rejected";
        /**
         * @description Decimal amount in the coin's own unit; null unless coins came.
         * @example 0.00500000
         */
        CoinSum: string | null;
        StoryRefund: {
            /**
             * Format: uuid
             * @description Id of the refund.
             */
            id: string;
            /**
             * Format: uuid
             * @description Which money goes back.
             */
            sourceId: string;
            state: components<Instant>["schemas"]["RefundStateName"];
            /** @description US dollars; of coins, what they were worth when they came. */
            amount: components<Instant>["schemas"]["Money"];
            /** @description What goes back in the coin's own unit; null unless coins go back. */
            coins: components<Instant>["schemas"]["CoinSum"];
            /**
             * @description Unit of the coin; null unless coins go back.
             * @example BTC
             */
            unit: string | null;
            /** @description Why the money goes back. */
            reason: string;
            /**
             * Format: date-time
             * @description When it began (UTC).
             */
            requestedAt: Instant;
            /** @description E-mail of the member of staff or name of the operator who began it. */
            requestedBy: string;
        };
        OrderRefund: components<Instant>["schemas"]["StoryRefund"] & {
            /**
             * @description What must happen next; null when the refund is over. `address`: the customer names one. `sending`: somebody sends the money. `gateway`: the card
             *     gateway answers. `second_person`: another than who sent it has seen that it was sent.
             * @enum {string|null}
             */
            waitsFor: "address" | "sending" | "gateway" | "second_person" | null;
            /** @description The sending; null before it. */
            sent: {
                /**
                 * Format: date-time
                 * @description When it was sent (UTC).
                 */
                at: Instant;
                /** @description Who sent it. */
                by: string;
                /** @description The transaction id, or the number of the transfer. */
                reference: string;
            } | null;
            /** @description The second person's look; null before it. */
            confirmed: {
                /**
                 * Format: date-time
                 * @description When it was confirmed (UTC).
                 */
                at: Instant;
                /** @description Who confirmed it. */
                by: string;
            } | null;
        };
        /** @description All money of an order. */
        OrderMoney: {
            /** @description US dollars of the order. */
            due: components<Instant>["schemas"]["Money"];
            sums: components<Instant>["schemas"]["MoneySums"];
            /** @description What was seen and is not final yet; not in `sums`. */
            awaiting: components<Instant>["schemas"]["Money"];
            /** @description What came beyond `due`, final or not, whatever became of it since. */
            over: components<Instant>["schemas"]["Money"];
            /** @description What is missing of an order of which a part came; 0 for any other. */
            under: components<Instant>["schemas"]["Money"];
            /** @description What is on its way back in refunds that are not over. */
            underWay: components<Instant>["schemas"]["Money"];
            /** @description What is left once that has gone back. */
            netThen: components<Instant>["schemas"]["Dollars"];
            /** @description What came, the earliest first; a thousand at most. What was undone is an arrival below zero. */
            arrivals: components<Instant>["schemas"]["Arrival"][];
            /** @description What came in another coin than was asked for, or came again where the gateway takes one transfer, or by an answer of the gateway that does not fit the payment: not counted, and not in `sums`. */
            otherCoins: {
                /**
                 * Format: uuid
                 * @description To the address of which payment it came.
                 */
                paymentId: string;
                /**
                 * Format: date-time
                 * @description When it was first told (UTC).
                 */
                at: Instant;
                /**
                 * @description The coin, as the gateway calls it; null when it does not say.
                 * @example ETH
                 */
                currency: string | null;
                /**
                 * @description How much, in its own unit; null when the gateway does not say.
                 * @example 0.05000000
                 */
                amount: string | null;
                /**
                 * @description The transfer on its blockchain; null when the gateway does not say.
                 * @example 0x6be0a41c
                 */
                transactionId: string | null;
            }[];
            /** @description The oldest first, also those that were declined. */
            refunds: components<Instant>["schemas"]["OrderRefund"][];
            /**
             * @description How many lines the order has in the ledger.
             * @example 9
             */
            lines: number;
            /** @description How many of them cannot be read; what they say is missing here. */
            unread: number;
        };
        /** @description The order for which the money came. */
        OrderOfMoney: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /** @description US dollars of the order. */
            total: components<Instant>["schemas"]["Money"];
            /**
             * @description Who ordered; null when it was erased, or the reader may not see it.
             * @example Анна Иванова
             */
            customer: string | null;
        };
        /** @description Why a person must look at the money; empty for a wish. */
        ReviewReasons: ("underpaid" | "wrong_asset" | "mismatch" | "redeposit" | "stuck" | "contested" | "reversed" | "disputed" | "refunded_elsewhere" | "refund_failed" | "unread_line" | "surplus" | "order_already_paid" | "order_cancelled")[];
        StorySource: {
            /**
             * Format: uuid
             * @description Id of the money.
             */
            id: string;
            /**
             * @description In a coin, by card, or confirmed by a person.
             * @enum {string}
             */
            kind: "coin" | "card" | "hand";
            /**
             * Format: date-time
             * @description When the payment in a coin began, or the money came (UTC).
             */
            at: Instant;
            /**
             * @description Name of the gateway.
             * @example nowpayments
             */
            gateway: string;
            /** @description The gateway's own name of the payment, or the number of the transfer; empty without one. */
            gatewayPaymentId: string;
            /**
             * @description Unit of the coin; null unless coins came.
             * @example BTC
             */
            unit: string | null;
            /**
             * @description Network of the coin; null unless coins came.
             * @example Bitcoin
             */
            network: string | null;
            /** @description Where the coins came; null unless coins came. */
            address: string | null;
            /** @description Transfers under the names by which their sender finds them. */
            transactionIds: string[];
            /** @description US dollars; of coins, what was asked for. */
            amount: components<Instant>["schemas"]["Money"];
            /** @description What was asked for; null unless coins came. */
            expected: components<Instant>["schemas"]["CoinSum"];
            /** @description What was seen so far; null unless coins came. */
            received: components<Instant>["schemas"]["CoinSum"];
            /** @description What is final of it; null unless coins came. */
            confirmed: components<Instant>["schemas"]["CoinSum"];
            /** @description Why a person had to look at this money, whether or not somebody has decided since. */
            reasons: components<Instant>["schemas"]["ReviewReasons"];
            /** @description What of the money can go back; null for money that does not go back in this way. */
            refund: {
                /**
                 * @description In the coin's unit, or in dollars.
                 * @example 0.00500000
                 */
                left: string;
                /** @description US dollars that it was worth when it came. */
                worth: components<Instant>["schemas"]["Money"];
                /**
                 * @description Why nothing can go back now; absent when it can. `nothing_left`: it went back, or is about to. `not_final`: the transfer awaits
                 *     confirmations.
                 * @enum {string}
                 */
                refusal?: "nothing_left" | "not_final";
            } | null;
        };
        /**
         * @description How the customer is asked where coins go. `link`: by a one-time link to the proven mailbox or phone of the account that has the order.
         *     `sign_in`: a letter to the order's e-mail, which nobody has proven, asks to sign in first. null: nobody can be written to, as the shop knows no
         *     contact; whoever proves that of a deleted account gets the link on the page of the order.
         * @enum {string|null}
         */
        AddressAsk: "link" | "sign_in" | null;
        RefundableMoney: {
            order: components<Instant>["schemas"]["OrderOfMoney"];
            /** @description All money that came for the order. */
            sources: components<Instant>["schemas"]["StorySource"][];
            /** @description Refunds of the order, oldest first. */
            refunds: components<Instant>["schemas"]["StoryRefund"][];
            /**
             * @description What becomes of the order. `cancels`: it is not paid, and any refund cancels it. `cancels_when_all`: it is cancelled once all of its money
             *     went back. `stays`: its ritual has begun, or it is cancelled already.
             * @enum {string}
             */
            outcome: "cancels" | "cancels_when_all" | "stays";
            addressAsk: components<Instant>["schemas"]["AddressAsk"];
            /** @description Who, beside you, can be the second person of a refund: administrators with a second factor. Empty: nobody can yet. */
            secondPersons: string[];
        };
        /**
         * @description What was decided, and why; for the shop's people.
         * @example Paid twice
         */
        MoneyReason: string;
        NewRefund: {
            /**
             * Format: uuid
             * @description Which payment goes back; all of them when missing.
             */
            paymentId?: string;
            /**
             * @description In the unit of the payment's coin, or in dollars; only with `paymentId`, and all that is left of it when missing.
             * @example 0.0025
             */
            amount?: string;
            reason: components<Instant>["schemas"]["MoneyReason"];
        };
        BegunRefunds: {
            /** @description One for each payment. */
            items: components<Instant>["schemas"]["StoryRefund"][];
        };
        /**
         * @description By date, by sum or by state; those that are alike with the oldest first; falling with `-`.
         * @default date
         * @example -total
         * @enum {string}
         */
        WaitSort: "date" | "-date" | "total" | "-total" | "status" | "-status";
        WaitingMoney: {
            /**
             * Format: uuid
             * @description Id of the payment, of the line or of the wish.
             * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
             */
            id: string;
            /**
             * @description A payment in a coin, a card payment, a line of the ledger that the shop cannot read, or a wish for a refund.
             * @enum {string}
             */
            kind: "coin" | "card" | "line" | "ask";
            /**
             * Format: date-time
             * @description When the payment began, the card paid, the shop found the line or the customer asked (UTC).
             */
            since: Instant;
            reasons: components<Instant>["schemas"]["ReviewReasons"];
            order: components<Instant>["schemas"]["OrderOfMoney"];
            /**
             * @description Name of the gateway; null for a wish.
             * @example nowpayments
             */
            gateway: string | null;
            /**
             * @description Unit of the coin; null unless coins came.
             * @example BTC
             */
            unit: string | null;
            /**
             * @description US dollars of the payment; null for a line and for a wish.
             * @example 300
             */
            amount: number | null;
            /** @description What was asked for; null unless coins came. */
            expected: components<Instant>["schemas"]["CoinSum"];
            /** @description What was seen so far; null unless coins came. */
            received: components<Instant>["schemas"]["CoinSum"];
            /** @description What is final of it; null unless coins came. */
            confirmed: components<Instant>["schemas"]["CoinSum"];
        };
        WaitingMoneyList: {
            /** @description What waits longest comes first, unless `sort` says otherwise. */
            items: components<Instant>["schemas"]["WaitingMoney"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        StoryLine: {
            /**
             * Format: date-time
             * @description When it was written (UTC).
             */
            at: Instant;
            /**
             * @description Kind of the line.
             * @example reported
             */
            kind: string;
            /**
             * @description Name of the gateway, or `by hand`.
             * @example nowpayments
             */
            gateway: string;
            /**
             * @description Number of the line in the order's chain.
             * @example 3
             */
            line: number;
            /** @description Hash of the line. */
            hash: string;
            /**
             * @description What became of the payment.
             * @example partial
             */
            state?: string;
            /** @description What was seen by then in the coin's own unit. */
            received?: string;
            /** @description What was final by then in the coin's own unit. */
            confirmed?: string;
            /**
             * @description US dollars of the line.
             * @example 300
             */
            amount?: number;
            /** @description Why a person had to look at the money by then. */
            reasons?: string[];
            /** @description Who decided. */
            by?: string;
            /**
             * @description The shop cannot read the line; absent otherwise.
             * @constant
             */
            unread?: true;
        };
        MoneyStory: components<Instant>["schemas"]["WaitingMoney"] & {
            /** @description All money that came for the order. */
            sources: components<Instant>["schemas"]["StorySource"][];
            /** @description Refunds of the order, oldest first. */
            refunds: components<Instant>["schemas"]["StoryRefund"][];
            /** @description What the ledger says of the order, the newest first; a hundred at most. */
            lines: components<Instant>["schemas"]["StoryLine"][];
        };
        Settlement: {
            reason: components<Instant>["schemas"]["MoneyReason"];
        };
        OpenRefund: {
            /**
             * Format: uuid
             * @description Id of the refund.
             * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
             */
            id: string;
            state: components<Instant>["schemas"]["RefundStateName"];
            /**
             * @description What must happen next. `address`: the customer says where the coins go. `sending`: a person sends the money, or has the card gateway pay.
             *     `gateway`: the card gateway was asked, and its answer is missing. `second_person`: somebody else confirms. Null when it is over.
             * @enum {string|null}
             */
            waitsFor: "address" | "sending" | "gateway" | "second_person" | null;
            /**
             * Format: date-time
             * @description When the refund began (UTC).
             */
            since: Instant;
            /** @description US dollars; of coins, what they were worth when they came. */
            amount: components<Instant>["schemas"]["Money"];
            /** @description What goes back in the coin's own unit; null unless coins go back. */
            coins: components<Instant>["schemas"]["CoinSum"];
            /**
             * @description Unit of the coin; null unless coins go back.
             * @example BTC
             */
            unit: string | null;
            order: components<Instant>["schemas"]["OrderOfMoney"];
        };
        OpenRefundList: {
            /** @description The oldest refund comes first, unless `sort` says otherwise. */
            items: components<Instant>["schemas"]["OpenRefund"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        RefundFile: components<Instant>["schemas"]["OpenRefund"] & {
            /**
             * @description How the money came: in a coin, by card, or confirmed by a person.
             * @enum {string}
             */
            source: "coin" | "card" | "hand";
            /**
             * @description Name of the gateway that took the money, or `by hand`.
             * @example nowpayments
             */
            gateway: string;
            /**
             * @description Network of the coin; null unless coins go back.
             * @example Bitcoin
             */
            network: string | null;
            /** @description Where the coins go; null without an address. */
            address: string | null;
            /** @description Why the money goes back. */
            reason: string;
            /** @description E-mail of the member of staff or name of the operator who began it. */
            requestedBy: string;
            /** @description The sending; null before it, and where nothing was sent. */
            sent: {
                /**
                 * Format: date-time
                 * @description When it was sent (UTC).
                 */
                at: Instant;
                /** @description Who sent it. */
                by: string;
                /** @description The transaction id, or the number of the transfer. */
                reference: string;
            } | null;
            /** @description The confirmation; null before it. */
            confirmed: {
                /**
                 * Format: date-time
                 * @description When it was confirmed (UTC).
                 */
                at: Instant;
                /** @description Who confirmed it. */
                by: string;
            } | null;
            /** @description The end of a refund that was not paid or did not arrive; null without one. */
            rejected: {
                /**
                 * Format: date-time
                 * @description When it ended (UTC).
                 */
                at: Instant;
                /** @description Who ended it. */
                by: string;
                /** @description Why it ended. */
                reason: string;
            } | null;
            /**
             * @description Why the reader may not confirm what was sent; null when they may, and when nothing was sent. `same_person`: the reader has sent it.
             *     `other_way`: a command of the operator's has sent it, and a command confirms it.
             * @enum {string|null}
             */
            confirmRefusal: "same_person" | "other_way" | null;
            addressAsk: components<Instant>["schemas"]["AddressAsk"];
            /**
             * @description What the reader can do now. `link`: send the link for the address again. `pay`: have the card gateway pay. `send`: record what was sent.
             *     `confirm`: as a second person. `reject`: end it; what was sent as a second person.
             */
            actions: ("link" | "pay" | "send" | "confirm" | "reject")[];
        };
        RefundSending: {
            /**
             * @description The transaction id of the coins, or the number of the transfer. The customer reads it.
             * @example f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16
             */
            reference: string;
        };
        RefundRejection: {
            reason: components<Instant>["schemas"]["MoneyReason"];
        };
        RitualProgress: {
            /**
             * Format: date
             * @description The first day; null until it is planned.
             * @example 2026-11-21
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description When it was begun (UTC).
             * @example 2026-11-21T10:00:00.000Z
             */
            begunAt: Instant | null;
            /**
             * Format: date-time
             * @description When it had been performed to its end (UTC).
             * @example null
             */
            performedAt: Instant | null;
        };
        RiteNote: {
            /**
             * Format: uuid
             * @description Id of the note; that of somebody else who was faster.
             */
            note: string;
            /**
             * @description Id of the part.
             * @example homa
             */
            part: string;
            /**
             * @description How many there were; null where none are counted.
             * @example 108
             */
            ahutis: number | null;
            /**
             * Format: date-time
             * @description When it was performed (UTC).
             * @example 2026-11-21T10:31:00.000Z
             */
            at: Instant;
            /** @description True: it was taken back, and stands no more. */
            takenBack: boolean;
        };
        DeskPart: components<Instant>["schemas"]["RitePart"] & {
            /** @description What is noted of it on the asked day; null when nothing is. */
            noted: components<Instant>["schemas"]["RiteNote"] | null;
        };
        DeskRitual: components<Instant>["schemas"]["RitualProgress"] & {
            /**
             * @description Position in the order, from 0.
             * @example 0
             */
            position: number;
            /**
             * @description Id of the order's item.
             * @example ganesha
             */
            itemId: string;
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
             * @description Number of units.
             * @example 1
             */
            quantity: number;
            /**
             * @description For so many days it is performed.
             * @example 28
             */
            days: number;
            /**
             * @description Which of its days the asked day is, from 1; null without a date.
             * @example 1
             */
            day: number | null;
            /**
             * Format: date
             * @description The day on which it ends; null without a date.
             * @example 2026-12-19
             */
            endDate: string | null;
            /** @description True: it has not begun, and its first day was closed after it was planned. */
            beginsClosed: boolean;
            /** @description The desk has prepared it for its day. */
            prepared: boolean;
            moving: components<Instant>["schemas"]["RitualMoving"];
            /**
             * Format: date
             * @description The day for which the customer's open request asks; null without one.
             * @example null
             */
            wishedDay: string | null;
            /**
             * @description On so many of its days it is noted as performed.
             * @example 7
             */
            tickedDays: number;
            /** @description The asked day is one of them; false without a day. */
            ticked: boolean;
            /**
             * Format: date-time
             * @description Until then its last step can be taken back (UTC); null when it cannot.
             */
            undoUntil: Instant | null;
            /** @description Its report is sent: neither a step of it nor a noted part can be taken back. */
            reported: boolean;
            /** @description What the almanac says of its first day; null where it says nothing. */
            advice: components<Instant>["schemas"]["DayAdvice"] | null;
            /** @description The parts of the ritual, and others that are noted on the asked day. */
            parts: components<Instant>["schemas"]["DeskPart"][];
        };
        /** @description What the priest needs of an order; no money and no contacts. */
        DeskOrder: {
            id: components<Instant>["schemas"]["OrderId"];
            number: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /** @description Everybody whose name is read, each once; the customer first. Empty when nobody is known. */
            people: components<Instant>["schemas"]["DeskPerson"][];
            /**
             * @description Sankalpa and wishes of the customer's plan.
             * @example О здоровье семьи
             */
            wishes: string;
            /**
             * @description What the customer wrote in the order.
             * @example
             */
            instructions: string;
            /**
             * @description All that came was given back, or will be by refunds under way, so nothing is to be begun.
             * @example false
             */
            allGoesBack: boolean;
            /** @description What is to be performed. */
            rituals: components<Instant>["schemas"]["DeskRitual"][];
        };
        DeskDay: {
            /**
             * Format: date
             * @description The day that is shown.
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description The shop's time zone.
             * @example Europe/Moscow
             */
            timeZone: string;
            /** @description Why no ritual begins on the day; null when rituals may begin. */
            closed: components<Instant>["schemas"]["ClosedDays"] | null;
            /** @description The oldest order first. */
            items: components<Instant>["schemas"]["DeskOrder"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        DeskWeekDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-23
             */
            day: string;
            /** @description Why no ritual begins on the day; null when rituals may begin. */
            closed: components<Instant>["schemas"]["ClosedDays"] | null;
            /**
             * @description Customers can choose the day no more.
             * @example false
             */
            full: boolean;
            /** @description What is performed on the day, the most frequent first. */
            rituals: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                itemId: string;
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
                 * @description How many are performed on the day.
                 * @example 2
                 */
                count: number;
                /**
                 * @description How many of them begin on it.
                 * @example 1
                 */
                begins: number;
            }[];
        };
        DeskWeek: {
            /**
             * Format: date
             * @description Today in the shop's time zone.
             * @example 2026-11-25
             */
            today: string;
            /**
             * @description The shop's time zone.
             * @example Europe/Moscow
             */
            timeZone: string;
            /**
             * @description So many rituals may begin on a day; 0: as many as customers want.
             * @example 12
             */
            capacity: number;
            /** @description Seven days, one after the other. */
            days: components<Instant>["schemas"]["DeskWeekDay"][];
        };
        DeskOrderList: {
            /** @description The oldest order first. */
            items: components<Instant>["schemas"]["DeskOrder"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        RiteTime: {
            /**
             * Format: uuid
             * @description Id that the device has made: sent again it changes nothing.
             * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
             */
            note: string;
            /**
             * Format: date-time
             * @description When the person pressed. The shop keeps it within its bounds: not in the future, and not before the day.
             * @example 2026-11-21T09:55:00.000Z
             */
            at: Instant;
        };
        RitualAsRead: {
            /**
             * Format: date
             * @description The first day that the ritual had when you read it, null for none; without it any day will do.
             * @example 2026-11-21
             */
            startDate?: string | null;
            /** @description By a device that sends later what somebody has pressed: its id of the note, and when that was. Without it the step is of now. */
            noted?: components<Instant>["schemas"]["RiteTime"];
        };
        RitualEnd: {
            /** @description By a device that sends later what somebody has pressed: its id of the note, and when that was. Without it the step is of now. */
            noted?: components<Instant>["schemas"]["RiteTime"];
        };
        RitualTicks: {
            /**
             * @description Position of the ritual in its order, from 0.
             * @example 0
             */
            position: number;
            /**
             * @description On so many of its days it is noted as performed.
             * @example 7
             */
            tickedDays: number;
            /** @description The named day is one of them. */
            ticked: boolean;
        };
        NewRiteNote: {
            /**
             * @description Id of the part.
             * @example homa
             */
            part: string;
            /**
             * @description How many there were; null for a part in which none are counted.
             * @example 108
             */
            ahutis: number | null;
            /**
             * Format: date-time
             * @description When the person pressed.
             * @example 2026-11-21T10:31:00.000Z
             */
            at: Instant;
        };
        RiteWithdrawal: {
            /**
             * @description Why; the staff read it in the log.
             * @example Нажато по ошибке.
             */
            reason: string;
        };
        NewNameReading: {
            /**
             * @description Name of the customer or of a participant, as the desk shows it.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description How it is read aloud, in any script, with stress marks; empty to take the note away.
             * @example А́нна Ивано́ва
             */
            readAs: string;
            /**
             * @description The reading that its writer has seen; empty when there was none.
             * @example
             */
            before: string;
        };
        NameReading: {
            /**
             * @description Name of the person.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description How it is read aloud; empty when it is read as it is written.
             * @example А́нна Ивано́ва
             */
            readAs: string;
        };
        DeskSpelling: {
            /**
             * @description A name of the list, as it stands there.
             * @example Анна Иванова
             */
            name: string;
            /**
             * @description How it is read, in IAST or Devanagari; empty to leave it to the rules.
             * @example Annā Ivānovā
             */
            iast: string;
            /**
             * @description To the customer; empty without a word.
             * @example Так ближе к тому
             * @example как имя звучит.
             */
            note: string;
        };
        /**
         * @description What people call the webhook; may be empty.
         * @example Till in the ashram
         */
        WebhookDescription: string;
        /**
         * @description What has happened: an order is the partner's now; its status is another; its whole amount is on its way, a part came, it is paid, money went
         *     back, or what was said to have gone back did not arrive; its rituals have other days; a report of its rituals can be read, or was corrected.
         * @example order.created
         * @enum {string}
         */
        WebhookEventType: "order.created" | "order.status_changed" | "payment.seen" | "payment.partial" | "payment.confirmed" | "payment.refunded" | "payment.refund_failed" | "plan.changed" | "report.published";
        /** @description Of which events it is told. */
        WebhookTypes: components<Instant>["schemas"]["WebhookEventType"][];
        /**
         * @description Events are sent while it is `enabled`, and wait otherwise. `paused` by its people; `disabled` by the shop, until people enable it again.
         * @example enabled
         * @enum {string}
         */
        WebhookState: "enabled" | "paused" | "disabled";
        /**
         * @description Why the shop disabled it: five days without a success, or an answer 410; null when it did not.
         * @example null
         * @enum {string|null}
         */
        WebhookDisabledFor: "failing" | "gone" | null;
        /**
         * Format: date-time
         * @description Since when no delivery has succeeded (UTC); null while they do.
         * @example null
         */
        WebhookFailingSince: Instant | null;
        /** @description How a webhook fares. */
        WebhookHealth: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
             */
            id: string;
            /**
             * @description Host of its address; empty when the shop cannot read the address any more.
             * @example till.example.com
             */
            host: string;
            description: components<Instant>["schemas"]["WebhookDescription"];
            types: components<Instant>["schemas"]["WebhookTypes"];
            state: components<Instant>["schemas"]["WebhookState"];
            disabledFor: components<Instant>["schemas"]["WebhookDisabledFor"];
            failingSince: components<Instant>["schemas"]["WebhookFailingSince"];
            /**
             * @description Events that wait; 1000 means as many or more.
             * @example 12
             */
            waiting: number;
            /**
             * @description Events of the last 30 days that were given up; 1000 means as many or more.
             * @example 0
             */
            dead: number;
            /** @description The latest attempt that failed, of events that are not delivered; null without such an event. */
            lastFailure: {
                /**
                 * Format: date-time
                 * @description When it began (UTC).
                 * @example 2026-11-22T10:00:01.000Z
                 */
                at: Instant;
                /**
                 * @description What went wrong, in the words of the log of deliveries.
                 * @example timeout
                 * @enum {string}
                 */
                failure: "status" | "redirect" | "timeout" | "unreachable" | "target" | "too_long" | "secret";
                /**
                 * @description Status of the answer; null without an answer.
                 * @example 503
                 */
                status: number | null;
            } | null;
        };
        WebhookHealthList: {
            /** @description The oldest first. */
            items: components<Instant>["schemas"]["WebhookHealth"][];
        };
        /**
         * @description How people call the key; not blank.
         * @example Till in the ashram
         */
        KeyName: string;
        /** @description What the key may do. */
        KeyScopes: components<Instant>["schemas"]["KeyScope"][];
        /** @description Addresses and networks (CIDR) from which the key may be used; empty means from everywhere. */
        KeyAddresses: string[];
        /** @description A key of a partner's programs, without its text. */
        ApiKey: {
            /**
             * Format: uuid
             * @description Id of the key.
             * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
             */
            id: string;
            name: components<Instant>["schemas"]["KeyName"];
            /**
             * @description Beginning and end of the key, by which people know it again.
             * @example vrk_live_…7Qa0
             */
            hint: string;
            scopes: components<Instant>["schemas"]["KeyScopes"];
            addresses: components<Instant>["schemas"]["KeyAddresses"];
            /**
             * @description Whether the key opens anything.
             * @example valid
             * @enum {string}
             */
            state: "valid" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When the key was made (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
            /**
             * Format: date-time
             * @description When the key ends (UTC); null for never.
             * @example 2027-11-20T10:00:00.000Z
             */
            expiresAt: Instant | null;
            /**
             * Format: date-time
             * @description When the key was used last (UTC), up to a minute behind; null for never.
             * @example 2026-11-20T10:00:00.000Z
             */
            lastUsedAt: Instant | null;
            /**
             * Format: date-time
             * @description When the key was revoked (UTC); null when it was not.
             * @example 2026-11-20T10:00:00.000Z
             */
            revokedAt: Instant | null;
        };
        ApiKeyList: {
            /** @description The newest first. */
            items: components<Instant>["schemas"]["ApiKey"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        NewApiKey: {
            name: components<Instant>["schemas"]["KeyName"];
            scopes: components<Instant>["schemas"]["KeyScopes"];
            addresses?: components<Instant>["schemas"]["KeyAddresses"];
            /**
             * @description After so many days the key ends; null for never.
             * @example 365
             */
            expiresInDays?: number | null;
        };
        MadeApiKey: components<Instant>["schemas"]["ApiKey"] & {
            /**
             * @description The key itself, to be sent as `Authorization: Bearer …`: `vrk_live_` or `vrk_sandbox_`, 30 random characters, and six of a
             *     checksum. It is shown this once.
             * @example vrk_live_3Jd8Kq0ZpXv5TnRwYb7HcM2sLfGa9E1x7Qa0
             */
            key: string;
        };
        KeyRotation: {
            /**
             * @description For so many hours the old key goes on.
             * @example 24
             */
            keepHours: number;
        };
        /**
         * @description Where events are posted: https at a public name and port 443, without a user, a password or `#`; in the sandbox also one of its inboxes
         *     and, unless it asks others for a secret, http or https on the shop's own machine. It may hold a token: it is kept enciphered and named in
         *     no log.
         * @example https://till.example.com/webhooks/rituals
         */
        WebhookUrl: string;
        /** @description Where programs of a partner are told of events, without its secret. */
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
             */
            id: string;
            /** @description Where events are posted; `about:blank` when the shop cannot read the address any more. */
            url: components<Instant>["schemas"]["WebhookUrl"];
            description: components<Instant>["schemas"]["WebhookDescription"];
            types: components<Instant>["schemas"]["WebhookTypes"];
            state: components<Instant>["schemas"]["WebhookState"];
            disabledFor: components<Instant>["schemas"]["WebhookDisabledFor"];
            failingSince: components<Instant>["schemas"]["WebhookFailingSince"];
            /**
             * Format: date-time
             * @description Until then the former secret signs as well (UTC); null without such a secret.
             * @example null
             */
            formerSecretUntil: Instant | null;
            /**
             * Format: date-time
             * @description When the webhook was added (UTC).
             * @example 2026-11-22T10:00:00.000Z
             */
            createdAt: Instant;
        };
        WebhookList: {
            /** @description The oldest first. */
            items: components<Instant>["schemas"]["Webhook"][];
        };
        NewWebhook: {
            url: components<Instant>["schemas"]["WebhookUrl"];
            description?: components<Instant>["schemas"]["WebhookDescription"];
            types: components<Instant>["schemas"]["WebhookTypes"];
        };
        MadeWebhook: components<Instant>["schemas"]["Webhook"] & {
            /**
             * @description The key of the signatures after Standard Webhooks: `whsec_` and base64. It is shown this once.
             * @example whsec_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=
             */
            secret: string;
        };
        WebhookChange: {
            url?: components<Instant>["schemas"]["WebhookUrl"];
            description?: components<Instant>["schemas"]["WebhookDescription"];
            types?: components<Instant>["schemas"]["WebhookTypes"];
            /**
             * @description Pause it, or enable it again; then what waits is sent at once.
             * @example paused
             * @enum {string}
             */
            state?: "enabled" | "paused";
        };
        WebhookExample: {
            type: components<Instant>["schemas"]["WebhookEventType"];
        };
        /**
         * @description `waiting` for an attempt, `delivered`, or `dead`: given up after ten attempts in three days.
         * @example delivered
         * @enum {string}
         */
        DeliveryState: "waiting" | "delivered" | "dead";
        /** @description An event on its way to a webhook. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
             */
            id: string;
            /**
             * Format: uuid
             * @description The header `webhook-id`, the same at every attempt.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            eventId: string;
            type: components<Instant>["schemas"]["WebhookEventType"];
            /**
             * Format: uuid
             * @description Id of the order; null for an example.
             * @example 3f2504e0-4f89-41d3-9a0c-0305e82c3301
             */
            orderId: string | null;
            /**
             * @description Grows with each event of the order.
             * @example 2
             */
            version: number;
            state: components<Instant>["schemas"]["DeliveryState"];
            /**
             * @description Attempts since it was last sent on its way.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next (UTC); null when it is not.
             * @example null
             */
            nextAttemptAt: Instant | null;
            /**
             * Format: date-time
             * @description When the event happened (UTC).
             * @example 2026-11-22T10:00:00.000Z
             */
            createdAt: Instant;
            /**
             * Format: date-time
             * @description When it was delivered (UTC); null when it was not.
             * @example 2026-11-22T10:00:01.000Z
             */
            deliveredAt: Instant | null;
        };
        /**
         * Format: date-time
         * @description An instant in any form of RFC 3339, such as `2026-11-20T10:00:00Z` or `2026-11-20T13:00:00.5+03:00`; in an address `+` is written `%2B`. A day
         *     or a time that does not exist is 400. Answers write instants in one form, `2026-11-20T10:00:00.000Z`.
         * @example 2026-11-20T10:00:00.000Z
         */
        Instant: Instant;
        RedeliverFailed: {
            /** @description Events that happened since then, in any form of RFC 3339. */
            since: components<Instant>["schemas"]["Instant"];
        };
        RedeliveredFailed: {
            /**
             * @description How many were sent on their way again; after 10000 ask again.
             * @example 3
             */
            count: number;
        };
        WebhookDeliveryList: {
            /** @description The newest first. */
            items: components<Instant>["schemas"]["WebhookDelivery"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description What an attempt sent and met. */
        WebhookTry: {
            /**
             * Format: date-time
             * @description When it began (UTC).
             * @example 2026-11-22T10:00:01.000Z
             */
            at: Instant;
            /**
             * @description The headers that were sent, without the signature.
             * @example {
             *       "content-type": "application/json",
             *       "webhook-id": "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d",
             *       "webhook-timestamp": "1795341601"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description How long it took.
             * @example 84
             */
            milliseconds: number;
            /**
             * @description Status of the answer; null without an answer.
             * @example 200
             */
            status: number | null;
            /**
             * @description Null after a success. `status`: an answer that is no success; `redirect`: no redirect is followed; `timeout`: no whole answer in ten seconds;
             *     `unreachable`: no connection; `target`: the name leads to an address that is not public; `too_long`: an answer of more than 64 kB;
             *     `secret`: the shop cannot read the webhook's address any more: give it a new one, then a new secret.
             * @example null
             * @enum {string|null}
             */
            failure: "status" | "redirect" | "timeout" | "unreachable" | "target" | "too_long" | "secret" | null;
            /**
             * @description The beginning of the answer's body; null without an answer.
             * @example ok
             */
            answer: string | null;
        };
        WebhookDeliveryStory: components<Instant>["schemas"]["WebhookDelivery"] & {
            /**
             * @description The body of every attempt, as it is signed.
             * @example {"type":"order.status_changed","timestamp":"2026-11-22T10:00:00.000Z","data":{"id":"3f2504e0-4f89-41d3-9a0c-0305e82c3301","version":2,"status":"paid"}}
             */
            body: string;
            /** @description The last attempts, the earliest first. */
            tries: components<Instant>["schemas"]["WebhookTry"][];
        };
        /**
         * Format: uuid
         * @description Id of what was said of the money.
         * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
         */
        ConfirmationId: string;
        PartnerConfirmation: {
            id: components<Instant>["schemas"]["ConfirmationId"];
            /**
             * @description `proposed`: a second person has not agreed yet. `confirmed`: it has paid for the order. `taken_back`: it had, and somebody has taken
             *     that back. `withdrawn`: nobody has agreed. `declined`: no money has come.
             * @enum {string}
             */
            state: "proposed" | "confirmed" | "taken_back" | "withdrawn" | "declined";
            /** @description US dollars. */
            amount: components<Instant>["schemas"]["Money"];
            /** @description What names the money elsewhere. */
            reference: string;
            /** @description Note for the shop; of `declined`, what the customer was told. */
            note: string;
            /** @description Where a proof lies. */
            evidence: string;
            /** @description The file that proves it; null without one. */
            file: components<Instant>["schemas"]["EvidenceFile"] | null;
            /**
             * Format: date-time
             * @description When it was said (UTC).
             */
            at: Instant;
            /**
             * Format: date-time
             * @description When it was taken back or withdrawn (UTC); absent otherwise.
             */
            endedAt?: Instant;
            /** @description True: the caller has said it; false: another person of the partner. */
            byYou: boolean;
            /** @description A second person has agreed. */
            agreed: boolean;
        };
        /** @description What a partner sees of an order. Of its customer that is the first name alone. */
        PartnerOrder: {
            id: components<Instant>["schemas"]["OrderId"];
            /**
             * @deprecated
             * @description The first eight characters of the id; `orderNumber` is the number that people say.
             * @example 6f1f7a52
             */
            number: string;
            orderNumber: components<Instant>["schemas"]["OrderNumber"];
            status: components<Instant>["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When the order was placed (UTC).
             * @example 2026-11-20T10:00:00.000Z
             */
            createdAt: Instant;
            paymentMethod: components<Instant>["schemas"]["PaymentMethod"];
            /**
             * @description Address at which the client pays, and sees the order afterwards.
             * @example https://rituals.example/checkout/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
             */
            paymentLink: string;
            /** @description The reference that you gave; absent when you gave none. */
            clientReference?: components<Instant>["schemas"]["ClientReference"];
            /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
            metadata?: components<Instant>["schemas"]["ClientMetadata"];
            /**
             * @description First name of the customer; absent when the order has none.
             * @example Анна
             */
            firstName?: string;
            /** @description What was ordered. */
            items: {
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
                /** @description US dollars for one unit over the whole duration. */
                price: components<Instant>["schemas"]["Money"];
                /**
                 * @description Number of units.
                 * @example 1
                 */
                quantity: number;
                /**
                 * @description Whole weeks.
                 * @example 4
                 */
                duration: number;
                /**
                 * Format: date
                 * @description The first day; absent until it is planned.
                 * @example 2026-12-03
                 */
                startDate?: string;
            }[];
            /** @description What is taken off the items; absent when nothing is. `total` is the items without it. */
            adjustments?: components<Instant>["schemas"]["Adjustment"][];
            /**
             * @description Always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description US dollars. */
            total: components<Instant>["schemas"]["Money"];
            /** @description US dollars that are still missing. This amount can be confirmed. */
            due: components<Instant>["schemas"]["Money"];
            /** @description True when a second person must agree with a confirmation of `due`. */
            needsSecond: boolean;
            /**
             * Format: date-time
             * @description Until then the confirmation can be taken back (UTC), unless other money or a refund concerns the order; absent when none can be.
             */
            undoUntil?: Instant;
            /** @description What the partner's people said of the money, the newest first. */
            confirmations: components<Instant>["schemas"]["PartnerConfirmation"][];
            /**
             * Format: date-time
             * @description When the order was changed last (UTC); only in lists with `updatedSince`.
             * @example 2026-11-20T10:00:00.000Z
             */
            updatedAt?: Instant;
            /** @description What came and what became of it in the month that was asked for, or ever without one; only in lists of the sums of money, which these add up to. */
            moved?: components<Instant>["schemas"]["MoneySums"];
            /** @description What happened to the order, the earliest first; absent in lists. */
            timeline?: components<Instant>["schemas"]["OrderTimeline"];
        };
        PartnerOrderList: {
            /** @description The newest first; with `updatedSince` the longest unchanged first. */
            items: components<Instant>["schemas"]["PartnerOrder"][];
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        OrderForOwnClient: {
            /** @description The client's full name; not blank. */
            customerName: components<Instant>["schemas"]["CustomerName"];
            /** @description E-mail for the receipt. Its host may have letters of any script; their form `xn--…` is the same. More than 64 characters before `@`, and a domain under `.invalid`, are refused as `format`. */
            customerEmail: components<Instant>["schemas"]["CustomerEmail"];
            /**
             * @description Language of the letters about the order.
             * @example ru
             * @enum {string}
             */
            language: "ru" | "en";
            /** @description One to a hundred items. */
            items: components<Instant>["schemas"]["ItemForClient"][];
            /**
             * @description What your books know the order by: ASCII without spaces. An order of yours that has it already, cancelled or not, makes this request
             *     409 `client_reference_used`, with that order's id. No personal data.
             */
            clientReference?: components<Instant>["schemas"]["ClientReference"];
            metadata?: components<Instant>["schemas"]["ClientMetadata"];
            /**
             * @description The client's wishes for the order.
             * @example Пожалуйста начните в пятницу
             */
            specialInstructions?: string;
        };
        ClientReferenceUsedProblem: components<Instant>["schemas"]["Problem"] & {
            /** @description With `client_reference_used`, the id of the order that has the reference. */
            order?: components<Instant>["schemas"]["OrderId"];
        };
        /**
         * Format: date-time
         * @description When it happened (UTC).
         * @example 2026-11-22T10:00:00.000Z
         */
        EventTime: Instant;
        /**
         * Format: uuid
         * @description Id of the order; in an example a UUID of zeros.
         * @example 3f2504e0-4f89-41d3-9a0c-0305e82c3301
         */
        EventOrder: string;
        /**
         * @description Number by which people name the order; absent in an event that was stored before orders had numbers.
         * @example 1042
         */
        EventOrderNumber: number;
        /**
         * @description Grows with each event of the order.
         * @example 2
         */
        EventVersion: number;
        /**
         * @description Present in an example alone, which you have asked for.
         * @constant
         */
        EventExample: true;
        /** @description An order is the partner's. */
        OrderCreatedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "order.created";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                /** @description The status since then. */
                status: components<Instant>["schemas"]["OrderStatus"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description An order has another status. */
        OrderStatusChangedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "order.status_changed";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                /** @description The status since then. */
                status: components<Instant>["schemas"]["OrderStatus"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /**
         * Format: uuid
         * @description Id of the payment by coin; absent where the money came by card or by hand.
         * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
         */
        EventPayment: string;
        /** @description All that was missing of an order, or the whole amount of a payment, is on its way. */
        PaymentSeenEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "payment.seen";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                paymentId: components<Instant>["schemas"]["EventPayment"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description A part of the amount of a payment came. */
        PaymentPartialEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "payment.partial";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                paymentId: components<Instant>["schemas"]["EventPayment"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description An order is paid. */
        PaymentConfirmedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "payment.confirmed";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                paymentId?: components<Instant>["schemas"]["EventPayment"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description Money went back. */
        PaymentRefundedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "payment.refunded";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                paymentId?: components<Instant>["schemas"]["EventPayment"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description Money that was sent back did not arrive. */
        PaymentRefundFailedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "payment.refund_failed";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                paymentId?: components<Instant>["schemas"]["EventPayment"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description Rituals of an order have other days. */
        PlanChangedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "plan.changed";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description A report on a ritual can be read. */
        ReportPublishedEvent: {
            /**
             * @description What has happened.
             * @constant
             */
            type: "report.published";
            timestamp: components<Instant>["schemas"]["EventTime"];
            /** @description Ids and states alone; read the order before you act. */
            data: {
                id: components<Instant>["schemas"]["EventOrder"];
                number?: components<Instant>["schemas"]["EventOrderNumber"];
                version: components<Instant>["schemas"]["EventVersion"];
                /**
                 * @description The ritual: its place among the items of the order, from 0.
                 * @example 0
                 */
                position: number;
                /** @description The reference that you gave with the order; absent when you gave none. */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /** @description What you sent with the order; absent when that was nothing, or when the customer's data were erased. */
                metadata?: components<Instant>["schemas"]["ClientMetadata"];
                example?: components<Instant>["schemas"]["EventExample"];
            };
        };
        /** @description An event as a webhook tells it. */
        PartnerEvent: {
            /**
             * Format: uuid
             * @description The `webhook-id` of the event.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            id: string;
            /** @description The body of the webhook. */
            event: components<Instant>["schemas"]["OrderCreatedEvent"] | components<Instant>["schemas"]["OrderStatusChangedEvent"] | components<Instant>["schemas"]["PaymentSeenEvent"] | components<Instant>["schemas"]["PaymentPartialEvent"] | components<Instant>["schemas"]["PaymentConfirmedEvent"] | components<Instant>["schemas"]["PaymentRefundedEvent"] | components<Instant>["schemas"]["PaymentRefundFailedEvent"] | components<Instant>["schemas"]["PlanChangedEvent"] | components<Instant>["schemas"]["ReportPublishedEvent"];
        };
        PartnerEventList: {
            /** @description The events, the earliest first. */
            items: components<Instant>["schemas"]["PartnerEvent"][];
            /**
             * @description Where the list goes on, now or when more has happened; what was given as `after` when nothing is new, and null before the first event.
             * @example MTA0MiBpbmRyYQ
             */
            next: string | null;
            /**
             * @description True when the next page has events already.
             * @example false
             */
            hasMore: boolean;
        };
        SandboxStep: {
            /**
             * @description What the shop's people do. `postpone`: rituals that have not begun get the day `startDate`. `begin`: the rituals begin. `perform`: they
             *     are performed to their end. `report`: their reports are sent. `refund`: all money that is left goes back to the customer. `fail_refund`:
             *     what went back did not arrive.
             * @example begin
             * @enum {string}
             */
            step: "postpone" | "begin" | "perform" | "report" | "refund" | "fail_refund";
            /**
             * @description Which item of the order, from 0. Without it all. Not of money.
             * @example 0
             */
            item?: number;
            /**
             * Format: date
             * @description The new day, with `postpone` alone, which needs it.
             * @example 2027-01-15
             */
            startDate?: string;
        };
        PartnerReports: {
            /** @description One for each ritual whose report is sent. */
            items: components<Instant>["schemas"]["ShownReport"][];
        };
        OwnCancellation: {
            /**
             * @description Why; for the shop.
             * @example The client has changed his mind
             */
            reason: string;
        };
        PaymentByHand: {
            /**
             * @description US dollars that have come; all that is missing, or nothing is confirmed.
             * @example 300
             */
            amount: number;
            /**
             * @description What names the money elsewhere, such as the number of the transfer.
             * @example СБП 7719-0042
             */
            reference: string;
            /**
             * @description Note for the shop.
             * @example Перевод пришёл со счёта А. Северина
             */
            note?: string;
            /**
             * @description Where a proof lies, such as the number of a bank statement.
             * @example Выписка 17 от 21.11
             */
            evidence?: string;
            /**
             * Format: uuid
             * @description Id of a file that was sent for this order as a proof.
             */
            evidenceFile?: string;
        };
        PaymentDecline: {
            /**
             * @description Why; the customer reads it.
             * @example На счёт ничего не пришло
             */
            reason: string;
            /**
             * Format: uuid
             * @description Id of a file that was sent for this order as a proof.
             */
            evidenceFile?: string;
            /**
             * Format: uuid
             * @description The `id` of the confirmation that waits for a second person, as you have read it; null: none did. Another by now is 412 `changed_meanwhile`. Absent: it is withdrawn, whichever waits.
             */
            confirmationId?: string | null;
        };
        ShopConfirmation: {
            id: components<Instant>["schemas"]["ConfirmationId"];
            /**
             * @description As in the confirmations of a partner.
             * @enum {string}
             */
            state: "proposed" | "confirmed" | "taken_back" | "withdrawn" | "declined";
            /** @description US dollars. */
            amount: components<Instant>["schemas"]["Money"];
            /** @description What names the money elsewhere. */
            reference: string;
            /** @description Note for the shop; of `declined`, what the customer was told. */
            note: string;
            /** @description Where a proof lies. */
            evidence: string;
            /** @description The file that proves it; null without one. */
            file: components<Instant>["schemas"]["EvidenceFile"] | null;
            /**
             * @description The partner for whom the person decided; null for the shop.
             * @example indra
             */
            partner: string | null;
            /**
             * Format: date-time
             * @description When it was said (UTC).
             */
            at: Instant;
            /**
             * Format: date-time
             * @description When it was taken back or withdrawn (UTC); absent otherwise.
             */
            endedAt?: Instant;
            /**
             * @description E-mail or name of the person who said it.
             * @example olga@example.com
             */
            by: string;
            /** @description True: the caller has said it. */
            byYou: boolean;
            /** @description E-mail of the second person; null without one. */
            agreedBy: string | null;
            /** @description True: the only administrator has agreed with an own confirmation, after a wait. */
            agreedAlone: boolean;
        };
        HandMoney: {
            /** @description US dollars that are missing. This amount can be confirmed; 0 when the order cannot be paid any more. */
            due: components<Instant>["schemas"]["Money"];
            /** @description True when a second person must agree with a confirmation of `due`. */
            needsSecond: boolean;
            /** @description True: the order waits for money by hand, so it can be said that none has come. */
            canDecline: boolean;
            /**
             * Format: date-time
             * @description Until then the confirmation can be taken back (UTC), unless other money or a refund concerns the order; absent when none can be.
             */
            undoUntil?: Instant;
            /**
             * Format: date-time
             * @description From then on you, the only administrator, may agree with your own confirmation that waits (UTC); absent otherwise.
             */
            aloneFrom?: Instant;
            /** @description What was said of the money, the newest first. */
            confirmations: components<Instant>["schemas"]["ShopConfirmation"][];
        };
        SandboxKey: {
            /** @description The partner to whom the key belongs, made for it. */
            partner: components<Instant>["schemas"]["PartnerKey"];
            /**
             * @description The key, to be sent as `Authorization: Bearer …`. It is shown this once.
             * @example vrk_sandbox_3Jd8Kq0ZpXv5TnRwYb7HcM2sLfGa9E1x7Qa0
             */
            key: string;
            /**
             * Format: uuid
             * @description An inbox for webhooks of your own, at /api/sandbox/inbox/{inbox}.
             * @example 5a1c2b3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            inbox: string;
            /**
             * Format: date-time
             * @description When the key ends (UTC).
             * @example 2026-11-21T10:00:00.000Z
             */
            expiresAt: Instant;
        };
        ReceivedWebhook: {
            /**
             * Format: date-time
             * @description When it came (UTC).
             * @example 2026-11-22T10:00:01.000Z
             */
            at: Instant;
            /** @description The headers of Standard Webhooks; empty where one was missing. */
            headers: {
                /**
                 * @description The same at each repetition of an event.
                 * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
                 */
                "webhook-id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1795341601
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures with spaces between.
                 * @example v1,AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=
                 */
                "webhook-signature": string;
            };
            /**
             * @description The body as it came; the signature holds for these bytes.
             * @example {"type":"order.created","timestamp":"2026-11-22T10:00:00.000Z","data":{"version":1}}
             */
            body: string;
        };
        Inbox: {
            /** @description What came, the newest first. */
            items: components<Instant>["schemas"]["ReceivedWebhook"][];
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
            channel: "email" | "sms" | "push";
            /**
             * @description E-mail, phone, or the id of the browser to which a push goes.
             * @example anna@example.com
             */
            to: string;
            /**
             * @description Empty for an SMS.
             * @example Заказ оплачен
             */
            subject: string;
            /** @description Plain text; of a push the address that it opens. */
            text: string;
            /** @description The same as HTML; empty for an SMS and for a push. */
            html: string;
            /**
             * Format: date-time
             * @description When it was sent (UTC).
             */
            sentAt: Instant;
        };
        LetterSample: {
            /**
             * @description What the letter tells.
             * @example part
             */
            kind: string;
            /**
             * @description Language of the letter.
             * @enum {string}
             */
            language: "ru" | "en";
            /**
             * @description Subject.
             * @example Order 00000000 is paid in part
             */
            subject: string;
            /** @description Plain text. */
            text: string;
        };
        TransferRequest: {
            /**
             * @description Amount in the unit of `currency`. The default is the rest of the expected amount. Zero moves no coins and gives every earlier
             *     transfer these confirmations.
             */
            amount?: components<Instant>["schemas"]["CoinAmount"];
            /**
             * @description Number of blocks on top of the transfer. By default there are enough.
             * @example 0
             */
            confirmations?: number;
            /** @description Coin that was sent. The default is the coin of the payment. A transfer in another coin waits for a person. */
            currency?: components<Instant>["schemas"]["Coin"];
            /** @description True, the default: the gateway tells the shop at once. False: the gateway stays silent, and the shop finds the money when it asks. */
            notify?: boolean;
            /**
             * @description `partial`: half of what is missing arrives. `over`: half as much again. `late`: all of it, after the time in which its amount
             *     holds. `wrong_network`: the amount arrives in another coin, and a person of the shop looks at it. `duplicate_notices`: the gateway
             *     tells the shop of one transfer three times at once. `shuffled_notices`: two halves arrive, and the gateway tells of both before it
             *     tells of the first.
             * @example partial
             * @enum {string}
             */
            trouble?: "partial" | "over" | "late" | "wrong_network" | "duplicate_notices" | "shuffled_notices";
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
            currency: components<Instant>["schemas"]["Coin"];
            amount: components<Instant>["schemas"]["CoinAmount"];
            /** @description Number of blocks on top of the transfer. */
            confirmations: number;
            /** @description State of the payment after the transfer. */
            status: components<Instant>["schemas"]["CryptoPaymentStatus"];
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
        /** @description Any other problem, such as a failure of the shop itself. */
        ProblemResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components<Instant>["schemas"]["Problem"];
            };
        };
        /** @description The client's copy is current. */
        NotModified: {
            headers: {
                ETag: components<Instant>["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The file, in UTF-8 with a byte order mark. What a spreadsheet would compute gets an apostrophe before it. */
        StatementFile: {
            headers: {
                /**
                 * @description The name of the file, with the partner and the month.
                 * @example attachment; filename="statement-indra-2026-11.csv"
                 */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
    };
    parameters: {
        /**
         * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
         * @example "0qNVn6dLWn6BMaQeKBNhVw"
         */
        IfNoneMatch: string;
        /**
         * @description Language of `html` and `toc`. The default follows `Accept-Language`.
         * @example ru
         */
        Lang: "ru" | "en";
        /**
         * @description Language of the texts that are searched first; by `Accept-Language` when missing.
         * @example ru
         */
        SearchLang: "ru" | "en";
        /**
         * @description Highest number of items in the answer.
         * @example 50
         */
        Limit: number;
        /** @description `nextCursor` of the former answer. */
        Cursor: string;
        /**
         * @description Id of the order.
         * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
         */
        OrderId: components<Instant>["schemas"]["OrderId"];
        /**
         * @description Id of the picture.
         * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
         */
        Picture: string;
        /**
         * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
         * @example small
         */
        PictureSize: "large" | "small";
        /**
         * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description Position of the ritual in its order, from 0.
         * @example 0
         */
        RitualPosition: number;
        /**
         * @description A day of the ritual; today at the fire, or the day of the ritual next to it, when missing.
         * @example 2026-12-21
         */
        SankalpaDay: string;
        /**
         * @description The hour by the clocks at the fire.
         * @example 17:45
         */
        SankalpaTime: string;
        /**
         * @description The `version` of the record as you have read it, in quotation marks. Without it the person is new. When somebody has changed the record since, the answer is 412 `changed_meanwhile`, and nothing is stored.
         * @example "1"
         */
        IfMatchOrNew: string;
        /** @description The `cursor` of the address in `Link`. */
        OrderCursor: string;
        /**
         * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         * @example cart-1760000000000-5f2b9c
         */
        IdempotencyKey: string;
        /**
         * @description Language of the file; by `Accept-Language` when missing.
         * @example ru
         */
        ReceiptLang: "ru" | "en";
        /**
         * @description Code of the certificate.
         * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
         */
        CertificateCodeParameter: components<Instant>["schemas"]["CertificateCode"];
        /**
         * @description Id of the payment.
         * @example 0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10
         */
        PaymentId: string;
        /**
         * @description Name of the gateway, as the shop's settings write it.
         * @example nowpayments
         */
        GatewayName: string;
        /**
         * @description Id of the view.
         * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
         */
        ViewId: string;
        /**
         * @description Position of the item in its order, from 0.
         * @example 0
         */
        ItemPosition: number;
        /**
         * @description Id of the picture.
         * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
         */
        PictureId: string;
        /**
         * @description Id of the second factor.
         * @example 4b3c9d2e-1f0a-4b8c-8d6e-0b9c8d7e6f5a
         */
        FactorId: string;
        /**
         * @description Id of the member.
         * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
         */
        MemberId: string;
        /**
         * @description Number of the request.
         * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
         */
        ConsultationId: string;
        /** @description Only clients to whom the shop writes in this language. */
        ClientLanguage: "ru" | "en";
        /** @description True: only clients whose account has an order that is paid, and not cancelled since; false: only others. */
        Buyers: boolean;
        /**
         * @description Id of the client's account.
         * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
         */
        ClientId: string;
        /**
         * @description Id of the article.
         * @example sankalpa
         */
        ArticleId: components<Instant>["schemas"]["Slug"];
        /**
         * @description `true`: everything becomes a draft, and readers see nothing new.
         * @example false
         */
        AsDrafts: boolean;
        /**
         * @description Id of the legal text.
         * @example terms
         */
        LegalId: components<Instant>["schemas"]["LegalKey"];
        /**
         * @description Id of the ritual.
         * @example ganesha
         */
        ServiceId: components<Instant>["schemas"]["ServiceKey"];
        /**
         * @description Id of the ritual.
         * @example ganesha
         */
        serviceId: string;
        /**
         * @description Slug of the partner, as in the partner's link.
         * @example indra
         */
        PartnerSlug: components<Instant>["schemas"]["PartnerKey"];
        /**
         * @description Month in which the orders were placed.
         * @example 2026-11
         */
        Month: components<Instant>["schemas"]["Month"];
        /**
         * @description Month in which the money moved, in the shop's time zone.
         * @example 2026-11
         */
        StatementMonth: components<Instant>["schemas"]["Month"];
        /**
         * @description `csv`, or `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas.
         * @example csv-semicolon
         */
        CsvForm: "csv" | "csv-semicolon";
        /**
         * @description `csv` for spreadsheets; `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas; `jsonl`: for
         *     programs, a JSON object on each line, as the list shows it.
         * @example jsonl
         */
        ListFormat: "csv" | "csv-semicolon" | "jsonl";
        /**
         * @description 1 to 255 characters. Take a new key for each decision, and the same key when you repeat its request: it is carried out once, and the answer is
         *     the first one again. The shop keeps keys for 24 hours. The same key with another body is 422 `idempotency_key_reused`.
         * @example 8a0f4c1e-2b3d-4f5a-9c6e-7d8b9a0c1e2f
         */
        NeededIdempotencyKey: string;
        /**
         * @description Id of the payment, of the line that the shop cannot read, or of the wish for a refund.
         * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
         */
        WaitingId: string;
        /**
         * @description Id of the refund.
         * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
         */
        RefundId: string;
        /**
         * @description A day of the ritual.
         * @example 2026-11-21
         */
        RitualDay: string;
        /**
         * @description Id of the note, which the device has made.
         * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
         */
        noteId: string;
        /**
         * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
         *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
         *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
         * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
         */
        SecretIdempotencyKey: string;
        /**
         * @description Id of the key.
         * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
         */
        ApiKeyId: string;
        /**
         * @description Id of the webhook.
         * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
         */
        WebhookId: string;
        /**
         * @description Id of the delivery.
         * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
         */
        DeliveryId: string;
        /**
         * @description The `id` of the confirmation as you have read it. When another stands in its place, the answer is 412 `changed_meanwhile`, and nothing is stored.
         * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
         */
        SeenConfirmation: string;
        /**
         * @description Id of the file.
         * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
         */
        EvidenceFile: string;
        /**
         * @description Id of the event, the same whenever it is sent again. Do nothing twice for one id.
         * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
         */
        WebhookIdHeader: string;
        /**
         * @description Seconds since 1970 of this attempt. Refuse what is more than five minutes off your clock.
         * @example 1795341601
         */
        WebhookTimestamp: string;
        /**
         * @description `v1,` and the base64 of the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`, the exact bytes of the body; the key is what follows `whsec_`
         *     in the secret, decoded from base64. While former secrets sign as well there are more, up to six, with spaces between: one that is right suffices. The pattern tells of one exchange at a time.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Validator of the body. Another body has another ETag. */
        ETag: string;
        /** @description A header for each cookie that the browser keeps, or with `Max-Age=0` drops; no script can read it. */
        SetCookie: string;
        /** @description The name of the file, and whether it is to be shown or saved. */
        FileName: string;
        /** @description It is `true` when this is the first answer again, with the record as it is now; otherwise absent. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations<Instant = string> {
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description `full`, the default: each service with its article in both languages. `card`: each service without its article.
                 * @example card
                 */
                view?: "full" | "card";
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service on sale. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components<Instant>["schemas"]["FullService"] | components<Instant>["schemas"]["Service"])[];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getService: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
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
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ServiceArticle"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listArticlesCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CatalogueEntry"][];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    searchCatalogue: {
        parameters: {
            query: {
                /**
                 * @description The words.
                 * @example лунные сутки
                 */
                q: string;
                /**
                 * @description Language of the texts that are searched first; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["SearchLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; an empty list when nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SearchResult"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
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
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Article"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description `privacy`, `terms`, `refunds` or `seller`.
                 * @example privacy
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Article"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPanchanga: {
        parameters: {
            query?: {
                /**
                 * @description Civil date at the place, of the years 1900 to 2100; today when missing.
                 * @example 2027-01-14
                 */
                date?: string;
                /**
                 * @description A city of the shop's list, by its English name in small letters and hyphens.
                 * @example delhi
                 */
                city?: string;
                /** @description Degrees north, with at most two decimals, so that no log or cache holds a home. */
                latitude?: number;
                /** @description Degrees east, with at most two decimals. */
                longitude?: number;
                /** @description Name of the place's clocks in the IANA time zone database. */
                timeZone?: components<Instant>["schemas"]["TimeZone"];
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PanchangaDay"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPanchangaDays: {
        parameters: {
            query: {
                /**
                 * @description A city of the shop's list, by its English name in small letters and hyphens.
                 * @example delhi
                 */
                city: string;
                /**
                 * @description The first civil date, of the years 1900 to 2100.
                 * @example 2027-01-14
                 */
                from: string;
                /**
                 * @description How many civil dates.
                 * @example 7
                 */
                days: number;
            };
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PanchangaDays"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    findBirthStar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["Birth"];
            };
        };
        responses: {
            /** @description What the star may be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["BirthStar"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listMuhurtas: {
        parameters: {
            query: {
                /**
                 * @description First day at the place of the fire, of the years 1900 to 2100, as all `days` must be, or it is `date_too_far`; today there when missing.
                 * @example 2027-01-14
                 */
                from?: string;
                /**
                 * @description How many days to judge.
                 * @example 90
                 */
                days: number;
                /**
                 * @description A city of the shop's list, by its English name in small letters and hyphens.
                 * @example kazan
                 */
                city?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the ritual, or the last part of its address.
                 * @example ganesha
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order of date; dates that the place never had are missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MuhurtaDays"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listClosedDays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed days; entries that are over may be among them. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ClosedDaysList"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listFullDays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The full days, the earliest first. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["FullDays"];
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    contact: components<Instant>["schemas"]["SignInContact"];
                    proof?: components<Instant>["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description The shop sends a code if the contact can receive one. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CodeSent"];
                };
            };
            /** @description Very many codes are asked for at the moment. Solve `challenge` and send the request again with `proof`. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components<Instant>["schemas"]["ProofRequiredProblem"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    contact: components<Instant>["schemas"]["SignInContact"];
                    code: components<Instant>["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True: this sign-in made the account. */
                        isNewUser: boolean;
                        /** @description The signed-in user. */
                        user: components<Instant>["schemas"]["User"];
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "application/json": components<Instant>["schemas"]["User"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions; the session that was used last comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sessions. */
                        items: components<Instant>["schemas"]["Session"][];
                        /** @description Where the next page begins; null on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                "application/json": components<Instant>["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The saved profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CustomerProfile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOwnDays: {
        parameters: {
            query: {
                /**
                 * @description First day at the place of the fire, of the years 1900 to 2100.
                 * @example 2027-01-14
                 */
                from: string;
                /**
                 * @description How many days.
                 * @example 31
                 */
                days: number;
            };
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
            /** @description The days, in order of date; dates that the place never had are missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnDays"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "application/json": components<Instant>["schemas"]["CustomerProfile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                "application/json": components<Instant>["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CustomerProfile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    email: components<Instant>["schemas"]["CustomerEmail"];
                    proof?: components<Instant>["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description The shop sends a code. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CodeSent"];
                };
            };
            /** @description Very many codes are asked for at the moment. Solve `challenge` and send the request again with `proof`. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components<Instant>["schemas"]["ProofRequiredProblem"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    email: components<Instant>["schemas"]["CustomerEmail"];
                    code: components<Instant>["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description The user with the new e-mail. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["User"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
            /** @description Everything that the shop keeps about the customer, as a file. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AccountExport"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                /**
                 * @description The customer wants the paid rituals to be performed.
                 * @example perform
                 */
                paidRituals?: "perform";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open, and what the customer has chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AccountDeletion"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    chooseAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the customer wants for all of them.
                     * @example money_first
                     * @enum {string}
                     */
                    paidRituals: "money_first" | "keep";
                };
            };
        };
        responses: {
            /** @description What is open, and what the customer has chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AccountDeletion"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOwnPostponement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wish, and whether another can be made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnPostponement"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    askToPostpone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["WishedDay"];
            };
        };
        responses: {
            /** @description The wish, and whether another can be made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnPostponement"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    takeBackPostponement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No wish is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOwnReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnReports"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOwnPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                picture: components<Instant>["parameters"]["Picture"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewYearReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, and whether you are written to before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["YearReminder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    wantYearReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["YearReminderChoice"];
            };
        };
        responses: {
            /** @description The day, and whether you are written to before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["YearReminder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Feedback"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    writeFeedback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewFeedback"];
            };
        };
        responses: {
            /** @description What was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Feedback"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    withdrawFeedback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing of it is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewNamesLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names as they are read now, and what the link shows if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnCertificateNames"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    makeNamesLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NamesLinkInput"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["NamesLink"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    endNamesLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No link shows names. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewOwnSankalpa: {
        parameters: {
            query?: {
                /**
                 * @description A day of the ritual; today at the fire, or the day of the ritual next to it, when missing.
                 * @example 2026-12-21
                 */
                day?: components<Instant>["parameters"]["SankalpaDay"];
                /**
                 * @description The hour by the clocks at the fire.
                 * @example 17:45
                 */
                time?: components<Instant>["parameters"]["SankalpaTime"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Sankalpa"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    answerSankalpa: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["SankalpaAnswer"];
            };
        };
        responses: {
            /** @description The sheet with the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Sankalpa"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOwnNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names, the customer's first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SpelledNames"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    spellOwnName: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OwnSpelling"];
            };
        };
        responses: {
            /** @description The name as it is read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SpelledName"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getRitualPlan: {
        parameters: {
            query?: {
                /**
                 * @description The session's own e-mail; any other e-mail is 403. Without this parameter the shop takes the session's account.
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
                    "application/json": components<Instant>["schemas"]["RitualPlan"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveRitualPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of the plan as you have read it, in quotation marks.
                 * @example "pQ3cT0v9yZ1xW2uS4rA5bg"
                 */
                "If-Match"?: string;
                /** @description `*` of a customer who has read that there is no plan. */
                "If-None-Match"?: "*";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RitualPlanInput"];
            };
        };
        responses: {
            /** @description The saved plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualPlan"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "application/json": components<Instant>["schemas"]["RitualPlan"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                /**
                 * @description By whose clocks the hours are told besides those of the fire. A name that the shop does not know changes nothing.
                 * @example Europe/Moscow
                 */
                timeZone?: components<Instant>["schemas"]["TimeZone"];
                /**
                 * @description When calendar programs remind of a ritual's first day: at 18:00 of the evening before, at 9:00 three days before, or both, by the clocks of the
                 *     device. Missing for no reminders.
                 * @example evening_before
                 */
                reminder?: "evening_before" | "three_days_before" | "both";
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
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The circle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Circle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveParticipant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `version` of the record as you have read it, in quotation marks. Without it the person is new. When somebody has changed the record since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match"?: components<Instant>["parameters"]["IfMatchOrNew"];
            };
            path: {
                /**
                 * @description Id of the record, of the client's making.
                 * @example 3b0c7f7e-6a55-4f0e-9a6b-0d8a1f3c5e21
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ParticipantInput"];
            };
        };
        responses: {
            /** @description The record after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Participant"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    deleteParticipant: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record, of the client's making.
                 * @example 3b0c7f7e-6a55-4f0e-9a6b-0d8a1f3c5e21
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    inviteParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation, of the client's making.
                 * @example 8d0e7c1a-51b7-4a55-9f3e-6b7a2c9d1e40
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The invitation with its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["InvitationWithLink"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invitation, of the client's making.
                 * @example 8d0e7c1a-51b7-4a55-9f3e-6b7a2c9d1e40
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    lookAtInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Who asks, for which rituals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SeenInvitation"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 32 to 255 random characters that nobody else knows, such as a UUID: the personal link follows from it and the invitation's link, which whoever invited
                 *     knows. The shop does not keep it. Without it a repetition is 404.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PersonalLink"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Declined. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    changeInvited: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description The own part as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SeenInvitation"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    answerOwnLine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OwnLineAnswer"];
            };
        };
        responses: {
            /** @description The own part with the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SeenInvitation"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                "application/json": components<Instant>["schemas"]["ConsultationRequest"];
            };
        };
        responses: {
            /** @description The shop has kept the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Consultation"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    items: components<Instant>["schemas"]["RequestedItems"];
                };
            };
        };
        responses: {
            /** @description The priced lines and their total. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Quote"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The session's own e-mail; any other e-mail is 403, known or not. Without this parameter the shop takes the session's account.
                 * @example anna@example.com
                 */
                email?: string;
                /**
                 * @description True: only orders that are paid and not cancelled since.
                 * @example true
                 */
                paid?: boolean;
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description The `cursor` of the address in `Link`. */
                cursor?: components<Instant>["parameters"]["OrderCursor"];
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
                    /** @description Address of the next page with `rel="next"` (RFC 8288); missing at the end. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CustomerOrder"][];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order, waiting for its payment. */
            201: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    /** @description Address of the order's public view. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            /** @description `price_changed`: `quote` holds the right prices. `request_in_progress`: the first request with this key still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components<Instant>["schemas"]["PriceChangedProblem"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as its payer sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Receipt"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: {
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate, also one that is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Certificate"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    readCertificateNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NamesToken"];
            };
        };
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CertificateNames"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getCertificatePdf: {
        parameters: {
            query?: {
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOrderPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                picture: components<Instant>["parameters"]["Picture"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
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
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerName: components<Instant>["schemas"]["CustomerName"];
                    customerEmail: components<Instant>["schemas"]["CustomerEmail"];
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
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                id: components<Instant>["parameters"]["OrderId"];
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
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    askForRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, whose `repair` says what is next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendRefundLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewLinkedRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components<Instant>["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description What is paid back, and in which network. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["LinkedRefund"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    giveRefundAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components<Instant>["schemas"]["LinkToken"];
                    address: components<Instant>["schemas"]["RefundAddress"];
                };
            };
        };
        responses: {
            /** @description The shop has kept the address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description The partner whose link the customer followed. The shop ignores a partner that it does not know.
                 * @example indra
                 */
                partner?: components<Instant>["schemas"]["PartnerSlug"];
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
                        paymentMethods: components<Instant>["schemas"]["PaymentMethod"][];
                        partner?: components<Instant>["schemas"]["OrderPartner"];
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listCoins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order in which a page should offer them. */
                        coins: components<Instant>["schemas"]["OfferedCoin"][];
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createCryptoPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["CryptoPaymentRequest"];
            };
        };
        responses: {
            /** @description Where, how much and until when to pay. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CryptoPayment"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
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
                    "application/json": components<Instant>["schemas"]["CryptoPayment"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled payment. A payment that has received money keeps its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CryptoPayment"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: components<Instant>["schemas"]["OrderId"];
                };
            };
        };
        responses: {
            /** @description Open `url` in a new tab. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
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
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    receiveGatewayNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the gateway, as the shop's settings write it.
                 * @example nowpayments
                 */
                gateway: components<Instant>["parameters"]["GatewayName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The shop has understood the notice, and stored it if it is of use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["GatewayNoticeReceipt"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /**
                 * @description In which steps the figures are told.
                 * @example week
                 */
                step?: "day" | "week" | "month";
                /**
                 * @description First day of a time of one's own, in the shop's time zone; only with `to`. The steps then follow from its length.
                 * @example 2026-10-01
                 */
                from?: components<Instant>["schemas"]["Day"];
                /**
                 * @description Its last day; both count, and with them at most 3,660 days.
                 * @example 2026-11-21
                 */
                to?: components<Instant>["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Overview"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listStaffActions: {
        parameters: {
            query?: {
                /** @description Id of the user who acted. */
                person?: string;
                /**
                 * @description What stands before the dot of an action.
                 * @example order
                 */
                area?: string;
                /**
                 * @description Kind of what it was done to. Ignored without `subjectId`.
                 * @example order
                 */
                subjectKind?: string;
                /** @description Id of what it was done to. Ignored without `subjectKind`. */
                subjectId?: string;
                /**
                 * @description Only actions of which each of these words begins a word of the fields, the id, or the action as a whole, such as `order.cancelled`.
                 * @example anna@example.com
                 */
                q?: string;
                /**
                 * @description First day.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day.
                 * @example 2026-11-30
                 */
                to?: string;
                /** @description By when it was done; a cursor belongs to the order. */
                sort?: components<Instant>["schemas"]["DateSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The actions. */
                        items: components<Instant>["schemas"]["LoggedAction"][];
                        /** @description Where the next page begins; null on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffMember"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getStaffLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letters that are offered, and those that come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffLetters"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    chooseStaffLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The letters that come; each of those that are offered. */
                    chosen: components<Instant>["schemas"]["StaffTopic"][];
                };
            };
        };
        responses: {
            /** @description The letters that are offered, and those that come from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffLetters"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getStaffPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key that a browser needs, and the browsers that get pushes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OwnPush"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewPushDevice"];
            };
        };
        responses: {
            /** @description The browser gets pushes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PushDevice"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the browser, one of the caller's own. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more pushes come there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listViews: {
        parameters: {
            query: {
                /**
                 * @description Of which list.
                 * @example orders
                 */
                list: components<Instant>["schemas"]["ViewedList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SavedViewList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the view.
                 * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
                 */
                id: components<Instant>["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewView"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SavedView"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the view.
                 * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
                 */
                id: components<Instant>["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    renameView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the view.
                 * @example 2f6c1b0e-7d3a-4c58-9e1f-8a7b6c5d4e3f
                 */
                id: components<Instant>["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ViewRenaming"];
            };
        };
        responses: {
            /** @description The view with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SavedView"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WaitingCounts"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listUnreported: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["UnreportedPage"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the item in its order, from 0.
                 * @example 0
                 */
                item: components<Instant>["parameters"]["ItemPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, or an empty form. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffReport"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveReport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the item in its order, from 0.
                 * @example 0
                 */
                item: components<Instant>["parameters"]["ItemPosition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ReportContent"];
            };
        };
        responses: {
            /** @description The report is saved. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffReport"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the item in its order, from 0.
                 * @example 0
                 */
                item: components<Instant>["parameters"]["ItemPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is sent. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffReport"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    uploadReportPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The picture is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["UploadedPicture"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getReportPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description List of the ETags of the copies that the client has, or `*` (RFC 9110).
                 * @example "0qNVn6dLWn6BMaQeKBNhVw"
                 */
                "If-None-Match"?: components<Instant>["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                id: components<Instant>["parameters"]["PictureId"];
                /**
                 * @description The longer side has at most 1920 pixels (`large`) or 480 (`small`).
                 * @example small
                 */
                size: components<Instant>["parameters"]["PictureSize"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components<Instant>["responses"]["NotModified"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getStaffAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["StaffAccess"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the second factor.
                 * @example 4b3c9d2e-1f0a-4b8c-8d6e-0b9c8d7e6f5a
                 */
                id: components<Instant>["parameters"]["FactorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    offerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to make a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PasskeyOffer"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Enrolled"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    offerAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AuthenticatorOffer"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challengeId: components<Instant>["schemas"]["ChallengeId"];
                    code: components<Instant>["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Enrolled"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten codes, which are shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: components<Instant>["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    askForSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge of five minutes. Five wrong answers burn it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["FactorChallenge"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    giveSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challengeId: components<Instant>["schemas"]["ChallengeId"];
                    passkey?: components<Instant>["schemas"]["PasskeyAnswer"];
                    code?: components<Instant>["schemas"]["OneTimeCode"];
                    /**
                     * @description One of the recovery codes.
                     * @example k7mq-2xvp-9dte
                     */
                    recoveryCode?: string;
                };
            };
        };
        responses: {
            /** @description Given. */
            204: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members, suspended ones too, in the order in which their accounts were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The members. */
                        items: components<Instant>["schemas"]["Member"][];
                        /** @description Where the next page begins; null on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description E-mail of the person.
                     * @example priest@example.com
                     */
                    email: string;
                    role: components<Instant>["schemas"]["StaffRole"];
                    partner?: components<Instant>["schemas"]["MemberPartner"];
                };
            };
        };
        responses: {
            /** @description Invited. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Id of the member.
                         */
                        id: string;
                        /** @description The e-mail that was invited, as the shop reads it: in small letters, a Kelvin sign as k. */
                        email: string;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
                 */
                id: components<Instant>["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components<Instant>["schemas"]["StaffRole"];
                    partner?: components<Instant>["schemas"]["MemberPartner"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    suspendMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
                 */
                id: components<Instant>["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suspended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    restoreMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
                 */
                id: components<Instant>["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    endMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
                 */
                id: components<Instant>["parameters"]["MemberId"];
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
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    resetMemberFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e
                 */
                id: components<Instant>["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listConsultations: {
        parameters: {
            query?: {
                /**
                 * @description Open requests wait for an answer; they come by default, and with `q` all.
                 * @example open
                 */
                state?: "open" | "answered" | "all";
                /**
                 * @description Only requests that hold each of these words: in the name, the contacts, the question or an answer.
                 * @example новоселье
                 */
                q?: string;
                /** @description By when they came, of answered ones by when they were answered, or by whether they are answered; a cursor belongs to the order. */
                sort?: components<Instant>["schemas"]["RequestSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, newest first unless `sort` says otherwise; answered ones by when they were answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requests. */
                        items: components<Instant>["schemas"]["HandledConsultation"][];
                        /** @description Where the next page begins; null on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    answerConsultation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    reopenConsultation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendConsultationAnswer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["TypedAnswer"];
            };
        };
        responses: {
            /** @description On its way. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Id of the answer.
                         */
                        id: string;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    noteConsultation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of the request.
                 * @example 2d0c4a8e-5b1f-4c3a-9e7d-6f8b1a2c3d4e
                 */
                id: components<Instant>["parameters"]["ConsultationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The note.
                     * @example Call after six.
                     */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Id of the note.
                         */
                        id: string;
                    };
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Only clients whose e-mail, phone or name begins so. Of a name each word may begin the first or the last name, in any case and with
                 *     е or ё; a phone may be written with any signs between its digits.
                 * @example анна
                 */
                search?: string;
                /** @description Only clients to whom the shop writes in this language. */
                language?: components<Instant>["parameters"]["ClientLanguage"];
                /** @description True: only clients whose account has an order that is paid, and not cancelled since; false: only others. */
                buyers?: components<Instant>["parameters"]["Buyers"];
                /** @description By when the account was made; a cursor belongs to the order. */
                sort?: components<Instant>["schemas"]["DateSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ClientList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description The client exists. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["CreatedClient"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ClientDetail"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editClient: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description The client after the change. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ClientDetail"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addClientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
                /**
                 * @description Id of the new note, made by the caller. The same note sent again is one note; another text under the id is 422 `idempotency_key_reused`.
                 * @example 5c2e8d1f-7a4b-4e9c-8f0d-2b6a9e3c7d15
                 */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewClientNote"];
            };
        };
        responses: {
            /** @description The note stands. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    exportClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that the shop keeps about the client, as a file. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AccountExport"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client's account.
                 * @example 7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b
                 */
                id: components<Instant>["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erased. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listEditedArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, without their texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ArticleList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    beginArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewArticle"];
            };
        };
        responses: {
            /** @description The empty article. */
            201: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveArticle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ArticleEdit"];
            };
        };
        responses: {
            /** @description The article with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    publishArticle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    unpublishArticle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    restoreArticle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RestoredVersion"];
            };
        };
        responses: {
            /** @description The article with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedArticle"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    previewArticle: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example sankalpa
                 */
                id: components<Instant>["parameters"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    exportContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or the archive. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                    "application/zip": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    importContent: {
        parameters: {
            query?: {
                /**
                 * @description `true`: everything becomes a draft, and readers see nothing new.
                 * @example false
                 */
                drafts?: components<Instant>["parameters"]["AsDrafts"];
            };
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/yaml": string;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ContentImported"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    planContentImport: {
        parameters: {
            query?: {
                /**
                 * @description `true`: everything becomes a draft, and readers see nothing new.
                 * @example false
                 */
                drafts?: components<Instant>["parameters"]["AsDrafts"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/yaml": string;
            };
        };
        responses: {
            /** @description The plan. Without a refusal it has an `ETag`, by which the import names it. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ContentPlan"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listEditedLegalTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal texts, without what they say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["LegalList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal text with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedLegal"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveLegalText: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["LegalEdit"];
            };
        };
        responses: {
            /** @description The legal text with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedLegal"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    publishLegalText: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal text with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedLegal"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    restoreLegalText: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RestoredVersion"];
            };
        };
        responses: {
            /** @description The legal text with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedLegal"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    previewLegalText: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the legal text.
                 * @example terms
                 */
                id: components<Instant>["parameters"]["LegalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listContentPictures: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ContentPicturePage"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    uploadContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The picture is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ContentPicture"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    describeContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                id: components<Instant>["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PictureWords"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ContentPicture"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    deleteContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the picture.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                id: components<Instant>["parameters"]["PictureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listEditedServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rituals, without their texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ServiceList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    beginService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewService"];
            };
        };
        responses: {
            /** @description The empty ritual. */
            201: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    saveService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ServiceEdit"];
            };
        };
        responses: {
            /** @description The ritual with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    publishService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    unpublishService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    restoreService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RestoredVersion"];
            };
        };
        responses: {
            /** @description The ritual with its draft. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedService"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    previewService: {
        parameters: {
            query?: {
                /**
                 * @description Language of `html` and `toc`. The default follows `Accept-Language`.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openMuhurtaRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MuhurtaRules"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editMuhurtaRules: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["MuhurtaRulesEdit"];
            };
        };
        responses: {
            /** @description The rules as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MuhurtaRules"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openRiteParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RiteParts"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editRiteParts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the ritual.
                 * @example ganesha
                 */
                id: components<Instant>["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RitePartsEdit"];
            };
        };
        responses: {
            /** @description The parts as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RiteParts"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openClosedDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed days. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedClosedDays"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editClosedDays: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["ClosedDaysEdit"];
            };
        };
        responses: {
            /** @description The closed days as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedClosedDays"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    countPlannedRituals: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-12-31
                 */
                from: string;
                /**
                 * @description Last day, at most two years ahead.
                 * @example 2027-01-02
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PlannedRituals"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openDayCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capacity of a day. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["DayCapacity"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editDayCapacity: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["DayCapacityEdit"];
            };
        };
        responses: {
            /** @description The capacity as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["DayCapacity"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openFirePlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place of the fire. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["FirePlace"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editFirePlace: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["FirePlaceEdit"];
            };
        };
        responses: {
            /** @description The place as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["FirePlace"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seller, with what was told before. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedSeller"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editSeller: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["SellerEdit"];
            };
        };
        responses: {
            /** @description The seller as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EditedSeller"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewPartner"];
            };
        };
        responses: {
            /** @description The partner. */
            201: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Partner"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Partner"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editPartner: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PartnerChange"];
            };
        };
        responses: {
            /** @description The partner as stored. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Partner"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    readPartnerDashboard: {
        parameters: {
            query?: {
                /**
                 * @description Month in which the orders were placed.
                 * @example 2026-11
                 */
                month?: components<Instant>["parameters"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the month, by default the present one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerDashboard"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPartnerStatement: {
        parameters: {
            query?: {
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
                /**
                 * @description `csv`, or `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas.
                 * @example csv-semicolon
                 */
                format?: components<Instant>["parameters"]["CsvForm"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Month in which the money moved, in the shop's time zone.
                 * @example 2026-11
                 */
                month: components<Instant>["parameters"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components<Instant>["responses"]["StatementFile"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /**
                 * @description Number, name, e-mail, transaction, address, or the reference of a partner's books.
                 * @example Анна
                 */
                q?: string;
                /**
                 * @description Only orders with one of these statuses; repeat the parameter for several.
                 * @example [
                 *       "paid",
                 *       "processing"
                 *     ]
                 */
                status?: components<Instant>["schemas"]["OrderStatus"][];
                /** @description Only orders whose customer chose this method last. */
                method?: components<Instant>["schemas"]["PaymentMethod"];
                /** @description Only orders of this partner. */
                partner?: components<Instant>["schemas"]["PartnerKey"];
                /** @description `true`: only orders whose money waits for a decision of a person. */
                waits?: boolean;
                /** @description `true`: only orders whose customer asks for another first day. */
                asked?: boolean;
                /** @description `true`: only orders whose payment by hand waits for a second person; `false`: only others. */
                second?: boolean;
                /** @description `true`: only orders of which the customer has told the shop something. */
                feedback?: boolean;
                /** @description The first day on which the orders were placed, in the shop's time zone. */
                from?: components<Instant>["schemas"]["Day"];
                /** @description The last day on which the orders were placed, in the shop's time zone. */
                to?: components<Instant>["schemas"]["Day"];
                /** @description The first day of a time in which money of the orders came or went, in the shop's time zone. */
                movedFrom?: components<Instant>["schemas"]["Day"];
                /** @description The last day of that time, in the shop's time zone. */
                movedTo?: components<Instant>["schemas"]["Day"];
                /** @description The order of the list; a cursor belongs to it and to the filters. */
                sort?: components<Instant>["schemas"]["OrderSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
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
                    "application/json": components<Instant>["schemas"]["AdminOrderList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createOrderForClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderForClient"];
            };
        };
        responses: {
            /** @description The order, waiting for its payment. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderedForClient"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getAdminOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["AdminOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the new note, made by the client. The same note sent again is one note; another text under the id is 422 `idempotency_key_reused`.
                 * @example 3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d
                 */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewOrderNote"];
            };
        };
        responses: {
            /** @description The note stands. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description The order is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderItemsChange"];
            };
        };
        responses: {
            /** @description The order holds what was asked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    previewOrderChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["WantedOrder"];
            };
        };
        responses: {
            /** @description The lines, what is taken off, and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderChangePreview"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /**
                 * @description `csv` for spreadsheets; `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas; `jsonl`: for
                 *     programs, a JSON object on each line, as the list shows it.
                 * @example jsonl
                 */
                format?: components<Instant>["parameters"]["ListFormat"];
                /**
                 * @description Number, name, e-mail, transaction, address, or the reference of a partner's books.
                 * @example Анна
                 */
                q?: string;
                /**
                 * @description Only orders with one of these statuses; repeat the parameter for several.
                 * @example [
                 *       "paid",
                 *       "processing"
                 *     ]
                 */
                status?: components<Instant>["schemas"]["OrderStatus"][];
                /** @description Only orders whose customer chose this method last. */
                method?: components<Instant>["schemas"]["PaymentMethod"];
                /** @description Only orders of this partner. */
                partner?: components<Instant>["schemas"]["PartnerKey"];
                /** @description `true`: only orders whose money waits for a decision of a person. */
                waits?: boolean;
                /** @description `true`: only orders whose customer asks for another first day. */
                asked?: boolean;
                /** @description `true`: only orders whose payment by hand waits for a second person; `false`: only others. */
                second?: boolean;
                /** @description `true`: only orders of which the customer has told the shop something. */
                feedback?: boolean;
                /** @description The first day on which the orders were placed, in the shop's time zone. */
                from?: components<Instant>["schemas"]["Day"];
                /** @description The last day on which the orders were placed, in the shop's time zone. */
                to?: components<Instant>["schemas"]["Day"];
                /** @description The first day of a time in which money of the orders came or went, in the shop's time zone. */
                movedFrom?: components<Instant>["schemas"]["Day"];
                /** @description The last day of that time, in the shop's time zone. */
                movedTo?: components<Instant>["schemas"]["Day"];
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. States and methods stand in CSV in the language of the titles, and in JSON lines as in the API. */
            200: {
                headers: {
                    /**
                     * @description The name of the file, with the day.
                     * @example attachment; filename="orders-2026-11-20.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    exportOverview: {
        parameters: {
            query?: {
                /**
                 * @description `csv` for spreadsheets; `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas; `jsonl`: for
                 *     programs, a JSON object on each line, as the list shows it.
                 * @example jsonl
                 */
                format?: components<Instant>["parameters"]["ListFormat"];
                /**
                 * @description As of the overview.
                 * @example week
                 */
                step?: "day" | "week" | "month";
                /**
                 * @description First day of a time of one's own, in the shop's time zone; only with `to`. The steps then follow from its length.
                 * @example 2026-10-01
                 */
                from?: components<Instant>["schemas"]["Day"];
                /**
                 * @description Its last day; both count, and with them at most 3,660 days.
                 * @example 2026-11-21
                 */
                to?: components<Instant>["schemas"]["Day"];
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The name of the file, with the days.
                     * @example attachment; filename="overview-2026-10-01-2026-11-21.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                /**
                 * @description Only clients whose e-mail, phone or name begins so, as in the list.
                 * @example анна
                 */
                search?: string;
                /** @description Only clients to whom the shop writes in this language. */
                language?: components<Instant>["parameters"]["ClientLanguage"];
                /** @description True: only clients whose account has an order that is paid, and not cancelled since; false: only others. */
                buyers?: components<Instant>["parameters"]["Buyers"];
                /**
                 * @description `csv` for spreadsheets; `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas; `jsonl`: for
                 *     programs, a JSON object on each line, as the list shows it.
                 * @example jsonl
                 */
                format?: components<Instant>["parameters"]["ListFormat"];
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. Ids are those of the API. */
            200: {
                headers: {
                    /**
                     * @description The name of the file, with the day.
                     * @example attachment; filename="clients-2026-11-20.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendOrderLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderLetter"];
            };
        };
        responses: {
            /** @description The letter is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOrderCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderCertificates"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    revokeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the certificate.
                 * @example 7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP
                 */
                code: components<Instant>["parameters"]["CertificateCodeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["CertificateRevocation"];
            };
        };
        responses: {
            /** @description The certificates of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderCertificates"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    postponeRituals: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderPostponement"];
            };
        };
        responses: {
            /** @description The rituals have the new day. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    answerPostponement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PostponementAnswer"];
            };
        };
        responses: {
            /** @description The customer is answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    setOrderPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderPartnerChange"];
            };
        };
        responses: {
            /** @description The order belongs to this partner. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOrderMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderMoney"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getRefundableMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The money. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RefundableMoney"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    beginRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
                /**
                 * @description 1 to 255 characters. Take a new key for each decision, and the same key when you repeat its request: it is carried out once, and the answer is
                 *     the first one again. The shop keeps keys for 24 hours. The same key with another body is 422 `idempotency_key_reused`.
                 * @example 8a0f4c1e-2b3d-4f5a-9c6e-7d8b9a0c1e2f
                 */
                "Idempotency-Key": components<Instant>["parameters"]["NeededIdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description The refunds have begun. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["BegunRefunds"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listWaitingMoney: {
        parameters: {
            query?: {
                /** @description Only payments and lines to review, or only customers who ask for their money back. */
                kind?: "review" | "ask";
                /** @description By when it began to wait, by the order's total, or by its state; a cursor belongs to the order. */
                sort?: components<Instant>["schemas"]["WaitSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WaitingMoneyList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getWaitingMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment, of the line that the shop cannot read, or of the wish for a refund.
                 * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
                 */
                id: components<Instant>["parameters"]["WaitingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MoneyStory"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    settleMoney: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the payment, of the line that the shop cannot read, or of the wish for a refund.
                 * @example 1d6f2a90-58c4-4e0b-a7f3-2b9c0d1e4f5a
                 */
                id: components<Instant>["parameters"]["WaitingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["Settlement"];
            };
        };
        responses: {
            /** @description It is settled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOpenRefunds: {
        parameters: {
            query?: {
                /** @description Only refunds that wait for this. */
                waitsFor?: "address" | "sending" | "gateway" | "second_person";
                /** @description By when they began, by their amount in dollars, or by what they wait for; a cursor belongs to the order. */
                sort?: components<Instant>["schemas"]["WaitSort"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OpenRefundList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    ETag: components<Instant>["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RefundFile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    recordRefundSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RefundSending"];
            };
        };
        responses: {
            /** @description It is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    payRefundByCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card gateway pays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    confirmRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    rejectRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RefundRejection"];
            };
        };
        responses: {
            /** @description The refund has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendRefundLinkAgain: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the refund.
                 * @example 9b1d3f5a-7c2e-4d4f-8a6b-0c1e2d3f4a5b
                 */
                id: components<Instant>["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewDesk: {
        parameters: {
            query?: {
                /**
                 * @description The day; today in the shop's time zone when missing.
                 * @example 2026-11-21
                 */
                day?: string;
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["DeskDay"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewDeskWeek: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default the Monday of this week in the shop's time zone.
                 * @example 2026-11-23
                 */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seven days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["DeskWeek"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listUndatedRituals: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
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
                    "application/json": components<Instant>["schemas"]["DeskOrderList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    beginRitual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components<Instant>["schemas"]["RitualAsRead"];
            };
        };
        responses: {
            /** @description The ritual. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualProgress"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    undoBeginRitual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualProgress"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    completeRitual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components<Instant>["schemas"]["RitualEnd"];
            };
        };
        responses: {
            /** @description The ritual. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualProgress"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    undoCompleteRitual: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualProgress"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    tickRitualDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description A day of the ritual.
                 * @example 2026-11-21
                 */
                day: components<Instant>["parameters"]["RitualDay"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualTicks"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    untickRitualDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description A day of the ritual.
                 * @example 2026-11-21
                 */
                day: components<Instant>["parameters"]["RitualDay"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RitualTicks"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    noteRitePart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description Id of the note, which the device has made.
                 * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
                 */
                note: components<Instant>["parameters"]["noteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewRiteNote"];
            };
        };
        responses: {
            /** @description What is noted of the part on this day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RiteNote"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    withdrawRitePart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
                /**
                 * @description Id of the note, which the device has made.
                 * @example 0b6a5a52-7f0e-4c61-8a0f-1f6f1b8f4e6f
                 */
                note: components<Instant>["parameters"]["noteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RiteWithdrawal"];
            };
        };
        responses: {
            /** @description It is taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    markPrepared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is marked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    unmarkPrepared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not marked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    readName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewNameReading"];
            };
        };
        responses: {
            /** @description The reading. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["NameReading"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    viewSankalpa: {
        parameters: {
            query?: {
                /**
                 * @description A day of the ritual; today at the fire, or the day of the ritual next to it, when missing.
                 * @example 2026-12-21
                 */
                day?: components<Instant>["parameters"]["SankalpaDay"];
                /**
                 * @description The hour by the clocks at the fire.
                 * @example 17:45
                 */
                time?: components<Instant>["parameters"]["SankalpaTime"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Sankalpa"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    printSankalpa: {
        parameters: {
            query?: {
                /**
                 * @description A day of the ritual; today at the fire, or the day of the ritual next to it, when missing.
                 * @example 2026-12-21
                 */
                day?: components<Instant>["parameters"]["SankalpaDay"];
                /**
                 * @description The hour by the clocks at the fire.
                 * @example 17:45
                 */
                time?: components<Instant>["parameters"]["SankalpaTime"];
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Position of the ritual in its order, from 0.
                 * @example 0
                 */
                position: components<Instant>["parameters"]["RitualPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listSpelledNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names, the customer's first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SpelledNames"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    spellName: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record as you have read it. When somebody has changed it since, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example "1"
                 */
                "If-Match": components<Instant>["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["DeskSpelling"];
            };
        };
        responses: {
            /** @description The name as it is read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SpelledName"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPartnerDashboard: {
        parameters: {
            query?: {
                /**
                 * @description Month in which the orders were placed.
                 * @example 2026-11
                 */
                month?: components<Instant>["parameters"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the month, by default the present one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerDashboard"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listWebhooksOfPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookHealthList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listKeysOfPartner: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ApiKeyList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    makeKeyForPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key with its text, which is never shown again. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeApiKey"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    revokeKeyOfPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key opens nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    rotateKeyOfPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The key with its text, which is never shown again. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeApiKey"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listOwnKeys: {
        parameters: {
            query?: {
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["ApiKeyList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    makeOwnKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key with its text, which is never shown again. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeApiKey"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    revokeOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key opens nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    rotateOwnKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the key.
                 * @example 5c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f
                 */
                id: components<Instant>["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The key with its text, which is never shown again. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeApiKey"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook with its secret, which nobody can read later. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeWebhook"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Webhook"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    editWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Webhook"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
                 *     later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
                 *     operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
                 * @example 4b1f6a7c-8d2e-4c3b-9a5f-0e7d6c5b4a39
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret, which nobody can read later. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["MadeWebhook"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    sendWebhookExample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["WebhookExample"];
            };
        };
        responses: {
            /** @description The example on its way. */
            202: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookDelivery"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    redeliverFailedWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["RedeliverFailed"];
            };
        };
        responses: {
            /** @description How many are on their way again. */
            202: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["RedeliveredFailed"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries in this state.
                 * @example dead
                 */
                state?: components<Instant>["schemas"]["DeliveryState"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookDeliveryList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
                 */
                delivery: components<Instant>["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookDeliveryStory"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the webhook.
                 * @example 7d0f1a2b-3c4d-4e5f-8a6b-9c0d1e2f3a4b
                 */
                id: components<Instant>["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example 2b3c4d5e-6f70-4a81-9b92-a3b4c5d6e7f8
                 */
                delivery: components<Instant>["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery on its way. */
            202: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["WebhookDelivery"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getOwnStatement: {
        parameters: {
            query?: {
                /**
                 * @description Language of the file; by `Accept-Language` when missing.
                 * @example ru
                 */
                lang?: components<Instant>["parameters"]["ReceiptLang"];
                /**
                 * @description `csv`, or `csv-semicolon` for Excel with Russian settings: semicolons between the cells, and decimal commas.
                 * @example csv-semicolon
                 */
                format?: components<Instant>["parameters"]["CsvForm"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Month in which the money moved, in the shop's time zone.
                 * @example 2026-11
                 */
                month: components<Instant>["parameters"]["StatementMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components<Instant>["responses"]["StatementFile"];
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPartnerOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with this status.
                 * @example waiting
                 */
                status?: components<Instant>["schemas"]["OrderStatus"];
                /**
                 * @description Only orders that have changed at or after this instant, in any form of RFC 3339 (in an address `+` is `%2B`), the longest unchanged first.
                 * @example 2026-11-20T10:00:00.000Z
                 */
                updatedSince?: components<Instant>["schemas"]["Instant"];
                /**
                 * @description Only the order that you placed with this reference; the list is empty when there is none.
                 * @example invoice/2026-1042
                 */
                clientReference?: components<Instant>["schemas"]["ClientReference"];
                /**
                 * @description Only the partner's order with this number, as a client says it; the list is empty when there is none.
                 * @example 1042
                 */
                number?: components<Instant>["schemas"]["OrderNumber"];
                /**
                 * @description Only orders with this number, this reference, or a customer whose first name begins so.
                 * @example Анна
                 */
                q?: string;
                /**
                 * @description Only the orders of which this sum of the dashboard is made; with `month` those of a month.
                 * @example waiting
                 */
                sum?: "paid" | "confirmed" | "waiting" | "gross" | "byHand" | "refunded" | "fee" | "net";
                /**
                 * @description Month in which the orders were placed.
                 * @example 2026-11
                 */
                month?: components<Instant>["parameters"]["Month"];
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
                /** @description `nextCursor` of the former answer. */
                cursor?: components<Instant>["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
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
                    "application/json": components<Instant>["schemas"]["PartnerOrderList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    createPartnerOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OrderForOwnClient"];
            };
        };
        responses: {
            /** @description The order, waiting for its payment. */
            201: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["OrderedForClient"];
                };
            };
            /** @description `client_reference_used`: `order` is the order that has the reference. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components<Instant>["schemas"]["ClientReferenceUsedProblem"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPartnerOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPartnerEvents: {
        parameters: {
            query?: {
                /** @description `next` of a former answer, of this partner. Without it the list begins with the oldest event. */
                after?: string;
                /**
                 * @description Highest number of items in the answer.
                 * @example 50
                 */
                limit?: components<Instant>["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerEventList"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    playPartnerOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["SandboxStep"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listPartnerReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, in the order of the items; none before the first is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerReports"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    cancelPartnerOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["OwnCancellation"];
            };
        };
        responses: {
            /** @description The order is cancelled. */
            204: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    confirmPartnerPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PaymentByHand"];
            };
        };
        responses: {
            /** @description The order after that. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    takeBackPartnerPayment: {
        parameters: {
            query?: {
                /**
                 * @description The `id` of the confirmation as you have read it. When another stands in its place, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
                 */
                confirmationId?: components<Instant>["parameters"]["SeenConfirmation"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order after that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    agreeWithPartnerPayment: {
        parameters: {
            query?: {
                /**
                 * @description The `id` of the confirmation as you have read it. When another stands in its place, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
                 */
                confirmationId?: components<Instant>["parameters"]["SeenConfirmation"];
            };
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order after that. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    declinePartnerPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PaymentDecline"];
            };
        };
        responses: {
            /** @description The order after that. */
            200: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["PartnerOrder"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addPartnerEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "application/pdf": string;
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EvidenceFile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getPartnerEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the partner, as in the partner's link.
                 * @example indra
                 */
                slug: components<Instant>["parameters"]["PartnerSlug"];
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the file.
                 * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
                 */
                file: components<Instant>["parameters"]["EvidenceFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    addEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "application/pdf": string;
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["EvidenceFile"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
                /**
                 * @description Id of the file.
                 * @example 7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f
                 */
                file: components<Instant>["parameters"]["EvidenceFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components<Instant>["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getHandMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be confirmed, and what was said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["HandMoney"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PaymentByHand"];
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    takeBackPayment: {
        parameters: {
            query?: {
                /**
                 * @description The `id` of the confirmation as you have read it. When another stands in its place, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
                 */
                confirmationId?: components<Instant>["parameters"]["SeenConfirmation"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    agreeWithPayment: {
        parameters: {
            query?: {
                /**
                 * @description The `id` of the confirmation as you have read it. When another stands in its place, the answer is 412 `changed_meanwhile`, and nothing is stored.
                 * @example 2b7e1516-28ae-4d2a-8bf7-158809cf4f3c
                 */
                confirmationId?: components<Instant>["parameters"]["SeenConfirmation"];
            };
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    declinePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
                 *     once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
                 *     `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
                 * @example cart-1760000000000-5f2b9c
                 */
                "Idempotency-Key"?: components<Instant>["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e
                 */
                id: components<Instant>["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components<Instant>["schemas"]["PaymentDecline"];
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    "Idempotent-Replayed": components<Instant>["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    checkSandboxAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may. A sandbox on one's own machine is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    openSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The secret of the sandbox.
                     * @example a secret of the sandbox
                     */
                    secret: string;
                };
            };
        };
        responses: {
            /** @description The sandbox is open to this browser. */
            204: {
                headers: {
                    "Set-Cookie": components<Instant>["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    makeSandboxKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, and the partner to whom it belongs. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["SandboxKey"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listSandboxInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `inbox` of a sandbox key.
                 * @example 5a1c2b3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
                 */
                inbox: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Inbox"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    fillSandboxInbox: {
        parameters: {
            query?: {
                /**
                 * @description `ok`, the default: 204. `fails`: 503. `slow`: 204 after twelve seconds, when the shop does not wait any more.
                 * @example ok
                 */
                answer?: "ok" | "fails" | "slow";
            };
            header?: never;
            path: {
                /**
                 * @description The `inbox` of a sandbox key.
                 * @example 5a1c2b3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
                 */
                inbox: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                    "application/json": components<Instant>["schemas"]["Message"][];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    listSandboxLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The samples. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["LetterSample"][];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
    getSandboxLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `kind` of a sample.
                 * @example part
                 */
                kind: string;
                /**
                 * @description The `language` of the sample.
                 * @example en
                 */
                lang: "ru" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter as mail programs show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                paymentId: components<Instant>["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components<Instant>["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description The transfer, with the state of the payment after the transfer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Transfer"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
                orderId: components<Instant>["schemas"]["OrderId"];
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
                    "application/json": components<Instant>["schemas"]["Order"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Health"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
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
            /** @description The database answers and takes writes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components<Instant>["schemas"]["Health"];
                };
            };
            default: components<Instant>["responses"]["ProblemResponse"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
export type PersonalOperation =
    | "getMe"
    | "listSessions"
    | "revokeSession"
    | "createProfile"
    | "listOwnDays"
    | "getProfile"
    | "updateProfile"
    | "requestEmailChange"
    | "confirmEmailChange"
    | "exportAccount"
    | "deleteAccount"
    | "getAccountDeletion"
    | "chooseAccountDeletion"
    | "getOwnPostponement"
    | "askToPostpone"
    | "takeBackPostponement"
    | "listOwnReports"
    | "getOwnPicture"
    | "viewYearReminder"
    | "wantYearReminder"
    | "viewFeedback"
    | "writeFeedback"
    | "withdrawFeedback"
    | "viewNamesLink"
    | "makeNamesLink"
    | "endNamesLink"
    | "viewOwnSankalpa"
    | "answerSankalpa"
    | "listOwnNames"
    | "spellOwnName"
    | "getRitualPlan"
    | "saveRitualPlan"
    | "renewPlanCalendar"
    | "listParticipants"
    | "saveParticipant"
    | "deleteParticipant"
    | "inviteParticipant"
    | "revokeInvitation"
    | "listOrders";
