import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotencyStore, type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type {
  ConsultationReader,
  ConsultationSort,
  ConsultationState,
  HandledConsultation,
  HandledConsultations,
  LockedConsultation,
} from './ports.ts';
import { readSought } from './read-sought.ts';

interface Stores {
  readonly handledConsultations: HandledConsultations;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
}

type Deps = MakeDeps<Transact<Stores>>;

/** The most notes and answers of a request: they are read together with it. */
export const MOST_NOTES = 50;

interface ConsultationQuery extends Paged {
  /** Without it open requests, or all of them where words are sought. */
  readonly state?: ConsultationState | undefined;
  /** Names, contacts, words of the question and of the answers. */
  readonly sought?: string | undefined;
  /** The newest first without it. */
  readonly sort?: ConsultationSort | undefined;
}

/** Returns a page of requests. Throws like `requirePermission`, and `invalid_request` for a malformed cursor. */
export function createListConsultations({ requests }: { readonly requests: ConsultationReader }) {
  return async (caller: Caller, { sought = '', state, ...page }: ConsultationQuery): Promise<Page<HandledConsultation>> => {
    requirePermission(caller, 'consultations.handle');
    const words = readSought(sought);
    const shownState = state ?? (words.length > 0 ? 'all' : 'open');
    return readSortedPage<HandledConsultation, ConsultationSort>(
      { ...page, usualSort: '-date' },
      (selection) => requests.list({ state: shownState, words, ...selection }),
      ({ id, requestedAt, answered }, sort) => {
        if (sort === 'status') return { id, at: requestedAt, key: answered ? 1 : 0 };
        // A list of answered requests is by the date of the answers.
        return { id, at: shownState === 'answered' && answered ? answered.at : requestedAt };
      },
    );
  };
}

/**
 * Marks a request as answered, or as open again. The first mark stays when two people answer. Throws like `requirePermission`, and
 * `not_found`.
 */
export function createSetAnswered(deps: Deps) {
  return async (caller: Caller, id: string, isAnswered: boolean): Promise<void> => {
    const staff = requirePermission(caller, 'consultations.handle');
    const at = deps.clock();
    await deps.transact(async (stores) => {
      const consultation = requireFound(await stores.handledConsultations.lock(id));
      if ((consultation.answeredAt !== null) === isAnswered) return;
      await stores.handledConsultations.setAnswered(id, isAnswered ? { at, by: staff.userId } : null);
      const action = isAnswered ? 'consultation.answered' : 'consultation.opened_again';
      await recordAction(stores.audit, staff, consultation, action, at);
    });
  };
}

interface NewNote {
  readonly text: string;
  readonly idempotency?: IdempotentRequest | undefined;
}

/** Adds a note, once for each idempotency key. Throws like `requirePermission` and `once`, `not_found`, and `too_many_notes`. */
export function createNoteConsultation(deps: Deps) {
  return async (caller: Caller, id: string, { text, idempotency }: NewNote): Promise<Replayable<{ readonly id: string }>> => {
    const staff = requirePermission(caller, 'consultations.handle');
    const noteId = deps.newId();
    const at = deps.clock();
    return deps.transact(({ handledConsultations, audit, idempotency: keys }) =>
      once(keys, idempotency, async () => {
        const consultation = requireFound(await handledConsultations.lock(id));
        if (consultation.entryCount >= MOST_NOTES) throw new ShopError('too_many_notes');
        await handledConsultations.addNote(id, { id: noteId, text: text.trim(), writtenBy: staff.userId, writtenAt: at });
        await recordAction(audit, staff, consultation, 'consultation.noted', at);
        return { id: noteId };
      }),
    );
  };
}

/** Records who did what and when; what the visitor or the staff wrote stays where it can be erased. */
export async function recordAction(
  audit: AuditLog,
  staff: StaffCaller,
  { id, userId }: LockedConsultation,
  action: string,
  at: Date,
) {
  const subject = { kind: 'consultation', id, ...(userId === undefined ? {} : { userId }) };
  await audit.record(staff, { action, subject, before: null, after: null, at });
}
