/** For how long a shared cache sends public content without asking, and for how long afterwards while it asks, in seconds. */
const SHARED_SECONDS = 30;

/**
 * `Cache-Control` of public content. Browsers ask each time; shared caches ask twice a minute for everybody, so that whatever is published
 * is everywhere within a minute.
 */
export const SHARED_CONTENT = `public, max-age=0, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=${SHARED_SECONDS}`;

/** Of content that depends on cookies or languages of the reader: each browser keeps its own, and asks each time. */
export const OWN_CONTENT = 'private, max-age=0, must-revalidate';
