import type { PictureFile } from '#modules/media/index.ts';
import { etagOf, namesCopy } from '../answers/etag.ts';

/**
 * A picture as an answer: shown in the page, never run as anything else, and kept only by the browser that asked, which asks again
 * each time, so that whoever may not see it any more does not.
 */
export function pictureAnswer({ mediaType, bytes }: PictureFile, name: string, ifNoneMatch: string | undefined) {
  const serialized = Buffer.from(bytes);
  const etag = etagOf(serialized);
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (namesCopy(ifNoneMatch, etag)) return { status: 304 as const, headers, body: undefined };
  const disposition = `inline; filename="${name}.webp"`;
  return {
    status: 200 as const,
    headers: { ...headers, 'content-type': mediaType, 'content-disposition': disposition },
    serialized,
  };
}
