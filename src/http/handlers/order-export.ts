import type { Language } from '#kernel/language.ts';
import { centsToDollars, sumCents } from '#kernel/money.ts';
import type { ListedOrder } from '#modules/office/index.ts';
import { ORDER_EXPORT_WORDS } from '#words/order-export.ts';
import type { ListFile } from '../answers/list-file.ts';
import { pick } from '../answers/pick.ts';
import type { Wire } from '../contract/contract.ts';
import { reasonedToWire } from './adjustments.ts';
import { filingToWire } from './filing.ts';
import { sumsToWire } from './money-sums.ts';
import { itemToWire } from './order-items.ts';

/** Orders as a file, whose table is in a language; `day` stands in its name. */
export function ordersFile(day: string, language: Language): ListFile<ListedOrder> {
  return {
    name: `orders-${day}`,
    titles: ORDER_EXPORT_WORDS[language].titles,
    cells: (listed) => cellsOf(listed, language),
    record: listedToWire,
  };
}

function cellsOf({ order, received, money: moved }: ListedOrder, language: Language) {
  const { states, methods } = ORDER_EXPORT_WORDS[language];
  const { partner = '', receiptNumber = null } = order;
  const off = sumCents((order.adjustments ?? []).map(({ amount }) => amount));
  const rituals = order.items.map(({ name, quantity }) => (quantity > 1 ? `${name[language]} × ${quantity}` : name[language]));
  const sums = moved ? sumsToWire(moved) : undefined;
  const { clientReference = '', metadata } = filingToWire(order.filing);
  return [
    order.number,
    order.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    states[order.status],
    order.contact?.name ?? '',
    order.contact?.email ?? '',
    rituals.join('; '),
    methods[order.paymentMethod],
    partner,
    centsToDollars(order.total),
    centsToDollars(received),
    receiptNumber,
    order.id,
    clientReference,
    metadata ? JSON.stringify(metadata) : '',
    sums?.gross ?? null,
    sums?.byHand ?? null,
    sums?.refunded ?? null,
    sums?.fee ?? null,
    sums?.net ?? null,
    centsToDollars(off),
  ];
}

/** An order of the list. */
export function listedToWire({ order, received, money, waits }: ListedOrder): Wire['AdminOrderRow'] {
  return {
    ...pick(order, 'id', 'number', 'status', 'createdAt', 'paymentMethod', 'contact'),
    partner: order.partner ?? null,
    ...filingToWire(order.filing),
    items: order.items.map(itemToWire),
    adjustments: order.adjustments?.map(reasonedToWire),
    currency: 'USD',
    total: centsToDollars(order.total),
    received: centsToDollars(received),
    money: money ? sumsToWire(money) : null,
    waits,
  };
}
