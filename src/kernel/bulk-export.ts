import type { AuditLog } from './audit.ts';
import type { AuditFields } from './audit-fields.ts';
import type { Language } from './language.ts';
import type { MessageOutbox } from './messages.ts';
import type { StaffCaller } from './permissions.ts';

/** Who runs the shop and can be written to. */
export interface Witness {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** A file with the data of many people that a member of staff takes. */
export interface BulkExport {
  readonly list: 'orders' | 'clients';
  /** How many the filter found when the file was asked for. */
  readonly count: number;
  /** True when a filter or a search limits the file. */
  readonly isPart: boolean;
  readonly at: Date;
}

/** The stores in which an export is recorded, and by which it is told, bound to a transaction. */
export interface ExportStores {
  readonly audit: AuditLog;
  /** Administrators who are not suspended and have an e-mail. */
  readonly members: { readonly administrators: () => Promise<readonly Witness[]> };
  readonly messages: Pick<MessageOutbox, 'add'>;
}

/** Writes to each witness that somebody takes a file. */
export type TellOfExport = (
  exported: BulkExport & { readonly by: StaffCaller },
  witnesses: readonly Witness[],
  messages: ExportStores['messages'],
) => Promise<void>;

const ACTIONS = { orders: 'order.exported', clients: 'client.list_exported' } as const;

/** Records that a file is taken, with its filter and count, and tells the other administrators, so that nobody takes a file in secret. */
export async function recordExport(
  { audit, members, messages }: ExportStores,
  tell: TellOfExport,
  staff: StaffCaller,
  { filter, ...exported }: BulkExport & { readonly filter: AuditFields },
): Promise<void> {
  const { list, count, at } = exported;
  const subject = { kind: 'export', id: list };
  await audit.record(staff, { action: ACTIONS[list], subject, before: null, after: { ...filter, count }, at });
  const witnesses = (await members.administrators()).filter(({ id }) => id !== staff.userId);
  await tell({ ...exported, by: staff }, witnesses, messages);
}
