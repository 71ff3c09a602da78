import type { AuditLog } from '#kernel/audit.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Setting, SettingStore } from '#modules/settings/index.ts';
import type { MuhurtaRule } from './rule.ts';

/** The rules of each ritual's days. */
export interface MuhurtaRulesReader {
  /** None, and version 0, for a ritual whose rules nobody has written. */
  newest(serviceId: string): Promise<Setting<readonly MuhurtaRule[]>>;
  /** The rules as they stood at each of `moments`, in their order; at a moment before their first version, that version. */
  at(moments: readonly RulesAt[]): Promise<readonly (readonly MuhurtaRule[])[]>;
}

/** Names the rules of a ritual as they stood at a moment. */
export interface RulesAt {
  readonly serviceId: string;
  readonly at: Date;
}

/** The rules with their history, bound to a transaction. */
export interface MuhurtaRulesStore {
  of(serviceId: string): SettingStore<readonly MuhurtaRule[]>;
  /** Tells whether no ritual has any rules. */
  isEmpty(): Promise<boolean>;
  /** Stores the first rules of rituals, by their ids; those of a ritual that has some stay. */
  addFirst(rules: ReadonlyMap<string, readonly MuhurtaRule[]>): Promise<void>;
}

export type MuhurtaRulesTransact = Transact<{ readonly muhurtaRules: Pick<MuhurtaRulesStore, 'of'>; readonly audit: AuditLog }>;
