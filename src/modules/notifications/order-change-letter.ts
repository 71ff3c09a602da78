import { dayInWords } from '#kernel/day-in-words.ts';
import { formatCents, formatWeeks, withDash } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import type { CoinRequest, Order, OrderChange, OrderItem } from '#modules/orders/index.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { type Block, buttonLink, list, mailLink, paragraph, strong, together, writeLetter } from './letter.ts';
import { coinBlocks, type LetterPlace, stillDue } from './order-letters.ts';
import { orderLines } from './order-lines.ts';

/** What letters about changes take from the shop that writes them. */
export interface ChangePlace extends Pick<LetterPlace, 'orderUrl' | 'isTest' | 'writeInstant'> {
  /** A mailbox that people read. */
  readonly supportEmail: string;
}

/** Writes what has changed with the money or the state of an order. */
export function writeOrderChange(order: Order, change: OrderChange, place: ChangePlace) {
  const { id, language } = order;
  const common = ORDER_LETTER_WORDS[language];
  const url = place.orderUrl(id, language);
  return writeLetter({
    language,
    subject: ORDER_CHANGE_WORDS[language][change.kind].subject(orderNumber(order.number, language)),
    blocks: [
      place.isTest && strong(common.test),
      ...changeBlocks(change, order, place),
      buttonLink(common.follow, url),
      // Only an order that was paid is surely that of the reader.
      together(paragraph(common.link), order.receiptNumber === undefined && paragraph(common.stranger)),
    ],
    footer: ORDER_CHANGE_WORDS[language].footer,
    shopUrl: new URL(url).origin,
  });
}

function changeBlocks(change: OrderChange, order: Order, place: ChangePlace): Block[] {
  const { language, total } = order;
  const { supportEmail } = place;
  const words = ORDER_CHANGE_WORDS[language];
  const { lead, next } = words[change.kind];
  switch (change.kind) {
    case 'part': {
      const came = words.part.came(formatCents(change.received, language), formatCents(total, language));
      return [
        together(paragraph(came), stillDue(change.rest, language)),
        ...restBlocks(change.coin, order, place),
        paragraph(next),
      ];
    }
    case 'changed':
      return [
        together(paragraph(lead), list(orderLines(order))),
        strong(`${ORDER_LETTER_WORDS[language].total}: ${formatCents(total, language)}`),
        paragraph(next),
      ];
    case 'expired':
      return [paragraph(lead), stillDue(change.rest, language), paragraph(next)];
    case 'unpaid':
    case 'cancelled':
    case 'postponement_overtaken':
      return [paragraph(lead), mailLink(next, supportEmail)];
    case 'declined': {
      const partner = change.by === 'shop' ? null : change.by.partner;
      return [paragraph(words.declined.says(partner)), paragraph(change.reason), paragraph(lead), mailLink(next, supportEmail)];
    }
    case 'processing':
    case 'ready':
      return [together(paragraph(lead), list(withLengths(order.items, language))), paragraph(next)];
    case 'reported':
      return [together(paragraph(lead), list([change.ritual[language]])), paragraph(next)];
    case 'postponed':
      return [
        together(paragraph(lead), list(withLengths(change.rituals, language))),
        strong(`${words.newDay}: ${dayInWords(change.startDate)[language]}`),
        paragraph(change.reason),
        mailLink(next, supportEmail),
      ];
    case 'postponement_declined':
      return [paragraph(lead), paragraph(change.reason), mailLink(next, supportEmail)];
    case 'seen':
    case 'completed':
      return [paragraph(lead), paragraph(next)];
  }
}

/** One ritual may stand in an order several times, each with a length of its own. */
const withLengths = (rituals: readonly Pick<OrderItem, 'name' | 'weeks'>[], language: Language) =>
  rituals.map(({ name, weeks }) => `${withDash(name[language])}, ${formatWeeks(weeks, language)}`);

/** Where to send the rest while the address still takes it; without `coin`, that the order page offers a fresh rate. */
function restBlocks(coin: CoinRequest | undefined, { language }: Order, place: ChangePlace): Block[] {
  return coin ? coinBlocks(coin, language, place) : [paragraph(ORDER_CHANGE_WORDS[language].part.lead)];
}
