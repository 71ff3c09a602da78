import { dayInWords } from '#kernel/day-in-words.ts';
import type { TellSupportOfAsk } from '#modules/orders/index.ts';
import { ASK_WORDS } from '#words/letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { buttonLink, type MailDeps, paragraph, strong, together, writeLetter } from './letter.ts';

/** Tells support by e-mail that a customer asks to cancel or postpone an order. Who asks, and why, stands in the panel alone. */
export function createTellOfAsk({ newId, supportEmail, publicUrl }: MailDeps): TellSupportOfAsk {
  return async ({ id, number, language }, ask, messages) => {
    const words = ASK_WORDS[language];
    const request =
      ask.kind === 'cancel'
        ? paragraph(words.cancel)
        : together(paragraph(words.postpone), strong(dayInWords(ask.startDate)[language]));
    const letter = writeLetter({
      language,
      subject: words.subject(orderNumber(number, language)),
      blocks: [request, buttonLink(words.open, `${publicUrl}/admin-panel/orders/${id}`)],
      footer: words.footer,
      shopUrl: publicUrl,
    });
    await messages.add({ id: newId(), to: supportEmail, about: id, ...letter });
  };
}
