import { escapeHtml } from '#kernel/escape.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { maskEmail } from '#modules/orders/index.ts';
import { mailHtml, paragraph } from './mail-look.ts';
import { SHOP_NAME } from './words.ts';

interface EmailChange {
  readonly user: { readonly id: string; readonly language: Language };
  readonly from: string;
  readonly to: string;
}

interface Words {
  readonly subject: string;
  /** `masked` is enough of the new address for its owner to recognise it. */
  readonly lead: (masked: string) => string;
  readonly own: string;
  readonly foreign: string;
  readonly ask: string;
  readonly footer: string;
}

const WORDS: Record<Language, Words> = {
  ru: {
    subject: 'Адрес вашего кабинета изменён',
    lead: (masked) =>
      `Теперь в кабинет входят с адресом ${masked}, с этим войти больше нельзя. Письма о заказах будут приходить на новый адрес.`,
    own: 'Если адрес сменили вы, делать ничего не нужно.',
    foreign: 'Если это были не вы, сразу напишите нам с этого адреса — мы вернём вам кабинет и завершим чужие входы:',
    ask: 'Код из писем мы не спросим никогда.',
    footer: 'Это письмо отправлено автоматически, потому что у кабинета сменился адрес.',
  },
  en: {
    subject: 'The address of your account has changed',
    lead: (masked) => `You now sign in with ${masked}, and no longer with this address. Messages about orders go to the new one.`,
    own: 'If you changed it, there is nothing to do.',
    foreign: 'If it was not you, write to us from this address at once: we will give the account back and sign strangers out:',
    ask: 'We will never ask you for a code.',
    footer: 'This message was sent automatically, because the address of the account has changed.',
  },
};

interface Deps {
  readonly newId: NewId;
  readonly publicUrl: string;
  /** Where people read what is answered. */
  readonly supportEmail: string;
}

/** Writes the notice to the e-mail that a customer has given up; it names the new one only by its mask. */
export function createWriteEmailChanged({ newId, publicUrl, supportEmail }: Deps) {
  return ({ user: { id: userId, language }, from, to }: EmailChange): Message => {
    const words = WORDS[language];
    const lead = words.lead(maskEmail(to));
    const html = mailHtml({
      language,
      title: words.subject,
      paragraphs: [
        paragraph(lead),
        paragraph(words.own),
        paragraph(words.foreign),
        supportLink(supportEmail),
        paragraph(words.ask),
      ],
      footer: words.footer,
      shop: SHOP_NAME[language],
      shopUrl: publicUrl,
    });
    const lines = [lead, '', words.own, '', `${words.foreign} ${supportEmail}`, words.ask, '', words.footer, publicUrl];
    return { id: newId(), channel: 'email', to: from, subject: words.subject, text: lines.join('\n'), html, language, userId };
  };
}

function supportLink(supportEmail: string): string {
  const address = escapeHtml(supportEmail);
  return `<p style="margin:0 0 16px;font-weight:600"><a href="mailto:${address}" style="color:#A8321A">${address}</a></p>`;
}
