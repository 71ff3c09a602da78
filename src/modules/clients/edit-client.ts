import type { Caller } from '#kernel/caller.ts';
import { parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeProfile, emptyProfile, type ProfileChange } from '#modules/profiles/index.ts';
import { versionOfClient } from './client-version.ts';
import type { ChangeDeps } from './ports.ts';
import { recordedChanges } from './recorded-changes.ts';

/** A change of a client's profile, as the client could make it, and of the language of messages. */
export interface ClientChange extends ProfileChange {
  /** The client's own, or empty. */
  readonly email?: string;
  /** Stays without it; letters about orders are in the language of the order. */
  readonly language?: Language;
}

/**
 * Changes the profile of a client, or makes it, and the language of messages. The e-mail and the phone with which a client signs in stay as they are: only the client
 * changes them, by a code, else whoever talks to the shop could take an account over. Throws like `requirePermission` and `changeProfile`,
 * `not_found`, `email_needs_code`, and `changed_meanwhile` when the client is not `version` any more.
 */
export function createEditClient({ transact, clock, newId }: ChangeDeps) {
  return async (caller: Caller, id: string, version: string, { email, language, ...change }: ClientChange): Promise<void> => {
    const staff = requirePermission(caller, 'clients.write');
    await transact(async ({ clients, profiles, plans, audit }) => {
      const client = await clients.lock(id);
      if (!client) throw new ShopError('not_found');
      refuseOtherEmail(email, client.email);
      const found = await profiles.lockOf(id);
      if (versionOfClient(client.language, found) !== version) throw new ShopError('changed_meanwhile');
      const before = found ?? emptyProfile(newId(), id);
      const at = clock();
      const after = changeProfile(before, change, at);
      const changes = recordedChanges(before, after);
      const isTranslated = language !== undefined && language !== client.language;
      if (changes) await profiles.save(after, at);
      if (isTranslated) await clients.setLanguage(id, language);
      if (before.consent && !after.consent) await plans.eraseParticipants(id);
      if (!changes && !isTranslated) return;
      const said = {
        before: { ...changes?.before, ...(isTranslated ? { language: client.language } : {}) },
        after: { ...changes?.after, ...(isTranslated ? { language } : {}) },
      };
      await audit.record(staff, { action: 'client.changed', subject: { kind: 'client', id, userId: id }, ...said, at });
    });
  };
}

function refuseOtherEmail(given: string | undefined, own: string | null): void {
  if (!given?.trim() || parseEmail(given) === own) return;
  throw new ShopError('email_needs_code', { fields: [{ path: ['email'], code: 'email_needs_code' }] });
}
