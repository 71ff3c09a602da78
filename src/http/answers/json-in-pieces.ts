/** A body whose lists come in pages, so that a page is sent before the next page is read. */
export type Streamed<Body> = {
  readonly [Key in keyof Body]: Body[Key] extends readonly (infer Item)[] ? AsyncIterable<readonly Item[]> : Body[Key];
};

/** Writes an object as JSON in pieces. A member that is an async iterable of pages becomes a list; each page is one piece. */
export async function* jsonInPieces(object: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(object)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isPaged(value)) yield* listInPieces(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

async function* listInPieces(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((item) => JSON.stringify(item)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function isPaged(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
