import type { WriteKeyNews } from '#modules/api-keys/index.ts';
import { KEY_LETTER_WORDS } from '#words/key-letters.ts';
import { type MailDeps, mailLink, paragraph, strong, writeLetter } from './letter.ts';

/** Writes the letter that tells somebody of a partner that a key was made or revoked. It names the key by its name and hint alone. */
export function createWriteKeyNews({ newId, publicUrl, supportEmail }: MailDeps): WriteKeyNews {
  return ({ id: userId, email, language }, news, { name, hint, partnerName }) => {
    const words = KEY_LETTER_WORDS[language];
    const { subject, lead, foreign } = words[news];
    const letter = writeLetter({
      language,
      subject,
      blocks: [paragraph(lead(partnerName)), strong(`${words.key}: ${name}, ${hint}`), mailLink(foreign, supportEmail)],
      footer: words.footer,
      shopUrl: publicUrl,
      hasShopUrlInText: true,
    });
    return { id: newId(), to: email, userId, ...letter };
  };
}
