import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayAt, UTC } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { sendReady } from '../answers/send-ready.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import { listedPaths } from './almanac-addresses.ts';
import { manifestJson } from './manifest.ts';
import { readAddress } from './page-address.ts';
import { publicPages } from './public-pages.ts';
import { robotsText } from './robots.ts';
import { rssXml } from './rss.ts';
import { sitemapXml } from './sitemap.ts';

interface Options {
  /** Scheme and host of the shop as the world sees it. */
  readonly origin: string;
  readonly content: () => Promise<CatalogueSnapshot>;
  readonly clock: Clock;
}

const MOST_FILES = 20;

type Make = (snapshot: CatalogueSnapshot, language: Language) => string;

/**
 * The files that machines ask for: sitemap, robots.txt, feeds, manifest, each made once for each version of the content; and the sitemap of the
 * almanac, made once a day.
 */
export async function siteFiles(app: FastifyInstance, { origin, content, clock }: Options): Promise<void> {
  const cache = createVersionCache<ReadyText>(MOST_FILES);

  function serve(path: string, type: string, make: Make, { byReader = false } = {}) {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const snapshot = await content();
      const { language } = readAddress(path, request.headers);
      const key = byReader ? `${path} ${language}` : path;
      const { version } = snapshot;
      const ready = cache.get(key, version) ?? cache.set(key, version, makeReady(make(snapshot, language)));
      return sendReady(request, reply, ready, { type, byReader });
    });
  }

  const sitemapOfDay = createVersionCache<ReadyText>(1);
  app.get('/sitemap-almanac.xml', (request, reply) => {
    const now = clock();
    const today = Date.parse(dayAt(now, UTC));
    const pages = () => listedPaths(now).map((path) => ({ path }));
    const ready = sitemapOfDay.get('', today) ?? sitemapOfDay.set('', today, makeReady(sitemapXml(pages(), origin)));
    return sendReady(request, reply, ready, { type: 'application/xml' });
  });
  const feed = ({ articles }: CatalogueSnapshot, language: Language) => rssXml(articles, language, origin);
  serve('/sitemap.xml', 'application/xml', (snapshot) => sitemapXml(publicPages(snapshot), origin));
  serve('/robots.txt', 'text/plain', () => robotsText(origin));
  serve('/rss.xml', 'application/rss+xml', feed, { byReader: true });
  for (const language of LANGUAGES) serve(`/${language}/rss.xml`, 'application/rss+xml', feed);
  serve('/manifest.webmanifest', 'application/manifest+json', (_, language) => manifestJson(language), { byReader: true });
}
