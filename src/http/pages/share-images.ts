import type { FastifyInstance } from 'fastify';
import { parseIsoDate } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { dateWords } from '#kernel/time-there.ts';
import { type CatalogueSnapshot, uploadedPicture } from '#modules/catalogue/index.ts';
import type { LibraryReader } from '#modules/content/index.ts';
import { ALMANAC_CITIES } from '#words/almanac-cities.ts';
import { SITE_WORDS } from '#words/site.ts';
import { etagOf, namesCopy } from '../answers/etag.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import { isListed, isMonth } from './almanac-addresses.ts';
import { publicPages } from './public-pages.ts';

/** What a share image says. */
export interface ShareCard {
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly brand: string;
  /** Name of an emblem. */
  readonly emblem: string;
  /** The file of a picture that is drawn in place of the emblem. */
  readonly picture?: Uint8Array | undefined;
}

interface Options {
  readonly content: () => Promise<CatalogueSnapshot>;
  readonly clock: Clock;
  /** Draws a PNG of 1200 x 630. */
  readonly draw: (card: ShareCard) => Promise<Buffer>;
  readonly picture: LibraryReader['file'];
}

const MOST_IMAGES = 100;

/**
 * Pictures for link previews, one for each language of a public page and of a listed day or month of the almanac. Each is drawn when first asked
 * for; the last hundred are kept until the content changes.
 */
export async function shareImages(app: FastifyInstance, { content, clock, draw, picture }: Options): Promise<void> {
  const images = createVersionCache<ReturnType<typeof drawn>>(MOST_IMAGES);

  async function drawn(card: PageCard) {
    const name = uploadedPicture(card.pictureAddress ?? '')?.name;
    const file = name === undefined ? undefined : await picture(name, 'large');
    const body = await draw({ ...card, picture: file?.bytes });
    return { body, etag: etagOf(body) };
  }

  app.get('/share/:language/*', async (request, reply) => {
    const { language: languageInPath, '*': file } = request.params as { language: string; '*': string };
    const language = LANGUAGES.find((known) => known === languageInPath);
    const snapshot = await content();
    // An image is drawn only for a page that exists.
    const card = requireFound(language && (cardOf(snapshot, language, file) ?? dayCardOf(language, file, clock())));
    const { version } = snapshot;
    const key = `${language}/${file}`;
    // The promise is kept, so that an image asked for twice at once is drawn once.
    const image = images.get(key, version) ?? images.set(key, version, drawn(card));
    image.catch(() => images.delete(key));
    const { body, etag } = await image;
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (namesCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(body);
  });
}

/** The card of a page before its picture is read. */
interface PageCard extends Omit<ShareCard, 'picture'> {
  readonly pictureAddress?: string | undefined;
}

/** The card of a day or a month that the sitemap lists: their number is bounded, as all days of all cities are not. */
function dayCardOf(language: Language, file: string, now: Date): PageCard | undefined {
  const [, slug, dayOrMonth = ''] = /^panchanga\/([^/]+)\/([\d-]+)\.png$/.exec(file) ?? [];
  const city = ALMANAC_CITIES.find((listed) => listed.slug === slug);
  if (!city || !isListed(city.slug, dayOrMonth, now)) return undefined;
  const ofMonth = isMonth(dayOrMonth);
  if (!parseIsoDate(ofMonth ? `${dayOrMonth}-01` : dayOrMonth)) return undefined;
  const { almanac, brand } = SITE_WORDS[language];
  const words = dateWords(language);
  const title = ofMonth ? words.month(dayOrMonth) : words.day(dayOrMonth);
  return { title, kind: `${almanac} · ${city.name[language]}`, brand, emblem: 'navagraha' };
}

function cardOf(snapshot: CatalogueSnapshot, language: Language, file: string): PageCard | undefined {
  const page = publicPages(snapshot).find(({ image }) => `${image}.png` === file);
  if (!page) return undefined;
  const words = SITE_WORDS[language];
  const { title, kind, emblem, picture: pictureAddress } = page;
  return { title: title[language], kind: kind ? words[kind] : '', brand: words.brand, emblem, pictureAddress };
}
