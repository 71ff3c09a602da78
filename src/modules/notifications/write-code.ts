import type { Message } from '#kernel/messages.ts';
import type { CodeLetter } from '#modules/auth/index.ts';
import { CODE_WORDS, LETTER_FOOTER } from '#words/letters.ts';
import { largeCode, paragraph, together, writeLetter } from './letter.ts';

/** Writes the message with a one-time code: an e-mail, or an SMS whose code browsers can fill in by themselves. */
export function createWriteCode({ publicUrl }: { publicUrl: string }) {
  return (letter: CodeLetter): Message => {
    const { id, to, expiresAt: secretUntil } = letter;
    const write = to.kind === 'email' ? mail : sms;
    return { id, to: to.value, secretUntil, ...write(letter, publicUrl) };
  };
}

function mail({ purpose, code, language, minutes }: CodeLetter, shopUrl: string) {
  const words = CODE_WORDS[language];
  const { subject, lead } = words[purpose];
  return writeLetter({
    language,
    subject: `${subject}: ${code}`,
    blocks: [paragraph(lead), largeCode(code), together(paragraph(words.life(minutes)), paragraph(words.warning))],
    footer: LETTER_FOOTER[language],
    shopUrl,
    hasShopUrlInText: true,
  });
}

/** The last line binds the code to our site, in the format that browsers read (origin-bound one-time codes). */
function sms({ purpose, code, language }: CodeLetter, shopUrl: string) {
  const text = `${CODE_WORDS[language][purpose].subject}: ${code}\n\n@${new URL(shopUrl).host} #${code}`;
  return { channel: 'sms' as const, language, subject: '', html: '', text };
}
