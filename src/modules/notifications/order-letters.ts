import { formatCents, formatCoinAmount } from '#kernel/format.ts';
import type { WriteInstant } from '#kernel/instant-words.ts';
import type { Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import type { CoinRequest, Order, OrderNews } from '#modules/orders/index.ts';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { ORDER_LETTER_WORDS, ORDER_NEWS_WORDS } from '#words/order-letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { type Block, buttonLink, list, paragraph, strong, textToCopy, together, writeLetter } from './letter.ts';
import { orderLines } from './order-lines.ts';
import { receiptLetter } from './send-receipt.ts';

/** What letters take from the shop that writes them: where links lead, how an instant is written, and whether money is real. */
export interface LetterPlace {
  readonly orderUrl: (orderId: string, language: Language) => string;
  readonly accountUrl: (language: Language) => string;
  readonly writeInstant: WriteInstant;
  /** True in a shop that takes no real money: the letter says so. */
  readonly isTest: boolean;
}

/** Writes what is new about an order: that it is placed, how to pay it, or its receipt. */
export function writeOrderNews(order: Order, news: OrderNews, place: LetterPlace) {
  if (news.kind === 'paid') return receiptLetter(order, place);
  const url = place.orderUrl(order.id, order.language);
  const { language } = order;
  const words = ORDER_LETTER_WORDS[language];
  return writeLetter({
    language,
    subject: aboutWhat(news, language).subject(orderNumber(order.number, language)),
    blocks: [
      place.isTest && strong(words.test),
      ...newsBlocks(news, order, place),
      buttonLink(words.follow, url),
      together(paragraph(words.link), paragraph(words.stranger)),
    ],
    footer: words.footer,
    shopUrl: new URL(url).origin,
  });
}

/** The words that name what a letter is about. Whoever has paid a partner is not told how to pay. */
function aboutWhat({ kind }: Exclude<OrderNews, { kind: 'paid' }>, language: Language) {
  const { placed, partner, pay } = ORDER_NEWS_WORDS[language];
  if (kind === 'placed') return placed;
  return kind === 'partner' ? partner : pay;
}

function newsBlocks(news: Exclude<OrderNews, { kind: 'paid' }>, order: Order, place: LetterPlace): Block[] {
  const { language } = order;
  const { placed, link, card, partner } = ORDER_NEWS_WORDS[language];
  const total = strong(`${ORDER_LETTER_WORDS[language].total}: ${formatCents(order.total, language)}`);
  const due = (rest: Cents) => (rest < order.total ? stillDue(rest, language) : total);
  switch (news.kind) {
    case 'placed':
    case 'link':
      return [
        paragraph(news.kind === 'placed' ? placed.lead : link.lead),
        together(paragraph(`${ORDER_LETTER_WORDS[language].items}:`), list(orderLines(order))),
        total,
        paragraph(placed.next),
      ];
    case 'coin':
      return [...coinBlocks(news, language, place), due(news.rest)];
    case 'card':
      return [paragraph(card.lead), buttonLink(card.open, news.url), total];
    case 'partner':
      return [paragraph(partner.lead(news.name)), due(news.rest), paragraph(partner.next)];
  }
}

/** How much of an order's total is missing. */
export function stillDue(rest: Cents, language: Language): Block {
  return strong(`${ORDER_CHANGE_WORDS[language].due}: ${formatCents(rest, language)}`);
}

/** How much of a coin to send where, and until when; the amount once to be read, and once to be copied into a wallet. */
export function coinBlocks(request: CoinRequest, language: Language, place: Pick<LetterPlace, 'writeInstant'>): Block[] {
  const { amount, unit, network, address, until } = request;
  const { coin } = ORDER_NEWS_WORDS[language];
  return [
    together(paragraph(coin.lead(`${formatCoinAmount(amount, language)} ${unit}`, network)), textToCopy(address)),
    together(paragraph(coin.copy), textToCopy(amount)),
    together(strong(coin.until(place.writeInstant(until, language))), paragraph(coin.rate)),
  ];
}

/** Writes one letter about several orders, the newest first. */
export function writeDigest(orders: readonly Order[], language: Language, place: LetterPlace) {
  const words = ORDER_NEWS_WORDS[language].digest;
  const url = place.accountUrl(language);
  const lines = orders.map(({ id, number, total }) => {
    return `${RECEIPT_WORDS[language].order} ${orderNumber(number, language)}, ${formatCents(total, language)}: ${place.orderUrl(id, language)}`;
  });
  return writeLetter({
    language,
    subject: words.subject,
    blocks: [
      place.isTest && strong(ORDER_LETTER_WORDS[language].test),
      together(paragraph(words.lead), list(lines)),
      paragraph(words.rest),
      buttonLink(words.signIn, url),
      paragraph(ORDER_LETTER_WORDS[language].stranger),
    ],
    footer: ORDER_LETTER_WORDS[language].footer,
    shopUrl: new URL(url).origin,
  });
}
