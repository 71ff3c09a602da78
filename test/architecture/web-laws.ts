import { isOnEveryPage, LATE_RULES } from '../../web/first-visit.ts';
import { breaches, importOf, inWeb, type Law } from './law.ts';
import type { Source } from './sources.ts';

/** What the pages may load that stands outside of `web`, beside `LATE_RULES`, which only some of them load. */
const sharedWithWeb =
  /^(openapi\/generated\/|packages\/client\/src\/webhooks\.ts$|src\/kernel\/(audit-fields|bilingual-fields|durations|format|language|messenger|money|sorted)\.ts$|src\/words\/(brand|bind-words|order-number)\.ts$|src\/modules\/(tiers|cart-pricing)\/)/;

export const webSharesOnlyPureRules: Law = (sources) =>
  breaches(
    sources.filter(({ path }) => path.startsWith('web/') && path !== THE_BUILD),
    (_, target) =>
      !target.startsWith('web/') && !sharedWithWeb.test(target) && !LATE_RULES.includes(target) && 'what is not for pages',
  );

const THE_BUILD = 'web/vite.config.ts';

const webGround = ['memory', 'paths', 'i18n', 'ui', 'api'];
/** The rooms of the features: each folder of `storefront` and of `staff` is a feature, and so are the other two. */
const featureRooms = ['storefront', 'account', 'sandbox', 'staff'];

/** Rooms and files at the root of web/src, with what each may import from web/src. A room that is missing here breaks the law. */
const webRooms: Record<string, readonly string[]> = {
  memory: ['memory'],
  paths: ['paths'],
  i18n: ['i18n'],
  ui: ['ui', 'i18n'],
  api: ['api', 'i18n'],
  page: ['page', ...webGround],
  ...Object.fromEntries(featureRooms.map((room) => [room, ['page', ...featureRooms, ...webGround]])),
  'seldom-pages': featureRooms,
  routes: ['routes', 'seldom-pages', 'page', ...featureRooms, ...webGround],
  guide: ['guide'],
  start: ['start', 'routes', 'page', ...featureRooms, ...webGround],
};

export const webRoomsImportOnlyDownwards: Law = (sources) => [
  ...undeclaredRooms(sources),
  ...breaches(sources.filter(inWeb), (file, target) => {
    const from = webRoom(file.path);
    const to = webRoom(target);
    return target.startsWith('web/src/') && !webRooms[from]?.includes(to) && `${from} may not import ${to}`;
  }),
];

function undeclaredRooms(sources: readonly Source[]): string[] {
  const names = new Set(sources.filter(inWeb).map(({ path }) => webRoom(path)));
  return [...names]
    .filter((name) => !webRooms[name])
    .map((name) => `${name}: its place among the rooms of the web is not declared`);
}

/** What every page loads, and the table of pages, import the rest of the web by `import()` alone, but for types. */
export const everyPageLoadsNothingLate: Law = (sources) =>
  sources
    .filter(({ path }) => (isOnEveryPage(path) && (inWeb({ path }) || sharedWithWeb.test(path))) || path === 'web/src/routes.tsx')
    .flatMap((file) =>
      file.imports
        .filter(({ path = '', atOnce }) => atOnce && /^(web\/)?src\//.test(path) && !isOnEveryPage(path))
        .map((found) => `${importOf(file)(found)}: every page would load it`),
    );

/** The storage of the browser. */
const browserStorage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/;

export const browserMemoryIsOneRoom: Law = (sources) =>
  sources
    .filter(({ path, code }) => inWeb({ path }) && !path.startsWith('web/src/memory/') && browserStorage.test(code))
    .map(({ path }) => `${path} reaches for the browser's storage: declare the thing in web/src/memory`);

export const uiKnowsNoRouterAndNoApi: Law = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('web/src/ui/'))
    .flatMap((file) =>
      file.imports
        .filter(({ specifier }) => /^(react-router|@tanstack\/|openapi-fetch|#contract)/.test(specifier))
        .map(importOf(file)),
    );

/** The files of `page` that features may import. */
const pageDoors: readonly string[] = [
  'web/src/page/article-text.ts',
  'web/src/page/late/answers-of-one-person.ts',
  'web/src/page/late/cities.ts',
  'web/src/page/late/use-change.ts',
  'web/src/page/late/use-form-over.ts',
  'web/src/page/late/use-link-token.ts',
  'web/src/page/late/use-refused-fields.ts',
  'web/src/page/late/way-on.tsx',
  'web/src/page/breadcrumb.tsx',
  'web/src/page/links.tsx',
  'web/src/page/settings.tsx',
  'web/src/page/support.tsx',
];

export const featuresEnterPagesByTheirDoors: Law = (sources) =>
  breaches(
    sources.filter(({ path }) => featureOf(path) !== undefined),
    (_, target) =>
      webRoom(target) === 'page' && target.startsWith('web/src/') && !pageDoors.includes(target) && 'the inside of page',
  );

/** The files of each feature that other features may import. */
const featureDoors: readonly string[] = [
  'web/src/staff/sign-in/second-factor.tsx',
  'web/src/staff/sign-in/partner-login.tsx',
  'web/src/staff/sign-in/factor-guard.tsx',
  'web/src/staff/sign-in/shown-codes.ts',
  'web/src/staff/sign-in/push-browser.ts',
  'web/src/staff/clients/queries.ts',
  'web/src/staff/money/refund-dialog.tsx',
  'web/src/staff/money/refund-begin.ts',
  'web/src/staff/money/refund-parts.tsx',
  'web/src/staff/orders/order-queries.ts',
  'web/src/staff/orders/order-rules.ts',
  'web/src/storefront/order/repair-words.ts',
  'web/src/storefront/order/surplus.tsx',
  'web/src/staff/partner/link-card.tsx',
  'web/src/staff/partner/own-sums.tsx',
  'web/src/staff/partner/statement-card.tsx',
  'web/src/staff/partners/partner-field.tsx',
  'web/src/staff/partners/partner-queries.ts',
  'web/src/staff/partners/use-partner-name.ts',
  'web/src/staff/keys/keys-page.tsx',
  'web/src/staff/keys/scope-words.ts',
  'web/src/staff/webhooks/webhook-health-card.tsx',
  'web/src/staff/frame/gate.tsx',
  'web/src/staff/frame/visitor.ts',
  'web/src/account/fields/profile-fields.ts',
  'web/src/account/fields/profile-input.tsx',
  'web/src/account/fields/star-words.ts',
  'web/src/account/form/consent.ts',
  'web/src/account/login/login-form.tsx',
  'web/src/account/sankalpa/sankalpa-sheet.tsx',
  'web/src/storefront/cart/cart-button.tsx',
  'web/src/storefront/cart/cart-panel-host.tsx',
  'web/src/storefront/cart/use-add-to-cart.ts',
  'web/src/storefront/cart/late/ordered-again.ts',
  'web/src/storefront/cart/late/use-settle-cart.ts',
  'web/src/storefront/analytics/analytics-host.tsx',
  'web/src/storefront/analytics/shop-events.ts',
  'web/src/storefront/checkout/contact-form.tsx',
  'web/src/storefront/checkout/terms-note.tsx',
  'web/src/storefront/consultation/consultation-dialog.tsx',
  'web/src/storefront/frame/failed-panel.tsx',
  'web/src/storefront/frame/language-switch.tsx',
  'web/src/storefront/frame/legal-links.tsx',
  'web/src/storefront/frame/test-band.tsx',
  'web/src/storefront/frame/use-arrival.ts',
  'web/src/storefront/frame/use-late-dialog.tsx',
  'web/src/storefront/good-days/calendar.ts',
  'web/src/storefront/good-days/day-calendar.tsx',
  'web/src/storefront/good-days/days-for-ritual.tsx',
  'web/src/storefront/good-days/next-days.tsx',
  'web/src/storefront/home/intentions-modal.tsx',
  'web/src/storefront/not-found/not-found-page.tsx',
  'web/src/storefront/order/day-advice.tsx',
  'web/src/storefront/order/item-days.tsx',
  'web/src/storefront/order/order-progress.tsx',
  'web/src/storefront/order/order-state.ts',
  'web/src/storefront/order/order-timeline.tsx',
  'web/src/storefront/payment/payment-calls.ts',
  'web/src/storefront/payment/payment-screens.tsx',
  'web/src/storefront/payment/use-payment.ts',
  'web/src/storefront/payment/use-screens-in-history.ts',
];

export const featuresStayOutOfEachOther: Law = (sources) =>
  breaches(sources.filter(inWeb), (file, target) => {
    const from = featureOf(file.path);
    const to = featureOf(target);
    return from !== undefined && to !== undefined && from !== to && !isFeatureDoor(target) && `the inside of ${to}`;
  });

/** The kit of the panel is open to every feature. */
const isFeatureDoor = (path: string) => featureDoors.includes(path) || path.startsWith('web/src/staff/kit/');

/** `memory` for web/src/memory/cart.ts, `paths` for web/src/paths.ts. */
function webRoom(path: string): string {
  return path.split('/')[2]?.replace(/\.tsx?$/, '') ?? '';
}

/** `storefront/cart`, `staff/orders`, `account`, `sandbox`; undefined for a file outside of the features, which lies in none of their folders, such as `staff/sections.ts`. */
function featureOf(path: string): string | undefined {
  return /^web\/src\/((?:storefront|staff)\/[^/]+|account|sandbox)\//.exec(path)?.[1];
}
