import type { Message } from '#kernel/messages.ts';
import type { EmailChange } from '#modules/auth/index.ts';
import { maskEmail } from '#modules/orders/index.ts';
import { EMAIL_CHANGED_WORDS } from '#words/letters.ts';
import { type MailDeps, mailLink, paragraph, together, writeLetter } from './letter.ts';

/** Writes the notice to a user's former e-mail; the notice shows the new e-mail only masked. */
export function createWriteEmailChanged({ newId, publicUrl, supportEmail }: MailDeps) {
  return ({ user: { id: userId, language }, from, to }: EmailChange): Message => {
    const words = EMAIL_CHANGED_WORDS[language];
    const letter = writeLetter({
      language,
      subject: words.subject,
      blocks: [
        paragraph(words.lead(maskEmail(to))),
        paragraph(words.own),
        together(mailLink(words.foreign, supportEmail), paragraph(words.ask)),
      ],
      footer: words.footer,
      shopUrl: publicUrl,
      hasShopUrlInText: true,
    });
    return { id: newId(), to: from, userId, ...letter };
  };
}
