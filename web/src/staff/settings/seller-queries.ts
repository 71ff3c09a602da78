import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { tagged, useTagged } from '../kit/forms/tagged.ts';

export type SellerTold = components['schemas']['SellerTold'];
export type OpenedSeller = Awaited<ReturnType<typeof saveSeller>>;
export type SellerVersion = OpenedSeller['history'][number];

const PLACE = '/api/admin/settings/seller';

/** What the shop tells of its seller, with its history and the ETag that a change asks for. */
export const useSeller = () => useTagged(PLACE);
export const sellerKey = keyOf(PLACE);

export function saveSeller(api: Api, etag: string, body: SellerTold) {
  return tagged(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body }));
}
