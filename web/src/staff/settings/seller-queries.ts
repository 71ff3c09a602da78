import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { tagged, taggedQuery } from '../kit/forms/tagged.ts';

export type SellerTold = components['schemas']['SellerTold'];
export type OpenedSeller = Awaited<ReturnType<typeof saveSeller>>;
export type SellerVersion = OpenedSeller['history'][number];

const PLACE = '/api/admin/settings/seller';

/** What the shop tells of its seller, with its history and the ETag that a change asks for. */
export const sellerQuery = (api: Api) => taggedQuery(api, PLACE);

export function saveSeller(api: Api, etag: string, body: SellerTold) {
  return tagged(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body }));
}
