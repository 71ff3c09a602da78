import type { Translate } from './i18n/i18n.tsx';
import { LANGUAGES, type Language } from './i18n/language.ts';
import type { Route } from './routes.tsx';

/** One element of the document's head that depends on the page. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadOf {
  readonly route: Route;
  /** Path without language prefix and search. */
  readonly pathname: string;
  readonly basename: string;
  readonly origin: string;
  readonly t: Translate;
  readonly language: Language;
}

/** Title, description, and either the page's addresses in both languages or a word to search engines to leave it out. */
export function headTags({ route, pathname, basename, origin, t, language }: HeadOf): HeadTag[] {
  const title = `${t(route.title)} | ${t('frame.brand')}`;
  const description = t(route.description);
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    { tag: 'meta', attributes: { name: 'description', content: description } },
  ];
  if (!route.index) return [...tags, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }];
  const address = (prefix: string) => origin + (prefix + (pathname === '/' && prefix ? '' : pathname));
  return [
    ...tags,
    { tag: 'link', attributes: { rel: 'canonical', href: address(basename) } },
    ...LANGUAGES.map((hrefLang): HeadTag => link(hrefLang, address(`/${hrefLang}`))),
    link('x-default', address('')),
    { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
    { tag: 'meta', attributes: { property: 'og:site_name', content: t('frame.brand') } },
    { tag: 'meta', attributes: { property: 'og:title', content: title } },
    { tag: 'meta', attributes: { property: 'og:description', content: description } },
    { tag: 'meta', attributes: { property: 'og:url', content: address(basename) } },
    { tag: 'meta', attributes: { property: 'og:locale', content: language === 'ru' ? 'ru_RU' : 'en_US' } },
  ];
}

function link(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
