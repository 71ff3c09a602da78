import type { AuditLog } from '#kernel/audit.ts';
import type { SortedSelection } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import type { DateSort } from '#kernel/sorted.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { User } from '#modules/auth/index.ts';
import type { CustomerOrders, Order } from '#modules/orders/index.ts';
import type { PlanReader } from '#modules/plans/index.ts';
import type { PlannedBirths, ProfileReader, ProfileStore } from '#modules/profiles/index.ts';
import type { ClientNote, ClientNoteData } from './personal-data.ts';
import type { ClientSearch } from './search.ts';

/** An account of a customer. */
export interface Client extends Pick<User, 'id' | 'email' | 'phone' | 'language' | 'createdAt'> {
  /** From the profile, else from the newest order of the account; empty when neither has a name. */
  readonly name: string;
  /** Where to call; empty when the profile has none. */
  readonly profilePhone: string;
}

/** What a client has brought, by confirmed money alone. */
export interface ClientValue {
  /** Cents that came, less those that went back. */
  readonly kept: number;
  /** Paid, and not cancelled since. */
  readonly paidOrders: number;
  /** When the first and the last of these were placed; null without any. */
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

/** Orders of guests who named the proven e-mail of an account: of the same person, or of somebody who typed it. */
export interface MailboxOrders {
  readonly count: number;
  /** The newest first. */
  readonly orders: readonly Order[];
}

/** Which clients a list shows; an undefined field leaves out nobody. */
export interface ClientFilter {
  readonly search: ClientSearch | undefined;
  readonly language: Language | undefined;
  /** True: only those with an order that is paid, and not cancelled since; false: only others. */
  readonly buyers: boolean | undefined;
}

export type ClientSelection = ClientFilter & SortedSelection<DateSort>;

/** Reads outside a transaction. */
export interface ClientReader {
  /** Up to `limit` clients that follow a place, without staff and closed accounts. */
  list(selection: ClientSelection): Promise<Client[]>;
  count(filter: ClientFilter): Promise<number>;
  find(id: string): Promise<Client | undefined>;
  countOrders(id: string): Promise<number>;
  /** What the account's orders brought, by their ledger. */
  valueOf(id: string): Promise<ClientValue>;
  /** Up to `limit` of the newest orders of guests with the account's e-mail; undefined while nobody has proven that mailbox. */
  ofMailbox(id: string, limit: number): Promise<MailboxOrders | undefined>;
  /** What members of the staff are called, by their ids: the e-mail, else the phone. Closed accounts are missing. */
  namesOf(staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What the page of a client is read from. */
export interface ClientSources {
  readonly clients: ClientReader;
  readonly profiles: ProfileReader;
  readonly plans: Pick<PlanReader, 'ofUser'>;
  readonly orders: CustomerOrders;
  readonly notes: Pick<ClientNoteData, 'ofClient'>;
}

/** Accounts of customers, bound to a transaction. */
export interface ClientStore {
  /** Adds an account; false when another account has the e-mail, in any of its spellings. */
  add(client: Pick<Client, 'id' | 'language' | 'createdAt'> & { readonly email: string }): Promise<boolean>;
  /** Gives the request of a guest to an account; false when it has one, or is gone. */
  takeRequest(consultationId: string, accountId: string): Promise<boolean>;
  /** Locks the account until the transaction ends; undefined for staff and closed accounts. */
  lock(id: string): Promise<Pick<Client, 'email' | 'language'> | undefined>;
  setLanguage(id: string, language: Language): Promise<void>;
}

/** What the staff wrote about clients, bound to a transaction that has locked the account. */
export interface ClientNoteStore extends Pick<ClientNoteData, 'ofClient'> {
  add(note: ClientNote): Promise<void>;
}

export interface EditStores {
  readonly clients: ClientStore;
  readonly profiles: ProfileStore;
  readonly plans: PlannedBirths;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
}

export interface NoteStores extends Pick<EditStores, 'clients' | 'audit'> {
  readonly clientNotes: ClientNoteStore;
}

/** What a change of clients needs. */
export type ChangeDeps = MakeDeps<Transact<EditStores>>;
