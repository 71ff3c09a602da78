import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { LANGUAGES, type Language, LOCALES } from '#kernel/language.ts';
import { type CatalogueSnapshot, uploadedPicture } from '#modules/catalogue/index.ts';
import type { LibraryReader } from '#modules/content/index.ts';
import { ALMANAC_CITIES } from '#words/almanac-cities.ts';
import { SITE_WORDS } from '#words/site.ts';
import { etagOf } from '../answers/etag.ts';
import { sendTagged } from '../answers/send-tagged.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import { isListed } from './almanac-addresses.ts';
import { publicPages } from './public-pages.ts';

/** What a share image says. */
export interface ShareCard {
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly brand: string;
  /** Name of an emblem. */
  readonly emblem: string;
  /** The file of a picture that is drawn in its place. */
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

/** Pictures for link previews, one for each public page and language; drawn when first asked for, and kept until the content changes. */
export async function shareImages(app: FastifyInstance, { content, clock, draw, picture }: Options): Promise<void> {
  const images = createVersionCache<ReturnType<typeof drawn>>(MOST_IMAGES);

  async function drawn(card: PageCard) {
    const name = uploadedPicture(card.pictureAddress ?? '')?.name;
    const body = await draw({ ...card, picture: name === undefined ? undefined : (await picture(name, 'large'))?.bytes });
    return { body, etag: etagOf(body), type: 'image/png', cacheControl: 'public, max-age=3600' };
  }

  app.get('/share/:language/*', async (request, reply) => {
    const { language, '*': file } = request.params as { language: string; '*': string };
    const snapshot = await content();
    const card = cardOf(snapshot, language, file) ?? dayCardOf(language, file, clock());
    // An image is drawn only for a page that exists.
    if (!card) throw new ShopError('not_found');
    const { version } = snapshot;
    const key = `${language}/${file}`;
    // The promise is kept, so that an image asked for twice at once is drawn once.
    const image = images.get(key, version) ?? images.set(key, version, drawn(card));
    image.catch(() => images.delete(key));
    return sendTagged(request, reply, await image);
  });
}

/** What is read of a page; its picture is read when it is drawn. */
interface PageCard extends Omit<ShareCard, 'picture'> {
  readonly pictureAddress?: string | undefined;
}

/** The card of a day or a month that the sitemap lists: their number is bounded, as all days of all cities are not. */
function dayCardOf(language: string, file: string, now: Date): PageCard | undefined {
  const known = LANGUAGES.find((one) => one === language);
  const [, slug, part = ''] = /^panchanga\/([^/]+)\/([\d-]+)\.png$/.exec(file) ?? [];
  const city = ALMANAC_CITIES.find((one) => one.slug === slug);
  if (!known || !city || !isListed(city.slug, part, now)) return undefined;
  const { almanac, brand } = SITE_WORDS[known];
  return { title: dayOrMonth(part, known), kind: `${almanac} · ${city.name[known]}`, brand, emblem: 'navagraha' };
}

function dayOrMonth(part: string, language: Language): string {
  const isMonth = part.length === 7;
  const form: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  const whole = isMonth ? form : { ...form, day: 'numeric' as const };
  const text = new Intl.DateTimeFormat(LOCALES[language], whole).format(new Date(isMonth ? `${part}-01` : part));
  const withoutYearSign = text.replace(/\s\p{L}\.$/u, '');
  return withoutYearSign.charAt(0).toUpperCase() + withoutYearSign.slice(1);
}

function cardOf(snapshot: CatalogueSnapshot, language: string, file: string): PageCard | undefined {
  const known = LANGUAGES.find((one) => one === language);
  const page = publicPages(snapshot).find(({ image }) => `${image}.png` === file);
  if (!known || !page) return undefined;
  const words = SITE_WORDS[known];
  const { title, kind, emblem, picture: pictureAddress } = page;
  return { title: title[known], kind: kind ? words[kind] : '', brand: words.brand, emblem, pictureAddress };
}
