import { wordsIn } from './words-in.ts';

/** What a partner's people are told when one of the partner's keys is made or revoked. */
export const KEY_LETTER_WORDS = wordsIn({
  ru: {
    made: {
      subject: 'Создан ключ API',
      lead: (partner: string) => `Для партнёра «${partner}» создан ключ, с которым программа видит заказы партнёра.`,
      foreign: 'Если вы об этом не знаете, отзовите ключ в кабинете партнёра и сразу напишите нам:',
    },
    revoked: {
      subject: 'Ключ API отозван',
      lead: (partner: string) => `Ключ партнёра «${partner}» отозван и больше не действует.`,
      foreign: 'Если вы об этом не знаете, сразу напишите нам:',
    },
    key: 'Ключ',
    footer: 'Это письмо отправлено автоматически, потому что изменились ключи партнёра.',
  },
  en: {
    made: {
      subject: 'An API key was made',
      lead: (partner) => `A key of the partner “${partner}” was made. A program that has it sees the partner’s orders.`,
      foreign: 'If you know nothing of this, revoke the key in the partner’s dashboard and write to us at once:',
    },
    revoked: {
      subject: 'An API key was revoked',
      lead: (partner) => `A key of the partner “${partner}” was revoked and opens nothing any more.`,
      foreign: 'If you know nothing of this, write to us at once:',
    },
    key: 'Key',
    footer: 'This message was sent automatically, because the keys of the partner have changed.',
  },
});
