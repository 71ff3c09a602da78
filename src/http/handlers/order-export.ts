import type { Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { orderNumber } from '#kernel/order-number.ts';
import type { ListedOrder } from '#modules/office/index.ts';
import { ORDER_EXPORT_TITLES } from '#words/order-export.ts';
import { csvInPieces } from '../csv-in-pieces.ts';

/** Orders as a file for spreadsheets, with the titles and the names of the rituals in a language. */
export function ordersAsCsv(pages: AsyncIterable<readonly ListedOrder[]>, language: Language): AsyncIterable<string> {
  return csvInPieces(ORDER_EXPORT_TITLES[language], rowsOf(pages, language));
}

async function* rowsOf(pages: AsyncIterable<readonly ListedOrder[]>, language: Language) {
  for await (const page of pages) yield page.map((listed) => rowOf(listed, language));
}

function rowOf({ order, received }: ListedOrder, language: Language) {
  const { id, createdAt, status, contact, items, paymentMethod, partner = '', total, receiptNumber = null } = order;
  const rituals = items.map(({ name, quantity }) => (quantity > 1 ? `${name[language]} × ${quantity}` : name[language]));
  const money = [centsToDollars(total), centsToDollars(received)];
  const client = [contact?.name ?? '', contact?.email ?? ''];
  const placed = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [orderNumber(id), placed, status, ...client, rituals.join('; '), paymentMethod, partner, ...money, receiptNumber, id];
}
