import { BRAND } from '#words/brand.ts';
import type { Reading } from '../../api/reading.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { PageSubject, RouteMatch } from '../route.ts';

/** The brand at the end of a title, behind a bar: older titles have it. */
const BRAND_AT_END = new RegExp(`\\s*\\|\\s*(?:${Object.values(BRAND).join('|')})\\s*$`, 'i');

const MISSING_ARTICLE = { title: 'reading.notFound', description: 'reading.notFoundText' } as const;

/**
 * What the page at an address is about. `reading` is the article that it shows: undefined when it shows none or the article is not known
 * yet, null when there is no such article.
 */
export function subjectOf({ route, params }: RouteMatch, reading: Reading | null | undefined, t: Translate): PageSubject {
  if (reading === null) {
    const { title, description } = route.missing ?? MISSING_ARTICLE;
    return { title: t(title), description: t(description), image: 'home' };
  }
  if (!reading) {
    // A title such as 'Order {number}' ends with a space where there is no number.
    const title = t(route.title, { number: shortNumber(params.id) }).trim();
    return { title, description: t(route.description), image: route.image ?? 'home' };
  }
  return {
    title: withoutBrand(reading.seoTitle) || withoutBrand(reading.title),
    description: reading.seoDescription || reading.intro || t('reading.genericDescription'),
    image: `${imageFolder(reading)}/${encodeURIComponent(reading.slug)}`,
    article: reading.isLegal ? undefined : { updatedAt: reading.updatedAt },
  };
}

/** The folder of an article's share image. */
function imageFolder({ isLegal, offer }: Reading): 'legal' | 'ritual' | 'article' {
  if (isLegal) return 'legal';
  return offer ? 'ritual' : 'article';
}

/** The beginning of an order's id, by which its page is told from others among the browser's tabs; empty for an address without an order. */
function shortNumber(id = ''): string {
  return /^[\da-f]{8}(?=-)/.exec(id)?.[0] ?? '';
}

/** The title without the brand, which `headTags` adds. */
function withoutBrand(title: string): string {
  return title.replace(BRAND_AT_END, '').trim();
}
