import type { AuditLog } from '#kernel/audit.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Service } from '#modules/catalogue/index.ts';
import type { ArticleContent } from '../articles.ts';
import type { LibraryStore, TextStore } from '../ports.ts';
import type { ServiceContent } from '../services.ts';

export interface ServiceAddress {
  readonly id: string;
  /** The last part of the address. */
  readonly slug: string;
}

/** The rituals of the shop as rows, bound to a transaction. */
export interface ServiceRows {
  /** The addresses in the order in which the shop shows the rituals. */
  addresses(): Promise<ServiceAddress[]>;
  /** Adds a ritual as the last; false when another has its id or its slug. */
  add(service: Service): Promise<boolean>;
}

export interface ImportStores {
  readonly services: TextStore<ServiceContent>;
  readonly serviceRows: ServiceRows;
  readonly articles: TextStore<ArticleContent>;
  readonly library: Pick<LibraryStore, 'findByName'>;
  readonly audit: AuditLog;
}

export type ImportTransact = Transact<ImportStores>;
