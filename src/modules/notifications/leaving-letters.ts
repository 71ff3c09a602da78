import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { User } from '#modules/auth/index.ts';
import { LEAVING_WORDS } from '#words/letters.ts';
import { buttonLink, paragraph, writeLetter } from './letter.ts';

interface Deps {
  readonly newId: NewId;
  readonly accountUrl: (language: Language) => string;
}

/**
 * Writes to a customer, whose account is to be deleted once their money has come back, that they can choose anew: go on waiting, ask for the
 * money again, leave at once or stay. Undefined for a customer who has neither an e-mail nor a phone.
 */
export function createWriteLeavingAgain({ newId, accountUrl }: Deps) {
  return ({ id: userId, email, phone, language }: Pick<User, 'id' | 'email' | 'phone' | 'language'>): Message | undefined => {
    const url = accountUrl(language);
    if (email !== null) return { id: newId(), to: email, userId, ...writeLeavingAgain(language, url) };
    if (phone === null) return undefined;
    const text = `${LEAVING_WORDS[language].subject}: ${url}`;
    return { id: newId(), channel: 'sms', to: phone, userId, language, subject: '', html: '', text };
  };
}

export function writeLeavingAgain(language: Language, url: string) {
  const words = LEAVING_WORDS[language];
  return writeLetter({
    language,
    subject: words.subject,
    blocks: [paragraph(words.lead), paragraph(words.choice), buttonLink(words.open, url)],
    footer: words.footer,
    shopUrl: new URL(url).origin,
  });
}
