import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission, roleMay } from '#kernel/permissions.ts';
import { type Fact, hashOf, type Link } from '#modules/ledger/index.ts';
import { type Person, peopleOfOrder } from '#modules/plans/index.ts';
import { actionsOf, type OrderAction } from './order-actions.ts';
import type { OfficeReader, OrderFile } from './ports.ts';

/** What a member of staff sees of an order. */
export interface OfficeOrder extends OrderFile {
  /** Everybody whose name is read, as the desk names them; empty for those who may not read customers. */
  readonly people: readonly Person[];
  /** Whether the chain of the ledger's lines is whole; undefined when the reader may not read money. */
  readonly chain: 'whole' | 'broken' | undefined;
  readonly offers: readonly OrderAction[];
}

interface Deps {
  readonly reader: Pick<OfficeReader, 'find'>;
  readonly clock: Clock;
  readonly timeZone: string;
}

/**
 * Returns an order with all that the caller may see: customers' data with `clients.read`, the ledger with `money.read`, actions with
 * `orders.write` (the change of what it costs needs `content.write`, too). Throws like `requirePermission`, and `not_found`.
 */
export function createViewOfficeOrder({ reader, clock, timeZone }: Deps) {
  return async (caller: Caller, id: string): Promise<OfficeOrder> => {
    const { role } = requirePermission(caller, 'orders.read');
    const file = requireFound(await reader.find(id));
    return seenWith((permission) => roleMay(role, permission), file, dayIn(clock(), timeZone));
  };
}

type May = (permission: 'clients.read' | 'content.write' | 'money.read' | 'orders.write') => boolean;

/** What a person with these permissions sees of an order's file. */
export function seenWith(may: May, file: OrderFile, today: CalendarDate): OfficeOrder {
  const everything = {
    ...file,
    people: peopleOfOrder(file, today),
    chain: may('money.read') ? chainOf(file.lines) : undefined,
    offers: may('orders.write') ? actionsOf(file, may('content.write')) : [],
  };
  const withMoney = may('money.read') ? everything : { ...everything, lines: [], money: undefined };
  return may('clients.read') ? withMoney : withoutCustomer(withMoney);
}

function withoutCustomer(seen: OfficeOrder): OfficeOrder {
  const adjustments = seen.order.adjustments?.map((adjustment) => ({ ...adjustment, reason: '' }));
  const order: OfficeOrder['order'] = {
    ...seen.order,
    ...(adjustments ? { adjustments } : {}),
    contact: null,
    specialInstructions: '',
  };
  return {
    ...seen,
    order,
    people: [],
    birth: undefined,
    circle: [],
    invited: [],
    readings: [],
    plan: undefined,
    customer: undefined,
    feedback: undefined,
    postponementAsk: seen.postponementAsk && { ...seen.postponementAsk, reason: '', answer: '' },
    messages: seen.messages.map((message) => ({ ...message, to: '' })),
    notes: seen.notes.map((note) => ({ ...note, text: '' })),
  };
}

/** `whole`: the lines are numbered from 1 without a gap, and each holds the hash of the line before. */
function chainOf(lines: readonly (Fact & Link)[]): 'whole' | 'broken' {
  const isInChain = (line: Fact & Link, index: number) =>
    line.seq === index + 1 && hashOf(line, line.seq, lines[index - 1]?.hash) === line.hash;
  return lines.every(isInChain) ? 'whole' : 'broken';
}
