import type { Language } from '#kernel/language.ts';
import { centsToDollars, sumCents } from '#kernel/money.ts';
import type { ListedOrder } from '#modules/office/index.ts';
import { ORDER_EXPORT_TITLES } from '#words/order-export.ts';
import type { ListFile } from '../answers/list-file.ts';
import type { Wire } from '../contract/contract.ts';
import { reasonedToWire } from './adjustments.ts';
import { filingToWire } from './filing.ts';
import { sumsToWire } from './money-sums.ts';
import { itemToWire } from './order-items.ts';

/** Orders as a file, with the titles and the names of the rituals in a language; `day` stands in its name. */
export function ordersFile(day: string, language: Language): ListFile<ListedOrder> {
  return {
    name: `orders-${day}`,
    titles: ORDER_EXPORT_TITLES[language],
    cells: (listed) => cellsOf(listed, language),
    record: listedToWire,
  };
}

function cellsOf({ order, received, money: moved }: ListedOrder, language: Language) {
  const {
    id,
    number,
    createdAt,
    status,
    contact,
    items,
    paymentMethod,
    partner = '',
    total,
    receiptNumber = null,
    filing,
  } = order;
  const off = sumCents((order.adjustments ?? []).map(({ amount }) => amount));
  const rituals = items.map(({ name, quantity }) => (quantity > 1 ? `${name[language]} × ${quantity}` : name[language]));
  const money = [centsToDollars(total), centsToDollars(received)];
  const sums = moved ? sumsToWire(moved) : undefined;
  const moves = [sums?.gross, sums?.byHand, sums?.refunded, sums?.fee, sums?.net].map((sum) => sum ?? null);
  const client = [contact?.name ?? '', contact?.email ?? ''];
  const { clientReference = '', metadata } = filingToWire(filing);
  const filed = [clientReference, metadata ? JSON.stringify(metadata) : ''];
  const placed = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [
    number,
    placed,
    status,
    ...client,
    rituals.join('; '),
    paymentMethod,
    partner,
    ...money,
    receiptNumber,
    id,
    ...filed,
    ...moves,
    centsToDollars(off),
  ];
}

/** An order of the list. */
export function listedToWire({ order, received, money, waits }: ListedOrder): Wire['AdminOrderRow'] {
  const { id, number, status, createdAt, paymentMethod, partner = null, contact, items, adjustments, total, filing } = order;
  return {
    id,
    number,
    status,
    createdAt,
    paymentMethod,
    partner,
    ...filingToWire(filing),
    contact,
    items: items.map(itemToWire),
    adjustments: adjustments?.map(reasonedToWire),
    currency: 'USD',
    total: centsToDollars(total),
    received: centsToDollars(received),
    money: money ? sumsToWire(money) : null,
    waits,
  };
}
