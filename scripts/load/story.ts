import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '../../src/kernel/calendar-date.ts';
import { dayIn } from '../../src/kernel/day-in.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts';
import { cents } from '../../src/kernel/money.ts';
import type { Order, OrderItem, OrderStatus, StatusChange } from '../../src/modules/orders/index.ts';
import { changeFact, openedFact } from '../../src/modules/payments/facts.ts';
import type { LedgerFact, OpenedPayment } from '../../src/modules/payments/index.ts';
import { NOTHING_CAME } from '../../src/modules/payments/payment.ts';
import { readServices } from '../../src/seed/read-catalogue.ts';
import type { LoadClient } from './client.ts';

/** An order with all rows of it that the shop would have written by now. */
export interface LoadStory {
  readonly order: Order;
  readonly payment: OpenedPayment;
  readonly history: readonly StatusChange[];
  readonly facts: readonly LedgerFact[];
}

/** Over how many days the orders spread, and in how many parts the money of a paid order comes. */
export interface LoadShape {
  readonly days: number;
  readonly parts: number;
}

interface LoadSetting {
  /** How many orders there are. */
  readonly orderCount: number;
  readonly now: Date;
  readonly client: LoadClient;
  readonly shape: LoadShape;
}

/** Three years; and so many parts that a hundred thousand orders make a million lines. */
export const YEARS_OF_PARTS: LoadShape = { days: 3 * 365, parts: 10 };
/** A USDT has six decimals. */
const UNITS_PER_CENT = 10_000n;

/** What is ordered: the rituals of the shop. The catalogue is read once. */
const RITUALS = readServices().filter(({ id }) => id !== 'z-special-intention');

/**
 * Tells the life of the order with this number, from 0 (the newest) on: four of five are paid, in parts, and stand where an order of
 * their age stands; the fifth waits or was cancelled. Three of five are of clients with an account, and one of ten came through a partner.
 * The ids are new each time.
 */
export function tellOrder(number: number, { orderCount, now, client, shape }: LoadSetting): LoadStory {
  const age = Math.floor(((shape.days * DAY_MS) / orderCount) * (number + 0.5));
  const createdAt = new Date(now.getTime() - age);
  const status = statusAt(number, age);
  const items = itemsOf(number, createdAt, status);
  const total = items.reduce((sum, { price, quantity }) => cents(sum + price * quantity), cents(0));
  const order: Order = {
    id: randomUUID(),
    // The oldest order got the first number.
    number: 1000 + orderCount - number,
    status,
    createdAt,
    ...(number % 5 < 3 ? { userId: client.id } : {}),
    language: client.language,
    contact: { name: client.name, email: client.email },
    specialInstructions: '',
    isErased: false,
    paymentMethod: 'crypto',
    ...(number % 10 === 0 ? { partner: 'indra' } : {}),
    items,
    total,
    // The oldest paid order got the first receipt.
    ...(isPaid(status) ? { receiptNumber: paidOf(orderCount) - paidOf(number) } : {}),
  };
  return { order, ...moneyOf(order, shape.parts), history: historyOf(order) };
}

function statusAt(number: number, age: number): OrderStatus {
  if (number % 5 === 4) {
    if (age > 7 * DAY_MS) return 'cancelled';
    return number % 2 === 0 ? 'pending' : 'waiting';
  }
  if (age < 10 * DAY_MS) return 'paid';
  if (age < 30 * DAY_MS) return 'processing';
  return age < 40 * DAY_MS ? 'ready' : 'completed';
}

/** How many of the newest orders are paid. */
const paidOf = (orders: number) => Math.floor(orders / 5) * 4 + Math.min(orders % 5, 4);

/** Is the status beyond the first of the path? Those beside the path have no place in it. */
const isPaid = (status: OrderStatus) => PATH.indexOf(status) > 0;

/** What a paid order goes through. */
const PATH: readonly OrderStatus[] = ['pending', 'paid', 'processing', 'ready', 'completed'];

function itemsOf(number: number, createdAt: Date, status: OrderStatus): OrderItem[] {
  const count = number % 3 === 0 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const { id, name, price } = RITUALS[(number + index) % RITUALS.length] as (typeof RITUALS)[number];
    return { id, name, price, quantity: 1, weeks: 4, ...daysOf(number, createdAt, status) };
  });
}

/** Two of three paid orders are planned for the second week; the other paid orders wait for a day. */
function daysOf(number: number, createdAt: Date, status: OrderStatus): Partial<OrderItem> {
  const startDate: CalendarDate = addDays(dayIn(createdAt, 'UTC'), 10);
  const begunAt = new Date(createdAt.getTime() + 10 * DAY_MS);
  if (status === 'paid') return number % 3 === 0 ? {} : { startDate };
  if (status === 'processing') return { startDate, begunAt };
  return isPaid(status) ? { startDate, begunAt, performedAt: new Date(begunAt.getTime() + 20 * DAY_MS) } : {};
}

/** The first step comes an hour after the order, each further step ten days later. */
function historyOf({ status, createdAt }: Order): StatusChange[] {
  const placed = { from: null, to: 'pending', at: createdAt, actor: { kind: 'payer' }, reason: 'placed' } as const;
  const paidSteps = PATH.slice(1, PATH.indexOf(status) + 1);
  const unpaidSteps = status === 'pending' ? [] : [status];
  const steps = isPaid(status) ? paidSteps : unpaidSteps;
  const later = steps.map((to, index) => {
    const from = index === 0 ? 'pending' : (steps[index - 1] ?? null);
    const at = new Date(createdAt.getTime() + 60 * MINUTE_MS + index * 10 * DAY_MS);
    return { from, to, at, actor: { kind: 'system' }, reason: REASONS[to] ?? '' } as const;
  });
  return [placed, ...later];
}

const REASONS: Partial<Record<OrderStatus, string>> = {
  waiting: 'second_person_awaited',
  paid: 'payment_completed',
  processing: 'ritual_begun',
  ready: 'rituals_performed',
  completed: 'report_sent',
  cancelled: 'unpaid_too_long',
};

/** The order's payment and its lines: opened, the parts of the money, paid; or opened and given up. */
function moneyOf(order: Order, parts: number): Pick<LoadStory, 'payment' | 'facts'> {
  const after = (minutes: number) => new Date(order.createdAt.getTime() + minutes * MINUTE_MS);
  const opened = openedFor(order);
  const facts: LedgerFact[] = [openedFact(opened, after(1))];
  let payment = opened;
  const become = (kind: 'reported' | 'cancelled', next: Partial<OpenedPayment>, at: Date) => {
    facts.push(changeFact(kind, payment, { ...payment, ...next }, at));
    payment = { ...payment, ...next };
  };
  if (!isPaid(order.status)) {
    become('cancelled', { state: 'cancelled' }, after(5));
    return { payment, facts };
  }
  for (let part = 1; part <= parts; part += 1) {
    const received = (opened.expected * BigInt(part)) / BigInt(parts);
    become('reported', { state: part === parts ? 'completed' : 'partial', received, confirmed: received }, after(1 + part));
  }
  const data = { totalCents: order.total, receiptNumber: order.receiptNumber };
  const { id: paymentId, gateway } = payment;
  facts.push({ orderId: order.id, paymentId, gateway, kind: 'order_paid', at: after(1 + parts), data });
  return { payment, facts };
}

function openedFor({ id: orderId, total, createdAt }: Pick<Order, 'id' | 'total' | 'createdAt'>): OpenedPayment {
  const id = randomUUID();
  const expected = BigInt(total) * UNITS_PER_CENT;
  return {
    id,
    orderId,
    coin: 'USDT_TRC20',
    gateway: 'sandbox',
    amountCents: total,
    createdAt,
    state: 'waiting',
    gatewayPaymentId: `load-${id}`,
    address: `T${id.replaceAll('-', '')}`,
    qrCodeData: null,
    expected,
    enough: expected,
    expiresAt: new Date(createdAt.getTime() + 20 * MINUTE_MS),
    ...NOTHING_CAME,
  };
}
