import { BRAND } from '#words/brand.ts';
import type { Reading } from '../../api/reading.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { PageSubject, RouteMatch } from '../route.ts';

const OLD_BRAND = new RegExp(`\\s*\\|\\s*(?:${Object.values(BRAND).join('|')})\\s*$`, 'i');

/**
 * The subject of a page at an address. `reading` is what the page shows: undefined when it shows no article or its article is not
 * known yet, null when there is none.
 */
export function subjectOf({ route, params }: RouteMatch, reading: Reading | null | undefined, t: Translate): PageSubject {
  if (reading === null) return { title: t('reading.notFound'), description: t('reading.notFoundText'), image: 'home' };
  if (!reading) {
    const title = t(route.title, { number: shortNumber(params.id) }).trim();
    return { title, description: t(route.description), image: route.image ?? 'home' };
  }
  return {
    title: withoutBrand(reading.seoTitle) || withoutBrand(reading.title),
    description: reading.seoDescription || reading.intro || t('reading.genericDescription'),
    image: `${kindOf(reading)}/${encodeURIComponent(reading.slug)}`,
    ...(reading.isLegal ? {} : { article: { updatedAt: reading.updatedAt } }),
  };
}

/** The folder of a reading's share image. */
function kindOf({ isLegal, offer }: Reading): 'legal' | 'ritual' | 'article' {
  if (isLegal) return 'legal';
  return offer ? 'ritual' : 'article';
}

/** How an order is named among the tabs and in the history; empty when the address names none. */
function shortNumber(id = ''): string {
  return /^[\da-f]{8}(?=-)/.exec(id)?.[0] ?? '';
}

/** The title without the brand: older titles end in it, and `headTags` adds it again. */
function withoutBrand(title: string): string {
  return title.replace(OLD_BRAND, '').trim();
}
