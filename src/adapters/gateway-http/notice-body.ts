import { ShopError } from '#kernel/errors.ts';

/** The body of a notice as an object of JSON, whose fields nobody has looked at. Throws `malformed_notice` for anything else. */
export function readNoticeBody(body: Uint8Array): object {
  try {
    const notice: unknown = JSON.parse(Buffer.from(body).toString());
    if (notice && typeof notice === 'object') return notice;
  } catch {
    // What is no JSON is refused below, as is JSON that is no object.
  }
  throw new ShopError('malformed_notice');
}

/** Tells whether a value can be a gateway's id: printable ASCII without spaces, and short enough for the tables. */
export function isGatewayId(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);
}
