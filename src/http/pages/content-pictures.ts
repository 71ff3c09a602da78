import type { FastifyInstance } from 'fastify';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { uploadedAddresses } from '#modules/catalogue/index.ts';
import type { LibraryReader } from '#modules/content/index.ts';
import { SHOWN_EVERYWHERE } from '../answers/security-headers.ts';

/** The address is made from the content, so its file never changes. `sandbox` keeps a browser from opening a picture as a page. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  ...SHOWN_EVERYWHERE,
};
/** Captures the name of a picture and its size: `small`, or the width and height of the large one. */
const ADDRESS = /^([0-9a-f]{32})-(small|\d{1,4}x\d{1,4})\.webp$/;

/** Serves the pictures that editors have uploaded for texts, to everybody who has the address. */
export async function contentPictures(app: FastifyInstance, { file }: Pick<LibraryReader, 'file'>): Promise<void> {
  app.get('/pictures/:address', async ({ params }, reply) => {
    const { address } = params as { address: string };
    const [, name = '', size] = ADDRESS.exec(address) ?? [];
    const isSmall = size === 'small';
    const picture = requireFound(name ? await file(name, isSmall ? 'small' : 'large') : undefined);
    // The address of a large picture names its size, so that each file has one address.
    if (!isSmall && uploadedAddresses(name, picture).large !== `/pictures/${address}`) throw new ShopError('not_found');
    return reply.headers(HEADERS).type(picture.mediaType).send(Buffer.from(picture.bytes));
  });
}
