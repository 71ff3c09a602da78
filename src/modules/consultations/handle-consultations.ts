import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Page, type Place, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Consultation } from './request-consultation.ts';

/** Open: somebody waits for an answer. */
export type ConsultationState = 'open' | 'answered';

/** What a member of staff wrote about a request; customers never see it. */
export interface ConsultationNote {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  /** E-mail of the member; null when the account is gone. */
  readonly writtenBy: string | null;
}

/** A request as the staff see it. */
export interface HandledConsultation extends Consultation {
  /** Who answered, by e-mail if the account still exists, and when; null while the request is open. */
  readonly answered: { readonly at: Date; readonly by: string | null } | null;
  /** Oldest first. */
  readonly notes: readonly ConsultationNote[];
}

export interface ConsultationReader {
  /** Up to `limit` requests that follow a place: open ones by when they came, answered ones by when they were answered, newest first. */
  list(state: ConsultationState, limit: number, after?: Place): Promise<HandledConsultation[]>;
}

/** Requests in the hands of the staff, bound to a transaction. */
export interface HandledConsultations {
  /** Locks a request until the transaction ends. */
  lock(id: string): Promise<LockedConsultation | undefined>;
  /** Null opens the request again. */
  setAnswered(id: string, answered: { readonly at: Date; readonly by: string } | null): Promise<void>;
  addNote(note: {
    readonly id: string;
    readonly of: string;
    readonly text: string;
    readonly by: string;
    readonly at: Date;
  }): Promise<void>;
}

export interface LockedConsultation extends Pick<Consultation, 'id' | 'userId'> {
  readonly answeredAt: Date | null;
  readonly noteCount: number;
}

interface Deps {
  readonly transact: Transact<{ readonly handledConsultations: HandledConsultations; readonly audit: AuditLog }>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** So many notes are read together with their request. */
const MOST_NOTES = 50;

interface Wanted {
  readonly state: ConsultationState;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Returns a page of requests. Throws like `requirePermission`, and `invalid_request` for a malformed cursor. */
export function createListConsultations(consultations: ConsultationReader) {
  return async (caller: Caller, { state, ...page }: Wanted): Promise<Page<HandledConsultation>> => {
    requirePermission(caller, 'consultations.handle');
    const read = (limit: number, after?: Place) => consultations.list(state, limit, after);
    return readPage(page, read, ({ id, requestedAt, answered }) => ({ id, at: answered?.at ?? requestedAt }));
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
      const consultation = await lockOrRefuse(stores.handledConsultations, id);
      if ((consultation.answeredAt !== null) === isAnswered) return;
      await stores.handledConsultations.setAnswered(id, isAnswered ? { at, by: staff.userId } : null);
      const action = isAnswered ? 'consultation.answered' : 'consultation.opened_again';
      await record(stores.audit, staff, consultation, action, at);
    });
  };
}

/** Adds a note. Throws like `requirePermission`, `not_found`, and `too_many_notes`. */
export function createNoteConsultation(deps: Deps) {
  return async (caller: Caller, id: string, text: string): Promise<{ readonly id: string }> => {
    const staff = requirePermission(caller, 'consultations.handle');
    const [noteId, at] = [deps.newId(), deps.clock()];
    await deps.transact(async (stores) => {
      const consultation = await lockOrRefuse(stores.handledConsultations, id);
      if (consultation.noteCount >= MOST_NOTES) throw new ShopError('too_many_notes');
      await stores.handledConsultations.addNote({ id: noteId, of: id, text: text.trim(), by: staff.userId, at });
      await record(stores.audit, staff, consultation, 'consultation.noted', at);
    });
    return { id: noteId };
  };
}

async function lockOrRefuse(desk: HandledConsultations, id: string): Promise<LockedConsultation> {
  const consultation = await desk.lock(id);
  if (!consultation) throw new ShopError('not_found');
  return consultation;
}

/** The log tells who did what and when; what the visitor or the staff wrote stays where it can be erased. */
async function record(audit: AuditLog, staff: StaffCaller, { id, userId }: LockedConsultation, action: string, at: Date) {
  const subject = { kind: 'consultation', id, ...(userId === undefined ? {} : { userId }) };
  await audit.record(staff, { action, subject, before: null, after: null, at });
}
