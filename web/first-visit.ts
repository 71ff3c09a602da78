/*
 * What a visit loads at once and what it loads late, told by folder: the build cuts its files by this list, the architecture test
 * holds the imports to it, and the size script weighs the result. Paths begin at the repository's root.
 */

/** Modules that bring a page to life, by their names in the build's manifest. */
export const ENTRY = 'src/start/entry-client.ts';
export const START = 'src/start/start.tsx';

/** The script in the head that chooses the faces of the first draw. */
export const FACES = 'src/start/faces.ts';

/** The script of the guide for integrators, on a page that the server draws without React. */
export const GUIDE = 'src/guide/guide.ts';

/** What the first script imports. It runs before the page is drawn, so nothing else may come with it. */
const FIRST_SCRIPT: readonly string[] = [
  'web/src/page/page-state.ts',
  'web/src/memory/early-additions.ts',
  'web/src/memory/language.ts',
  'web/src/memory/remembered.ts',
];

/** Files, and folders without what lies deeper in them: a folder `late` is loaded when a page asks for it. */
const EVERY_PAGE: readonly string[] = [
  'src/kernel',
  'src/modules/cart-pricing',
  'src/modules/tiers',
  'src/words/brand.ts',
  'web/src/api',
  'web/src/i18n',
  'web/src/memory',
  'web/src/page',
  'web/src/paths.ts',
  'web/src/storefront/analytics',
  'web/src/storefront/cart',
  'web/src/storefront/frame',
  'web/src/ui',
  'web/src/ui/emblems',
];

/** Parts of the server's pure rules that only some pages need. The renderer of texts is one: it asks nothing but the text. */
export const LATE_RULES: readonly string[] = [
  'src/adapters/markdown/render-article.ts',
  'src/kernel/calendar-date.ts',
  'src/kernel/day-in.ts',
  'src/kernel/escape.ts',
  'src/kernel/ids.ts',
  'src/kernel/local-instants.ts',
  'src/kernel/one-mistake.ts',
  'src/kernel/order-number.ts',
  'src/kernel/plain-email.ts',
  'src/kernel/time-there.ts',
  'src/kernel/wall-clock.ts',
  'src/kernel/webhook-events.ts',
  'src/modules/catalogue/addresses.ts',
  'src/modules/catalogue/fill-in.ts',
  'src/modules/certificates/signed-text.ts',
  'src/modules/content/completeness.ts',
  'src/modules/orders/fallback-customer.ts',
  'src/modules/payments/coin.ts',
  'src/modules/plans/furthest.ts',
  'src/modules/plans/participants.ts',
  'src/modules/sankalpa/most-stars.ts',
  'src/modules/sankalpa/spell-name.ts',
  'src/modules/settings/closed-days.ts',
  'src/words/almanac-cities.ts',
  'src/words/almanac.ts',
  'src/words/cities.ts',
  'src/words/day-advice.ts',
  'src/words/feedback-consent.ts',
  'src/words/invited-line.ts',
  'src/words/name-rules.ts',
  'src/words/read-cities.ts',
  'src/words/special-intention-names.ts',
  'src/words/tier-names.ts',
  'src/words/topic-names.ts',
];

/** Does the first script load this file? */
export function isInFirstScript(path: string): boolean {
  return FIRST_SCRIPT.includes(path);
}

/** Does every page load this file, with the first script or after it? */
export function isOnEveryPage(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return isInFirstScript(path) || (!LATE_RULES.includes(path) && (EVERY_PAGE.includes(path) || EVERY_PAGE.includes(folder)));
}
