import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeProfile, emptyProfile, type ProfileChange } from '#modules/profiles/index.ts';
import type { ChangeDeps } from './ports.ts';
import { recordedChanges } from './recorded-changes.ts';

/** A client as a member of staff writes them down. */
export interface NewClient {
  /** The address with which the client signs in. */
  readonly email: string;
  /** The language of the letters to the client. */
  readonly language: Language;
  readonly profile: ProfileChange;
  /** The request for a consultation that led to the client. If a guest made it, it then belongs to the account. */
  readonly consultation?: string | undefined;
  readonly idempotency?: IdempotentRequest | undefined;
}

/**
 * Makes an account with a profile, and returns its id; nobody gets a letter. Whoever proves by a code to hold the mailbox can use the account.
 * Throws like `requirePermission` and `changeProfile`, `invalid_request` for an e-mail that is none, `email_taken`, and like `once`.
 */
export function createCreateClient({ transact, clock, newId }: ChangeDeps) {
  return async (caller: Caller, command: NewClient): Promise<Replayable<{ readonly id: string }>> => {
    const staff = requirePermission(caller, 'clients.write');
    const { language, idempotency, consultation } = command;
    if (consultation !== undefined) requirePermission(caller, 'consultations.handle');
    const email = readMailbox(command.email);
    const now = clock();
    // The id of the profile, then that of the new account.
    const blank = emptyProfile(newId(), newId());
    const profile = changeProfile(blank, command.profile, now);
    const { userId: id } = profile;
    return transact((stores) =>
      once(stores.idempotency, idempotency, async () => {
        if (!(await stores.clients.add({ id, email, language, createdAt: now }))) throw new ShopError('email_taken');
        // A profile is saved only under the lock of its user.
        await stores.profiles.lockOf(id);
        await stores.profiles.save(profile, now);
        await stores.audit.record(staff, {
          action: 'client.created',
          subject: { kind: 'client', id, userId: id },
          before: null,
          after: { email, language, ...recordedChanges(blank, profile)?.after },
          at: now,
        });
        if (consultation !== undefined && (await stores.clients.takeRequest(consultation, id))) {
          const subject = { kind: 'consultation', id: consultation, userId: id };
          await stores.audit.record(staff, { action: 'consultation.client_made', subject, before: null, after: null, at: now });
        }
        return { id };
      }),
    );
  };
}
