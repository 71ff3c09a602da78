import { escapeXml } from '#kernel/escape.ts';
import type { Language } from '#kernel/language.ts';
import type { Article } from '#modules/catalogue/index.ts';
import { SITE_WORDS } from '#words/site.ts';
import { pageUrl } from './public-pages.ts';
import { XML_DECLARATION, xmlElement } from './xml.ts';

/** The articles as a feed (RSS 2.0) in one language, newest first. */
export function rssXml(articles: readonly Article[], language: Language, origin: string): string {
  const words = SITE_WORDS[language];
  const prefix = `/${language}` as const;
  const channel = [
    xmlElement('title', escapeXml(`${words.articles} | ${words.brand}`)),
    xmlElement('link', pageUrl(origin, prefix, '/articles')),
    xmlElement('description', escapeXml(words.articlesText)),
    xmlElement('language', language),
    ...articles.slice(0, 1).map(({ updatedAt }) => xmlElement('lastBuildDate', updatedAt.toUTCString())),
    xmlElement('atom:link', '', { href: `${origin}${prefix}/rss.xml`, rel: 'self', type: 'application/rss+xml' }),
    ...articles.map((article) => item(article, language, pageUrl(origin, prefix, `/article/${encodeURIComponent(article.id)}`))),
  ];
  const attributes = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' };
  return XML_DECLARATION + xmlElement('rss', xmlElement('channel', channel.join('\n')), attributes);
}

function item(article: Article, language: Language, url: string): string {
  const parts = [
    xmlElement('title', escapeXml(article.name[language])),
    xmlElement('link', escapeXml(url)),
    xmlElement('guid', escapeXml(url), { isPermaLink: 'true' }),
    xmlElement('pubDate', article.updatedAt.toUTCString()),
    xmlElement('description', escapeXml(article.intro[language])),
    ...article.tags.map((tag) => xmlElement('category', escapeXml(tag))),
  ];
  return xmlElement('item', parts.join(''));
}
