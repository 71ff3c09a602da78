import type { ContactPoint } from '#kernel/contact.ts';
import { escapeHtml } from '#kernel/escape.ts';
import { formatMinutes } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { mailHtml, paragraph } from './mail-look.ts';
import { FOOTER, SHOP_NAME } from './words.ts';

interface CodeLetter {
  readonly id: string;
  readonly purpose: 'sign_in' | 'change_email';
  readonly to: ContactPoint;
  readonly code: string;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly minutes: number;
}

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly life: (minutes: number) => string;
  readonly warning: string;
}

const ru = {
  life: (minutes: number) => `Код действует ${formatMinutes(minutes, 'ru')} и только в том браузере, где вы его запросили.`,
  warning: 'Никому не сообщайте код. Если вы его не запрашивали, просто удалите это письмо.',
};
const en = {
  life: (minutes: number) => `It is valid for ${formatMinutes(minutes, 'en')}, in the browser where you asked for it.`,
  warning: 'Tell the code to nobody. If you did not ask for it, just delete this message.',
};

const WORDS: Record<Language, Record<CodeLetter['purpose'], Words>> = {
  ru: {
    sign_in: { ...ru, subject: 'Код для входа', lead: 'Введите этот код на странице входа:' },
    change_email: { ...ru, subject: 'Подтвердите новый адрес', lead: 'Введите этот код, чтобы сменить адрес в кабинете:' },
  },
  en: {
    sign_in: { ...en, subject: 'Your sign-in code', lead: 'Enter this code on the sign-in page:' },
    change_email: { ...en, subject: 'Confirm your new address', lead: 'Enter this code to change the address of your account:' },
  },
};

/** Writes the message that carries a one-time code: a mail, or an SMS that browsers can fill in by themselves. */
export function createWriteCode({ publicUrl }: { publicUrl: string }) {
  return (letter: CodeLetter): Message => {
    const { id, to, language, expiresAt: secretUntil } = letter;
    const texts = to.kind === 'email' ? mail(letter, publicUrl) : sms(letter, publicUrl);
    const channel = to.kind === 'email' ? 'email' : 'sms';
    return { id, channel, to: to.value, language, secretUntil, ...texts };
  };
}

function mail({ purpose, code, language, minutes }: CodeLetter, shopUrl: string) {
  const { subject, lead, life, warning } = WORDS[language][purpose];
  const codeStyle = "margin:0 0 16px;font:600 34px/1.2 'Golos Text',Arial,sans-serif;letter-spacing:.2em;color:#A8321A";
  const html = mailHtml({
    language,
    title: subject,
    paragraphs: [
      paragraph(lead),
      `<p style="${codeStyle}">${escapeHtml(code)}</p>`,
      paragraph(life(minutes)),
      paragraph(warning),
    ],
    footer: FOOTER[language],
    shop: SHOP_NAME[language],
    shopUrl,
  });
  const text = [lead, '', code, '', life(minutes), warning, '', FOOTER[language], shopUrl].join('\n');
  return { subject, text, html };
}

/** The last line binds the code to our site (the form that browsers read one-time codes from). */
function sms({ purpose, code, language }: CodeLetter, shopUrl: string) {
  const { host } = new URL(shopUrl);
  return { subject: '', html: '', text: `${WORDS[language][purpose].subject}: ${code}\n\n@${host} #${code}` };
}
