import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { RefundNews, WriteRefundNews } from '#modules/money/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { REFUND_WORDS } from '#words/refund-letters.ts';
import { type Block, buttonLink, paragraph, strong, textToCopy, together, writeLetter } from './letter.ts';
import type { LetterPlace } from './order-letters.ts';

/** Where the links of a letter about a refund lead. */
export interface RefundPlace extends LetterPlace {
  /** The page of a one-time link, where the customer names the address to which a coin goes back. */
  readonly refundUrl: (token: string, language: Language) => string;
}

/** Writes the messages about refunds. What carries the one-time link is a secret, and is not sent once the link is over. */
export function createWriteRefundNews(place: RefundPlace & { readonly newId: NewId }): WriteRefundNews {
  return (order, news, { kind, value: to }): Message => {
    const written = kind === 'sms' ? refundSms(order, news, place) : writeRefundLetter(order, news, place);
    const secretUntil = news.kind === 'refund_address' ? news.until : undefined;
    return { id: place.newId(), to, about: order.id, ...written, secretUntil };
  };
}

function refundSms({ id, number, language }: Order, news: RefundNews, place: RefundPlace) {
  const words = REFUND_WORDS[language];
  const numberInWords = orderNumber(number, language);
  const text =
    news.kind === 'refund_address'
      ? `${words.address.sms(numberInWords)}: ${place.refundUrl(news.token, language)}`
      : `${words[WORDS_OF[news.kind]].subject(numberInWords)}: ${place.orderUrl(id, language)}`;
  // The page of the order does not tell it.
  const reference = news.kind === 'refund_sent' ? `\n${words.sent.reference} ${news.reference}` : '';
  return { channel: 'sms' as const, language, subject: '', html: '', text: text + reference };
}

/** Writes the letter; in a shop that takes no real money the letter says so. */
export function writeRefundLetter(order: Order, news: RefundNews, place: RefundPlace) {
  const { id, language } = order;
  const common = ORDER_LETTER_WORDS[language];
  const url = place.orderUrl(id, language);
  return writeLetter({
    language,
    subject: REFUND_WORDS[language][WORDS_OF[news.kind]].subject(orderNumber(order.number, language)),
    blocks: [place.isTest && strong(common.test), ...newsBlocks(news, order, place), buttonLink(common.follow, url)],
    footer: ORDER_CHANGE_WORDS[language].footer,
    shopUrl: new URL(url).origin,
  });
}

/** Where the words of each kind of news are in `REFUND_WORDS`. */
const WORDS_OF = { refund_address: 'address', refund_sign_in: 'signIn', refund_sent: 'sent', refund_failed: 'failed' } as const;

function newsBlocks(news: RefundNews, { language }: Order, place: RefundPlace): Block[] {
  const { address, signIn, sent, failed } = REFUND_WORDS[language];
  switch (news.kind) {
    case 'refund_address':
      return [
        paragraph(address.lead(news.amount, news.network)),
        buttonLink(address.open, place.refundUrl(news.token, language)),
        together(strong(address.until(place.writeInstant(news.until, language))), paragraph(address.warning)),
      ];
    case 'refund_sign_in':
      return [
        paragraph(signIn.lead),
        paragraph(signIn.next),
        buttonLink(signIn.open, place.accountUrl(language)),
        paragraph(signIn.stranger),
      ];
    case 'refund_sent':
      return [
        paragraph(sent.lead(news.amount)),
        together(paragraph(sent.reference), textToCopy(news.reference)),
        paragraph(sent.next),
      ];
    case 'refund_failed':
      return [paragraph(failed.lead(news.amount)), paragraph(failed.next), paragraph(failed.wait)];
  }
}
