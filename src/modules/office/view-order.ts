import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { ROLE_PERMISSIONS, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { type Fact, hashOf, type Link } from '#modules/ledger/index.ts';
import { mayReadClients } from './list-orders.ts';
import { actionsOf, type OrderAction } from './order-actions.ts';
import type { OfficeReader, OrderFile } from './ports.ts';

/** What a member of staff sees of an order. */
export interface OfficeOrder extends OrderFile {
  /** Whether the chain of the ledger's lines is whole; undefined when the reader may not read money. */
  readonly chain: 'whole' | 'broken' | undefined;
  readonly mayReadClients: boolean;
  readonly offers: readonly OrderAction[];
}

/**
 * Returns an order with all that is known of it, as far as the caller may read: customers' data only with `clients.read`, the ledger only
 * with `money.read`. Throws like `requirePermission`, and `not_found`.
 */
export function createViewOfficeOrder({ reader }: { readonly reader: Pick<OfficeReader, 'find'> }) {
  return async (caller: Caller, id: string): Promise<OfficeOrder> => {
    const staff = requirePermission(caller, 'orders.read');
    const file = await reader.find(id);
    if (!file) throw new ShopError('not_found');
    return seenBy(staff, file);
  };
}

function seenBy(staff: StaffCaller, file: OrderFile): OfficeOrder {
  const may = (permission: 'clients.read' | 'money.read' | 'orders.write') => ROLE_PERMISSIONS[staff.role].includes(permission);
  const whole = {
    ...file,
    chain: may('money.read') ? chainOf(file.lines) : undefined,
    mayReadClients: mayReadClients(staff),
    offers: may('orders.write') ? actionsOf(file) : [],
  };
  const seen = may('money.read') ? whole : { ...whole, lines: [] };
  return may('clients.read') ? seen : withoutCustomer(seen);
}

function withoutCustomer(seen: OfficeOrder): OfficeOrder {
  const order = { ...seen.order, contact: null, specialInstructions: '' } as OfficeOrder['order'];
  return {
    ...seen,
    order,
    plan: undefined,
    customer: undefined,
    postponementAsk: seen.postponementAsk && { ...seen.postponementAsk, reason: '', answer: '' },
    messages: seen.messages.map((message) => ({ ...message, to: '' })),
  };
}

/** Tells whether each line holds the hash of the line before. */
function chainOf(lines: readonly (Fact & Link)[]): 'whole' | 'broken' {
  const isWhole = lines.every((line, at) => {
    if (line.seq !== at + 1) return false;
    return hashOf(line, line.seq, lines[at - 1]?.hash) === line.hash;
  });
  return isWhole ? 'whole' : 'broken';
}
