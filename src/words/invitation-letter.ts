import { wordsIn } from './words-in.ts';

/** The words of the letter that invites somebody into a ritual. */
export const INVITATION_WORDS = wordsIn({
  ru: {
    subject: (asks: string) => `${asks} просит назвать вас у огня`,
    lead: (asks: string) =>
      `${asks} заказывает обряд и хочет, чтобы на нём прозвучало и ваше имя. Регистрироваться и платить не нужно.`,
    choice:
      'По ссылке видно, что это за обряд и когда он начнётся. Вы можете согласиться и дать свои данные или отказаться, причины не спросим.',
    open: 'Открыть приглашение',
    until: (instant: string) => `Ссылка сработает один раз, до ${instant}.`,
    stranger: 'Если вы не знаете, от кого это, ничего не делайте: без вашего слова вас не назовут.',
    footer: 'Это письмо отправлено автоматически, потому что вас пригласили по этому адресу.',
  },
  en: {
    subject: (asks) => `${asks} asks to have you named at the fire`,
    lead: (asks) =>
      `${asks} has ordered a ritual and would like your name to be read at it. You need no account, and there is nothing to pay.`,
    choice:
      'The link shows which ritual it is and when it begins. You can agree and give your own details, or decline; no reason is asked.',
    open: 'Open the invitation',
    until: (instant) => `The link works once, until ${instant}.`,
    stranger: 'If you do not know who this is from, do nothing: without your word you are not named.',
    footer: 'This message was sent automatically, because you were invited at this address.',
  },
});
