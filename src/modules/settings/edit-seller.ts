import { isDeepStrictEqual } from 'node:util';
import { fieldName } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { parseEmail } from '#kernel/contact.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { type FieldError, ShopError } from '#kernel/errors.ts';
import { inEachLanguage, LANGUAGES } from '#kernel/language.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import { changeSetting } from './change-setting.ts';
import type { SellerReader, SellerTransact, SettingVersion } from './ports.ts';
import { factsIn, type Seller } from './seller.ts';

/** Returns the last versions of what the shop tells of its seller, the newest first. Throws like `requirePermission`. */
export function createViewSellerHistory({ seller }: { seller: SellerReader }) {
  return async (caller: Caller): Promise<readonly SettingVersion<Seller>[]> => {
    requirePermission(caller, 'settings.write');
    return seller.history();
  };
}

/**
 * Replaces what the shop tells of its seller, of which the person has read `version`; orders that are paid from then on have it on their
 * receipts. Throws like `requirePermission` and `requireFreshFactor`, `invalid_request` with every field that cannot be taken, and
 * `changed_meanwhile`.
 */
export function createEditSeller(deps: WriteDeps<SellerTransact>) {
  return async (caller: Caller, version: number, typed: Seller): Promise<void> => {
    const staff = requireFreshPermission(caller, 'settings.write', deps.clock());
    const change = { staff, version, value: readSeller(typed) };
    await changeSetting(deps, ({ seller }) => seller, change, {
      action: 'settings.seller_changed',
      subject: { kind: 'settings', id: 'seller' },
      fieldsOf: differing,
    });
  };
}

function readSeller(typed: Seller): Seller {
  const details = inEachLanguage((language) => factsIn(typed.details[language]).join('\n'));
  const email = parseEmail(typed.email);
  const emptyLanguages = LANGUAGES.filter((language) => details[language] === '');
  const fields: FieldError[] = emptyLanguages.map((language) => ({ path: [fieldName('details', language)], code: 'required' }));
  if (!email) fields.push({ path: ['email'], code: 'invalid_contact' });
  if (!email || fields.length > 0) throw new ShopError('invalid_request', { fields });
  return { details, email, messenger: typed.messenger.trim() };
}

/** The fields of a seller that differ from those of another. */
function differing(seller: Seller, other: Seller): Partial<Seller> {
  const fields = Object.keys(seller) as (keyof Seller)[];
  const changed = fields.filter((field) => !isDeepStrictEqual(seller[field], other[field]));
  return Object.fromEntries(changed.map((field) => [field, seller[field]]));
}
