import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Consultation } from '#modules/consultations/index.ts';
import { mailHtml, paragraph } from './mail-look.ts';
import { SHOP_NAME } from './words.ts';

const WORDS: Record<Language, Record<'subject' | 'name' | 'phone' | 'message' | 'footer', string>> = {
  ru: {
    subject: 'Заявка на консультацию',
    name: 'Имя',
    phone: 'Телефон',
    message: 'Вопрос',
    footer: 'Ответить нужно по-русски. Номер заявки',
  },
  en: {
    subject: 'A request for a consultation',
    name: 'Name',
    phone: 'Phone',
    message: 'Question',
    footer: 'To be answered in English. Request number',
  },
};

/** Writes to the shop's own people that somebody asks to be called, in the language in which they wait for the answer. */
export function createTellSupport({ newId, to, publicUrl }: { newId: NewId; to: string; publicUrl: string }) {
  return async (consultation: Consultation, messages: MessageOutbox): Promise<void> => {
    const { id, language, name, phone, message } = consultation;
    const words = WORDS[language];
    const lines = [`${words.name}: ${name}`, `${words.phone}: ${phone}`, ...(message ? [`${words.message}: ${message}`] : [])];
    // The number is how the message is found again when the person asks to be forgotten.
    const footer = `${words.footer}: ${id}`;
    const html = mailHtml({
      language,
      title: words.subject,
      paragraphs: lines.map(paragraph),
      footer,
      shop: SHOP_NAME[language],
      shopUrl: publicUrl,
    });
    const text = [...lines, '', footer].join('\n');
    await messages.add({ id: newId(), channel: 'email', to, subject: words.subject, text, html, language });
  };
}
