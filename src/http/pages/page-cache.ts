import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A page ready to send, in each encoding. */
export interface ReadyPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Makes a page ready: compressed once, however often it is sent. */
export function makeReady(html: string): ReadyPage {
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br, gzip: gzipSync(identity) },
  };
}

/** The best encoding that a client takes; a weight of zero is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
      return [name.toLowerCase(), Number(weight.replace(/^q=/, ''))];
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
}

const MOST_PAGES = 500;

/** Pages of one version of the content; a new version empties it. The page used longest ago leaves first. */
export function createPageCache() {
  let version = Number.NaN;
  const pages = new Map<string, ReadyPage>();
  return {
    get(key: string, contentVersion: number): ReadyPage | undefined {
      if (contentVersion !== version) {
        pages.clear();
        version = contentVersion;
      }
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, contentVersion: number, page: ReadyPage): void {
      if (contentVersion !== version) return;
      pages.set(key, page);
      const oldest = pages.size > MOST_PAGES ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
    },
  };
}
