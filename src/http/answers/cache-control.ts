/** The seconds for which a shared cache sends public content without asking, and then for as long again while it asks. */
const SHARED_SECONDS = 30;

/**
 * `Cache-Control` of public content. Browsers ask each time; shared caches ask twice a minute for everybody, so that whatever is published
 * is everywhere within a minute.
 */
export const SHARED_CONTENT = `public, max-age=0, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=${SHARED_SECONDS}`;

/** `Cache-Control` of what depends on the reader, such as on cookies or languages: each browser keeps its own, and asks each time. */
export const OWN_CONTENT = 'private, max-age=0, must-revalidate';
