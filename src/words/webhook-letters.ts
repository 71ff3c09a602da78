import { wordsIn } from './words-in.ts';

/** What a partner's people are told when events for a webhook were given up, or the shop has disabled it. */
export const WEBHOOK_LETTER_WORDS = wordsIn({
  ru: {
    given_up: {
      subject: 'События для вебхука не доставлены',
      lead: (partner: string) =>
        `Программа партнёра «${partner}» трое суток не принимала некоторые события. Больше они сами не отправляются, следующие идут дальше.`,
    },
    failing: {
      subject: 'Вебхук отключён',
      lead: (partner: string) =>
        `Программа партнёра «${partner}» пять дней не приняла ни одного события, поэтому вебхук отключён.`,
    },
    gone: {
      subject: 'Вебхук отключён',
      lead: (partner: string) => `Программа партнёра «${partner}» ответила, что её больше нет (410), поэтому вебхук отключён.`,
    },
    webhook: 'Вебхук',
    advice: 'Журнал доставок и повторная отправка находятся в кабинете партнёра. События отключённого вебхука ждут до 30 дней.',
    help: 'Если нужна помощь, напишите нам:',
    footer: 'Это письмо отправлено автоматически, потому что вебхук партнёра не принимает события.',
  },
  en: {
    given_up: {
      subject: 'Events for a webhook were not delivered',
      lead: (partner) =>
        `For three days a program of the partner “${partner}” did not accept some events. They are no longer sent automatically; later events still are.`,
    },
    failing: {
      subject: 'A webhook was disabled',
      lead: (partner) =>
        `For five days a program of the partner “${partner}” has accepted no event, so the webhook was disabled.`,
    },
    gone: {
      subject: 'A webhook was disabled',
      lead: (partner) => `A program of the partner “${partner}” answered that it is gone (410), so the webhook was disabled.`,
    },
    webhook: 'Webhook',
    advice:
      'The log of deliveries, and the way to send them again, are in the partner’s dashboard. Events of a disabled webhook wait for up to 30 days.',
    help: 'If you need help, write to us:',
    footer: 'This message was sent automatically, because a webhook of the partner does not accept events.',
  },
});
