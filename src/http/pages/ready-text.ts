import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { etagOf } from '../etag.ts';

/** A text ready to send, in each encoding. */
export interface ReadyText {
  /** Validator of the text without compression; the validator of each encoding is made from it. */
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Makes a text ready: compressed once, however often it is sent. */
export function makeReady(text: string): ReadyText {
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return {
    etag: etagOf(identity),
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
