import { LANGUAGES, type Language, LOCALES } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import type { PageSubject } from '../route.ts';

/** Marks the head's elements that belong to the page and not to the document. */
export const HEAD_MARK = 'data-page';

/** One element of the document's head that depends on the page. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The page whose head is made. */
interface PageForHead {
  readonly subject: PageSubject;
  /** False keeps the page out of search engines. */
  readonly isIndexed: boolean;
  /** Path without language prefix and search. */
  readonly pathname: string;
  /** The language prefix, or empty. */
  readonly basename: string;
  readonly origin: string;
  readonly language: Language;
}

const SHARE_IMAGE = { width: '1200', height: '630', type: 'image/png' };

/** The address of a page under a language prefix, or under none. No slash stands behind the prefix of a home page: `/en`. */
export function addressOf(origin: string, prefix: string, pathname: string): string {
  return origin + prefix + (pathname === '/' && prefix ? '' : pathname);
}

/** The title and description of a page, then its tags for search engines and messengers; `noindex` for a page that is not for them. */
export function headTags({ subject, isIndexed, pathname, basename, origin, language }: PageForHead): HeadTag[] {
  const title = `${subject.title} | ${BRAND[language]}`;
  const tags: HeadTag[] = [{ tag: 'title', attributes: {}, text: title }, named('description', subject.description)];
  if (!isIndexed) return [...tags, named('robots', 'noindex')];
  const address = (prefix: string) => addressOf(origin, prefix, pathname);
  const image = `${origin}/share/${language}/${subject.image}.png`;
  return [
    ...tags,
    { tag: 'link', attributes: { rel: 'canonical', href: address(basename) } },
    ...LANGUAGES.map((hrefLang) => alternate(hrefLang, address(`/${hrefLang}`))),
    alternate('x-default', address('')),
    property('og:type', subject.article ? 'article' : 'website'),
    property('og:site_name', BRAND[language]),
    property('og:title', title),
    property('og:description', subject.description),
    property('og:url', address(basename)),
    property('og:locale', openGraphLocale(language)),
    ...LANGUAGES.filter((other) => other !== language).map((other) => property('og:locale:alternate', openGraphLocale(other))),
    property('og:image', image),
    ...Object.entries(SHARE_IMAGE).map(([name, value]) => property(`og:image:${name}`, value)),
    property('og:image:alt', subject.title),
    ...(subject.article ? articleTags(subject.article.updatedAt) : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', subject.description),
    named('twitter:image', image),
  ];
}

/** The shop stores one date of an article, that of its last change. It stands for the date of publication, too. */
function articleTags(updatedAt: string): HeadTag[] {
  return [property('article:published_time', updatedAt), property('article:modified_time', updatedAt)];
}

/** 'en_GB' for English: Open Graph writes locales with an underscore. */
function openGraphLocale(language: Language): string {
  return LOCALES[language].replace('-', '_');
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function alternate(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
