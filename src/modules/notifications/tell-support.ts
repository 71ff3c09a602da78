import type { MessageOutbox } from '#kernel/messages.ts';
import type { Consultation } from '#modules/consultations/index.ts';
import { CONSULTATION_WORDS } from '#words/letters.ts';
import { type MailDeps, paragraph, together, writeLetter } from './letter.ts';

/** Adds an e-mail about a request for a consultation to the outbox for support, in the language of the request. */
export function createTellSupport({ newId, supportEmail, publicUrl }: MailDeps) {
  return async (consultation: Consultation, messages: Pick<MessageOutbox, 'add'>): Promise<void> => {
    const { id, language, name, phone, email, message } = consultation;
    const words = CONSULTATION_WORDS[language];
    const lines = [`${words.name}: ${name}`, `${words.phone}: ${phone}`];
    if (email) lines.push(`${words.email}: ${email}`);
    if (message) lines.push(`${words.message}: ${message}`);
    const letter = writeLetter({
      language,
      subject: words.subject,
      blocks: [together(...lines.map(paragraph))],
      footer: `${words.footer}: ${id}`,
      shopUrl: publicUrl,
    });
    await messages.add({ id: newId(), to: supportEmail, about: id, ...letter });
  };
}
