import { ShopError } from '#kernel/errors.ts';

/** The body of a notice as an object of JSON, whose fields nobody has looked at. Throws `malformed_notice` for anything else. */
export function readNoticeBody(body: Uint8Array): object {
  try {
    const notice: unknown = JSON.parse(Buffer.from(body).toString());
    if (notice && typeof notice === 'object' && !Array.isArray(notice)) return notice;
  } catch {
    // What is no JSON is refused below, as is JSON that is no object.
  }
  throw new ShopError('malformed_notice');
}
