import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { sentBytes } from '../../api/late/sent-bytes.ts';
import { pictureType, shrinkPicture } from '../kit/forms/shrink-picture.ts';

export type ContentPicture = components['schemas']['ContentPicture'];

export const PICTURES = '/api/admin/content/pictures';
const PICTURES_OF_A_PAGE = 12;

/** The uploaded pictures that are described or shown by a text, the newest first, page by page. */
export function libraryQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [PICTURES],
    queryFn: ({ pageParam: cursor, signal }) => {
      const limit = PICTURES_OF_A_PAGE;
      const query = cursor === '' ? { limit } : { limit, cursor };
      return dataOf(api.GET(PICTURES, { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

/** Sends a file, made smaller; the shop decides whether it is a picture. */
export async function uploadPicture(api: Api, file: File): Promise<ContentPicture> {
  const picture = await shrinkPicture(file);
  return dataOf(api.POST(PICTURES, sentBytes(picture, pictureType(picture))));
}
