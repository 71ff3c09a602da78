import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { SHARED_CONTENT } from '../answers/cache-control.ts';
import { namesCopy } from '../answers/etag.ts';
import { etagIn, makeReady, type ReadyText } from '../answers/ready-text.ts';
import { createVersionCache } from '../answers/version-cache.ts';

const MOST_ANSWERS = 500;

/** The copy that a caller has, and the encodings that it takes. */
interface Wanted {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/**
 * Makes the function that answers with what is made from the content: serialized once for each of its versions, with a validator of the
 * serialized body. `name` tells answers made from the same content apart, so it also names the language.
 */
export function createVersionedAnswers() {
  const cache = createVersionCache<ReadyText>(MOST_ANSWERS);
  return ({ version }: Pick<CatalogueSnapshot, 'version'>, name: string, wanted: Wanted, make: () => object) => {
    const ready = cache.get(name, version) ?? cache.set(name, version, makeReady(JSON.stringify(make())));
    return readyAnswer(ready, wanted, SHARED_CONTENT);
  };
}

/** Answers with a text in the encoding that the caller takes, or with 304 when the caller's copy is right. */
export function readyAnswer(ready: ReadyText, wanted: Wanted, cacheControl: string) {
  const encoding = ready.encodingFor(wanted.acceptEncoding);
  const etag = etagIn(encoding, ready.etag);
  const headers = { etag, vary: 'Accept-Encoding', 'cache-control': cacheControl };
  if (namesCopy(wanted.ifNoneMatch, etag)) return { status: 304 as const, headers, body: undefined };
  const encoded = encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding };
  return { status: 200 as const, headers: encoded, serialized: ready.body(encoding) };
}
