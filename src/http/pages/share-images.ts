import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { SITE_WORDS } from './site-words.ts';

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

interface Drawn {
  readonly png: Buffer;
  readonly etag: string;
}

const MOST_IMAGES = 100;

/** Pictures for link previews, one for each public page and language; drawn when first asked for, and kept until the content changes. */
export async function shareImages(app: FastifyInstance, { content, draw }: Options): Promise<void> {
  const cache = createImageCache(draw);

  app.get('/share/:language/*', async (request, reply) => {
    const { language, '*': file } = request.params as { language: string; '*': string };
    const snapshot = await content();
    const card = cardOf(snapshot, language, file);
    // What is not of the content is never drawn.
    if (!card) throw new ShopError('not_found');
    const { png, etag } = await cache.get(`${language}/${file}`, snapshot.version, card);
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  });
}

function cardOf(snapshot: CatalogueSnapshot, language: string, file: string): ShareCard | undefined {
  const known = LANGUAGES.find((one) => one === language);
  const page = known && publicPages(snapshot).find(({ image }) => `${image}.png` === file);
  return page && cardIn(page, known);
}

function cardIn({ title, kind, emblem }: PublicPage, language: Language): ShareCard {
  const words = SITE_WORDS[language];
  return { title: title[language], kind: kind ? words[kind] : '', brand: words.brand, emblem };
}

/** Images of one version of the content. Asked twice at once, an image is drawn once; the one used longest ago leaves first. */
function createImageCache(draw: Options['draw']) {
  let version = Number.NaN;
  const images = new Map<string, Promise<Drawn>>();

  async function make(card: ShareCard): Promise<Drawn> {
    const png = await draw(card);
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }

  return {
    get(key: string, contentVersion: number, card: ShareCard): Promise<Drawn> {
      if (contentVersion !== version) images.clear();
      version = contentVersion;
      const image = images.get(key) ?? make(card);
      images.delete(key);
      images.set(key, image);
      image.catch(() => images.delete(key));
      const oldest = images.size > MOST_IMAGES ? images.keys().next().value : undefined;
      if (oldest !== undefined) images.delete(oldest);
      return image;
    },
  };
}
