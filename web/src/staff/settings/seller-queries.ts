import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';

export type SellerTold = components['schemas']['SellerTold'];
export type SellerVersion = components['schemas']['EditedSeller']['history'][number];
export type OpenedSeller = Awaited<ReturnType<typeof withTag>>;

const PLACE = '/api/admin/settings/seller';

/** What the shop tells of its seller, with its history and the ETag that a change asks for. */
export function sellerQuery(api: Api) {
  return queryOptions({
    queryKey: [PLACE],
    queryFn: ({ signal }) => withTag(api.GET(PLACE, { signal })),
    staleTime: 0,
  });
}

export function saveSeller(api: Api, etag: string, body: SellerTold) {
  return withTag(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body }));
}

async function withTag(call: Promise<{ data?: components['schemas']['EditedSeller']; response: Response }>) {
  const { response } = await call;
  return { ...(await dataOf(call)), etag: response.headers.get('etag') ?? '' };
}
