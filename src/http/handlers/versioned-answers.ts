import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';

interface Made {
  readonly body: Buffer;
  readonly headers: { readonly etag: string; readonly 'cache-control': string };
}

/** Answers made from the content: serialized once for each of its versions, with a validator that names the version. */
export function createVersionedAnswers() {
  let of: CatalogueSnapshot | undefined;
  const made = new Map<string, Made>();

  /** `name` must be of the content, never of the caller: each one is kept until the content changes. */
  function answer(snapshot: CatalogueSnapshot, name: string, ifNoneMatch: string | undefined, make: () => object) {
    if (of !== snapshot) made.clear();
    of = snapshot;
    const { body, headers } = made.get(name) ?? keep(name, snapshot.version, make());
    if (ifNoneMatch === headers.etag) return { status: 304 as const, headers, body: undefined };
    return { status: 200 as const, headers, serialized: body };
  }

  function keep(name: string, version: number, content: object): Made {
    const etag = `"c${version}-${encodeURIComponent(name)}"`;
    const answer = {
      body: Buffer.from(JSON.stringify(content)),
      headers: { etag, 'cache-control': 'public, max-age=0, must-revalidate' },
    };
    made.set(name, answer);
    return answer;
  }

  return { answer };
}
