import type { FastifyInstance } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import { uploadedAddresses } from '#modules/catalogue/index.ts';
import type { LibraryReader } from '#modules/content/index.ts';

/** The address is made from the content, so what stands there never changes. The sandbox keeps a picture from ever being a page. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
};
const ADDRESS = /^([0-9a-f]{32})-(small|\d{1,4}x\d{1,4})\.webp$/;

/** Serves the pictures that editors have uploaded for texts, to everybody who has the address. */
export async function contentPictures(app: FastifyInstance, { file }: Pick<LibraryReader, 'file'>): Promise<void> {
  app.get('/pictures/:address', async ({ params }, reply) => {
    const { address } = params as { address: string };
    const [, name = '', what] = ADDRESS.exec(address) ?? [];
    const picture = name ? await file(name, what === 'small' ? 'small' : 'large') : undefined;
    // The size belongs to the address: each file has one.
    const isIts = picture && (what === 'small' || uploadedAddresses(name, picture).large === `/pictures/${address}`);
    if (!isIts) throw new ShopError('not_found');
    return reply.headers(HEADERS).type(picture.mediaType).send(Buffer.from(picture.bytes));
  });
}
