import type { Caller } from '#kernel/caller.ts';
import { isSameEmail } from '#kernel/contact.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeProfile, emptyProfile, type ProfileChange } from '#modules/profiles/index.ts';
import { versionOfClient } from './client-version.ts';
import type { ChangeDeps, EditStores } from './ports.ts';
import { type RecordedChanges, recordedChanges } from './recorded-changes.ts';

/** A change of a client's profile, as the client could make it, and of the language of messages. */
interface ClientChange extends ProfileChange {
  /** As it is, or empty: another address is refused (`email_needs_code`). */
  readonly email?: string;
  /** Stays without it; letters about orders are in the language of the order. */
  readonly language?: Language;
}

/**
 * Changes the profile of a client, or makes it, and the language of messages. The e-mail and the phone with which a client signs in stay as
 * they are: only the client changes them, by a code, else whoever talks to the shop could take an account over. Throws like
 * `requirePermission` and `changeProfile`, `not_found`, `email_needs_code`, and `changed_meanwhile` when `version` is not the
 * client's any more.
 */
export function createEditClient({ transact, clock, newId }: ChangeDeps) {
  return async (caller: Caller, id: string, version: string, { email, language, ...change }: ClientChange): Promise<void> => {
    const staff = requirePermission(caller, 'clients.write');
    await transact(async (stores) => {
      const { clients, profiles, plans, audit } = stores;
      const { client, profile } = await lockClient(stores, id, version);
      refuseOtherEmail(email, client.email);
      const before = profile ?? emptyProfile(newId(), id);
      const at = clock();
      const after = changeProfile(before, change, at);
      const changes = recordedChanges(before, after);
      const newLanguage = language ?? client.language;
      const allChanges = withLanguage(changes, client.language, newLanguage);
      if (!allChanges) return;
      if (changes) await profiles.save(after, at);
      if (newLanguage !== client.language) await clients.setLanguage(id, newLanguage);
      // The participants of the plan have dates of birth, which need the consent.
      if (before.consent && !after.consent) await plans.eraseParticipants(id);
      await audit.record(staff, { action: 'client.changed', subject: { kind: 'client', id, userId: id }, ...allChanges, at });
    });
  };
}

async function lockClient({ clients, profiles }: Pick<EditStores, 'clients' | 'profiles'>, id: string, version: string) {
  const client = requireFound(await clients.lock(id));
  const profile = await profiles.lockOf(id);
  if (versionOfClient(client.language, profile) !== version) throw new ShopError('changed_meanwhile');
  return { client, profile };
}

function refuseOtherEmail(typed: string | undefined, emailOfClient: string | null): void {
  if (!typed?.trim() || isSameEmail(typed, emailOfClient)) return;
  // The code of the field, then that of the refusal.
  throw refusedField(['email'], 'email_needs_code', 'email_needs_code');
}

/** The changes with that of the language; undefined when neither changed. */
function withLanguage(changes: RecordedChanges | undefined, from: Language, to: Language): RecordedChanges | undefined {
  if (from === to) return changes;
  return { before: { ...changes?.before, language: from }, after: { ...changes?.after, language: to } };
}
