import { formatCents } from '#kernel/format.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { AgreedAlone } from '#modules/money/index.ts';
import { AGREED_ALONE_WORDS } from '#words/agreed-alone.ts';
import { orderNumber } from '#words/order-number.ts';
import { buttonLink, type MailDeps, paragraph, strong, together, writeLetter } from './letter.ts';

/** Adds letters to the outbox about a payment above the limit that one person has decided: to that person and to the shop's mailbox. */
export function createTellAgreedAlone({ newId, supportEmail, publicUrl }: MailDeps) {
  return async (agreed: AgreedAlone, messages: Pick<MessageOutbox, 'add'>): Promise<void> => {
    const letter = writeAgreedAlone(agreed, publicUrl);
    // An administrator who has no e-mail, or whose e-mail is the shop's mailbox, adds no second letter.
    const isAnother = agreed.email !== null && agreed.email.toLowerCase() !== supportEmail.toLowerCase();
    for (const to of isAnother ? [supportEmail, agreed.email] : [supportEmail])
      await messages.add({ id: newId(), to, about: agreed.orderId, ...letter });
  };
}

export function writeAgreedAlone(agreed: AgreedAlone, publicUrl: string) {
  const { orderId, amount, email, language } = agreed;
  const words = AGREED_ALONE_WORDS[language];
  const number = orderNumber(agreed.number, language);
  return writeLetter({
    language,
    subject: words.subject(number),
    blocks: [
      paragraph(words.lead),
      together(
        paragraph(`${words.order}: ${number}`),
        email !== null && paragraph(`${words.by}: ${email}`),
        strong(`${words.amount}: ${formatCents(amount, language)}`),
      ),
      paragraph(words.foreign),
      buttonLink(words.open, `${publicUrl}/admin-panel/orders/${orderId}`),
    ],
    footer: words.footer,
    shopUrl: publicUrl,
  });
}
