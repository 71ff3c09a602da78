/** How many answers are kept; the oldest go first. */
const MOST_COPIES = 50;

type Fetch = typeof fetch;
type Read = (response: Response) => Promise<unknown>;
interface Request extends RequestInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Keeps copies of the answers that the shop lets a client keep, by address, and asks whether a copy is still current. */
export function createCopies() {
  const copies = new Map<string, { readonly etag: string; readonly text: string }>();

  return {
    /** The body of the answer to a request, from the copy when the shop says 304. */
    async fetchBody(url: string, request: Request, fetch: Fetch, read: Read): Promise<unknown> {
      if (request.method !== 'GET') return read(await fetch(url, request));
      const copy = copies.get(url);
      const headers = copy ? { ...request.headers, 'If-None-Match': copy.etag } : request.headers;
      const response = await fetch(url, { ...request, headers });
      if (response.status === 304 && copy) return JSON.parse(copy.text);
      const etag = mayKeep(response) && response.headers.get('etag');
      if (!etag) return read(response);
      const text = await response.text();
      // Throws for what was cut off on its way, before it is kept.
      const body = JSON.parse(text);
      copies.delete(url);
      copies.set(url, { etag, text });
      const [oldest] = copies.keys();
      if (copies.size > MOST_COPIES && oldest) copies.delete(oldest);
      return body;
    },
  };
}

function mayKeep({ status, headers }: Response): boolean {
  const isJson = headers.get('content-type')?.includes('json');
  return status === 200 && isJson === true && !headers.get('cache-control')?.includes('no-store');
}
