import type { NewId } from '#kernel/ids.ts';
import type { Message } from '#kernel/messages.ts';
import type { EmailChange } from '#modules/auth/index.ts';
import { maskEmail } from '#modules/orders/index.ts';
import { EMAIL_CHANGED_WORDS } from '#words/letters.ts';
import { mailLink, paragraph, together, writeLetter } from './letter.ts';

interface Deps {
  readonly newId: NewId;
  readonly publicUrl: string;
  /** A mailbox that people read. */
  readonly supportEmail: string;
}

/** Writes the notice to a customer's former e-mail; the notice shows the new e-mail only masked. */
export function createWriteEmailChanged({ newId, publicUrl, supportEmail }: Deps) {
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
      hasAddressInText: true,
    });
    return { id: newId(), to: from, userId, ...letter };
  };
}
