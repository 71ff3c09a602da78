import type { AuditLog } from '#kernel/audit.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';

export type ViewedList = 'orders' | 'clients' | 'money' | 'refunds' | 'consultations' | 'audit';

/** A list as somebody likes to see it. */
export interface SavedView {
  readonly id: string;
  readonly list: ViewedList;
  /** Whose it is; null for a shared one. */
  readonly ownerId: string | null;
  readonly name: string;
  /** Filters and order, as the address of the list writes them. */
  readonly filters: Readonly<Record<string, string>>;
  /** Grows with each change. */
  readonly version: number;
}

export interface ViewReader {
  /** A person's own views of a list and the shared ones, by their names. */
  of(userId: string, list: ViewedList): Promise<readonly SavedView[]>;
}

/** The saved views, bound to a transaction. */
export interface ViewStore {
  /** Lets nobody else change any view until the transaction ends. Returns the view; undefined when there is none. */
  lock(id: string): Promise<SavedView | undefined>;
  /** How many views of a list a person has, or null: how many are shared. */
  count(list: ViewedList, ownerId: string | null): Promise<number>;
  add(view: SavedView, at: Date): Promise<void>;
  rename(view: Pick<SavedView, 'id' | 'name' | 'version'>): Promise<void>;
  remove(id: string): Promise<void>;
}

export type PanelTransact = Transact<{ readonly views: ViewStore; readonly audit: AuditLog }>;

/** What can wait for the staff, and the permission to read it. */
export const WAITING = {
  orders: 'orders.read',
  /** For another day. */
  wishes: 'orders.read',
  reviews: 'money.read',
  refundAsks: 'money.read',
  refunds: 'money.read',
  consultations: 'consultations.handle',
  reports: 'rituals.perform',
} as const satisfies Readonly<Record<string, Permission>>;
export type WaitingThing = keyof typeof WAITING;

export interface WaitingReader {
  /** How many of each wait, at most `most` of each. */
  count(things: readonly WaitingThing[], most: number): Promise<Readonly<Partial<Record<WaitingThing, number>>>>;
}
