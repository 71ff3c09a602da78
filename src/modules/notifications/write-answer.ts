import type { WriteAnswer } from '#modules/consultations/index.ts';
import { ANSWER_WORDS } from '#words/letters.ts';
import { type MailDeps, mailLink, paragraph, writeLetter } from './letter.ts';

/** Writes the answer to a request for a consultation, in the language of the request. */
export function createWriteAnswer({ newId, publicUrl, supportEmail }: MailDeps): WriteAnswer {
  return ({ id: about, userId, name, message, language }, { to, text }) => {
    const words = ANSWER_WORDS[language];
    const lines = text.split(/\n\s*/).filter(Boolean);
    const question = message ? [`${words.asked}: ${message}`] : [];
    const letter = writeLetter({
      language,
      subject: words.subject,
      blocks: [...[words.greeting(name), ...lines, ...question].map(paragraph), mailLink(words.more, supportEmail)],
      footer: words.footer,
      shopUrl: publicUrl,
      hasShopUrlInText: true,
    });
    return { id: newId(), to, about, userId, ...letter };
  };
}
