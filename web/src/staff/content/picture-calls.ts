import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { pictureType, shrinkPicture } from '../kit/forms/shrink-picture.ts';

export type ContentPicture = components['schemas']['ContentPicture'];
export type PictureWords = components['schemas']['PictureWords'];

const PICTURES = '/api/admin/content/pictures';
const PAGE = 12;

/** The pictures that were uploaded before, the newest first, page by page. */
export function libraryQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [PICTURES],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = cursor === '' ? { limit: PAGE } : { limit: PAGE, cursor };
      return dataOf(api.GET(PICTURES, { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

/** Sends a file, made smaller; the shop decides whether it is a picture. */
export async function uploadPicture(api: Api, file: File): Promise<ContentPicture> {
  const body = await shrinkPicture(file);
  return dataOf(
    api.POST(PICTURES, {
      headers: { 'Content-Type': pictureType(body) },
      // The contract writes bytes as a text.
      body: body as unknown as string,
      bodySerializer: (bytes) => bytes,
    }),
  );
}

export function describePicture(api: Api, id: string, body: PictureWords): Promise<ContentPicture> {
  return dataOf(api.PUT('/api/admin/content/pictures/{id}', { params: { path: { id } }, body }));
}

export function deletePicture(api: Api, id: string) {
  return api.DELETE('/api/admin/content/pictures/{id}', { params: { path: { id } } });
}
