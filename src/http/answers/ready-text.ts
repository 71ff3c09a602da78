import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { etagOf } from './etag.ts';

/** A text ready to send. It must be the same for everybody: the size of a compressed text betrays something of secrets within it. */
export interface ReadyText {
  /** Validator of the text without compression; the validator of each encoding is made from it. */
  readonly etag: string;
  /** The best encoding of this text that a client takes, by its `Accept-Encoding`. */
  encodingFor(acceptEncoding: string | undefined): Encoding;
  body(encoding: Encoding): Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this size compression saves no packet. */
const LEAST_BYTES = 1024;

/** Makes a text ready: compressed when somebody first takes an encoding, and only once, however often the text is sent. */
export function makeReady(text: string): ReadyText {
  const identity = Buffer.from(text);
  const bodies = new Map<Encoding, Buffer>([['identity', identity]]);
  return {
    etag: etagOf(identity),
    encodingFor: (acceptEncoding) => (identity.length < LEAST_BYTES ? 'identity' : chooseEncoding(acceptEncoding)),
    body(encoding) {
      const body = bodies.get(encoding) ?? compress(identity, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** A higher quality takes several times as long, and saves little. */
const BROTLI_QUALITY = 6;

function compress(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(text);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params });
}

/** The validator of a text in an encoding: a validator belongs to one representation. */
export function etagIn(encoding: Encoding, etag: string): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

/** The best encoding that a client takes; a weight of zero is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const accepted = new Map(
    acceptEncoding.split(',').map((part) => {
      // By no pattern: to seek blanks before each sign would take seconds for a header that is full of them.
      const [name = '', weight = 'q=1'] = part.split(';').map((text) => text.trim());
      return [name.toLowerCase(), Number(weight.replace(/^q=/, ''))];
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
}
