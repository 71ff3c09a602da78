import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import type { Seller, Settings, SettingVersion } from '#modules/settings/index.ts';
import { tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** What the shop's pages say of the seller, for the administrators who edit it. */
export function sellerHandlers({ viewSellerHistory, editSeller }: Settings) {
  const sellerAnswer = async (caller: Caller) => {
    const history = await viewSellerHistory(caller);
    const newest = requireFound(history[0]);
    const body = { ...sellerToWire(newest.value), history: history.map(versionToWire) };
    return tagged(newest.version, body);
  };
  return {
    openSeller: ({ caller }) => sellerAnswer(caller),
    async editSeller({ caller, version, body: { email, messenger, ...body } }) {
      await editSeller(caller, version, { details: fromFields(body, 'details'), email, messenger });
      return sellerAnswer(caller);
    },
  } satisfies Partial<Handlers>;
}

function sellerToWire({ details, ...contact }: Seller): Wire['SellerTold'] {
  return { ...toFields({ details }), ...contact };
}

function versionToWire(version: SettingVersion<Seller>): Wire['EditedSeller']['history'][number] {
  const { version: number, at, by, isConfigured, value } = version;
  return { ...sellerToWire(value), version: number, at, by, isConfigured };
}
