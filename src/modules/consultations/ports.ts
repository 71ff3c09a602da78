import type { SortedSelection } from '#kernel/cursor.ts';
import type { Language } from '#kernel/language.ts';
import type { Sorted } from '#kernel/sorted.ts';
import type { SoughtWord } from './read-sought.ts';

/** A visitor's request to be called or written to. */
export interface Consultation {
  readonly id: string;
  /** The account of the visitor; undefined for a guest. */
  readonly userId: string | undefined;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** Where the visitor wants an answer by mail; missing when they gave none. */
  readonly email?: string | undefined;
  /** The visitor's own words; may be empty. */
  readonly message: string;
  /** The language in which the visitor expects the answer. */
  readonly language: Language;
  readonly requestedAt: Date;
}

export interface ConsultationStore {
  add(consultation: Consultation): Promise<void>;
}

/** Which requests a list shows. Open: somebody waits for an answer. */
export type ConsultationState = 'open' | 'answered' | 'all';

/** What a member of staff wrote about a request; customers never see it. */
interface ConsultationNote {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  /** E-mail of the member; null when the account is gone. */
  readonly writtenBy: string | null;
}

/** What a member of staff has answered by mail. */
interface ConsultationAnswer {
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
   * Up to `limit` requests that follow a place; with words only those that hold each of them. A list of answered requests is by date of
   * their answers, every other one by date of the requests; by status those that wait for an answer come first.
   */
  list(selection: ConsultationSelection): Promise<HandledConsultation[]>;
}

export type ConsultationSort = Sorted<'date' | 'status'>;

interface ConsultationSelection extends SortedSelection<ConsultationSort> {
  readonly state: ConsultationState;
  readonly words: readonly SoughtWord[];
}

/** Requests in the hands of the staff, bound to a transaction. */
export interface HandledConsultations {
  /** Locks a request until the transaction ends. */
  lock(id: string): Promise<LockedConsultation | undefined>;
  /** Null opens the request again. */
  setAnswered(id: string, answered: { readonly at: Date; readonly by: string } | null): Promise<void>;
  /** Stores an answer of a member, by their id, and marks the request as answered unless it is. */
  addAnswer(requestId: string, answer: Omit<ConsultationAnswer, 'sentBy'> & { readonly sentBy: string }): Promise<void>;
  /** Stores a note of a member, by their id. */
  addNote(requestId: string, note: Omit<ConsultationNote, 'writtenBy'> & { readonly writtenBy: string }): Promise<void>;
}

export interface LockedConsultation extends Pick<Consultation, 'id' | 'userId' | 'name' | 'message' | 'language'> {
  readonly answeredAt: Date | null;
  /** Notes and answers. */
  readonly entryCount: number;
  readonly version: number;
}
