// Generated from the contract by `make openapi`. Never edit.


export type Webhooks = OnOrderCreatedWebhookRequest | OnOrderStatusChangedWebhookRequest | OnPaymentSeenWebhookRequest | OnPaymentPartialWebhookRequest | OnPaymentConfirmedWebhookRequest | OnPaymentRefundedWebhookRequest | OnPaymentRefundFailedWebhookRequest | OnPlanChangedWebhookRequest | OnReportPublishedWebhookRequest;

/**
 * The codes of today.
 */
export type KnownErrorCode = 'invalid_request' | 'cross_site' | 'unknown_host' | 'sandbox_access_required' | 'not_found' | 'method_not_allowed' | 'payload_too_large' | 'unsupported_media_type' | 'unreadable_picture' | 'unreadable_evidence' | 'rate_limited' | 'proof_required' | 'internal_error' | 'unavailable' | 'gateway_unavailable' | 'invalid_signature' | 'malformed_notice' | 'invalid_duration' | 'invalid_quantity' | 'invalid_date' | 'unknown_item' | 'price_changed' | 'order_not_payable' | 'payment_confirming' | 'part_paid' | 'illegal_transition' | 'free_in_plan' | 'day_changed' | 'contact_already_set' | 'contact_unverified' | 'no_partner' | 'amount_mismatch' | 'below_minimum' | 'idempotency_key_reused' | 'secret_gone' | 'request_in_progress' | 'not_signed_in' | 'session_ended' | 'invalid_key' | 'key_of_other_mode' | 'key_scope_missing' | 'key_not_accepted' | 'key_and_session' | 'too_many_keys' | 'key_exchanged' | 'too_many_webhooks' | 'too_many_views' | 'client_reference_used' | 'not_allowed' | 'invalid_code' | 'second_factor_required' | 'wrong_second_factor' | 'second_factor_locked' | 'too_many_factors' | 'last_factor' | 'member_exists' | 'own_membership' | 'fresh_login_required' | 'email_taken' | 'email_needs_code' | 'profile_exists' | 'consent_required' | 'no_paid_orders' | 'paid_rituals_open' | 'day_needed' | 'invalid_participants' | 'participant_exists' | 'too_many_participants' | 'changed_meanwhile' | 'slug_taken' | 'too_many_notes' | 'too_many_articles' | 'too_many_pictures' | 'picture_in_use' | 'not_for_sale' | 'wrong_amount' | 'second_person_required' | 'agreement_too_early' | 'undo_over' | 'money_open' | 'nothing_left' | 'refund_pending' | 'refund_refused' | 'refund_failed';

/**
 * Stable name of the problem. Programs decide by this name. More codes may come. Go by `status` for a code that you do not know.
 */
export type ErrorCode = KnownErrorCode | string;

/**
 * The codes of today. First come the rules of the schemas; `json` means that the body is not JSON, `unreadable_text` that the text has
 * characters which cannot be stored, and `invalid` any rule without a name. Then come the rules of the shop.
 *
 */
export type KnownFieldCode = 'required' | 'minlength' | 'maxlength' | 'pattern' | 'format' | 'type' | 'enum' | 'minimum' | 'exclusiveminimum' | 'maximum' | 'multipleof' | 'minitems' | 'maxitems' | 'uniqueitems' | 'minproperties' | 'maxproperties' | 'propertynames' | 'additionalproperties' | 'json' | 'unreadable_text' | 'not_https' | 'not_port_443' | 'not_public' | 'more_than_address' | 'hidden_characters' | 'invalid' | 'unknown_item' | 'unknown_order' | 'unknown_picture' | 'unnamed_picture' | 'unknown_blank' | 'not_for_sale' | 'invalid_duration' | 'invalid_quantity' | 'amount_mismatch' | 'invalid_address' | 'invalid_contact' | 'invalid_phone' | 'no_sms' | 'email_needs_code' | 'no_such_day' | 'date_in_future' | 'date_in_past' | 'date_too_far' | 'closed_day' | 'day_full' | 'end_before_start' | 'consent_required' | 'participant_name' | 'participant_date_missing' | 'participant_date' | 'participant_time' | 'participants_too_many';

/**
 * Stable name of the rule that the field breaks. More codes may come. Show `detail` for a code that you do not know.
 */
export type FieldCode = KnownFieldCode | string;

export type FieldError = {
    /**
     * JSON pointer into the body; of a parameter, its place and name: `/query/limit`, `/headers/idempotency-key`.
     */
    pointer: string;
    code: FieldCode;
    /**
     * A sentence in the caller's language.
     */
    detail: string;
};

/**
 * What a key may do. Each operation for keys names the scope that it asks for. `catalogue:read` is for keys that do nothing else - what everybody may read needs no scope.
 */
export type KeyScope = 'catalogue:read' | 'orders:read' | 'orders:write' | 'payments:confirm' | 'reports:read' | 'webhooks:manage';

export type Problem = {
    /**
     * Address of the page that explains this kind of problem, /problems/{code}.
     */
    type: string;
    /**
     * The problem in a few words, in the caller's language.
     */
    title: string;
    /**
     * The HTTP status again.
     */
    status: number;
    code: ErrorCode;
    /**
     * A sentence in the caller's language, safe to show.
     */
    detail: string;
    /**
     * Id of the request. Name it when you ask for help.
     */
    requestId: string;
    /**
     * The fields that are wrong.
     */
    errors?: Array<FieldError>;
    /**
     * With `key_scope_missing`, the scopes that the key lacks.
     */
    missingScopes?: Array<KeyScope>;
};

/**
 * Present when the shop has a picture of the ritual, which it shows in place of the emblem.
 */
export type ServicePicture = {
    /**
     * Address on this host, as WebP.
     */
    url: string;
    /**
     * The same at most 660 pixels long.
     */
    small_url: string;
    /**
     * Pixels of `url`.
     */
    width: number;
    /**
     * Pixels of `url`.
     */
    height: number;
    /**
     * What is seen in it, in Russian.
     */
    alt: string;
    /**
     * What is seen in it, in English.
     */
    alt_en: string;
};

export type Service = {
    /**
     * Stable id.
     */
    id: string;
    /**
     * Last part of the ritual page's address, /ritual/{slug}.
     */
    slug: string;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
    /**
     * One sentence in Russian.
     */
    description: string;
    /**
     * One sentence in English.
     */
    description_en: string;
    /**
     * US dollars for one month; at most two decimals. That of `z-special-intention` is never charged: it costs 480 whatever its length.
     */
    price: number;
    /**
     * Present when the ritual is sold by its length alone: its tiers cannot be ordered.
     */
    tiers?: false;
    /**
     * Name of the ritual's emblem.
     */
    icon: string;
    /**
     * Address of the picture on this host.
     */
    image_url: string;
    picture?: ServicePicture;
    /**
     * What is done, in Russian.
     */
    features: Array<string>;
    /**
     * What is done, in English.
     */
    features_en: Array<string>;
    /**
     * Minutes to read the article at 200 words a minute: in GET /api/services the Russian article, elsewhere the article in the language asked.
     */
    reading_time: number;
    /**
     * Introduction of the article in Russian.
     */
    article_intro: string;
    /**
     * Introduction of the article in English.
     */
    article_intro_en: string;
    /**
     * When the article last changed.
     */
    article_updated_at: string;
};

export type FullService = Service & {
    /**
     * Article in Russian, markdown.
     */
    article_content: string;
    /**
     * Article in English, markdown.
     */
    article_content_en: string;
    /**
     * Title for search engines in Russian.
     */
    article_seo_title: string;
    /**
     * Title for search engines in English.
     */
    article_seo_title_en: string;
    /**
     * Description for search engines in Russian.
     */
    article_seo_description: string;
    /**
     * Description for search engines in English.
     */
    article_seo_description_en: string;
};

export type TocEntry = {
    /**
     * Anchor of the heading.
     */
    id: string;
    /**
     * Text of the heading.
     */
    title: string;
    /**
     * Level of the heading.
     */
    level: number;
};

export type ServiceArticle = FullService & {
    /**
     * False: the ritual can be read about, but not ordered now.
     */
    on_sale: boolean;
    /**
     * Language of `html` and `toc`.
     */
    lang: 'ru' | 'en';
    /**
     * The article as sanitised HTML; empty when there is none.
     */
    html: string;
    /**
     * Headings of the article, levels 1 to 3.
     */
    toc: Array<TocEntry>;
};

export type CatalogueEntry = {
    /**
     * Id of the service or article.
     */
    id: string;
    /**
     * List to which the entry belongs.
     */
    source: 'services' | 'articles';
    /**
     * Last part of its page's address: /article/{slug} for articles, /ritual/{slug} for services.
     */
    slug: string;
    /**
     * Title in Russian.
     */
    name: string;
    /**
     * Title in English.
     */
    name_en: string;
    /**
     * One sentence in Russian; empty for articles.
     */
    description: string;
    /**
     * One sentence in English; empty for articles.
     */
    description_en: string;
    /**
     * Introduction in Russian.
     */
    article_intro: string;
    /**
     * Introduction in English.
     */
    article_intro_en: string;
    /**
     * Address of the picture on this host.
     */
    image_url: string;
    picture?: ServicePicture;
    /**
     * Slugs to filter by; `ritual` for services.
     */
    tags: Array<string>;
    /**
     * Minutes to read the Russian text at 200 words a minute. The entry's own operation tells the minutes for the language asked.
     */
    reading_time: number;
    /**
     * When it last changed.
     */
    updated_at: string;
};

export type SearchHit = {
    /**
     * Where it comes from.
     */
    source: 'services' | 'articles';
    /**
     * Id of the service or article.
     */
    id: string;
    /**
     * Last part of its page's address: /article/{slug} for articles, /ritual/{slug} for services.
     */
    slug: string;
    /**
     * Title in Russian.
     */
    name: string;
    /**
     * Title in English.
     */
    name_en: string;
    /**
     * Slugs to filter by; `ritual` for services.
     */
    tags: Array<string>;
    /**
     * A part of its text in the language `lang`, in pieces; empty when the words stand in its title or topics alone, or in the other language.
     */
    snippet: Array<{
        /**
         * Plain text, not HTML.
         */
        text: string;
        /**
         * True for a word that was searched for.
         */
        match: boolean;
    }>;
};

export type SearchResult = {
    /**
     * Language of the texts that were searched first.
     */
    lang: 'ru' | 'en';
    /**
     * What was found, the best first.
     */
    items: Array<SearchHit>;
};

export type Article = {
    /**
     * Stable id and last part of its address.
     */
    id: string;
    /**
     * Title in Russian.
     */
    name: string;
    /**
     * Title in English.
     */
    name_en: string;
    /**
     * Introduction in Russian.
     */
    intro: string;
    /**
     * Introduction in English.
     */
    intro_en: string;
    /**
     * Text in Russian, markdown.
     */
    content: string;
    /**
     * Text in English, markdown.
     */
    content_en: string;
    /**
     * Title for search engines in Russian.
     */
    seo_title: string;
    /**
     * Title for search engines in English.
     */
    seo_title_en: string;
    /**
     * Description for search engines in Russian.
     */
    seo_description: string;
    /**
     * Description for search engines in English.
     */
    seo_description_en: string;
    /**
     * Address of the picture on this host.
     */
    image_url: string;
    /**
     * Slugs to filter by.
     */
    tags: Array<string>;
    /**
     * Who wrote it.
     */
    author: string;
    /**
     * Minutes to read, at 200 words a minute, in the language asked.
     */
    reading_time: number;
    /**
     * When it last changed.
     */
    updated_at: string;
    /**
     * Slug of its category.
     */
    category: string;
    /**
     * Language of `html` and `toc`.
     */
    lang: 'ru' | 'en';
    /**
     * The text as sanitised HTML; empty when there is none.
     */
    html: string;
    /**
     * Headings of the text, levels 1 to 3.
     */
    toc: Array<TocEntry>;
};

/**
 * Name in the IANA time zone database.
 */
export type TimeZone = string;

/**
 * Where the day is.
 */
export type AlmanacPlace = {
    /**
     * The city's name in addresses; missing for other points.
     */
    city?: string;
    /**
     * Name in Russian; of a point, its coordinates.
     */
    name: string;
    /**
     * Name in English; of a point, its coordinates.
     */
    name_en: string;
    /**
     * Degrees north.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
    timeZone: TimeZone;
};

export type AlmanacName = {
    /**
     * Place in its circle, from 1; of a weekday from 0, which is Sunday.
     */
    number: number;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
};

export type AlmanacSpan = {
    /**
     * To the second; it may lie before the day.
     */
    begin: string;
    /**
     * To the second, and not part of it; it may lie after the day.
     */
    end: string;
};

export type NamedSpan = AlmanacName & AlmanacSpan;

export type NakshatraSpan = AlmanacName & AlmanacSpan & {
    /**
     * All four quarters, also those outside of the day.
     */
    padas: Array<{
        /**
         * The quarter.
         */
        pada: number;
    } & AlmanacSpan>;
};

export type AlmanacMuhurta = {
    /**
     * The hour. More may come.
     */
    id: string;
    /**
     * Whether tradition recommends the hour or avoids it.
     */
    kind: 'good' | 'avoid';
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
} & AlmanacSpan;

export type AlmanacFestival = {
    /**
     * What is observed. An ekadashi that the smarta and the vaishnava reckoning give to two days ends with `-smarta` or `-vaishnava`. More may come.
     */
    id: string;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
};

export type PanchangaDay = {
    /**
     * Civil date at the place.
     */
    date: string;
    /**
     * The place whose day it is.
     */
    place: AlmanacPlace;
    /**
     * First rising of the Sun on the date; null where it does not rise.
     */
    sunrise: string | null;
    /**
     * First setting of the Sun in the day, also when the clocks show the next date.
     */
    sunset: string | null;
    /**
     * Sunrise of the next date, where the day ends; or the second of this date, which the far north knows in spring.
     */
    nextSunrise: string | null;
    /**
     * First rising of the Moon in the day.
     */
    moonrise: string | null;
    /**
     * First setting of the Moon in the day.
     */
    moonset: string | null;
    /**
     * Weekday of the date, 0 = Sunday.
     */
    vara: AlmanacName;
    /**
     * Lunar days, 1 to 30; 1 to 15 are of the bright half.
     */
    tithis: Array<NamedSpan>;
    /**
     * Mansions of the Moon, 1 = Ashvini to 27.
     */
    nakshatras: Array<NakshatraSpan>;
    /**
     * Sums of the longitudes of Sun and Moon, 1 = Vishkambha to 27.
     */
    yogas: Array<NamedSpan>;
    /**
     * Halves of tithis, 1 to 60 from the new moon on.
     */
    karanas: Array<NamedSpan>;
    /**
     * The lunar month at the beginning of the day, 1 = Chaitra.
     */
    masa: {
        /**
         * From new moon to new moon.
         */
        amanta: AlmanacName;
        /**
         * From full moon to full moon.
         */
        purnimanta: AlmanacName;
        /**
         * Whether it is an added month.
         */
        isAdhika: boolean;
    };
    /**
     * The bright or the dark half of the month.
     */
    paksha: 'shukla' | 'krishna';
    /**
     * The season by the amanta month, 1 = Vasanta.
     */
    ritu: AlmanacName;
    /**
     * Whether the Sun goes northward or southward by the stars.
     */
    ayana: 'uttara' | 'dakshina';
    /**
     * Years that begin with Chaitra.
     */
    samvat: {
        /**
         * Year of Vikram.
         */
        vikram: number;
        /**
         * Year of Shaka.
         */
        shaka: number;
    };
    /**
     * Signs of the zodiac of the stars, 1 = Mesha.
     */
    rashis: {
        /**
         * Of the Moon.
         */
        moon: Array<NamedSpan>;
        /**
         * Of the Sun.
         */
        sun: Array<NamedSpan>;
    };
    /**
     * Named hours, by their beginning. What needs a sunrise or a sunset that does not happen is missing.
     */
    muhurtas: Array<AlmanacMuhurta>;
    /**
     * What is observed on the day.
     */
    festivals: Array<AlmanacFestival>;
};

export type PanchangaDays = {
    /**
     * The place whose day it is.
     */
    place: AlmanacPlace;
    /**
     * The days, in order of date.
     */
    items: Array<{
        /**
         * Civil date at the place.
         */
        date: string;
        /**
         * Lunar day at the beginning of the day, 1 to 30.
         */
        tithi: AlmanacName;
        /**
         * Mansion of the Moon at the beginning of the day.
         */
        nakshatra: AlmanacName;
        /**
         * Lunar month from full moon to full moon, 1 = Chaitra.
         */
        masa: AlmanacName;
        /**
         * What is observed on the day.
         */
        festivals: Array<AlmanacFestival>;
    }>;
};

export type Birth = {
    /**
     * Civil date at the place, of the years 1900 to 2100.
     */
    date: string;
    /**
     * What the clocks of the place showed; missing when it is not sure.
     */
    time?: string;
    /**
     * A city of the shop's list; otherwise `latitude`, `longitude` and `timeZone`.
     */
    city?: string;
    /**
     * Degrees north.
     */
    latitude?: number;
    /**
     * Degrees east.
     */
    longitude?: number;
    timeZone?: TimeZone;
};

export type StarCandidate = {
    /**
     * Mansion of the Moon.
     */
    nakshatra: AlmanacName;
    /**
     * Quarter of the nakshatra.
     */
    pada: number;
    /**
     * Sign of the Moon.
     */
    rashi: AlmanacName;
    /**
     * The sign that rises; null without a time, and within the polar circles, where at times none rises.
     */
    lagna: AlmanacName | null;
    /**
     * From when it holds within the time asked.
     */
    from: string;
    /**
     * Until when, not included.
     */
    to: string;
};

export type BirthStar = {
    /**
     * All that are possible, by time.
     */
    candidates: Array<StarCandidate>;
    /**
     * Whether there is one candidate.
     */
    isCertain: boolean;
};

export type MuhurtaReason = {
    /**
     * What the rule has met: a thing of the almanac and its number or name. More may come.
     */
    code: string;
    /**
     * How much it counts; below 0 it speaks against the day.
     */
    weight: number;
    /**
     * The reason in Russian.
     */
    text: string;
    /**
     * The reason in English.
     */
    text_en: string;
    /**
     * The book or custom that says so, in Russian.
     */
    source: string;
    /**
     * The book or custom that says so, in English.
     */
    source_en: string;
};

export type MuhurtaHours = {
    /**
     * Beginning, to the second.
     */
    begin: string;
    /**
     * End, not part of it.
     */
    end: string;
};

export type MuhurtaDay = {
    /**
     * Civil date at the place of the fire.
     */
    date: string;
    /**
     * The tithi in which the day begins.
     */
    tithi: AlmanacName;
    /**
     * The nakshatra in which the day begins.
     */
    nakshatra: AlmanacName;
    /**
     * Place among the days of the answer, the best being 1; of two alike the earlier is better.
     */
    rank: number;
    /**
     * What the reasons come to.
     */
    quality: 'best' | 'good' | 'neutral' | 'weak';
    /**
     * The weightiest first.
     */
    for: Array<MuhurtaReason>;
    /**
     * The weightiest first.
     */
    against: Array<MuhurtaReason>;
    /**
     * Hours for the ritual at the place of the fire; none where the Sun does not rise.
     */
    hours: Array<MuhurtaHours>;
    /**
     * The same by the Sun of the city that was asked for.
     */
    hoursThere?: Array<MuhurtaHours>;
    /**
     * No ritual begins on this day.
     */
    isClosed: boolean;
    /**
     * The day carries as many rituals as it can.
     */
    isFull: boolean;
};

export type MuhurtaDays = {
    /**
     * Where the fire burns.
     */
    place: AlmanacPlace;
    /**
     * In order of date.
     */
    items: Array<MuhurtaDay>;
};

/**
 * Days on which no ritual begins.
 */
export type ClosedDays = {
    /**
     * First day, YYYY-MM-DD.
     */
    from: string;
    /**
     * Last day, YYYY-MM-DD; the first for a single day.
     */
    to: string;
    /**
     * Why, in Russian.
     */
    reason: string;
    /**
     * Why, in English.
     */
    reason_en: string;
};

export type ClosedDaysList = {
    /**
     * By their first days.
     */
    items: Array<ClosedDays>;
};

export type FullDays = {
    /**
     * Days, YYYY-MM-DD, the earliest first.
     */
    days: Array<string>;
};

/**
 * dd.mm.yyyy, a real day not in the future; or empty.
 */
export type BirthDate = string;

/**
 * hh:mm; or empty.
 */
export type BirthTime = string;

/**
 * The nakshatra that the family names, 1 = Ashvini to 27; or empty. It wins over what follows from the birth.
 */
export type FamilyNakshatra = string;

/**
 * The rashi of the Moon that the family names, 1 = Mesha to 12; or empty.
 */
export type FamilyRashi = string;

/**
 * The star of birth. What is null cannot be said; it is never guessed.
 */
export type OwnStar = {
    /**
     * `family`: the family names it, which wins; `birth`: it follows from the birth; null: nothing is known.
     */
    source: 'family' | 'birth' | null;
    /**
     * Mansion of the Moon; null when several are possible.
     */
    nakshatra: AlmanacName | null;
    /**
     * Quarter of the nakshatra; null when several are possible.
     */
    pada: number | null;
    /**
     * Sign of the Moon; null when several are possible.
     */
    rashi: AlmanacName | null;
    /**
     * The sign that rises; null without a sure time.
     */
    lagna: AlmanacName | null;
    /**
     * All that are possible by date, time and place of birth, by time; without a sure time those of the whole date.
     */
    candidates: Array<StarCandidate>;
    /**
     * True: what the family names is none of them, or its nakshatra does not lie in its rashi.
     */
    differs: boolean;
    /**
     * Why there are no candidates: `date`: no date that the place had; `place`: no city that the list knows.
     */
    lacks: 'date' | 'place' | null;
    /**
     * The city whose clocks the birth is reckoned by; null when the list does not know it.
     */
    place: AlmanacPlace | null;
};

/**
 * E-mail for the receipt. Its host may have letters of any script; their form `xn--…` is the same.
 */
export type CustomerEmail = string;

/**
 * Number by which people name an order, counted from 1001 with gaps. It opens nothing; calls take the id.
 */
export type OrderNumber = number;

/**
 * `pending`: the order waits for a payment. `waiting`: a payment waits for a person's confirmation. `paid`: the order is paid.
 * `processing`: the ritual has begun. `ready`: the ritual is performed. `completed`: the customer has the report. `cancelled`: the order is closed.
 *
 */
export type OrderStatus = 'pending' | 'waiting' | 'paid' | 'processing' | 'ready' | 'completed' | 'cancelled';

/**
 * US dollars, at most two decimals.
 */
export type Money = number;

/**
 * What the almanac said of a ritual's first day, by the rules as they stood when that day was chosen.
 */
export type DayAdvice = {
    /**
     * What the reasons come to.
     */
    quality: 'best' | 'good' | 'neutral' | 'weak';
    /**
     * The tithi in which the day begins.
     */
    tithi: AlmanacName;
    /**
     * The nakshatra in which the day begins.
     */
    nakshatra: AlmanacName;
    /**
     * The weightiest first.
     */
    for: Array<MuhurtaReason>;
    /**
     * The weightiest first.
     */
    against: Array<MuhurtaReason>;
};

export type OrderItem = {
    /**
     * The item's id.
     */
    id: string;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
    /**
     * US dollars for one unit for its whole duration.
     */
    price: Money;
    /**
     * Number of units.
     */
    quantity: number;
    /**
     * Whole weeks; 1 month is 4 weeks. Requests count in months.
     */
    duration: number;
    /**
     * The first day; absent until it is planned.
     */
    startDate?: string;
    /**
     * The day on which it ends, `duration` weeks after the first; absent until it is planned.
     */
    endDate?: string;
    /**
     * When it was begun (UTC); absent until then.
     */
    begunAt?: string;
    /**
     * When it had been performed to its end (UTC); absent until then.
     */
    performedAt?: string;
    /**
     * On a receipt alone: what the almanac said of the first day when it was chosen.
     */
    advice?: DayAdvice;
};

/**
 * Unguessable id of an order.
 */
export type OrderId = string;

/**
 * Day of the ritual.
 */
export type ReportDate = string;

/**
 * Where the ritual was performed. Whoever has the order's link reads it.
 */
export type Place = string;

export type CertificateName = {
    /**
     * The name as it is read in Sanskrit.
     */
    iast: string;
    /**
     * The same in Devanagari.
     */
    devanagari: string;
};

/**
 * What somebody said of what is read for them: nothing yet, that it is right, something of a line that has changed since, or that it is to be changed.
 */
export type LineState = 'unread' | 'confirmed' | 'changed' | 'change_asked';

/**
 * First and last name, in one line without numbers and commas.
 */
export type PersonName = string;

/**
 * What stands behind `#` in the one-time link.
 */
export type LinkToken = string;

export type InvitationLink = {
    token: LinkToken;
};

export type SeenInvitation = {
    /**
     * First name and initial of whoever asks.
     */
    asks: string;
    /**
     * What they write; or empty.
     */
    note: string;
    /**
     * The rituals, with their first days; not those that were performed before the holder is asked, or before they accepted.
     */
    rituals: Array<{
        /**
         * Name in Russian.
         */
        name: string;
        /**
         * Name in English.
         */
        name_en: string;
        /**
         * Whole weeks.
         */
        weeks: number;
        /**
         * First day.
         */
        startDate: string;
        /**
         * True: the ritual has no day of its own yet, and `startDate` is the first day of the plan.
         */
        isUndated: boolean;
    }>;
    /**
     * Until when it can be answered (UTC); null once it is accepted.
     */
    until: string | null;
    /**
     * What the holder of the personal link has given; null before.
     */
    person: {
        /**
         * Name.
         */
        name: string;
        birthDate: BirthDate;
        birthTime: BirthTime;
        /**
         * 'true' when the time of birth is uncertain; else empty.
         */
        isTimeUncertain: 'true' | '';
        /**
         * Place of birth; or empty.
         */
        birthPlace: string;
        birthNakshatra: FamilyNakshatra;
        birthRashi: FamilyRashi;
        /**
         * Gotra; or empty.
         */
        gotra: string;
        /**
         * 'true': it is not known; else empty.
         */
        isGotraUnknown: 'true' | '';
        /**
         * How the name is read aloud; or empty.
         */
        readAs: string;
        /**
         * Who answered for them; or empty.
         */
        guardian: string;
        /**
         * Of what was given and said, for `If-Match`.
         */
        version: number;
        star: OwnStar;
    } | null;
    /**
     * What is read at the fire for the holder of the personal link, the same at all rituals; null before.
     */
    line: {
        /**
         * The name as it is read.
         */
        name: {
            /**
             * What is read: the noted reading, or the name.
             */
            source: string;
            /**
             * In IAST.
             */
            iast: string;
            /**
             * In Devanagari.
             */
            devanagari: string;
            /**
             * Letters for which there is no rule.
             */
            unmapped: Array<string>;
        };
        /**
         * Gotra and star in IAST.
         */
        iast: string;
        /**
         * The same in Devanagari.
         */
        devanagari: string;
        /**
         * Gotra and star in Russian, or what is not known.
         */
        meaning: string;
        /**
         * In English.
         */
        meaning_en: string;
        /**
         * Names the line as it stands.
         */
        print: string;
        state: LineState;
        /**
         * What is to be changed; empty without a wish.
         */
        words: string;
    } | null;
    /**
     * Whoever has accepted can still change their part or take it back.
     */
    mayWithdraw: boolean;
};

export type Acceptance = {
    token: LinkToken;
    name: PersonName;
    birthDate?: BirthDate;
    birthTime?: BirthTime;
    /**
     * 'true' when the time of birth is uncertain; else empty.
     */
    isTimeUncertain?: 'true' | '';
    /**
     * Place of birth; or empty.
     */
    birthPlace?: string;
    birthNakshatra?: FamilyNakshatra;
    birthRashi?: FamilyRashi;
    /**
     * Gotra; or empty.
     */
    gotra?: string;
    /**
     * 'true': the gotra is not known, so Kashyapa is said; else empty.
     */
    isGotraUnknown?: 'true' | '';
    /**
     * How the name is read aloud; or empty.
     */
    readAs?: string;
    /**
     * Who answers for somebody under 18; empty when the person speaks.
     */
    guardian?: string;
    /**
     * The person agrees that name and birth data are read at the rituals.
     */
    birthDataConsent: boolean;
    /**
     * Version of the consent text that the person saw.
     */
    consentVersion: string;
};

export type PersonalLink = {
    token: LinkToken;
};

export type ConsultationRequest = {
    /**
     * Name of the person; at least two characters that are not spaces.
     */
    name: string;
    /**
     * A phone with its country code, or as people write it in their own country.
     */
    phone: string;
    /**
     * Where the person wants an answer by mail; may be left out or empty.
     */
    email?: string;
    /**
     * Subject of the consultation.
     */
    message?: string;
};

export type Consultation = {
    /**
     * Number of the request.
     */
    id: string;
    /**
     * When the shop took the request (UTC).
     */
    requestedAt: string;
};

/**
 * Months; 1 month is 4 weeks. A ritual lasts 0.25, 0.5, 1, 2 or 3, the tier basic 0.5, the other tiers 1, a special intention 0.75, and
 * the service `z-special-intention` 0.75, 1.5 or 2.25.
 *
 */
export type RequestedDuration = 0.25 | 0.5 | 0.75 | 1 | 1.5 | 2 | 2.25 | 3;

export type RequestedItem = {
    /**
     * A service (`ganesha`), a tier of it (`ganesha-basic`, `-enhanced`, `-premium`) or a special intention
     * (`special-intention-{group}-{intention}`).
     *
     */
    id: string;
    /**
     * Name that the customer saw. The shop stores the name of the catalogue.
     */
    name?: string;
    /**
     * Name in English, as a quote has it. The shop stores the name of the catalogue.
     */
    name_en?: string;
    /**
     * US dollars for one unit for its whole duration, as the customer saw the price. The shop checks the price.
     */
    price?: Money;
    /**
     * Number of units; a special intention has 1.
     */
    quantity: number;
    duration: RequestedDuration;
    /**
     * US dollars, as a quote has it. The shop does not read this field, because `price` and `quantity` say the same.
     */
    lineTotal?: Money;
};

/**
 * One to a hundred items. Items with the same id and the same duration become one item of the order, and together have at most 99 units, or
 * 1 unit of a special intention.
 *
 */
export type RequestedItems = Array<RequestedItem>;

export type QuoteLine = {
    /**
     * The item's id.
     */
    id: string;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
    /**
     * US dollars for one unit for its whole duration.
     */
    price: Money;
    /**
     * Number of units.
     */
    quantity: number;
    duration: RequestedDuration;
    /**
     * US dollars, `price` times `quantity`.
     */
    lineTotal: Money;
};

export type Quote = {
    /**
     * Always US dollars.
     */
    currency: 'USD';
    /**
     * The lines, in the order asked.
     */
    items: Array<QuoteLine>;
    /**
     * US dollars, the sum of the lines.
     */
    total: Money;
};

/**
 * Something that is taken off an order's items.
 */
export type Adjustment = {
    /**
     * `hand`: a person of the shop has given it.
     */
    kind: 'hand';
    /**
     * Of each item (`price` times `quantity`), rounded half up to the cent; absent for a sum.
     */
    percent?: number;
    /**
     * US dollars that are taken off in all.
     */
    amount: Money;
};

/**
 * `crypto`: a coin. `card`: a bank card. `manual`: a payment to a partner.
 */
export type PaymentMethod = 'crypto' | 'card' | 'manual';

/**
 * The customer's full name; not blank.
 */
export type CustomerName = string;

/**
 * Names a partner in links, as in `?partner=indra`.
 */
export type PartnerSlug = string;

export type OrderRequest = {
    customerName: CustomerName;
    /**
     * E-mail for the receipt; its host may have letters of any script. A guest must give an e-mail. For a signed-in customer the default is the account's e-mail.
     */
    customerEmail?: CustomerEmail;
    paymentMethod: PaymentMethod;
    /**
     * One to a hundred items, each with the price that the customer saw. Items with the same id and the same duration become one item of
     * the order, and together have at most 99 units, or 1 unit of a special intention.
     *
     */
    items: Array<RequestedItem>;
    /**
     * US dollars, the sum that the customer saw. The shop checks the sum.
     */
    total: number;
    /**
     * The customer's wishes for the order.
     */
    specialInstructions?: string;
    /**
     * The partner whose link the customer followed. The shop ignores a partner that it does not know.
     */
    partner?: PartnerSlug;
};

/**
 * With `manual` among the methods, the partner who takes the money.
 */
export type OrderPartner = {
    /**
     * Name of the partner.
     */
    name: string;
};

/**
 * Bitcoin, Ether, USDT on Ethereum (ERC-20), USDT on TRON (TRC-20).
 */
export type Coin = 'BTC' | 'ETH' | 'USDT_ERC20' | 'USDT_TRC20';

/**
 * `waiting`: no money has come. `confirming`: the whole amount has come and waits for confirmations. `partial`: a part has come.
 * `completed`: the order was paid, by this payment or otherwise (`paidOtherwise`), so stop asking for money; an order that is
 * `pending` again, because its money was taken back, takes a new payment. `expired`: the time is over, or a part has come and the
 * gateway takes one transfer alone, so the rest is a new payment. `cancelled`: the payer has cancelled, or has chosen another coin
 * or the card. The shop records money that comes later.
 *
 */
export type CryptoPaymentStatus = 'waiting' | 'confirming' | 'partial' | 'completed' | 'expired' | 'cancelled';

/**
 * Decimal amount in the coin's own unit (BTC, ETH, USDT).
 */
export type CoinAmount = string;

/**
 * What is wrong with the money of the order, and what becomes of it.
 */
export type OrderRepair = {
    /**
     * Empty when nothing is wrong, or when a person has settled it.
     */
    troubles: Array<'underpaid' | 'late' | 'overpaid' | 'wrong_asset' | 'checking'>;
    /**
     * True while POST /api/orders/{id}/refund-request would ask a person for a refund.
     */
    mayAskRefund: boolean;
    /**
     * Present while the signed-in customer of this paid order may ask in the same way to cancel it, or for what is left of its money.
     */
    mayAskForRest?: true;
    /**
     * Absent when there is no refund. `asked`: a person decides. `address_wanted`: the customer says through a one-time link where the coins go.
     * `agreed`: the shop sends the money. `sent`: it is sent. `done`: a second person has confirmed that. `declined`: a person has declined.
     *
     */
    refund?: 'asked' | 'address_wanted' | 'agreed' | 'sent' | 'done' | 'declined';
};

export type ShownReport = {
    /**
     * Position of the item in `items`.
     */
    item: number;
    date: ReportDate;
    place: Place;
    /**
     * Ids of the pictures that are approved for everybody with the order's link, in their order.
     */
    pictures: Array<string>;
};

/**
 * A part of a ritual that the desk has noted, on all days so far.
 */
export type NotedPart = {
    /**
     * Position of the ritual in the order, from 0.
     */
    item: number;
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
    /**
     * How many there were on all days; null where none are counted.
     */
    ahutis: number | null;
    /**
     * On how many days it was noted.
     */
    days: number;
    /**
     * When it was performed first (UTC).
     */
    firstAt: string;
    /**
     * When it was performed last (UTC).
     */
    lastAt: string;
};

/**
 * Code of the certificate. Whoever has it may read the certificate.
 */
export type CertificateCode = string;

export type OrderCertificate = {
    code: CertificateCode;
    /**
     * When it was issued (UTC).
     */
    issuedAt: string;
};

/**
 * How far an order has come, and what comes next.
 */
export type OrderProgress = {
    /**
     * The way of the order; of a cancelled order only the steps that it has made, and `cancelled`.
     */
    steps: Array<{
        /**
         * `planned`: each ritual has its first day. `begun`: the first ritual has begun. `completed`: the customer has the report.
         */
        step: 'placed' | 'paid' | 'planned' | 'begun' | 'completed' | 'cancelled';
        /**
         * True when the order has made this step.
         */
        done: boolean;
        /**
         * When it was made (UTC); absent when it is not made or nobody noted the time.
         */
        at?: string;
        /**
         * The first day of the rituals for `planned` and `begun`, the latest on which one ends for `completed`; absent while no ritual has a day, for `completed` while one has none.
         */
        day?: string;
    }>;
    /**
     * What the order waits for.
     */
    next: {
        /**
         * `pay`, `pay_rest`: the customer pays. `transfer`: a transfer was seen and is being confirmed. `confirmation`: a person confirms the payment.
         * `review`: a person looks at the money. `refund`: a refund goes on. `choose_day`: the customer chooses the first day. `begins`: the rituals begin on `day`.
         * `begins_late`: they were to begin on `day`, which is over. `under_way`: a ritual is performed until `day`, which is absent when it is over.
         * `report`: the shop writes the report. `read_report`: the report can be read. `finished`: all is done. `closed`: the order is cancelled.
         *
         */
        kind: 'pay' | 'pay_rest' | 'transfer' | 'confirmation' | 'review' | 'refund' | 'choose_day' | 'begins' | 'begins_late' | 'under_way' | 'report' | 'read_report' | 'finished' | 'closed';
        /**
         * The day when it happens; absent when no day is set.
         */
        day?: string;
        /**
         * True when the shop writes to the customer by itself when it happens.
         */
        mailed: boolean;
    };
};

/**
 * What happened to the order, the earliest first; of a long story the newest hundred entries.
 */
export type OrderTimeline = Array<{
    /**
     * When it happened (UTC).
     */
    at: string;
    /**
     * `placed`: the customer placed the order. `changed`: the shop changed items or discount of the unpaid order. `coin_chosen`, `card_chosen`, `partner_chosen`: the payer chose how to pay.
     * `hand_declined`: who takes money by hand says that none has come. `payment_taken_back`: the confirmation of the payment was taken back, or a bank or a blockchain took its money.
     * `postponed`: the shop gave rituals another first day; `wish_withdrawn`: the customer chose a day in the plan, which ended a request for another;
     * `wish_overtaken`: the rituals were begun before anybody answered such a request, which ended it.
     * `part_seen`: less than the whole amount of a payment was seen. `transfer_seen`: the whole amount was seen. `payment_ended`: a payment ended before
     * money came. `review`: a person looks at the money; `review_done`: they have decided.
     * `refund_asked`: the customer asks for a refund. `refund_agreed`, `refund_declined`: a person has answered, or ended a refund.
     * `refund_withdrawn`: the customer no longer asks for it. `refund_address`: the customer has said where the coins go. `refund_sent`, `refund_done`: the money was sent, and that was confirmed.
     * `expired`: the order was cancelled because nobody paid it in time. Others: the order has that status.
     *
     */
    event: 'placed' | 'changed' | 'coin_chosen' | 'card_chosen' | 'partner_chosen' | 'hand_declined' | 'part_seen' | 'transfer_seen' | 'payment_ended' | 'review' | 'review_done' | 'refund_asked' | 'refund_agreed' | 'refund_address' | 'refund_sent' | 'refund_done' | 'refund_declined' | 'paid' | 'payment_taken_back' | 'postponed' | 'wish_withdrawn' | 'refund_withdrawn' | 'processing' | 'wish_overtaken' | 'ready' | 'completed' | 'expired' | 'cancelled';
    /**
     * The coin that it is about; absent where it is about none.
     */
    currency?: Coin;
}>;

export type Order = {
    id: OrderId;
    number: OrderNumber;
    status: OrderStatus;
    /**
     * When the customer placed the order (UTC).
     */
    createdAt: string;
    /**
     * Always US dollars.
     */
    currency: 'USD';
    /**
     * The items of the order.
     */
    items: Array<OrderItem>;
    /**
     * What is taken off the items; absent when nothing is. `total` is the items without it.
     */
    adjustments?: Array<Adjustment>;
    /**
     * US dollars for the whole order, the items without what is taken off.
     */
    total: Money;
    /**
     * US dollars that came in coins so far, confirmed or not, at most the total. Money counts at the rate of the payment to whose
     * address it came; the sum is rounded down to the cent.
     *
     */
    received: Money;
    /**
     * US dollars still to be sent, the total less what was received; 0 when nothing is to be paid.
     */
    due: Money;
    /**
     * The method that the customer chose last.
     */
    paymentMethod: PaymentMethod;
    /**
     * Number of the receipt; absent before the payment, and once it was taken back. Receipts are numbered without gaps.
     */
    receiptNumber?: number;
    /**
     * Methods by which the order can be paid; empty once it is paid or cancelled. While the whole amount is on its way, `due` is 0 and nobody should pay.
     */
    paymentMethods: Array<PaymentMethod>;
    partner?: OrderPartner;
    /**
     * What everybody with the order's address can see of the customer.
     */
    contact: {
        /**
         * True when the order has no contact data; PUT /api/orders/{id}/contact adds a name and an e-mail.
         */
        missing: boolean;
        /**
         * First name.
         */
        firstName?: string;
        /**
         * Masked e-mail; absent when the order has no e-mail.
         */
        maskedEmail?: string;
        /**
         * Present for the browser that placed the order: PUT /api/orders/{id}/contact corrects name and e-mail.
         */
        correctable?: true;
    };
    /**
     * Payments by coin that can still receive money or have received money. The newest payment comes first.
     */
    payments: Array<{
        /**
         * Id of the payment.
         */
        id: string;
        currency: Coin;
        status: CryptoPaymentStatus;
        /**
         * Amount seen so far, in the coin's own unit.
         */
        receivedAmount: CoinAmount;
    }>;
    repair: OrderRepair;
    /**
     * What everybody with the order's link sees of the reports on its rituals; absent before the first is sent.
     */
    reports?: Array<ShownReport>;
    /**
     * The parts of its rituals that the desk has noted so far, each ritual's in the order in which they came; absent before the first.
     */
    rite?: Array<NotedPart>;
    /**
     * The proof that its rituals were performed, at `/verify/{code}`; absent before the day after the last report, and where the shop issues none.
     */
    certificate?: OrderCertificate;
    progress: OrderProgress;
    timeline: OrderTimeline;
    /**
     * Present once the customer of the paid order has deleted the account.
     */
    left?: {
        /**
         * The rituals are performed and reported, and what they need stays until then.
         */
        isKept: boolean;
        /**
         * Whoever signs in with the contact of the deleted account may ask for the money.
         */
        mayClaim: boolean;
    };
};

export type PriceChangedProblem = Problem & {
    /**
     * With `price_changed`, today's prices.
     */
    quote?: Quote;
};

export type ReceiptPayment = {
    /**
     * How this part was paid.
     */
    method: 'crypto' | 'card';
    currency?: Coin;
    /**
     * Network of the coin; absent for a card.
     */
    network?: string;
    /**
     * Amount in the coin's own unit; absent for a card.
     */
    amount?: CoinAmount;
    /**
     * The transfers by the names under which their sender finds them; empty when the gateway tells none.
     */
    transactionIds: Array<string>;
};

/**
 * What came beyond an order's total. `over` is `came` less the total, and the sum of the last four; what goes back is taken from the
 * surplus first.
 *
 */
export type Surplus = {
    /**
     * US dollars that came for the order in all, final or not.
     */
    came: Money;
    /**
     * What of it is beyond the total.
     */
    over: Money;
    /**
     * What has gone back.
     */
    returned: Money;
    /**
     * What is on its way back.
     */
    onItsWay: Money;
    /**
     * About what a person has yet to decide.
     */
    waiting: Money;
    /**
     * What stays with the shop: by a decision, or because it is too little for one.
     */
    kept: Money;
};

export type Receipt = {
    /**
     * Receipts are numbered without gaps.
     */
    number: number;
    orderId: OrderId;
    orderNumber: OrderNumber;
    /**
     * When the customer placed the order (UTC).
     */
    placedAt: string;
    /**
     * When the order was paid (UTC).
     */
    paidAt: string;
    /**
     * When the payment was taken back, by people, a bank or a blockchain (UTC): the receipt is void, and keeps its number. Absent otherwise.
     */
    takenBackAt?: string;
    /**
     * Always US dollars.
     */
    currency: 'USD';
    /**
     * What was paid.
     */
    items: Array<OrderItem>;
    /**
     * What is taken off the items; absent when nothing is. `total` is the items without it.
     */
    adjustments?: Array<Adjustment>;
    /**
     * US dollars for the whole order.
     */
    total: Money;
    paymentMethod: PaymentMethod;
    /**
     * The payments that paid for the order, the earliest first; money that came later is not listed. Empty when a person confirmed the
     * money.
     *
     */
    payments: Array<ReceiptPayment>;
    /**
     * A record of the order's money cannot be read, so what paid may be missing; a person looks at it. Absent otherwise.
     */
    isIncomplete?: true;
    /**
     * What came beyond the total, and where it is today. Absent when nothing did.
     */
    surplus?: Surplus;
    /**
     * What everybody with the order's address can see of the customer.
     */
    customer: {
        /**
         * First name.
         */
        firstName?: string;
        /**
         * Masked e-mail; absent when the order has no e-mail.
         */
        maskedEmail?: string;
    };
    /**
     * Who sold, as the shop told when the order was paid.
     */
    seller: {
        /**
         * In Russian: name, number of registration, address; empty in a sandbox, where nobody sells.
         */
        details: Array<string>;
        /**
         * The same in English.
         */
        details_en: Array<string>;
        /**
         * Where questions go.
         */
        email: string;
    };
};

export type CertifiedPart = {
    /**
     * Name in Russian.
     */
    name: string;
    /**
     * Name in English.
     */
    name_en: string;
    /**
     * How many there were on all days; null where none are counted.
     */
    ahutis: number | null;
    /**
     * On how many days it was noted.
     */
    days: number;
    /**
     * When it was performed first, by the clocks at the fire.
     */
    first: string;
    /**
     * When it was performed last, by the clocks at the fire.
     */
    last: string;
};

export type Certificate = {
    code: CertificateCode;
    /**
     * Whether the shop stands by it today. Its signature is another matter.
     */
    state: 'valid' | 'revoked';
    /**
     * True: of a shop in sandbox mode, where no ritual is performed.
     */
    test: boolean;
    orderNumber: OrderNumber;
    /**
     * When it was issued (UTC).
     */
    issuedAt: string;
    /**
     * Name of the public key whose signature it bears.
     */
    keyId: string;
    /**
     * What was performed, in the order of the items.
     */
    rituals: Array<{
        /**
         * Name of the ritual in Russian.
         */
        name: string;
        /**
         * Name of the ritual in English.
         */
        name_en: string;
        /**
         * The day on which it began, at the fire.
         */
        from: string;
        /**
         * The day on which it was performed to its end, at the fire.
         */
        to: string;
        /**
         * Where it was performed.
         */
        place: string;
        /**
         * Its parts as they were noted at the fire; none in certificates of the first form.
         */
        parts: Array<CertifiedPart>;
    }>;
    /**
     * The files of the reports.
     */
    files: Array<{
        /**
         * SHA-256 of the file in hex.
         */
        sha256: string;
        /**
         * `preview`: the small copy of a picture.
         */
        kind: 'picture' | 'preview';
        /**
         * Position in `rituals`.
         */
        ritual: number;
    }>;
    /**
     * The newest daily seal of the shop's ledger when the certificate was issued.
     */
    seal: {
        /**
         * Number of the seal.
         */
        number: number;
        /**
         * Its day (UTC).
         */
        day: string;
        /**
         * Its SHA-256 in hex.
         */
        hash: string;
        /**
         * The ledger holds this very seal today.
         */
        stands: boolean;
    };
    /**
     * Null while the certificate is valid.
     */
    revocation: {
        /**
         * When it was revoked (UTC).
         */
        at: string;
        /**
         * `corrected`: a report was corrected, and another certificate follows; `shop`: the shop has revoked it.
         */
        cause: 'corrected' | 'shop';
        /**
         * Why, in the words of the shop; null for `corrected`.
         */
        reason: string | null;
    } | null;
};

export type NamesToken = {
    /**
     * What stands behind `#names=` in the link.
     */
    token: string;
};

export type CertificateNames = {
    /**
     * As they were read when the owner made the link. No part of what is signed.
     */
    names: Array<CertificateName>;
};

export type LinkedRefund = {
    number: OrderNumber;
    /**
     * The first eight characters of the order's id; `number` is what people say.
     *
     * @deprecated
     */
    orderNumber: string;
    currency: Coin;
    /**
     * Network in which the coins are sent.
     */
    network: 'Bitcoin' | 'Ethereum' | 'TRON';
    /**
     * What is paid back, in the coin's own unit.
     */
    amount: CoinAmount;
    /**
     * When the link ends (UTC).
     */
    until: string;
};

/**
 * Address of the customer's wallet in the network of the refund.
 */
export type RefundAddress = string;

export type OfferedCoin = {
    currency: Coin;
    /**
     * Network of the transfer.
     */
    network: 'Bitcoin' | 'Ethereum' | 'TRON';
    /**
     * The least amount in US dollars that can be paid with the coin.
     */
    minimumUsd: Money;
};

export type CryptoPaymentRequest = {
    orderId: OrderId;
    currency: Coin;
    /**
     * US dollars, the order's `due` as the payer saw this sum. The shop checks the sum.
     */
    amountUsd: Money;
};

export type CryptoPayment = {
    /**
     * Id of the payment.
     */
    id: string;
    orderId: OrderId;
    currency: Coin;
    /**
     * Network of the transfer.
     */
    network: 'Bitcoin' | 'Ethereum' | 'TRON';
    /**
     * US dollars that the amount is worth.
     */
    amountUsd: Money;
    /**
     * Amount to send, in the coin's own unit.
     */
    expectedAmount: CoinAmount;
    /**
     * Amount seen so far, confirmed or not, in the coin's own unit.
     */
    receivedAmount: CoinAmount;
    /**
     * Address that takes the transfer.
     */
    address: string;
    /**
     * Text of the QR code: a BIP-21 or EIP-681 address, or the bare address on TRON. In the sandbox they belong to test networks (`tb1q…`, chain 11155111, which is Sepolia), and the checksum of an address on TRON is wrong.
     */
    paymentUri: string;
    /**
     * QR code as a PNG in base64, if the gateway draws the code. Without this field, draw `paymentUri`.
     */
    qrCodeData?: string;
    /**
     * End of the time in which the amount is valid (UTC).
     */
    expiresAt: string;
    status: CryptoPaymentStatus;
    /**
     * True when `completed` says that the order is paid, not that this payment is: other payments or the card have paid the order, or
     * this payment has paid a part. `receivedAmount` is what came here.
     *
     */
    paidOtherwise: boolean;
    /**
     * True when money came after expiry, or after the payment was cancelled.
     */
    late: boolean;
    /**
     * True when more money came than the expected amount.
     */
    overpaid: boolean;
};

/**
 * US dollars; below zero in a time in which more was undone or went back than came.
 */
export type Dollars = number;

/**
 * What came and what became of it, in dollars: `gross` is always `refunded`, `fee` and `net` together. Sums of orders, days, rituals, partners
 * and ways are made of the same movements of the ledger, so they add up to each other.
 *
 */
export type MoneySums = {
    /**
     * What came and is final: in coins, at the rate at which it was asked for, by card and by hand; less what was undone.
     */
    gross: Dollars;
    /**
     * Of that: what people confirmed.
     */
    byHand: Dollars;
    /**
     * What went back to customers, seen by a second person, and what went back at the gateway.
     */
    refunded: Dollars;
    /**
     * What gateways kept, where they tell it in dollars or in the coin that came.
     */
    fee: Dollars;
    /**
     * What is left.
     */
    net: Dollars;
};

/**
 * Names a partner in links and orders: small letters, digits and hyphens. It never changes.
 */
export type PartnerKey = string;

/**
 * Month of the calendar, in the shop's time zone.
 */
export type Month = string;

/**
 * What your books know the order by: ASCII without spaces, unique among your orders for good. No personal data.
 */
export type ClientReference = string;

/**
 * Up to twenty pairs of your own, names of 40 and values of 500 characters, which the shop keeps with the order and gives back. No
 * personal data, by the terms: your people, the shop's people and your webhooks read them, and the customer's copy of all data has them.
 *
 */
export type ClientMetadata = {
    [key: string]: string;
};

export type ItemForClient = {
    /**
     * A service, a tier of it or a special intention, as in a customer's order.
     */
    id: string;
    /**
     * Number of units; a special intention has 1.
     */
    quantity: number;
    duration: RequestedDuration;
};

export type OrderedForClient = {
    id: OrderId;
    number: OrderNumber;
    /**
     * Always US dollars.
     */
    currency: 'USD';
    /**
     * US dollars for the whole order.
     */
    total: Money;
    /**
     * Address at which the order can be paid.
     */
    paymentLink: string;
};

export type EvidenceFile = {
    /**
     * Id of the file.
     */
    id: string;
    /**
     * How the shop stores it.
     */
    mediaType: 'image/webp' | 'application/pdf';
};

/**
 * What people call the webhook; may be empty.
 */
export type WebhookDescription = string;

/**
 * What has happened: an order is the partner's now; its status is another; its whole amount is on its way, a part came, it is paid, money went
 * back, or what was said to have gone back did not arrive; its rituals have other days; a report of its rituals can be read, or was corrected.
 *
 */
export type WebhookEventType = 'order.created' | 'order.status_changed' | 'payment.seen' | 'payment.partial' | 'payment.confirmed' | 'payment.refunded' | 'payment.refund_failed' | 'plan.changed' | 'report.published';

/**
 * Of which events it is told.
 */
export type WebhookTypes = Array<WebhookEventType>;

/**
 * Events are sent while it is `enabled`, and wait otherwise. `paused` by its people; `disabled` by the shop, until people enable it again.
 *
 */
export type WebhookState = 'enabled' | 'paused' | 'disabled';

/**
 * Why the shop disabled it: five days without a success, or an answer 410; null when it did not.
 */
export type WebhookDisabledFor = 'failing' | 'gone' | null;

/**
 * Since when no delivery has succeeded (UTC); null while they do.
 */
export type WebhookFailingSince = string | null;

/**
 * Where events are posted: https at a public name and port 443, without a user, a password or `#`; in the sandbox also one of its inboxes
 * and, unless it asks others for a secret, http or https on the shop's own machine. It may hold a token: it is kept enciphered and named in
 * no log.
 *
 */
export type WebhookUrl = string;

/**
 * Where programs of a partner are told of events, without its secret.
 */
export type Webhook = {
    /**
     * Id of the webhook.
     */
    id: string;
    /**
     * Where events are posted; `about:blank` when the shop cannot read the address any more.
     */
    url: WebhookUrl;
    description: WebhookDescription;
    types: WebhookTypes;
    state: WebhookState;
    disabledFor: WebhookDisabledFor;
    failingSince: WebhookFailingSince;
    /**
     * Until then the former secret signs as well (UTC); null without such a secret.
     */
    formerSecretUntil: string | null;
    /**
     * When the webhook was added (UTC).
     */
    createdAt: string;
};

export type WebhookList = {
    /**
     * The oldest first.
     */
    items: Array<Webhook>;
};

export type NewWebhook = {
    url: WebhookUrl;
    description?: WebhookDescription;
    types: WebhookTypes;
};

export type MadeWebhook = Webhook & {
    /**
     * The key of the signatures after Standard Webhooks: `whsec_` and base64. It is shown this once.
     */
    secret: string;
};

export type WebhookChange = {
    url?: WebhookUrl;
    description?: WebhookDescription;
    types?: WebhookTypes;
    /**
     * Pause it, or enable it again; then what waits is sent at once.
     */
    state?: 'enabled' | 'paused';
};

export type WebhookExample = {
    type: WebhookEventType;
};

/**
 * `waiting` for an attempt, `delivered`, or `dead`: given up after ten attempts in three days.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/**
 * An event on its way to a webhook.
 */
export type WebhookDelivery = {
    /**
     * Id of the delivery.
     */
    id: string;
    /**
     * The header `webhook-id`, the same at every attempt.
     */
    eventId: string;
    type: WebhookEventType;
    /**
     * Id of the order; null for an example.
     */
    orderId: string | null;
    /**
     * Grows with each event of the order.
     */
    version: number;
    state: DeliveryState;
    /**
     * Attempts since it was last sent on its way.
     */
    attempts: number;
    /**
     * When it is tried next (UTC); null when it is not.
     */
    nextAttemptAt: string | null;
    /**
     * When the event happened (UTC).
     */
    createdAt: string;
    /**
     * When it was delivered (UTC); null when it was not.
     */
    deliveredAt: string | null;
};

/**
 * An instant in any form of RFC 3339, such as `2026-11-20T10:00:00Z` or `2026-11-20T13:00:00.5+03:00`; in an address `+` is written `%2B`. A day
 * or a time that does not exist is 400. Answers write instants in one form, `2026-11-20T10:00:00.000Z`.
 *
 */
export type Instant = string;

export type RedeliverFailed = {
    /**
     * Events that happened since then, in any form of RFC 3339.
     */
    since: Instant;
};

export type RedeliveredFailed = {
    /**
     * How many were sent on their way again; after 10000 ask again.
     */
    count: number;
};

export type WebhookDeliveryList = {
    /**
     * The newest first.
     */
    items: Array<WebhookDelivery>;
    /**
     * Cursor of the next page; null at the end.
     */
    nextCursor: string | null;
};

/**
 * What an attempt sent and met.
 */
export type WebhookTry = {
    /**
     * When it began (UTC).
     */
    at: string;
    /**
     * The headers that were sent, without the signature.
     */
    headers: {
        [key: string]: string;
    };
    /**
     * How long it took.
     */
    milliseconds: number;
    /**
     * Status of the answer; null without an answer.
     */
    status: number | null;
    /**
     * Null after a success. `status`: an answer that is no success; `redirect`: no redirect is followed; `timeout`: no whole answer in ten seconds;
     * `unreachable`: no connection; `target`: the name leads to an address that is not public; `too_long`: an answer of more than 64 kB;
     * `secret`: the shop cannot read the webhook's address any more: give it a new one, then a new secret.
     *
     */
    failure: 'status' | 'redirect' | 'timeout' | 'unreachable' | 'target' | 'too_long' | 'secret' | null;
    /**
     * The beginning of the answer's body; null without an answer.
     */
    answer: string | null;
};

export type WebhookDeliveryStory = WebhookDelivery & {
    /**
     * The body of every attempt, as it is signed.
     */
    body: string;
    /**
     * The last attempts, the earliest first.
     */
    tries: Array<WebhookTry>;
};

/**
 * Id of what was said of the money.
 */
export type ConfirmationId = string;

export type PartnerConfirmation = {
    id: ConfirmationId;
    /**
     * `proposed`: a second person has not agreed yet. `confirmed`: it has paid for the order. `taken_back`: it had, and somebody has taken
     * that back. `withdrawn`: nobody has agreed. `declined`: no money has come.
     *
     */
    state: 'proposed' | 'confirmed' | 'taken_back' | 'withdrawn' | 'declined';
    /**
     * US dollars.
     */
    amount: Money;
    /**
     * What names the money elsewhere.
     */
    reference: string;
    /**
     * Note for the shop; of `declined`, what the customer was told.
     */
    note: string;
    /**
     * Where a proof lies.
     */
    evidence: string;
    /**
     * The file that proves it; null without one.
     */
    file: EvidenceFile | null;
    /**
     * When it was said (UTC).
     */
    at: string;
    /**
     * When it was taken back or withdrawn (UTC); absent otherwise.
     */
    endedAt?: string;
    /**
     * True: the caller has said it; false: another person of the partner.
     */
    byYou: boolean;
    /**
     * A second person has agreed.
     */
    agreed: boolean;
};

/**
 * What a partner sees of an order. Of its customer that is the first name alone.
 */
export type PartnerOrder = {
    id: OrderId;
    /**
     * The first eight characters of the id; `orderNumber` is the number that people say.
     *
     * @deprecated
     */
    number: string;
    orderNumber: OrderNumber;
    status: OrderStatus;
    /**
     * When the order was placed (UTC).
     */
    createdAt: string;
    paymentMethod: PaymentMethod;
    /**
     * Address at which the client pays, and sees the order afterwards.
     */
    paymentLink: string;
    /**
     * The reference that you gave; absent when you gave none.
     */
    clientReference?: ClientReference;
    /**
     * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
     */
    metadata?: ClientMetadata;
    /**
     * First name of the customer; absent when the order has none.
     */
    firstName?: string;
    /**
     * What was ordered.
     */
    items: Array<{
        /**
         * The item's id.
         */
        id: string;
        /**
         * Name in Russian.
         */
        name: string;
        /**
         * Name in English.
         */
        name_en: string;
        /**
         * US dollars for one unit over the whole duration.
         */
        price: Money;
        /**
         * Number of units.
         */
        quantity: number;
        /**
         * Whole weeks.
         */
        duration: number;
        /**
         * The first day; absent until it is planned.
         */
        startDate?: string;
    }>;
    /**
     * What is taken off the items; absent when nothing is. `total` is the items without it.
     */
    adjustments?: Array<Adjustment>;
    /**
     * Always US dollars.
     */
    currency: 'USD';
    /**
     * US dollars.
     */
    total: Money;
    /**
     * US dollars that are still missing. This amount can be confirmed.
     */
    due: Money;
    /**
     * True when a second person must agree with a confirmation of `due`.
     */
    needsSecond: boolean;
    /**
     * Until then the confirmation can be taken back (UTC), unless other money or a refund concerns the order; absent when none can be.
     */
    undoUntil?: string;
    /**
     * What the partner's people said of the money, the newest first.
     */
    confirmations: Array<PartnerConfirmation>;
    /**
     * When the order was changed last (UTC); only in lists with `updatedSince`.
     */
    updatedAt?: string;
    /**
     * What came and what became of it in the month that was asked for, or ever without one; only in lists of the sums of money, which these add up to.
     */
    moved?: MoneySums;
    /**
     * What happened to the order, the earliest first; absent in lists.
     */
    timeline?: OrderTimeline;
};

export type PartnerOrderList = {
    /**
     * The newest first; with `updatedSince` the longest unchanged first.
     */
    items: Array<PartnerOrder>;
    /**
     * Cursor of the next page; null at the end.
     */
    nextCursor: string | null;
};

export type OrderForOwnClient = {
    /**
     * The client's full name; not blank.
     */
    customerName: CustomerName;
    /**
     * E-mail for the receipt. Its host may have letters of any script; their form `xn--…` is the same. More than 64 characters before `@`, and a domain under `.invalid`, are refused as `format`.
     */
    customerEmail: CustomerEmail;
    /**
     * Language of the letters about the order.
     */
    language: 'ru' | 'en';
    /**
     * One to a hundred items.
     */
    items: Array<ItemForClient>;
    /**
     * What your books know the order by: ASCII without spaces. An order of yours that has it already, cancelled or not, makes this request
     * 409 `client_reference_used`, with that order's id. No personal data.
     *
     */
    clientReference?: ClientReference;
    metadata?: ClientMetadata;
    /**
     * The client's wishes for the order.
     */
    specialInstructions?: string;
};

export type ClientReferenceUsedProblem = Problem & {
    /**
     * With `client_reference_used`, the id of the order that has the reference.
     */
    order?: OrderId;
};

/**
 * When it happened (UTC).
 */
export type EventTime = string;

/**
 * Id of the order; in an example a UUID of zeros.
 */
export type EventOrder = string;

/**
 * Number by which people name the order; absent in an event that was stored before orders had numbers.
 */
export type EventOrderNumber = number;

/**
 * Grows with each event of the order.
 */
export type EventVersion = number;

/**
 * Present in an example alone, which you have asked for.
 */
export type EventExample = true;

/**
 * An order is the partner's.
 */
export type OrderCreatedEvent = {
    /**
     * What has happened.
     */
    type: 'order.created';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        /**
         * The status since then.
         */
        status: OrderStatus;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * An order has another status.
 */
export type OrderStatusChangedEvent = {
    /**
     * What has happened.
     */
    type: 'order.status_changed';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        /**
         * The status since then.
         */
        status: OrderStatus;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * Id of the payment by coin; absent where the money came by card or by hand.
 */
export type EventPayment = string;

/**
 * All that was missing of an order, or the whole amount of a payment, is on its way.
 */
export type PaymentSeenEvent = {
    /**
     * What has happened.
     */
    type: 'payment.seen';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        paymentId: EventPayment;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * A part of the amount of a payment came.
 */
export type PaymentPartialEvent = {
    /**
     * What has happened.
     */
    type: 'payment.partial';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        paymentId: EventPayment;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * An order is paid.
 */
export type PaymentConfirmedEvent = {
    /**
     * What has happened.
     */
    type: 'payment.confirmed';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        paymentId?: EventPayment;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * Money went back.
 */
export type PaymentRefundedEvent = {
    /**
     * What has happened.
     */
    type: 'payment.refunded';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        paymentId?: EventPayment;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * Money that was sent back did not arrive.
 */
export type PaymentRefundFailedEvent = {
    /**
     * What has happened.
     */
    type: 'payment.refund_failed';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        paymentId?: EventPayment;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * Rituals of an order have other days.
 */
export type PlanChangedEvent = {
    /**
     * What has happened.
     */
    type: 'plan.changed';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * A report on a ritual can be read.
 */
export type ReportPublishedEvent = {
    /**
     * What has happened.
     */
    type: 'report.published';
    timestamp: EventTime;
    /**
     * Ids and states alone; read the order before you act.
     */
    data: {
        id: EventOrder;
        number?: EventOrderNumber;
        version: EventVersion;
        /**
         * The ritual: its place among the items of the order, from 0.
         */
        position: number;
        /**
         * The reference that you gave with the order; absent when you gave none.
         */
        clientReference?: ClientReference;
        /**
         * What you sent with the order; absent when that was nothing, or when the customer's data were erased.
         */
        metadata?: ClientMetadata;
        example?: EventExample;
    };
};

/**
 * An event as a webhook tells it.
 */
export type PartnerEvent = {
    /**
     * The `webhook-id` of the event.
     */
    id: string;
    /**
     * The body of the webhook.
     */
    event: OrderCreatedEvent | OrderStatusChangedEvent | PaymentSeenEvent | PaymentPartialEvent | PaymentConfirmedEvent | PaymentRefundedEvent | PaymentRefundFailedEvent | PlanChangedEvent | ReportPublishedEvent;
};

export type PartnerEventList = {
    /**
     * The events, the earliest first.
     */
    items: Array<PartnerEvent>;
    /**
     * Where the list goes on, now or when more has happened; what was given as `after` when nothing is new, and null before the first event.
     */
    next: string | null;
    /**
     * True when the next page has events already.
     */
    hasMore: boolean;
};

export type SandboxStep = {
    /**
     * What the shop's people do. `postpone`: rituals that have not begun get the day `startDate`. `begin`: the rituals begin. `perform`: they
     * are performed to their end. `report`: their reports are sent. `refund`: all money that is left goes back to the customer. `fail_refund`:
     * what went back did not arrive.
     *
     */
    step: 'postpone' | 'begin' | 'perform' | 'report' | 'refund' | 'fail_refund';
    /**
     * Which item of the order, from 0. Without it all. Not of money.
     */
    item?: number;
    /**
     * The new day, with `postpone` alone, which needs it.
     */
    startDate?: string;
};

export type PartnerReports = {
    /**
     * One for each ritual whose report is sent.
     */
    items: Array<ShownReport>;
};

export type OwnCancellation = {
    /**
     * Why; for the shop.
     */
    reason: string;
};

export type PaymentByHand = {
    /**
     * US dollars that have come; all that is missing, or nothing is confirmed.
     */
    amount: number;
    /**
     * What names the money elsewhere, such as the number of the transfer.
     */
    reference: string;
    /**
     * Note for the shop.
     */
    note?: string;
    /**
     * Where a proof lies, such as the number of a bank statement.
     */
    evidence?: string;
    /**
     * Id of a file that was sent for this order as a proof.
     */
    evidenceFile?: string;
};

export type PaymentDecline = {
    /**
     * Why; the customer reads it.
     */
    reason: string;
    /**
     * Id of a file that was sent for this order as a proof.
     */
    evidenceFile?: string;
    /**
     * The `id` of the confirmation that waits for a second person, as you have read it; null: none did. Another by now is 412 `changed_meanwhile`. Absent: it is withdrawn, whichever waits.
     */
    confirmationId?: string | null;
};

export type SandboxKey = {
    /**
     * The partner to whom the key belongs, made for it.
     */
    partner: PartnerKey;
    /**
     * The key, to be sent as `Authorization: Bearer …`. It is shown this once.
     */
    key: string;
    /**
     * An inbox for webhooks of your own, at /api/sandbox/inbox/{inbox}.
     */
    inbox: string;
    /**
     * When the key ends (UTC).
     */
    expiresAt: string;
};

export type ReceivedWebhook = {
    /**
     * When it came (UTC).
     */
    at: string;
    /**
     * The headers of Standard Webhooks; empty where one was missing.
     */
    headers: {
        /**
         * The same at each repetition of an event.
         */
        'webhook-id': string;
        /**
         * Of the attempt, in seconds since 1970.
         */
        'webhook-timestamp': string;
        /**
         * Signatures with spaces between.
         */
        'webhook-signature': string;
    };
    /**
     * The body as it came; the signature holds for these bytes.
     */
    body: string;
};

export type Inbox = {
    /**
     * What came, the newest first.
     */
    items: Array<ReceivedWebhook>;
};

export type Message = {
    /**
     * Id of the message.
     */
    id: string;
    /**
     * How it was sent.
     */
    channel: 'email' | 'sms' | 'push';
    /**
     * E-mail, phone, or the id of the browser to which a push goes.
     */
    to: string;
    /**
     * Empty for an SMS.
     */
    subject: string;
    /**
     * Plain text; of a push the address that it opens.
     */
    text: string;
    /**
     * The same as HTML; empty for an SMS and for a push.
     */
    html: string;
    /**
     * When it was sent (UTC).
     */
    sentAt: string;
};

export type LetterSample = {
    /**
     * What the letter tells.
     */
    kind: string;
    /**
     * Language of the letter.
     */
    language: 'ru' | 'en';
    /**
     * Subject.
     */
    subject: string;
    /**
     * Plain text.
     */
    text: string;
};

export type TransferRequest = {
    /**
     * Amount in the unit of `currency`. The default is the rest of the expected amount. Zero moves no coins and gives every earlier
     * transfer these confirmations.
     *
     */
    amount?: CoinAmount;
    /**
     * Number of blocks on top of the transfer. By default there are enough.
     */
    confirmations?: number;
    /**
     * Coin that was sent. The default is the coin of the payment. A transfer in another coin waits for a person.
     */
    currency?: Coin;
    /**
     * True, the default: the gateway tells the shop at once. False: the gateway stays silent, and the shop finds the money when it asks.
     */
    notify?: boolean;
    /**
     * `partial`: half of what is missing arrives. `over`: half as much again. `late`: all of it, after the time in which its amount
     * holds. `wrong_network`: the amount arrives in another coin, and a person of the shop looks at it. `duplicate_notices`: the gateway
     * tells the shop of one transfer three times at once. `shuffled_notices`: two halves arrive, and the gateway tells of both before it
     * tells of the first.
     *
     */
    trouble?: 'partial' | 'over' | 'late' | 'wrong_network' | 'duplicate_notices' | 'shuffled_notices';
};

export type Transfer = {
    /**
     * Id of the transfer.
     */
    id: string;
    /**
     * Id of the payment.
     */
    paymentId: string;
    currency: Coin;
    amount: CoinAmount;
    /**
     * Number of blocks on top of the transfer.
     */
    confirmations: number;
    /**
     * State of the payment after the transfer.
     */
    status: CryptoPaymentStatus;
};

export type Health = {
    /**
     * Always `ok`; anything else is a problem answer.
     */
    status: 'ok';
};

/**
 * List of the ETags of the copies that the client has, or `*` (RFC 9110).
 */
export type IfNoneMatch = string;

/**
 * Language of `html` and `toc`. The default follows `Accept-Language`.
 */
export type Lang = 'ru' | 'en';

/**
 * Language of the texts that are searched first; by `Accept-Language` when missing.
 */
export type SearchLang = 'ru' | 'en';

/**
 * Highest number of items in the answer.
 */
export type Limit = number;

/**
 * `nextCursor` of the former answer.
 */
export type Cursor = string;

/**
 * Id of the order.
 */
export type OrderId2 = OrderId;

/**
 * Id of the picture.
 */
export type Picture = string;

/**
 * The longer side has at most 1920 pixels (`large`) or 480 (`small`).
 */
export type PictureSize = 'large' | 'small';

/**
 * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
 * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
 * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
 *
 */
export type IdempotencyKey = string;

/**
 * Language of the file; by `Accept-Language` when missing.
 */
export type ReceiptLang = 'ru' | 'en';

/**
 * Code of the certificate.
 */
export type CertificateCodeParameter = CertificateCode;

/**
 * Id of the payment.
 */
export type PaymentId = string;

/**
 * Slug of the partner, as in the partner's link.
 */
export type PartnerSlug2 = PartnerKey;

/**
 * Month in which the orders were placed.
 */
export type Month2 = Month;

/**
 * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
 * once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
 * later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
 * operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
 *
 */
export type SecretIdempotencyKey = string;

/**
 * Id of the webhook.
 */
export type WebhookId = string;

/**
 * Id of the delivery.
 */
export type DeliveryId = string;

/**
 * Id of the event, the same whenever it is sent again. Do nothing twice for one id.
 */
export type WebhookIdHeader = string;

/**
 * Seconds since 1970 of this attempt. Refuse what is more than five minutes off your clock.
 */
export type WebhookTimestamp = string;

/**
 * `v1,` and the base64 of the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`, the exact bytes of the body; the key is what follows `whsec_`
 * in the secret, decoded from base64. While former secrets sign as well there are more, up to six, with spaces between: one that is right suffices. The pattern tells of one exchange at a time.
 *
 */
export type WebhookSignature = string;

export type ListServicesData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * `full`, the default: each service with its article in both languages. `card`: each service without its article.
         */
        view?: 'full' | 'card';
    };
    url: '/api/services';
};

export type ListServicesErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListServicesError = ListServicesErrors[keyof ListServicesErrors];

export type ListServicesResponses = {
    /**
     * Every service on sale.
     */
    200: Array<FullService | Service>;
};

export type ListServicesResponse = ListServicesResponses[keyof ListServicesResponses];

export type GetServiceData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Id, slug or alias of the service.
         */
        id: string;
    };
    query?: {
        /**
         * Language of `html` and `toc`. The default follows `Accept-Language`.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/services/{id}';
};

export type GetServiceErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetServiceError = GetServiceErrors[keyof GetServiceErrors];

export type GetServiceResponses = {
    /**
     * The ritual.
     */
    200: ServiceArticle;
};

export type GetServiceResponse = GetServiceResponses[keyof GetServiceResponses];

export type ListArticlesCatalogData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/articles-catalog';
};

export type ListArticlesCatalogErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListArticlesCatalogError = ListArticlesCatalogErrors[keyof ListArticlesCatalogErrors];

export type ListArticlesCatalogResponses = {
    /**
     * The entries.
     */
    200: Array<CatalogueEntry>;
};

export type ListArticlesCatalogResponse = ListArticlesCatalogResponses[keyof ListArticlesCatalogResponses];

export type SearchCatalogueData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The words.
         */
        q: string;
        /**
         * Language of the texts that are searched first; by `Accept-Language` when missing.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/search';
};

export type SearchCatalogueErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type SearchCatalogueError = SearchCatalogueErrors[keyof SearchCatalogueErrors];

export type SearchCatalogueResponses = {
    /**
     * What was found; an empty list when nothing was.
     */
    200: SearchResult;
};

export type SearchCatalogueResponse = SearchCatalogueResponses[keyof SearchCatalogueResponses];

export type GetArticleData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Id of the article.
         */
        id: string;
    };
    query?: {
        /**
         * Language of `html` and `toc`. The default follows `Accept-Language`.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/articles/{id}';
};

export type GetArticleErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetArticleError = GetArticleErrors[keyof GetArticleErrors];

export type GetArticleResponses = {
    /**
     * The article.
     */
    200: Article;
};

export type GetArticleResponse = GetArticleResponses[keyof GetArticleResponses];

export type GetDocumentData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * `privacy`, `terms`, `refunds` or `seller`.
         */
        id: string;
    };
    query?: {
        /**
         * Language of `html` and `toc`. The default follows `Accept-Language`.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/documents/{id}';
};

export type GetDocumentErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * The text.
     */
    200: Article;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type GetPanchangaData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Civil date at the place, of the years 1900 to 2100; today when missing.
         */
        date?: string;
        /**
         * A city of the shop's list, by its English name in small letters and hyphens.
         */
        city?: string;
        /**
         * Degrees north, with at most two decimals, so that no log or cache holds a home.
         */
        latitude?: number;
        /**
         * Degrees east, with at most two decimals.
         */
        longitude?: number;
        /**
         * Name of the place's clocks in the IANA time zone database.
         */
        timeZone?: TimeZone;
    };
    url: '/api/panchanga';
};

export type GetPanchangaErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetPanchangaError = GetPanchangaErrors[keyof GetPanchangaErrors];

export type GetPanchangaResponses = {
    /**
     * The day.
     */
    200: PanchangaDay;
};

export type GetPanchangaResponse = GetPanchangaResponses[keyof GetPanchangaResponses];

export type ListPanchangaDaysData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query: {
        /**
         * A city of the shop's list, by its English name in small letters and hyphens.
         */
        city: string;
        /**
         * The first civil date, of the years 1900 to 2100.
         */
        from: string;
        /**
         * How many civil dates.
         */
        days: number;
    };
    url: '/api/panchanga/days';
};

export type ListPanchangaDaysErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListPanchangaDaysError = ListPanchangaDaysErrors[keyof ListPanchangaDaysErrors];

export type ListPanchangaDaysResponses = {
    /**
     * The days, in order.
     */
    200: PanchangaDays;
};

export type ListPanchangaDaysResponse = ListPanchangaDaysResponses[keyof ListPanchangaDaysResponses];

export type FindBirthStarData = {
    body: Birth;
    path?: never;
    query?: never;
    url: '/api/birth-star';
};

export type FindBirthStarErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type FindBirthStarError = FindBirthStarErrors[keyof FindBirthStarErrors];

export type FindBirthStarResponses = {
    /**
     * What the star may be.
     */
    200: BirthStar;
};

export type FindBirthStarResponse = FindBirthStarResponses[keyof FindBirthStarResponses];

export type ListMuhurtasData = {
    body?: never;
    path: {
        /**
         * Id of the ritual, or the last part of its address.
         */
        id: string;
    };
    query: {
        /**
         * First day at the place of the fire, of the years 1900 to 2100, as all `days` must be, or it is `date_too_far`; today there when missing.
         */
        from?: string;
        /**
         * How many days to judge.
         */
        days: number;
        /**
         * A city of the shop's list, by its English name in small letters and hyphens.
         */
        city?: string;
    };
    url: '/api/services/{id}/muhurtas';
};

export type ListMuhurtasErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListMuhurtasError = ListMuhurtasErrors[keyof ListMuhurtasErrors];

export type ListMuhurtasResponses = {
    /**
     * The days, in order of date; dates that the place never had are missing.
     */
    200: MuhurtaDays;
};

export type ListMuhurtasResponse = ListMuhurtasResponses[keyof ListMuhurtasResponses];

export type ListClosedDaysData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/closed-days';
};

export type ListClosedDaysErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListClosedDaysError = ListClosedDaysErrors[keyof ListClosedDaysErrors];

export type ListClosedDaysResponses = {
    /**
     * The closed days; entries that are over may be among them.
     */
    200: ClosedDaysList;
};

export type ListClosedDaysResponse = ListClosedDaysResponses[keyof ListClosedDaysResponses];

export type ListFullDaysData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/full-days';
};

export type ListFullDaysErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListFullDaysError = ListFullDaysErrors[keyof ListFullDaysErrors];

export type ListFullDaysResponses = {
    /**
     * The full days, the earliest first.
     */
    200: FullDays;
};

export type ListFullDaysResponse = ListFullDaysResponses[keyof ListFullDaysResponses];

export type GetPlanCalendarData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Secret of the feed, from `calendarUrl` of the plan.
         */
        token: string;
        /**
         * By whose clocks the hours are told besides those of the fire. A name that the shop does not know changes nothing.
         */
        timeZone?: TimeZone;
        /**
         * When calendar programs remind of a ritual's first day: at 18:00 of the evening before, at 9:00 three days before, or both, by the clocks of the
         * device. Missing for no reminders.
         *
         */
        reminder?: 'evening_before' | 'three_days_before' | 'both';
    };
    url: '/api/ritual-plans/calendar.ics';
};

export type GetPlanCalendarErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetPlanCalendarError = GetPlanCalendarErrors[keyof GetPlanCalendarErrors];

export type GetPlanCalendarResponses = {
    /**
     * iCalendar (RFC 5545) in the customer's language.
     */
    200: string;
};

export type GetPlanCalendarResponse = GetPlanCalendarResponses[keyof GetPlanCalendarResponses];

export type LookAtInvitationData = {
    body: InvitationLink;
    path?: never;
    query?: never;
    url: '/api/invitations/look';
};

export type LookAtInvitationErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type LookAtInvitationError = LookAtInvitationErrors[keyof LookAtInvitationErrors];

export type LookAtInvitationResponses = {
    /**
     * Who asks, for which rituals.
     */
    200: SeenInvitation;
};

export type LookAtInvitationResponse = LookAtInvitationResponses[keyof LookAtInvitationResponses];

export type AcceptInvitationData = {
    body: Acceptance;
    headers?: {
        /**
         * 32 to 255 random characters that nobody else knows, such as a UUID: the personal link follows from it and the invitation's link, which whoever invited
         * knows. The shop does not keep it. Without it a repetition is 404.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/invitations/accept';
};

export type AcceptInvitationErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `consent_required`: Consent needed. `invalid_date`: Wrong date.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * Accepted.
     */
    200: PersonalLink;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type DeclineInvitationData = {
    body: InvitationLink;
    path?: never;
    query?: never;
    url: '/api/invitations/decline';
};

export type DeclineInvitationErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `illegal_transition`: Not possible.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type DeclineInvitationError = DeclineInvitationErrors[keyof DeclineInvitationErrors];

export type DeclineInvitationResponses = {
    /**
     * Declined.
     */
    204: void;
};

export type DeclineInvitationResponse = DeclineInvitationResponses[keyof DeclineInvitationResponses];

export type RequestConsultationData = {
    body: ConsultationRequest;
    path?: never;
    query?: never;
    url: '/api/consultations';
};

export type RequestConsultationErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `session_ended`: The session has ended.
     */
    401: Problem;
    /**
     * `key_not_accepted`: No keys here. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type RequestConsultationError = RequestConsultationErrors[keyof RequestConsultationErrors];

export type RequestConsultationResponses = {
    /**
     * The shop has kept the request.
     */
    201: Consultation;
};

export type RequestConsultationResponse = RequestConsultationResponses[keyof RequestConsultationResponses];

export type QuoteCartData = {
    body: {
        items: RequestedItems;
    };
    path?: never;
    query?: never;
    url: '/api/cart/quote';
};

export type QuoteCartErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_for_sale`: A ritual is not for sale.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `unknown_item`: Item not found. `invalid_duration`: Wrong duration. `invalid_quantity`: Wrong quantity.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type QuoteCartError = QuoteCartErrors[keyof QuoteCartErrors];

export type QuoteCartResponses = {
    /**
     * The priced lines and their total.
     */
    200: Quote;
};

export type QuoteCartResponse = QuoteCartResponses[keyof QuoteCartResponses];

export type CreateOrderData = {
    body: OrderRequest;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/orders';
};

export type CreateOrderErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `session_ended`: The session has ended.
     */
    401: Problem;
    /**
     * `key_not_accepted`: No keys here. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `price_changed`: `quote` holds the right prices. `request_in_progress`: the first request with this key still runs.
     */
    409: PriceChangedProblem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used. `unknown_item`: Item not found. `invalid_duration`: Wrong duration. `invalid_quantity`: Wrong quantity.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CreateOrderError = CreateOrderErrors[keyof CreateOrderErrors];

export type CreateOrderResponses = {
    /**
     * The order, waiting for its payment.
     */
    201: Order;
};

export type CreateOrderResponse = CreateOrderResponses[keyof CreateOrderResponses];

export type GetOrderData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}';
};

export type GetOrderErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetOrderError = GetOrderErrors[keyof GetOrderErrors];

export type GetOrderResponses = {
    /**
     * The order as its payer sees it.
     */
    200: Order;
};

export type GetOrderResponse = GetOrderResponses[keyof GetOrderResponses];

export type GetReceiptData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}/receipt';
};

export type GetReceiptErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetReceiptError = GetReceiptErrors[keyof GetReceiptErrors];

export type GetReceiptResponses = {
    /**
     * The receipt.
     */
    200: Receipt;
};

export type GetReceiptResponse = GetReceiptResponses[keyof GetReceiptResponses];

export type GetReceiptPdfData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: {
        /**
         * Language of the file; by `Accept-Language` when missing.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/orders/{id}/receipt.pdf';
};

export type GetReceiptPdfErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetReceiptPdfError = GetReceiptPdfErrors[keyof GetReceiptPdfErrors];

export type GetReceiptPdfResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetReceiptPdfResponse = GetReceiptPdfResponses[keyof GetReceiptPdfResponses];

export type GetCertificateData = {
    body?: never;
    path: {
        /**
         * Code of the certificate.
         */
        code: CertificateCode;
    };
    query?: never;
    url: '/api/certificates/{code}';
};

export type GetCertificateErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetCertificateError = GetCertificateErrors[keyof GetCertificateErrors];

export type GetCertificateResponses = {
    /**
     * The certificate, also one that is revoked.
     */
    200: Certificate;
};

export type GetCertificateResponse = GetCertificateResponses[keyof GetCertificateResponses];

export type ReadCertificateNamesData = {
    body: NamesToken;
    path: {
        /**
         * Code of the certificate.
         */
        code: CertificateCode;
    };
    query?: never;
    url: '/api/certificates/{code}/names';
};

export type ReadCertificateNamesErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ReadCertificateNamesError = ReadCertificateNamesErrors[keyof ReadCertificateNamesErrors];

export type ReadCertificateNamesResponses = {
    /**
     * The names.
     */
    200: CertificateNames;
};

export type ReadCertificateNamesResponse = ReadCertificateNamesResponses[keyof ReadCertificateNamesResponses];

export type GetCertificatePdfData = {
    body?: never;
    path: {
        /**
         * Code of the certificate.
         */
        code: CertificateCode;
    };
    query?: {
        /**
         * Language of the file; by `Accept-Language` when missing.
         */
        lang?: 'ru' | 'en';
    };
    url: '/api/certificates/{code}/certificate.pdf';
};

export type GetCertificatePdfErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetCertificatePdfError = GetCertificatePdfErrors[keyof GetCertificatePdfErrors];

export type GetCertificatePdfResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetCertificatePdfResponse = GetCertificatePdfResponses[keyof GetCertificatePdfResponses];

export type GetOrderPictureData = {
    body?: never;
    headers?: {
        /**
         * List of the ETags of the copies that the client has, or `*` (RFC 9110).
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
        /**
         * Id of the picture.
         */
        picture: string;
        /**
         * The longer side has at most 1920 pixels (`large`) or 480 (`small`).
         */
        size: 'large' | 'small';
    };
    query?: never;
    url: '/api/orders/{id}/pictures/{picture}/{size}';
};

export type GetOrderPictureErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetOrderPictureError = GetOrderPictureErrors[keyof GetOrderPictureErrors];

export type GetOrderPictureResponses = {
    /**
     * The picture.
     */
    200: Blob | File;
};

export type GetOrderPictureResponse = GetOrderPictureResponses[keyof GetOrderPictureResponses];

export type SetOrderContactData = {
    body: {
        customerName: CustomerName;
        customerEmail: CustomerEmail;
    };
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}/contact';
};

export type SetOrderContactErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `contact_already_set`: Contact data already given.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type SetOrderContactError = SetOrderContactErrors[keyof SetOrderContactErrors];

export type SetOrderContactResponses = {
    /**
     * The order with its contact.
     */
    200: Order;
};

export type SetOrderContactResponse = SetOrderContactResponses[keyof SetOrderContactResponses];

export type ReportManualPaymentData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}/manual-payment';
};

export type ReportManualPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `order_not_payable`: The order cannot be paid. `no_partner`: No partner. `payment_confirming`: The money is on its way. `illegal_transition`: Not possible.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ReportManualPaymentError = ReportManualPaymentErrors[keyof ReportManualPaymentErrors];

export type ReportManualPaymentResponses = {
    /**
     * The order, waiting for confirmation.
     */
    200: Order;
};

export type ReportManualPaymentResponse = ReportManualPaymentResponses[keyof ReportManualPaymentResponses];

export type AskForRefundData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}/refund-request';
};

export type AskForRefundErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `session_ended`: The session has ended.
     */
    401: Problem;
    /**
     * `key_not_accepted`: No keys here. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `illegal_transition`: Not possible.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type AskForRefundError = AskForRefundErrors[keyof AskForRefundErrors];

export type AskForRefundResponses = {
    /**
     * The order, whose `repair` says what is next.
     */
    200: Order;
};

export type AskForRefundResponse = AskForRefundResponses[keyof AskForRefundResponses];

export type SendRefundLinkData = {
    body?: never;
    path: {
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/orders/{id}/refund-link';
};

export type SendRefundLinkErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `session_ended`: The session has ended.
     */
    401: Problem;
    /**
     * `key_not_accepted`: No keys here. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `illegal_transition`: Not possible. `contact_unverified`: The contact is not confirmed.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type SendRefundLinkError = SendRefundLinkErrors[keyof SendRefundLinkErrors];

export type SendRefundLinkResponses = {
    /**
     * The link is on its way.
     */
    204: void;
};

export type SendRefundLinkResponse = SendRefundLinkResponses[keyof SendRefundLinkResponses];

export type ViewLinkedRefundData = {
    body: {
        token: LinkToken;
    };
    path?: never;
    query?: never;
    url: '/api/refunds/look';
};

export type ViewLinkedRefundErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ViewLinkedRefundError = ViewLinkedRefundErrors[keyof ViewLinkedRefundErrors];

export type ViewLinkedRefundResponses = {
    /**
     * What is paid back, and in which network.
     */
    200: LinkedRefund;
};

export type ViewLinkedRefundResponse = ViewLinkedRefundResponses[keyof ViewLinkedRefundResponses];

export type GiveRefundAddressData = {
    body: {
        token: LinkToken;
        address: RefundAddress;
    };
    path?: never;
    query?: never;
    url: '/api/refunds/address';
};

export type GiveRefundAddressErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GiveRefundAddressError = GiveRefundAddressErrors[keyof GiveRefundAddressErrors];

export type GiveRefundAddressResponses = {
    /**
     * The shop has kept the address.
     */
    204: void;
};

export type GiveRefundAddressResponse = GiveRefundAddressResponses[keyof GiveRefundAddressResponses];

export type ListPaymentMethodsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The partner whose link the customer followed. The shop ignores a partner that it does not know.
         */
        partner?: PartnerSlug;
    };
    url: '/api/payment-methods';
};

export type ListPaymentMethodsErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListPaymentMethodsError = ListPaymentMethodsErrors[keyof ListPaymentMethodsErrors];

export type ListPaymentMethodsResponses = {
    /**
     * The methods.
     */
    200: {
        /**
         * Methods by which the cart can be paid.
         */
        paymentMethods: Array<PaymentMethod>;
        partner?: OrderPartner;
    };
};

export type ListPaymentMethodsResponse = ListPaymentMethodsResponses[keyof ListPaymentMethodsResponses];

export type ListCoinsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/crypto/coins';
};

export type ListCoinsErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `unavailable`: Temporarily unavailable. `gateway_unavailable`: The payment system does not answer.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListCoinsError = ListCoinsErrors[keyof ListCoinsErrors];

export type ListCoinsResponses = {
    /**
     * The coins.
     */
    200: {
        /**
         * In the order in which a page should offer them.
         */
        coins: Array<OfferedCoin>;
    };
};

export type ListCoinsResponse = ListCoinsResponses[keyof ListCoinsResponses];

export type CreateCryptoPaymentData = {
    body: CryptoPaymentRequest;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/crypto/payment';
};

export type CreateCryptoPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `order_not_payable`: The order cannot be paid. `payment_confirming`: The money is on its way.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used. `amount_mismatch`: The amount differs. `below_minimum`: Too small an amount for this coin.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable. `gateway_unavailable`: The payment system does not answer.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CreateCryptoPaymentError = CreateCryptoPaymentErrors[keyof CreateCryptoPaymentErrors];

export type CreateCryptoPaymentResponses = {
    /**
     * Where, how much and until when to pay.
     */
    201: CryptoPayment;
};

export type CreateCryptoPaymentResponse = CreateCryptoPaymentResponses[keyof CreateCryptoPaymentResponses];

export type GetCryptoPaymentStatusData = {
    body?: never;
    path: {
        /**
         * Id of the payment.
         */
        paymentId: string;
    };
    query?: never;
    url: '/api/crypto/payment/{paymentId}/status';
};

export type GetCryptoPaymentStatusErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetCryptoPaymentStatusError = GetCryptoPaymentStatusErrors[keyof GetCryptoPaymentStatusErrors];

export type GetCryptoPaymentStatusResponses = {
    /**
     * The payment as it stands.
     */
    200: CryptoPayment;
};

export type GetCryptoPaymentStatusResponse = GetCryptoPaymentStatusResponses[keyof GetCryptoPaymentStatusResponses];

export type CancelCryptoPaymentData = {
    body?: never;
    path: {
        /**
         * Id of the payment.
         */
        paymentId: string;
    };
    query?: never;
    url: '/api/crypto/payment/{paymentId}/cancel';
};

export type CancelCryptoPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CancelCryptoPaymentError = CancelCryptoPaymentErrors[keyof CancelCryptoPaymentErrors];

export type CancelCryptoPaymentResponses = {
    /**
     * The cancelled payment. A payment that has received money keeps its state.
     */
    200: CryptoPayment;
};

export type CancelCryptoPaymentResponse = CancelCryptoPaymentResponses[keyof CancelCryptoPaymentResponses];

export type CreateCardPaymentData = {
    body: {
        orderId: OrderId;
    };
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/card/payment';
};

export type CreateCardPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `order_not_payable`: The order cannot be paid. `payment_confirming`: The money is on its way. `part_paid`: A part is paid already.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable. `gateway_unavailable`: The payment system does not answer.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CreateCardPaymentError = CreateCardPaymentErrors[keyof CreateCardPaymentErrors];

export type CreateCardPaymentResponses = {
    /**
     * Open `url` in a new tab.
     */
    201: {
        /**
         * Absolute http(s) address of the card checkout.
         */
        url: string;
    };
};

export type CreateCardPaymentResponse = CreateCardPaymentResponses[keyof CreateCardPaymentResponses];

export type ListWebhooksData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * The webhooks.
     */
    200: WebhookList;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type AddWebhookData = {
    body: NewWebhook;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
         * later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
         * operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks';
};

export type AddWebhookErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `too_many_webhooks`: Too many webhooks. `secret_gone`: The secret is not kept any more.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type AddWebhookError = AddWebhookErrors[keyof AddWebhookErrors];

export type AddWebhookResponses = {
    /**
     * The webhook with its secret, which nobody can read later.
     */
    201: MadeWebhook;
};

export type AddWebhookResponse = AddWebhookResponses[keyof AddWebhookResponses];

export type RemoveWebhookData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}';
};

export type RemoveWebhookErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type RemoveWebhookError = RemoveWebhookErrors[keyof RemoveWebhookErrors];

export type RemoveWebhookResponses = {
    /**
     * The webhook is removed.
     */
    204: void;
};

export type RemoveWebhookResponse = RemoveWebhookResponses[keyof RemoveWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}';
};

export type GetWebhookErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The webhook.
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type EditWebhookData = {
    body: WebhookChange;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}';
};

export type EditWebhookErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type EditWebhookError = EditWebhookErrors[keyof EditWebhookErrors];

export type EditWebhookResponses = {
    /**
     * The webhook as stored.
     */
    200: Webhook;
};

export type EditWebhookResponse = EditWebhookResponses[keyof EditWebhookResponses];

export type RotateWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The answer holds a secret, so the shop keeps it enciphered and for ten minutes: a repetition by then gets the secret again, a
         * later one is 409 `secret_gone`, and nothing is made a second time. The shop keeps keys for 24 hours. The same key of this
         * operation with another body, or other ids in the address, is 422 `idempotency_key_reused`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `secret_gone`: The secret is not kept any more.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The webhook with its new secret, which nobody can read later.
     */
    200: MadeWebhook;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type SendWebhookExampleData = {
    body: WebhookExample;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}/examples';
};

export type SendWebhookExampleErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type SendWebhookExampleError = SendWebhookExampleErrors[keyof SendWebhookExampleErrors];

export type SendWebhookExampleResponses = {
    /**
     * The example on its way.
     */
    202: WebhookDelivery;
};

export type SendWebhookExampleResponse = SendWebhookExampleResponses[keyof SendWebhookExampleResponses];

export type RedeliverFailedWebhooksData = {
    body: RedeliverFailed;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}/redeliver-failed';
};

export type RedeliverFailedWebhooksErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type RedeliverFailedWebhooksError = RedeliverFailedWebhooksErrors[keyof RedeliverFailedWebhooksErrors];

export type RedeliverFailedWebhooksResponses = {
    /**
     * How many are on their way again.
     */
    202: RedeliveredFailed;
};

export type RedeliverFailedWebhooksResponse = RedeliverFailedWebhooksResponses[keyof RedeliverFailedWebhooksResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
    };
    query?: {
        /**
         * Only deliveries in this state.
         */
        state?: DeliveryState;
        /**
         * Highest number of items in the answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the former answer.
         */
        cursor?: string;
    };
    url: '/api/partner/{slug}/webhooks/{id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * The deliveries.
     */
    200: WebhookDeliveryList;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type GetWebhookDeliveryData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
        /**
         * Id of the delivery.
         */
        delivery: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}';
};

export type GetWebhookDeliveryErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];

export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDeliveryStory;
};

export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];

export type RedeliverWebhookData = {
    body?: never;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the webhook.
         */
        id: string;
        /**
         * Id of the delivery.
         */
        delivery: string;
    };
    query?: never;
    url: '/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}/redeliver';
};

export type RedeliverWebhookErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type RedeliverWebhookError = RedeliverWebhookErrors[keyof RedeliverWebhookErrors];

export type RedeliverWebhookResponses = {
    /**
     * The delivery on its way.
     */
    202: WebhookDelivery;
};

export type RedeliverWebhookResponse = RedeliverWebhookResponses[keyof RedeliverWebhookResponses];

export type ListPartnerOrdersData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
    };
    query?: {
        /**
         * Only orders with this status.
         */
        status?: OrderStatus;
        /**
         * Only orders that have changed at or after this instant, in any form of RFC 3339 (in an address `+` is `%2B`), the longest unchanged first.
         */
        updatedSince?: Instant;
        /**
         * Only the order that you placed with this reference; the list is empty when there is none.
         */
        clientReference?: ClientReference;
        /**
         * Only the partner's order with this number, as a client says it; the list is empty when there is none.
         */
        number?: OrderNumber;
        /**
         * Only orders with this number, this reference, or a customer whose first name begins so.
         */
        q?: string;
        /**
         * Only the orders of which this sum of the dashboard is made; with `month` those of a month.
         */
        sum?: 'paid' | 'confirmed' | 'waiting' | 'gross' | 'byHand' | 'refunded' | 'fee' | 'net';
        /**
         * Month in which the orders were placed.
         */
        month?: Month;
        /**
         * Highest number of items in the answer.
         */
        limit?: number;
        /**
         * `nextCursor` of the former answer.
         */
        cursor?: string;
    };
    url: '/api/partner/{slug}/orders';
};

export type ListPartnerOrdersErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListPartnerOrdersError = ListPartnerOrdersErrors[keyof ListPartnerOrdersErrors];

export type ListPartnerOrdersResponses = {
    /**
     * The orders.
     */
    200: PartnerOrderList;
};

export type ListPartnerOrdersResponse = ListPartnerOrdersResponses[keyof ListPartnerOrdersResponses];

export type CreatePartnerOrderData = {
    body: OrderForOwnClient;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
    };
    query?: never;
    url: '/api/partner/{slug}/orders';
};

export type CreatePartnerOrderErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `client_reference_used`: `order` is the order that has the reference.
     */
    409: ClientReferenceUsedProblem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used. `unknown_item`: Item not found. `invalid_duration`: Wrong duration. `invalid_quantity`: Wrong quantity.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CreatePartnerOrderError = CreatePartnerOrderErrors[keyof CreatePartnerOrderErrors];

export type CreatePartnerOrderResponses = {
    /**
     * The order, waiting for its payment.
     */
    201: OrderedForClient;
};

export type CreatePartnerOrderResponse = CreatePartnerOrderResponses[keyof CreatePartnerOrderResponses];

export type GetPartnerOrderData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}';
};

export type GetPartnerOrderErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetPartnerOrderError = GetPartnerOrderErrors[keyof GetPartnerOrderErrors];

export type GetPartnerOrderResponses = {
    /**
     * The order.
     */
    200: PartnerOrder;
};

export type GetPartnerOrderResponse = GetPartnerOrderResponses[keyof GetPartnerOrderResponses];

export type ListPartnerEventsData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
    };
    query?: {
        /**
         * `next` of a former answer, of this partner. Without it the list begins with the oldest event.
         */
        after?: string;
        /**
         * Highest number of items in the answer.
         */
        limit?: number;
    };
    url: '/api/partner/{slug}/events';
};

export type ListPartnerEventsErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListPartnerEventsError = ListPartnerEventsErrors[keyof ListPartnerEventsErrors];

export type ListPartnerEventsResponses = {
    /**
     * The events.
     */
    200: PartnerEventList;
};

export type ListPartnerEventsResponse = ListPartnerEventsResponses[keyof ListPartnerEventsResponses];

export type PlayPartnerOrderData = {
    body: SandboxStep;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}/sandbox-steps';
};

export type PlayPartnerOrderErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `illegal_transition`: Not possible. `nothing_left`: Nothing is left.
     */
    409: Problem;
    /**
     * `changed_meanwhile`: Somebody has changed this.
     */
    412: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used. `invalid_date`: Wrong date.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type PlayPartnerOrderError = PlayPartnerOrderErrors[keyof PlayPartnerOrderErrors];

export type PlayPartnerOrderResponses = {
    /**
     * The order as it stands now.
     */
    200: PartnerOrder;
};

export type PlayPartnerOrderResponse = PlayPartnerOrderResponses[keyof PlayPartnerOrderResponses];

export type ListPartnerReportsData = {
    body?: never;
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}/reports';
};

export type ListPartnerReportsErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListPartnerReportsError = ListPartnerReportsErrors[keyof ListPartnerReportsErrors];

export type ListPartnerReportsResponses = {
    /**
     * The reports, in the order of the items; none before the first is sent.
     */
    200: PartnerReports;
};

export type ListPartnerReportsResponse = ListPartnerReportsResponses[keyof ListPartnerReportsResponses];

export type CancelPartnerOrderData = {
    body: OwnCancellation;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}/cancellation';
};

export type CancelPartnerOrderErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `order_not_payable`: The order cannot be paid. `part_paid`: A part is paid already.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CancelPartnerOrderError = CancelPartnerOrderErrors[keyof CancelPartnerOrderErrors];

export type CancelPartnerOrderResponses = {
    /**
     * The order is cancelled.
     */
    204: void;
};

export type CancelPartnerOrderResponse = CancelPartnerOrderResponses[keyof CancelPartnerOrderResponses];

export type ConfirmPartnerPaymentData = {
    body: PaymentByHand;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}/confirmation';
};

export type ConfirmPartnerPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `order_not_payable`: The order cannot be paid. `wrong_amount`: Another amount. `payment_confirming`: The money is on its way. `illegal_transition`: Not possible. `second_person_required`: A second person is needed.
     */
    409: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ConfirmPartnerPaymentError = ConfirmPartnerPaymentErrors[keyof ConfirmPartnerPaymentErrors];

export type ConfirmPartnerPaymentResponses = {
    /**
     * The order after that.
     */
    200: PartnerOrder;
};

export type ConfirmPartnerPaymentResponse = ConfirmPartnerPaymentResponses[keyof ConfirmPartnerPaymentResponses];

export type DeclinePartnerPaymentData = {
    body: PaymentDecline;
    headers?: {
        /**
         * 1 to 255 characters. Take a new key for each thing that you want done, and the same key when you repeat its request: it is done
         * once. The shop keeps keys for 24 hours. The same key of this operation with another body, or other ids in the address, is 422
         * `idempotency_key_reused`. A repetition waits for the first request while that runs, or is 409 `request_in_progress`.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the partner, as in the partner's link.
         */
        slug: PartnerKey;
        /**
         * Id of the order.
         */
        id: OrderId;
    };
    query?: never;
    url: '/api/partner/{slug}/orders/{id}/decline';
};

export type DeclinePartnerPaymentErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `not_signed_in`: Sign in first. `session_ended`: The session has ended. `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `not_allowed`: No access. `second_factor_required`: Second factor required. `key_scope_missing`: The key lacks a scope. `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `request_in_progress`: Already running. `illegal_transition`: Not possible.
     */
    409: Problem;
    /**
     * `changed_meanwhile`: Somebody has changed this.
     */
    412: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `idempotency_key_reused`: Key already used.
     */
    422: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type DeclinePartnerPaymentError = DeclinePartnerPaymentErrors[keyof DeclinePartnerPaymentErrors];

export type DeclinePartnerPaymentResponses = {
    /**
     * The order after that.
     */
    200: PartnerOrder;
};

export type DeclinePartnerPaymentResponse = DeclinePartnerPaymentResponses[keyof DeclinePartnerPaymentResponses];

export type CheckSandboxAccessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/sandbox/access';
};

export type CheckSandboxAccessErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CheckSandboxAccessError = CheckSandboxAccessErrors[keyof CheckSandboxAccessErrors];

export type CheckSandboxAccessResponses = {
    /**
     * It may. A sandbox on one's own machine is open.
     */
    204: void;
};

export type CheckSandboxAccessResponse = CheckSandboxAccessResponses[keyof CheckSandboxAccessResponses];

export type OpenSandboxData = {
    body: {
        /**
         * The secret of the sandbox.
         */
        secret: string;
    };
    path?: never;
    query?: never;
    url: '/api/sandbox/access';
};

export type OpenSandboxErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site. `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type OpenSandboxError = OpenSandboxErrors[keyof OpenSandboxErrors];

export type OpenSandboxResponses = {
    /**
     * The sandbox is open to this browser.
     */
    204: void;
};

export type OpenSandboxResponse = OpenSandboxResponses[keyof OpenSandboxResponses];

export type MakeSandboxKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/sandbox/keys';
};

export type MakeSandboxKeyErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site. `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type MakeSandboxKeyError = MakeSandboxKeyErrors[keyof MakeSandboxKeyErrors];

export type MakeSandboxKeyResponses = {
    /**
     * The key, and the partner to whom it belongs.
     */
    201: SandboxKey;
};

export type MakeSandboxKeyResponse = MakeSandboxKeyResponses[keyof MakeSandboxKeyResponses];

export type ListSandboxInboxData = {
    body?: never;
    path: {
        /**
         * The `inbox` of a sandbox key.
         */
        inbox: string;
    };
    query?: never;
    url: '/api/sandbox/inbox/{inbox}';
};

export type ListSandboxInboxErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListSandboxInboxError = ListSandboxInboxErrors[keyof ListSandboxInboxErrors];

export type ListSandboxInboxResponses = {
    /**
     * What came.
     */
    200: Inbox;
};

export type ListSandboxInboxResponse = ListSandboxInboxResponses[keyof ListSandboxInboxResponses];

export type FillSandboxInboxData = {
    /**
     * An event.
     */
    body: {
        [key: string]: unknown;
    };
    path: {
        /**
         * The `inbox` of a sandbox key.
         */
        inbox: string;
    };
    query?: {
        /**
         * `ok`, the default: 204. `fails`: 503. `slow`: 204 after twelve seconds, when the shop does not wait any more.
         */
        answer?: 'ok' | 'fails' | 'slow';
    };
    url: '/api/sandbox/inbox/{inbox}';
};

export type FillSandboxInboxErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type FillSandboxInboxError = FillSandboxInboxErrors[keyof FillSandboxInboxErrors];

export type FillSandboxInboxResponses = {
    /**
     * It is kept.
     */
    204: void;
};

export type FillSandboxInboxResponse = FillSandboxInboxResponses[keyof FillSandboxInboxResponses];

export type ListSandboxMessagesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only messages to this e-mail or phone, as sent.
         */
        to?: string;
    };
    url: '/api/sandbox/messages';
};

export type ListSandboxMessagesErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListSandboxMessagesError = ListSandboxMessagesErrors[keyof ListSandboxMessagesErrors];

export type ListSandboxMessagesResponses = {
    /**
     * The messages.
     */
    200: Array<Message>;
};

export type ListSandboxMessagesResponse = ListSandboxMessagesResponses[keyof ListSandboxMessagesResponses];

export type ListSandboxLettersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/sandbox/letters';
};

export type ListSandboxLettersErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type ListSandboxLettersError = ListSandboxLettersErrors[keyof ListSandboxLettersErrors];

export type ListSandboxLettersResponses = {
    /**
     * The samples.
     */
    200: Array<LetterSample>;
};

export type ListSandboxLettersResponse = ListSandboxLettersResponses[keyof ListSandboxLettersResponses];

export type GetSandboxLetterData = {
    body?: never;
    path: {
        /**
         * The `kind` of a sample.
         */
        kind: string;
        /**
         * The `language` of the sample.
         */
        lang: 'ru' | 'en';
    };
    query?: never;
    url: '/api/sandbox/letters/{kind}/{lang}';
};

export type GetSandboxLetterErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetSandboxLetterError = GetSandboxLetterErrors[keyof GetSandboxLetterErrors];

export type GetSandboxLetterResponses = {
    /**
     * The letter as mail programs show it.
     */
    200: string;
};

export type GetSandboxLetterResponse = GetSandboxLetterResponses[keyof GetSandboxLetterResponses];

export type CreateSandboxTransferData = {
    body?: TransferRequest;
    path: {
        /**
         * Id of the payment.
         */
        paymentId: string;
    };
    query?: never;
    url: '/api/sandbox/crypto/payments/{paymentId}/transfers';
};

export type CreateSandboxTransferErrors = {
    /**
     * `invalid_request`: The request is malformed. `key_and_session`: A key and a session at once.
     */
    400: Problem;
    /**
     * `invalid_key`: The key is not valid. `key_of_other_mode`: A key of the other shop.
     */
    401: Problem;
    /**
     * `key_scope_missing`: The key lacks a scope. `not_allowed`: No access. `cross_site`: Request from another site. `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type CreateSandboxTransferError = CreateSandboxTransferErrors[keyof CreateSandboxTransferErrors];

export type CreateSandboxTransferResponses = {
    /**
     * The transfer, with the state of the payment after the transfer.
     */
    201: Transfer;
};

export type CreateSandboxTransferResponse = CreateSandboxTransferResponses[keyof CreateSandboxTransferResponses];

export type PaySandboxCardData = {
    body?: never;
    path: {
        /**
         * Id of the order whose card payment succeeded.
         */
        orderId: OrderId;
    };
    query?: never;
    url: '/api/sandbox/card/payments/{orderId}/pay';
};

export type PaySandboxCardErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `cross_site`: Request from another site. `sandbox_access_required`: The secret of the sandbox is required.
     */
    403: Problem;
    /**
     * `not_found`: Not found.
     */
    404: Problem;
    /**
     * `payload_too_large`: Request too large.
     */
    413: Problem;
    /**
     * `unsupported_media_type`: Unsupported format.
     */
    415: Problem;
    /**
     * `rate_limited`: Too many requests.
     */
    429: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type PaySandboxCardError = PaySandboxCardErrors[keyof PaySandboxCardErrors];

export type PaySandboxCardResponses = {
    /**
     * The order as it stands after the report.
     */
    200: Order;
};

export type PaySandboxCardResponse = PaySandboxCardResponses[keyof PaySandboxCardResponses];

export type GetLivenessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/health/live';
};

export type GetLivenessErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetLivenessError = GetLivenessErrors[keyof GetLivenessErrors];

export type GetLivenessResponses = {
    /**
     * The process is alive.
     */
    200: Health;
};

export type GetLivenessResponse = GetLivenessResponses[keyof GetLivenessResponses];

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/health/ready';
};

export type GetReadinessErrors = {
    /**
     * `invalid_request`: The request is malformed.
     */
    400: Problem;
    /**
     * `unavailable`: Temporarily unavailable.
     */
    503: Problem;
    /**
     * Any other problem, such as a failure of the shop itself.
     */
    default: Problem;
};

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * The database answers and takes writes.
     */
    200: Health;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];

export type OnOrderCreatedWebhookPayload = OrderCreatedEvent;

export type OnOrderCreatedWebhookRequest = {
    body: OnOrderCreatedWebhookPayload;
    key: 'order.created';
    path?: never;
    query?: never;
};

export type OnOrderStatusChangedWebhookPayload = OrderStatusChangedEvent;

export type OnOrderStatusChangedWebhookRequest = {
    body: OnOrderStatusChangedWebhookPayload;
    key: 'order.status_changed';
    path?: never;
    query?: never;
};

export type OnPaymentSeenWebhookPayload = PaymentSeenEvent;

export type OnPaymentSeenWebhookRequest = {
    body: OnPaymentSeenWebhookPayload;
    key: 'payment.seen';
    path?: never;
    query?: never;
};

export type OnPaymentPartialWebhookPayload = PaymentPartialEvent;

export type OnPaymentPartialWebhookRequest = {
    body: OnPaymentPartialWebhookPayload;
    key: 'payment.partial';
    path?: never;
    query?: never;
};

export type OnPaymentConfirmedWebhookPayload = PaymentConfirmedEvent;

export type OnPaymentConfirmedWebhookRequest = {
    body: OnPaymentConfirmedWebhookPayload;
    key: 'payment.confirmed';
    path?: never;
    query?: never;
};

export type OnPaymentRefundedWebhookPayload = PaymentRefundedEvent;

export type OnPaymentRefundedWebhookRequest = {
    body: OnPaymentRefundedWebhookPayload;
    key: 'payment.refunded';
    path?: never;
    query?: never;
};

export type OnPaymentRefundFailedWebhookPayload = PaymentRefundFailedEvent;

export type OnPaymentRefundFailedWebhookRequest = {
    body: OnPaymentRefundFailedWebhookPayload;
    key: 'payment.refund_failed';
    path?: never;
    query?: never;
};

export type OnPlanChangedWebhookPayload = PlanChangedEvent;

export type OnPlanChangedWebhookRequest = {
    body: OnPlanChangedWebhookPayload;
    key: 'plan.changed';
    path?: never;
    query?: never;
};

export type OnReportPublishedWebhookPayload = ReportPublishedEvent;

export type OnReportPublishedWebhookRequest = {
    body: OnReportPublishedWebhookPayload;
    key: 'report.published';
    path?: never;
    query?: never;
};
