import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { uploadedAddresses } from '#modules/catalogue/index.ts';
import type { ContentPicture, Library } from '#modules/content/index.ts';
import { created, done, ok, page } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** The pictures that texts show. */
export function contentPictureHandlers({ add, list, describe, remove }: Library) {
  return {
    uploadContentPicture: async ({ caller, raw }) => created(toWire(await add(caller, raw.body))),
    listContentPictures: async ({ caller, query }) => page(await list(caller, query), toWire),
    describeContentPicture: async ({ caller, params, body }) =>
      ok(toWire(await describe(caller, params.id, fromFields(body, 'alt')))),
    deleteContentPicture: async ({ caller, params }) => done(await remove(caller, params.id)),
  } satisfies Partial<Handlers>;
}

function toWire({ id, name, width, height, alt, uploadedAt, isUsed }: ContentPicture): Wire['ContentPicture'] {
  const { large: address, small: smallAddress } = uploadedAddresses(name, { width, height });
  return { id, address, smallAddress, width, height, ...toFields({ alt }), uploadedAt, isUsed };
}
