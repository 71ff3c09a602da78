import type { FastifyInstance } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { SITE_WORDS } from '#words/site.ts';
import { etagOf } from '../answers/etag.ts';
import { sendTagged } from '../answers/send-tagged.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import { publicPages } from './public-pages.ts';

/** What a share image says. */
export interface ShareCard {
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly brand: string;
  /** Name of an emblem. */
  readonly emblem: string;
}

interface Options {
  readonly content: () => Promise<CatalogueSnapshot>;
  /** Draws a PNG of 1200 x 630. */
  readonly draw: (card: ShareCard) => Promise<Buffer>;
}

const MOST_IMAGES = 100;

/** Pictures for link previews, one for each public page and language; drawn when first asked for, and kept until the content changes. */
export async function shareImages(app: FastifyInstance, { content, draw }: Options): Promise<void> {
  const images = createVersionCache<ReturnType<typeof drawn>>(MOST_IMAGES);

  async function drawn(card: ShareCard) {
    const body = await draw(card);
    return { body, etag: etagOf(body), type: 'image/png', cacheControl: 'public, max-age=3600' };
  }

  app.get('/share/:language/*', async (request, reply) => {
    const { language, '*': file } = request.params as { language: string; '*': string };
    const snapshot = await content();
    const card = cardOf(snapshot, language, file);
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

function cardOf(snapshot: CatalogueSnapshot, language: string, file: string): ShareCard | undefined {
  const known = LANGUAGES.find((one) => one === language);
  const page = publicPages(snapshot).find(({ image }) => `${image}.png` === file);
  if (!known || !page) return undefined;
  const words = SITE_WORDS[known];
  return { title: page.title[known], kind: page.kind ? words[page.kind] : '', brand: words.brand, emblem: page.emblem };
}
