import { formatCents } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { TellPartner } from '#modules/orders/index.ts';
import { PARTNER_WORDS } from '#words/letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { buttonLink, mailLink, paragraph, strong, together, writeLetter } from './letter.ts';

interface Deps {
  readonly newId: NewId;
  readonly orderUrl: (orderId: string, language: Language) => string;
  /** A mailbox that people read. */
  readonly supportEmail: string;
}

/** Adds a mail to the outbox, in the partner's language, that asks a partner whether the money of an order has come. */
export function createTellPartner({ newId, orderUrl, supportEmail }: Deps): TellPartner {
  return async (order, rest, { name, email, language }, messages, isLast) => {
    const { id, contact } = order;
    const number = orderNumber(order.number, language);
    const words = PARTNER_WORDS[language];
    const url = orderUrl(id, language);
    const customer = contact && paragraph(`${words.customer}: ${contact.name}`);
    const letter = writeLetter({
      language,
      subject: `${words.subject} ${number}`,
      blocks: [
        paragraph(words.lead(name)),
        together(paragraph(`${words.order}: ${number}`), customer, strong(`${words.total}: ${formatCents(rest, language)}`)),
        mailLink(words.answer, supportEmail),
        buttonLink(words.follow, url),
        isLast && paragraph(words.last),
      ],
      footer: words.footer,
      shopUrl: new URL(url).origin,
    });
    await messages.add({ id: newId(), to: email, about: id, ...letter });
  };
}
