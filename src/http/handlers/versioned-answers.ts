import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { etagOf, namesCopy } from '../etag.ts';
import { createVersionCache } from '../version-cache.ts';

const MOST_ANSWERS = 500;

/** Answers made from the content: serialized once for each of its versions, with a validator of the serialized body. */
export function createVersionedAnswers() {
  const cache = createVersionCache<ReturnType<typeof serialize>>(MOST_ANSWERS);

  /** `name` tells the answer from every other answer to the same content, so it names the language too. */
  function answer(snapshot: CatalogueSnapshot, name: string, ifNoneMatch: string | undefined, make: () => object) {
    const { version } = snapshot;
    const { headers, serialized } = cache.get(name, version) ?? cache.set(name, version, serialize(make()));
    if (namesCopy(ifNoneMatch, headers.etag)) return { status: 304 as const, headers, body: undefined };
    return { status: 200 as const, headers, serialized };
  }

  return { answer };
}

function serialize(content: object) {
  const serialized = Buffer.from(JSON.stringify(content));
  return { serialized, headers: { etag: etagOf(serialized), 'cache-control': 'public, max-age=0, must-revalidate' } };
}
