import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage, type SortedSelection } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Sorted } from '#kernel/sorted.ts';
import type { Transact } from '#kernel/transaction.ts';
import { readSought, type SoughtWord } from './read-sought.ts';
import type { Consultation } from './request-consultation.ts';

/** Open: somebody waits for an answer. */
export type ConsultationState = 'open' | 'answered' | 'all';

/** What a member of staff wrote about a request; customers never see it. */
export interface ConsultationNote {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  /** E-mail of the member; null when the account is gone. */
  readonly writtenBy: string | null;
}

/** What a member of staff has answered by mail. */
export interface ConsultationAnswer {
  readonly id: string;
  /** The address to which the answer went. */
  readonly email: string;
  readonly text: string;
  readonly sentAt: Date;
  /** E-mail of the member; null when the account is gone. */
  readonly sentBy: string | null;
}

/** A request as the staff see it. */
export interface HandledConsultation extends Consultation {
  /** Who answered, by e-mail if the account still exists, and when; null while the request is open. */
  readonly answered: { readonly at: Date; readonly by: string | null } | null;
  /** Oldest first. */
  readonly notes: readonly ConsultationNote[];
  /** Oldest first. */
  readonly answers: readonly ConsultationAnswer[];
  /** Grows with each mark and answer. */
  readonly version: number;
  /** E-mail of the visitor's account; null without one. */
  readonly accountEmail: string | null;
}

export interface ConsultationReader {
  /**
   * Up to `limit` requests that follow a place; with words only those that hold each of them. By date answered ones stand by when they were
   * answered, all others by when they came; by status those that wait for an answer come first.
   */
  list(selection: ConsultationSelection): Promise<HandledConsultation[]>;
}

export type ConsultationSort = Sorted<'date' | 'status'>;

export interface ConsultationSelection extends SortedSelection<ConsultationSort> {
  readonly state: ConsultationState;
  readonly words: readonly SoughtWord[];
}

/** Requests in the hands of the staff, bound to a transaction. */
export interface HandledConsultations {
  /** Locks a request until the transaction ends. */
  lock(id: string): Promise<LockedConsultation | undefined>;
  /** Null opens the request again. */
  setAnswered(id: string, answered: { readonly at: Date; readonly by: string } | null): Promise<void>;
  /** Keeps an answer; a request that is not marked as answered is now. */
  addAnswer(answer: Omit<ConsultationAnswer, 'sentBy'> & { readonly of: string; readonly by: string }): Promise<void>;
  addNote(note: {
    readonly id: string;
    readonly of: string;
    readonly text: string;
    readonly by: string;
    readonly at: Date;
  }): Promise<void>;
}

export interface LockedConsultation extends Pick<Consultation, 'id' | 'userId' | 'name' | 'message' | 'language'> {
  readonly answeredAt: Date | null;
  /** Notes and answers. */
  readonly entryCount: number;
  readonly version: number;
}

type Deps = MakeDeps<Transact<{ readonly handledConsultations: HandledConsultations; readonly audit: AuditLog }>>;

/** The most notes that are read together with their request. */
export const MOST_NOTES = 50;

interface ConsultationQuery extends Paged {
  /** Missing: open requests, and all where words are sought. */
  readonly state?: ConsultationState | undefined;
  /** Names, contacts, words of the question and of the answers. */
  readonly sought?: string | undefined;
  /** The newest first without it. */
  readonly sort?: ConsultationSort | undefined;
}

/** Returns a page of requests. Throws like `requirePermission`, and `invalid_request` for a malformed cursor. */
export function createListConsultations(consultations: ConsultationReader) {
  return async (caller: Caller, { sought = '', state, ...page }: ConsultationQuery): Promise<Page<HandledConsultation>> => {
    requirePermission(caller, 'consultations.handle');
    const words = readSought(sought);
    const shownState = state ?? (words.length > 0 ? 'all' : 'open');
    return readSortedPage<HandledConsultation, ConsultationSort>(
      { ...page, own: '-date' },
      (selection) => consultations.list({ state: shownState, words, ...selection }),
      ({ id, requestedAt, answered }, sort) => {
        if (sort === 'status') return { id, at: requestedAt, key: answered ? 1 : 0 };
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
    const noteId = deps.newId();
    const at = deps.clock();
    await deps.transact(async (stores) => {
      const consultation = await lockOrRefuse(stores.handledConsultations, id);
      if (consultation.entryCount >= MOST_NOTES) throw new ShopError('too_many_notes');
      await stores.handledConsultations.addNote({ id: noteId, of: id, text: text.trim(), by: staff.userId, at });
      await record(stores.audit, staff, consultation, 'consultation.noted', at);
    });
    return { id: noteId };
  };
}

export async function lockOrRefuse(desk: HandledConsultations, id: string): Promise<LockedConsultation> {
  const consultation = await desk.lock(id);
  if (!consultation) throw new ShopError('not_found');
  return consultation;
}

/** The log tells who did what and when; what the visitor or the staff wrote stays where it can be erased. */
export async function record(audit: AuditLog, staff: StaffCaller, { id, userId }: LockedConsultation, action: string, at: Date) {
  const subject = { kind: 'consultation', id, ...(userId === undefined ? {} : { userId }) };
  await audit.record(staff, { action, subject, before: null, after: null, at });
}
