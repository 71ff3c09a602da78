import { type Bilingual, inEachLanguage, type Prefix } from '#kernel/language.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { SITE_WORDS } from '#words/site.ts';

/** A page for everyone, which search engines list and messengers preview. */
export interface PublicPage {
  /** Path without language prefix; the home page's is `/`. */
  readonly path: string;
  /** Address of its share image below `/share/{language}/`, not encoded and without the ending. */
  readonly image: string;
  readonly title: Bilingual;
  /** What kind of page it is, in a word; the shop's own pages have none. */
  readonly kind: 'article' | 'ritual' | undefined;
  readonly emblem: string;
  /** Address of the picture that is shown in place of the emblem. */
  readonly picture?: string | undefined;
  readonly updatedAt: Date;
}

type Content = Pick<CatalogueSnapshot, 'articles' | 'services' | 'documents'>;

/** Every public page of the content, the home page first. */
export function publicPages({ articles, services, documents }: Content): PublicPage[] {
  const articlePages = articles.map(
    ({ id, name, imageUrl, updatedAt }): PublicPage => ({
      path: `/article/${encodeURIComponent(id)}`,
      image: `article/${id}`,
      title: name,
      kind: 'article',
      emblem: emblemAt(imageUrl),
      updatedAt,
    }),
  );
  const ritualPages = services.map(
    ({ slug, name, icon, picture, articleUpdatedAt }): PublicPage => ({
      path: `/ritual/${encodeURIComponent(slug)}`,
      image: `ritual/${slug}`,
      title: name,
      kind: 'ritual',
      emblem: icon,
      picture: picture?.address,
      updatedAt: articleUpdatedAt,
    }),
  );
  const legalPages = documents.map(
    ({ id, name, updatedAt }): PublicPage => ({
      path: `/legal/${encodeURIComponent(id)}`,
      image: `legal/${id}`,
      title: name,
      kind: undefined,
      emblem: 'flame',
      updatedAt,
    }),
  );
  return [
    { ...shopPage('/', 'home', 'home'), updatedAt: newest(ritualPages) },
    { ...shopPage('/articles', 'articles', 'articles'), updatedAt: newest([...articlePages, ...ritualPages]) },
    // The almanac explains its words by articles.
    { ...shopPage('/panchanga', 'panchanga', 'almanacTitle'), updatedAt: newest(articlePages) },
    ...articlePages,
    ...ritualPages,
    ...legalPages,
  ];
}

function shopPage(path: string, image: string, title: 'home' | 'articles' | 'almanacTitle') {
  return { path, image, title: inEachLanguage((language) => SITE_WORDS[language][title]), kind: undefined, emblem: 'flame' };
}

/** Name of the emblem that an article shows as its picture; an article with any other picture gets the emblem of the shop. */
function emblemAt(imageUrl: string): string {
  return /^\/emblems\/([a-z-]+)\.svg$/.exec(imageUrl)?.[1] ?? 'flame';
}

function newest(pages: readonly PublicPage[]): Date {
  return new Date(Math.max(0, ...pages.map(({ updatedAt }) => updatedAt.getTime())));
}

/** The whole address of a page under a language's prefix, or under none; under a prefix the home page has no slash at its end. */
export function pageUrl(origin: string, prefix: Prefix, path: string): string {
  return origin + prefix + (path === '/' && prefix ? '' : path);
}
