import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { uploadedAddresses } from '#modules/catalogue/index.ts';
import type { ContentPicture, Library } from '#modules/content/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** The pictures that texts show. */
export function contentPictureHandlers({ add, list, describe, remove }: Library) {
  return {
    async uploadContentPicture({ caller, raw }) {
      return { status: 201, body: toWire(await add(caller, raw.body)) };
    },
    async listContentPictures({ caller, query: { limit = 50, cursor } }) {
      const { items, nextCursor } = await list(caller, { limit, cursor });
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
    async describeContentPicture({ caller, params, body }) {
      return { status: 200, body: toWire(await describe(caller, params.id, fromFields(body, 'alt'))) };
    },
    async deleteContentPicture({ caller, params }) {
      await remove(caller, params.id);
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

function toWire({ id, name, width, height, alt, uploadedAt, isUsed }: ContentPicture): Wire['ContentPicture'] {
  const { large: address, small: smallAddress } = uploadedAddresses(name, { width, height });
  return { id, address, smallAddress, width, height, ...toFields({ alt }), uploadedAt, isUsed };
}
