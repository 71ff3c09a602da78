import type { AuditLog } from '#kernel/audit.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Seal } from '#modules/ledger/index.ts';
import type { NotedPart, Order, OrderStore } from '#modules/orders/index.ts';
import type { ReportStore } from '#modules/reports/index.ts';
import type { Certificate, NamesLink, Revocation, SpokenName } from './certificate.ts';
import type { KnownKey } from './keys.ts';
import type { CertifiedFile } from './signed-text.ts';

/** Certificates, bound to a transaction; all but the keys need the lock of the order. */
export interface CertificateStore {
  /** Waits until no other transaction changes keys, and returns all of them. */
  lockKeys(): Promise<KnownKey[]>;
  /** Adds a key, or notes its end. */
  saveKey(key: KnownKey): Promise<void>;
  /** When the order was last reported or corrected; undefined when no certificate is due. */
  dueSince(orderId: string): Promise<Date | undefined>;
  /** Nothing is due for the order any more. */
  clearDue(orderId: string): Promise<void>;
  /** The files of the order's reports, in the order in which these show them. */
  filesOf(orderId: string): Promise<CertifiedFile[]>;
  /** What was noted of the order's rituals. */
  partsOf(orderId: string): Promise<readonly NotedPart[]>;
  add(certificate: Certificate): Promise<void>;
  find(code: string): Promise<Certificate | undefined>;
  /** Revokes the certificate of the order that is valid, if there is one. */
  revoke(orderId: string, revocation: Revocation): Promise<void>;
}

/** Reads certificates outside a transaction. */
export interface CertificateReader {
  find(code: string): Promise<Certificate | undefined>;
  /** The certificates of an order, the newest first. */
  ofOrder(orderId: string): Promise<Certificate[]>;
  /** Up to `limit` orders for which a certificate is due, and was before an instant; the longest first. */
  due(before: Date, limit: number): Promise<string[]>;
  lastSeal(): Promise<Seal | undefined>;
  seal(number: number): Promise<Seal | undefined>;
  /** Every key that was ever published, the oldest first. */
  keys(): Promise<KnownKey[]>;
}

/** Links that show names, bound to a transaction; both need the lock of the order. */
export interface NamesLinkStore {
  /** Stores a link in the place of the former one; it is erased with the user's plan. False when somebody whom it names is kept no more. */
  save(userId: string, link: NamesLink): Promise<boolean>;
  /** Removes those of all certificates of an order. */
  remove(orderId: string): Promise<void>;
}

export interface NamesLinkReader {
  find(code: string): Promise<NamesLink | undefined>;
}

/** The names that are read at an order's rituals, without those of invited people. */
export type FindSpokenNames = (order: Order) => Promise<readonly SpokenName[]>;

export type CertificateTransact = Transact<{
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly reports: Pick<ReportStore, 'find'>;
  readonly certificates: CertificateStore;
  readonly namesLinks: NamesLinkStore;
  readonly audit: AuditLog;
}>;
