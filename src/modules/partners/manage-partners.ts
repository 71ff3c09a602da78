import type { Caller } from '#kernel/caller.ts';
import { parseEmail } from '#kernel/contact.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import { readName } from '#kernel/visible-name.ts';
import type { Partner } from '#modules/orders/index.ts';
import type { PartnerReader, PartnerRecord, PartnerTransact } from './ports.ts';

interface Deps extends MakeDeps<PartnerTransact> {
  /** Called after a change, so that no former partner is read from memory. */
  readonly onChange: () => void;
}

/** What can be changed of a partner; the slug stays, because links and orders name it. */
interface PartnerChange extends Omit<Partner, 'slug'> {
  readonly isSuspended: boolean;
}

/** Returns a page of all partners, newest first. Throws like `requirePermission`, and `invalid_request` for a cursor that no page gave. */
export function createListPartners({ partners }: { readonly partners: PartnerReader }) {
  return async (caller: Caller, wanted: Paged): Promise<Page<PartnerRecord>> => {
    requirePermission(caller, 'partners.manage');
    return readPage(wanted, partners.list, ({ id, createdAt }) => ({ id, at: createdAt }));
  };
}

/** Returns a partner. Throws like `requirePermission`, and `not_found`. */
export function createReadPartner({ partners }: { readonly partners: Pick<PartnerReader, 'find'> }) {
  return async (caller: Caller, slug: string): Promise<PartnerRecord> => {
    requirePermission(caller, 'partners.manage');
    return requireFound(await partners.find(slug));
  };
}

/** Adds a partner, once for each key. Throws like `requirePermission`, `requireFreshFactor`, `withCheckedTexts` and `once`, and `slug_taken`. */
export function createAddPartner({ transact, clock, newId, onChange }: Deps) {
  return async (caller: Caller, wanted: Partner, request?: IdempotentRequest): Promise<Replayable<PartnerRecord>> => {
    const createdAt = clock();
    const staff = requireFreshPermission(caller, 'partners.manage', createdAt);
    const partner = { ...withCheckedTexts(wanted), id: newId(), isSuspended: false, version: 1, createdAt };
    const added = await transact(async ({ partners, audit, idempotency }) => {
      const { replayed } = await once(idempotency, request, async () => {
        if (!(await partners.add(partner))) throw new ShopError('slug_taken');
        const [subject, after] = [subjectOf(partner), fieldsOf(partner)];
        await audit.record(staff, { action: 'partner.added', subject, before: null, after, at: createdAt });
        return null;
      });
      return { replayed, result: replayed ? requireFound(await partners.lock(partner.slug)) : partner };
    });
    onChange();
    return added;
  };
}

/**
 * Changes a partner as it was in `version`; the end of a suspension revives the partner's keys. Throws like `requirePermission`,
 * `requireFreshFactor` and `withCheckedTexts`, `not_found`, and `changed_meanwhile` when somebody else was faster.
 */
export function createEditPartner({ transact, clock, onChange }: Omit<Deps, 'newId'>) {
  return async (caller: Caller, slug: string, version: number, change: PartnerChange): Promise<PartnerRecord> => {
    const at = clock();
    const staff = requireFreshPermission(caller, 'partners.manage', at);
    const wanted = withCheckedTexts(change);
    const edited = await transact(async ({ partners, audit }) => {
      const before = requireFound(await partners.lock(slug));
      if (before.version !== version) throw new ShopError('changed_meanwhile');
      const after = { ...before, ...wanted, version: version + 1 };
      const newFields = changedFields(after, before);
      if (Object.keys(newFields).length === 0) return before;
      await partners.save(after);
      await audit.record(staff, {
        action: 'partner.changed',
        subject: subjectOf(after),
        before: changedFields(before, after),
        after: newFields,
        at,
      });
      return after;
    });
    onChange();
    return edited;
  };
}

/** The texts as they are stored. Throws `invalid_request` for what is no e-mail, and as `readName` does. */
function withCheckedTexts<Written extends Pick<Partner, 'name' | 'email'>>(written: Written): Written {
  const email = parseEmail(written.email);
  if (!email) throw refusedField(['email'], 'invalid_contact');
  return { ...written, name: readName(written.name, ['name']), email };
}

function subjectOf({ slug }: PartnerRecord) {
  return { kind: 'partner', id: slug };
}

/** What the audit log tells of a partner. */
function fieldsOf({ slug, name, email, language, isSuspended }: PartnerRecord) {
  return { slug, name, email, language, isSuspended };
}

/** The fields of a partner that have another value in the other record. */
function changedFields(partner: PartnerRecord, other: PartnerRecord) {
  const fields = Object.entries(fieldsOf(partner));
  return Object.fromEntries(fields.filter(([name, value]) => value !== other[name as keyof PartnerRecord]));
}
